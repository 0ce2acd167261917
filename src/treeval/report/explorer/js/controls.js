// The controls of the explorer: the search, the filters, the order, and how trees are drawn.

/** @import { Volume } from "./data.js" */
/** @import { State } from "./state.js" */
/** @import { Index } from "./finding.js" */
import { html, shown } from "./dom.js";
import { spelling } from "./judge.js";
import { EMPTY } from "./state.js";

/** @typedef {(changes: Partial<State>) => void} Change */
/** @typedef {[string, string]} Option A value and what is shown for it. */

/** @type {Option[]} */
const KINDS = [
  ["", "any word"], ["error", "any error"], ["attachment", "wrong head"], ["relation", "wrong relation"],
  ["head", "only the head wrong"], ["label", "only the relation wrong"], ["both", "head and relation wrong"],
  ["unaligned", "no such word"], ["right", "right"],
];

/**
 * Make all controls for a state.
 * @param {Index} index
 * @param {State} state
 * @param {Change} change
 * @returns {HTMLElement[]}
 */
export function controls(index, state, change) {
  return [mainRow(index, state, change), more(index, state, change), ...chips(state, change)];
}

/**
 * @param {Index} index
 * @param {State} state
 * @param {Change} change
 */
function mainRow(index, state, change) {
  const { volume } = index;
  const row = html("div", { class: "row" });
  if (index.judged.length > 1) row.append(choice(volume.gold ? "System" : "Layer", "sys", named(index.judged, "any"), state, change));
  if (index.judged.length) {
    const [kinds, relations, ours, theirs] = index.phrases ? forPhrases(volume) : forWords(index, state);
    row.append(choice(index.phrases ? "Sentences" : "Words", "kind", kinds, state, change));
    row.append(choice(ours, "gold", relations, state, change), choice(theirs, "pred", relations, state, change));
  }
  row.append(choice("Order", "sort", ordersOf(index), { ...state, sort: state.sort || volume.order }, change));
  return row;
}

/**
 * The kinds and values to choose from, and what they are called.
 * @param {Index} index
 * @param {State} state
 * @returns {[Option[], Option[], string, string]}
 */
function forWords(index, state) {
  const { volume } = index;
  const ours = volume.gold ? "Gold relation" : `Relation in ${shown(volume.layers[0].name, 20)}`;
  return [kindsFor(index, state), relationsOf(volume), ours, volume.gold ? "Predicted relation" : "Relation in the other"];
}

/**
 * @param {Volume} volume
 * @returns {[Option[], Option[], string, string]}
 */
function forPhrases(volume) {
  const labels = new Set(volume.layers.flatMap((layer) => layer.spans?.strings ?? []).filter(Boolean));
  /** @type {Option[]} */
  const values = [["", "any"], ...[...labels].sort().map((one) => /** @type {Option} */ ([one, shown(one, 24)]))];
  return [[["", "all"], ["error", "with differences"], ["right", "without differences"]], values, "Missing phrase", "Extra phrase"];
}

/**
 * @param {Index} index
 * @param {State} state
 */
function kindsFor(index, state) {
  const differs = (/** @type {string} */ text) => text.replace("any error", "any difference").replace("wrong", "different");
  const kinds = KINDS.filter(([name]) => name !== "unaligned" || state.kind === name || index.volume.layers.some((layer) => layer.inverse.includes(-1)));
  return index.volume.gold ? kinds : kinds.map(([name, text]) => /** @type {Option} */ ([name, name === "right" ? "the same" : differs(text)]));
}

/**
 * The relations that occur, as they are compared.
 * @param {Volume} volume
 * @returns {Option[]}
 */
function relationsOf(volume) {
  const found = new Set((volume.strings.deprel ?? []).map((one) => spelling(one, volume.subtypes)));
  return [["", "any"], ...[...found].sort().map((one) => /** @type {Option} */ ([one, shown(one, 24)]))];
}

/**
 * @param {{name: string}[]} layers
 * @param {string} none
 * @returns {Option[]}
 */
function named(layers, none) {
  return [["", none], ...layers.map((layer) => /** @type {Option} */ ([layer.name, shown(layer.name)]))];
}

/**
 * @param {Index} index
 * @returns {Option[]}
 */
