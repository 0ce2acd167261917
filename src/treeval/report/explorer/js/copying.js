// A sentence as text to copy: CoNLL-U, LaTeX for tikz-dependency, and SVG.

/** @import { Layer, Volume } from "./data.js" */
/** @import { Scene } from "./scene.js" */
import { numberOf, valueOf } from "./data.js";
import { NOWHERE } from "./layout.js";

const COLUMNS = ["form", "lemma", "upos", "xpos", "feats"];

/**
 * Write a sentence of a layer as CoNLL-U.
 * @param {Volume} volume
 * @param {Layer} layer
 * @param {number} row
 * @returns {string}
 */
export function asConllu(volume, layer, row) {
  const begin = layer.offsets[row];
  const lines = [];
  if (volume.ids[row]) lines.push(`# sent_id = ${volume.ids[row]}`);
  lines.push(`# text = ${volume.texts[row]}`);
  const nodes = layer.empty.get(row) ?? [];
  const addNodes = (/** @type {number} */ after) => {
    for (const node of nodes) {
      if (Number(node.id.split(".")[0]) === after) lines.push([node.id, node.form, "_", "_", "_", "_", "_", "_", node.deps, "_"].join("\t"));
    }
  };
  addNodes(0);
  for (let word = begin; word < layer.offsets[row + 1]; word++) {
    const number = word - begin + 1;
    const token = layer.tokens.get(word);
    if (token) lines.push([`${number}-${number + token.size - 1}`, token.form, ..."________"].join("\t"));
    const values = COLUMNS.map((name) => valueOf(volume, layer, word, name));
    const head = numberOf(layer, word, layer.heads[word]);
    const deps = layer.numbered ? valueOf(volume, layer, word, "deps") : "_";
    const fields = [number, ...values, head, valueOf(volume, layer, word, "deprel"), deps, valueOf(volume, layer, word, "misc")];
    lines.push(fields.join("\t"));
    addNodes(number);
  }
  return `${lines.join("\n")}\n\n`;
}

/** @type {Object<string, string>} */
const ESCAPES = {
  "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "$": "\\$", "&": "\\&", "#": "\\#", "_": "\\_",
  "%": "\\%", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}", "<": "\\textless{}", ">": "\\textgreater{}",
};

/**
 * Text for LaTeX.
 * @param {string} text
 * @returns {string}
 */
export function escaped(text) {
  return text.replace(/[\\{}$&#_%~^<>]/g, (one) => ESCAPES[one]).replace("≠", "$\\neq$").replace("↗", "$\\nearrow$");
}

/**
 * Write a scene for the LaTeX package tikz-dependency: differing arcs are dashed, below the words.
 * @param {Scene} scene
 * @returns {string}
 */
export function asLatex(scene) {
  const lines = ["% \\usepackage{tikz-dependency}", "\\begin{dependency}", "  \\begin{deptext}"];
  lines.push(`    ${scene.units.map((unit) => escaped(unit.form)).join(" \\& ")} \\\\`);
  if (scene.units.some((unit) => unit.under)) {
    lines.push(`    ${scene.units.map((unit) => `{\\small ${escaped(unit.under)}}`).join(" \\& ")} \\\\`);
  }
  lines.push("  \\end{deptext}");
  for (const arc of scene.above) {
    const style = arc.kind === "missed" ? "[edge style={thick}]" : arc.kind === "enhanced" ? "[edge style={dotted}]" : "";
    if (arc.head >= 0) lines.push(`  \\depedge${style}{${arc.head + 1}}{${arc.dep + 1}}{${escaped(arc.label)}}`);
    else lines.push(`  \\deproot${style}{${arc.dep + 1}}{${escaped(arc.label)}}`);
  }
  for (const band of scene.below) {
    if (band.arcs.length) lines.push(`  % ${band.layer.name.replace(/\s+/g, " ")}`);
    for (const arc of band.arcs) {
      const label = escaped(arc.label);
      if (arc.head >= 0) lines.push(`  \\depedge[edge below, edge style={dashed}]{${arc.head + 1}}{${arc.dep + 1}}{${label}}`);
      else if (arc.head === NOWHERE) lines.push(`  % word ${arc.dep + 1}: ${arc.label}`);
      else lines.push(`  \\deproot[edge below, edge style={dashed}]{${arc.dep + 1}}{${label}}`);
    }
  }
  lines.push("\\end{dependency}");
  return `${lines.join("\n")}\n`;
}

const DRAWN = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-family", "font-size", "font-style", "font-weight", "text-anchor"];

/**
 * Write a drawing as a file of its own, with the styles that it has on the page.
 * @param {SVGSVGElement} drawing
 * @returns {string}
 */
export function asSvg(drawing) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const originals = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, at) => {
    const style = getComputedStyle(originals[at]);
    for (const name of DRAWN) {
      const value = style.getPropertyValue(name);
      if (value) element.setAttribute(name, value);
    }
    for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return `${new XMLSerializer().serializeToString(copy)}\n`;
}
