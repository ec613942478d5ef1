import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import "./window.js";
import {clausesOf, idsOf, matching, split} from "../js/rulebook.js";

/** @type {import("../js/rulebook.js").Rulebook} */
const book = JSON.parse(readFileSync(new URL("../rules/resarcana.json", import.meta.url), "utf8"));

/** @param {string} words @returns {string[]} */
const found = (words) => matching(book, words).flatMap(clausesOf).map(({id}) => id);

describe("the rules in full", () => {
  test("are all there without words to search for", () => {
    assert.deepEqual(found("  "), [...idsOf(book)]);
  });

  test("are found by their id, whatever its case", () => {
    assert.deepEqual(found("c-1"), ["C-1"]);
    assert.deepEqual(found("S-A7 "), ["S-A7"]);
  });

  test("are found by all words together, in the question of a clause too", () => {
    assert.deepEqual(found("gilded nonsense"), []);
    assert(found("VAULT interest").includes("C-14"));
    assert(found("lux scroll component").includes("G-A1"));
    assert(found("vault").length > found("vault interest").length);
  });

  test("keep no part and no group without a clause", () => {
    for (const part of matching(book, "vault")) {
      assert(part.groups.length > 0);
      for (const group of part.groups) assert(group.clauses.length > 0);
    }
  });

  test("cite each other by ids that stand alone", () => {
    assert.deepEqual(split("See P-3 and S-A7.", idsOf(book)), ["See ", "P-3", " and ", "S-A7", "."]);
    assert.deepEqual(split("P-999, XP-3 and P-33", idsOf(book)), ["P-999, XP-3 and ", "P-33"]);
    assert.deepEqual(split("", idsOf(book)), []);
  });
});
