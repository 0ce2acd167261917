// The explorer of a page: it keeps the state, finds sentences, and shows them page by page.

/** @import { Found } from "./finding.js" */
/** @import { State } from "./state.js" */
import { fillCard, shownLayers, summaryOf, underOf } from "./card.js";
import { RESET, controls, display } from "./controls.js";
import { volumeOf } from "./data.js";
import { html, shown } from "./dom.js";
import { Index, find } from "./finding.js";
import { KINDS, UNCOUNTED } from "./judge.js";
import { CHOOSING, EMPTY, hashOf, stateOf } from "./state.js";

const EACH = 10; // sentences on one page of the list

export class Explorer {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.packed = new Map([...root.querySelectorAll("script.volume")].map((one) => [one.getAttribute("data-name") ?? "", one.textContent ?? ""]));
    /** @type {Map<string, Index>} */
    this.opened = new Map();
    /** @type {State} */
    this.state = { ...EMPTY };
    /** @type {Found} */
    this.found = { rows: new Int32Array(0), words: null, marked: 0 };
    /** @type {Set<number>} */
    this.toggled = new Set();
    /** @type {Index|null} */
    this.index = null;
    this.shape = ""; // the settings that the controls show
    this.panel = html("div", { class: "finder", role: "search" });
    this.search = this.searchField();
    this.filters = html("div", {});
    this.status = html("p", { class: "count", role: "status" });
    this.counts = html("div", { class: "counts" });
    this.settings = html("div", {});
    this.list = html("ol", { class: "found" });
    this.pager = html("div", { class: "pager" });
  }

  /** Show the explorer in its place. */
  async start() {
    const place = /** @type {HTMLElement} */ (this.root.querySelector(".explorer-place"));
    const first = html("div", { class: "row" });
    if (this.packed.size > 1) first.append(this.volumeChoice());
    first.append(this.search);
    this.panel.append(first, this.filters);
    place.replaceChildren(this.panel, this.status, this.counts, this.settings, this.list, this.pager);
    addEventListener("hashchange", () => this.follow());
    document.addEventListener("click", (event) => this.clicked(event));
    addEventListener("keydown", (event) => this.pressed(event));
    let width = this.list.clientWidth;
    new ResizeObserver(() => {
      if (Math.abs(this.list.clientWidth - width) < 2) return;
      width = this.list.clientWidth;
      if (this.index) this.showList();
    }).observe(this.list);
    await this.set(stateOf(location.hash) ?? { ...EMPTY, ...this.usual() }, false);
    this.root.classList.add("ready");
    if (stateOf(location.hash)) this.root.scrollIntoView();
  }

  /** The state at the beginning, as the page gives it. */
  usual() {
    return stateOf(`#explore?${this.root.dataset.state ?? ""}`) ?? EMPTY;
  }

  /**
   * Follow a link into the explorer; in a frame of a notebook, addresses do not change.
   * @param {MouseEvent} event
   */
  clicked(event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const state = stateOf(link?.getAttribute("href") ?? "");
    if (!state || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (hasAddress()) history.pushState(null, "", hashOf(state));
    void this.set(state, false).then(() => this.root.scrollIntoView());
  }

  /** Show what the address says. */
  async follow() {
    const state = stateOf(location.hash);
    if (!state) return;
    await this.set(state, false);
    this.root.scrollIntoView();
  }

  /**
   * Take a new state, find sentences, and show them.
   * @param {State} state
   * @param {boolean} written Whether the address changes.
   */
  async set(state, written = true) {
    const names = [...this.packed.keys()];
    const name = names.includes(state.volume) ? state.volume : names[0];
    if (!this.opened.has(name)) this.opened.set(name, new Index(await volumeOf(this.packed.get(name) ?? "")));
    const before = this.state;
    const isOther = this.index !== this.opened.get(name);
    this.index = this.opened.get(name) ?? null;
    this.state = state;
    if (written && hasAddress()) history.replaceState(null, "", hashOf(state));
    if (!this.index) return;
    const changed = isOther || CHOOSING.some((key) => String(before[key]) !== String(state[key])) || before.sort !== state.sort;
    if (changed || !this.found.rows.length) {
      this.found = find(this.index, state);
      this.toggled.clear();
    }
    this.showControls(isOther);
    this.showList();
  }

  /** @param {Partial<State>} changes */
  change(changes) {
    const chooses = Object.keys(changes).some((key) => /** @type {readonly string[]} */ ([...CHOOSING, "sort"]).includes(key));
    void this.set({ ...this.state, ...(chooses ? { page: 1, at: 0 } : {}), ...changes });
  }

  searchField() {
    const input = html("input", { type: "search", name: "q", placeholder: "text, lemma=be, nsubj>VERB …", autocomplete: "off", spellcheck: "false" });
    input.addEventListener("input", () => this.change({ q: input.value }));
    return html("label", { class: "search" }, html("span", {}, "Search"), input);
  }

  volumeChoice() {
    const options = [...this.packed.keys()].map((name) => html("option", { value: name }, shown(name)));
    const select = html("select", { name: "volume" }, ...options);
    select.addEventListener("change", () => this.change({ ...EMPTY, volume: select.value }));
    return html("label", {}, html("span", {}, "Treebank"), select);
  }

  /** @param {boolean} isOther Whether another volume is shown. */
  showControls(isOther) {
    const index = /** @type {Index} */ (this.index);
    const { state, found } = this;
    const change = (/** @type {Partial<State>} */ changes) => this.change(changes);
    const input = /** @type {HTMLInputElement} */ (this.search.querySelector("input"));
    if (input.value !== state.q) input.value = state.q;
    const volumes = /** @type {HTMLSelectElement|null} */ (this.panel.querySelector("select[name=volume]"));
    if (volumes) volumes.value = state.volume || [...this.packed.keys()][0];
    const shape = JSON.stringify({ ...state, q: "", at: 0, page: 1 });
    if (shape !== this.shape || isOther) {
      this.shape = shape;
      replaced(this.filters, controls(index, state, change));
      const drawn = shownLayers(index, state).map((layer) => layer.name);
      replaced(this.settings, [display(index, state, drawn, underOf(index.volume, state), change)]);
    }
    const total = index.volume.sentences.toLocaleString("en");
    const rows = found.rows.length.toLocaleString("en");
    const words = found.words ? `${counted(found.marked, "word")} in ` : "";
    this.status.replaceChildren(`${words}${rows} of ${total} sentences`);
    if (CHOOSING.some((key) => String(state[key]) !== String(EMPTY[key]))) {
      this.status.append(" ", html("button", { type: "button", click: () => void this.set(RESET(state)) }, "Show all"));
    }
    this.showCounts();
  }

  /** Count the kinds of errors in the sentences that were found. */
  showCounts() {
    const index = /** @type {Index} */ (this.index);
    this.counts.replaceChildren();
    if (!index.judged.length) return;
    const names = index.phrases ? ["in both", "missing", "extra"] : ["words", index.volume.gold ? KINDS[0] : "same", ...KINDS.slice(1)];
    const header = html("tr", {}, html("th", { scope: "col", class: "name" }, "In these sentences"), ...names.map((name) => html("th", { scope: "col" }, name)));
    const rows = index.judged.map((layer) => {
      const numbers = index.phrases ? countPhrases(index, layer, this.found.rows) : countKinds(index, layer, this.found.rows);
      return html("tr", {}, html("th", { scope: "row", class: "name" }, shown(layer.name)), ...numbers.map((one) => html("td", {}, one.toLocaleString("en"))));
    });
    const table = html("table", {}, html("thead", {}, header), html("tbody", {}, ...rows));
    this.counts.replaceChildren(html("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Numbers of words by kind of error" }, table));
  }

  /** The rows on the current page of the list; it is the one with the current sentence. */
  visible() {
    const { rows } = this.found;
    const index = /** @type {Index} */ (this.index);
    const at = this.state.at ? rows.findIndex((row) => index.volume.numbers[row] === this.state.at) : -1;
    const last = Math.max(1, Math.ceil(rows.length / EACH));
    const page = at >= 0 ? Math.floor(at / EACH) + 1 : Math.min(this.state.page, last);
    const begin = (page - 1) * EACH;
    return { page, last, begin, rows: [...rows.subarray(begin, begin + EACH)], current: at >= 0 ? rows[at] : rows[begin] };
  }

  showList() {
    this.root.dataset.draw = this.state.draw;
    const { page, last, begin, rows, current } = this.visible();
    this.list.setAttribute("start", String(begin + 1));
    this.list.replaceChildren();
    for (const row of rows) this.list.append(this.card(row, row === current));
    for (const body of this.list.querySelectorAll(".body:empty")) this.fill(/** @type {HTMLElement} */ (body));
    const go = (/** @type {number} */ to) => this.change({ page: to, at: 0 });
    const button = (/** @type {string} */ text, /** @type {number} */ to, /** @type {boolean} */ off) =>
      html("button", { type: "button", disabled: off, click: () => { go(to); this.list.scrollIntoView(); } }, text);
    this.pager.replaceChildren();
    if (last > 1) this.pager.append(button("← Previous", page - 1, page <= 1), html("span", {}, `page ${page.toLocaleString("en")} of ${last.toLocaleString("en")}`), button("Next →", page + 1, page >= last));
    if (!rows.length) this.list.append(html("li", { class: "none" }, "No sentence fits. Remove a filter, or search for something else."));
  }

  /**
   * @param {number} row
   * @param {boolean} isCurrent
   */
  card(row, isCurrent) {
    const index = /** @type {Index} */ (this.index);
    const { volume } = index;
    const isOpen = (isCurrent || this.state.all) !== this.toggled.has(row);
    const name = volume.ids[row] || `sentence ${volume.numbers[row]}`;
    const head = html("button", { type: "button", class: "head", "aria-expanded": String(isOpen), click: () => this.toggle(row, isCurrent) },
      html("span", { class: "id" }, shown(name, 60)), " ", html("span", { class: "facts" }, ...unbroken(`line ${volume.lines[row]}, ${summaryOf(index, row, this.state)}`)),
      isOpen ? null : html("bdi", { class: "snippet" }, shown(volume.texts[row], 200)));
    const item = html("li", { class: isCurrent ? "card current" : "card", "data-row": row }, html("h3", {}, head));
    if (isOpen) item.append(html("div", { class: "body" }));
    return item;
  }

  /** @param {HTMLElement} body */
  fill(body) {
    const item = /** @type {HTMLElement} */ (body.parentElement);
    fillCard(body, /** @type {Index} */ (this.index), Number(item.dataset.row), this.state, this.found);
  }

  /**
   * @param {number} row
   * @param {boolean} isCurrent
   */
  toggle(row, isCurrent) {
    const index = /** @type {Index} */ (this.index);
    if (isCurrent || this.state.all) {
      if (!this.toggled.delete(row)) this.toggled.add(row);
      this.showList();
    } else {
      this.toggled.clear();
      this.change({ at: index.volume.numbers[row] });
    }
    /** @type {HTMLElement|null} */ (this.list.querySelector(`[data-row="${row}"] .head`))?.focus();
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.index) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const typing = ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
    if (event.key === "Escape" && typing) target.blur();
    if (typing) return;
    if (event.key === "/") {
      event.preventDefault();
      const input = /** @type {HTMLInputElement} */ (this.search.querySelector("input"));
      input.focus();
      input.select();
    } else if (event.key === "j" || event.key === "n") this.step(1);
    else if (event.key === "k" || event.key === "p") this.step(-1);
  }

  /**
   * Go to the next or the previous sentence.
   * @param {1|-1} by
   */
  step(by) {
    const index = /** @type {Index} */ (this.index);
    const { rows } = this.found;
    if (!rows.length) return;
    const { current } = this.visible();
    const at = Math.max(0, Math.min(rows.length - 1, rows.indexOf(current) + by));
    this.toggled.clear();
    this.change({ at: index.volume.numbers[rows[at]] });
    const card = /** @type {HTMLElement|null} */ (this.list.querySelector(".current"));
    card?.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement|null} */ (card?.querySelector(".head"))?.focus({ preventScroll: true });
  }
}

