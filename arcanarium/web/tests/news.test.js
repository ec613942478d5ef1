import {before, describe, test} from "node:test";
import assert from "node:assert/strict";
import {give, speakEnglish} from "./window.js";

const {holdFor, lasting, newsOf} = await import("../js/table/news.js");
const {remember} = await import("../js/settings.js");

/** @typedef {import("../js/table/types.js").StateFrame} StateFrame */

/** @param {number[]} points @param {Partial<StateFrame>} [more] @returns {StateFrame} */
const state = (points, more = {}) => /** @type {StateFrame} */ (/** @type {unknown} */ ({
  view: {threshold: 10, seats: points.map((n, seat) => ({seat, points: n}))}, news: [], result: null, ...more,
}));
const piece = (words = "Bob passes.", step = false) => ({words, targets: [], step});
const NAMES = ["Ann", "Bob"];

before(speakEnglish);

describe("news", () => {
  test("are what the server tells, and who has just got enough points", () => {
    const told = newsOf(state([3, 9]), state([3, 11], {news: [piece()]}), NAMES, 0).map(({words}) => words);
    assert.deepEqual(told, ["Bob passes.", "Bob has 11 points. If that holds, the game ends with this round."]);
    assert.match(newsOf(state([9, 3]), state([10, 3]), NAMES, 0)[0].words, /^You have 10 points/);
  });

  test("tell points once, and not at the end nor where none are needed", () => {
    assert.deepEqual(newsOf(state([3, 11]), state([3, 12]), NAMES, 0), []);
    assert.deepEqual(newsOf(state([3, 9]), state([3, 12], {result: {points: [3, 12], winners: [1], rounds: 4}}), NAMES, 0), []);
    assert.deepEqual(newsOf(null, state([3, 12]), NAMES, 0), []);
    const free = state([3, 90], {view: {seats: [{seat: 0, points: 3}, {seat: 1, points: 90}]}});
    assert.deepEqual(newsOf(free, free, NAMES, 0), []);
  });

  test("stay longer the more there is to read, but never for long", () => {
    assert(lasting(piece("Bob passes.")) < lasting(piece("Bob passes, takes the first-player token.")));
    assert(lasting(piece("x".repeat(1000))) < 6000);
  });
});

describe("the table waits", () => {
  test("while steps are told, unless nobody wants motion, news, or slow bots", () => {
    const steps = state([0, 0], {news: [piece("a", true), piece("b", true), piece("c")]});
    assert.equal(holdFor(steps), 2 * lasting(piece("a", true)));
    assert.equal(holdFor(state([0, 0], {news: [piece()]})), 0);
    for (const [name, value, back] of /** @type {const} */ ([["news", false, true], ["pace", 0, 0.7], ["motion", "less", "auto"]])) {
      remember(name, value);
      assert.equal(holdFor(steps), 0, name);
      remember(name, back);
    }
    give("matchMedia", () => ({matches: true}));
    assert.equal(holdFor(steps), 0);
  });
});
