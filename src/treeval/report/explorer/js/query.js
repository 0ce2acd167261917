// The query language: terms such as `dog`, `lemma=be`, `nsubj>VERB` or `-id=weblog*`.

/** @import { Layer, Volume } from "./data.js" */

/**
 * @typedef {Object} Term
 * @property {boolean} negated
 * @property {string} layer The name of a layer, `*` for any, `` for the first.
 * @property {{kind: "text", text: string} | {kind: "id", value: string} | {kind: "words", chain: Condition[][]}} test
 */

/** @typedef {{column: string, value: string, negated: boolean}} Condition A column `` is any. */

/** @typedef {(row: number, mark: (word: number) => void) => boolean} Test */

const COLUMNS = { form: "form", lemma: "lemma", upos: "upos", tag: "upos", xpos: "xpos", rel: "deprel", deprel: "deprel", feats: "feats", misc: "misc", deps: "deps" };
const ANY = ["deprel", "upos", "xpos", "form", "lemma"];
const TERM = /-?(?:"[^"]*"|[^\s"])+/g;

/**
 * Read a query; terms are separated by spaces, and all must hold.
 * @param {string} text
 * @returns {Term[]}
 */
export function parseQuery(text) {
  return (text.match(TERM) ?? []).map(parseTerm);
}

/**
 * @param {string} written
 * @returns {Term}
 */
function parseTerm(written) {
  const negated = written.length > 1 && written.startsWith("-");
  let text = negated ? written.slice(1) : written;
  if (text.length > 1 && text.startsWith('"') && text.endsWith('"')) {
    return { negated, layer: "", test: { kind: "text", text: text.slice(1, -1).toLowerCase() } };
  }
  let layer = "";
  const at = text.lastIndexOf("@");
  if (at > 0) [layer, text] = [text.slice(at + 1), text.slice(0, at)];
  if (text.startsWith("id=")) return { negated, layer, test: { kind: "id", value: text.slice(3) } };
  const isArc = /^[^<>]+(?:(?:>[^<>]+)+|(?:<[^<>]+)+)$/.test(text);
  if (!isArc && !/^\w+!?=./.test(text)) {
    return { negated, layer: "", test: { kind: "text", text: written.slice(negated ? 1 : 0).toLowerCase() } };
  }
  return { negated, layer, test: { kind: "words", chain: chainOf(text) } };
}

/**
 * Read `a>b` (b is the head of a) or `a<b` (a is the head of b) as a chain from dependent to head.
 * @param {string} text
 * @returns {Condition[][]}
 */
function chainOf(text) {
  const parts = text.includes(">") ? text.split(">") : text.split("<").reverse();
  return parts.map((part) => part.split("&").filter((one) => one && one !== "*").map(conditionOf));
}

/**
 * @param {string} text
 * @returns {Condition}
 */
function conditionOf(text) {
  const found = /^(\w+)(!?)=(.*)$/s.exec(text);
  const column = found && COLUMNS[/** @type {keyof typeof COLUMNS} */ (found[1].toLowerCase())];
  if (found && column) return { column, value: found[3], negated: found[2] === "!" };
  return { column: "", value: text, negated: false };
}

/**
 * Make a test of sentences from a term; it marks the words of the first layer that are found.
 * @param {Term} term
 * @param {Volume} volume
 * @param {() => string[]} lowered The texts of all sentences in lower case.
 * @returns {Test}
 */
export function compileTerm(term, volume, lowered) {
  const { test } = term;
  if (test.kind === "text") return (row) => lowered()[row].includes(test.text) !== term.negated;
  if (test.kind === "id") {
    const fits = pattern(test.value);
    return (row) => (fits(volume.ids[row]) || String(volume.numbers[row]) === test.value) !== term.negated;
  }
  const layers = layersOf(term.layer, volume);
  const chains = layers.map((layer) => test.chain.map((part) => compilePart(part, layer, volume)));
  return (row, mark) => {
    let found = false;
    layers.forEach((layer, place) => {
      for (let word = layer.offsets[row]; word < layer.offsets[row + 1]; word++) {
        if (!holds(chains[place], layer, word)) continue;
        found = true;
        if (!term.negated && layer.partners[word] >= 0) mark(layer.partners[word]);
      }
    });
    return found !== term.negated;
  };
}

/**
 * @param {string} name
 * @param {Volume} volume
 */
function layersOf(name, volume) {
  if (name === "*") return volume.layers;
  const found = volume.layers.filter((layer) => layer.name === name);
  return name === "" ? [volume.layers[0]] : found;
}

/**
 * @param {((word: number) => boolean)[]} chain
 * @param {Layer} layer
 * @param {number} word
 */
function holds(chain, layer, word) {
  let at = word;
  for (const part of chain) {
    if (at < 0 || !part(at)) return false;
    at = layer.heads[at];
  }
  return true;
}

/**
 * @param {Condition[]} conditions
 * @param {Layer} layer
 * @param {Volume} volume
 * @returns {(word: number) => boolean}
 */
function compilePart(conditions, layer, volume) {
  const tests = conditions.map((condition) => compileCondition(condition, layer, volume));
  return (word) => tests.every((test) => test(word));
}

/**
 * Test each different string of a column once, not each word.
 * @param {Condition} condition
 * @param {Layer} layer
 * @param {Volume} volume
 * @returns {(word: number) => boolean}
 */
function compileCondition(condition, layer, volume) {
  const fits = pattern(condition.value);
  const columns = condition.column ? [condition.column] : ANY;
  const present = columns.filter((name) => layer.columns[name]);
  const accepted = present.map((name) => {
    const strings = volume.strings[name];
    return { codes: layer.columns[name], fits: Uint8Array.from(strings, (one) => (fitting(name, one, fits) ? 1 : 0)) };
  });
  return (word) => accepted.some((one) => one.fits[one.codes[word]] === 1) !== condition.negated;
}

/**
 * Whether a value fits, or one of several features; a relation stands for all its subtypes.
 * @param {string} name
 * @param {string} value
 * @param {(text: string) => boolean} fits
 */
function fitting(name, value, fits) {
  if (fits(value)) return true;
  if (name === "deprel") return fits(value.split(":", 1)[0]);
  return (name === "feats" || name === "misc") && value.split("|").some(fits);
}

/**
 * A test of strings: * stands for any characters; lower-case letters also stand for capitals.
 * @param {string} text
 * @returns {(text: string) => boolean}
 */
export function pattern(text) {
  if (!text.includes("*")) {
    if (text !== text.toLowerCase()) return (one) => one === text;
    return (one) => one === text || (one.length === text.length && one.toLowerCase() === text);
  }
  const escaped = text.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*");
  const flags = text === text.toLowerCase() ? "iu" : "u";
  let expression;
  try {
    expression = new RegExp(`^(?:${escaped})$`, flags);
  } catch {
    return (one) => one === text;
  }
  return (one) => expression.test(one);
}
