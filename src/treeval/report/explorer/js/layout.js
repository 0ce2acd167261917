// Where words and arcs go: rows that fit the screen, arcs that continue over rows, on levels.

/**
 * @typedef {Object} Unit A word or an empty node.
 * @property {number} width In pixels, of its widest text.
 */

/** Heads of arcs that do not come from a unit. */
export const ROOT = -1;
export const ELSEWHERE = -2;
export const NOWHERE = -3; // there is only a label

/**
 * @typedef {Object} Arc
 * @property {number} head A unit, or ROOT, ELSEWHERE or NOWHERE.
 * @property {number} dep
 * @property {string} label
 * @property {number} width Of the label, in pixels.
 * @property {string} kind The class of its drawing.
 */

/**
 * @typedef {Object} Segment The part of an arc in one row.
 * @property {Arc} arc
 * @property {number} from The middle of the unit where it begins, or the edge of the row.
 * @property {number} to
 * @property {number} first The unit where it begins, -1 at the edge of the row.
 * @property {number} last
 * @property {number} low The space that it takes, with its label.
 * @property {number} high
 * @property {boolean} labelled
 * @property {number} level From 1.
 */

/**
 * @typedef {Object} Band Arcs on one side of the words of a row.
 * @property {string} name
 * @property {Segment[]} segments
 * @property {number} levels
 */

/**
 * @typedef {Object} Row
 * @property {number} begin The first unit.
 * @property {number} end The unit after the last one.
 * @property {Band} above
 * @property {Band[]} below
 */

/**
 * @typedef {Object} Layout
 * @property {number} width
 * @property {Float64Array} x The middle of each unit.
 * @property {Row[]} rows
 */

const GAP = 14;
const MARGIN = 10;
const EDGE = 46; // space for arcs that continue in another row
const AROUND_LABEL = 12;
const LEG = 5; // pixels between the ends of arcs at one unit

/**
 * Place units and arcs.
 * @param {Unit[]} units
 * @param {Arc[]} above
 * @param {{name: string, arcs: Arc[]}[]} below
 * @param {number} width The space that there is.
 * @param {Set<number>} [joined] Units that stay in the row of the unit before.
 * @returns {Layout}
 */
export function layout(units, above, below, width, joined = new Set()) {
  const gaps = gapsOf(units, above);
  for (const band of below) gapsOf(units, band.arcs, gaps);
  const margin = marginFor(units, [...above, ...below.flatMap((band) => band.arcs)]);
  const { rows, x, wide } = broken(units, gaps, width, joined, margin);
  const rowOfUnit = new Int32Array(units.length);
  rows.forEach((row, number) => rowOfUnit.fill(number, row.begin, row.end));
  const place = { x, rows, rowOfUnit, wide };
  const top = segmentsOf(above, place);
  const others = below.map((band) => segmentsOf(band.arcs, place));
  return {
    width: wide,
    x,
    rows: rows.map((row, number) => ({
      ...row,
      above: bandOf("", top[number]),
      below: others.map((band, at) => bandOf(below[at].name, band[number])),
    })),
  };
}

/**
 * The space at both ends of a single row: labels that stand at one word may be wider than it.
 * @param {Unit[]} units
 * @param {Arc[]} arcs
 */
function marginFor(units, arcs) {
  const ends = arcs.filter((arc) => arc.head < 0 && (arc.dep === 0 || arc.dep === units.length - 1));
  return Math.max(MARGIN, ...ends.map((arc) => (arc.width - units[arc.dep].width) / 2 + 4));
}

/**
 * @param {Unit[]} units
 */
function plainGaps(units) {
  return Float64Array.from({ length: Math.max(0, units.length - 1) }, (_, at) => (units[at].width + units[at + 1].width) / 2 + GAP);
}

/**
 * The distance between the middles of neighbours; every label must fit between the ends of its arc.
 * @param {Unit[]} units
 * @param {Arc[]} arcs
 * @param {Float64Array} gaps The distances so far, which grow.
 */
