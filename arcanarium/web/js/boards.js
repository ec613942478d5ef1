/** The boards there are, each with the faces of its cards; a game of the future adds its line. */
import {loadFaces} from "./faces.js";

/** @type {Record<string, () => Promise<any>>} */
const BOARDS = {
  resarcana: () => import("./resarcana/board.js"),
  cadwallon: () => import("./cadwallon/board.js"),
};

/** @param {string} game @returns {Promise<import("./table/types.js").BoardModule>} */
export async function loadBoard(game) {
  const [module] = await Promise.all([BOARDS[game](), loadFaces(game)]);
  return module;
}
