// Scores of sentences: which one a state is about, and whether it is within limits.

/** @import { Measure, Volume } from "./data.js" */
/** @import { State } from "./state.js" */
import { limits } from "./state.js";

/**
 * The measure that limits and orders are about.
 * @param {Volume} volume
 * @param {State} state
 * @returns {Measure|null}
 */
export function measureOf(volume, state) {
  const named = volume.measures.filter((one) => one.name === (state.measure || volume.measures[0]?.name));
  return named.find((one) => one.layer === state.sys) ?? named[0] ?? null;
}

/**
 * Test whether the scores of sentences are within the limits of a state.
 * @param {Volume} volume
 * @param {State} state
 * @returns {(row: number) => boolean}
 */
export function scoreTest(volume, state) {
  const measure = measureOf(volume, state);
  if (!measure) return () => true;
  const isWithin = (measure.share ? withinShares : within)(...limits(state.score));
  return (row) => isWithin(measure.values[row]);
}

/**
 * Test whether shares are within limits in %, which are not exact in binary numbers.
 * @param {number} low
 * @param {number} high
 * @returns {(value: number) => boolean}
 */
function withinShares(low, high) {
  return (value) => low <= 100 * value + 1e-9 && 100 * value - 1e-9 <= high;
}

/**
 * Test whether numbers are within limits, which are made as exact as the numbers are stored.
 * @param {number} low
 * @param {number} high
 * @returns {(value: number) => boolean}
 */
function within(low, high) {
  const [first, last] = [Math.fround(low), Math.fround(high)];
  return (value) => first <= value && value <= last;
}
