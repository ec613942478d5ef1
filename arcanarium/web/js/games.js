/** The games that the server offers, and the words for what can be chosen about them. */
import {get} from "./api.js";
import {useEffect, useState} from "./html.js";
import {setting} from "./settings.js";
import {has, say} from "./texts.js";

/** @typedef {{bot: string, name: string, character: string, rating: number | null, style: string | null}} Opponent */

/**
 * @typedef {object} GameInfo
 * @property {string} game
 * @property {string} title
 * @property {{id: string, title: string}[]} sets
 * @property {string[]} variants
 * @property {[number, number]} seats  the least and the most with any sets
 * @property {Record<string, number[]>} seats_of  what each choice of sets allows, as "base+duo"; no entry: it cannot be played
 * @property {{name: string, values: string[]}[]} options  what may be answered: the default first
 * @property {string[]} bots  those that can play it, levels first
 * @property {string} opponent  the one to play against where nobody chose
 * @property {Opponent[]} opponents  the same bots, as people meet them
 * @property {"stable" | "example"} stage
 * @property {number} rules_version
 * @property {string} board  the address of the module that draws its table
 * @property {string[]} emblem  the signs of its ornament
 * @property {[string, string]} hue  its colour on the first page, light and dark
 * @property {string[]} kinds  of cards, the usual one first
 * @property {string[]} targets  the words of what can be pointed at
 * @property {string[]} hits  the kinds of questions that come from a rival's doing
 * @property {string[]} chapters  of its rules in short
 * @property {Record<string, string[]>} clauses  the parts of the full rules behind each chapter, by their mark
 * @property {string[]} sign_table  the signs that its rules explain
 * @property {string} rules_text  the file with its full rules
 * @property {[address: string, language: string] | null} rulebook  the full rules as they are read here
 * @property {string} lesson  the lesson to begin with; empty if there is none
 */

/**
 * What `POST /api/tables` takes.
 * @typedef {object} Plan
 * @property {string} game
 * @property {string[]} sets
 * @property {string} variant
 * @property {Record<string, string>} options
 * @property {{kind: "me" | "person" | "bot", bot?: string}[]} seats
 * @property {{bank: number, each: number} | null} clock
 * @property {boolean} open
 * @property {number} [pace]
 * @property {boolean} [hints]  whether the players may ask for hints; they may where nothing is said
 * @property {boolean} [wait]  whether the host starts the game; else it begins when the last seat is taken
 * @property {string} [seed]  what the deals are made from, in digits; chance where nothing is said
 */

/** @type {Promise<GameInfo[]> | null} */
let games = null;
/** @type {GameInfo[]} */
let known = [];

/** @returns {Promise<GameInfo[]>} */
export function loadGames() {
  games ??= /** @type {Promise<GameInfo[]>} */ (get("/api/games").then((found) => known = found, (error) => {
    games = null;
    throw error;
  }));
  return games;
}

/** What is told about games is in the language of the reader. @returns {Promise<GameInfo[]>} */
export function renewGames() {
  games = null;
  return loadGames();
}

/** The facts of a game, once `loadGames` is done. @param {string} game @returns {GameInfo | undefined} */
export function factsOf(game) {
  return known.find((each) => each.game === game);
}

/** The games inside a component; null until they are here. @returns {GameInfo[] | null} */
export function useGames() {
  const [, redraw] = useState(0);
  useEffect(() => {
    loadGames().then(() => redraw((n) => n + 1), () => {});
  }, []);
  return known.length ? known : null;
}

/** @param {string} game @returns {string} */
export function gameTitle(game) {
  const title = `${game}-title`;
  return has(title) ? say(title) : game;
}

/** The name of a bot, or of what can be chosen about a game. @param {string} kind  `bot`, or as in `GAME-variant` @param {string} id @returns {string} */
export function named(kind, id) {
  const message = `${kind}-${id.replaceAll(" ", "-")}`;
  return has(message) ? say(message) : id;
}

/** A sentence about a choice, where there is one to say. @param {string} kind @param {string} id @returns {string} */
export function explained(kind, id) {
  const message = `${kind}-${id.replaceAll(" ", "-")}-hint`;
  return has(message) ? say(message) : "";
}

/** A bot in a list: its name, its level and what was measured of it. @param {Opponent} opponent @returns {string} */
export function opponentTitle({bot, name, rating}) {
  const level = /^level(\d+)$/.exec(bot);
  const title = level ? say("opponent-level", {name, n: Number(level[1])}) : name;
  return rating === null ? title : `${title} · ${say("opponent-rating", {rating})}`;
}

/** What a bot is like, in a sentence or two. @param {Opponent | undefined} opponent @returns {string} */
export function opponentCharacter(opponent) {
  if (!opponent) return "";
  const {character, style} = opponent;
  return style ? `${character} ${say("opponent-style", {style: named("style", style), what: explained("style", style)})}` : character;
}

/** How many may sit at a table with these sets; where such a choice cannot be played, all that others allow. @param {GameInfo} info @param {string[]} sets @returns {number[]} */
export function seatCounts(info, sets) {
  const [least, most] = info.seats;
  const mix = info.sets.map((set) => set.id).filter((id) => sets.includes(id)).join("+");
  return info.seats_of[mix] ?? Array.from({length: most - least + 1}, (_, i) => least + i);
}

/** The seats that are left where a choice of sets allows fewer. @param {GameInfo} info @param {string[]} sets @param {Plan["seats"]} seats @returns {Plan["seats"]} */
export function seatsWithin(info, sets, seats) {
  return seats.slice(0, Math.max(...seatCounts(info, sets)));
}

/** A game against bots that needs no questions; the first one with starter cards. @param {GameInfo} info @returns {Plan} */
export function firstPlan(info) {
  const variant = info.variants.includes("first") ? "first" : info.variants[0];
  return {
    game: info.game, sets: info.sets.slice(0, 1).map((set) => set.id), variant, options: {},
    seats: [{kind: "me"}, {kind: "bot", bot: info.opponent}], clock: null, open: false, pace: setting("pace"),
  };
}

/** Sets, variant and clock of a table in a few words. @param {any} table @returns {string} */
export function inShort(table) {
  const usual = factsOf(table.game)?.sets[0]?.id;
  const sets = (table.sets ?? []).filter((/** @type {string} */ set) => set !== usual);
  const parts = sets.map((/** @type {string} */ set) => named(`${table.game}-set`, set));
  if (table.variant && table.variant !== "standard") parts.push(named(`${table.game}-variant`, table.variant));
  if (table.clock) parts.push(clockInShort(table.clock));
  if (table.chosen) parts.push(say("deal-chosen"));
  if (table.day) parts.push(say("daily-title"));
  return parts.join(" · ");
}

/** @param {{bank: number, each: number}} clock @returns {string} */
export function clockInShort({bank, each}) {
  if (each >= 43_200) return say("clock-days", {n: Math.round(each / 8640) / 10});
  return say("clock-live", {minutes: Math.round(bank / 60), seconds: Math.round(each)});
}
