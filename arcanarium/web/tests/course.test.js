import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {GO_ON, answer, answerAll, back, isReading, resume} from "../js/learn/course.js";

/** @param {number} step @param {string} line @returns {any} */
const frame = (step, line) => ({step, lines: [line]});

/** Something to read, a step of two moves, a step with two ways, the end. @type {any} */
const COURSE = {
  id: "trial", steps: 3, state: frame(0, "start"),
  places: [
    {step: 0, text: "Read.", do: "", point: [], moves: {"": {to: 1, frames: []}}},
    {step: 1, text: "Place.", do: "Place it.", point: [], else: "Not that.", moves: {
      "place a": {to: 2, frames: [frame(1, "placed")]}, "discard a": {say: "A pity.", frames: []}, "pass": {say: "Look.", frames: [frame(1, "passed")]},
    }},
    {step: 1, text: "Place.", do: "Place it.", point: [], else: "Not that.", moves: {"pay 1": {to: 3, frames: [frame(2, "paid"), frame(3, "rival passed")]}}},
    {step: 2, text: "Claim.", do: "Claim.", point: [], else: "Claim one.", moves: {"claim x": {to: 4, frames: [frame(4, "x")]}, "claim y": {to: 4, frames: [frame(4, "y")]}}},
    {step: 3, over: true},
  ],
};

describe("a lesson", () => {
  test("goes on from what is only read, and nothing else does there", () => {
    const start = resume(COURSE, []);
    assert.equal(Boolean(isReading(start.place)), true);
    assert.equal(answer(COURSE, start, "place a").stand, null);
    assert.equal(answer(COURSE, start, GO_ON).stand?.place.step, 1);
  });

  test("a right move is made, and the log grows by what was seen on the way", () => {
    const stand = resume(COURSE, ["", "place a"]);
    const {stand: next, frames} = answer(COURSE, stand, "pay 1");
    assert.deepEqual(next?.log, [[1, "placed"], [2, "paid"], [3, "rival passed"]]);
    assert.equal(next?.state, frames[1]);
  });

  test("a wrong move is answered; only one with frames is made", () => {
    const stand = resume(COURSE, [""]);
    assert.deepEqual(answer(COURSE, stand, "discard a"), {say: "A pity.", frames: [], stand: null});
    assert.deepEqual(answer(COURSE, stand, "something"), {say: "Not that.", frames: [], stand: null});
    assert.equal(answer(COURSE, stand, "pass").frames.length, 1);
  });

  test("answers that are given at once are all made, or none is", () => {
    const stand = resume(COURSE, [""]);
    assert.deepEqual(answerAll(COURSE, stand, ["place a", "pay 1"]).stand?.answers, ["", "place a", "pay 1"]);
    const wrong = answerAll(COURSE, stand, ["place a", "pay 2"]);
    assert.deepEqual([wrong.stand, wrong.say, wrong.frames], [null, "Not that.", []]);
  });

  test("is resumed as far as the answers fit", () => {
    assert.deepEqual(resume(COURSE, ["", "place a", "nonsense", "claim x"]).answers, ["", "place a"]);
    assert.equal(Boolean(resume(COURSE, ["", "place a", "pay 1", "claim y"]).place.over), true);
    assert.deepEqual(resume(COURSE, ["", "place a", "pay 1", "claim y", "more"]).answers.length, 4);
  });

  test("back leads to the beginning of the step, then of the one before", () => {
    const end = resume(COURSE, ["", "place a", "pay 1", "claim x"]);
    const third = back(COURSE, end);
    assert.deepEqual(third.answers, ["", "place a", "pay 1"]);
    const second = back(COURSE, third);
    assert.deepEqual(second.answers, [""]);
    assert.deepEqual(back(COURSE, resume(COURSE, ["", "place a"])).answers, [""]);
    assert.deepEqual(back(COURSE, second).answers, []);
    assert.deepEqual(back(COURSE, resume(COURSE, [])).answers, []);
  });
});
