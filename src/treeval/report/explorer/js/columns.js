// Tests of words by what layers have in one column, and by whether certain layers differ.

/** @import { Layer, Volume } from "./data.js" */
/** @import { State } from "./state.js" */
/** @import { Index } from "./finding.js" */
/** @import { WordTest } from "./groups.js" */
import { disagreements } from "./judge.js";

const ABSENT = "–"; // the value of a feature that a word does not have
const FEATURE = "feats."; // before the name of a feature

/**
 * The values of a column, or of one feature, for all its strings.
 * @param {Volume} volume
 * @param {string} column Such as `lemma` or `feats.Number`.
 * @returns {[string, string[]]} The column, and its values by code.
 */
function valuesOf(volume, column) {
  if (!column.startsWith(FEATURE)) return [column, volume.strings[column] ?? []];
  const prefix = `${column.slice(FEATURE.length)}=`;
  const feature = (/** @type {string} */ feats) => {
    const found = feats.split("|").find((one) => one.startsWith(prefix));
    return found ? found.slice(prefix.length) : ABSENT;
  };
  return ["feats", (volume.strings.feats ?? []).map(feature)];
}

/**
 * Test whether a column has certain values in the first layer and in the others that are asked
 * for, or other values in them if none is named.
 * @param {Index} index
 * @param {State} state
 * @returns {WordTest[]}
 */
function valueTests(index, state) {
  const { col, cg, cp } = state;
  if (!col) return [];
  const [name, values] = valuesOf(index.volume, col);
  const none = col.startsWith(FEATURE) ? ABSENT : "_";
  const value = (/** @type {Layer} */ layer, /** @type {number} */ word) => {
    const codes = layer.columns[name];
    return codes ? values[codes[word]] : none;
  };
  const [first] = index.volume.layers;
  const tests = index.asked(state).map((layer) => (/** @type {number} */ word) => {
    const own = layer.inverse[word];
    if (own < 0) return false;
    const ours = value(first, word);
    const theirs = value(layer, own);
    return cg || cp ? (!cg || ours === cg) && (!cp || theirs === cp) : ours !== theirs;
  });
  return [(word) => tests.some((test) => test(word))];
}

/**
 * Test whether the named layers differ about the arc of a word.
 * @param {Index} index
 * @param {State} state
 * @returns {WordTest[]}
 */
function rivalTests(index, state) {
  const layers = index.volume.layers.filter((layer) => state.between.includes(layer.name));
  if (layers.length < 2) return [];
  const key = `between ${layers.map((layer) => layer.place).join(" ")}`;
  const differences = index.once(key, () => disagreements(index.volume, layers, index.relations));
  return [(word) => differences[word] === 1];
}

/**
 * The tests of columns and of layers that differ.
 * @param {Index} index
 * @param {State} state
 * @returns {WordTest[]}
 */
export function columnTests(index, state) {
  return [...valueTests(index, state), ...rivalTests(index, state)];
}
