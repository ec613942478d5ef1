/** The board of a game: the module that the game declares, with the faces of its cards and the facts about it. */
import {Refusal} from "./api.js";
import {loadFaces} from "./faces.js";
import {loadGames} from "./games.js";
import {say} from "./texts.js";

/** @typedef {import("./table/types.js").BoardModule} BoardModule */

/** Boards that came with the page, by their addresses: the bundle has ours. @type {Map<string, BoardModule>} */
const here = new Map();

/** @param {string} address @param {BoardModule} board */
export function own(address, board) {
  here.set(address, board);
}

/** @param {string} game @returns {Promise<BoardModule>} */
export async function loadBoard(game) {
  const [games] = await Promise.all([loadGames(), loadFaces(game)]);
  const facts = games.find((each) => each.game === game);
  if (!facts) throw new Refusal("not-found", say("problem-not-found"));
  return here.get(facts.board) ?? import(facts.board);
}
