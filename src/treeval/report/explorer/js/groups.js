// Groups of words, named as in the breakdowns of `score`: relation, upos, distance and so on.

/** @import { Layer, Volume } from "./data.js" */
import { rowOf, valueOf } from "./data.js";
import { spelling } from "./judge.js";

/** @typedef {(word: number) => boolean} WordTest */

/**
 * Read the limits of a group of numbers such as `3–5`, `-4 to -2`, `≤ -10`, `11+` or `2`.
 * @param {string} name
 * @returns {[number, number]}
 */
export function limitsOf(name) {
  const number = (/** @type {string} */ text) => Number(text.replace("\u2212", "-"));
  if (name.startsWith("≤")) return [-Infinity, number(name.slice(1).trim())];
  if (name.endsWith("+")) return [number(name.slice(0, -1)), Infinity];
  const parts = name.split(/ to |–/);
  return [number(parts[0]), number(parts[parts.length - 1])];
}

/**
 * Test whether words of the first layer are in a group; null if the grouping is unknown.
 * @param {Volume} volume
 * @param {string} grouping
 * @param {string} group
 * @returns {WordTest|null}
 */
export function inGroup(volume, grouping, group) {
  const first = volume.layers[0];
  const { heads } = first;
  switch (grouping) {
    case "relation": return (word) => spelling(valueOf(volume, first, word, "deprel"), volume.subtypes) === group;
    case "upos":
    case "xpos":
    case "lemma":
    case "form": return (word) => valueOf(volume, first, word, grouping) === group;
    case "head-upos": return (word) => (heads[word] < 0 ? "root" : valueOf(volume, first, heads[word], "upos")) === group;
    case "direction": return (word) => direction(word, heads[word]) === group;
    case "distance": return numbered(group, (word) => (heads[word] < 0 ? null : word - heads[word]));
    case "depth": return numbered(group, (word) => depth(first, word));
    case "length": {
      const [low, high] = limitsOf(group);
      return (word) => {
        const row = volume.rows[word];
        const length = first.offsets[row + 1] - first.offsets[row];
        return low <= length && length <= high;
      };
    }
    case "projectivity": return (word) => (isProjective(first, word) ? "projective" : "non-projective") === group;
    case "document":
    case "genre": return (word) => document(volume.ids[volume.rows[word]] || "–", grouping) === group;
    default: return null;
  }
}

/**
 * @param {string} group
 * @param {(word: number) => number|null} value
 * @returns {WordTest}
 */
function numbered(group, value) {
  if (!/\d/.test(group)) return (word) => value(word) === null;
  const [low, high] = limitsOf(group);
  return (word) => {
    const found = value(word);
    return found !== null && low <= found && found <= high;
  };
}

/**
 * @param {number} word
 * @param {number} head
 */
function direction(word, head) {
  if (head < 0) return "root";
  return head < word ? "head to the left" : "head to the right";
}

/**
 * The number of arcs to the root; null for words in a cycle.
 * @param {Layer} layer
 * @param {number} word
 */
function depth(layer, word) {
  const most = sizeOf(layer, word);
  let steps = 1;
  for (let at = layer.heads[word]; at >= 0; at = layer.heads[at]) if (++steps > most) return null;
  return steps;
}

/**
 * The number of words in the sentence of a word.
 * @param {Layer} layer
 * @param {number} word
 */
function sizeOf(layer, word) {
  const row = rowOf(layer, word);
  return layer.offsets[row + 1] - layer.offsets[row];
}

/**
 * Whether the head dominates every word between it and a word.
 * @param {Layer} layer
 * @param {number} word
 */
function isProjective(layer, word) {
  const head = layer.heads[word];
  if (head < 0) return true;
  const most = sizeOf(layer, word);
  for (let between = Math.min(word, head) + 1; between < Math.max(word, head); between++) {
    let steps = 0;
    let at = between;
    while (at >= 0 && at !== head && steps++ < most) at = layer.heads[at];
    if (at !== head) return false;
  }
  return true;
}

/**
 * The document or genre in an id such as GENRE-DOCUMENT-NUMBER.
 * @param {string} id
 * @param {string} grouping
 */
function document(id, grouping) {
  if (grouping === "genre") return id.split("-", 1)[0];
  const at = id.lastIndexOf("-");
  return at > 0 ? id.slice(0, at) : id;
}
