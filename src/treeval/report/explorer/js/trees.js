// Drawing trees of phrases: the first one above the words, the others below, upside down.

/** @import { Layer, Volume } from "./data.js" */
/** @import { Phrase } from "./phrases.js" */
import { ruler } from "./arcs.js";
import { valueOf } from "./data.js";
import { html, shown, svg } from "./dom.js";
import { differing, phrasesOf } from "./phrases.js";

const LEVEL = 30;
const GAP = 12;
const MARGIN = 8;

/**
 * @typedef {Object} PhraseScene
 * @property {Layer} top
 * @property {string[]} forms
 * @property {string[]} tags
 * @property {Phrase[]} phrases
 * @property {Set<number>} missing Phrases of the top layer that another layer lacks.
 * @property {{layer: Layer, phrases: Phrase[], extra: Set<number>, missing: Set<number>}[]} below
 */

/**
 * Collect what is drawn of a sentence.
 * @param {Volume} volume
 * @param {number} row
 * @param {Layer[]} layers
 * @param {string} under
 * @returns {PhraseScene}
 */
export function phraseScene(volume, row, layers, under) {
  const [top, ...others] = layers;
  const words = Array.from({ length: top.offsets[row + 1] - top.offsets[row] }, (_, at) => top.offsets[row] + at);
  const phrases = phrasesOf(top, row);
  const below = others.map((layer) => {
    const theirs = phrasesOf(layer, row);
    return { layer, phrases: theirs, ...differing(phrases, theirs) };
  });
  return {
    top,
    forms: words.map((at) => shown(valueOf(volume, top, at, "form"))),
    tags: words.map((at) => (under ? shown(valueOf(volume, top, at, under), 16) : "")),
    phrases,
    missing: new Set(below.flatMap((one) => [...one.missing])),
    below,
  };
}

/**
 * Draw trees; null if they do not fit.
 * @param {PhraseScene} scene
 * @param {number} width
 * @param {{rightToLeft: boolean, text: string}} options
 * @returns {SVGSVGElement|null}
 */
export function drawPhrases(scene, width, options) {
  const { x, wide } = places(scene);
  if (wide > width) return null;
  const at = (/** @type {number} */ place) => Math.round(10 * (options.rightToLeft ? wide - place : place)) / 10;
  const drawing = svg("svg", { class: "arcs phrases", role: "group", "aria-label": options.text });
  const top = highest(scene.phrases) * LEVEL + 8;
  drawTree(drawing, scene.phrases, scene.missing, { x, at, base: top, sign: -1, kind: "missed", quiet: scene.below.length > 0 });
  scene.forms.forEach((form, place) => drawing.append(word(scene, place, form, at(x[place]), top)));
  let y = top + 36;
  for (const one of scene.below) {
    const edge = options.rightToLeft ? wide - 2 : 2;
    drawing.append(svg("text", { class: "band", x: edge, y: y + 12, "text-anchor": options.rightToLeft ? "end" : "start" }, shown(one.layer.name)));
    y += 18;
    drawTree(drawing, one.phrases, one.extra, { x, at, base: y, sign: 1, kind: "wrong", quiet: true });
    y += highest(one.phrases) * LEVEL + 10;
  }
  drawing.setAttribute("width", String(Math.ceil(wide)));
  drawing.setAttribute("height", String(y));
  drawing.setAttribute("viewBox", `0 0 ${Math.ceil(wide)} ${y}`);
  return drawing;
}

/** @param {Phrase[]} phrases */
function highest(phrases) {
  return phrases.reduce((most, one) => Math.max(most, one.level), 0);
}

/**
 * Where words are: no label may be wider than its phrase.
 * @param {PhraseScene} scene
 */
function places(scene) {
  const widths = scene.forms.map((form, at) => Math.max(14, ruler(form, false), ruler(scene.tags[at], true)) + GAP);
  for (const phrases of [scene.phrases, ...scene.below.map((one) => one.phrases)]) {
    for (const one of phrases.slice().reverse()) {
      const needed = 1.1 * ruler(shown(one.label, 24), true) + GAP;
      let has = 0;
      for (let place = one.begin; place < one.end; place++) has += widths[place];
      for (let place = one.begin; place < one.end && has < needed; place++) widths[place] += (needed - has) / (one.end - one.begin);
    }
  }
  let reached = MARGIN;
  const x = widths.map((wide) => {
    reached += wide;
    return reached - wide / 2;
  });
  return { x, wide: reached + MARGIN };
}

