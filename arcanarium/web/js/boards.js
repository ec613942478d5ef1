/** The board of a game: the module that the game declares, with the faces of its cards and the facts about it. */
import {Refusal} from "./api.js";
import {loadFaces} from "./faces.js";
import {loadGames} from "./games.js";
import {say} from "./texts.js";

/** @param {string} game @returns {Promise<import("./table/types.js").BoardModule>} */
export async function loadBoard(game) {
  const [games] = await Promise.all([loadGames(), loadFaces(game)]);
  const facts = games.find((each) => each.game === game);
  if (!facts) throw new Refusal("not-found", say("problem-not-found"));
  return import(facts.board);
}
