/**
 * The rooms of the table: how large everything is and where it lies. They follow from the window and from what a game can
 * hold, not from what happens in it, so that things stay where they are while it goes on. Sizes inside are in letters;
 * a plan tells how large a letter is, and everything else in pixels.
 */
import {tallNeed, wideNeed} from "./needs.js";

/**
 * @typedef {import("../faces.js").Face} Face
 * @typedef {{width: number, height: number}} Box
 * @typedef {"cards"|"slim"|"chips"} Form  tall cards with a picture; name and powers; names
 * @typedef {Box & {columns: number, rows: number, w: number, h: number}} Grid  `w` and `h` of a cell
 *
 * @typedef {object} Facts  what the rooms have to hold
 * @property {number} letters  how large the letters around are, 1 for 16 pixels
 * @property {number} rivals
 * @property {number} inPlay   so many cells for each rival
 * @property {Face[]} places
 * @property {boolean} monuments
 * @property {Face[]} tiles     all magic items and scrolls
 * @property {number} tileCells  so many of them lie in the centre at once
 * @property {number} cells     of the own tableau
 * @property {number} hand      the least, and
 * @property {number} hands     so many cells of the hand that it seldom needs more
 * @property {{n: number, aside: boolean}[]} groups  in set-up: how many cards lie in each group of the own part, the hand among
 *   them; those that lie `aside` cannot be chosen
 *
 * @typedef {object} Plan
 * @property {number} f         the size of letters
 * @property {number} gap
 * @property {boolean} fits     false: some rooms scroll
 * @property {Grid & {form: Form, lines: number}} rivals  `lines` of their headings
 * @property {Grid} places
 * @property {Grid} monuments
 * @property {Grid} tiles
 * @property {"row"|"tiles below"|"places above"} centre
 * @property {Grid & {form: Form}} own
 * @property {Grid} hand
 * @property {number} centreHeight  of all that is in view at once, where the centre scrolls; else 0
 * @property {boolean} setUp     nothing is in play: groups of cards flow
 */

export const LEAST_LETTER = 12.2;
const MOST_LETTER = 27;
/** The line above a room, and what its edges take. */
const CAPTION = 16;
const EDGE = 4;
/** A cell for own cards: at least so wide and high. */
export const CELLS = {cards: [9, 8.9], slim: [12, 4.8], chips: [9.3, 2.05]};
/** And at most so wide; a card is as high as it is. */
const MOST_WIDE = {cards: 13.5, slim: 19, chips: 17};
const UPRIGHT = 88 / 63;
/** Rivals: one line with everything or two, and a row of chips. */
const HEAD = 34;
const HEAD_TWO = 62;
const HEAD_IN_ONE = 345;
const CHIP = 27;
const CHIP_WIDE = 112;
const CHIP_AMPLE = 150;
/** Of narrow chips so many cells are needed for one, where there are more than a few. */
const NARROW_CHIPS = 1.5;
const FEW_CHIPS = 6;
/** What forms are worth, in pixels of letters. */
const WORTH = {cards: 3.5, slim: 1.5, chips: 0};
const RIVALS_WORTH = {cards: 1.6, slim: 0, chips: 0};
/** For so many cells of the own tableau there is room from the beginning. */
const CAPACITIES = {cards: [12, 10], slim: [12, 10, 8], chips: [12, 8]};
const MORE_CELLS = 4;
/** A board narrower than this is no table any more. */
const LEAST_WIDTH = 560;
/** So many of the own cards are in view at once where even they scroll. */
const FEW_CELLS = 8;
/** And for so many cards of each rival. */
const IN_PLAY = [10, 6];

/** @param {number} f */
const gapOf = (f) => Math.round(f * 0.5);

/** @param {number} n @param {number} size @param {number} gap */
const along = (n, size, gap) => n * size + (n - 1) * gap;

/** @param {number} n  cells @param {number} columns @param {number} w @param {number} h @param {number} gap @returns {Grid} */
function grid(n, columns, w, h, gap) {
  const rows = Math.ceil(n / columns);
  return {columns, rows, w, h, width: along(columns, w, gap), height: along(rows, h, gap)};
}

/** Those of which none other is both narrower and lower. @template {Box} T @param {T[]} boxes @returns {T[]} */
function best(boxes) {
  const sorted = boxes.toSorted((a, b) => a.width - b.width || a.height - b.height);
  let lowest = Infinity;
  return sorted.filter((box) => box.height < lowest && (lowest = box.height));
}

