// Drawing a sentence as arcs: one layer above the words, and below them what other layers differ in.

/** @import { Band, Layout, Segment } from "./layout.js" */
/** @import { Scene, SceneUnit } from "./scene.js" */
import { html, shown, svg } from "./dom.js";
import { NOWHERE, layout, legsOf, middleOf } from "./layout.js";

const FONT = "14px signs, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const SMALL = FONT.replace("14px", "12px");
const LEVEL = 21;
const FORM = 18;
const LINE = 15;
const BETWEEN = 16; // pixels between rows
const BOLDER = 1.08; // how much wider bold text is at most

/** @typedef {(text: string, small: boolean) => number} Ruler */

/** @type {CanvasRenderingContext2D|null} */
let canvas = null;

/**
 * Measure text in pixels.
 * @type {Ruler}
 */
export function ruler(text, small) {
  canvas ??= html("canvas").getContext("2d");
  if (!canvas) return text.length * 8;
  canvas.font = small ? SMALL : FONT;
  return canvas.measureText(text).width;
}

/**
 * Draw a scene.
 * @param {Scene} scene
 * @param {number} width The space that there is.
 * @param {{rightToLeft: boolean, text: string, measure?: Ruler, open?: (word: number) => void}} options
 * @returns {SVGSVGElement}
 */
export function drawArcs(scene, width, options) {
  const measure = options.measure ?? ruler;
  const units = scene.units.map((unit) => ({ ...unit, form: shown(unit.form), under: shown(unit.under, 24), width: widthOf(unit, measure) }));
  widenTokens(scene, units, measure);
  const withWidths = (/** @type {{head: number, dep: number, label: string, kind: string}[]} */ arcs) =>
    arcs.map((arc) => ({ ...arc, label: shown(arc.label, 28), width: BOLDER * measure(shown(arc.label, 28), true) }));
  const bands = scene.below.map((band) => ({ name: band.layer.name, arcs: withWidths(band.arcs) }));
  const joined = new Set(scene.tokens.flatMap((token) => rangeOf(token.first + 1, token.last + 1)));
  const names = bands.map((band) => 6 + BOLDER * measure(shown(band.name), true));
  const arranged = layout(units, withWidths(scene.above), bands, width, joined);
  const placed = { ...arranged, width: Math.ceil(Math.max(arranged.width, ...names)) };
  const drawing = svg("svg", { class: "arcs", role: "group", "aria-label": options.text });
  const at = (/** @type {number} */ x) => Math.round(10 * (options.rightToLeft ? placed.width - x : x)) / 10;
  const pen = { drawing, at, units, placed, rightToLeft: options.rightToLeft, open: options.open, scene };
  let y = 4;
  placed.rows.forEach((_, row) => { y = drawRow(pen, row, y); });
  const height = Math.max(20, y - BETWEEN + 4);
  drawing.setAttribute("width", String(placed.width));
  drawing.setAttribute("height", String(height));
  drawing.setAttribute("viewBox", `0 0 ${placed.width} ${height}`);
  return drawing;
}

/**
 * @param {SceneUnit} unit
 * @param {Ruler} measure
 */
function widthOf(unit, measure) {
  return Math.max(12, BOLDER * measure(shown(unit.form), false), measure(shown(unit.under, 24), true));
}

/**
 * Make words wide enough for the multiword tokens that they belong to.
 * @param {Scene} scene
 * @param {{width: number}[]} units
 * @param {Ruler} measure
 */
function widenTokens(scene, units, measure) {
  for (const token of scene.tokens) {
    const number = token.last - token.first + 1;
    const each = (measure(shown(token.form), true) + 8) / number - 14;
    for (let at = token.first; at <= token.last; at++) units[at].width = Math.max(units[at].width, each);
  }
}

/**
 * @param {number} begin
 * @param {number} end
 */
function rangeOf(begin, end) {
  return Array.from({ length: Math.max(0, end - begin) }, (_, step) => begin + step);
}

/**
 * @typedef {Object} Pen
 * @property {SVGSVGElement} drawing
 * @property {(x: number) => number} at
 * @property {(SceneUnit & {width: number})[]} units
 * @property {Layout} placed
 * @property {boolean} rightToLeft
 * @property {((word: number) => void)|undefined} open
 * @property {Scene} scene
 */

/**
 * Draw a row; give the place where the next row begins.
 * @param {Pen} pen
 * @param {number} number
 * @param {number} begin
 * @returns {number}
 */
function drawRow(pen, number, begin) {
  const row = pen.placed.rows[number];
  const top = begin + row.above.levels * LEVEL + 6;
  const labels = svg("g", { class: "labels" });
  pen.drawing.append(drawBand(pen, row.above, top, -1, "top", labels));
  let y = drawWords(pen, row.begin, row.end, top);
  row.below.forEach((band, place) => {
    if (!band.segments.length) return;
    const edge = pen.rightToLeft ? pen.placed.width - 2 : 2;
    pen.drawing.append(svg("text", { class: "band", x: edge, y: y + 11, "text-anchor": pen.rightToLeft ? "end" : "start", direction: "ltr" }, shown(band.name)));
    y += 14;
    pen.drawing.append(drawBand(pen, band, y, 1, `below b${place % 8}`, labels));
    y += band.levels * LEVEL + 8;
  });
  pen.drawing.append(labels);
  return y + BETWEEN;
}

/**
 * @param {Pen} pen
 * @param {number} begin
 * @param {number} end
 * @param {number} top
 * @returns {number} The place below the words.
 */