/**
 * @param {PhraseScene} scene
 * @param {number} place
 * @param {string} form
 * @param {number} x
 * @param {number} top
 */
function word(scene, place, form, x, top) {
  return svg("g", { class: "word" }, svg("text", { class: "form", x, y: top + 14 }, form), svg("text", { class: "under", x, y: top + 29 }, scene.tags[place]));
}

/**
 * @param {SVGSVGElement} drawing
 * @param {Phrase[]} phrases
 * @param {Set<number>} marked
 * @param {{x: number[], at: (x: number) => number, base: number, sign: 1|-1, kind: string, quiet: boolean}} pen
 */
function drawTree(drawing, phrases, marked, pen) {
  const { base, sign } = pen;
  const middle = (/** @type {Phrase} */ one) => {
    const words = one.runs.flatMap(([from, to]) => pen.x.slice(from, to));
    return pen.at(words.reduce((a, b) => a + b, 0) / words.length);
  };
  const y = (/** @type {Phrase} */ one) => base + sign * (one.level * LEVEL - 8);
  const lines = svg("g", { class: sign < 0 ? "top" : "below" });
  const labels = svg("g", { class: "labels" });
  phrases.forEach((one, place) => {
    const kind = marked.has(place) ? pen.kind : pen.quiet ? "quiet" : "plain";
    const above = phrases[one.parent];
    if (above) lines.append(svg("path", { class: kind, d: `M${middle(one)},${y(one)}L${middle(above)},${y(above)}` }));
    const width = 1.1 * ruler(shown(one.label, 24), true) + 8;
    labels.append(
      svg("rect", { class: `ground node ${kind}`, x: middle(one) - width / 2, y: y(one) - 9, width, height: 18, rx: 3 }),
      svg("text", { class: `label ${sign < 0 ? "" : "below"} ${kind}`, x: middle(one), y: y(one) + 4 }, shown(one.label, 24)),
    );
  });
  pen.x.forEach((place, at) => {
    const parent = lowest(phrases, at);
    if (parent) lines.append(svg("path", { class: "quiet", d: `M${pen.at(place)},${base}L${middle(parent)},${y(parent)}` }));
  });
  drawing.append(lines, labels);
}

/**
 * The smallest phrase around a word.
 * @param {Phrase[]} phrases
 * @param {number} at
 */
function lowest(phrases, at) {
  return phrases.findLast((one) => one.runs.some(([from, to]) => from <= at && at < to));
}

/**
 * Draw trees as an indented list: the first tree, then what others have instead.
 * @param {PhraseScene} scene
 * @param {boolean} rightToLeft
 */
export function outlinePhrases(scene, rightToLeft) {
  const list = html("ul", { class: "outline", dir: rightToLeft ? "rtl" : "ltr" });
  const covered = (/** @type {Phrase} */ one) => one.runs.map(([from, to]) => scene.forms.slice(from, to).join(" ")).join(" … ");
  const depths = scene.phrases.map(() => 0);
  scene.phrases.forEach((one, at) => { depths[at] = one.parent < 0 ? 0 : depths[one.parent] + 1; });
  const order = scene.phrases.map((_, at) => at).sort((a, b) => scene.phrases[a].begin - scene.phrases[b].begin || a - b);
  for (const at of order) {
    const one = scene.phrases[at];
    const lacking = scene.below.filter((other) => other.missing.has(at)).map((other) => shown(other.layer.name));
    const item = html("li", { class: lacking.length ? "unit wrong" : "unit", style: `--depth:${Math.min(depths[at], 14)}` });
    item.append(html("bdi", { class: "relation" }, shown(one.label, 24)), " ", html("bdi", { class: "form" }, shown(covered(one), 300)));
    if (lacking.length) item.append(html("span", { class: "instead" }, `not in ${lacking.join(", ")}`));
    list.append(item);
  }
  for (const other of scene.below) {
    for (const at of [...other.extra].sort((a, b) => other.phrases[a].begin - other.phrases[b].begin)) {
      const one = other.phrases[at];
      list.append(html("li", { class: "unit", style: "--depth:0" }, html("span", { class: "instead" }, `only in ${shown(other.layer.name)}`), " ", html("bdi", { class: "relation" }, shown(one.label, 24)), " ", html("bdi", {}, shown(covered(one), 300))));
    }
  }
  return list;
}