/** Sizes in letters, as they were planned. @param {number} pixels @param {number} f */
export const inLetters = (pixels, f) => Math.round(1000 * pixels / f) / 1000;

/** @param {number[]} widths @param {number} n @param {number} f @param {(w: number) => {n: number, h: number, least?: number}} needs  `least`: columns */
function grids(widths, n, f, needs) {
  if (!n) return [{columns: 1, rows: 0, w: 0, h: 0, width: 0, height: 0}];
  const gap = gapOf(f);
  return best(widths.flatMap((w) => {
    const {n: cells, h, least = 1} = needs(w);
    return Array.from({length: cells - least + 1}, (_, i) => grid(cells, i + least, w * f, h * f, gap));
  }));
}

/** How many cells a tile takes where they are so large. @param {Face} face @param {number} w @param {number} h  in letters */
export const tileSpan = (face, w, h) => tallNeed(face, w) <= h + 0.01 ? 1 : 2;

/** Most tiles say one thing; the few that say more take two cells. @param {Facts} facts @param {number} w */
function tileNeeds({tiles, tileCells}, w) {
  const heights = tiles.map((face) => tallNeed(face, w)).toSorted((a, b) => a - b);
  const usual = heights[Math.floor((heights.length - 1) * 0.88)];
  const large = tiles.filter((face) => tileSpan(face, w, usual) > 1);
  const wide = large.length;
  const h = Math.max(usual, ...large.map((face) => tallNeed(face, 2 * w - 2)));
  return {n: tileCells + wide + (wide && 1), h, least: wide ? 2 : 1};  // one more: what is wide may not fit at the end of a row
}

/** How high a monument has to be that is so wide: nobody knows which ones will come. @type {Record<number, number>} */
const MONUMENTS = {8.6: 7.7, 12.2: 6.3, 17: 5.1};

/** The deck of monuments lies below a column of them, or beside a row. In letters. */
export const DECK = {below: 2.4, beside: 4.6};

/** @param {Grid} one @param {number} f @returns {Grid} */
function withDeck(one, f) {
  if (!one.rows) return one;
  return one.columns > 1 ? {...one, width: one.width + gapOf(f) + DECK.beside * f} : {...one, height: one.height + gapOf(f) + DECK.below * f};
}

/** How the centre lies in the least height. @param {Facts} facts @param {number} width @param {number} f @param {InView} inView */
function centreOf(facts, width, f, inView) {
  const shown = inView.tiles;
  const sep = 2 * EDGE + 2 * gapOf(f);
  const places = grids([13, 14, 15, 16, 17, 18, 20, 24], facts.places.length, f, (w) => ({n: facts.places.length, h: Math.max(...facts.places.map((face) => wideNeed(face, w)))}));
  const monuments = grids([8.6, 12.2, 17], facts.monuments ? 2 : 0, f, (w) => ({n: 2, h: MONUMENTS[w]})).map((one) => withDeck(one, f));
  const tiles = grids([9.5, 10.5, 12, 13], facts.tileCells, f, (w) => tileNeeds(facts, w)).map((one) => shown < 1 ? clipped(one, shown, gapOf(f)) : one);
  const room = EDGE * 2 + CAPTION;
  let found = null;
  for (const p of places) {
    for (const m of monuments) {
      for (const t of tiles) {
        /** @type {["row"|"tiles below"|"places above", number, number][]} */
        const ways = [
          ["row", p.width + m.width + t.width + 2 * sep, Math.max(p.height, m.height, t.height) + room],
          ["tiles below", Math.max(p.width + m.width + sep, t.width), Math.max(p.height, m.height) + t.height + 2 * room + gapOf(f)],
          ["places above", Math.max(p.width, m.width + t.width + sep), Math.max(m.height, t.height) + p.height + 2 * room + gapOf(f)],
        ];
        for (const [way, w, height] of ways) {
          if (w + 2 * EDGE > width || inView.placesFirst && way !== "places above") continue;
          const rank = inView.placesFirst ? p.height + height / 1000 : height;
          if (!found || rank < found.rank - 1 || rank < found.rank + 1 && w < found.width) found = {way, rank, width: w, height, places: p, monuments: m, tiles: t};
        }
      }
    }
  }
  return found;
}

