// Finding sentences: which ones a state asks for, in which order, and which of their words.

/** @import { Layer, Volume } from "./data.js" */
/** @import { State } from "./state.js" */
/** @import { WordTest } from "./groups.js" */
import { lengthOf, valueOf } from "./data.js";
import { columnTests } from "./columns.js";
import { inGroup } from "./groups.js";
import {
  KIND_NAMES, RIGHT, UNCOUNTED, comparedRelations, disagreements, headInFirst, kindsOf, nonProjective, spelling,
} from "./judge.js";
import { measureOf, scoreTest } from "./measures.js";
import { phraseDifferences } from "./phrases.js";
import { compileTerm, parseQuery } from "./query.js";
import { limits } from "./state.js";

/**
 * @typedef {Object} Found
 * @property {Int32Array} rows The sentences, in order.
 * @property {Uint8Array|null} words The words of the first layer that were asked for, if any were.
 * @property {number} marked The number of these words.
 */

/** A volume with facts about it that are computed when first needed. */
export class Index {
  /** @param {Volume} volume */
  constructor(volume) {
    this.volume = volume;
    /** @type {Map<string, any>} */
    this.known = new Map();
  }

  /**
   * @template T
   * @param {string} name
   * @param {() => T} compute
   * @returns {T}
   */
  once(name, compute) {
    if (!this.known.has(name)) this.known.set(name, compute());
    return this.known.get(name);
  }

  get relations() {
    return this.once("relations", () => comparedRelations(this.volume));
  }

  get lowered() {
    return this.once("lowered", () => this.volume.texts.map((text) => text.toLowerCase()));
  }

  get crossing() {
    return this.once("crossing", () => nonProjective(this.volume.layers[0]));
  }

  /** The layers that are judged by the first one. */
  get judged() {
    return this.volume.layers.slice(1);
  }

  /** The layers that can differ: all that are judged, or all if none is gold. */
  get rivals() {
    return this.volume.gold && this.judged.length > 1 ? this.judged : this.volume.layers;
  }

  get differences() {
    return this.once("differences", () => disagreements(this.volume, this.rivals, this.relations));
  }

  /** Whether trees are of phrases, and so have no kinds of words. */
  get phrases() {
    return this.volume.layers[0].spans !== null;
  }

  /**
   * What a layer of phrases has different.
   * @param {Layer} layer
   */
  differing(layer) {
    return this.once(`phrases ${layer.place}`, () => phraseDifferences(this.volume, layer));
  }

  /** @param {Layer} layer */
  kinds(layer) {
    return this.once(`kinds ${layer.place}`, () => kindsOf(this.volume, layer, this.relations));
  }

  /**
   * The number of errors of a layer in each sentence.
   * @param {Layer} layer
   * @returns {Int32Array}
   */
  errors(layer) {
    return this.once(`errors ${layer.place}`, () => {
      if (this.phrases) return this.differing(layer).missing.map((missing, row) => missing + this.differing(layer).extra[row]);
      const kinds = this.kinds(layer);
      const errors = new Int32Array(this.volume.sentences);
      for (let word = 0; word < kinds.length; word++) {
        if (kinds[word] !== RIGHT && kinds[word] !== UNCOUNTED) errors[this.volume.rows[word]]++;
      }
      return errors;
    });
  }

  /**
   * The layers that a state is about: one, or all that are judged.
   * @param {State} state
   */
  asked(state) {
    const named = this.judged.filter((layer) => layer.name === state.sys);
    return named.length ? named : this.judged;
  }

  /**
   * The sum of the errors of several layers in each sentence.
   * @param {Layer[]} layers
   */
  errorsOf(layers) {
    const total = new Int32Array(this.volume.sentences);
    for (const layer of layers) this.errors(layer).forEach((errors, row) => { total[row] += errors; });
    return total;
  }
}

/**
 * Find the sentences that a state asks for.
 * @param {Index} index
 * @param {State} state
 * @returns {Found}
 */
export function find(index, state) {
  const { volume } = index;
  const accepted = sentenceTest(index, state);
  const tests = wordTests(index, state);
  const asked = parseQuery(state.q);
  const terms = asked.map((term) => compileTerm(term, volume, () => index.lowered));
  const marking = tests.length > 0 || asked.some((term) => term.test.kind === "words" && !term.negated);
  const words = marking ? new Uint8Array(volume.rows.length) : null;
  const mark = (/** @type {number} */ word) => { if (words && tests.length === 0) words[word] = 1; };
  const { offsets } = volume.layers[0];
  const rows = [];
  for (let row = 0; row < volume.sentences; row++) {
    if (!accepted(row) || !terms.every((term) => term(row, mark))) continue;
    if (tests.length && !markWords(tests, offsets[row], offsets[row + 1], /** @type {Uint8Array} */ (words))) continue;
    rows.push(row);
  }
  const found = { rows: Int32Array.from(rows), words, marked: 0 };
  if (words) found.marked = countIn(words, rows, offsets);
  return { ...found, rows: sorted(index, state, found) };
}

