/**
 * How large cards can be so that all of them fit into the room there is. Widths are tried from large to small; a card is
 * told by its kind, in units of the width of an upright card.
 *
 * @typedef {{width: number, height: number}} Room
 */

/** Width and height of each kind. @type {Record<string, [number, number]>} */
const SHAPES = {place: [1.62, 1.16], item: [0.94, 0.74], scroll: [0.94, 0.74]};
/** @type {[number, number]} */
const UPRIGHT = [1, 88 / 63];

export const GAP = 8;
const STEP = 2;

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
 * The largest width for which `fits` holds.
 * @param {number} least @param {number} most @param {(card: number) => boolean} fits @returns {number}
 */
export function largest(least, most, fits) {
  for (let card = most; card > least; card -= STEP) if (fits(card)) return card;
  return least;
}

/**
 * One flow of cards in a room.
 * @param {string[]} kinds @param {Room} room @param {number} least @param {number} most @returns {number}
 */
export function flow(kinds, room, least, most) {
  return largest(least, most, (card) => flowHeight(kinds, card, room.width) <= room.height);
}

/**
 * Groups side by side, each in as many rows as the height allows. Gives the width of a card, and of each group.
 * @param {string[][]} groups @param {Room} room @param {number} least @param {number} most
 * @returns {{card: number, widths: number[]}}
 */
export function shelves(groups, room, least, most) {
  const between = 2 * GAP;
  /** @param {number} card */
  const widths = (card) => groups.map((kinds) => {
    if (!kinds.length) return 0;
    const [w, h] = shapeOf(kinds[0]).map((unit) => unit * card);
    const rows = Math.max(1, Math.floor((room.height + GAP) / (h + GAP)));
    const columns = Math.ceil(kinds.length / rows);
    return columns * w + (columns - 1) * GAP;
  });
  /** @param {number} card */
  const total = (card) => {
    const all = widths(card).filter(Boolean);
    return all.reduce((sum, width) => sum + width, 0) + between * (all.length - 1);
  };
  const card = largest(least, most, (size) => total(size) <= room.width && size * UPRIGHT[1] <= room.height);
  return {card, widths: widths(card)};
}

/**
 * Tableau and hand: the hand below, or beside in some columns, whichever leaves larger cards.
 * @param {string[]} tableau @param {number} hand @param {Room} room @param {number} least @param {number} most
 * @returns {{card: number, beside: number}}  `beside`: the width of the hand beside the tableau, 0 for below
 */
export function tableauAndHand(tableau, hand, room, least, most) {
  const cards = Array.from({length: hand}, () => "artifact");
  const between = 3 * GAP;
  const below = largest(least, most, (card) =>
    flowHeight(tableau, card, room.width) + (hand ? between + flowHeight(cards, card, room.width) : 0) <= room.height);
  let best = {card: below, beside: 0};
  for (let columns = 1; columns <= Math.min(hand, 4); columns++) {
    /** @param {number} card */
    const handWidth = (card) => columns * card + (columns - 1) * GAP;
    const card = largest(least, most, (size) => flowHeight(cards, size, handWidth(size)) <= room.height
      && flowHeight(tableau, size, room.width - handWidth(size) - between) <= room.height);
    if (card > best.card) best = {card, beside: handWidth(card)};
  }
  return best;
}
