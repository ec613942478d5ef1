/** The table of Res Arcana: what can be chosen is laid out, rooms have place for what they hold, and things keep their place. */
import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {give} from "./window.js";
import {games} from "./games.js";

give("matchMedia", () => ({matches: false, addEventListener() {}, removeEventListener() {}}));
const {laidOut, traysOf} = await import("../js/resarcana/laid.js");
const {spanOf} = await import("../js/resarcana/common.js");
const {LEAST_LETTER, roomsFor} = await import("../js/resarcana/rooms.js");
const {inLetters} = await import("../js/resarcana/grids.js");
const {lay, rowsOf} = await import("../js/resarcana/slots.js");
const {slimNeed, tallNeed, wideNeed} = await import("../js/resarcana/needs.js");

const FACES = games.faces.resarcana.map((face) => ({...face, name: /** @type {any} */ (face).title}));
const POINTED = games.pointed.filter(({view}) => view.game === "resarcana");
/** @param {string} kind @param {number} n */
const some = (kind, n) => FACES.filter((face) => face.kind === kind).slice(0, n);

describe("whatever the question", () => {
  test("all that a move points at is laid out, in whole games with all sets", () => {
    assert(POINTED.length > 500);
    for (const {seat, view, targets} of POINTED) {
      const there = laidOut(view, seat, new Set(targets));
      assert.deepEqual(targets.filter((target) => !there.has(target)), [], `in round ${view.round}`);
    }
  });

  test("cards that come back from discards lie in a tray of their own", () => {
    const found = POINTED.filter(({seat, view, targets}) => view.seats[seat].discards.some((/** @type {string} */ card) => targets.includes(`card:${card}`)));
    assert(found.length > 0);
    for (const {seat, view, targets} of found) {
      const trays = traysOf(view, seat, new Set(targets));
      assert(trays.some(({title, cards}) => title === "resarcana-web-own-discards" && cards.every((card) => targets.includes(`card:${card}`))));
      assert.deepEqual(traysOf(view, seat, new Set()).filter(({title}) => title.includes("discards")), []);
    }
  });

  test("who chooses a mage or drafts sees all cards of their own", () => {
    const choosing = POINTED.filter(({seat, view}) => view.seats[seat].mages.cards.length > 1 || view.seats[seat].packet.cards.length > 1);
    assert(choosing.length > 10);
    for (const {seat, view, targets} of choosing) {
      const there = laidOut(view, seat, new Set(targets));
      const own = view.seats[seat];
      for (const card of [...own.mages.cards, ...own.packet.cards, ...own.hand.cards, ...own.deck.cards]) assert(there.has(`card:${card}`), card);
    }
  });
});

