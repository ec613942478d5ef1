import assert from "node:assert/strict";
import {test} from "node:test";
import {goingBack} from "../js/table/back.js";
import {scaleStep} from "../js/table/curve.js";

/** @type {[number, string][]} */
const LOG = [[0, "Round 1 begins."], [1, "Ann places Vault."], [2, "Bob passes."], [2, "Bob draws a card."], [3, "Ann uses Vault."]];

test("what goes back is told by whose it is, and in the words of the log", () => {
  assert.deepEqual(goingBack(1, [1, 0], LOG), {whose: [[1, 1], [0, 1]], lines: ["Bob passes.", "Bob draws a card.", "Ann uses Vault."]});
  assert.deepEqual(goingBack(0, [0, 1, 0], LOG).whose, [[0, 2], [1, 1]]);
});

test("lines of earlier and later steps are left out", () => {
  assert.deepEqual(goingBack(1, [1], LOG).lines, ["Bob passes.", "Bob draws a card."]);
  assert.deepEqual(goingBack(3, [0], LOG).lines, []);
});

test("a scale has at most five steps", () => {
  for (const span of [1, 4, 10, 13, 37, 102, 240]) assert.equal(span / scaleStep(span) <= 5, true);
});
