/** The full rules of a game, as `/rules/<game>.json` has them, and how they are searched. */
import {get} from "./api.js";
import {folded, searchable} from "./folding.js";
import {factsOf, loadGames} from "./games.js";
import {language} from "./texts.js";

/**
 * @typedef {{id: string, text: string, question?: string, mark?: string}} Clause  `mark` says where it comes from, if not from the printed rules
 * @typedef {{title?: string, text?: string, clauses: Clause[]}} Group
 * @typedef {{title: string, groups: Group[]}} Part
 * @typedef {{game: string, title: string, intro: string[], parts: Part[]}} Rulebook
 */

/** @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/** The full rules in the language of the reader, where there are such. @param {string} game @returns {Promise<Rulebook>} */
export async function loadRulebook(game) {
  await loadGames();
  const [address] = factsOf(game)?.rulebook ?? [`/rules/${encodeURIComponent(game)}.json`];
  let book = books.get(address);
  if (!book) {
    book = get(address);
    book.catch(() => books.delete(address));
    books.set(address, book);
  }
  return book;
}

/** The language of the full rules, where it is not that of the page. @param {string} game @returns {string | undefined} */
export function rulesLanguage(game) {
  const found = factsOf(game)?.rulebook?.[1];
  return found === language() ? undefined : found;
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
  const wanted = folded(words).split(/\s+/u).filter(Boolean);
  if (!wanted.length) return book.parts;
  const exact = [...idsOf(book)].find((id) => id.toLowerCase() === wanted.join(" "));
  const fits = (/** @type {Clause} */ {id, question = "", text}) => {
    const all = searchable(`${id} ${question} ${text}`);
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
