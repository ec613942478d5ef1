import {test} from "node:test";
import assert from "node:assert/strict";
import "./window.js";
import {isAskedToAgree, mayAsk} from "../js/table/coached.js";

/** A table of people, each agreeing or not, and bots (null). @param {(boolean | null)[]} seats @param {any} [more] @returns {any} */
const table = (seats, more = {}) => ({hints: true, you: 0, day: "", seats: seats.map((coach) => ({kind: coach === null ? "bot" : "person", coach: coach ?? false})), ...more});

test("who plays alone against bots may ask the coach, and people among themselves once all agree", () => {
  assert.equal(mayAsk(table([false, null, null])), true);
  assert.equal(mayAsk(table([true, false, null])), false);
  assert.equal(mayAsk(table([true, true, null])), true);
  assert.equal(mayAsk(table([true, true], {hints: false})), false);
  assert.equal(mayAsk(table([true, true], {you: -1})), false, "who watches asks nothing");
});

test("a player is asked to agree once somebody else does", () => {
  assert.equal(isAskedToAgree(table([false, false])), false);
  assert.equal(isAskedToAgree(table([false, true])), true);
  assert.equal(isAskedToAgree(table([true, false])), false);
  assert.equal(isAskedToAgree(table([false, true], {you: -1})), false);
});
