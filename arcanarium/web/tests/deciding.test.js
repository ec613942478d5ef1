import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {against, back, buttons, complete, grouped, litTargets, named, NOWHERE, open, point, proposed} from "../js/deciding.js";
import {dice} from "./dice.js";
import {games, move, question} from "./games.js";

/** @param {string} name @param {...string} targets */
const way = (name, ...targets) => move({move: name, targets});
const TURN = question([
  way("place dragon", "card:dragon"), way("discard dragon", "card:dragon"),
  way("use mage", "card:mage"),
  way("put agent on 1", "card:agent", "pile:1"), way("put agent on 2", "card:agent", "pile:2"), way("store agent", "card:agent", "deck:0"),
  way("pass"),
]);
const KEEP = question([way("a and b", "card:a", "card:b"), way("a and c", "card:a", "card:c"), way("b and c", "card:b", "card:c")]);
const SWAP = question([way("1 and 2", "pile:1", "pile:2"), way("2 and 3", "pile:2", "pile:3")]);

/** @param {Iterable<string>} targets */
const sorted = (targets) => [...targets].sort();

describe("pointing", () => {
  test("a thing with one move is that move", () => {
    assert.deepEqual(point(TURN, NOWHERE, "card:mage"), {path: ["card:mage"], menu: [], move: TURN.moves[2]});
  });

  test("a thing with several moves opens a menu of them", () => {
    const found = point(TURN, NOWHERE, "card:dragon");
    assert.deepEqual(found?.menu.map((one) => one.move), ["place dragon", "discard dragon"]);
    assert.equal(found?.move, null);
  });

  test("a thing that goes somewhere lights where to", () => {
    const found = point(TURN, NOWHERE, "card:agent");
    assert.deepEqual(found, {path: ["card:agent"], menu: [], move: null});
    assert.deepEqual(sorted(litTargets(TURN, ["card:agent"])), ["deck:0", "pile:1", "pile:2"]);
    assert.equal(point(TURN, ["card:agent"], "pile:2")?.move?.move, "put agent on 2");
  });

  test("the second thing is not lit before the first where they are of different kinds", () => {
    assert.deepEqual(sorted(litTargets(TURN, NOWHERE)), ["card:agent", "card:dragon", "card:mage"]);
    assert.equal(point(TURN, NOWHERE, "pile:1"), null);
  });

  test("one of a few moves that ends at a thing where others go on waits in a menu", () => {
    const asked = question([way("look", "pile:1"), way("swap", "pile:1", "pile:2")]);
    assert.deepEqual(point(asked, NOWHERE, "pile:1"), {path: ["pile:1"], menu: [asked.moves[0]], move: null});
    assert.equal(point(asked, ["pile:1"], "pile:2")?.move?.move, "swap");
  });

  test("who changes their mind just points at something else", () => {
    assert.equal(point(TURN, ["card:agent"], "card:mage")?.move?.move, "use mage");
    assert.deepEqual(point(TURN, ["card:dragon"], "card:agent")?.path, ["card:agent"]);
    assert.equal(point(TURN, ["card:agent"], "seat:3"), null);
  });

  test("one step back", () => {
    assert.deepEqual(back(["card:agent", "pile:1"]), ["card:agent"]);
    assert.deepEqual(back(NOWHERE), []);
  });

  test("nothing is asked: nothing is lit", () => {
    assert.equal(litTargets(null, NOWHERE).size, 0);
    assert.deepEqual([open(null, NOWHERE), complete(null, ["card:a"]), buttons(null), point(null, NOWHERE, "card:a")], [[], [], [], null]);
  });
});

