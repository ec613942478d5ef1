/**
 * What this page was shown of a game, state by state. The states stand in a row without gaps, the present one last; they are
 * what the server sent, so that looking back tells nothing that was not told before.
 *
 * @typedef {import("./types.js").StateFrame} StateFrame
 */

/** How many states are kept. */
export const KEPT = 80;

/** The row with a state that has just come. @param {StateFrame[]} past @param {StateFrame} frame @returns {StateFrame[]} */
export function added(past, frame) {
  const last = past[past.length - 1];
  if (!last) return [frame];
  if (frame.cause === "request") return [...past.slice(0, -1), {...last, ...frame, events: last.events, lines: last.lines, news: last.news, touched: last.touched}];
  if (frame.cause === "move" && frame.step === last.step + 1 && frame.era === last.era) return [...past, frame].slice(-KEPT);
  if (frame.cause === "undo" && frame.era === last.era + 1) {
    const rest = past.filter(({step}) => step < frame.step);
    const before = past.find(({step}) => step === frame.step);
    const told = before ? {events: before.events, lines: before.lines, news: before.news, touched: before.touched} : {};
    return [...rest.map((one) => ({...one, era: frame.era})), {...frame, ...told}];
  }
  return frame.step === last.step && frame.era === last.era ? past : [frame];
}

/** The row with earlier states before it, as far as they belong to it. @param {StateFrame[]} past @param {StateFrame[]} earlier @returns {StateFrame[]} */
export function withEarlier(past, earlier) {
  if (!past.length) return past;
  const before = earlier.filter(({step}) => step < past[0].step).map((frame) => ({...frame, era: past[0].era}));
  const joined = before.length && before[before.length - 1].step === past[0].step - 1;
  const again = earlier.find(({step}) => step === past[0].step);
  const first = again ? {...past[0], events: again.events, lines: again.lines, news: again.news, touched: again.touched} : past[0];
  return joined ? [...before, first, ...past.slice(1)] : [first, ...past.slice(1)];
}

/** The things that others changed since the reader decided last. @param {StateFrame[]} past @param {number} since @returns {string[]} */
export function touchedSince(past, since) {
  if (since < 0) return past[past.length - 1]?.touched ?? [];
  return [...new Set(past.filter(({step}) => step > since + 1).flatMap(({touched}) => touched ?? []))];
}
