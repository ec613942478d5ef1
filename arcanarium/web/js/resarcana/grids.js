/** Grids of cells in a room: equal cells, or fine ones of a letter each, of which a card takes as many as it needs. */
import {rowsOf} from "./slots.js";

/**
 * @typedef {{width: number, height: number}} Box
 * @typedef {Box & {columns: number, rows: number, w: number, h: number, fine?: number}} Grid  `w` and `h` of a cell, in pixels; `fine`: cells of a letter each, and for so high a card, in letters
 */

/** The line above a room, and what its edges take, in pixels. */
export const CAPTION = 16;
export const EDGE = 4;

/** @param {number} f */
export const gapOf = (f) => Math.round(f * 0.5);

/** @param {number} n @param {number} size @param {number} gap */
export const along = (n, size, gap) => n * size + (n - 1) * gap;

/** How many columns of that width there are room for. @param {number} width @param {number} w @param {number} gap */
export const across = (width, w, gap) => Math.max(1, Math.floor((width + gap) / (w + gap)));

/** @param {number} n  cells @param {number} columns @param {number} w @param {number} h @param {number} gap @returns {Grid} */
export function grid(n, columns, w, h, gap) {
  const rows = Math.ceil(n / columns);
  return {columns, rows, w, h, width: along(columns, w, gap), height: along(rows, h, gap)};
}

/** A room without cells. @type {Grid} */
export const NONE = {columns: 1, rows: 0, w: 0, h: 0, width: 0, height: 0};

/** Those of which none other is both narrower and lower. @template {Box} T @param {T[]} boxes @returns {T[]} */
export function best(boxes) {
  const sorted = boxes.toSorted((a, b) => a.width - b.width || a.height - b.height);
  let lowest = Infinity;
  return sorted.filter((box) => box.height < lowest && (lowest = box.height));
}

/** How large a card is that lies over so many cells, in letters. @param {{f: number, gap: number}|null} plan @param {{w: number, h: number}|undefined} one @param {number} [span] */
export const cellOf = (plan, one, span = 1) => plan && one ? {w: inLetters(span * (one.w + plan.gap) - plan.gap, plan.f), h: inLetters(one.h, plan.f)} : undefined;

/** Sizes in letters, as they were planned. @param {number} pixels @param {number} f */
export const inLetters = (pixels, f) => Math.round(1000 * pixels / f) / 1000;

/** @param {number[]} widths @param {number} n @param {number} f @param {(w: number) => {n: number, h: number, least?: number}} needs  `least`: columns */
export function grids(widths, n, f, needs) {
  if (!n) return [NONE];
  const gap = gapOf(f);
  return best(widths.flatMap((w) => {
    const {n: cells, h, least = 1} = needs(w);
    return Array.from({length: cells - least + 1}, (_, i) => grid(cells, i + least, w * f, h * f, gap));
  }));
}

/** Of fine cells one and the gap to the next are as wide as a letter; the last gap of a card is not its own. */
const LAST_GAP = 0.56;
/** No card needs more, and no room. */
const MOST_FINE = 48;
const MOST_ROWS = 9;

/** @typedef {import("../faces.js").Face} Face */
/** @typedef {import("./needs.js").Need} Need */

/** @type {Map<Need, WeakMap<Face, Map<number, number>>>} */
const spans = new Map();

/** How many fine cells a card takes to be no higher than that, in letters. @param {Face} face @param {Need} need @param {number} h */
export function fineSpan(face, need, h) {
  const of = spans.get(need) ?? new WeakMap();
  spans.set(need, of);
  const known = of.get(face) ?? new Map();
  of.set(face, known);
  if (!known.has(h)) {
    let span = 4;
    while (span < MOST_FINE && need(face, span - LAST_GAP) > h + 0.01) span++;
    known.set(h, span);
  }
  return known.get(h) ?? MOST_FINE;
}

/** @param {number} columns @param {number} rows @param {number} h  in letters @param {number} f @returns {Grid} */
export function fine(columns, rows, h, f) {
  const gap = gapOf(f);
  return {columns, rows, w: f - gap, h: h * f, width: columns * f - gap, height: along(rows, h * f, gap), fine: h};
}

/** @typedef {{columns: number, rows: number, h: number}} Packed  fine cells in which pieces have room, sizes in letters */

/** @param {number[]} widths  of pieces, in fine cells @param {number} h @returns {Packed[]}  one for each number of rows */
export function packed(widths, h) {
  const all = widths.reduce((sum, one) => sum + one, 0);
  return widths.slice(0, MOST_ROWS).map((_, i) => {
    const rows = i + 1;
    let columns = Math.max(Math.ceil(all / rows), ...widths);
    while (rowsOf(widths, columns) > rows) columns++;
    return {columns, rows, h};
  });
}