function ordersOf(index) {
  const { volume } = index;
  /** @type {Option[]} */
  const orders = [["file", "as in the file"]];
  if (index.judged.length) {
    const what = volume.gold ? "errors" : "differences";
    orders.push(["errors", `most ${what} first`], ["-errors", `fewest ${what} first`], ["share", `largest share of ${what} first`]);
  }
  for (const name of new Set(volume.measures.map((one) => one.name))) {
    orders.push([name, `lowest ${shown(name)} first`], [`-${name}`, `highest ${shown(name)} first`]);
  }
  orders.push(["length", "longest first"], ["-length", "shortest first"], ["matches", "most words found first"]);
  return orders;
}

/**
 * @param {Index} index
 * @param {State} state
 * @param {Change} change
 */
function more(index, state, change) {
  const { volume } = index;
  const row = html("div", { class: "row" });
  if (index.judged.length > 1 && volume.gold && !index.phrases) {
    row.append(pick("Right", "right", index.judged, state, change), pick("Wrong", "wrong", index.judged, state, change));
    const all = index.judged.every((layer) => state.wrong.includes(layer.name));
    row.append(checkbox("All are wrong", all, (on) => change({ wrong: on ? index.judged.map((layer) => layer.name) : [] })));
  }
  if (index.rivals.length > 1 && !index.phrases) row.append(checkbox(volume.gold ? "Systems differ" : "They differ", state.differ, (differ) => change({ differ })));
  row.append(field("Length", "length", "5-20", state, change));
  if (volume.measures.length) {
    const names = [...new Set(volume.measures.map((one) => one.name))];
    const measures = names.map((name) => /** @type {Option} */ ([name, shown(name)]));
    row.append(choice("Score", "measure", measures, { ...state, measure: state.measure || names[0] }, change));
    const share = volume.measures.some((one) => one.share);
    row.append(field(share ? "Score in %" : "Score from-to", "score", "50-80", state, change));
  }
  if (!index.phrases) row.append(choice("Arcs", "shape", [["", "any"], ["projective", "none cross"], ["crossing", "some cross"]], state, change));
  for (const facet of volume.facets) row.append(facetChoice(facet, state, change));
  if (volume.layers.some((layer) => layer.notes)) row.append(checkbox("Flagged words", state.flagged, (flagged) => change({ flagged })));
  const used = ["differ", "length", "score", "shape", "flagged"].some((name) => state[/** @type {keyof State} */ (name)]);
  const open = used || state.right.length > 0 || state.wrong.length > 0 || state.facet.length > 0;
  return html("details", { class: "more", open }, html("summary", {}, "More filters"), row);
}

/**
 * @param {import("./data.js").Facet} facet
 * @param {State} state
 * @param {Change} change
 */
function facetChoice(facet, state, change) {
  const prefix = `${facet.name}:`;
  const now = state.facet.find((one) => one.startsWith(prefix)) ?? "";
  const options = facet.strings.slice().sort().map((one) => /** @type {Option} */ ([prefix + one, shown(one)]));
  return select(facet.name, [["", "any"], ...options], now, (value) => {
    const others = state.facet.filter((one) => !one.startsWith(prefix));
    change({ facet: value ? [...others, value] : others });
  });
}

/**
 * A choice of one layer for a setting that may hold several.
 * @param {string} label
 * @param {"right"|"wrong"} name
 * @param {{name: string}[]} layers
 * @param {State} state
 * @param {Change} change
 */
function pick(label, name, layers, state, change) {
  const several = state[name].length > 1;
  const options = named(layers, "any");
  if (several) options.push(["*", state[name].length === layers.length ? "all" : `${state[name].length} systems`]);
  return select(label, options, several ? "*" : state[name][0] ?? "", (value) => change({ [name]: value ? [value] : [] }));
}

/**
 * Settings that only links set, each with a button that removes it.
 * @param {State} state
 * @param {Change} change
 * @returns {HTMLElement[]}
 */
