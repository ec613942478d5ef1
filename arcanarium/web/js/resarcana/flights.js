/** Which essences went where between two views: what is less in one place and more in another has moved. */

/**
 * @typedef {{kind: string, n: number, from: string, to: string}} Flight
 * @typedef {{place: string, seat: number, by: number[]}} Change
 */

/** @param {any} view @returns {Map<string, {seat: number, essences: number[]}>} */
function heaps(view) {
  const found = new Map();
  for (const seat of view.seats) {
    found.set(`pool:${seat.seat}`, {seat: seat.seat, essences: seat.pool});
    for (const one of seat.play) found.set(`card:${one.card}`, {seat: seat.seat, essences: one.essences});
  }
  for (const one of view.centre.places) found.set(`card:${one.card}`, {seat: -1, essences: one.essences});
  return found;
}

/** @param {any} before @param {any} after @returns {Change[]} */
function changes(before, after) {
  const was = heaps(before);
  const now = heaps(after);
  const found = [];
  for (const place of new Set([...was.keys(), ...now.keys()])) {
    const old = was.get(place)?.essences;
    const fresh = now.get(place)?.essences;
    const by = before.essences.map((/** @type {string} */ _, /** @type {number} */ kind) => (fresh?.[kind] ?? 0) - (old?.[kind] ?? 0));
    if (by.some((/** @type {number} */ n) => n)) found.push({place, seat: (now.get(place) ?? was.get(place))?.seat ?? -1, by});
  }
  return found;
}

/** The card at work for a seat, where the events tell one. @param {import("../table/types.js").Event[]} events @param {number} seat */
function atWork(events, seat) {
  const told = events.filter((event) => event.facts.card && (event.seat === seat || event.seat < 0));
  const card = told.length ? told[told.length - 1].facts.card : "";
  return card ? `card:${card}` : "";
}

/**
 * @param {any} before @param {any} after @param {import("../table/types.js").Event[]} events
 * @returns {Flight[]}
 */
export function flights(before, after, events) {
  const found = /** @type {Flight[]} */ ([]);
  const all = changes(before, after);
  before.essences.forEach((/** @type {string} */ kind, /** @type {number} */ k) => {
    const less = all.filter(({by}) => by[k] < 0).map(({place, seat, by}) => ({place, seat, n: -by[k]}));
    const more = all.filter(({by}) => by[k] > 0).map(({place, seat, by}) => ({place, seat, n: by[k]}));
    for (const gain of more) {
      for (const loss of less.filter((one) => one.seat === gain.seat)) {
        const n = Math.min(gain.n, loss.n);
        if (n) found.push({kind, n, from: loss.place, to: gain.place});
        gain.n -= n;
        loss.n -= n;
      }
      const source = atWork(events, gain.seat);
      if (gain.n && source && source !== gain.place) found.push({kind, n: gain.n, from: source, to: gain.place});
    }
    for (const loss of less) {
      const goal = atWork(events, loss.seat);
      if (loss.n && goal && goal !== loss.place) found.push({kind, n: loss.n, from: loss.place, to: goal});
    }
  });
  return found;
}
