// A sentence as an indented tree: every word below its head, with what other layers have instead.

/** @import { Scene, SceneArc } from "./scene.js" */
import { html, shown } from "./dom.js";
import { ELSEWHERE, NOWHERE, ROOT } from "./layout.js";

const DEEPEST = 14; // steps of indentation

/**
 * Draw a scene as an indented tree.
 * @param {Scene} scene
 * @param {{rightToLeft: boolean, open?: (word: number) => void}} options
 * @returns {HTMLElement}
 */
export function drawOutline(scene, options) {
  const list = html("ul", { class: "outline", dir: options.rightToLeft ? "rtl" : "ltr" });
  for (const { unit, depth } of inTreeOrder(scene)) list.append(line(scene, unit, depth, options.open));
  return list;
}

/**
 * The units in the order of the tree, heads before their dependents.
 * @param {Scene} scene
 * @returns {{unit: number, depth: number}[]}
 */
export function inTreeOrder(scene) {
  /** @type {Map<number, number[]>} */
  const below = new Map();
  const attached = new Set();
  for (const arc of scene.above) {
    if (arc.kind === "enhanced") continue;
    const head = arc.head >= 0 ? arc.head : ROOT;
    below.set(head, [...(below.get(head) ?? []), arc.dep]);
    attached.add(arc.dep);
  }
  /** @type {{unit: number, depth: number}[]} */
  const order = [];
  const seen = new Set();
  const visit = (/** @type {number} */ start) => {
    const stack = [{ unit: start, depth: 0 }];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { unit, depth } = next;
      if (seen.has(unit)) continue;
      seen.add(unit);
      order.push({ unit, depth });
      for (const dep of (below.get(unit) ?? []).slice().reverse()) stack.push({ unit: dep, depth: depth + 1 });
    }
  };
  for (const unit of below.get(ROOT) ?? []) visit(unit);
  scene.units.forEach((_, unit) => visit(unit)); // words in cycles, and empty nodes
  return order;
}

/**
 * @param {Scene} scene
 * @param {number} place
 * @param {number} depth
 * @param {((word: number) => void)|undefined} open
 */
function line(scene, place, depth, open) {
  const unit = scene.units[place];
  const arc = scene.above.find((one) => one.dep === place && one.kind !== "enhanced");
  const classes = ["unit", unit.wrong && "wrong", unit.marked && "marked", unit.note && "flagged", unit.word < 0 && "empty"];
  const item = html("li", { class: classes.filter(Boolean).join(" "), style: `--depth:${Math.min(depth, DEEPEST)}` });
  const form = shown(unit.form);
  const name = unit.word >= 0 && open
    ? html("button", { type: "button", class: "form", click: () => open(unit.word) }, html("bdi", {}, form))
    : html("bdi", { class: "form" }, form);
  item.append(html("span", { class: "number" }, unit.number), " ", name, " ", html("bdi", { class: "relation" }, arc ? shown(arc.label, 28) : ""));
  if (unit.under) item.append(" ", html("span", { class: "under" }, shown(unit.under, 24)));
  if (unit.shade !== null) item.append(" ", html("span", { class: "under" }, `${Math.round(100 * unit.shade)} %`));
  for (const band of scene.below) {
    for (const other of band.arcs.filter((one) => one.dep === place)) item.append(differing(scene, band.layer.name, other));
  }
  if (unit.note) item.append(html("span", { class: "note" }, `⚑ ${shown(unit.note, 300)}`));
  return item;
}

/**
 * @param {Scene} scene
 * @param {string} name
 * @param {SceneArc} arc
 */
function differing(scene, name, arc) {
  const from = arc.head >= 0 ? `${scene.units[arc.head].number} ${shown(scene.units[arc.head].form)}` : "";
  const where = { [ROOT]: "the root", [ELSEWHERE]: "a word outside" }[arc.head] ?? from;
  const attached = arc.head === NOWHERE ? "" : ` ← ${where}`;
  return html("span", { class: "instead" }, html("bdi", { class: "system" }, shown(name)), " ", html("bdi", {}, shown(arc.label, 28)), html("bdi", {}, attached));
}
