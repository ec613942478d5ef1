/**
 * The rooms of the table: how large everything is and where it lies. They follow from the window and from what a game can
 * hold, not from what happens in it, so that things stay where they are while it goes on. Sizes inside are in letters;
 * a plan tells how large a letter is, and everything else in pixels.
 */
import {DECK, centreOf, packing} from "./common.js";
import {CAPTION, EDGE, across, along, fine, fineSpan, gapOf, grid, packed} from "./grids.js";
import {fineTall, fineWide} from "./needs.js";

/**
 * @typedef {import("../faces.js").Face} Face
 * @typedef {import("./grids.js").Box} Box
 * @typedef {import("./grids.js").Grid} Grid
 * @typedef {"cards"|"slim"|"strips"|"chips"} Form  tall cards with a picture; name and powers; the same, each as wide as it must be; names
 *
 * @typedef {object} Facts  what the rooms have to hold
 * @property {number} letters  how large the letters around are, 1 for 16 pixels
 * @property {number} rivals
 * @property {number} inPlay   so many cells for each rival
 * @property {number} theirPlaces  so many of them for places, at most
 * @property {Face[]} places
 * @property {boolean} monuments
 * @property {Face[]} tiles     all magic items and scrolls
 * @property {number} tileCells  so many of them lie in the centre at once
 * @property {number} cells     of the own tableau
 * @property {number} held      cards in hand, in cells
 * @property {Face[]} handFaces
 * @property {number} [spare]   so many cards more there may soon be in hand, where that is not counted in cells
 * @property {number} hand      the least, and
 * @property {number} hands     so many cells of the hand that it seldom needs more
 * @property {{n: number, aside: boolean}[]} groups  in set-up: how many cards lie in each group of the own part, the hand among
 *   them; those that lie `aside` cannot be chosen
 * @property {number} high      how high these cards have to be, in letters
 *
 * @typedef {object} Plan
 * @property {number} f         the size of letters
 * @property {number} gap
 * @property {boolean} fits     false: some rooms scroll
 * @property {Grid & {form: Form, lines: number, folded: boolean}} rivals  `lines` of their headings; `folded`: places are in view, the rest as far as there is room
 * @property {Grid} places
 * @property {Grid} monuments
 * @property {Grid & {signs?: boolean}} tiles  `signs`: their powers, without names
 * @property {boolean} bare     the rooms of the centre have no titles
 * @property {"row"|"tiles below"|"places above"} centre
 * @property {Grid & {form: Form}} own
 * @property {Grid} hand
 * @property {number} centreHeight  of all that is in view at once, where the centre scrolls; else 0
 * @property {boolean} setUp     nothing is in play: groups of cards flow
 */

export const LEAST_LETTER = 12.04;
/** A large screen is looked at from further away. */
const LARGE = 1080;
const LEAST_ON_LARGE = 12.45;
/** @param {Box} board */
const leastOn = (board) => board.width < LARGE ? LEAST_LETTER : LEAST_ON_LARGE;
const MOST_LETTER = 27;
/** A cell for own cards: at least so wide and high. */
export const CELLS = {cards: [9, 8.9], slim: [12, 4.8], strips: [1, 3.55], chips: [9.3, 2.05]};
/** How high strips are, and how wide they are then, as a rule. */
const STRIPS = [[3.55, 11.5], [4.9, 9.5]];
/** How high cards in hand are at least that lie, and that stand and are as narrow as they can be. */
const LYING = [6.3, 7.2];
const STANDING = [8.9];
/** So many fine cells are kept for a card that may be drawn. */
const SPARE = 11;
/** And at most so wide; a card is as high as it is. */
const MOST_WIDE = {cards: 13.5, slim: 19, strips: 1, chips: 17};
const UPRIGHT = 88 / 63;
/** Rivals: one line with everything or two, and a row of chips. */
const HEAD = 34;
const HEAD_TWO = 62;
/** The same with little room. */
const LOW_HEAD = 31;
const LOW_HEAD_TWO = 51;
const HEAD_IN_ONE = 345;
const CHIP = 27;
const CHIP_WIDE = 112;
const CHIP_AMPLE = 150;
/** Of narrow chips so many cells are needed for one, where there are more than a few. */
const NARROW_CHIPS = 1.5;
const FEW_CHIPS = 6;
/** What forms are worth, in pixels of letters. */
const WORTH = {cards: 3.5, slim: 1.5, strips: 0.8, chips: -3};
const RIVALS_WORTH = {cards: 1.6, chips: 0};
/** For so many cells of the own tableau there is room from the beginning. */
const CAPACITIES = {cards: [12, 10], slim: [12, 10, 8], strips: [10, 8, 6], chips: [12, 8]};
const MORE_CELLS = 4;
/** And where there is little room. */
const FEW_MORE = [8, 6];
/** A board narrower than this is no table any more. */
const LEAST_WIDTH = 560;
/** So many of the own cards are in view at once where even they scroll. */
const FEW_CELLS = 8;
/** And for so many cards of each rival. */
const IN_PLAY = [10, 6];

