/**
 * Moves that are amounts of essences: to pay, to gain, to lose. Only legal amounts are ever shown, so a click on plus or
 * minus goes to the nearest legal one.
 *
 * @typedef {import("./types.js").Ask} Ask
 * @typedef {import("./types.js").Move} Move
 */

const GROUPS = new Set(["pay", "gain", "lose"]);

/** How many amounts are still easier to read as buttons. */
export const FEW = 5;

/** @param {Move} move */
export function isAmount(move) {
  return GROUPS.has(move.group) && !move.targets.length && (move.amount?.length ?? 0) > 0;
}

/**
 * The moves of a question that are amounts, where there are too many for buttons; else none.
 * @param {Ask|null} ask @returns {Move[]}
 */
export function picked(ask) {
  const found = ask ? ask.moves.filter(isAmount) : [];
  return found.length > FEW ? found : [];
}

/** @param {number[]} a @param {number[]} b */
const distance = (a, b) => a.reduce((sum, n, i) => sum + Math.abs(n - b[i]), 0);

/**
 * The legal amount nearest to `from` that has more (`by` > 0) or less of one kind. Kinds that were set lately, the
 * latest first, change as little as possible. Null where there is none.
 * @param {Move[]} moves @param {Move} from @param {number} kind @param {number} by @param {number[]} lately
 * @returns {Move|null}
 */
export function nearest(moves, from, kind, by, lately = []) {
  const others = lately.filter((one) => one !== kind);
  /** @param {Move} move */
  const rank = (move) => [
    Math.abs(move.amount[kind] - from.amount[kind]),
    distance(move.amount, from.amount),
    ...others.map((one) => Math.abs(move.amount[one] - from.amount[one])),
    unevenness(move.amount, kind),
  ];
  let best = null;
  let bestRank = /** @type {number[]} */ ([]);
  for (const move of moves) {
    if ((move.amount[kind] - from.amount[kind]) * by <= 0) continue;
    const its = rank(move);
    if (!best || less(its, bestRank)) [best, bestRank] = [move, its];
  }
  return best;
}

/**
 * Of equal changes, the one that leaves the others most even.
 * @param {number[]} amount @param {number} kind
 */
function unevenness(amount, kind) {
  return amount.reduce((sum, n, i) => sum + (i === kind ? 0 : n * n), 0);
}

/** @param {number[]} a @param {number[]} b */
function less(a, b) {
  const i = a.findIndex((n, at) => n !== b[at]);
  return i >= 0 && a[i] < b[i];
}

/**
 * Kinds of which the amounts differ at all: only these can be changed.
 * @param {Move[]} moves @returns {number[]}
 */
export function kindsInPlay(moves) {
  return moves[0].amount.map((_, kind) => kind).filter((kind) => moves.some((move) => move.amount[kind] > 0));
}

/**
 * A pool after paying, losing or gaining.
 * @param {number[]} pool @param {Move} move @returns {number[]}
 */
export function after(pool, move) {
  const sign = move.group === "gain" ? 1 : -1;
  return pool.map((n, kind) => n + sign * (move.amount[kind] ?? 0));
}

/**
 * What one has after these answers, where the server tells what they bring; else null.
 * @param {Ask[]} plan @param {Move[]} answers @returns {number[]|null}
 */
export function outcome(plan, answers) {
  const have = plan[0]?.have;
  if (!have) return null;
  return have.map((n, kind) => answers.reduce((sum, move) => sum + (move.change?.[kind] ?? 0), n));
}
