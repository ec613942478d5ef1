import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {after, asked, chosenMove, FEW, given, isAmount, kindsInPlay, picked, progress, putIn, takeOut} from "../js/table/amounts.js";
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

/** @param {number[]} a @param {number[]} b @returns {number[]} the kinds in which they differ */
const differing = (a, b) => a.map((n, kind) => n === b[kind] ? -1 : kind).filter((kind) => kind >= 0);

/** Everything that clicks lead to from an amount. @param {Move[]} moves @param {number[]} from @returns {Map<string, number[]>} */
function reachable(moves, from) {
  const seen = new Map([[from.join(), from]]);
  for (const at of seen.values()) { // grows while it is walked through
    for (const kind of kindsInPlay(moves)) {
      for (const next of [putIn(moves, at, kind), takeOut(moves, at, kind)]) if (next) seen.set(next.join(), next);
    }
  }
  return seen;
}

describe("a tap", () => {
  test("changes the kind it is about by one, and no other", () => {
    const roll = dice(3);
    for (const moves of [...manySets(), ...REAL]) {
      let now = moves[roll(moves.length)].amount;
      for (let i = 0; i < 60; i++) {
        const kinds = kindsInPlay(moves);
        const kind = kinds[roll(kinds.length)];
        const more = roll(2) === 1;
        const next = more ? putIn(moves, now, kind) : takeOut(moves, now, kind);
        if (!next) continue;
        assert.deepEqual(differing(now, next), [kind]);
        assert.equal(next[kind] - now[kind], more ? 1 : -1);
        now = next;
      }
    }
  });

  test("never leads to where no legal amount can be reached by adding", () => {
    for (const moves of [...manySets(), ...REAL]) {
      for (const chosen of reachable(moves, moves[0].amount).values()) {
        assert(moves.some((move) => chosen.every((n, kind) => n <= move.amount[kind])), chosen.join());
        const {n, least, most} = progress(moves, chosen);
        assert(n <= least && least <= most);
        const open = kindsInPlay(moves).some((kind) => putIn(moves, chosen, kind));
        assert(open || chosenMove(moves, chosen), `stuck at ${chosen}`);
      }
    }
  });

  test("cannot take out what every payment has in it, nor put in what none has room for", () => {
    const moves = pays(all([3, 3, 3], 2, 2).map(([e, l, g]) => [e, l, g + 1]));
    assert.deepEqual(given(moves), [0, 0, 1]);
    assert.equal(takeOut(moves, [1, 1, 1], 2), null);
    assert.equal(putIn(moves, [1, 1, 1], 0), null);
    assert.deepEqual(takeOut(moves, [1, 1, 1], 0), [0, 1, 1]);
    assert.deepEqual(putIn(moves, [0, 1, 1], 2), [0, 1, 2]);
  });
});

describe("taps", () => {
  test("lead from the proposed amount to any other legal one", () => {
    for (const moves of [...manySets(), ...REAL]) {
      const found = reachable(moves, moves[0].amount);
      assert.deepEqual(moves.filter((move) => !found.has(move.amount.join())), []);
    }
  });
});

describe("a choice", () => {
  test("can be confirmed where it is legal, and nowhere else", () => {
    for (const moves of [...manySets(), ...REAL]) {
      const legal = new Set(moves.map((move) => move.amount.join()));
      for (const [written, chosen] of reachable(moves, moves[0].amount)) {
        assert.equal(chosenMove(moves, chosen)?.amount.join(), legal.has(written) ? written : undefined);
      }
    }
  });

  test("tells how many of how many", () => {
    const four = pays(all([3, 3, 3], 4, 4));
    assert.deepEqual(progress(four, [1, 0, 1]), {n: 2, least: 4, most: 4});
    const same = pays([[1, 0], [2, 0], [0, 1], [0, 2], [0, 3]]);
    assert.deepEqual(progress(same, [0, 0]), {n: 0, least: 1, most: 3});
    assert.deepEqual(progress(same, [1, 0]), {n: 1, least: 1, most: 2});
  });

  test("is asked for as certain kinds and so many more", () => {
    assert.deepEqual(asked(pays(all([3, 3], 2, 2).map(([e, g]) => [e + 1, g]))), {fixed: [1, 0], least: 2, most: 2});
    assert.deepEqual(asked(pays([[1, 0], [2, 0], [0, 1]])), {fixed: [0, 0], least: 1, most: 2});
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
    assert.deepEqual(after([3, 2], [1, 2], "pay"), [2, 0]);
    assert.deepEqual(after([3, 2], [1, 2], "gain"), [4, 4]);
    assert.deepEqual(after([3, 2, 5], [1], "lose"), [2, 2, 5]);
  });
});