/** Groups of cards, as they flow; where there is little room, those aside are chips. @param {Facts} facts @param {number} width @param {number} f @param {Form} form */
function groupsOf({groups, high}, width, f, form) {
  const cells = {...CELLS, cards: [CELLS.cards[0], high]};
  const gap = gapOf(f);
  const frame = 2 * EDGE + 2;
  let [used, height, row, lines] = [0, 0, 0, 0];
  for (const {n, aside} of groups) {
    const [w, h] = cells[aside ? form : "cards"].map((size) => size * f);
    const across = Math.min(n, Math.floor((width - frame + gap) / (w + gap)));
    if (across < 1) return null;
    const wide = along(across, w, gap) + frame;
    const rows = Math.ceil(n / across);
    if (!used || used + gap + wide > width) [height, row, used, lines] = [height + row, 0, 0, lines + rows];
    used += (used ? gap : 0) + wide;
    row = Math.max(row, along(rows, h, gap) + frame + CAPTION + gap);
  }
  const [w, h] = cells.cards.map((size) => size * f);
  const box = {columns: 1, rows: lines, w, h, width, height: h};
  return {own: box, hand: box, height: height + row};
}

/** What a card in hand needs that is so high. @param {number} h */
export const handNeed = (h) => STANDING.includes(h) ? fineTall : fineWide;

/** Cards in hand stand upright, or lie where there is no room for what may come. @param {Facts} facts @param {number} f @param {Style} style @returns {Grid[]} */
function handsOf({hand, handFaces, spare = 0}, f, style) {
  const upright = CELLS.cards.map((n) => n * f);
  const narrow = style.tight ? [...LYING, ...STANDING].flatMap((h) => packed([...handFaces.map((face) => fineSpan(face, handNeed(h), h)), ...Array(spare).fill(SPARE)], h)) : [];
  return [...Array.from({length: hand}, (_, i) => grid(hand, hand - i, upright[0], upright[1], gapOf(f))), ...narrow.map(({columns, rows, h}) => fine(columns, rows, h, f))];
}

/** Tableau and hand side by side, in the least height. @param {Facts} facts @param {number} width @param {number} f @param {Form} form @param {Style} style */
function ownOf(facts, width, f, form, style) {
  if (facts.groups.length) return groupsOf(facts, width, f, form);
  const inside = width - 4 * EDGE - 2 * gapOf(f);
  let found = null;
  for (const beside of handsOf(facts, f, style)) {
    for (const own of tableaus(form, facts.cells, inside - beside.width, beside.height, f)) {
      const height = Math.max(own.height, beside.height);
      if (!found || height < found.height) found = {own, hand: beside, height};
    }
  }
  return found && {...found, height: found.height + CAPTION + 2 * EDGE};
}

