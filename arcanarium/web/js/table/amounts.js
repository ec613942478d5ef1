/**
 * Moves that are amounts of essences: to pay, to gain, to lose. An amount is put together one essence at a time. A click
 * changes the kind it is about and no other, and from every choice that clicks lead to a legal amount can be reached.
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

/** @param {number[]} amount */
const sum = (amount) => amount.reduce((all, n) => all + n, 0);

/** @param {number[]} amount @param {number[]} most */
const within = (amount, most) => amount.every((n, kind) => n <= most[kind]);

/** @param {number[]} amount @param {number} kind @param {number} by @returns {number[]} */
const changed = (amount, kind, by) => amount.map((n, i) => i === kind ? n + by : n);

/**
 * What every legal amount has in it: nobody can take it out.
 * @param {Move[]} moves @returns {number[]}
 */
export function given(moves) {
  return moves[0].amount.map((_, kind) => Math.min(...moves.map((move) => move.amount[kind])));
}

/** How many answers of a sheet with several questions are still easier to read as buttons. */
const MANY = 12;

/** Is this question on such a sheet answered essence by essence? @param {Ask} ask */
export const isPicked = (ask) => ask.moves.length > MANY && ask.moves.every(isAmount);

/**
 * The choice with one more of a kind and all others as they are; null where no legal amount has so much in it.
 * @param {Move[]} moves @param {number[]} chosen @param {number} kind @returns {number[]|null}
 */
export function putIn(moves, chosen, kind) {
  const more = changed(chosen, kind, 1);
  return moves.some((move) => within(more, move.amount)) ? more : null;
}

/**
 * The choice with one less of a kind and all others as they are; null where there is none to take out.
 * @param {Move[]} moves @param {number[]} chosen @param {number} kind @returns {number[]|null}
 */
export function takeOut(moves, chosen, kind) {
  return chosen[kind] > given(moves)[kind] ? changed(chosen, kind, -1) : null;
}

/**
 * The move that a choice is; null while something is missing.
 * @param {Move[]} moves @param {number[]} chosen @returns {Move|null}
 */
export function chosenMove(moves, chosen) {
  return moves.find((move) => move.amount.every((n, kind) => n === chosen[kind])) ?? null;
}

/**
 * How many essences are chosen, and how many the legal amounts with these in them have: the least and the most.
 * @param {Move[]} moves @param {number[]} chosen @returns {{n: number, least: number, most: number}}
 */
export function progress(moves, chosen) {
  const sums = moves.filter((move) => within(chosen, move.amount)).map((move) => sum(move.amount));
  return {n: sum(chosen), least: Math.min(...sums), most: Math.max(...sums)};
}

/**
 * What is asked for: so many of certain kinds, and so many more of one's choice.
 * @param {Move[]} moves @returns {{fixed: number[], least: number, most: number}}
 */
export function asked(moves) {
  const fixed = given(moves);
  const {least, most} = progress(moves, fixed);
  return {fixed, least: least - sum(fixed), most: most - sum(fixed)};
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
 * @param {number[]} pool @param {number[]} amount @param {string} group @returns {number[]}
 */
export function after(pool, amount, group) {
  const sign = group === "gain" ? 1 : -1;
  return pool.map((n, kind) => n + sign * (amount[kind] ?? 0));
}

/**
 * What one has after these answers, where the server tells what they bring; else null.
 * @param {Ask[]} plan @param {Pick<Move, "change">[]} answers @returns {number[]|null}
 */
export function outcome(plan, answers) {
  const have = plan[0]?.have;
  if (!have) return null;
  return have.map((n, kind) => answers.reduce((sum, move) => sum + (move.change?.[kind] ?? 0), n));
}
