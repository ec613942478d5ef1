/**
 * The places of an analysis board that were looked at, as a tree of moves. Everything here is a function of the board
 * and knows nothing of pages; a board is never changed, a new one takes its place.
 *
 * @typedef {{table?: string, step?: number, position?: string}} Start  a finished game at a step, or a position
 * @typedef {{parent: number, seat: number, move: string, words: string, after: number[]}} Place
 * @typedef {{start: Start, places: Place[], here: number}} Board  place 0 is the start
 * @typedef {[number, number, string]} Link  a place as it is sent: its parent, the seat, the move
 * @typedef {{seat: number, move: string, words: string}} Made
 */

/** @param {Start} start @param {Link[]} [tree] @param {number} [here] @param {string[]} [words] @returns {Board} */
export function planted(start, tree = [], here = 0, words = []) {
  /** @type {Board} */
  let board = {start, places: [{parent: -1, seat: -1, move: "", words: "", after: []}], here: 0};
  for (const [i, [parent, seat, move]] of tree.entries()) board = grown({...board, here: parent}, {seat, move, words: words[i + 1] ?? ""});
  return {...board, here: Math.min(here, board.places.length - 1)};
}

/** After a move, which may have been looked at before. @param {Board} board @param {Made} made @returns {Board} */
export function grown(board, {seat, move, words}) {
  const {places, here} = board;
  const known = places[here].after.find((n) => places[n].seat === seat && places[n].move === move);
  if (known !== undefined) return {...board, here: known};
  const next = places.map((place, n) => n === here ? {...place, after: [...place.after, places.length]} : place);
  return {...board, places: [...next, {parent: here, seat, move, words, after: []}], here: places.length};
}

/** After a whole line. @param {Board} board @param {Made[]} line @returns {Board} */
export function grownBy(board, line) {
  return line.reduce(grown, board);
}

/** Without a place and all that follows it. @param {Board} board @param {number} cut @returns {Board} */
export function pruned(board, cut) {
  if (cut <= 0) return board;
  const gone = new Set(below(board, cut));
  const kept = board.places.map((_, n) => n).filter((n) => !gone.has(n));
  const now = new Map(kept.map((n, i) => [n, i]));
  const to = (/** @type {number} */ n) => now.get(n) ?? 0;
  const places = kept.map((n) => {
    const place = board.places[n];
    return {...place, parent: place.parent < 0 ? -1 : to(place.parent), after: place.after.filter((each) => !gone.has(each)).map(to)};
  });
  return {...board, places, here: to(gone.has(board.here) ? board.places[cut].parent : board.here)};
}

/** A place and all that follows it. @param {Board} board @param {number} n @returns {number[]} */
function below(board, n) {
  return [n, ...board.places[n].after.flatMap((each) => below(board, each))];
}

/** The places that lead to one, without the start. @param {Board} board @param {number} n @returns {number[]} */
export function way(board, n = board.here) {
  const found = [];
  for (let at = n; at > 0; at = board.places[at].parent) found.unshift(at);
  return found;
}

/** The moves that lead to a place, as they are sent. @param {Board} board @param {number} [n] @returns {[number, string][]} */
export function pathTo(board, n = board.here) {
  return way(board, n).map((at) => [board.places[at].seat, board.places[at].move]);
}

/** Where one goes on from a place, by what was looked at first; -1: nowhere. @param {Board} board @param {number} [n] @returns {number} */
export function following(board, n = board.here) {
  return board.places[n].after[0] ?? -1;
}

/** The words of the places that lead here, as the server told them. @param {Board} board @param {string[]} words @returns {Board} */
export function worded(board, words) {
  const on = way(board);
  if (on.every((n, i) => board.places[n].words === words[i])) return board;
  return {...board, places: board.places.map((place, n) => on.includes(n) ? {...place, words: words[on.indexOf(n)] ?? place.words} : place)};
}

/** @param {Board} board @returns {{start: Start, tree: Link[], here: number}} */
export function sent(board) {
  return {start: board.start, tree: board.places.slice(1).map(({parent, seat, move}) => /** @type {Link} */ ([parent, seat, move])), here: board.here};
}

/**
 * The tree as rows to show: each a run of moves without a branch in it, with how deep it branches off.
 * @param {Board} board @returns {{depth: number, places: number[]}[]}
 */
export function rows(board) {
  /** @type {{depth: number, places: number[]}[]} */
  const found = [];
  const run = (/** @type {number} */ first, /** @type {number} */ depth) => {
    const row = {depth, places: [first]};
    found.push(row);
    let after = board.places[first].after;
    while (after.length === 1) {
      row.places.push(after[0]);
      after = board.places[after[0]].after;
    }
    for (const next of after) run(next, depth + 1);
  };
  for (const first of board.places[0].after) run(first, 0);
  return found;
}
