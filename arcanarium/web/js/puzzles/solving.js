/**
 * What the server tells about puzzles, and which ones somebody wants.
 *
 * @typedef {{rating: number, deviation: number, tried: number, solved: number, streak: number, longest: number, days: number}} Standing
 * @typedef {{day: string, puzzle: string, game: string, tries: number, solved: number, mine: boolean|null}} Daily
 * @typedef {{theme: string, game: string, sets: string}} Wanted  empty: any
 * @typedef {{puzzles: number, themes: {theme: string, name: string, n: number}[], sets: {game: string, sets: string, n: number}[], me: Standing|null, daily: Daily}} Overview
 *
 * @typedef {object} Way  where a move leads
 * @property {string} move
 * @property {string[]} line
 * @property {string} soon
 * @property {string} later
 *
 * @typedef {{said: string, why: string, move: string, ways: Way[], proof: string}} Said  `move`, `ways`, `proof`: the solution, once it may be known
 * @typedef {{right: boolean, first: boolean, change: number, me: Standing|null, daily: Daily, words: Said}} Outcome
 *
 * @typedef {object} Puzzle
 * @property {number} rating
 * @property {boolean|null} mine  what came of the first attempt
 * @property {boolean} today  whether it is the puzzle of the day
 * @property {Standing|null} me
 * @property {{id: string, game: string, theme: string, hint: string, table: any, state: import("../table/types.js").StateFrame}} position
 */
import {get} from "../api.js";
import {setting} from "../settings.js";

/** @returns {Wanted} */
export function wanted() {
  const {theme = "", game = "", sets = ""} = setting("puzzles");
  return {theme: String(theme), game: String(game), sets: String(sets)};
}

/** The address of the next puzzle; empty if all of these were tried. @param {Wanted} what @returns {Promise<string>} */
export async function following(what) {
  const {puzzle} = await get(`/api/puzzles/next?${new URLSearchParams(what)}`);
  return puzzle ? `/puzzles/${encodeURIComponent(puzzle)}` : "";
}
