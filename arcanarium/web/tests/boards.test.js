/** The boards of both games, drawn for questions of whole random games: what a move points at is there, and lit. */
import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {paper} from "./page.js";
import {give, speakEnglish} from "./window.js";
import {games} from "./games.js";

await speakEnglish();
give("matchMedia", () => ({matches: true, addEventListener() {}, removeEventListener() {}}));  // a narrow page draws all, and measures nothing
give("fetch", async (/** @type {string} */ address) => {
  const cards = games.faces[address.includes("cadwallon") ? "cadwallon" : "resarcana"];
  return {ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify({cards, filters: {}, sets: [], legend: ""})};
});
const {html, render} = await import("../js/html.js");
const {loadFaces} = await import("../js/faces.js");
/** @type {Record<string, any>} */
const BOARDS = {resarcana: (await import("../js/resarcana/board.js")).Board, cadwallon: (await import("../js/cadwallon/board.js")).Board};

/** Drawing takes its time: one of so many questions is drawn. @type {Record<string, number>} */
const EACH = {resarcana: 25, cadwallon: 6};

/** What is drawn as a thing to choose, by targets. @param {string} game @param {any} view @param {number} seat @param {Set<string>} lit */
function chosenFrom(game, view, seat, lit) {
  const page = paper();
  const names = view.seats.map((/** @type {any} */ _, /** @type {number} */ i) => `P${i}`);
  const table = {seats: names.map(() => ({kind: "bot"}))};
  render(html`<${BOARDS[game]} game=${game} view=${view} table=${table} score=${names.map(() => [])} names=${names} you=${seat} lit=${lit} chosen=${[]}
    choose=${() => undefined} why=${() => []} detail=${null} setDetail=${() => undefined} />`, page);
  const isLit = (/** @type {any} */ one) => one.attributes["data-lit"] !== undefined || /\blit\b/.test(one.attributes.class ?? one.className ?? "");
  const found = page.all().filter((/** @type {any} */ one) => one.attributes["data-target"] && [one, ...one.childNodes, one.parentNode].some(isLit));
  return new Set(found.map((/** @type {any} */ one) => one.attributes["data-target"]));
}

describe("at each question of whole random games", () => {
  for (const game of ["resarcana", "cadwallon"]) {
    test(`of ${game} all that moves point at is drawn and lit`, async () => {
      await loadFaces(game);
      const asked = games.pointed.filter((one) => one.view.game === game).filter((_, i) => i % EACH[game] === 0);
      assert(asked.length > 20, String(asked.length));
      for (const {seat, view, targets} of asked) {
        const there = chosenFrom(game, view, seat, new Set(targets));
        assert.deepEqual(targets.filter((target) => !there.has(target)), [], `in round ${view.round}`);
      }
    });
  }
});
