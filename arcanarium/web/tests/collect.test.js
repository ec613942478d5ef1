/** What the sheet of collecting says one will have. */
import {test} from "node:test";
import assert from "node:assert/strict";
import {outcome} from "../js/table/amounts.js";

const plan = /** @type {any[]} */ ([{have: [1, 0, 2]}, {}]);
const move = (/** @type {number[]} */ change) => /** @type {any} */ ({change});

test("what comes by itself, each answer and each upkeep count", () => {
  assert.deepEqual(outcome(plan, [move([0, 2, 0]), move([-1, 0, 0])]), [0, 2, 2]);
});

test("a server that tells no outcome promises nothing", () => {
  assert.equal(outcome(/** @type {any[]} */ ([{}]), [move([1, 0, 0])]), null);
});
