import {test} from "node:test";
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import "./window.js";
import {loadTexts, say} from "../js/texts.js";

/** Messages, and what is said with them: the same as in Python (tests/test_forms.py). */
const sample = JSON.parse(readFileSync(new URL("../../../tests/forms.json", import.meta.url), "utf8"));

/** Says a message; an argument that is a list is one to say first. @param {any[]} call @returns {string} */
const said = ([id, args = {}]) => say(id, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, Array.isArray(arg) ? said(arg) : arg])));

test("a sentence takes the forms of what is put into it", async () => {
  globalThis.fetch = /** @type {any} */ (async () => ({ok: true, text: async () => sample.messages.join("\n")}));
  await loadTexts("ru");
  for (const [call, expected] of sample.cases) assert.equal(said(call), expected);
});
