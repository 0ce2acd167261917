// Reading packed volumes: base64, gzip, a header in JSON, and arrays of numbers.

/** @typedef {Uint8Array|Uint16Array|Uint32Array|Int8Array|Int16Array|Int32Array|Float32Array} Numbers */

/**
 * @typedef {Object} Layer One annotation of all sentences.
 * @property {string} name
 * @property {number} place Its number among the layers; 0 is the first layer.
 * @property {Int32Array} offsets The first word of each sentence, then the number of words.
 * @property {Int32Array} partners The word of the first layer for each word, -1 for none.
 * @property {Int32Array} inverse The own word for each word of the first layer, -1 for none.
 * @property {Int32Array} heads The head of each word, -1 for the root, -2 in another sentence.
 * @property {Object<string, Numbers>} columns Codes of the strings, by the name of the column.
 * @property {Map<number, {size: number, form: string}>} tokens Multiword tokens by first word.
 * @property {boolean} numbered Whether DEPS counts words as the sentences here do.
 * @property {Map<number, EmptyNode[]>} empty Empty nodes by sentence.
 * @property {Numbers|null} shades From 0 to 100 for each word; 255 for none.
 * @property {string} shadesMean
 * @property {{strings: string[], codes: Numbers}|null} notes
 * @property {Spans|null} spans For trees of phrases.
 */

/** @typedef {{offsets: Int32Array, strings: string[], codes: Numbers, first: Numbers, sizes: Numbers, runs: Object<string, number[][]>}} Spans */

/** @typedef {{id: string, deps: string, form: string}} EmptyNode */
/** @typedef {{name: string, layer: string, share: boolean, values: Float64Array}} Measure */
/** @typedef {{name: string, strings: string[], codes: Numbers}} Facet */

/**
 * @typedef {Object} Volume
 * @property {number} sentences
 * @property {boolean} gold Whether the first layer judges the others.
 * @property {string} subtypes
 * @property {string} order
 * @property {string[]} ids
 * @property {string[]} texts
 * @property {Numbers} numbers
 * @property {Numbers} lines
 * @property {Object<string, string[]>} strings
 * @property {Numbers|null} counted
 * @property {Layer[]} layers
 * @property {Int32Array} rows The sentence of each word of the first layer.
 * @property {Measure[]} measures
 * @property {Facet[]} facets
 */

const ARRAYS = {
  u1: Uint8Array, u2: Uint16Array, u4: Uint32Array,
  i1: Int8Array, i2: Int16Array, i4: Int32Array, f4: Float32Array,
};
const UNDEFINED_SHARE = 65535;
const SHARES = 10000;

/**
 * Decode base64.
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function bytesOf(text) {
  const binary = atob(text.trim());
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/**
 * Undo gzip.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<ArrayBuffer>}
 */
export function inflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/**
 * Read a volume from base64, as a page holds it.
 * @param {string} text
 * @returns {Promise<Volume>}
 */
export async function volumeOf(text) {
  return unpacked(await inflated(bytesOf(text)));
}

/**
 * Read a volume from the bytes of a container.
 * @param {ArrayBuffer} buffer
 * @returns {Volume}
 */
export function unpacked(buffer) {
  const size = new DataView(buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, size)));
  const arrays = arraysIn(buffer, 4 + size, header.arrays);
  /** @type {Layer[]} */
  const layers = [];
  for (const given of header.layers) layers.push(layerOf(given, arrays, layers, header.strings));
  return {
    sentences: header.sentences,
    gold: header.gold,
    subtypes: header.subtypes,
    order: header.order,
    ids: header.ids,
    texts: header.texts,
    numbers: arrays[header.numbers],
    lines: arrays[header.lines],
    strings: header.strings,
    counted: header.counted === null ? null : arrays[header.counted],
    layers,
    rows: rowsOf(layers[0].offsets),
    measures: header.measures.map((/** @type {any} */ given) => measureOf(given, arrays)),
    facets: header.facets.map((/** @type {any} */ given) => ({
      name: given.name, strings: given.strings, codes: arrays[given.codes],
    })),
  };
}

/**
 * @param {ArrayBuffer} buffer
 * @param {number} begin
 * @param {[keyof typeof ARRAYS, number][]} described
 * @returns {Numbers[]}
 */