/** Grids for the tableau: as many rows as its cards need, or as lie beside the hand. @param {Form} form @param {number} cells @param {number} width @param {number} beside  the height of the hand @param {number} f @returns {Grid[]} */
function tableaus(form, cells, width, beside, f) {
  const gap = gapOf(f);
  const rowsBeside = (/** @type {number} */ h) => Math.floor((beside + gap) / (h * f + gap));
  if (form === "strips") {
    const columns = Math.floor((width + gap) / f);
    return STRIPS.filter(([, usual]) => columns >= usual).map(([h]) => fine(columns, Math.max(Math.ceil(cells / perRow({columns, fine: h})), rowsBeside(h)), h, f));
  }
  const [w, h] = CELLS[form];
  const columns = Math.floor((width + gap) / (w * f + gap));
  if (columns < 2) return [];
  const rows = Math.max(Math.ceil(cells / columns), rowsBeside(h));
  return [{columns, rows, w: w * f, h: h * f, width: along(columns, w * f, gap), height: along(rows, h * f, gap)}];
}

/** How many cards lie in a row of the tableau, as a rule. @param {Pick<Grid, "columns"|"fine">} own */
export function perRow({columns, fine: height}) {
  const usual = STRIPS.find(([h]) => h === height)?.[1];
  return usual ? Math.max(1, Math.floor(columns / usual * 1.05)) : columns;
}

/** Narrow chips are more in a row, but many need two cells. @param {number} width @param {number} n @param {number} larger @param {number} gap */
function chipColumns(width, n, larger, gap) {
  const [many, few] = [across(width, CHIP_WIDE * larger, gap), across(width, CHIP_AMPLE * larger, gap)];
  const often = n > FEW_CHIPS ? NARROW_CHIPS : 1;
  return Math.ceil(n * often / many) < Math.ceil(n / few) ? many : few;
}

/** @param {Facts} facts @param {number} width @param {number} f @param {Form} form @param {Style} style */
function rivalsOf({rivals, inPlay, theirPlaces, letters}, width, f, form, style) {
  const gap = gapOf(f);
  const each = (width - (rivals - 1) * gap) / rivals - 2 * EDGE - 2;
  const lines = each < HEAD_IN_ONE * letters ? 2 : 1;
  const head = (style.bare ? lines > 1 ? LOW_HEAD_TWO : LOW_HEAD : lines > 1 ? HEAD_TWO : HEAD) * letters;
  const larger = Math.max(1, f / 14);
  const [w, h] = form === "cards" ? CELLS.cards.map((n) => n * f) : [CHIP_WIDE * larger, CHIP * larger];
  const between = form === "cards" ? gap : 4;
  const columns = form === "cards" ? across(each, w, between) : chipColumns(each, inPlay, larger, between);
  const all = Math.ceil(inPlay / columns);
  const rows = style.folded ? Math.min(all, Math.ceil((theirPlaces + (style.tight ? 0 : 1)) / columns)) : all;
  return {form, lines, columns, rows, w: (each + between) / columns - between, h, width: each, height: head + (rows ? along(rows, h, between) + 4 : 0) + EDGE, folded: Boolean(style.folded)};
}

/**
 * What gives way where there is little room.
 * @typedef {object} Style
 * @property {number} worth      in pixels of letters
 * @property {boolean} [folded]  of rivals' cards only places are in view for certain
 * @property {"names"|"signs"} [tiles]  places and tiles are as narrow as they can be, tiles with their names or without
 * @property {boolean} [bare]    no titles, and low headings
 * @property {boolean} [tight]   no room for what may come
 * @property {boolean} [placesFirst]
 * @property {boolean} [scrolls]  the own tableau
 */

/** @type {Style} */
const AMPLE = {worth: 0};
/** @type {Style[]} */
const STYLES = [
  AMPLE, {worth: -0.4, folded: true}, {worth: -0.8, folded: true, tiles: "names"}, {worth: -1.2, folded: true, tiles: "names", bare: true},
  {worth: -2, folded: true, tiles: "signs", bare: true}, {worth: -3, folded: true, tiles: "signs", bare: true, tight: true},
];
/** @type {Style} */
const LAST_RESORT = {...STYLES[STYLES.length - 1], scrolls: true};

/**
 * All rooms with letters of one size, or null where they have no room.
 * @param {Facts} facts @param {Box} board @param {number} f @param {Form} form  of the own cards
 * @param {Form} theirs @param {Style} style @param {ReturnType<typeof packing>} packs
 * @returns {(Plan & {left: number})|null}
 */
