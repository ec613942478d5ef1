import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {placed} from "../js/zoom-place.js";
import {dice} from "./dice.js";

/** @typedef {import("../js/zoom-place.js").Box} Box */

const VIEWS = [[1024, 600], [1024, 768], [1280, 800], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440], [820, 1180]].map(([width, height]) => ({width, height}));
const CARDS = [{width: 312, height: 436}, {width: 400, height: 290}, {width: 312, height: 520}];

/** @param {Box} a @param {Box} b */
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** @param {number} left @param {number} top @param {number} width @param {number} height @returns {Box} */
const box = (left, top, width, height) => ({left, top, right: left + width, bottom: top + height});

/** Each window with a desk at its lower right, and many things in it. */
function* moments() {
  const roll = dice(5);
  for (const view of VIEWS) {
    for (let i = 0; i < 200; i++) {
      const [width, height] = [280 + roll(140), 150 + roll(Math.floor(view.height * 0.8) - 150)];
      const desk = box(view.width - width - 12, view.height - height - 12, width, height);
      const thing = box(roll(view.width - 90), roll(view.height - 60), 60 + roll(100), 30 + roll(140));
      yield {view, desk, thing, card: CARDS[roll(CARDS.length)]};
    }
  }
}

describe("the large card", () => {
  test("is inside the window and never over the desk", () => {
    for (const {view, desk, thing, card} of moments()) {
      const {left, top, scale} = placed(card, thing, [desk], view);
      const shown = box(left, top, card.width * scale, card.height * scale);
      assert(left >= 0 && top >= 0 && shown.right <= view.width && shown.bottom <= view.height, JSON.stringify({view, shown}));
      assert(!meet(shown, desk), JSON.stringify({view, desk, thing, shown}));
      assert(scale > 0.5, `too small to read: ${scale}`);
    }
  });

  test("leaves the thing that it explains in view where there is room for both", () => {
    const view = {width: 1440, height: 900};
    const desk = box(1100, 500, 328, 388);
    const thing = box(900, 600, 120, 170);
    const {left, top, scale} = placed(CARDS[0], thing, [desk], view);
    assert.equal(scale, 1);
    assert(!meet(box(left, top, 312, 436), thing));
  });

  test("is beside the thing where nothing is in the way", () => {
    const {left, top, scale} = placed(CARDS[0], box(200, 300, 100, 140), [], {width: 1440, height: 900});
    assert.deepEqual([left, scale], [314, 1]);
    assert(top < 300 && top + 436 > 440);
  });

  test("is above or below a finger, on a phone without the sheet at the bottom", () => {
    const view = {width: 390, height: 844};
    const sheet = box(0, 600, 390, 244);
    const thing = box(20, 480, 100, 100);
    const {left, top, scale} = placed(CARDS[0], thing, [sheet], view, true);
    assert(left >= 0 && top + 436 * scale <= 480);
  });
});
