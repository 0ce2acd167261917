// Rows and levels of arcs, and indented trees.
import assert from "node:assert/strict";
import test from "node:test";

import { DOGS } from "./volumes.mjs";

const { ELSEWHERE, NOWHERE, ROOT, layout } = await import(`${process.env.MODULES}/layout.js`);
const { inTreeOrder } = await import(`${process.env.MODULES}/outline.js`);
const { sceneOf } = await import(`${process.env.MODULES}/scene.js`);
const { asConllu, asLatex } = await import(`${process.env.MODULES}/copying.js`);

const units = (number, width = 30) => Array.from({ length: number }, () => ({ width }));
const arc = (head, dep, width = 40) => ({ head, dep, label: "x", width, kind: "plain" });

test("short arcs are below long ones", () => {
  const { rows } = layout(units(4), [arc(0, 3), arc(1, 2), arc(0, 1)], [], 1000);
  const levels = Object.fromEntries(rows[0].above.segments.map((one) => [`${one.arc.head}${one.arc.dep}`, one.level]));
  assert.deepEqual(levels, { "03": 2, "12": 1, "01": 1 });
});

test("labels fit between the ends of their arcs", () => {
  const { x } = layout(units(3, 10), [arc(0, 1, 200)], [], 1000);
  assert.ok(x[1] - x[0] > 200);
});

test("labels at a single short word stay inside the drawing", () => {
  const { width, x } = layout(units(1, 10), [arc(ROOT, 0, 30)], [{ name: "b", arcs: [arc(NOWHERE, 0, 90)] }], 1000);
  assert.ok(x[0] >= 45 && width - x[0] >= 45);
});

test("segments on one level do not meet, and nothing leaves the drawing", () => {
  const arcs = Array.from({ length: 60 }, (_, dep) => arc(dep ? (dep * 7) % 60 : ROOT, dep, 20 + (dep % 5) * 15)).filter((one) => one.head !== one.dep);
  const { rows, width } = layout(units(60), arcs, [{ name: "b", arcs }], 500);
  assert.ok(rows.length > 3);
  assert.ok(width <= 500);
  for (const row of rows) {
    for (const { segments } of [row.above, ...row.below]) {
      for (const a of segments) {
        assert.ok(a.labelled === false || a.high - a.low >= a.arc.width);
        for (const b of segments) {
          if (a !== b && a.level === b.level) assert.ok(Math.min(a.high, b.high) - Math.max(a.low, b.low) <= 0.5);
        }
      }
    }
  }
  const labelled = new Set(rows.flatMap((row) => row.above.segments.filter((one) => one.labelled).map((one) => one.arc)));
  assert.equal(labelled.size, arcs.length);
});

test("an arc over rows has a segment in each of them", () => {
  const { rows } = layout(units(20), [arc(0, 19)], [], 300);
  assert.deepEqual(rows.map((row) => row.above.segments.length), rows.map(() => 1));
  assert.equal(rows[0].above.segments[0].first, 0);
  assert.equal(rows.at(-1).above.segments[0].last, 19);
});

test("units that belong together stay in one row", () => {
  const joined = new Set([1, 3, 5, 7, 9, 11]);
  const { rows } = layout(units(12), [], [], 250, joined);
  assert.ok(rows.length > 1);
  for (const row of rows) assert.ok(!joined.has(row.begin));
});

test("a scene has what layers differ in", () => {
  const [gold, a, b] = DOGS.layers;
  const choice = { top: gold, others: [a, b], under: "upos", enhanced: false, marked: null };
  const first = sceneOf(DOGS, 0, choice);
  assert.deepEqual(first.below.map((band) => band.arcs), [1, 2].map(() => [{ head: NOWHERE, dep: 1, label: "≠ obj", kind: "other" }]));
  assert.deepEqual(first.above.map((one) => one.kind), ["quiet", "missed", "quiet"]);
  const second = sceneOf(DOGS, 1, choice);
  assert.deepEqual(second.below[1].arcs.map((one) => [one.head, one.dep, one.kind]), [[3, 1, "wrong"], [3, 2, "wrong both"], [ROOT, 3, "wrong both"]]);
  assert.equal(ELSEWHERE, -2);
});

test("an indented tree has every word once, below its head", () => {
  const scene = sceneOf(DOGS, 1, { top: DOGS.layers[0], others: [], under: "", enhanced: false, marked: null });
  assert.deepEqual(inTreeOrder(scene), [{ unit: 2, depth: 0 }, { unit: 1, depth: 1 }, { unit: 0, depth: 2 }, { unit: 3, depth: 1 }, { unit: 4, depth: 2 }]);
});

test("cycles and words without a root are shown too", () => {
  const scene = sceneOf(DOGS, 0, { top: { ...DOGS.layers[0], heads: Int32Array.from([1, 0, 0]) }, others: [], under: "", enhanced: false, marked: null });
  assert.deepEqual(inTreeOrder(scene).map((one) => one.unit).sort(), [0, 1, 2]);
});

test("sentences as CoNLL-U and LaTeX", () => {
  const [gold, a] = DOGS.layers;
  assert.equal(asConllu(DOGS, a, 0), "# sent_id = s-1\n# text = The dog barks\n1\tThe\t_\tDET\t_\t_\t2\tdet\t_\t_\n2\tdog\t_\tNOUN\t_\t_\t3\tobj\t_\t_\n3\tbarks\t_\tVERB\t_\t_\t0\troot\t_\t_\n\n");
  const latex = asLatex(sceneOf(DOGS, 1, { top: gold, others: [a], under: "", enhanced: false, marked: null }));
  assert.match(latex, /\\depedge\{2\}\{1\}\{det\}/);
  assert.match(latex, /\\deproot\{3\}\{root\}/);
  assert.match(latex, /\\depedge\[edge below, edge style=\{dashed\}\]\{3\}\{5\}\{advmod\}/);
});
