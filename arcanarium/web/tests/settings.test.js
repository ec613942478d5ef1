import {beforeEach, describe, test} from "node:test";
import assert from "node:assert/strict";
import {give, happen} from "./window.js";

/** @type {Map<string, string>} */
const kept = new Map();
const WORKING = {getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text)};

/** A visit of its own, so that nothing is remembered but what was stored. */
let visits = 0;
/** @returns {Promise<typeof import("../js/settings.js")>} */
const visit = () => import(`../js/settings.js?${++visits}`);

beforeEach(() => {
  kept.clear();
  give("localStorage", WORKING);
});

describe("what was chosen", () => {
  test("is there at the next visit", async () => {
    const before = await visit();
    before.remember("theme", "light");
    before.remember("lastTable", {resarcana: "owl"});
    const later = await visit();
    assert.equal(later.setting("theme"), "light");
    assert.deepEqual(later.setting("lastTable"), {resarcana: "owl"});
  });

  test("has a default", async () => {
    const {setting} = await visit();
    assert.deepEqual([setting("theme"), setting("sound"), setting("language"), setting("lastForm")], ["auto", false, "", null]);
  });

  test("is told to whoever watches, until they stop", async () => {
    const {remember, watchSettings} = await visit();
    /** @type {string[]} */
    const heard = [];
    const stop = watchSettings((name) => heard.push(name));
    remember("sound", true);
    stop();
    remember("sound", false);
    assert.deepEqual(heard, ["sound"]);
  });

  test("in another tab counts here", async () => {
    const {setting, watchSettings} = await visit();
    assert.equal(setting("theme"), "auto");
    /** @type {string[]} */
    const heard = [];
    watchSettings((name) => heard.push(name));
    kept.set("arcanarium.theme", '"dark"');
    happen(Object.assign(new Event("storage"), {key: "arcanarium.theme"}));
    happen(Object.assign(new Event("storage"), {key: "somebody.else"}));
    assert.deepEqual([setting("theme"), heard], ["dark", ["theme"]]);
  });

  test("decides about motion, else the system does", async () => {
    const {moving, remember} = await visit();
    for (const [less, wish, moves] of /** @type {const} */ ([[false, "auto", true], [true, "auto", false], [true, "full", true], [false, "less", false]])) {
      give("matchMedia", () => ({matches: less}));
      remember("motion", wish);
      assert.equal(moving(), moves);
    }
  });
});

describe("storage", () => {
  test("that is blocked: it holds for this visit", async () => {
    Object.defineProperty(globalThis, "localStorage", {configurable: true, get() {
      throw new Error("denied");
    }});
    const {remember, setting} = await visit();
    assert.equal(setting("theme"), "auto");
    remember("theme", "dark");
    assert.equal(setting("theme"), "dark");
  });

  test("that is full: it holds for this visit", async () => {
    give("localStorage", {...WORKING, setItem() {
      throw new Error("full");
    }});
    const {remember, setting} = await visit();
    remember("sentences", true);
    assert.equal(setting("sentences"), true);
  });

  test("that holds nonsense is not believed", async () => {
    kept.set("arcanarium.theme", "{");
    kept.set("arcanarium.sound", '"loud"');
    const {setting} = await visit();
    assert.deepEqual([setting("theme"), setting("sound")], ["auto", false]);
  });
});