function drawWords(pen, begin, end, top) {
  const hasUnder = pen.units.some((unit) => unit.under !== "");
  for (let unit = begin; unit < end; unit++) pen.drawing.append(drawWord(pen, unit, top));
  let y = top + FORM + (hasUnder ? LINE : 0) + 4;
  const tokens = pen.scene.tokens.filter((token) => token.first >= begin && token.first < end);
  for (const token of tokens) {
    const left = pen.placed.x[token.first] - pen.units[token.first].width / 2;
    const right = pen.placed.x[token.last] + pen.units[token.last].width / 2;
    const middle = pen.at((left + right) / 2);
    pen.drawing.append(
      svg("path", { class: "token", d: `M${pen.at(left)},${y}v4H${pen.at(right)}v-4` }),
      svg("text", { class: "token", x: middle, y: y + 16 }, shown(token.form)),
    );
  }
  if (tokens.length) y += 20;
  return y;
}

/**
 * @param {Pen} pen
 * @param {number} place
 * @param {number} top
 */
function drawWord(pen, place, top) {
  const unit = pen.units[place];
  const x = pen.at(pen.placed.x[place]);
  const classes = ["word", unit.word < 0 && "empty", unit.wrong && "wrong", unit.marked && "marked", unit.note && "flagged"];
  const group = svg("g", { class: classes.filter(Boolean).join(" ") });
  if (unit.word >= 0 && pen.open) {
    const { open } = pen;
    const chosen = (/** @type {Event} */ event) => {
      if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      open(unit.word);
    };
    group.setAttribute("role", "button");
    group.setAttribute("tabindex", "0");
    group.setAttribute("aria-label", `${unit.number} ${unit.form}: details`);
    group.addEventListener("click", chosen);
    group.addEventListener("keydown", chosen);
  }
  const left = x - unit.width / 2 - 3;
  group.append(svg("rect", { class: "ground", x: left, y: top, width: unit.width + 6, height: FORM, rx: 3 }));
  group.append(svg("text", { class: "form", x, y: top + 15 }, unit.form));
  if (unit.under) group.append(svg("text", { class: "under", x, y: top + 15 + LINE }, unit.under));
  if (unit.shade !== null) {
    const wide = Math.max(1, unit.width * unit.shade);
    group.append(
      svg("rect", { class: "shade", x: x - unit.width / 2, y: top - 3, width: unit.width, height: 3 }),
      svg("rect", { class: "shade full", x: x - unit.width / 2, y: top - 3, width: wide, height: 3 }),
    );
  }
  if (unit.note) group.append(svg("title", {}, shown(unit.note, 500)));
  return group;
}

/**
 * @param {Pen} pen
 * @param {Band} band
 * @param {number} base The line from which the arcs rise or fall.
 * @param {1|-1} sign 1 for arcs below the words.
 * @param {string} classes
 * @param {SVGGElement} labels
 */
function drawBand(pen, band, base, sign, classes, labels) {
  const group = svg("g", { class: classes });
  const legs = legsOf(band.segments, pen.units);
  for (const part of band.segments) {
    const y = base + sign * part.level * LEVEL - (sign < 0 ? -5 : 5);
    const leg = /** @type {{from: number, to: number}} */ (legs.get(part));
    const d = pathOf(part, leg, base + sign, y, sign, pen.at);
    if (d) group.append(svg("path", { class: part.arc.kind, d }));
    const tip = tipOf(part, leg, base + sign, sign, pen.at);
    if (tip) group.append(svg("path", { class: `${part.arc.kind} tip`, d: tip }));
    if (part.labelled) labels.append(...labelOf(part, y, sign, pen, classes));
  }
  return group;
}

/**
 * A label on ground of its own, so that no line runs through it.
 * @param {Segment} part
 * @param {number} y
 * @param {1|-1} sign
 * @param {Pen} pen
 * @param {string} classes
 */
function labelOf(part, y, sign, pen, classes) {
  const middle = pen.at(middleOf(part, pen.placed.width));
  const { width } = part.arc;
  const line = part.arc.head < 0 && part.arc.head !== NOWHERE ? y + sign * 3 : y;
  return [
    svg("rect", { class: "ground", x: middle - width / 2 - 2, y: line - 7, width: width + 4, height: 14 }),
    svg("text", { class: `label ${classes} ${part.arc.kind}`, x: middle, y: line + 4 }, part.arc.label),
  ];
}

/**
 * @param {Segment} part
 * @param {{from: number, to: number}} leg
 * @param {number} base
 * @param {number} y
 * @param {1|-1} sign
 * @param {(x: number) => number} at
 */
function pathOf(part, leg, base, y, sign, at) {
  const { arc } = part;
  if (arc.head === NOWHERE) return "";
  if (arc.head < 0) return `M${at(part.from)},${y}V${base}`;
  const from = at(part.from + leg.from);
  const to = at(part.to + leg.to);
  const turn = Math.min(6, Math.abs(to - from) / 2) * Math.sign(to - from);
  const start = part.first < 0 ? `M${from},${y}` : `M${from},${base}V${y + 6 * sign * -1}Q${from},${y} ${from + turn},${y}`;
  const end = part.last < 0 ? `H${to}` : `H${to - turn}Q${to},${y} ${to},${y + 6 * sign * -1}V${base}`;
  return start + end;
}

/**
 * The arrow at the dependent, if it is in this row.
 * @param {Segment} part
 * @param {{from: number, to: number}} leg
 * @param {number} base
 * @param {1|-1} sign
 * @param {(x: number) => number} at
 */
function tipOf(part, leg, base, sign, at) {
  const { arc } = part;
  if (arc.head === NOWHERE) return "";
  const begins = arc.head < 0 || arc.dep < arc.head;
  if ((begins ? part.first : part.last) < 0) return "";
  const x = begins ? at(part.from + leg.from) : at(part.to + leg.to);
  return `M${x - 3},${base + 5 * sign}L${x},${base}L${x + 3},${base + 5 * sign}`;
}