function arraysIn(buffer, begin, described) {
  let at = begin;
  return described.map(([type, length]) => {
    const array = new ARRAYS[type](buffer, at, length);
    at += Math.ceil(array.byteLength / 4) * 4;
    return array;
  });
}

/**
 * @param {Numbers} lengths
 * @returns {Int32Array}
 */
function offsetsOf(lengths) {
  const offsets = new Int32Array(lengths.length + 1);
  for (let row = 0; row < lengths.length; row++) offsets[row + 1] = offsets[row] + lengths[row];
  return offsets;
}

/**
 * @param {Int32Array} offsets
 * @returns {Int32Array}
 */
function rowsOf(offsets) {
  const rows = new Int32Array(offsets[offsets.length - 1]);
  for (let row = 0; row + 1 < offsets.length; row++) rows.fill(row, offsets[row], offsets[row + 1]);
  return rows;
}

/**
 * @param {any} given
 * @param {Numbers[]} arrays
 * @param {Layer[]} before The layers before this one.
 * @param {Object<string, string[]>} strings
 * @returns {Layer}
 */
function layerOf(given, arrays, before, strings) {
  const first = before[0];
  const offsets = offsetsOf(arrays[given.lengths]);
  const { partners, inverse } = alignment(given, arrays, offsets, first);
  return {
    name: given.name,
    place: before.length,
    offsets,
    partners,
    inverse,
    heads: headsOf(arrays[given.heads], offsets, partners, first, inverse),
    columns: columnsOf(given, arrays, partners, first),
    tokens: tokensOf(given.tokens, arrays, strings.token),
    numbered: given.numbered,
    empty: emptyNodes(given.empty, arrays),
    shades: given.shades === null ? null : arrays[given.shades],
    shadesMean: given.shadesMean,
    notes: given.notes && { strings: given.notes.strings, codes: arrays[given.notes.codes] },
    spans: given.spans && {
      offsets: offsetsOf(arrays[given.spans.counts]),
      strings: given.spans.labels.strings,
      codes: arrays[given.spans.labels.codes],
      first: arrays[given.spans.first],
      sizes: arrays[given.spans.sizes],
      runs: given.spans.runs,
    },
  };
}

/**
 * The columns of a layer; each is decoded when it is first used.
 * @param {any} given
 * @param {Numbers[]} arrays
 * @param {Int32Array} partners
 * @param {Layer|undefined} first
 * @returns {Object<string, Numbers>}
 */
function columnsOf(given, arrays, partners, first) {
  /** @type {Object<string, Numbers>} */
  const columns = {};
  for (const [name, number] of Object.entries(given.columns)) {
    /** @type {Numbers|null} */
    let decoded = null;
    const decode = () => {
      const shortened = arrays[/** @type {number} */ (number)];
      const ours = first && first.columns[name];
      return ours ? lengthened(shortened, ours, partners) : shortened;
    };
    Object.defineProperty(columns, name, { enumerable: true, get: () => (decoded ??= decode()) });
  }
  return columns;
}

/**
 * @param {any} given
 * @param {Numbers[]} arrays
 * @param {Int32Array} offsets
 * @param {Layer|undefined} first
 * @returns {{partners: Int32Array, inverse: Int32Array}}
 */
function alignment(given, arrays, offsets, first) {
  const words = offsets[offsets.length - 1];
  if (given.partners === null) {
    const same = first ? first.partners : Int32Array.from({ length: words }, (_, word) => word);
    return { partners: same, inverse: same };
  }
  const within = arrays[given.partners];
  const ours = /** @type {Layer} */ (first).offsets;
  const partners = new Int32Array(words).fill(-1);
  const inverse = new Int32Array(ours[ours.length - 1]).fill(-1);
  for (let row = 0; row + 1 < offsets.length; row++) {
    for (let word = offsets[row]; word < offsets[row + 1]; word++) {
      if (within[word] > 0) {
        partners[word] = ours[row] + within[word] - 1;
        inverse[partners[word]] = word;
      }
    }
  }
  return { partners, inverse };
}

/**
 * Replace 0 by the code of the partner, and other numbers by one less.
 * @param {Numbers} shortened
 * @param {Numbers} ours
 * @param {Int32Array} partners
 * @returns {Int32Array}
 */
