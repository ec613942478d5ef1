/**
 * Where things lie in a room of cells: each keeps its place for as long as it is there, what comes gets the first free
 * one, and what goes leaves a gap.
 */
import {useRef} from "../html.js";

/** @typedef {{id: string, span: number}} Piece  `span`: how many cells it takes, side by side */
/** @typedef {{columns: number, at: Map<string, {cell: number, span: number}>}} Laid */

/** @param {Set<number>} taken @param {number} span @param {number} columns */
function firstFree(taken, span, columns) {
  for (let cell = 0; ; cell++) {
    if (cell % columns + span > columns) continue;
    let free = 0;
    while (free < span && !taken.has(cell + free)) free++;
    if (free === span) return cell;
  }
}

/**
 * @param {Laid|null} before @param {Piece[]} pieces @param {number} columns @param {number} cells  so many there are; with more, gaps are closed
 * @param {number} [spare]  what is laid in a new grid leaves so many side by side for one that may come, if it can
 * @returns {Laid}
 */
export function lay(before, pieces, columns, cells, spare = 0) {
  const kept = before?.columns === columns ? pieces.filter(({id, span}) => before.at.get(id)?.span === Math.min(span, columns)) : [];
  const laid = placed(before, kept, pieces, columns);
  const fits = (/** @type {Laid} */ one) => [...one.at.values()].every(({cell, span}) => cell + span <= cells);
  if (before?.columns !== columns && spare && !leaves(laid, pieces, cells, spare)) {
    const wide = placed(null, [], widestFirst(inPlace(before, pieces)), columns);
    if (leaves(wide, pieces, cells, spare)) return wide;
  }
  if (fits(laid)) return laid;
  const closed = placed(null, [], inPlace(before, pieces), columns);
  return fits(closed) ? closed : placed(null, [], widestFirst(inPlace(before, pieces)), columns);
}

/** Is there room for one more that is so wide? @param {Laid} laid @param {Piece[]} pieces @param {number} cells @param {number} spare */
function leaves(laid, pieces, cells, spare) {
  const one = {id: "", span: spare};
  const {cell, span} = placed(laid, pieces, [one], laid.columns).at.get(one.id) ?? {cell: cells, span: 0};
  return cell + span <= cells;
}

/** So they need the fewest rows. @param {Piece[]} pieces */
const widestFirst = (pieces) => pieces.toSorted((a, b) => b.span - a.span);

/** How many rows pieces of these widths need. @param {number[]} spans @param {number} columns */
export function rowsOf(spans, columns) {
  /** @type {number[]} */
  const free = [];
  for (const span of spans.toSorted((a, b) => b - a)) {
    const wide = Math.min(span, columns);
    const row = free.findIndex((left) => left >= wide);
    if (row < 0) free.push(columns - wide);
    else free[row] -= wide;
  }
  return free.length;
}

/** Those that lay there in their order, then the new ones. @param {Laid|null} before @param {Piece[]} pieces */
function inPlace(before, pieces) {
  const rank = ({id = ""}) => before?.at.get(id)?.cell ?? Infinity;
  return pieces.map((piece, i) => ({piece, i})).sort((a, b) => rank(a.piece) - rank(b.piece) || a.i - b.i).map(({piece}) => piece);
}

/** @param {Laid|null} before @param {Piece[]} kept @param {Piece[]} pieces @param {number} columns @returns {Laid} */
function placed(before, kept, pieces, columns) {
  const at = new Map();
  const taken = new Set();
  /** @param {string} id @param {number} cell @param {number} span */
  const put = (id, cell, span) => {
    at.set(id, {cell, span});
    for (let i = 0; i < span; i++) taken.add(cell + i);
  };
  for (const {id} of kept) {
    const was = before?.at.get(id);
    if (was) put(id, was.cell, was.span);
  }
  for (const {id, span} of pieces) {
    const wide = Math.min(span, columns);
    if (!at.has(id)) put(id, firstFree(taken, wide, columns), wide);
  }
  return {columns, at};
}

/**
 * @param {Piece[]} pieces @param {number} columns @param {number} cells @param {unknown} phase  with a new one gaps are closed
 * @param {number} [spare]  so wide a piece may come
 * @returns {(id: string) => Record<string, string>}  the style of a piece in a grid
 */
export function useSlots(pieces, columns, cells, phase, spare) {
  const known = useRef({phase, laid: /** @type {Laid|null} */ (null)});
  if (known.current.phase !== phase) known.current = {phase, laid: null};
  const laid = known.current.laid = lay(known.current.laid, pieces, columns, cells, spare);
  return (id) => {
    const {cell, span} = laid.at.get(id) ?? {cell: 0, span: 1};
    return {gridRow: String(Math.floor(cell / columns) + 1), gridColumn: `${cell % columns + 1} / span ${span}`};
  };
}
