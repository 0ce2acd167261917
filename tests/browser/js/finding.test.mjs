// Queries, filters, orders and links, on sentences whose answers can be seen.
import assert from "node:assert/strict";
import test from "node:test";

import { DOGS } from "./volumes.mjs";

const { Index, find } = await import(`${process.env.MODULES}/finding.js`);
const { EMPTY, hashOf, limits, stateOf } = await import(`${process.env.MODULES}/state.js`);
const { limitsOf } = await import(`${process.env.MODULES}/groups.js`);
const { parseQuery, pattern } = await import(`${process.env.MODULES}/query.js`);

const index = new Index(DOGS);
const words = (state) => {
  const found = find(index, { ...EMPTY, ...state });
  return [[...found.rows].map((row) => row + 1), found.words ? [...found.words].flatMap((one, word) => (one ? [word] : [])) : null];
};

test("text is found in any case, and only sentences are counted", () => {
  assert.deepEqual(words({ q: "DOG" }), [[1], null]);
  assert.deepEqual(words({ q: '"dog barks"' }), [[1], null]);
  assert.deepEqual(words({ q: "-dog" }), [[2], null]);
});

test("columns, wildcards and negations", () => {
  assert.deepEqual(words({ q: "upos=DET" }), [[1, 2], [0, 3]]);
  assert.deepEqual(words({ q: "form=b*" }), [[1], [2]]);
  assert.deepEqual(words({ q: "-rel=xcomp" }), [[1], null]);
  assert.deepEqual(words({ q: "id=s-2" }), [[2], null]);
  assert.deepEqual(words({ q: "id=1" }), [[1], null]);
});

test("arcs lead from a dependent to its head, or back", () => {
  assert.deepEqual(words({ q: "nsubj>VERB" }), [[1, 2], [1, 4]]);
  assert.deepEqual(words({ q: "VERB<nsubj" }), [[1, 2], [1, 4]]);
  assert.deepEqual(words({ q: "det>nsubj>VERB" }), [[1, 2], [0, 3]]);
  assert.deepEqual(words({ q: "rel=nsubj:pass>*" }), [[2], [4]]);
  assert.deepEqual(words({ q: "upos=NOUN&form=dog>barks" }), [[1], [1]]);
  assert.deepEqual(words({ q: "obj>VERB@a" }), [[1], [1]]);
  assert.deepEqual(words({ q: "aux>VERB@*" }), [[2], [5]]);
});

test("what is not a query is text", () => {
  for (const text of ["<script>", "a<b>c", "->", ">", "x=", "="]) assert.equal(parseQuery(text)[0]?.test.kind, "text");
});

test("patterns never fail, whatever is in them", () => {
  for (const text of ["(", "[", "\\", "a*(", "*+", "?"]) assert.equal(pattern(text)("no"), false);
  assert.equal(pattern("a.*")("a.b"), true);
  assert.equal(pattern("a.*")("abb"), false);
  assert.equal(pattern("Ab")("ab"), false);
  assert.equal(pattern("ab")("AB"), true);
});

test("kinds of errors of one system or of any", () => {
  assert.deepEqual(words({ sys: "a", kind: "label" }), [[1], [1]]);
  assert.deepEqual(words({ sys: "a", kind: "attachment" }), [[2], [7]]);
  assert.deepEqual(words({ sys: "b", kind: "both" }), [[2], [5, 6]]);
  assert.deepEqual(words({ kind: "error" }), [[1, 2], [1, 4, 5, 6, 7]]);
  assert.deepEqual(words({ gold: "nsubj", pred: "obj" }), [[1], [1]]);
  assert.deepEqual(words({ sys: "b", hg: "(root)", hp: "VERB" }), [[2], [5]]);
});

test("right, wrong and differing systems are about the same word", () => {
  assert.deepEqual(words({ right: ["b"], wrong: ["a"] }), [[2], [7]]);
  assert.deepEqual(words({ wrong: ["a", "b"] }), [[1], [1]]);
  assert.deepEqual(words({ differ: true }), [[2], [4, 5, 6, 7]]);
});

test("groups are those of breakdowns", () => {
  assert.deepEqual(words({ by: ["distance:-1"] }), [[1, 2], [0, 1, 3, 4]]);
  assert.deepEqual(words({ by: ["distance:root"] }), [[1, 2], [2, 5]]);
  assert.deepEqual(words({ by: ["direction:head to the left"] }), [[2], [6, 7]]);
  assert.deepEqual(words({ by: ["depth:3"] }), [[1, 2], [0, 3, 7]]);
  assert.deepEqual(words({ by: ["head-upos:NOUN"] }), [[1, 2], [0, 3]]);
  assert.deepEqual(words({ by: ["length:1–5", "relation:nsubj"] }), [[1, 2], [1, 4]]);
  assert.deepEqual(limitsOf("-4 to -2"), [-4, -2]);
  assert.deepEqual(limitsOf("≤ -10"), [-Infinity, -10]);
  assert.deepEqual(limitsOf("11+"), [11, Infinity]);
});

test("sentences are sorted", () => {
  assert.deepEqual(words({ sort: "length" })[0], [2, 1]);
  assert.deepEqual(words({ sort: "-length" })[0], [1, 2]);
  assert.deepEqual(words({ sort: "errors" })[0], [2, 1]);
  assert.deepEqual(words({ sort: "share" })[0], [2, 1]);
  assert.deepEqual(words({ sort: "-file" })[0], [2, 1]);
  assert.deepEqual(words({ length: "4-" })[0], [2]);
});

test("an address holds every state", () => {
  const state = { ...EMPTY, q: "a&b=c #x", by: ["distance:3–5", "upos:X"], differ: true, at: 7, page: 2, right: ["a b"] };
  assert.deepEqual(stateOf(hashOf(state)), state);
  assert.deepEqual(stateOf("#explore"), EMPTY);
  assert.equal(stateOf("#section-1"), null);
  assert.equal(stateOf("#explored"), null);
  assert.deepEqual(stateOf("#explore?at=x&page=-3"), EMPTY);
  assert.deepEqual([limits("5-20"), limits("5-"), limits("-20"), limits("7"), limits("x")], [[5, 20], [5, Infinity], [-Infinity, 20], [7, 7], [-Infinity, Infinity]]);
  assert.deepEqual([limits("-2.5 to 1e-3"), limits(" to 3")], [[-2.5, 0.001], [-Infinity, Infinity]]);
});
