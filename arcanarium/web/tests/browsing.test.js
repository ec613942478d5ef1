import {describe, test} from "node:test";
import assert from "node:assert/strict";
import "./window.js";
import {found} from "../js/pages/browsing.js";

/** Cards as a German reader has them, and what they are called elsewhere. @type {[id: string, ...names: string[]][]} */
const NAMES = [
  ["elk", "Weißer Hirsch", "Elk", "Łoś", "Лось"],
  ["tree", "Baumgeist", "Tree", "Żywe drzewo", "Живая ёлка"],
  ["cave", "Drachenhöhle", "Dragon Lair", "Smocza jaskinia", "Логово дракона"],
  ["maker", "Käfermacher", "Démon’s Smith", "Kowal", "Кузнец"],
];
const cards = /** @type {import("../js/faces.js").Cards} */ (/** @type {unknown} */ ({
  cards: NAMES.map(([id, name]) => ({id, name, kind_name: "", sentences: id === "elk" ? ["Erhalte 2 Öl."] : [], kind: "artifact"})),
  filters: {}, sets: [], legend: "",
}));
const names = Object.fromEntries(NAMES.map(([id, ...all]) => [id, all]));

/** @param {string} words @returns {string[]} */
const ids = (words) => found(cards, {words, filters: {}, card: ""}, names).map(({id}) => id);

describe("looking up a card", () => {
  for (const [words, id] of [
    ["Łoś", "elk"], ["los", "elk"], ["лось", "elk"], ["ELK", "elk"], ["weisser", "elk"], ["weißer hirsch", "elk"],
    ["zywe", "tree"], ["żywe", "tree"], ["елка", "tree"], ["ЁЛКА", "tree"],
    ["drachenhohle", "cave"], ["drachenhoehle", "cave"], ["Drachenhöhle", "cave"], ["jaskinia smocza", "cave"],
    ["kaefer", "maker"], ["käfer", "maker"], ["kafer", "maker"], ["demon", "maker"], ["oel", "elk"],
  ]) {
    test(`${words} finds the ${id}`, () => assert.deepEqual(ids(words), [id]));
  }

  test("is possible without the names in other languages", () => {
    assert.deepEqual(found(cards, {words: "hirsch", filters: {}, card: ""}).map(({id}) => id), ["elk"]);
    assert.deepEqual(found(cards, {words: "elk", filters: {}, card: ""}), []);
  });

  test("finds nothing under a name that no card has", () => assert.deepEqual(ids("unicorn"), []));

  test("puts names in the order of the alphabet", () => assert.deepEqual(ids("e"), ["tree", "cave", "maker", "elk"]));
});
