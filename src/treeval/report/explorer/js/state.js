// The state of the explorer, and how it is written into the address of the page.

/**
 * @typedef {Object} State
 * @property {string} volume The name of the volume, if there are several.
 * @property {string} q The query.
 * @property {string} sys The layer that kind, gold and pred are about; `` for any.
 * @property {string} kind
 * @property {string} gold The relation in the first layer.
 * @property {string} pred The relation in the layer `sys`.
 * @property {string} tag The column whose tags `hg` and `hp` are.
 * @property {string} hg The tag of the head in the first layer.
 * @property {string} hp The tag, in the first layer, of the head in the layer `sys`.
 * @property {string} tg The gold tag of a word, in the column `tag`.
 * @property {string} tp The tag of a word in the layer `sys`, in XPOS.
 * @property {string} col A column, or a feature such as `feats.Number`, that differs in the layer `sys`.
 * @property {string} cg Its value in the first layer.
 * @property {string} cp Its value in the layer `sys`.
 * @property {string[]} by Groups of words, such as `distance:3–5`.
 * @property {string[]} right Layers that must be right about the same word.
 * @property {string[]} wrong Layers that must be wrong about the same word.
 * @property {boolean} differ Whether the layers must differ about the word.
 * @property {string[]} between Layers that must differ about the word.
 * @property {string} shape `projective`, `crossing` or ``.
 * @property {string} length Limits such as `5-20`, `5-` or `-20`.
 * @property {string} measure The name of the measure that `score` limits.
 * @property {string} score Limits, in % if the measure is a share.
 * @property {string[]} facet Values such as `document:weblog`.
 * @property {boolean} flagged Whether a word must have a note.
 * @property {string} note A note that a word must have.
 * @property {string} sort
 * @property {number} page From 1.
 * @property {number} at The number of the current sentence in the file, or 0.
 * @property {string[]} show The layers that are drawn; none for the usual ones.
 * @property {string} draw `arcs`, `tree` or `` for what fits the screen.
 * @property {string} under The column under the words.
 * @property {boolean} enhanced
 * @property {boolean} all Whether all sentences of the page are open.
 */

/** @type {State} */
export const EMPTY = {
  volume: "", q: "", sys: "", kind: "", gold: "", pred: "", tag: "", hg: "", hp: "", tg: "", tp: "",
  col: "", cg: "", cp: "", by: [], right: [], wrong: [], differ: false, between: [], shape: "", length: "", measure: "", score: "", facet: [],
  flagged: false, note: "", sort: "", page: 1, at: 0, show: [], draw: "", under: "", enhanced: false, all: false,
};

/** Names of the settings that choose sentences; the others only say how they are shown. */
export const CHOOSING = /** @type {const} */ ([
  "q", "sys", "kind", "gold", "pred", "tag", "hg", "hp", "tg", "tp", "col", "cg", "cp", "by", "right", "wrong", "differ",
  "between", "shape", "length", "measure", "score", "facet", "flagged", "note",
]);

export const PREFIX = "#explore";

/**
 * Write a state as the end of an address; what is usual is left out.
 * @param {State} state
 * @returns {string}
 */
export function hashOf(state) {
  const written = new URLSearchParams();
  for (const [name, usual] of Object.entries(EMPTY)) {
    const value = state[/** @type {keyof State} */ (name)];
    if (Array.isArray(value)) for (const one of value) written.append(name, one);
    else if (value !== usual) written.set(name, value === true ? "1" : String(value));
  }
  const text = written.toString();
  return text ? `${PREFIX}?${text}` : PREFIX;
}

/**
 * Read a state from the end of an address; null if the address is not one of the explorer.
 * @param {string} hash
 * @returns {State|null}
 */
export function stateOf(hash) {
  if (hash !== PREFIX && !hash.startsWith(`${PREFIX}?`)) return null;
  const read = new URLSearchParams(hash.slice(PREFIX.length + 1));
  /** @type {any} */
  const state = { ...EMPTY };
  for (const [name, usual] of Object.entries(EMPTY)) {
    if (!read.has(name)) continue;
    if (Array.isArray(usual)) state[name] = read.getAll(name);
    else if (typeof usual === "number") state[name] = Math.max(0, Math.floor(Number(read.get(name)) || 0));
    else state[name] = typeof usual === "boolean" ? read.get(name) === "1" : read.get(name);
  }
  state.page = Math.max(1, state.page);
  return state;
}

/**
 * Read limits such as `5-20`, `5-`, `-20`, `7` or, for any numbers, `-2.5 to 1e-3`.
 * @param {string} text
 * @returns {[number, number]}
 */
export function limits(text) {
  const ends = text.split(" to ").map((end) => (end.trim() ? Number(end) : NaN));
  if (ends.length === 2 && !ends.some(Number.isNaN)) return [ends[0], ends[1]];
  const found = /^\s*(\d*\.?\d*)\s*(?:([-–])\s*(\d*\.?\d*))?\s*$/.exec(text);
  if (!found) return [-Infinity, Infinity];
  const low = found[1] ? Number(found[1]) : -Infinity;
  if (!found[2]) return [low, found[1] ? low : Infinity];
  return [low, found[3] ? Number(found[3]) : Infinity];
}
