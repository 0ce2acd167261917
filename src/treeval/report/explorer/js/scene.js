// What is drawn of a sentence: its units, the arcs of one layer, and what other layers have instead.

/** @import { EmptyNode, Layer, Volume } from "./data.js" */
import { valueOf } from "./data.js";
import { spelling } from "./judge.js";
import { ELSEWHERE, NOWHERE, ROOT } from "./layout.js";

/**
 * @typedef {Object} SceneUnit
 * @property {number} word The word of the top layer, -1 for an empty node.
 * @property {string} number
 * @property {string} form
 * @property {string} under
 * @property {boolean} wrong Whether another layer differs.
 * @property {boolean} marked Whether the word was asked for.
 * @property {number|null} shade From 0 to 1.
 * @property {string} note
 */

/** @typedef {{head: number, dep: number, label: string, kind: string}} SceneArc */

/**
 * @typedef {Object} Scene
 * @property {Layer} top
 * @property {SceneUnit[]} units
 * @property {SceneArc[]} above
 * @property {{layer: Layer, arcs: SceneArc[], extra: string[]}[]} below
 * @property {{first: number, last: number, form: string}[]} tokens
 */

/**
 * @typedef {Object} Choice What to draw.
 * @property {Layer} top
 * @property {Layer[]} others
 * @property {string} under The column under the words.
 * @property {boolean} enhanced
 * @property {Uint8Array|null} marked The words of the first layer that were asked for.
 */

/**
 * Collect what is drawn of a sentence.
 * @param {Volume} volume
 * @param {number} row
 * @param {Choice} choice
 * @returns {Scene}
 */
export function sceneOf(volume, row, choice) {
  const { top } = choice;
  const begin = top.offsets[row];
  const end = top.offsets[row + 1];
  const nodes = choice.enhanced ? top.empty.get(row) ?? [] : [];
  const units = unitsOf(volume, row, choice, nodes);
  const places = new Map(units.map((unit, at) => [unit.number, at]));
  const placeOf = (/** @type {number} */ word) => /** @type {number} */ (places.get(String(word - begin + 1)));
  const below = choice.others.map((layer) => bandOf(volume, row, choice, layer, placeOf));
  const missed = new Set(below.flatMap((band) => band.arcs.map((arc) => arc.dep)));
  const compared = choice.others.length > 0;
  const above = [];
  for (let word = begin; word < end; word++) {
    const dep = placeOf(word);
    const head = top.heads[word];
    const kind = !compared ? "plain" : missed.has(dep) ? "missed" : "quiet";
    const label = valueOf(volume, top, word, "deprel");
    above.push({ head: head >= 0 ? placeOf(head) : head, dep, label, kind });
    if (missed.has(dep)) units[dep].wrong = true;
  }
  if (choice.enhanced) above.push(...enhancedArcs(volume, row, top, nodes, places));
  return { top, units, above, below, tokens: tokensOf(top, begin, end, placeOf) };
}

/**
 * @param {Volume} volume
 * @param {number} row
 * @param {Choice} choice
 * @param {EmptyNode[]} nodes
 * @returns {SceneUnit[]}
 */
function unitsOf(volume, row, choice, nodes) {
  const { top } = choice;
  const begin = top.offsets[row];
  /** @type {SceneUnit[]} */
  const units = [];
  const addNodes = (/** @type {number} */ after) => {
    for (const node of nodes) {
      if (Number(node.id.split(".")[0]) !== after) continue;
      units.push({ word: -1, number: node.id, form: node.form, under: node.id, wrong: false, marked: false, shade: null, note: "" });
    }
  };
  addNodes(0);
  for (let word = begin; word < top.offsets[row + 1]; word++) {
    const first = top.partners[word];
    units.push({
      word,
      number: String(word - begin + 1),
      form: valueOf(volume, top, word, "form"),
      under: choice.under ? valueOf(volume, top, word, choice.under) : "",
      wrong: false,
      marked: choice.marked !== null && first >= 0 && choice.marked[first] === 1,
      shade: shadeOf([top, ...choice.others], first, word),
      note: notesOf([top, ...choice.others], first, word).join("; "),
    });
    addNodes(word - begin + 1);
  }
  return units;
}

/**
 * The shade of a word in the first of the layers that has one.
 * @param {Layer[]} layers
 * @param {number} first The word in the first layer of the volume.
 * @param {number} word The word in the top layer.
 */
function shadeOf(layers, first, word) {
  for (const [at, layer] of layers.entries()) {
    const own = at === 0 ? word : first < 0 ? -1 : layer.inverse[first];
    if (layer.shades && own >= 0 && layer.shades[own] <= 100) return layer.shades[own] / 100;
  }
  return null;
}

/**
 * The notes on a word in several layers.
 * @param {Layer[]} layers
 * @param {number} first
 * @param {number} word
 * @returns {string[]}
 */
