/** Looking up cards: what is wanted, as the address keeps it, and which cards match. */
import {word} from "../card-face.js";
import {has, say} from "../texts.js";

/** @typedef {import("../faces.js").Cards} Cards */
/** @typedef {import("../faces.js").Face} Face */

/** @typedef {{words: string, filters: Record<string, string>, card: string}} Query  `card` is the one shown in full */

/** @param {string} search @param {string[]} names  what can be filtered by @returns {Query} */
export function readQuery(search, names) {
  const params = new URLSearchParams(search);
  return {
    words: params.get("q") ?? "",
    card: params.get("card") ?? "",
    filters: Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ""]] : []))),
  };
}

/** @param {Query} query @returns {string} the part of an address after its path */
export function writeQuery({words, filters, card}) {
  const params = new URLSearchParams();
  if (words.trim()) params.set("q", words);
  for (const [name, value] of Object.entries(filters)) params.set(name, value);
  if (card) params.set("card", card);
  const text = params.toString();
  return text && `?${text}`;
}

/** Letters without case and accents, so that "demon" finds "Démon". @param {string} text @returns {string} */
function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * The cards that have all words somewhere and pass all filters; those with a word in their name come first.
 * @param {Cards} cards @param {Query} query
 * @returns {Face[]}
 */
export function found(cards, {words, filters}) {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const passing = cards.cards.filter((face) => Object.entries(filters).every(([name, value]) => valuesOf(face, name).includes(value)));
  if (!wanted.length) return passing;
  const matching = passing.filter((face) => {
    const text = folded([face.name, face.kind_name, ...face.sentences].join(" "));
    return wanted.every((word) => text.includes(word));
  });
  const named = (/** @type {Face} */ face) => wanted.some((word) => folded(face.name).includes(word));
  return [...matching.filter(named), ...matching.filter((face) => !named(face))];
}

/** @param {Face} face @param {string} filter @returns {unknown[]} */
function valuesOf(face, filter) {
  const value = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (face))[filter === "type" ? "types" : filter];
  return Array.isArray(value) ? value : [value];
}

/** What the value of a filter is called. @param {string} game @param {Cards} cards @param {string} filter @param {string} value @returns {string} */
export function valueName(game, cards, filter, value) {
  switch (filter) {
    case "set": return cards.sets.find((set) => set.id === value)?.title ?? value;
    case "type": return word(game, `type-${value}`, {n: 2});
    case "kind": return word(game, `kind-${value}`, {n: 2});
    default: return has(`${game}-${filter}-${value}`) ? say(`${game}-${filter}-${value}`) : word(game, value);
  }
}
