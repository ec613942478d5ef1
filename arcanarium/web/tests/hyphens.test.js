import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {hyphenated} from "../js/hyphens.js";

/** @param {string} name @param {string} language */
const shown = (name, language) => hyphenated(name, language).replaceAll("\u00ad", "-");

describe("long words of names", () => {
  test("break before a consonant and a vowel", () => {
    assert.equal(shown("Transmutatorka", "pl"), "Trans-mu-ta-torka");
    assert.equal(shown("Трансмутатор", "ru"), "Транс-му-та-тор");
  });
  test("break in no sound, and not near their ends", () => {
    assert.equal(shown("Najciemniejszy", "pl"), "Najciem-niej-szy");
    assert.equal(shown("Dramatopisarka", "pl"), "Drama-to-pi-sarka");
  });
  test("stay whole where they are short, or browsers know better", () => {
    assert.equal(shown("Smocza uzda", "pl"), "Smocza uzda");
    assert.equal(shown("Zwergenspitzhacke", "de"), "Zwergenspitzhacke");
  });
});