export function notesOf(layers, first, word) {
  const notes = layers.map((layer, at) => {
    const own = at === 0 ? word : first < 0 ? -1 : layer.inverse[first];
    return layer.notes && own >= 0 ? layer.notes.strings[layer.notes.codes[own]] : "";
  });
  return [...new Set(notes)].filter((note) => note !== "");
}

/**
 * The arcs of a layer that differ from those of the top layer.
 * @param {Volume} volume
 * @param {number} row
 * @param {Choice} choice
 * @param {Layer} layer
 * @param {(word: number) => number} placeOf
 */
function bandOf(volume, row, choice, layer, placeOf) {
  const { top } = choice;
  /** @type {SceneArc[]} */
  const arcs = [];
  for (let word = top.offsets[row]; word < top.offsets[row + 1]; word++) {
    const first = top.partners[word];
    const own = first < 0 ? -1 : layer.inverse[first];
    const dep = placeOf(word);
    if (volume.counted && first >= 0 && !volume.counted[first]) continue;
    if (own < 0) {
      arcs.push({ head: NOWHERE, dep, label: "no such word", kind: "other" });
      continue;
    }
    const label = valueOf(volume, layer, own, "deprel");
    const head = inTop(top, layer, layer.heads[own]);
    const sameLabel = spelling(label, volume.subtypes) === spelling(valueOf(volume, top, word, "deprel"), volume.subtypes);
    if (head !== top.heads[word]) {
      const far = head === ELSEWHERE ? `${label} ↗` : label;
      const place = head >= 0 ? placeOf(head) : head;
      arcs.push({ head: place, dep, label: sameLabel ? far : `≠ ${far}`, kind: sameLabel ? "wrong" : "wrong both" });
    } else if (!sameLabel) arcs.push({ head: NOWHERE, dep, label: `≠ ${label}`, kind: "other" });
  }
  return { layer, arcs, extra: extraWords(volume, row, top, layer) };
}

/**
 * The head of a word of a layer as a word of the top layer.
 * @param {Layer} top
 * @param {Layer} layer
 * @param {number} head
 */
function inTop(top, layer, head) {
  if (head === -1) return ROOT;
  const first = head < 0 ? -1 : layer.partners[head];
  const word = first < 0 ? -1 : top.inverse[first];
  return word < 0 ? ELSEWHERE : word;
}

/**
 * The words of a layer that are no words of the top layer.
 * @param {Volume} volume
 * @param {number} row
 * @param {Layer} top
 * @param {Layer} layer
 */
function extraWords(volume, row, top, layer) {
  const extra = [];
  for (let word = layer.offsets[row]; word < layer.offsets[row + 1]; word++) {
    const first = layer.partners[word];
    if (first < 0 || top.inverse[first] < 0) extra.push(valueOf(volume, layer, word, "form"));
  }
  return extra;
}

/**
 * Arcs of the enhanced graph that the basic tree does not have.
 * @param {Volume} volume
 * @param {number} row
 * @param {Layer} top
 * @param {EmptyNode[]} nodes
 * @param {Map<string, number>} places
 * @returns {SceneArc[]}
 */
function enhancedArcs(volume, row, top, nodes, places) {
  if (!top.numbered || !top.columns.deps) return [];
  /** @type {SceneArc[]} */
  const arcs = [];
  const add = (/** @type {string} */ deps, /** @type {number} */ dep, /** @type {string} */ basic) => {
    if (deps === "_" || deps === "") return;
    for (const edge of deps.split("|")) {
      if (edge === basic) continue;
      const at = edge.indexOf(":");
      const head = edge.slice(0, at);
      const place = head === "0" ? ROOT : places.get(head);
      if (place !== undefined) arcs.push({ head: place, dep, label: edge.slice(at + 1), kind: "enhanced" });
    }
  };
  const begin = top.offsets[row];
  for (let word = begin; word < top.offsets[row + 1]; word++) {
    const head = top.heads[word] < 0 ? 0 : top.heads[word] - begin + 1;
    const dep = /** @type {number} */ (places.get(String(word - begin + 1)));
    add(valueOf(volume, top, word, "deps"), dep, `${head}:${valueOf(volume, top, word, "deprel")}`);
  }
  for (const node of nodes) add(node.deps, /** @type {number} */ (places.get(node.id)), "");
  return arcs;
}

/**
 * @param {Layer} top
 * @param {number} begin
 * @param {number} end
 * @param {(word: number) => number} placeOf
 */
function tokensOf(top, begin, end, placeOf) {
  const tokens = [];
  for (let word = begin; word < end; word++) {
    const token = top.tokens.get(word);
    if (token) tokens.push({ first: placeOf(word), last: placeOf(Math.min(end, word + token.size) - 1), form: token.form });
  }
  return tokens;
}
