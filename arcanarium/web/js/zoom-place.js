/**
 * Where the large card goes: beside the thing it explains, inside the window, and never over what has to stay in view.
 *
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 * @typedef {{left: number, top: number, scale: number}} Placed
 */

export const GAP = 14;
export const EDGE = 8;
/** A smaller card cannot be read: rather than that it may cover the thing itself. */
const LEAST = 0.62;

/** What is left of a box beside another one: at its left, right, above, below. @param {Box} box @param {Box} hole @returns {Box[]} */
function around(box, hole) {
  const apart = hole.left >= box.right || hole.right <= box.left || hole.top >= box.bottom || hole.bottom <= box.top;
  if (apart) return [box];
  return [
    {...box, right: hole.left - GAP}, {...box, left: hole.right + GAP}, {...box, bottom: hole.top - GAP}, {...box, top: hole.bottom + GAP},
  ].filter(({left, top, right, bottom}) => right > left && bottom > top);
}

/** @param {number} middle @param {number} size @param {number} least @param {number} most */
const within = (middle, size, least, most) => Math.max(least, Math.min(middle - size / 2, most - size));

/**
 * @param {{width: number, height: number}} card  its size
 * @param {Box} thing  what it explains
 * @param {Box[]} clear  what has to stay in view
 * @param {{width: number, height: number}} view  the window
 * @param {boolean} [above]  under a finger nothing can be read: above or below it, never beside it
 * @returns {Placed}
 */
export function placed(card, thing, clear, view, above = false) {
  const whole = {left: EDGE, top: EDGE, right: view.width - EDGE, bottom: view.height - EDGE};
  const free = clear.reduce((/** @type {Box[]} */ rooms, box) => rooms.flatMap((room) => around(room, box)), [whole]);
  const column = above ? {...thing, left: 0, right: view.width} : thing;
  return best(card, thing, free.flatMap((room) => around(room, column)), LEAST) ?? best(card, thing, free, 0) ?? {left: EDGE, top: EDGE, scale: LEAST};
}

/** The room in which the card is largest, and of those the one nearest to the thing. */
/** @param {{width: number, height: number}} card @param {Box} thing @param {Box[]} rooms @param {number} least @returns {Placed|null} */
function best(card, thing, rooms, least) {
  const x = (thing.left + thing.right) / 2;
  const y = (thing.top + thing.bottom) / 2;
  let found = null;
  let rank = [0, Infinity];
  for (const room of rooms) {
    const scale = Math.min(1, (room.right - room.left) / card.width, (room.bottom - room.top) / card.height);
    const [width, height] = [card.width * scale, card.height * scale];
    const left = within(x, width, room.left, room.right);
    const top = within(y, height, room.top, room.bottom);
    const far = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (scale <= least || scale < rank[0] || scale === rank[0] && far >= rank[1]) continue;
    [found, rank] = [{left, top, scale}, [scale, far]];
  }
  return found;
}
