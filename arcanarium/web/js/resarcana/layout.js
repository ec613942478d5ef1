/**
 * How large cards can be so that all of them fit into the room there is. A card is told by its kind, and is as large as
 * that kind is, in widths of an upright card.
 *
 * @typedef {{width: number, height: number}} Room
 */

/** Width and height of each kind, as css/resarcana.css has them. @type {Record<string, [number, number]>} */
const SHAPES = {place: [1.68, 1.2], item: [1.08, 0.66], scroll: [1.08, 0.66]};
/** @type {[number, number]} */
const UPRIGHT = [1, 88 / 63];

export const GAP = 8;

/** Among kinds: what follows begins a row. */
export const BREAK = "break";

/** @param {string} kind @returns {[number, number]} */
export const shapeOf = (kind) => SHAPES[kind] ?? UPRIGHT;

/**
 * How high a flow of cards becomes in rows of some width, or Infinity where one alone is too wide.
 * @param {string[]} kinds @param {number} card  the width of an upright card
 * @param {number} width @returns {number}
 */
export function flowHeight(kinds, card, width) {
  let height = 0;
  let row = 0;
  let used = 0;
  for (const kind of kinds) {
    if (kind === BREAK) {
      height += row + GAP;
      row = used = 0;
      continue;
    }
    const [w, h] = shapeOf(kind).map((unit) => unit * card);
    if (w > width) return Infinity;
    if (used && used + GAP + w > width) {
      height += row + GAP;
      row = used = 0;
    }
    used += (used ? GAP : 0) + w;
    row = Math.max(row, h);
  }
  return height + row;
}

/**
 * The largest width for which `fits` holds; the least one where it never does. What fits also fits when it is smaller.
 * @param {number} least @param {number} most @param {(card: number) => boolean} fits @returns {number}
 */