/**
 * @param {Uint8Array} words
 * @param {number[]} rows
 * @param {Int32Array} offsets
 */
function countIn(words, rows, offsets) {
  let marked = 0;
  for (const row of rows) for (let word = offsets[row]; word < offsets[row + 1]; word++) marked += words[word];
  return marked;
}

/**
 * @param {WordTest[]} tests
 * @param {number} begin
 * @param {number} end
 * @param {Uint8Array} words
 */
function markWords(tests, begin, end, words) {
  let any = false;
  for (let word = begin; word < end; word++) {
    if (!tests.every((test) => test(word))) continue;
    words[word] = 1;
    any = true;
  }
  return any;
}

/**
 * @param {Index} index
 * @param {State} state
 * @returns {(row: number) => boolean}
 */
function sentenceTest(index, state) {
  const { volume } = index;
  const [shortest, longest] = limits(state.length);
  const facets = state.facet.map((written) => facetTest(volume, written));
  if (state.score) facets.push(scoreTest(volume, state));
  if (index.phrases) facets.push(phraseTest(index, state));
  return (row) => {
    const length = lengthOf(volume, row);
    if (length < shortest || length > longest) return false;
    if (state.shape && (index.crossing[row] === 1) !== (state.shape === "crossing")) return false;
    return facets.every((test) => test(row));
  };
}

/**
 * Whether a layer lacks a phrase, or has one that the first layer lacks.
 * @param {Index} index
 * @param {State} state
 * @returns {(row: number) => boolean}
 */
function phraseTest(index, state) {
  const { kind, gold, pred } = state;
  if (!kind && !gold && !pred) return () => true;
  const asked = index.asked(state).map((layer) => index.differing(layer));
  return (row) => asked.some((one) => {
    if (kind === "right" ? one.missing[row] + one.extra[row] > 0 : kind && one.missing[row] + one.extra[row] === 0) return false;
    return (!gold || one.lost[row].has(gold)) && (!pred || one.found[row].has(pred));
  });
}

/**
 * @param {Volume} volume
 * @param {string} written
 * @returns {(row: number) => boolean}
 */
function facetTest(volume, written) {
  const at = written.indexOf(":");
  const facet = volume.facets.find((one) => one.name === written.slice(0, at));
  if (!facet) return () => true;
  const code = facet.strings.indexOf(written.slice(at + 1));
  return (row) => facet.codes[row] === code;
}

/**
 * The tests that one and the same word must pass.
 * @param {Index} index
 * @param {State} state
 * @returns {WordTest[]}
 */
export function wordTests(index, state) {
  const { volume } = index;
  if (index.phrases) return groupTests(volume, state);
  const tests = [...groupTests(volume, state), ...systemTests(index, state), ...columnTests(index, state)];
  for (const layer of index.judged) {
    const kinds = index.kinds(layer);
    if (state.right.includes(layer.name)) tests.push((word) => kinds[word] === RIGHT);
    if (state.wrong.includes(layer.name)) tests.push((word) => kinds[word] > RIGHT && kinds[word] < UNCOUNTED);
  }
  if (state.differ) tests.push((word) => index.differences[word] === 1);
  if (state.flagged) tests.push(noteTest(volume, (note) => note !== ""));
  if (state.note) tests.push(noteTest(volume, (note) => note.split("; ").includes(state.note)));
  return tests;
}

/**
 * @param {Volume} volume
 * @param {State} state
 * @returns {WordTest[]}
 */
function groupTests(volume, state) {
  const tests = [];
  for (const written of state.by) {
    const at = written.indexOf(":");
    const test = inGroup(volume, written.slice(0, at), written.slice(at + 1));
    if (test) tests.push(test);
  }
  return tests;
}

/**
 * Test the notes on words, several of which are separated by semicolons; each one is tested once.
 * @param {Volume} volume
 * @param {(note: string) => boolean} fits
 * @returns {WordTest}
 */
function noteTest(volume, fits) {
  const tests = volume.layers.flatMap(({ notes, inverse }) => {
    if (!notes) return [];
    const accepted = notes.strings.map(fits);
    return [(/** @type {number} */ word) => inverse[word] >= 0 && accepted[notes.codes[inverse[word]]]];
  });
  return (word) => tests.some((test) => test(word));
}

