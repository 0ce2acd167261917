// What is wrong with the words of a layer, compared with the first layer, and where layers differ.

/** @import { Layer, Volume } from "./data.js" */

export const KINDS = ["right", "head", "label", "both", "unaligned"];
export const RIGHT = 0;
export const HEAD = 1;
export const LABEL = 2;
export const BOTH = 3;
export const UNALIGNED = 4;
export const UNCOUNTED = 5;

/** Which kinds each name of a filter stands for. */
export const KIND_NAMES = {
  error: [HEAD, LABEL, BOTH, UNALIGNED],
  attachment: [HEAD, BOTH, UNALIGNED],
  relation: [LABEL, BOTH, UNALIGNED],
  head: [HEAD],
  label: [LABEL],
  both: [BOTH],
  unaligned: [UNALIGNED],
  right: [RIGHT],
};

/**
 * The relations as they are compared: each code stands for the first with the same spelling.
 * @param {Volume} volume
 * @returns {Int32Array}
 */
export function comparedRelations(volume) {
  /** @type {Map<string, number>} */
  const known = new Map();
  const strings = volume.strings.deprel ?? [];
  return Int32Array.from(strings, (string, code) => {
    const spelt = spelling(string, volume.subtypes);
    const before = known.get(spelt);
    if (before === undefined) known.set(spelt, code);
    return before ?? code;
  });
}

/**
 * How a relation is spelt before it is compared.
 * @param {string} relation
 * @param {string} subtypes
 * @returns {string}
 */
export function spelling(relation, subtypes) {
  if (subtypes === "strip") return relation.split(":", 1)[0];
  return subtypes === "lower" ? relation.toLowerCase() : relation;
}

/**
 * For each word of the first layer, what is wrong with it in another layer.
 * @param {Volume} volume
 * @param {Layer} layer
 * @param {Int32Array} relations
 * @returns {Uint8Array}
 */
export function kindsOf(volume, layer, relations) {
  const first = volume.layers[0];
  const kinds = new Uint8Array(first.heads.length);
  for (let word = 0; word < kinds.length; word++) {
    const own = layer.inverse[word];
    if (volume.counted && !volume.counted[word]) kinds[word] = UNCOUNTED;
    else if (own < 0) kinds[word] = UNALIGNED;
    else {
      const head = headInFirst(layer, own) === first.heads[word] ? 0 : HEAD;
      kinds[word] = head + (sameRelation(first, word, layer, own, relations) ? 0 : LABEL);
    }
  }
  return kinds;
}

/**
 * @param {Layer} a
 * @param {number} wordOfA
 * @param {Layer} b
 * @param {number} wordOfB
 * @param {Int32Array} relations
 */
function sameRelation(a, wordOfA, b, wordOfB, relations) {
  return relations[a.columns.deprel[wordOfA]] === relations[b.columns.deprel[wordOfB]];
}

/**
 * The head of a word as a word of the first layer: -1 the root, -2 elsewhere, -3 not aligned.
 * @param {Layer} layer
 * @param {number} word
 * @returns {number}
 */
export function headInFirst(layer, word) {
  const head = layer.heads[word];
  if (head < 0) return head;
  return layer.partners[head] < 0 ? -3 : layer.partners[head];
}

/**
 * For each word of the first layer, 1 if two of the layers have different arcs for it.
 * @param {Volume} volume
 * @param {Layer[]} layers
 * @param {Int32Array} relations
 * @returns {Uint8Array}
 */
export function disagreements(volume, layers, relations) {
  const words = volume.layers[0].heads.length;
  const differ = new Uint8Array(words);
  const [one, ...others] = layers;
  for (let word = 0; word < words; word++) {
    if (volume.counted && !volume.counted[word]) continue;
    const own = one.inverse[word];
    const head = own < 0 ? -9 : headInFirst(one, own);
    for (const other of others) {
      const theirs = other.inverse[word];
      const same = own < 0 || theirs < 0
        ? own === theirs
        : headInFirst(other, theirs) === head && sameRelation(one, own, other, theirs, relations);
      if (!same) differ[word] = 1;
    }
  }
  return differ;
}

/**
 * For each sentence, 1 if arcs of the first layer cross.
 * @param {Layer} layer
 * @returns {Uint8Array}
 */
export function nonProjective(layer) {
  const rows = layer.offsets.length - 1;
  const crossing = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) {
    if (crosses(layer, layer.offsets[row], layer.offsets[row + 1])) crossing[row] = 1;
  }
  return crossing;
}

/**
 * Whether two arcs of a sentence cross; the root is in front of the first word.
 * @param {Layer} layer
 * @param {number} begin
 * @param {number} end
 */
function crosses(layer, begin, end) {
  const { heads } = layer;
  for (let a = begin; a < end; a++) {
    const headA = heads[a] < 0 ? begin - 1 : heads[a];
    const lowA = Math.min(a, headA);
    const highA = Math.max(a, headA);
    for (let b = a + 1; b < end; b++) {
      const headB = heads[b] < 0 ? begin - 1 : heads[b];
      const lowB = Math.min(b, headB);
      const highB = Math.max(b, headB);
      if (lowA < lowB ? lowB < highA && highA < highB : lowB < lowA && lowA < highB && highB < highA) {
        return true;
      }
    }
  }
  return false;
}
