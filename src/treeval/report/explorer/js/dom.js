// Making elements. Text is always added as text, so that nothing in a file can become markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an element of HTML.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Object<string, string|number|boolean|((event: any) => void)>} [attributes] Functions are listeners.
 * @param {...(Node|string|null|false)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function html(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/**
 * Make an element of SVG.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Object<string, string|number|boolean|((event: any) => void)>} [attributes]
 * @param {...(Node|string|null|false)} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = /** @type {SVGElementTagNameMap[K]} */ (document.createElementNS(SVG, tag));
  fill(element, attributes, children);
  return element;
}

/**
 * @param {Element} element
 * @param {Object<string, string|number|boolean|((event: any) => void)>} attributes
 * @param {(Node|string|null|false)[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false) element.setAttribute(name, String(value));
  }
  for (const child of children) if (child !== null && child !== false) element.append(child);
}

const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text as it is shown: without control characters, and not longer than a line.
 * @param {string} text
 * @param {number} [most]
 * @returns {string}
 */
export function shown(text, most = 40) {
  const safe = text.replace(UNSAFE, "\ufffd");
  const characters = [...safe];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : safe;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Whether a text has letters of a script that runs from right to left.
 * @param {string} text
 * @returns {boolean}
 */
export function isRightToLeft(text) {
  return RIGHT_TO_LEFT.test(text);
}
