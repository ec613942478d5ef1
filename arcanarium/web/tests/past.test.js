import {describe, test} from "node:test";
import assert from "node:assert/strict";
import "./window.js";

const {KEPT, added, touchedSince, withEarlier} = await import("../js/table/past.js");

/** @typedef {import("../js/table/types.js").StateFrame} StateFrame */

/** @param {number} step @param {Partial<StateFrame>} [more] @returns {StateFrame} */
const frame = (step, more = {}) => /** @type {StateFrame} */ (/** @type {unknown} */ ({
  step, era: 0, cause: "move", since: -1, events: [], lines: [`line ${step}`], news: [], touched: [`card:${step}`], ...more,
}));
/** @param {StateFrame[]} past */
const steps = (past) => past.map(({step}) => step);
/** @param {number} from @param {number} to */
const row = (from, to) => Array.from({length: to - from + 1}, (_, i) => frame(from + i));

describe("the states that were shown", () => {
  test("are kept one after the other, and not for ever", () => {
    const past = row(0, 200).reduce((/** @type {StateFrame[]} */ kept, one) => added(kept, one), []);
    assert.deepEqual(steps(past), Array.from({length: KEPT}, (_, i) => 201 - KEPT + i));
  });

  test("begin anew where some were missed", () => {
    assert.deepEqual(steps(added(row(0, 4), frame(9, {cause: "join", lines: []}))), [9]);
    assert.deepEqual(steps(added(row(0, 4), frame(6))), [6]);
  });

  test("stay as they are where the same one comes again", () => {
    const past = row(0, 4);
    assert.equal(added(past, frame(4, {cause: "join", lines: []})), past);
  });

  test("end where a move was taken back to, and tell still how it came to that", () => {
    const past = added(row(0, 6), frame(3, {cause: "undo", era: 1, lines: []}));
    assert.deepEqual(steps(past), [0, 1, 2, 3]);
    assert.deepEqual(past[3].lines, ["line 3"]);
    assert.deepEqual(steps(added(past, frame(4, {era: 1}))), [0, 1, 2, 3, 4]);
  });

  test("are not one more because of a request", () => {
    const past = added(row(0, 2), frame(2, {cause: "request", lines: ["asked"]}));
    assert.deepEqual([steps(past), past[2].lines], [[0, 1, 2], ["line 2"]]);
  });

  test("get earlier ones before them, as far as these join on", () => {
    assert.deepEqual(steps(withEarlier(row(5, 7), row(2, 7))), [2, 3, 4, 5, 6, 7]);
    assert.deepEqual(steps(withEarlier(row(5, 7), row(1, 3))), [5, 6, 7]);
    const joined = withEarlier([frame(5, {cause: "join", lines: []})], row(3, 5));
    assert.deepEqual([steps(joined), joined[2].lines], [[3, 4, 5], ["line 5"]]);
    assert.deepEqual(withEarlier([], row(0, 2)), []);
  });
});

describe("what others changed", () => {
  test("since one decided is marked, but not what one did oneself", () => {
    assert.deepEqual(touchedSince(row(0, 5), 2), ["card:4", "card:5"]);
    assert.deepEqual(touchedSince(row(0, 5), 4), []);
  });

  test("is the latest for who never decides", () => {
    assert.deepEqual(touchedSince(row(0, 5), -1), ["card:5"]);
    assert.deepEqual(touchedSince([], -1), []);
  });
});