function chips(state, change) {
  /** @type {[string, Partial<State>][]} */
  const found = state.by.map((one) => [one.replace(":", ": "), { by: state.by.filter((other) => other !== one) }]);
  const tag = (state.tag || "upos").toUpperCase();
  if (state.tg || state.tp) found.push([`${tag} ${state.tg || "any"} → ${state.tp || "any"}`, { tg: "", tp: "", tag: "" }]);
  if (state.hg || state.hp) {
    found.push([`${tag} of the head: ${state.hg || "any"} → ${state.hp || "any"}`, { hg: "", hp: "", tag: "" }]);
  }
  if (state.col) {
    const values = state.cg || state.cp ? `${state.cg || "any"} → ${state.cp || "any"}` : "differs";
    found.push([`${state.col} ${values}`, { col: "", cg: "", cp: "" }]);
  }
  if (state.between.length) found.push([`${state.between.join(" and ")} differ`, { between: [] }]);
  if (state.note) found.push([state.note, { note: "" }]);
  if (!found.length) return [];
  const buttons = found.map(([text, changes]) =>
    html("button", { type: "button", class: "chip", "aria-label": `Remove ${text}`, click: () => change(changes) }, shown(text, 60), " ×"));
  return [html("div", { class: "row chips" }, ...buttons)];
}

/**
 * The controls of the drawings.
 * @param {Index} index
 * @param {State} state
 * @param {string[]} drawn The names of the layers that are drawn.
 * @param {string} under
 * @param {Change} change
 */
export function display(index, state, drawn, under, change) {
  const { volume } = index;
  const row = html("div", { class: "row display" });
  if (volume.layers.length > 1) {
    const boxes = volume.layers.map((layer) => checkbox(shown(layer.name), drawn.includes(layer.name), (on) => {
      const show = volume.layers.map((one) => one.name).filter((name) => (name === layer.name ? on : drawn.includes(name)));
      change({ show: show.length ? show : [layer.name] });
    }));
    row.append(html("fieldset", {}, html("legend", {}, "Draw"), ...boxes));
  }
  row.append(choice("Trees", "draw", [["", "as they fit"], ["arcs", "arcs"], ["tree", "indented"]], state, change));
  const columns = ["upos", "xpos", "lemma", "feats"].filter((name) => volume.strings[name]);
  if (columns.length) {
    row.append(choice("Under the words", "under", [...columns.map((name) => /** @type {Option} */ ([name, name.toUpperCase()])), ["none", "nothing"]], { ...state, under: under || "none" }, change));
  }
  if (volume.strings.deps && !index.phrases) row.append(checkbox("Enhanced arcs", state.enhanced, (enhanced) => change({ enhanced })));
  row.append(checkbox("Open all", state.all, (all) => change({ all })));
  return row;
}

/**
 * @param {string} label
 * @param {keyof State} name
 * @param {Option[]} options
 * @param {State} state
 * @param {Change} change
 */
function choice(label, name, options, state, change) {
  return select(label, options, String(state[name]), (value) => change({ [name]: value }), name);
}

/**
 * @param {string} label
 * @param {Option[]} options
 * @param {string} now
 * @param {(value: string) => void} chosen
 * @param {string} [name]
 */
function select(label, options, now, chosen, name = label) {
  const known = options.some(([value]) => value === now) ? options : [...options, /** @type {Option} */ ([now, shown(now, 24)])];
  const items = known.map(([value, text]) => html("option", { value, selected: value === now }, text));
  const input = html("select", { name, change: (/** @type {Event} */ event) => chosen(/** @type {HTMLSelectElement} */ (event.target).value) }, ...items);
  return html("label", {}, html("span", {}, label), input);
}

/**
 * @param {string} label
 * @param {"length"|"score"} name
 * @param {string} example
 * @param {State} state
 * @param {Change} change
 */
function field(label, name, example, state, change) {
  const input = html("input", { type: "text", name, placeholder: example, size: Math.min(28, Math.max(7, state[name].length)), value: state[name], inputmode: "text" });
  input.addEventListener("change", () => change({ [name]: input.value.trim() }));
  return html("label", {}, html("span", {}, label), input);
}

/**
 * @param {string} label
 * @param {boolean} checked
 * @param {(on: boolean) => void} chosen
 */
function checkbox(label, checked, chosen) {
  const input = html("input", { type: "checkbox", checked });
  input.addEventListener("change", () => chosen(input.checked));
  return html("label", { class: "check" }, input, html("span", {}, label));
}

/** What a click on "Show all sentences" sets. */
export const RESET = (/** @type {State} */ state) => ({ ...EMPTY, volume: state.volume, sort: state.sort, show: state.show, draw: state.draw, under: state.under, enhanced: state.enhanced, all: state.all });
