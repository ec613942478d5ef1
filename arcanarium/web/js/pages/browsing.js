/** Looking up cards: what is wanted, as the address keeps it, and which cards match. */
import {word} from "../card-face.js";
import {folded, searchable} from "../folding.js";
import {has, inOrder, say} from "../texts.js";

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

/**
 * The cards that have all words somewhere and pass all filters; those with a word in their name come first, in the order of the alphabet.
 * @param {Cards} cards @param {Query} query
 * @param {Record<string, string[]>} [names]  what each card is called in other languages
 * @returns {Face[]}
 */
export function found(cards, {words, filters}, names = {}) {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const passing = cards.cards.filter((face) => Object.entries(filters).every(([name, value]) => valuesOf(face, name).includes(value)));
  if (!wanted.length) return passing;
  const called = (/** @type {Face} */ face) => [face.name, ...names[face.id] ?? []].join("\n");
  const matching = passing.filter((face) => {
    const text = searchable([called(face), face.kind_name, ...face.sentences].join("\n"));
    return wanted.every((word) => text.includes(word));
  });
  const named = matching.filter((face) => wanted.some((word) => searchable(called(face)).includes(word)));
  return [...named.sort((a, b) => inOrder(a.name, b.name)), ...matching.filter((face) => !named.includes(face))];
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
    default: {
      const message = [`${game}-${filter}-${value}`, `${game}-card-${value}`].find(has);
      return message ? say(message) : value;
    }
  }
}
