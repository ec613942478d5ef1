/** Rooms for what belongs to nobody yet: how places, monuments and tiles lie beside or below each other. */
import {CAPTION, EDGE, NONE, best, fine, fineSpan, gapOf, grids, inLetters, packed} from "./grids.js";
import {fineTall, fineWide, signsNeed, tallNeed, wideNeed} from "./needs.js";

/**
 * @typedef {import("../faces.js").Face} Face
 * @typedef {import("./grids.js").Grid} Grid
 * @typedef {import("./rooms.js").Facts} Facts
 * @typedef {import("./rooms.js").Style} Style
 */

/** How many cells a tile takes where they are so large. @param {Face} face @param {number} w @param {number} h  in letters */
const tileSpan = (face, w, h) => tallNeed(face, w) <= h + 0.01 ? 1 : 2;

/** Over how many cells a place or a tile lies. @param {Face} face @param {Grid & {signs?: boolean}} one @param {number} f @returns {number} */
export function spanOf(face, one, f) {
  if (one.fine) return fineSpan(face, face.kind === "place" ? fineWide : TILE_NEED[one.signs ? "signs" : "names"], one.fine);
  return face.kind === "place" ? 1 : tileSpan(face, inLetters(one.w, f), inLetters(one.h, f));
}

/** Most tiles say one thing; the few that say more take two cells. @param {Facts} facts @param {number} w */
function tileNeeds({tiles, tileCells}, w) {
  const heights = tiles.map((face) => tallNeed(face, w)).toSorted((a, b) => a - b);
  const usual = heights[Math.floor((heights.length - 1) * 0.88)];
  const large = tiles.filter((face) => tileSpan(face, w, usual) > 1);
  const wide = large.length;
  const h = Math.max(usual, ...large.map((face) => tallNeed(face, 2 * w - 2)));
  return {n: tileCells + wide + (wide && 1), h, least: wide ? 2 : 1};  // one more: what is wide may not fit at the end of a row
}

/** How high a monument has to be that is so wide: nobody knows which ones will come. @type {Record<number, number>} */
const MONUMENTS = {8.6: 7.7, 12.2: 6.3, 17: 5.1};

/** The deck of monuments lies below a column of them, or beside a row, in letters; or among the tiles, in fine cells. */
export const DECK = {below: 2.4, beside: 4.6, among: 5};

/** @param {Grid} one @param {number} f @returns {Grid} */
function withDeck(one, f) {
  if (!one.rows) return one;
  return one.columns > 1 ? {...one, width: one.width + gapOf(f) + DECK.beside * f} : {...one, height: one.height + gapOf(f) + DECK.below * f};
}

/** Cells for places, from wide ones to narrow ones. */
const PLACE_HEIGHTS = [5.3, 6.3, 7.2, 7.6, 8.4];
/** A tile with its name, and one with signs alone. */
const TILE_HEIGHT = {names: 3.2, signs: 2};
const TILE_NEED = {names: fineTall, signs: signsNeed};

/** Which places and tiles need how much room in fine cells; the same for letters of each size. @param {Facts} facts */
export function packing({places, monuments, tiles, tileCells}) {
  /** @param {"names"|"signs"} form  the widest may all come at once */
  const widest = (form) => [...tiles.map((face) => fineSpan(face, TILE_NEED[form], TILE_HEIGHT[form])).toSorted((a, b) => b - a).slice(0, tileCells), ...(monuments && form === "signs" ? [DECK.among] : [])];
  return {
    places: PLACE_HEIGHTS.flatMap((h) => packed(places.map((face) => fineSpan(face, fineWide, h)), h)),
    tiles: {names: packed(widest("names"), TILE_HEIGHT.names), signs: packed(widest("signs"), TILE_HEIGHT.signs)},
  };
}

/** The grids of a room in fine cells. @param {import("./grids.js").Packed[]} ways @param {number} f @param {number} width @returns {Grid[]} */
const fineGrids = (ways, f, width) => ways.length ? best(ways.map(({columns, rows, h}) => fine(columns, rows, h, f)).filter((one) => one.width <= width)) : [NONE];

/**
 * How the centre lies in the least height.
 * @param {Facts} facts @param {number} width @param {number} f @param {Style} style @param {ReturnType<typeof packing>} packs
 */
export function centreOf(facts, width, f, style, packs) {
  const sep = 2 * EDGE + 2 * gapOf(f);
  const places = style.tiles ? fineGrids(packs.places, f, width) : grids([13, 14, 15, 16, 17, 18, 20, 24], facts.places.length, f, (w) => ({n: facts.places.length, h: Math.max(...facts.places.map((face) => wideNeed(face, w)))}));
  const monuments = grids([8.6, 12.2, 17], facts.monuments ? 2 : 0, f, (w) => ({n: 2, h: MONUMENTS[w]})).map((one) => style.tiles === "signs" ? one : withDeck(one, f));
  const tiles = style.tiles ? fineGrids(packs.tiles[style.tiles], f, width) : grids([9.5, 10.5, 12, 13], facts.tileCells, f, (w) => tileNeeds(facts, w));
  const room = EDGE * 2 + (style.bare ? 0 : CAPTION);
  let found = null;
  for (const p of places) {
    for (const m of monuments) {
      for (const t of tiles) {
        /** @type {["row"|"tiles below"|"places above", number, number][]} */
        const ways = [
          ["row", p.width + m.width + t.width + 2 * sep, Math.max(p.height, m.height, t.height) + room],
          ["tiles below", Math.max(p.width + m.width + sep, t.width), Math.max(p.height, m.height) + t.height + 2 * room + gapOf(f)],
          ["places above", Math.max(p.width, m.width + t.width + sep), Math.max(m.height, t.height) + p.height + 2 * room + gapOf(f)],
        ];
        for (const [way, w, height] of ways) {
          if (w + 2 * EDGE > width || style.placesFirst && way !== "places above") continue;
          const rank = style.placesFirst ? p.height + height / 1000 : height;
          if (!found || rank < found.rank - 1 || rank < found.rank + 1 && w < found.width) found = {way, rank, width: w, height, places: p, monuments: m, tiles: {...t, signs: style.tiles === "signs"}};
        }
      }
    }
  }
  return found;
}