/** A grid of which only some rows are in view. @param {Grid} one @param {number} share @param {number} gap @returns {Grid} */
function clipped(one, share, gap) {
  const rows = Math.max(1, Math.ceil(one.rows * share));
  return {...one, rows, height: along(rows, one.h, gap)};
}

/** Groups of cards, as they flow; where there is little room, those aside are chips. @param {Facts["groups"]} groups @param {number} width @param {number} f @param {Form} form */
function groupsOf(groups, width, f, form) {
  const gap = gapOf(f);
  const frame = 2 * EDGE + 2;
  let [used, height, row, lines] = [0, 0, 0, 0];
  for (const {n, aside} of groups) {
    const [w, h] = CELLS[aside ? form : "cards"].map((size) => size * f);
    const across = Math.min(n, Math.floor((width - frame + gap) / (w + gap)));
    if (across < 1) return null;
    const wide = along(across, w, gap) + frame;
    const rows = Math.ceil(n / across);
    if (!used || used + gap + wide > width) [height, row, used, lines] = [height + row, 0, 0, lines + rows];
    used += (used ? gap : 0) + wide;
    row = Math.max(row, along(rows, h, gap) + frame + CAPTION + gap);
  }
  const [w, h] = CELLS.cards.map((size) => size * f);
  const box = {columns: 1, rows: lines, w, h, width, height: h};
  return {own: box, hand: box, height: height + row};
}

/** Tableau and hand side by side, in the least height. @param {Facts} facts @param {number} width @param {number} f @param {Form} form */
function ownOf({cells, hand, groups}, width, f, form) {
  if (groups.length) return groupsOf(groups, width, f, form);
  const gap = gapOf(f);
  const [w, h] = CELLS[form].map((n) => n * f);
  const [handW, handH] = CELLS.cards.map((n) => n * f);
  const inside = width - 4 * EDGE - 2 * gap;
  let found = null;
  for (let columns = hand; columns >= 1; columns--) {
    const beside = grid(hand, columns, handW, handH, gap);
    const most = Math.floor((inside - beside.width + gap) / (w + gap));
    if (most < 2) continue;
    const rows = Math.max(Math.ceil(cells / most), Math.floor((beside.height + gap) / (h + gap)));
    const own = {columns: most, rows, w, h, width: along(most, w, gap), height: along(rows, h, gap)};
    const height = Math.max(own.height, beside.height);
    if (!found || height < found.height) found = {own, hand: beside, height};
  }
  return found && {...found, height: found.height + CAPTION + 2 * EDGE};
}

/** @param {number} width @param {number} w @param {number} gap */
const across = (width, w, gap) => Math.max(1, Math.floor((width + gap) / (w + gap)));

/** Narrow chips are more in a row, but many need two cells. @param {number} width @param {number} n @param {number} larger @param {number} gap */
function chipColumns(width, n, larger, gap) {
  const [many, few] = [across(width, CHIP_WIDE * larger, gap), across(width, CHIP_AMPLE * larger, gap)];
  const often = n > FEW_CHIPS ? NARROW_CHIPS : 1;
  return Math.ceil(n * often / many) < Math.ceil(n / few) ? many : few;
}

/** @param {Facts} facts @param {number} width @param {number} f @param {Form} form @param {number} most  rows of chips */
function rivalsOf({rivals, inPlay, letters}, width, f, form, most) {
  const gap = gapOf(f);
  const each = (width - (rivals - 1) * gap) / rivals - 2 * EDGE - 2;
  const lines = each < HEAD_IN_ONE * letters ? 2 : 1;
  const head = (lines > 1 ? HEAD_TWO : HEAD) * letters;
  const larger = Math.max(1, f / 14);
  const [w, h] = form === "cards" ? CELLS.cards.map((n) => n * f) : [CHIP_WIDE * larger, CHIP * larger];
  const between = form === "cards" ? gap : 4;
  const columns = form === "cards" ? across(each, w, between) : chipColumns(each, inPlay, larger, between);
  const rows = Math.min(most, Math.ceil(inPlay / columns));
  return {form, lines, columns, rows, w: (each + between) / columns - between, h, width: each, height: head + (rows ? along(rows, h, between) + 4 : 0) + EDGE};
}

/** @typedef {{tiles: number, chips: number, placesFirst?: boolean}} InView  the share of tiles, and the rows of chips of rivals, that are in view at once */

