// Trees of phrases: labelled spans over words, what two trees differ in, and text to copy.

/** @import { Layer, Volume } from "./data.js" */
import { valueOf } from "./data.js";

/**
 * @typedef {Object} Phrase
 * @property {string} label
 * @property {number[][]} runs The words, from the first of a run to after its last.
 * @property {number} begin
 * @property {number} end
 * @property {number} parent Its place in the list, -1 for none.
 * @property {number} level The number of phrases below it, at most; 1 if there are only words.
 * @property {string} key The same for the same label over the same words.
 */

/**
 * The phrases of a sentence; outer ones come before inner ones.
 * @param {Layer} layer
 * @param {number} row
 * @returns {Phrase[]}
 */
export function phrasesOf(layer, row) {
  const { spans } = layer;
  if (!spans) return [];
  /** @type {Phrase[]} */
  const phrases = [];
  for (let at = spans.offsets[row]; at < spans.offsets[row + 1]; at++) {
    const begin = spans.first[at];
    const end = begin + spans.sizes[at];
    const runs = spans.runs[at] ?? [[begin, end]];
    const label = spans.strings[spans.codes[at]];
    if (label === "") continue; // the node that only holds a tree together
    phrases.push({ label, runs, begin, end, parent: -1, level: 1, key: `${label} ${runs.join(" ")}` });
  }
  const sizes = phrases.map((one) => one.runs.reduce((sum, [from, to]) => sum + to - from, 0));
  const order = phrases.map((_, at) => at).sort((a, b) => sizes[b] - sizes[a] || a - b);
  const sorted = order.map((at) => phrases[at]);
  sorted.forEach((one, at) => {
    for (let above = at - 1; above >= 0 && one.parent < 0; above--) if (covers(sorted[above], one)) one.parent = above;
  });
  for (let at = sorted.length - 1; at >= 0; at--) {
    const above = sorted[sorted[at].parent];
    if (above) above.level = Math.max(above.level, sorted[at].level + 1);
  }
  return sorted;
}

/**
 * @param {Phrase} outer
 * @param {Phrase} inner
 */
function covers(outer, inner) {
  return inner.runs.every(([from, to]) => outer.runs.some(([begin, end]) => begin <= from && to <= end));
}

/**
 * The places of the phrases that only one of two trees has, each as often as it is missing.
 * @param {Phrase[]} ours
 * @param {Phrase[]} theirs
 * @returns {{missing: Set<number>, extra: Set<number>}}
 */
export function differing(ours, theirs) {
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const one of theirs) left.set(one.key, (left.get(one.key) ?? 0) + 1);
  const missing = new Set();
  ours.forEach((one, at) => {
    const number = left.get(one.key) ?? 0;
    if (number) left.set(one.key, number - 1);
    else missing.add(at);
  });
  const extra = new Set();
  for (let at = theirs.length - 1; at >= 0; at--) {
    const number = left.get(theirs[at].key) ?? 0;
    if (!number) continue;
    extra.add(at);
    left.set(theirs[at].key, number - 1);
  }
  return { missing, extra };
}

/**
 * @typedef {Object} Differences For all sentences.
 * @property {Int32Array} matched
 * @property {Int32Array} missing
 * @property {Int32Array} extra
 * @property {Set<string>[]} lost Labels of missing phrases, by sentence.
 * @property {Set<string>[]} found Labels of extra phrases, by sentence.
 */

/**
 * Compare a layer with the first one, sentence by sentence.
 * @param {Volume} volume
 * @param {Layer} layer
 * @returns {Differences}
 */
export function phraseDifferences(volume, layer) {
  const numbers = () => new Int32Array(volume.sentences);
  /** @type {Differences} */
  const all = { matched: numbers(), missing: numbers(), extra: numbers(), lost: [], found: [] };
  for (let row = 0; row < volume.sentences; row++) {
    const ours = phrasesOf(volume.layers[0], row);
    const theirs = phrasesOf(layer, row);
    const { missing, extra } = differing(ours, theirs);
    all.matched[row] = ours.length - missing.size;
    all.missing[row] = missing.size;
    all.extra[row] = extra.size;
    all.lost.push(new Set([...missing].map((at) => ours[at].label)));
    all.found.push(new Set([...extra].map((at) => theirs[at].label)));
  }
  return all;
}

/**
 * Write a tree in brackets; phrases with gaps are written where they begin.
 * @param {Volume} volume
 * @param {Layer} layer
 * @param {number} row
 * @param {{open: string, close: string, word: (form: string, tag: string) => string}} style
 * @returns {string}
 */
export function asBrackets(volume, layer, row, style) {
  const phrases = phrasesOf(layer, row);
  const begin = layer.offsets[row];
  const length = layer.offsets[row + 1] - begin;
  const parentOf = (/** @type {number} */ word) => {
    for (let at = phrases.length - 1; at >= 0; at--) if (phrases[at].runs.some(([from, to]) => from <= word && word < to)) return at;
    return -1;
  };
  const parents = Array.from({ length }, (_, word) => parentOf(word));
  const write = (/** @type {number} */ node) => {
    /** @type {[number, string][]} */
    const inside = [];
    phrases.forEach((one, at) => {
      if (one.parent === node) inside.push([one.begin, `${style.open}${one.label} ${write(at)}${style.close}`]);
    });
    parents.forEach((parent, word) => {
      if (parent === node) inside.push([word, style.word(valueOf(volume, layer, begin + word, "form"), valueOf(volume, layer, begin + word, "xpos"))]);
    });
    /** @type {string} */
    const joined = inside.sort((a, b) => a[0] - b[0]).map(([, text]) => text).join(" ");
    return joined;
  };
  return `${write(-1)}\n`;
}
