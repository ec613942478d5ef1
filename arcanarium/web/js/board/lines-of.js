/**
 * A position as lines, and what stands in them. Everything here is a function of the text and knows nothing of pages.
 *
 * @typedef {"cards"|"card"|"pool"|"number"|"seat"|"seats"|"word"} Sort
 * @typedef {{name: string, sort: Sort, label: string, kinds: string[], words: {value: string, label: string}[], flag: string, holds: boolean, owned: boolean}} Field
 * @typedef {{groups: {title: string, fields: Field[]}[], cards: {name: string, words: string, kind: string}[], between: string, seats: string, text: string}} Form
 * @typedef {{name: string, owner: string, flagged: boolean, on: string}} Lying  a card, and how it lies
 */

/** The name and the value of a line, or null where it is none. @param {string} row @returns {[string, string]|null} */
function parts(row) {
  const at = row.indexOf(":");
  return at < 0 ? null : [row.slice(0, at).trim(), row.slice(at + 1).trim()];
}

/** What stands in a line; empty where there is none. @param {string} text @param {string} name @returns {string} */
export function valueOf(text, name) {
  return text.split("\n").map(parts).find((found) => found?.[0] === name)?.[1] ?? "";
}

/**
 * The text with another value in a line. A line that is new comes after the last of those before it in the form; one without a value goes.
 * @param {string} text @param {string} name @param {string} value @param {string[]} order  the names of all lines
 */
export function withValue(text, name, value, order) {
  const rows = text.replace(/\n+$/, "").split("\n");
  const at = rows.findIndex((row) => parts(row)?.[0] === name);
  if (at >= 0) return `${rows.flatMap((row, i) => i !== at ? [row] : value ? [`${name}: ${value}`] : []).join("\n")}\n`;
  if (!value) return text;
  const before = order.slice(0, order.indexOf(name));
  const last = rows.findLastIndex((row) => before.includes(parts(row)?.[0] ?? ""));
  const where = last >= 0 ? last + 1 : rows.length;
  return `${[...rows.slice(0, where), `${name}: ${value}`, ...rows.slice(where)].join("\n")}\n`;
}

/** The cards in a line. @param {string} value @param {Field} field @param {string} between @returns {Lying[]} */
export function cardsIn(value, field, between) {
  return value.split(between.trim()).map((part) => part.trim()).filter(Boolean).map((part) => {
    const owner = field.owned && /^[A-E] /.test(part) ? part[0] : "";
    let name = owner ? part.slice(2) : part;
    const flagged = Boolean(field.flag) && name.includes(field.flag);
    if (flagged) name = name.replace(field.flag, "");
    const on = field.holds ? /\s*\[([^\]]*)\]$/.exec(name) : null;
    return {name: (on ? name.slice(0, on.index) : name).trim(), owner, flagged, on: on ? on[1] : ""};
  });
}

/** Cards as a line has them. @param {Lying[]} cards @param {Field} field @param {string} between */
export function written(cards, field, between) {
  return cards.map(({name, owner, flagged, on}) => `${field.owned ? `${owner || "A"} ` : ""}${name}${flagged ? field.flag : ""}${field.holds && on.trim() ? ` [${on.trim()}]` : ""}`).join(between);
}

/** How many of each letter are in a pool such as 2E1G. @param {string} value @param {string[]} letters @returns {number[]} */
export function poolOf(value, letters) {
  return letters.map((letter) => Number(new RegExp(`(\\d+)\\s*${letter}`).exec(value)?.[1] ?? 0));
}

/** @param {number[]} amounts @param {string[]} letters */
export function poolText(amounts, letters) {
  return amounts.map((n, i) => n > 0 ? `${n}${letters[i]}` : "").join("");
}

/** Where each card lies: the name of its line. @param {string} text @param {Form} form @returns {Map<string, Field>} */
export function whereAll(text, form) {
  const found = new Map();
  for (const field of form.groups.flatMap((group) => group.fields)) {
    if (field.sort === "cards" || field.sort === "card") for (const {name} of cardsIn(valueOf(text, field.name), field, form.between)) found.set(name, field);
  }
  return found;
}

/**
 * Lays a card into a line; it leaves the one where it was.
 * @param {string} text @param {string} name @param {Field} field @param {Form} form @param {string[]} order
 */
export function laid(text, name, field, form, order) {
  const from = whereAll(text, form).get(name);
  const without = from ? withValue(text, from.name, written(cardsIn(valueOf(text, from.name), from, form.between).filter((card) => card.name !== name), from, form.between), order) : text;
  const there = field.sort === "card" ? [] : cardsIn(valueOf(without, field.name), field, form.between);
  return withValue(without, field.name, written([...there, {name, owner: "", flagged: false, on: ""}], field, form.between), order);
}

/** The names of all lines in the order of the form. @param {Form} form @returns {string[]} */
export function orderOf(form) {
  return ["sets", "variant", "seats", ...form.groups.flatMap((group) => group.fields.map((field) => field.name))];
}