/** @type {InView} */
const ALL = {tiles: 1, chips: 99};
/** What scrolls where there is no other way: the chips of rivals, then tiles too. @type {InView[]} */
const LAST_RESORTS = [{tiles: 1, chips: 4}, {tiles: 1, chips: 3}, {tiles: 1, chips: 2}, {tiles: 0.67, chips: 2}, {tiles: 0.67, chips: 1}, {tiles: 0.5, chips: 1}, {tiles: 0.34, chips: 1}, {tiles: 0.2, chips: 1}];

/**
 * All rooms with letters of one size, or null where they have no room.
 * @param {Facts} facts @param {Box} board @param {number} f @param {Form} form  of the own cards
 * @param {Form} theirs @param {InView} inView
 * @returns {(Plan & {left: number})|null}
 */
function attempt(facts, board, f, form, theirs, inView) {
  const gap = gapOf(f);
  const rivals = rivalsOf(facts, board.width, f, theirs, inView.chips);
  const own = ownOf(facts, board.width, f, form);
  const centre = own && centreOf(facts, board.width, f, inView);
  if (!own || !centre) return null;
  const left = board.height - rivals.height - own.height - centre.height - 2 * gap - EDGE;
  if (left < 0) return null;
  const {places, monuments, tiles, way} = centre;
  return {f, gap, fits: inView === ALL, rivals, places, monuments, tiles, centre: way, own: {...own.own, form}, hand: own.hand, setUp: facts.groups.length > 0, centreHeight: inView.chips === 1 ? centre.height : 0, left};
}

/** The largest letters with which everything has room. @param {Facts} facts @param {Box} board @param {Form} form @param {Form} theirs */
function largest(facts, board, form, theirs) {
  let found = attempt(facts, board, LEAST_LETTER, form, theirs, ALL);
  let [low, high] = [LEAST_LETTER, MOST_LETTER];
  while (found && high - low > 0.15) {
    const middle = (low + high) / 2;
    const tried = attempt(facts, board, middle, form, theirs, ALL);
    if (tried) [found, low] = [tried, middle];
    else high = middle;
  }
  return found;
}

/** For how many there may be room: the usual steps, or as many as there are and some more. @param {number} n @param {number[]} steps */
function capacities(n, steps) {
  const usual = steps.filter((step) => step >= n);
  return usual.length ? usual : [Math.ceil(n / MORE_CELLS) * MORE_CELLS];
}

/** @type {Form[]} */
const FORMS = ["cards", "slim", "chips"];

/** Each way to lay out this table, with what it has room for. @param {Facts} facts @param {Form[]} forms @returns {{form: Form, all: Facts}[]} */
function ways(facts, forms) {
  if (facts.groups.length) return forms.filter((form) => form !== "slim").map((form) => ({form, all: facts}));
  const hands = [...new Set([facts.hands, facts.hand])];
  return forms.flatMap((form) => hands.flatMap((hand) => capacities(facts.inPlay, IN_PLAY).flatMap((inPlay) =>
    capacities(facts.cells, CAPACITIES[form]).map((cells) => ({form, all: {...facts, cells, inPlay, hand}})))));
}

/** @param {Facts} facts @param {Box} board @returns {Plan} */
export function roomsFor(facts, board) {
  let [found, worth] = [/** @type {(Plan & {left: number})|null} */ (null), 0];
  for (const theirs of /** @type {Form[]} */ (facts.rivals <= 2 && !facts.groups.length ? ["cards", "chips"] : ["chips"])) {
    const done = new Set();
    for (const {form, all} of ways(facts, FORMS)) {
      const tried = done.has(form) ? null : largest(all, board, form, theirs);
      const value = tried ? tried.f + WORTH[form] + RIVALS_WORTH[theirs] : 0;
      if (tried) done.add(form);
      if (tried && value > worth) [found, worth] = [tried, value];
    }
  }
  if (found) return grown(found, board);
  for (const inView of LAST_RESORTS) {
    for (const {form, all} of ways(facts, ["slim", "chips"])) {
      const tried = attempt(all, board, LEAST_LETTER, form, "chips", inView);
      if (tried) return grown(tried, board);
    }
  }
  return smallest(facts, board);
}