export function largest(least, most, fits) {
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * How wide cards can be in several flows of the same room each; 0 where they would be too small.
 * @param {string[][]} flows @param {Room} room @param {number} least @param {number} most @returns {number}
 */
export function flowing(flows, room, least, most) {
  const fits = (/** @type {number} */ card) => flows.every((kinds) => flowHeight(kinds, card, room.width) <= room.height);
  const card = largest(least, most, fits);
  return fits(card) ? card : 0;
}

/** Below this width small tiles cannot be read: they become chips, which are as large as they are. */
const READABLE = 92;
/** @type {[number, number]} */
const CHIP = [116, 27];
/** Between two rows of chips. */
const CHIP_GAP = 4;
/** The line above a group. */
const CAPTION = 18;

/**
 * @typedef {object} Shelves
 * @property {number} card      the width of an upright card
 * @property {boolean} chips    are small tiles chips?
 * @property {{width: number, rows: number}[]} groups  with chips, all small tiles are one group
 * @property {boolean} fits
 * @property {number} height    of all, where they do not fit in several lines
 */

/**
 * Groups side by side, each in as many rows as the height allows.
 * @param {string[][]} groups @param {Room} room @param {number} least @param {number} most
 * @returns {Shelves}
 */
export function shelves(groups, room, least, most) {
  const tiles = shelved(groups, room, least, most, false);
  if (tiles.card >= READABLE) return tiles;
  const [places, monuments, ...small] = groups;
  const chips = shelved([places, monuments, small.flat()], room, least, most, true);
  return !tiles.fits || chips.fits && chips.card >= tiles.card ? chips : tiles;
}

/**
 * @param {string[][]} groups @param {Room} room @param {number} least @param {number} most @param {boolean} chips
 * @returns {Shelves}
 */
function shelved(groups, room, least, most, chips) {
  /** @param {number} card */
  const laid = (card) => groups.map((kinds) => {
    if (!kinds.length) return {width: 0, rows: 0, height: 0};
    const small = chips && SHAPES[kinds[0]]?.[1] < 1;
    const [w, h] = small ? CHIP : shapeOf(kinds[0]).map((unit) => unit * card);
    const gap = small ? CHIP_GAP : GAP;
    const rows = Math.max(1, Math.floor((room.height + gap) / (h + gap)));
    const most = Math.max(1, Math.floor((room.width + GAP) / (w + GAP)));
    const columns = Math.min(most, Math.ceil(kinds.length / rows));
    const needed = Math.ceil(kinds.length / columns);
    return {width: columns * w + (columns - 1) * GAP, rows: needed, height: CAPTION + needed * (h + gap)};
  });
  /** @param {number} card */
  const fits = (card) => {
    const all = laid(card);
    const widths = all.map(({width}) => width).filter(Boolean);
    const total = widths.reduce((sum, width) => sum + width, 0) + 2 * GAP * (widths.length - 1);
    return total <= room.width && Math.max(...all.map(({height}) => height)) - CAPTION - GAP <= room.height;
  };
  const card = largest(least, most, fits);
  return {card, chips, groups: laid(card), fits: fits(card), height: wrapped(laid(card), room.width)};
}

/** @param {{width: number, height: number}[]} boxes @param {number} width @returns {number} */
function wrapped(boxes, width) {
  let [total, line, used] = [0, 0, 0];
  for (const box of boxes.filter((one) => one.width)) {
    if (used && used + 2 * GAP + box.width > width) [total, line, used] = [total + line, 0, 0];
    used += (used ? 2 * GAP : 0) + box.width;
    line = Math.max(line, box.height);
  }
  return total + line;
}

/**
 * Tableau and hand: the hand below, or beside in some columns, whichever leaves larger cards.
 * @param {string[]} tableau @param {number} hand @param {Room} room @param {number} least @param {number} most
 * @returns {{card: number, beside: number, fits: boolean, height: number}}  `beside`: the width of the hand beside the tableau, 0 for below
 */
export function tableauAndHand(tableau, hand, room, least, most) {
  const cards = Array.from({length: hand}, () => "artifact");
  const between = 3 * GAP;
  /** @param {number} card */
  const fitsBelow = (card) =>
    flowHeight(tableau, card, room.width) + (hand ? between + flowHeight(cards, card, room.width) : 0) <= room.height;
  const below = largest(least, most, fitsBelow);
  let best = {card: below, beside: 0, fits: fitsBelow(below)};
  for (let columns = 1; columns <= Math.min(hand, 4); columns++) {
    /** @param {number} card */
    const handWidth = (card) => columns * card + (columns - 1) * GAP;
    /** @param {number} card */
    const fits = (card) => flowHeight(cards, card, handWidth(card)) <= room.height
      && flowHeight(tableau, card, room.width - handWidth(card) - between) <= room.height;
    const card = largest(least, most, fits);
    if (card > best.card || !best.fits && fits(card)) best = {card, beside: handWidth(card), fits: fits(card)};
  }
  const tableauHeight = flowHeight(tableau, best.card, room.width - (best.beside ? best.beside + between : 0));
  const handHeight = hand ? flowHeight(cards, best.card, best.beside || room.width) : 0;
  return {...best, height: best.beside ? Math.max(tableauHeight, handHeight) : tableauHeight + handHeight + (hand ? between : 0)};
}

/** How much larger than those of the centre the own cards should be, and sizes for both. */
const LARGER = 1.3;
const CENTRE = {least: 64, most: 220};
const OWN = {least: 72, most: 300};
/** That all can be seen at once counts for more than any size. */
const TOO_HIGH = 10;
/** What captions and edges take. */
const CENTRE_EDGES = 44;
const OWN_EDGES = 64;
/** And without captions: the edges of both, and the line below the own cards. */
const EDGES = 66;
const SHARES = [0.7, 0.66, 0.62, 0.58, 0.54, 0.5, 0.46, 0.42, 0.38, 0.34, 0.3];

/**
 * Shares what is left of the board between the centre and the own things, so that the own cards are the largest and
 * those of the centre as large as that allows.
 * @param {{groups: string[][], tableau: string[], hand: number}} things
 * @param {Room} room  without what the rivals take
 */
export function shared({groups, tableau, hand}, room) {
  const width = room.width - CENTRE_EDGES;
  const plans = SHARES.map((share) => {
    const centre = shelves(groups, {width, height: room.height * share - CENTRE_EDGES}, CENTRE.least, CENTRE.most);
    const own = tableauAndHand(tableau, hand, {width: room.width - OWN_EDGES, height: room.height * (1 - share) - OWN_EDGES}, OWN.least, OWN.most);
    const over = Math.max(0, centre.height + own.height + EDGES - room.height);
    const value = Math.min(centre.card * LARGER, own.card) - TOO_HIGH * over;
    return {centre, own, value};
  });
  return plans.reduce((best, plan) => plan.value > best.value ? plan : best);
}

/** A board less high than this has no room to spare. */
const LITTLE = 780;
/** What rivals take where they are few and their cards can be seen, and the most that chips take. */
const FEW = 2;
const SHARE = 0.26;
const MOST_SHARE = 0.34;
/** So many components a rival will have by and by. */
const EXPECTED = 10;
/** Of a rival, in letters of 16 pixels: heading and pool, and a row of chips. */
const HEADING = 80;
const CHIP_ROW = 28.5;
/** The same where chips are small. */
const TIGHT_HEADING = 62;
const TIGHT_ROW = 25.5;
/** What is beside all rivals, and beside each. */
const ASIDE = 24;
const EDGE = 28;
/** Below these widths of a rival, chips have no sign of their kind, and then are small. */
const SNUG = 300;
const TIGHT = 215;
/** How wide a chip is at least, in letters of 16 pixels, and what is between two. */
const CHIP_WIDTH = 148;
const SNUG_WIDTH = 112;
const BETWEEN = 3;

/**
 * How each rival lies, as css/resarcana.css has it.
 * @param {number} width  of the board
 * @param {number} rivals @param {number} letters  how large letters are, 1 for 16 pixels
 */
export function rivalShape(width, rivals, letters) {
  const each = (width - ASIDE) / rivals - EDGE;
  const [snug, tight] = [each < SNUG, each < TIGHT];
  const columns = tight ? 2 : Math.floor((each + BETWEEN) / ((snug ? SNUG_WIDTH : CHIP_WIDTH) * letters + BETWEEN));
  return {width: each, snug, tight, columns: Math.max(1, columns)};
}

/**
 * The height for the rivals. Where there is room it has space for what will come, so that nothing else moves when they
 * place a card; else it is no more than they need.
 * @param {Room} room @param {number[]} sizes  how many components each of them has in play
 * @param {number} letters @returns {number}
 */
export function rivalsHeight(room, sizes, letters) {
  const little = room.height < LITTLE;
  const largest = Math.max(...sizes);
  if (!little && largest && sizes.length <= FEW) return Math.round(SHARE * room.height);
  const {columns, tight} = rivalShape(room.width, sizes.length, letters);
  const rows = largest && Math.ceil(Math.max(largest, little ? 1 : EXPECTED) / columns);
  const height = tight ? TIGHT_HEADING + TIGHT_ROW * rows : HEADING + CHIP_ROW * rows;
  return Math.round(Math.min(height * letters, MOST_SHARE * room.height));
}
