// Volumes for tests, made by hand: layers over the same words.

/** Make a volume from words written `form/tag/head/relation`, one list of heads and labels per layer. */
export function volume(sentences, others = {}) {
  const strings = { form: [], upos: [], deprel: [] };
  const code = (name, value) => {
    if (!strings[name].includes(value)) strings[name].push(value);
    return strings[name].indexOf(value);
  };
  const offsets = [0];
  const rows = [];
  const first = { heads: [], form: [], upos: [], deprel: [] };
  sentences.forEach((sentence, row) => {
    const begin = offsets[row];
    for (const word of sentence.split(" ")) {
      const [form, tag, head, relation] = word.split("/");
      first.form.push(code("form", form));
      first.upos.push(code("upos", tag));
      first.deprel.push(code("deprel", relation));
      first.heads.push(head === "0" ? -1 : begin + Number(head) - 1);
      rows.push(row);
    }
    offsets.push(rows.length);
  });
  const same = Int32Array.from(rows, (_, word) => word);
  const layer = (name, place, heads, deprel) => ({
    name, place, offsets: Int32Array.from(offsets), partners: same, inverse: same, heads: Int32Array.from(heads),
    columns: { form: first.form, upos: first.upos, deprel }, tokens: new Map(), numbered: true, empty: new Map(), shades: null, shadesMean: "", notes: null, spans: null,
  });
  const layers = [layer("gold", 0, first.heads, first.deprel)];
  for (const [name, arcs] of Object.entries(others)) {
    const words = arcs.flatMap((sentence, row) => sentence.split(" ").map((one) => [row, one.split("/")]));
    const heads = words.map(([row, [head]]) => (head === "0" ? -1 : offsets[row] + Number(head) - 1));
    layers.push(layer(name, layers.length, heads, words.map(([, [, relation]]) => code("deprel", relation))));
  }
  return {
    sentences: sentences.length, gold: true, subtypes: "strip", order: "file",
    ids: sentences.map((_, row) => `s-${row + 1}`), texts: sentences.map((one) => one.split(" ").map((word) => word.split("/")[0]).join(" ")),
    numbers: sentences.map((_, row) => row + 1), lines: sentences.map((_, row) => row + 1),
    strings, counted: null, layers, rows: Int32Array.from(rows), measures: [], facets: [],
  };
}

export const DOGS = volume(
  ["The/DET/2/det dog/NOUN/3/nsubj barks/VERB/0/root", "A/DET/2/det man/NOUN/3/nsubj:pass is/VERB/0/root seen/VERB/3/xcomp there/ADV/4/advmod"],
  { a: ["2/det 3/obj 0/root", "2/det 3/nsubj 0/root 3/xcomp 3/advmod"], b: ["2/det 3/obj 0/root", "2/det 4/nsubj 4/aux 0/root 4/advmod"] },
);
