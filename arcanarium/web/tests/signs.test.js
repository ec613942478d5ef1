import {before, describe, test} from "node:test";
import assert from "node:assert/strict";
import {speakEnglish} from "./window.js";
import {games} from "./games.js";
import {drawn, texts} from "./drawn.js";

const {Amount, Icon, Points, signName, Signs, Tokens} = await import("../js/icons.js");
const {layers} = await import("../js/sigil.js");

/** @typedef {import("../js/faces.js").Sign} Sign */

const FACES = Object.entries(games.faces).flatMap(([game, faces]) => faces.map((face) => ({game, face})));
/** Letters, figures and what is between them: anything else has to be a sign. */
const READABLE = /^[\p{L}\p{M}\d\s.,:;'’“”"!?%&/()+−×–-]*$/u;
/** A letter of the signs that stayed a letter. */
const LETTER = /(^|\s)\d*[ELCDGP](\s|$)/;

/** @param {Sign[]} fragments @param {string} where */
function check(fragments, where) {
  const parts = drawn(Signs({fragments}));
  const [seen, heard] = /** @type {any[]} */ (parts).flatMap((part) => part.within).map((part) => texts([part]).join(" "));
  const told = `${where}: ${fragments.map(([text]) => text).join("")}`;
  assert.match(seen, READABLE, `drawn as a character in ${told}: ${seen}`);
  assert.doesNotMatch(seen, LETTER, `a letter in place of a sign in ${told}: ${seen}`);
  assert(heard.trim() || !seen.trim(), `nothing is said for ${told}`);
  assert.match(heard, READABLE, `not to be read aloud in ${told}: ${heard}`);
  assert.doesNotMatch(heard, /\[|missing/, `a text is missing in ${told}: ${heard}`);
}

before(speakEnglish);

describe("every fragment is a sign or readable", () => {
  test("as many as there are, and points for each of something", () => {
    /** @param {Sign[]} fragments */
    const heard = (fragments) => texts(drawn(Signs({fragments}))).join(" ");
    assert.match(heard([["+", "sign"], ["3", "text"], ["▯", "sign"]]), /\+ 3 cards/);
    assert.match(heard([["2", "point"], ["★", "point"], ["/", "sign"], ["Dragon", "type"]]), /2 points for each/);
    assert.match(heard([["C", "calm"], ["/", "sign"], ["E", "elan"]]), /Calm or Elan/);
  });
  test("on all cards of all games", () => {
    assert(FACES.length > 300);
    for (const {game, face} of FACES) {
      for (const line of [face.cost_signs, face.point_signs, ...face.lines]) {
        if (line.length) check(line, `${game}, ${face.name}`);
      }
    }
  });

  test("in the labels and hints of moves", () => {
    let checked = 0;
    for (const asked of games.questions) {
      for (const {move, label, hint} of asked.moves) {
        for (const fragments of [label, hint]) {
          if (fragments.length) check(fragments, String(move));
          checked++;
        }
      }
    }
    assert(checked > 1000);
  });
});

describe("signs", () => {
  test("draw numbers beside their shape, and say both", () => {
    const [outer] = /** @type {any[]} */ (drawn(Signs({fragments: [["2E", "elan"]]})));
    assert.deepEqual(texts(outer.within), ["2", `2 ${signName("elan", 2)}`]);
  });

  test("say what does not count", () => {
    const [outer] = /** @type {any[]} */ (drawn(Signs({fragments: [["◇", "any"], ["≠", "sign"], ["G", "gold"], ["P", "pearl"]]})));
    const said = texts(outer.within).join(" ");
    for (const kind of ["gold", "pearl"]) assert(said.includes(signName(kind)), said);
  });

  test("that nobody drew are a mistake", () => {
    assert.throws(() => drawn(Icon({name: "unicorn"})));
  });

  test("of amounts leave out what there is none of", () => {
    assert.equal(Amount({amount: [0, 0, 0, 0, 0, 0]}), null);
    assert.equal(Tokens({essences: [0, 0]}), null);
    assert.equal(texts(drawn(Amount({amount: [0, 3, 0, 0, 1, 0]}))).at(-1), `3 ${signName("life", 3)}, 1 ${signName("gold", 1)}`);
    assert.deepEqual(texts(drawn(Points({n: 4}))), ["4"]);
  });
});

describe("sigils", () => {
  const sigils = new Map(FACES.map(({game, face}) => [`${game} ${face.id}`, JSON.stringify(layers(face))]));

  test("are the same each time", () => {
    for (const {game, face} of FACES) assert.equal(JSON.stringify(layers(structuredClone(face))), sigils.get(`${game} ${face.id}`));
  });

  test("differ from card to card", () => {
    /** @type {Map<string, string>} */
    const owner = new Map();
    for (const [name, sigil] of sigils) {
      assert.equal(owner.get(sigil), undefined, `${name} looks like ${owner.get(sigil)}`);
      owner.set(sigil, name);
    }
  });

  test("depend on the id where all else is equal", () => {
    const {face} = FACES[0];
    const made = new Set(Array.from({length: 40}, (_, i) => JSON.stringify(layers({...face, id: `card_${i}`}))));
    assert(made.size > 20, `${made.size} of 40`);
  });

  test("are made of strokes that can be drawn", () => {
    for (const [name, sigil] of sigils) assert.doesNotMatch(sigil, /NaN|undefined|Infinity/, name);
  });
});
