import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {after, FEW, isAmount, kindsInPlay, nearest, picked} from "../js/table/amounts.js";
import {dice} from "./dice.js";
import {games, move, question} from "./games.js";

/** @typedef {import("./games.js").Move} Move */

/** @param {number[][]} amounts @param {string} [group] */
const pays = (amounts, group = "pay") => amounts.map((amount) => move({move: amount.join(), amount, group}));

/** All amounts between none and `most` with a sum between two numbers. @param {number[]} most @param {number} least @param {number} upTo @returns {number[][]} */
function all(most, least, upTo) {
  const amounts = most.reduce((/** @type {number[][]} */ made, n) => made.flatMap((start) => Array.from({length: n + 1}, (_, i) => [...start, i])), [[]]);
  return amounts.filter((amount) => {
    const sum = amount.reduce((a, b) => a + b, 0);
    return sum >= least && sum <= upTo;
  });
}

/**
 * Sets of legal amounts like those of cards: so many of any kind, up to so many, so many of which some are given, as
 * far as a pool reaches.
 * @returns {Generator<Move[]>}
 */
function* manySets() {
  const roll = dice(7);
  for (let i = 0; i < 300; i++) {
    const most = Array.from({length: 2 + roll(4)}, () => roll(5));
    const sum = most.reduce((a, b) => a + b, 0);
    const upTo = 1 + roll(Math.min(6, Math.max(1, sum)));
    const least = roll(3) ? upTo : roll(upTo + 1);
    const given = most.map((n) => (roll(4) ? 0 : roll(n + 1)));
    const amounts = all(most, least, upTo).map((amount) => amount.map((n, kind) => n + given[kind]));
    if (amounts.length > 1) yield pays(amounts);
  }
}

/** The questions of the real games that are answered with an amount. */
const REAL = games.questions.map(picked).filter((moves) => moves.length);

/** @param {Move[]} moves @param {Move} from @returns {Set<Move>} what clicks lead to */
function reachable(moves, from) {
  const start = {at: from, lately: /** @type {number[]} */ ([])};
  const seen = new Map([[`${from.move}|`, start]]);
  const found = new Set([from]);
  for (const {at, lately} of seen.values()) { // grows while it is walked through
    for (const kind of kindsInPlay(moves)) {
      for (const by of [1, -1]) {
        const next = nearest(moves, at, kind, by, lately);
        if (!next) continue;
        const then = {at: next, lately: [kind, ...lately.filter((one) => one !== kind)].slice(0, 2)};
        found.add(next);
        const key = `${next.move}|${then.lately}`;
        if (!seen.has(key)) seen.set(key, then);
      }
    }
    if (found.size === moves.length) break;
  }
  return found;
}

/**
 * Sets one kind after the other to what is wanted, as somebody with a wish does, and again those that went astray.
 * @param {Move[]} moves @param {Move} from @param {Move} wanted @param {number[]} order @returns {Move}
 */
function setInTurn(moves, from, wanted, order) {
  let now = from;
  /** @type {number[]} */
  let lately = [];
  for (const kind of order.flatMap(() => order)) {
    while (now.amount[kind] !== wanted.amount[kind]) {
      const next = nearest(moves, now, kind, wanted.amount[kind] - now.amount[kind], lately);
      assert(next);
      now = next;
      lately = [kind, ...lately.filter((one) => one !== kind)];
    }
  }
  return now;
}

describe("a click", () => {
  test("goes to a legal amount with more or less of that kind, by as little as possible", () => {
    for (const moves of [...manySets(), ...REAL]) {
      for (const from of moves) {
        for (const kind of kindsInPlay(moves)) {
          for (const by of [1, -1]) {
            const there = moves.map((one) => (one.amount[kind] - from.amount[kind]) * by).filter((n) => n > 0);
            const next = nearest(moves, from, kind, by);
            assert.equal(next !== null, there.length > 0);
            if (next) {
              assert(moves.includes(next));
              assert.equal((next.amount[kind] - from.amount[kind]) * by, Math.min(...there));
            }
          }
        }
      }
    }
  });

  test("takes from another kind where the sum is given, and leaves what was set lately", () => {
    const moves = pays(all([3, 3, 3], 4, 4));
    const from = moves.find((one) => one.move === "2,1,1");
    assert(from);
    assert.equal(nearest(moves, from, 0, 1, [1])?.move, "3,1,0");
    assert.equal(nearest(moves, from, 0, 1, [2])?.move, "3,0,1");
    assert.equal(nearest(moves, from, 0, -1, [2])?.move, "1,2,1");
  });

  test("leaves the others even where nothing else decides", () => {
    const moves = pays(all([4, 4, 4], 5, 5));
    const from = moves.find((one) => one.move === "1,3,1");
    assert(from);
    assert.equal(nearest(moves, from, 0, 1)?.move, "2,2,1");
  });

  test("leaps over amounts that are not legal", () => {
    const moves = pays([[0, 6], [3, 3], [6, 0]]);
    assert.equal(nearest(moves, moves[0], 0, 1)?.move, "3,3");
    assert.equal(nearest(moves, moves[2], 0, 1), null);
  });
});

describe("clicks", () => {
  test("lead from any amount to any other", () => {
    const roll = dice(3);
    for (const moves of [...manySets(), ...REAL]) {
      const from = moves[roll(moves.length)];
      const found = reachable(moves, from);
      const lost = moves.filter((one) => !found.has(one)).map((one) => one.move);
      assert.deepEqual(lost, [], `cannot be reached from ${from.move} among ${moves.map((one) => one.move).join(" ")}`);
    }
  });

  test("lead to what is wanted by setting one kind after the other", () => {
    const roll = dice(4);
    for (const moves of manySets()) {
      for (let i = 0; i < 10; i++) {
        const [from, wanted] = [moves[roll(moves.length)], moves[roll(moves.length)]];
        const order = kindsInPlay(moves).map((kind) => ({kind, at: roll(1000)})).sort((a, b) => a.at - b.at).map(({kind}) => kind);
        assert.equal(setInTurn(moves, from, wanted, order).move, wanted.move);
      }
    }
  });
});

describe("questions", () => {
  test("with few amounts are answered by buttons", () => {
    assert.deepEqual(picked(null), []);
    assert.deepEqual(picked(question(pays(all([4], 0, FEW - 1)))), []);
    assert.equal(picked(question(pays(all([9], 0, FEW)))).length, FEW + 1);
  });

  test("are about amounts only where no thing stands for the move", () => {
    assert(isAmount(move({amount: [1], group: "gain"})));
    assert(!isAmount(move({amount: [1], group: "gain", targets: ["card:a"]})));
    assert(!isAmount(move({amount: [1], group: "use"})));
    assert(!isAmount(move({amount: [], group: "pay"})));
  });

  test("show the kinds there are some of", () => {
    assert.deepEqual(kindsInPlay(pays([[1, 0, 2], [3, 0, 0]])), [0, 2]);
  });

  test("tell what is left or there afterwards", () => {
    assert.deepEqual(after([3, 2], pays([[1, 2]])[0]), [2, 0]);
    assert.deepEqual(after([3, 2], pays([[1, 2]], "gain")[0]), [4, 4]);
    assert.deepEqual(after([3, 2, 5], pays([[1]], "lose")[0]), [2, 2, 5]);
  });
});