describe("things of one kind", () => {
  test("are lit all at once", () => {
    assert.deepEqual(sorted(litTargets(KEEP, NOWHERE)), ["card:a", "card:b", "card:c"]);
    assert.deepEqual(sorted(litTargets(SWAP, NOWHERE)), ["pile:1", "pile:2", "pile:3"]);
  });

  test("are chosen in any order", () => {
    for (const asked of [KEEP, SWAP]) {
      for (const {move: meant, targets: [one, other]} of asked.moves) {
        for (const [first, second] of [[one, other], [other, one]]) {
          const path = point(asked, NOWHERE, first)?.path ?? [];
          assert.deepEqual(path, [first]);
          assert.equal(point(asked, path, second)?.move?.move, meant);
        }
      }
    }
  });

  test("light only what goes with what was chosen, and not that again", () => {
    assert.deepEqual(sorted(litTargets(SWAP, ["pile:3"])), ["pile:2"]);
    assert.deepEqual(sorted(litTargets(SWAP, ["pile:2"])), ["pile:1", "pile:3"]);
  });

  test("let one change one's mind", () => {
    assert.deepEqual(point(SWAP, ["pile:3"], "pile:1"), {path: ["pile:1"], menu: [], move: null});
  });

  test("are not mixed up with things of two kinds", () => {
    const asked = question([way("play", "card:a", "pile:1"), way("keep", "card:a", "card:b")]);
    assert.deepEqual(sorted(litTargets(asked, NOWHERE)), ["card:a", "card:b"]);
    assert.equal(point(asked, ["card:b"], "card:a")?.move?.move, "keep");
    assert.deepEqual(sorted(litTargets(asked, ["card:a"])), ["card:b", "pile:1"]);
  });
});

describe("answers", () => {
  test("moves without things are buttons", () => {
    assert.deepEqual(buttons(TURN).map((one) => one.move), ["pass"]);
    assert.equal(open(TURN, NOWHERE).length, 6);
  });

  test("headings come in the order of their first moves", () => {
    const moves = [["Use", "a"], ["Place", "b"], ["Use", "c"]].map(([heading, name]) => move({heading, move: name, group: heading.toLowerCase()}));
    assert.deepEqual(grouped(moves).map(({heading, moves: its}) => [heading, ...its.map((one) => one.move)]), [["Use", "a", "c"], ["Place", "b"]]);
  });

  test("what is proposed, what is named, what stands against it", () => {
    assert.equal(proposed(TURN), null);
    assert.equal(proposed(question(TURN.moves, {default: 0})), TURN.moves[0]);
    assert.equal(proposed(question([], {default: 4})), null);
    assert.equal(named(TURN, "pass"), TURN.moves[6]);
    assert.equal(named(question([move({move: 7})]), "7")?.move, 7);
    assert.equal(named(null, "pass"), null);
    assert.deepEqual(against(question([], {why: {"card:a": ["turned"]}}), "card:a"), ["turned"]);
    assert.deepEqual(against(TURN, "card:a"), []);
  });
});

/** Points at the things of a move, in this order; what it leads to. @param {import("./games.js").Ask} asked @param {string[]} targets */
function pointAtAll(asked, targets) {
  /** @type {import("../js/deciding.js").Outcome | null} */
  let found = null;
  for (const target of targets) {
    const path = /** @type {string[]} */ (found?.path ?? NOWHERE);
    assert(litTargets(asked, path).has(target), `${target} is not lit in ${asked.question}`);
    found = point(asked, path, target);
  }
  return found;
}

test("in the real games every move is chosen by its things or is a button, and no two look the same", () => {
  const roll = dice(1);
  let pointed = 0;
  for (const asked of games.questions) {
    const pressed = new Set(buttons(asked).map((one) => one.move));
    for (const one of asked.moves) {
      if (!one.targets.length) {
        assert(pressed.has(one.move));
        continue;
      }
      const turned = new Set(one.targets.map((target) => target.split(":")[0])).size === 1 && roll(2) ? one.targets.toReversed() : one.targets;
      const found = pointAtAll(asked, turned);
      const offered = found?.move ? [found.move] : found?.menu ?? [];
      assert(offered.includes(one), `${one.move} is not offered`);
      const looks = offered.map(({heading, label, hint}) => JSON.stringify([heading, label, hint]));
      assert.equal(new Set(looks).size, looks.length, `two rows of a menu look the same: ${looks}`);
      pointed++;
    }
  }
  assert(pointed > 1000);
});
