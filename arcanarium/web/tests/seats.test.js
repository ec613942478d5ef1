/** The form of a new table offers only as many seats as the chosen sets allow. */
import assert from "node:assert/strict";
import {test} from "node:test";
import "./window.js";

const {firstPlan, seatCounts, seatsWithin} = await import("../js/games.js");

const INFO = /** @type {import("../js/games.js").GameInfo} */ (/** @type {unknown} */ ({
  game: "resarcana", title: "Res Arcana", sets: ["base", "lux", "duo"].map((id) => ({id, title: id})), variants: ["standard"], seats: [2, 5],
  seats_of: {"base": [2, 3, 4], "duo": [2], "base+duo": [2, 3, 4], "base+lux": [2, 3, 4, 5]}, options: [], bots: ["greedy"], opponent: "greedy", opponents: [{bot: "greedy", name: "Greedy", character: "", rating: null, style: null}],
}));
/** @type {import("../js/games.js").Plan["seats"]} */
const FIVE = [{kind: "me"}, {kind: "person"}, {kind: "person"}, {kind: "bot", bot: "greedy"}, {kind: "person"}];

test("a fifth seat is offered with Lux, and not with the base game and Duo (U-A7)", () => {
  assert.deepEqual(seatCounts(INFO, ["base", "lux"]), [2, 3, 4, 5]);
  assert.deepEqual(seatCounts(INFO, ["base", "duo"]), [2, 3, 4]);
  assert.deepEqual(seatCounts(INFO, ["duo", "base"]), [2, 3, 4]);
});

test("sets that cannot be played are refused by the server, not by a form without seats", () => {
  assert.deepEqual(seatCounts(INFO, ["lux"]), [2, 3, 4, 5]);
});

test("a choice of sets for fewer players takes the last seats away", () => {
  assert.deepEqual(seatsWithin(INFO, ["base", "duo"], FIVE), FIVE.slice(0, 4));
  assert.deepEqual(seatsWithin(INFO, ["duo"], FIVE), FIVE.slice(0, 2));
  assert.deepEqual(seatsWithin(INFO, ["base", "lux"], FIVE), FIVE);
});

test("a first game is against the opponent that the server offers, not the first of the list", () => {
  const info = {...INFO, bots: ["level1", "level2"], opponent: "level2"};
  assert.deepEqual(firstPlan(info).seats, [{kind: "me"}, {kind: "bot", bot: "level2"}]);
});