/**
 * What one layer says about a word, or any of the judged layers.
 * @param {Index} index
 * @param {State} state
 * @returns {WordTest[]}
 */
function systemTests(index, state) {
  const { volume } = index;
  const first = volume.layers[0];
  const { kind, gold, pred, hg, hp, tg, tp } = state;
  if (![kind, gold, pred, hg, hp, tg, tp].some(Boolean)) return [];
  const allowed = KIND_NAMES[/** @type {keyof typeof KIND_NAMES} */ (kind)] ?? null;
  const isGold = relationTest(volume, first, gold);
  const tests = index.asked(state).map((layer) => {
    const kinds = index.kinds(layer);
    const isPredicted = relationTest(volume, layer, pred);
    return (/** @type {number} */ word) => {
      if (kinds[word] === UNCOUNTED || (allowed && !allowed.includes(kinds[word]))) return false;
      const own = layer.inverse[word];
      if ((pred || hg || hp || tp) && own < 0) return false;
      if (tg && valueOf(volume, first, word, state.tag || "upos") !== tg) return false;
      if (tp && valueOf(volume, layer, own, "xpos") !== tp) return false;
      if (pred && !isPredicted(own)) return false;
      return !(hg || hp) || isHeadConfused(volume, state, layer, word, own);
    };
  });
  if (!tests.length) return [isGold];
  return [isGold, (word) => tests.some((test) => test(word))];
}

/**
 * Test whether words of a layer have a relation; each spelling is compared once.
 * @param {Volume} volume
 * @param {Layer} layer
 * @param {string} relation `` for any.
 * @returns {WordTest}
 */
function relationTest(volume, layer, relation) {
  if (!relation) return () => true;
  const fits = Uint8Array.from(volume.strings.deprel, (one) => (spelling(one, volume.subtypes) === relation ? 1 : 0));
  const codes = layer.columns.deprel;
  return (word) => fits[codes[word]] === 1;
}

/**
 * Whether a wrong head of a word has the tags that are asked for, both in the first layer.
 * @param {Volume} volume
 * @param {State} state
 * @param {Layer} layer
 * @param {number} word
 * @param {number} own
 */
function isHeadConfused(volume, state, layer, word, own) {
  const first = volume.layers[0];
  const ours = first.heads[word];
  const theirs = headInFirst(layer, own);
  if (ours === theirs) return false;
  const tag = (/** @type {number} */ head) => {
    if (head === -1) return "(root)";
    return head < 0 ? "(unaligned)" : valueOf(volume, first, head, state.tag || "upos");
  };
  return (!state.hg || tag(ours) === state.hg) && (!state.hp || tag(theirs) === state.hp);
}

/**
 * @param {Index} index
 * @param {State} state
 * @param {Found} found
 * @returns {Int32Array}
 */
function sorted(index, state, found) {
  const written = state.sort || index.volume.order;
  const name = written.replace(/^-/, "");
  const keys = keysOf(index, state, found, name);
  if (!keys) return written.startsWith("-") ? found.rows.slice().reverse() : found.rows;
  const falls = ["errors", "share", "length", "matches"].includes(name) !== written.startsWith("-");
  const last = falls ? -Infinity : Infinity;
  const known = keys.map((key) => (Number.isNaN(key) ? last : key));
  return found.rows.slice().sort((a, b) => (falls ? known[b] - known[a] : known[a] - known[b]) || a - b);
}

/**
 * The numbers by which sentences are sorted; null for the order of the file.
 * @param {Index} index
 * @param {State} state
 * @param {Found} found
 * @param {string} name
 * @returns {Float64Array|null}
 */
function keysOf(index, state, found, name) {
  const { volume } = index;
  const { offsets } = volume.layers[0];
  if (name === "length") return Float64Array.from({ length: volume.sentences }, (_, row) => lengthOf(volume, row));
  if (name === "errors") return Float64Array.from(index.errorsOf(index.asked(state)));
  if (name === "share") {
    return Float64Array.from(index.errorsOf(index.asked(state)), (errors, row) => errors / Math.max(1, lengthOf(volume, row)));
  }
  if (name === "matches" && found.words) {
    const { words } = found;
    return Float64Array.from({ length: volume.sentences }, (_, row) => countIn(words, [row], offsets));
  }
  const measure = volume.measures.some((one) => one.name === name) ? measureOf(volume, { ...state, measure: name }) : null;
  return measure && measure.values;
}