/** Too small for everything: the centre scrolls too, with its places first. @param {Facts} facts @param {Box} board @returns {Plan} */
function smallest(facts, board) {
  const enough = {width: Math.max(board.width, LEAST_WIDTH), height: 100_000};
  const [{form, all}] = ways(facts, ["chips"]).slice(-1);
  const plan = attempt({...all, cells: Math.min(all.cells, FEW_CELLS)}, enough, LEAST_LETTER, form, "chips", {tiles: 1, chips: 1, placesFirst: true});
  if (!plan) throw new Error("a table needs more room");
  const over = enough.height - plan.left - board.height;
  return {...plan, ...level(plan, 0), centreHeight: Math.max(120, plan.centreHeight - over)};
}

/** How much higher than it must be a tile of the centre becomes at most. */
const MORE = 1.4;

/**
 * What is left goes to the pictures: cells become wider where rows have room, then higher, the own ones first.
 * @param {Plan & {left: number}} plan @param {Box} board @returns {Plan}
 */
function grown(plan, board) {
  const {f, gap, own, hand, rivals} = plan;
  plan.centreHeight = 0;
  const {form} = own;
  let {left} = plan;
  const inside = board.width - 4 * EDGE - 2 * gap;
  if (plan.setUp) return {...plan, ...level(plan, 0), ...raised(plan)};
  const w = Math.min(MOST_WIDE[form] * f, form === "cards" ? (inside + gap) / (own.columns + hand.columns) - gap : (inside - hand.width + gap) / own.columns - gap);
  const handW = form === "cards" ? w : hand.w;
  /** @param {number} rows @param {number} from @param {number} most @param {number} share */
  const higher = (rows, from, most, share) => {
    const by = Math.max(0, Math.min(most - from, left * share / Math.max(1, rows)));
    left -= by * rows;
    return from + by;
  };
  let h = form === "cards" ? higher(own.rows, own.h, w * UPRIGHT, 0.6) : own.h;
  const lines = plan.centre === "row" ? 1 : 2;
  const most = Math.max(plan.places.height, plan.monuments.height, plan.tiles.height) * (MORE - 1);
  const by = Math.max(0, Math.min(most, left * 0.6 / lines));
  left -= by * lines;
  if (rivals.form === "cards") {
    const tall = higher(rivals.rows, rivals.h, Math.min(rivals.w, MOST_WIDE.cards * f) * UPRIGHT, 1);
    rivals.height += (tall - rivals.h) * rivals.rows;
    rivals.h = tall;
  }
  if (form === "cards") h = higher(own.rows, h, w * UPRIGHT, 1);
  const high = Math.max(along(own.rows, h, gap), hand.height);
  const handH = (high + gap) / hand.rows - gap;
  /** @param {Grid} one @param {number} wide @param {number} tall @returns {Grid} */
  const sized = (one, wide, tall) => ({...one, w: wide, h: tall, width: along(one.columns, wide, gap), height: high});
  return {...plan, ...level(plan, by), own: {...sized(own, w, form === "cards" ? h : (high + gap) / own.rows - gap), form}, hand: sized(hand, handW, Math.min(handH, handW * UPRIGHT))};
}

/** In set-up cards only become higher. @param {Plan & {left: number}} plan */
function raised({own, left, f, gap}) {
  const h = own.h + Math.max(0, Math.min(own.w * UPRIGHT - own.h, left / own.rows));
  return {own: {...own, h}, hand: {...own, h}, f, gap};
}

/** Grids that lie side by side become equally high, and higher by something. @param {Plan} plan @param {number} by @returns {{places: Grid, monuments: Grid, tiles: Grid}} */
function level({centre, gap, f, ...plan}, by) {
  /** @type {("places"|"monuments"|"tiles")[][]} */
  const lines = centre === "row" ? [["places", "monuments", "tiles"]] : centre === "tiles below" ? [["places", "monuments"], ["tiles"]] : [["places"], ["monuments", "tiles"]];
  const found = {places: plan.places, monuments: plan.monuments, tiles: plan.tiles};
  for (const line of lines) {
    const height = Math.max(...line.map((name) => plan[name].height)) + by;
    for (const name of line) {
      const one = plan[name];
      const deck = name === "monuments" && one.columns === 1 ? gap + DECK.below * f : 0;
      if (one.rows) found[name] = {...one, h: Math.min((height - deck + gap) / one.rows - gap, one.h * (MORE + 0.2)), height};
    }
  }
  return found;
}