function gapsOf(units, arcs, gaps = plainGaps(units)) {
  const spans = arcs.filter((arc) => arc.head >= 0).sort((a, b) => Math.abs(a.head - a.dep) - Math.abs(b.head - b.dep));
  const right = new Int32Array(units.length); // arcs that begin at the right of a unit
  const left = new Int32Array(units.length);
  for (const arc of spans) {
    right[Math.min(arc.head, arc.dep)]++;
    left[Math.max(arc.head, arc.dep)]++;
  }
  const legs = (/** @type {number} */ unit, /** @type {number} */ number) => Math.min(LEG * number, units[unit].width / 2);
  for (const arc of spans) {
    const begin = Math.min(arc.head, arc.dep);
    const end = Math.max(arc.head, arc.dep);
    let space = 0;
    for (let at = begin; at < end; at++) space += gaps[at];
    const missing = arc.width + AROUND_LABEL + legs(begin, right[begin]) + legs(end, left[end]) - space;
    if (missing > 0) for (let at = begin; at < end; at++) gaps[at] += missing / (end - begin);
  }
  return gaps;
}

/**
 * Break units into rows.
 * @param {Unit[]} units
 * @param {Float64Array} gaps
 * @param {number} width
 * @param {Set<number>} joined
 * @param {number} margin
 */
function broken(units, gaps, width, joined, margin) {
  const x = new Float64Array(units.length);
  /** @type {{begin: number, end: number}[]} */
  const rows = [];
  const single = rowFrom(0, units, gaps, x, Infinity, margin, joined);
  if (single.used <= width || units.length < 2) {
    return { rows: units.length ? [{ begin: 0, end: units.length }] : [], x, wide: Math.ceil(single.used) };
  }
  const fill = (/** @type {number} */ limit) => {
    rows.length = 0;
    let widest = 0;
    for (let begin = 0; begin < units.length; ) {
      const { end, used } = rowFrom(begin, units, gaps, x, limit, EDGE, joined);
      rows.push({ begin, end });
      widest = Math.max(widest, used);
      begin = end;
    }
    return widest;
  };
  fill(width);
  const least = rows.length;
  let low = width / 2; // rows of similar length: the smallest width that needs no more rows
  let high = width;
  while (high - low > 8) {
    const middle = (low + high) / 2;
    fill(middle);
    if (rows.length > least) low = middle;
    else high = middle;
  }
  return { wide: Math.ceil(fill(high)), rows, x };
}

/**
 * Place units from one on, as long as they fit.
 * @param {number} begin
 * @param {Unit[]} units
 * @param {Float64Array} gaps
 * @param {Float64Array} x
 * @param {number} width
 * @param {number} edge
 * @param {Set<number>} joined
 */
function rowFrom(begin, units, gaps, x, width, edge, joined) {
  let at = begin;
  let used = 2 * edge;
  for (; at < units.length; at++) {
    const middle = at === begin ? edge + units[at].width / 2 : x[at - 1] + gaps[at - 1];
    const reached = middle + units[at].width / 2 + edge;
    if (reached > width && at > begin) break;
    x[at] = middle;
    used = reached;
  }
  let end = at;
  while (end < units.length && end > begin + 1 && joined.has(end)) end--;
  if (end < units.length && joined.has(end)) end = at;
  return { end, used };
}

/**
 * Cut arcs into segments, one list per row.
 * @param {Arc[]} arcs
 * @param {{x: Float64Array, rows: {begin: number, end: number}[], rowOfUnit: Int32Array, wide: number}} place
 * @returns {Segment[][]}
 */
