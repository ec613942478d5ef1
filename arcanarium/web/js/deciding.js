/**
 * Choosing a move by pointing at things. A move has a path of targets; what was pointed at so far is a beginning of it.
 * Targets that are all of one kind can be pointed at in any order.
 * Everything here is a function of the question and that beginning, and knows nothing of pages.
 *
 * @typedef {import("./table/types.js").Ask} Ask
 * @typedef {import("./table/types.js").Move} Move
 *
 * @typedef {object} Outcome
 * @property {string[]} path   what has been pointed at now
 * @property {Move[]} menu     moves that end here, to choose one from
 * @property {Move|null} move  the move that is meant, where only one is left
 */

/** @type {string[]} */
export const NOWHERE = [];

/** The word that tells what a target is: card, pile, seat. @param {string} target */
const wordOf = (target) => target.split(":")[0];

/** Things of one kind have no order: two cards to keep, two piles to swap. @param {string[]} targets */
const anyOrder = (targets) => targets.every((target) => wordOf(target) === wordOf(targets[0]));

/** @param {string[]} targets @param {string[]} path */
function begins(targets, path) {
  return anyOrder(targets) ? path.every((target) => targets.includes(target)) : path.every((target, i) => targets[i] === target);
}

/** What a move that begins so goes on with. @param {string[]} targets @param {string[]} path */
function next(targets, path) {
  return anyOrder(targets) ? targets.filter((target) => !path.includes(target)) : targets.slice(path.length, path.length + 1);
}

/**
 * The moves that can still be meant.
 * @param {Ask|null} ask @param {string[]} path @returns {Move[]}
 */
export function open(ask, path) {
  return ask ? ask.moves.filter((move) => move.targets.length && begins(move.targets, path)) : [];
}

/**
 * The moves that are told in full by the path.
 * @param {Ask|null} ask @param {string[]} path @returns {Move[]}
 */
export function complete(ask, path) {
  return path.length ? open(ask, path).filter((move) => move.targets.length === path.length) : [];
}

/**
 * What can be pointed at next.
 * @param {Ask|null} ask @param {string[]} path @returns {Set<string>}
 */
export function litTargets(ask, path) {
  return new Set(open(ask, path).flatMap((move) => next(move.targets, path)));
}

/**
 * Points at a thing. What is not lit after the path may still begin a new one: who changes their mind just points at
 * something else. Null where nothing can be meant.
 * @param {Ask|null} ask @param {string[]} path @param {string} target @returns {Outcome|null}
 */
export function point(ask, path, target) {
  if (!litTargets(ask, path).has(target)) {
    return path.length ? point(ask, NOWHERE, target) : null;
  }
  const longer = [...path, target];
  const left = open(ask, longer);
  const ended = complete(ask, longer);
  if (left.length === 1 && ended.length === 1) return {path: longer, menu: [], move: ended[0]};
  return {path: longer, menu: ended, move: null};
}

/** One step back. @param {string[]} path @returns {string[]} */
export function back(path) {
  return path.slice(0, -1);
}

/**
 * Moves that no thing stands for: they are buttons.
 * @param {Ask|null} ask @returns {Move[]}
 */
export function buttons(ask) {
  return ask ? ask.moves.filter((move) => !move.targets.length) : [];
}

/**
 * The moves under their headings, in the order in which these first come.
 * @param {Move[]} moves @returns {{heading: string, group: string, moves: Move[]}[]}
 */
export function grouped(moves) {
  /** @type {Map<string, {heading: string, group: string, moves: Move[]}>} */
  const groups = new Map();
  for (const move of moves) {
    const found = groups.get(move.heading);
    if (found) found.moves.push(move);
    else groups.set(move.heading, {heading: move.heading, group: move.group, moves: [move]});
  }
  return [...groups.values()];
}

/** The answer that is proposed. @param {Ask|null} ask @returns {Move|null} */
export function proposed(ask) {
  return ask && ask.default !== null && ask.default !== undefined ? ask.moves[ask.default] ?? null : null;
}

/**
 * The move that is written so.
 * @param {Ask|null} ask @param {string|number} move @returns {Move|null}
 */
export function named(ask, move) {
  return ask?.moves.find((one) => String(one.move) === String(move)) ?? null;
}

/**
 * What stands against choosing a thing.
 * @param {Ask|null} ask @param {string} target @returns {string[]}
 */
export function against(ask, target) {
  return ask?.why?.[target] ?? [];
}