/**
 * Replace children, and keep the focus on the control with the same name.
 * @param {HTMLElement} place
 * @param {HTMLElement[]} children
 */
function replaced(place, children) {
  const active = document.activeElement;
  const inputs = "select, input, button, summary";
  const before = active && place.contains(active) ? [...place.querySelectorAll(inputs)].indexOf(active) : -1;
  const wasOpen = place.querySelector("details")?.open;
  place.replaceChildren(...children);
  const details = place.querySelector("details");
  if (wasOpen && details) details.open = true;
  if (before >= 0) /** @type {HTMLElement|undefined} */ ([...place.querySelectorAll(inputs)][before])?.focus();
}

/**
 * @param {Index} index
 * @param {import("./data.js").Layer} layer
 * @param {Int32Array} rows
 */
function countKinds(index, layer, rows) {
  const kinds = index.kinds(layer);
  const { offsets } = index.volume.layers[0];
  const numbers = KINDS.map(() => 0);
  for (const row of rows) {
    for (let word = offsets[row]; word < offsets[row + 1]; word++) if (kinds[word] !== UNCOUNTED) numbers[kinds[word]]++;
  }
  return [numbers.reduce((a, b) => a + b, 0), ...numbers];
}

/**
 * @param {Index} index
 * @param {import("./data.js").Layer} layer
 * @param {Int32Array} rows
 */
function countPhrases(index, layer, rows) {
  const { matched, missing, extra } = index.differing(layer);
  return [matched, missing, extra].map((numbers) => rows.reduce((sum, row) => sum + numbers[row], 0));
}

/**
 * @param {number} number
 * @param {string} noun
 */
function counted(number, noun) {
  return `${number.toLocaleString("en")} ${number === 1 ? noun : `${noun}s`}`;
}

/**
 * Text that is broken into lines only after commas, and not within names.
 * @param {string} text
 * @returns {(HTMLElement|string)[]}
 */
function unbroken(text) {
  const parts = text.split(", ");
  return parts.flatMap((one, at) => [html("span", { class: "unbroken" }, at < parts.length - 1 ? `${one},` : one), " "]);
}

/** Whether the page has an address that can change; inside the frame of a notebook, it has none. */
function hasAddress() {
  return location.protocol !== "about:";
}