function segmentsOf(arcs, place) {
  const { x, rows, rowOfUnit, wide } = place;
  /** @type {Segment[][]} */
  const found = rows.map(() => []);
  for (const arc of arcs) {
    if (arc.head < 0) {
      const middle = x[arc.dep];
      found[rowOfUnit[arc.dep]].push(segment(arc, middle, middle, arc.dep, arc.dep, true));
      continue;
    }
    const begin = Math.min(arc.head, arc.dep);
    const end = Math.max(arc.head, arc.dep);
    const parts = [];
    for (let row = rowOfUnit[begin]; row <= rowOfUnit[end]; row++) {
      const starts = row === rowOfUnit[begin];
      const ends = row === rowOfUnit[end];
      const part = segment(arc, starts ? x[begin] : 0, ends ? x[end] : wide, starts ? begin : -1, ends ? end : -1, false);
      parts.push(part);
      found[row].push(part);
    }
    const widest = parts.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
    for (const part of parts) {
      if (part === widest || part.to - part.from > arc.width + AROUND_LABEL) widen(part, wide);
    }
  }
  return found;
}

/**
 * @param {Arc} arc
 * @param {number} from
 * @param {number} to
 * @param {number} first
 * @param {number} last
 * @param {boolean} labelled
 * @returns {Segment}
 */
function segment(arc, from, to, first, last, labelled) {
  const part = { arc, from, to, first, last, low: from, high: to, labelled, level: 0 };
  return labelled ? widen(part, Infinity) : part;
}

/**
 * Give a segment its label, and the space for it.
 * @param {Segment} part
 * @param {number} wide
 */
function widen(part, wide) {
  const half = part.arc.width / 2 + 3;
  const middle = middleOf(part, wide);
  part.labelled = true;
  part.low = Math.min(part.low, middle - half);
  part.high = Math.max(part.high, middle + half);
  return part;
}

/**
 * Where the label of a segment is: in its middle, but inside the drawing.
 * @param {Segment} part
 * @param {number} wide
 * @returns {number}
 */
export function middleOf(part, wide) {
  const half = part.arc.width / 2 + 1;
  return Math.max(half, Math.min((part.from + part.to) / 2, wide - half));
}

/**
 * Put short segments near the words, and longer ones beyond them.
 * @param {string} name
 * @param {Segment[]} segments
 * @returns {Band}
 */
function bandOf(name, segments) {
  const order = (/** @type {Segment} */ one) => (one.arc.head === NOWHERE ? -1 : one.arc.head < 0 ? Infinity : one.to - one.from);
  const sorted = segments.slice().sort((a, b) => order(a) - order(b) || a.from - b.from);
  let levels = 0;
  sorted.forEach((one, at) => {
    let below = 0;
    for (let before = 0; before < at; before++) {
      const other = sorted[before];
      if (Math.max(one.low, other.low) < Math.min(one.high, other.high) - 0.5) below = Math.max(below, other.level);
    }
    one.level = below + 1;
    levels = Math.max(levels, one.level);
  });
  return { name, segments: sorted, levels };
}

/**
 * How far the ends of arcs are from the middles of their units, so that they do not touch.
 * @param {Segment[]} segments
 * @param {Unit[]} units
 * @returns {Map<Segment, {from: number, to: number}>}
 */
export function legsOf(segments, units) {
  /** @type {Map<string, Segment[]>} */
  const sides = new Map();
  const add = (/** @type {string} */ key, /** @type {Segment} */ one) => sides.set(key, [...(sides.get(key) ?? []), one]);
  /** @type {Map<Segment, {from: number, to: number}>} */
  const legs = new Map();
  for (const one of segments) {
    legs.set(one, { from: 0, to: 0 });
    if (one.arc.head < 0) continue;
    if (one.first >= 0) add(`${one.first} right`, one);
    if (one.last >= 0) add(`${one.last} left`, one);
  }
  for (const [key, found] of sides) {
    const [unit, side] = key.split(" ");
    const step = Math.min(LEG, (units[Number(unit)].width / 2) / (found.length + 0.5));
    found.sort((a, b) => b.level - a.level);
    found.forEach((one, at) => {
      const leg = /** @type {{from: number, to: number}} */ (legs.get(one));
      if (side === "right") leg.from = step * (at + 0.5);
      else leg.to = -step * (at + 0.5);
    });
  }
  return legs;
}