function lengthened(shortened, ours, partners) {
  const codes = new Int32Array(shortened.length);
  for (let word = 0; word < codes.length; word++) {
    codes[word] = shortened[word] ? shortened[word] - 1 : ours[partners[word]];
  }
  return codes;
}

/**
 * @param {Numbers} given
 * @param {Int32Array} offsets
 * @param {Int32Array} partners
 * @param {Layer|undefined} first
 * @param {Int32Array} inverse
 * @returns {Int32Array}
 */
function headsOf(given, offsets, partners, first, inverse) {
  const heads = new Int32Array(given.length);
  for (let row = 0; row + 1 < offsets.length; row++) {
    const begin = offsets[row];
    const length = offsets[row + 1] - begin;
    for (let word = begin; word < begin + length; word++) {
      if (first && given[word] === 0) {
        const head = first.heads[partners[word]];
        heads[word] = head < 0 ? head : inverse[head];
        continue;
      }
      const number = first && given[word] > 0 ? given[word] - 1 : given[word];
      heads[word] = number === 0 ? -1 : number > 0 && number <= length ? begin + number - 1 : -2;
    }
  }
  return heads;
}

/**
 * @param {any} given
 * @param {Numbers[]} arrays
 * @param {string[]} strings
 */
function tokensOf(given, arrays, strings) {
  /** @type {Map<number, {size: number, form: string}>} */
  const tokens = new Map();
  if (!given) return tokens;
  const sizes = arrays[given.sizes];
  const forms = arrays[given.forms];
  let at = 0;
  for (let word = 0; word < sizes.length; word++) {
    if (sizes[word]) tokens.set(word, { size: sizes[word], form: strings[forms[at++]] });
  }
  return tokens;
}

/**
 * @param {any} given
 * @param {Numbers[]} arrays
 */
function emptyNodes(given, arrays) {
  /** @type {Map<number, EmptyNode[]>} */
  const nodes = new Map();
  if (!given) return nodes;
  const rows = arrays[given.sentences];
  for (let at = 0; at < rows.length; at++) {
    const node = { id: given.ids[at], deps: given.deps[at], form: given.forms[at] ?? "_" };
    const before = nodes.get(rows[at]);
    if (before) before.push(node);
    else nodes.set(rows[at], [node]);
  }
  return nodes;
}

/**
 * @param {any} given
 * @param {Numbers[]} arrays
 * @returns {Measure}
 */
function measureOf(given, arrays) {
  const stored = arrays[given.values];
  const values = given.share
    ? Float64Array.from(stored, (one) => (one === UNDEFINED_SHARE ? NaN : one / SHARES))
    : Float64Array.from(stored);
  return { name: given.name, layer: given.layer, share: given.share, values };
}

/**
 * The value of a column for a word; `_` if there is none.
 * @param {Volume} volume
 * @param {Layer} layer
 * @param {number} word
 * @param {string} name
 * @returns {string}
 */
export function valueOf(volume, layer, word, name) {
  const codes = layer.columns[name];
  if (!codes) return "_";
  const value = volume.strings[name][codes[word]];
  if (name !== "deps" || value !== "=") return value;
  return `${numberOf(layer, word, layer.heads[word])}:${valueOf(volume, layer, word, "deprel")}`;
}

/**
 * The number of a head within the sentence of a word; `_` if it is in another sentence.
 * @param {Layer} layer
 * @param {number} word
 * @param {number} head
 * @returns {string}
 */
export function numberOf(layer, word, head) {
  if (head === -1) return "0";
  if (head < 0) return "_";
  return String(head - layer.offsets[rowOf(layer, word)] + 1);
}

/**
 * The sentence of a word.
 * @param {Layer} layer
 * @param {number} word
 * @returns {number}
 */
export function rowOf(layer, word) {
  let low = 0;
  let high = layer.offsets.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (layer.offsets[middle] <= word) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The number of words of a sentence in the first layer.
 * @param {Volume} volume
 * @param {number} row
 * @returns {number}
 */
export function lengthOf(volume, row) {
  return volume.layers[0].offsets[row + 1] - volume.layers[0].offsets[row];
}
