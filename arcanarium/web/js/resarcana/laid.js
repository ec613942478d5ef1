/** What lies on the table to choose from for a moment: mages, a packet, cards looked at, cards that may come back. */

/** @typedef {{title: string, cards: string[], lit?: boolean, aside?: boolean}} Tray  `title` is a message; `lit`: laid out only because it can be chosen from; `aside`: only to be looked at */

/** Cards that have a place of their own on the table. @param {any} view @param {number} seat @returns {Set<string>} */
function atHome(view, seat) {
  const {places, monuments, items, scrolls} = view.centre;
  return new Set([
    ...[...places, ...view.seats.flatMap((/** @type {any} */ one) => one.play)].map((/** @type {any} */ one) => one.card),
    ...monuments, ...items, ...scrolls, ...view.seats[seat].hand.cards,
  ]);
}

/**
 * @param {any} view @param {number} seat  whose table it is
 * @param {Set<string>} lit  what can be chosen now
 * @returns {Tray[]}
 */
export function traysOf(view, seat, lit) {
  const own = view.seats[seat];
  const {draft, looked, arranged} = view.centre;
  const setUp = view.round === 0 && !own.play.some((/** @type {any} */ one) => one.card);
  /** @type {Tray[]} */
  const trays = [
    {title: "resarcana-web-mages", cards: own.mages.cards}, {title: "resarcana-web-packet", cards: own.packet.cards}, {title: "resarcana-web-draft", cards: draft},
    {title: "resarcana-web-looked", cards: looked}, {title: "resarcana-web-arranged", cards: arranged},
    // in set-up one may look at all one has, and drafts by it
    {title: own.packet.cards.length || draft.length ? "resarcana-web-kept" : "resarcana-web-your-deck", cards: setUp ? own.deck.cards : [], aside: true},
  ];
  const there = new Set([...atHome(view, seat), ...trays.flatMap(({cards}) => cards)]);
  const away = [...lit].filter((target) => target.startsWith("card:")).map((target) => target.slice(5)).filter((card) => !there.has(card));
  for (const [title, cards] of heaps(view, seat)) {
    const chosen = away.filter((card) => cards.includes(card));
    chosen.forEach((card) => away.splice(away.indexOf(card), 1));
    trays.push({title, cards: chosen, lit: true});
  }
  trays.push({title: "resarcana-web-packet", cards: away, lit: true});
  return trays.filter(({cards}) => cards.length > 0);
}

/** Where cards lie that are not in view. @param {any} view @param {number} seat @returns {[string, string[]][]} */
function heaps(view, seat) {
  const own = view.seats[seat];
  const others = view.seats.filter((/** @type {any} */ one) => one !== own);
  return [
    ["resarcana-web-own-discards", own.discards], ["resarcana-web-your-deck", own.deck.cards],
    ["resarcana-web-other-discards", others.flatMap((/** @type {any} */ one) => one.discards)], ["resarcana-web-known-hand", others.flatMap((/** @type {any} */ one) => one.hand.cards)],
  ];
}

/**
 * All that the board lays out, as targets: what can be chosen has to be among it.
 * @param {any} view @param {number} seat @param {Set<string>} lit @returns {Set<string>}
 */
export function laidOut(view, seat, lit) {
  const cards = [...atHome(view, seat), ...traysOf(view, seat, lit).flatMap((tray) => tray.cards)].map((card) => `card:${card}`);
  const seats = view.seats.flatMap(({seat: one = 0}) => [`deck:${one}`, ...(one === seat ? [`seat:${one}`] : [`seat:${one}`])]);
  return new Set([...cards, ...seats, ...(view.centre.monument_deck ? ["monuments"] : [])]);
}