function attempt(facts, board, f, form, theirs, style, packs) {
  const gap = gapOf(f);
  const rivals = rivalsOf(facts, board.width, f, theirs, style);
  const own = ownOf(facts, board.width, f, form, style);
  const centre = own && rivals.height + own.height < board.height && centreOf(facts, board.width, f, style, packs);
  if (!own || !centre) return null;
  const left = board.height - rivals.height - own.height - centre.height - 2 * gap - EDGE;
  if (left < 0) return null;
  const {places, monuments, tiles, way} = centre;
  return {f, gap, fits: !style.scrolls, bare: Boolean(style.bare), rivals, places, monuments, tiles, centre: way, own: {...own.own, form}, hand: own.hand, setUp: facts.groups.length > 0, centreHeight: 0, left};
}

/** The largest letters with which everything has room. @param {Facts} facts @param {Box} board @param {Form} form @param {Form} theirs @param {Style} style @param {ReturnType<typeof packing>} packs @param {number} least */
function largest(facts, board, form, theirs, style, packs, least) {
  let found = least > MOST_LETTER ? null : attempt(facts, board, least, form, theirs, style, packs);
  let [low, high] = [least, MOST_LETTER];
  while (found && high - low > 0.15) {
    const middle = (low + high) / 2;
    const tried = attempt(facts, board, middle, form, theirs, style, packs);
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
const FORMS = ["cards", "slim", "strips", "chips"];
/** Those that say what a card does. @type {Form[]} */
const POWERS = ["cards", "slim", "strips"];

/** Each way to lay out this table, with what it has room for. @param {Facts} facts @param {Form[]} forms @param {Style} style @returns {{form: Form, all: Facts}[]} */
function ways(facts, forms, style) {
  if (facts.groups.length) return forms.filter((form) => form === "cards" || form === "chips").map((form) => ({form, all: facts}));
  if (style.tight) {
    const more = FEW_MORE.filter((n) => n > facts.cells);
    // Cards that say what they do, until the third one leaves them no room, would be worse than names from the beginning.
    const some = forms === POWERS && more.length === FEW_MORE.length ? more : [...more, facts.cells];
    const spares = style.scrolls ? [0] : [1, 0];
    return some.flatMap((cells) => spares.flatMap((spare) => forms.map((form) => ({form, all: {...facts, cells, spare, hand: facts.held + spare}}))));
  }
  const hands = [...new Set([facts.hands, facts.hand])];
  return forms.flatMap((form) => hands.flatMap((hand) => capacities(facts.inPlay, IN_PLAY).slice(style.folded ? -1 : 0).flatMap((inPlay) =>
    capacities(facts.cells, CAPACITIES[form]).map((cells) => ({form, all: {...facts, cells, inPlay, hand}})))));
}

/** @param {Facts} facts @param {Box} board @returns {Plan} */
export function roomsFor(facts, board) {
  const packs = packing(facts);
  let [found, worth] = [/** @type {(Plan & {left: number})|null} */ (null), -Infinity];
  for (const style of STYLES) {
    if (found && style.tight && found.own.form !== "chips") break;
    const named = found;
    if (style.tight) [found, worth] = [null, -Infinity];
    let room = 0;
    for (const theirs of /** @type {("cards"|"chips")[]} */ (style === AMPLE && facts.rivals <= 2 && !facts.groups.length ? ["cards", "chips"] : ["chips"])) {
      const done = new Set();
      for (const {form, all} of ways(facts, style.tight ? POWERS : FORMS, style)) {
        const bonus = WORTH[form] + RIVALS_WORTH[theirs] + style.worth;
        if (style.tight && all.cells < room) break;  // that things stay where they are matters more than how they look
        if (done.has(form) || MOST_LETTER + bonus <= worth || !attempt(all, board, leastOn(board), form, theirs, style, packs)) continue;
        done.add(form);
        room = all.cells;
        // letters that large make it better than what is found
        const better = largest(all, board, form, theirs, style, packs, Math.max(leastOn(board), worth - bonus));
        if (better) [found, worth] = [better, better.f + bonus];
      }
    }
    if (found?.own.form === "cards" && style === AMPLE) break;
    if (style.tight) found ??= named ?? mere(facts, board, style, packs);
  }
  return found ? grown(found, board) : smallest(facts, board, packs);
}

/** Names alone, where the powers of the own cards have no room. @param {Facts} facts @param {Box} board @param {Style} style @param {ReturnType<typeof packing>} packs */
function mere(facts, board, style, packs) {
  for (const {form, all} of ways(facts, ["chips"], style)) {
    const found = largest(all, board, form, "chips", style, packs, leastOn(board));
    if (found) return found;
  }
  return null;
}

/** Too small for everything: the own tableau scrolls, and if need be the centre too, with its places first. @param {Facts} facts @param {Box} board @param {ReturnType<typeof packing>} packs @returns {Plan} */
function smallest(facts, board, packs) {
  const [{form, all}] = ways(facts, ["chips"], LAST_RESORT).slice(-1);
  for (let cells = all.cells; cells >= Math.min(all.cells, FEW_CELLS); cells--) {
    const plan = attempt({...all, cells}, board, leastOn(board), form, "chips", LAST_RESORT, packs);
    if (plan) return grown(plan, board);
  }
  const enough = {width: Math.max(board.width, LEAST_WIDTH), height: 100_000};
  const plan = attempt({...all, cells: Math.min(all.cells, FEW_CELLS)}, enough, LEAST_LETTER, form, "chips", {...LAST_RESORT, placesFirst: true}, packs);
  if (!plan) throw new Error("a table needs more room");
  const besides = plan.rivals.height + Math.max(plan.own.height, plan.hand.height) + CAPTION + 3 * EDGE + 2 * plan.gap;
  return {...plan, ...level(plan, 0), centreHeight: Math.max(120, board.height - besides)};
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
  const w = form === "strips" ? own.w : Math.min(MOST_WIDE[form] * f, form === "cards" ? hand.fine ? (inside - hand.width + gap) / own.columns - gap : (inside + gap) / (own.columns + hand.columns) - gap : (inside - hand.width + gap) / own.columns - gap);
  const handW = form === "cards" && !hand.fine ? w : hand.w;
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
  const sized = (one, wide, tall) => ({...one, w: wide, h: tall, width: one.fine ? one.width : along(one.columns, wide, gap), height: high});
  return {...plan, ...level(plan, by), own: {...sized(own, w, form === "cards" ? h : (high + gap) / own.rows - gap), form}, hand: sized(hand, handW, Math.min(handH, hand.fine ? hand.h * MORE : handW * UPRIGHT))};
}

/** In set-up cards only become higher. @param {Plan & {left: number}} plan */
function raised({own, left, f, gap}) {
  const h = own.h + Math.max(0, Math.min(own.w * UPRIGHT - own.h, left / own.rows));
  return {own: {...own, h}, hand: {...own, h}, f, gap};
}

/** Grids that lie side by side become equally high, and higher by something. @param {Plan} plan @param {number} by @returns {Pick<Plan, "places"|"monuments"|"tiles">} */
function level({centre, gap, f, ...plan}, by) {
  /** @type {("places"|"monuments"|"tiles")[][]} */
  const lines = centre === "row" ? [["places", "monuments", "tiles"]] : centre === "tiles below" ? [["places", "monuments"], ["tiles"]] : [["places"], ["monuments", "tiles"]];
  /** @type {Pick<Plan, "places"|"monuments"|"tiles">} */
  const found = {places: plan.places, monuments: plan.monuments, tiles: plan.tiles};
  for (const line of lines) {
    const height = Math.max(...line.map((name) => plan[name].height)) + by;
    for (const name of line) {
      const one = plan[name];
      const deck = name === "monuments" && one.columns === 1 && !found.tiles.signs ? gap + DECK.below * f : 0;
      if (one.rows) found[name] = {...one, h: Math.min((height - deck + gap) / one.rows - gap, one.h * (MORE + 0.2)), height};
    }
  }
  return found;
}
