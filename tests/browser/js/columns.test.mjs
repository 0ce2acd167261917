// Words whose columns differ between layers, and words about which certain layers differ.
import assert from "node:assert/strict";
import test from "node:test";

import { volume } from "./volumes.mjs";

const { Index, find } = await import(`${process.env.MODULES}/finding.js`);
const { EMPTY } = await import(`${process.env.MODULES}/state.js`);

const CATS = volume(
  ["The/DET/2/det cats/NOUN/3/nsubj sleep/VERB/0/root"],
  { a: ["2/det 3/obj 0/root"], b: ["2/det 3/obj 0/root"], c: ["3/det 3/nsubj 0/root"] },
);
CATS.strings.feats = ["_", "Number=Plur", "Case=Nom|Number=Sing"];
const [gold, a] = CATS.layers;
gold.columns = { ...gold.columns, feats: [0, 1, 0] };
a.columns = { ...a.columns, feats: [0, 2, 1], upos: [...a.columns.upos.slice(0, 2), a.columns.upos[1]] };
const index = new Index(CATS);
const words = (state) => {
  const found = find(index, { ...EMPTY, ...state });
  return found.words ? [...found.words].flatMap((one, word) => (one ? [word] : [])) : null;
};

test("a column differs, or has certain values", () => {
  assert.deepEqual(words({ sys: "a", col: "upos" }), [2]);
  assert.deepEqual(words({ sys: "a", col: "upos", cg: "VERB", cp: "NOUN" }), [2]);
  assert.deepEqual(words({ sys: "a", col: "upos", cg: "NOUN" }), [1]);
  assert.deepEqual(words({ sys: "b", col: "upos" }), []);
});

test("features are compared one by one, and may be absent", () => {
  assert.deepEqual(words({ sys: "a", col: "feats.Number", cg: "Plur", cp: "Sing" }), [1]);
  assert.deepEqual(words({ sys: "a", col: "feats.Number", cg: "–", cp: "Plur" }), [2]);
  assert.deepEqual(words({ sys: "a", col: "feats.Case", cg: "–", cp: "Nom" }), [1]);
  assert.deepEqual(words({ sys: "b", col: "feats.Number" }), [1]); // b has no features
});

test("layers that differ are named", () => {
  assert.deepEqual(words({ between: ["a", "b"] }), []);
  assert.deepEqual(words({ between: ["a", "c"] }), [0, 1]);
  assert.deepEqual(words({ between: ["gold", "a"] }), [1]);
});
