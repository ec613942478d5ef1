/** The full rules of a game, as `/rules/<game>.json` has them, and how they are searched. */
import {get} from "./api.js";

/**
 * @typedef {{id: string, text: string, question?: string, mark?: string}} Clause  `mark` says where it comes from, if not from the printed rules
 * @typedef {{title?: string, text?: string, clauses: Clause[]}} Group
 * @typedef {{title: string, groups: Group[]}} Part
 * @typedef {{game: string, title: string, intro: string[], parts: Part[]}} Rulebook
 */

/** @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/** @param {string} game @returns {Promise<Rulebook>} */
export function loadRulebook(game) {
  let book = books.get(game);
  if (!book) {
    book = get(`/rules/${encodeURIComponent(game)}.json`);
    book.catch(() => books.delete(game));
    books.set(game, book);
  }
  return book;
}

/** @param {Part} part @returns {Clause[]} */
export function clausesOf(part) {
  return part.groups.flatMap((group) => group.clauses);
}

/** @param {Rulebook} book @returns {Set<string>} */
export function idsOf(book) {
  return new Set(book.parts.flatMap(clausesOf).map(({id}) => id));
}

/**
 * The parts with the clauses that have all words somewhere; an id finds its clause alone.
 * @param {Rulebook} book @param {string} words
 * @returns {Part[]}
 */
export function matching(book, words) {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  if (!wanted.length) return book.parts;
  const exact = [...idsOf(book)].find((id) => id.toLowerCase() === wanted.join(" "));
  const fits = (/** @type {Clause} */ {id, question = "", text}) => {
    const all = `${id} ${question} ${text}`.toLowerCase();
    return exact ? id === exact : wanted.every((word) => all.includes(word));
  };
  return book.parts.map(({title, groups}) => ({
    title,
    groups: groups.map((group) => ({...group, clauses: group.clauses.filter(fits)})).filter(({clauses}) => clauses.length),
  })).filter(({groups}) => groups.length);
}

/** A text cut at the ids it names, which stand alone. @param {string} text @param {Set<string>} ids @returns {string[]} */
export function split(text, ids) {
  const parts = [""];
  for (const word of text.split(/\b([A-Z]-[A-Z]?\d+)\b/u)) {
    if (ids.has(word)) parts.push(word, "");
    else parts[parts.length - 1] += word;
  }
  return parts.filter(Boolean);
}
