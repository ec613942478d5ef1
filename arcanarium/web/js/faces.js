/** The faces of all cards of a game: fetched once for each language, then at hand without waiting. */
import {get} from "./api.js";
import {factsOf} from "./games.js";

/** @typedef {[text: string, style: string]} Sign  a piece of text and its style, as `face`, `label` and `hint` give them */

/**
 * @typedef {object} Face  a card as it is drawn
 * @property {string} id
 * @property {string} name  in the language of the reader
 * @property {string} kind
 * @property {string} kind_name  what it is, in a few words
 * @property {Sign[]} cost_signs
 * @property {Sign[]} point_signs
 * @property {Sign[][]} lines
 * @property {string[]} sentences
 * @property {string} mark  not empty where the card is not as printed
 * @property {string[]} origin
 * @property {number} points
 * @property {string[]} stand_in
 *
 * What only some games have:
 * @property {string[]} [types]
 * @property {string} [set]
 * @property {string} [set_title]
 * @property {number[] | null} [cost]
 * @property {number} [cost_any]
 * @property {number} [powers]  how many powers it has, where cards have powers
 * @property {string} [side]
 * @property {string} [tile]
 * @property {string} [other_side]
 * @property {number} [starter]
 * @property {string} [guild]
 * @property {string} [district]
 * @property {string} [rank]
 * @property {number[] | null} [values]
 * @property {string} [power]
 * @property {number} [threshold]
 * @property {number} [price]
 * @property {number} [ducats]
 * @property {boolean} [stake]
 */

/**
 * @typedef {object} Cards  all cards of a game
 * @property {Face[]} cards
 * @property {Record<string, string[]>} filters  what they can be looked up by
 * @property {{id: string, title: string}[]} sets
 * @property {string} legend  what the mark of a card means
 */

/** @typedef {Omit<Cards, "cards"> & {cards: (Face & {title: string})[]}} Answer  as the server sends it: `name` is the one on record */

/** @type {Map<string, Promise<Cards>>} */
const asked = new Map();
/** @type {Map<string, Map<string, Face>>} */
const known = new Map();

/**
 * All cards of a game. A failed request is forgotten, so that the next call tries again.
 * @param {string} game
 * @returns {Promise<Cards>}
 */
export function loadFaces(game) {
  let promised = asked.get(game);
  if (!promised) {
    promised = /** @type {Promise<Cards>} */ (get(`/api/cards/${encodeURIComponent(game)}`).then(
      (/** @type {Answer} */ answer) => {
        const cards = answer.cards.map(({title, ...face}) => ({...face, name: title}));
        known.set(game, new Map(cards.map((face) => [face.id, face])));
        return {...answer, cards};
      },
      (/** @type {unknown} */ error) => {
        asked.delete(game);
        throw error;
      },
    ));
    asked.set(game, promised);
  }
  return promised;
}

/**
 * The face of a card, once `loadFaces` is done. A card that is in no set of the game has its name and nothing else.
 * @param {string} game @param {string} id
 * @returns {Face}
 */
export function faceOf(game, id) {
  return known.get(game)?.get(id) ?? {
    id, name: id.replaceAll("_", " "), kind: factsOf(game)?.kinds[0] ?? "", kind_name: "", cost_signs: [], point_signs: [], lines: [], sentences: [],
    mark: "", origin: [], points: 0, stand_in: [],
  };
}

/** Faces are in the language of the reader: when that changes they are fetched anew, and those before are shown meanwhile. */
export async function renewFaces() {
  const games = [...asked.keys()];
  asked.clear();
  await Promise.all(games.map(loadFaces));
}