describe("rooms", () => {
  const BOARDS = [[736, 536], [736, 700], [804, 826], [960, 660], [960, 740], [1036, 708], [1092, 842], [1440, 790], [1440, 1020], [1960, 1370]];
  /** @param {number} seats @param {number} cells @param {number} inPlay */
  const facts = (seats, cells, inPlay) => ({
    letters: 1, rivals: seats - 1, inPlay, places: some("place", seats + 2), monuments: true, tiles: [...some("item", seats > 3 ? 11 : 8), ...some("scroll", seats > 3 ? 8 : 0)],
    tileCells: seats > 3 ? 14 : 8 - seats, cells, theirPlaces: 1, held: 3, handFaces: some("artifact", 3), hand: 4, hands: 4, groups: [], high: 8.9,
  });

  test("are the same while cards come and go", () => {
    for (const [width, height] of BOARDS) {
      for (let seats = 2; seats <= 5; seats++) {
        const early = roomsFor(facts(seats, 2, 2), {width, height});
        const later = roomsFor(facts(seats, 6, 5), {width, height});
        assert.deepEqual(later, early, `${seats} seats on ${width} x ${height}`);
      }
    }
  });

  test("have letters that can be read, and fit into the board", () => {
    for (const [width, height] of BOARDS) {
      for (let seats = 2; seats <= 5; seats++) {
        for (const [cells, inPlay] of [[3, 3], [10, 9], [15, 13]]) {
          const plan = roomsFor(facts(seats, cells, inPlay), {width, height});
          assert(plan.f >= LEAST_LETTER);
          for (const face of some("place", seats + 2)) {
            const span = spanOf(face, plan.places, plan.f);
            assert(wideNeed(face, inLetters(span * (plan.places.w + plan.gap) - plan.gap, plan.f)) <= inLetters(plan.places.h, plan.f) + 0.01, face.name);
          }
          if (plan.own.form === "cards") assert(plan.own.columns * plan.own.rows >= cells);
          assert(plan.own.width + plan.hand.width <= width);
          assert(plan.hand.columns * plan.hand.rows >= 3);
        }
      }
    }
  });

  test("of a usual laptop show everything of two to four, even late", () => {
    for (const [width, height] of [[960, 740], [1036, 708], [1092, 842], [1440, 790]]) {
      for (const seats of [2, 3]) assert(roomsFor(facts(seats, 12, 10), {width, height}).fits, `${seats} on ${width} x ${height}`);
    }
  });

  test("a form with less on it needs no more room", () => {
    for (const face of some("artifact", 80)) {
      for (const width of [9, 12, 16]) assert(slimNeed(face, width) <= tallNeed(face, width) + 0.5, face.name);
    }
  });
});

describe("places of things", () => {
  /** @param {string} ids @param {number} [span] */
  const pieces = (ids, span = 1) => [...ids].map((id) => ({id, span: id === "W" ? 2 : span}));
  /** @param {import("../js/resarcana/slots.js").Laid} laid */
  const cells = (laid) => Object.fromEntries([...laid.at].map(([id, {cell}]) => [id, cell]));

  test("stay when something goes, and what comes takes the first gap", () => {
    const first = lay(null, pieces("abcd"), 3, 9);
    assert.deepEqual(cells(first), {a: 0, b: 1, c: 2, d: 3});
    const less = lay(first, pieces("acd"), 3, 9);
    assert.deepEqual(cells(less), {a: 0, c: 2, d: 3});
    assert.deepEqual(cells(lay(less, pieces("eacd"), 3, 9)), {a: 0, c: 2, d: 3, e: 1});
  });

  test("a wide thing does not go over the end of a row", () => {
    assert.deepEqual(cells(lay(null, pieces("abWc"), 3, 9)), {a: 0, b: 1, W: 3, c: 2});
    assert.equal(rowsOf([1, 1, 2, 1], 3), 2);
    assert.equal(rowsOf([], 3), 0);
  });

  test("what is laid for the first time leaves room for something wide, if there is some", () => {
    const laid = lay(null, pieces("abW"), 3, 9, 2);
    assert.deepEqual(cells(laid), {a: 0, b: 1, W: 3});
    const wide = [...pieces("ab"), {id: "V", span: 2}, {id: "W", span: 2}];
    assert.deepEqual(cells(lay(null, wide, 3, 9)), {a: 0, b: 1, V: 3, W: 6});
    const roomy = lay(null, wide, 3, 9, 2);
    assert.deepEqual(cells(roomy), {V: 0, W: 3, a: 2, b: 5});
    assert.deepEqual(cells(lay(roomy, [...wide, {id: "X", span: 2}], 3, 9, 2)), {V: 0, W: 3, a: 2, b: 5, X: 6});
  });

  test("gaps are closed where there would be no room, and in another grid", () => {
    const gapped = lay(lay(null, pieces("abcdef"), 3, 6), pieces("bdf"), 3, 6);
    assert.deepEqual(cells(lay(gapped, pieces("bdfW"), 3, 6)), {b: 0, d: 1, f: 2, W: 3});
    assert.deepEqual(cells(lay(gapped, pieces("bdf"), 4, 6)), {b: 0, d: 1, f: 2});
  });
});
