// One sentence: its text, its trees, the rows of a word in all layers, and text to copy.

/** @import { Layer, Volume } from "./data.js" */
/** @import { Scene } from "./scene.js" */
/** @import { State } from "./state.js" */
/** @import { Found, Index } from "./finding.js" */
import { drawArcs } from "./arcs.js";
import { asConllu, asLatex, asSvg, escaped } from "./copying.js";
import { lengthOf, numberOf, valueOf } from "./data.js";
import { html, isRightToLeft, shown } from "./dom.js";
import { drawOutline } from "./outline.js";
import { asBrackets } from "./phrases.js";
import { drawPhrases, outlinePhrases, phraseScene } from "./trees.js";
import { notesOf, sceneOf } from "./scene.js";

const COLUMNS = ["form", "lemma", "upos", "xpos", "feats", "head", "deprel", "deps", "misc"];
const LONGEST = 250; // words of a sentence that is drawn as arcs

/**
 * Fill the body of a sentence.
 * @param {HTMLElement} body
 * @param {Index} index
 * @param {number} row
 * @param {State} state
 * @param {Found} found
 */
export function fillCard(body, index, row, state, found) {
  const { volume } = index;
  const layers = shownLayers(index, state);
  if (index.phrases) {
    fillPhrases(body, volume, row, layers, underOf(volume, state));
    return;
  }
  const scene = sceneOf(volume, row, {
    top: layers[0], others: layers.slice(1), under: underOf(volume, state), enhanced: state.enhanced, marked: found.words,
  });
  const rightToLeft = isRightToLeft(volume.texts[row]);
  const details = html("div", { class: "details", "aria-live": "polite" });
  const open = (/** @type {number} */ word) => details.replaceChildren(wordTable(volume, layers[0], word, details));
  const text = shown(volume.texts[row], 2000);
  body.replaceChildren(html("p", { class: "text", dir: rightToLeft ? "rtl" : "ltr" }, text));
  const drawings = html("div", { class: "drawings" });
  body.append(drawings);
  /** @type {SVGSVGElement|null} */
  let arcs = null;
  if (scene.units.length <= LONGEST) {
    arcs = drawArcs(scene, Math.max(240, drawings.clientWidth || 900), { rightToLeft, text, open });
    drawings.append(html("div", { class: "drawn", dir: rightToLeft ? "rtl" : "ltr" }, arcs));
  }
  drawings.append(drawOutline(scene, { rightToLeft, open }));
  drawings.classList.toggle("only-outline", !arcs);
  body.append(...extraWords(scene), details, copying(volume, row, layers, scene, arcs));
}

/**
 * Fill the body of a sentence with trees of phrases.
 * @param {HTMLElement} body
 * @param {Volume} volume
 * @param {number} row
 * @param {Layer[]} layers
 * @param {string} under
 */
function fillPhrases(body, volume, row, layers, under) {
  const scene = phraseScene(volume, row, layers, under);
  const rightToLeft = isRightToLeft(volume.texts[row]);
  const text = shown(volume.texts[row], 2000);
  const drawings = html("div", { class: "drawings" });
  body.replaceChildren(html("p", { class: "text", dir: rightToLeft ? "rtl" : "ltr" }, text), drawings);
  const drawing = drawPhrases(scene, drawings.clientWidth || 900, { rightToLeft, text });
  if (drawing) drawings.append(html("div", { class: "drawn", dir: rightToLeft ? "rtl" : "ltr" }, drawing));
  drawings.append(outlinePhrases(scene, rightToLeft));
  drawings.classList.toggle("only-outline", !drawing);
  const place = html("div", { class: "copied" });
  const button = (/** @type {string} */ name, /** @type {() => string} */ write) =>
    html("button", { type: "button", click: () => copy(write(), name, place) }, name);
  const brackets = { open: "(", close: ")", word: (/** @type {string} */ form, /** @type {string} */ tag) => `(${tag} ${form})` };
  const forest = { open: "[", close: "]", word: (/** @type {string} */ form) => `[{${escaped(form)}}]` };
  const buttons = layers.map((layer) => button(`Brackets, ${shown(layer.name)}`, () => asBrackets(volume, layer, row, brackets)));
  if (drawing) buttons.push(button("SVG", () => asSvg(drawing)));
  buttons.push(button("LaTeX", () => `% \\usepackage{forest}\n\\begin{forest}\n${asBrackets(volume, layers[0], row, forest)}\\end{forest}\n`));
  body.append(html("div", { class: "copying" }, html("span", {}, "Copy as "), ...buttons, place));
}

/**
 * The layers that are drawn: those that were chosen, or the first and one or two others.
 * @param {Index} index
 * @param {State} state
 * @returns {Layer[]}
 */
export function shownLayers(index, state) {
  const { layers } = index.volume;
  const chosen = layers.filter((layer) => state.show.includes(layer.name));
  if (chosen.length) return chosen;
  const asked = index.asked(state);
  return [layers[0], ...asked.slice(0, asked.length > 3 ? 2 : 3)];
}

/**
 * The column under the words: the one that was chosen, or tags.
 * @param {Volume} volume
 * @param {State} state
 */
export function underOf(volume, state) {
  if (state.under) return state.under === "none" ? "" : state.under;
  return ["upos", "xpos"].find((name) => volume.strings[name]) ?? "";
}

/**
 * @param {Scene} scene
 * @returns {HTMLElement[]}
 */
function extraWords(scene) {
  return scene.below.filter((band) => band.extra.length > 0).map((band) =>
    html("p", { class: "extra" }, html("b", {}, shown(band.layer.name)), " has other words here: ", html("bdi", {}, shown(band.extra.join(" "), 500))));
}

/**
 * The rows of a word in all layers; values that differ from the first row are marked.
 * @param {Volume} volume
 * @param {Layer} top
 * @param {number} word
 * @param {HTMLElement} place
 */
function wordTable(volume, top, word, place) {
  const first = top.partners[word];
  const layers = [top, ...volume.layers.filter((layer) => layer !== top)];
  const columns = COLUMNS.filter((name) => name === "head" || layers.some((layer) => layer.columns[name]));
  const cell = (/** @type {Layer} */ layer, /** @type {number} */ own, /** @type {string} */ name) =>
    name === "head" ? headOf(volume, layer, own) : valueOf(volume, layer, own, name);
  const ours = columns.map((name) => cell(top, word, name));
  const rows = layers.map((layer) => {
    const own = layer === top ? word : first < 0 ? -1 : layer.inverse[first];
    const name = html("th", { scope: "row", class: "name" }, shown(layer.name));
    if (own < 0) return html("tr", {}, name, html("td", { colspan: columns.length, class: "name" }, "no such word"));
    return html("tr", {}, name, ...columns.map((column, at) => {
      const value = cell(layer, own, column);
      const differs = value !== ours[at];
      return html("td", { class: differs ? "name differs" : "name" }, differs ? "≠ " : null, html("bdi", {}, shown(value, 80)));
    }));
  });
  const head = html("tr", {}, html("th", { scope: "col" }, html("span", { class: "unseen" }, "Layer")), ...columns.map((name) => html("th", { scope: "col", class: "name" }, name.toUpperCase())));
  const notes = notesOf(layers, first, word).map((note) => html("p", { class: "note" }, `⚑ ${shown(note, 500)}`));
  const close = html("button", { type: "button", click: () => place.replaceChildren() }, "Close");
  const table = html("table", {}, html("thead", {}, head), html("tbody", {}, ...rows));
  return html("div", { class: "word-rows" }, ...notes, html("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "The word in all files" }, table), close);
}

/**
 * @param {Volume} volume
 * @param {Layer} layer
 * @param {number} word
 */
function headOf(volume, layer, word) {
  const head = layer.heads[word];
  const number = numberOf(layer, word, head);
  return head < 0 ? number : `${number} ${valueOf(volume, layer, head, "form")}`;
}

/**
 * Buttons that copy the sentence.
 * @param {Volume} volume
 * @param {number} row
 * @param {Layer[]} layers
 * @param {Scene} scene
 * @param {SVGSVGElement|null} arcs
 */
function copying(volume, row, layers, scene, arcs) {
  const place = html("div", { class: "copied" });
  const button = (/** @type {string} */ name, /** @type {() => string} */ write) =>
    html("button", { type: "button", click: () => copy(write(), name, place) }, name);
  const buttons = layers.map((layer) => button(`CoNLL-U, ${shown(layer.name)}`, () => asConllu(volume, layer, row)));
  if (arcs) buttons.push(button("SVG", () => asSvg(arcs)));
  buttons.push(button("LaTeX", () => asLatex(scene)));
  return html("div", { class: "copying" }, html("span", {}, "Copy as "), ...buttons, place);
}

/**
 * Copy text, and show it, since a browser may forbid copying.
 * @param {string} text
 * @param {string} name
 * @param {HTMLElement} place
 */
async function copy(text, name, place) {
  const area = html("textarea", { readonly: true, rows: 6, "aria-label": name });
  area.value = text;
  const status = html("p", { role: "status" }, "Select the text to copy it.");
  place.replaceChildren(status, area);
  area.select();
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = "Copied.";
  } catch {
    status.textContent = "The browser does not allow copying; the text is selected.";
  }
}

/**
 * What the heading of a sentence says about the layers: errors, and the current measure.
 * @param {Index} index
 * @param {number} row
 * @param {State} state
 * @returns {string}
 */
export function summaryOf(index, row, state) {
  const words = lengthOf(index.volume, row);
  const said = index.judged.length
    ? shownLayers(index, state).filter((layer) => layer.place > 0).map((layer) => `${shown(layer.name, 24)} ${index.errors(layer)[row]}`)
    : [];
  const length = words === 1 ? "1 word" : `${words} words`;
  const wrong = index.volume.gold && !index.phrases ? "wrong" : "different";
  return said.length ? `${length}; ${wrong}: ${said.join(", ")}` : length;
}
