/**
 * A lesson as the server sends it, walked through without the server: every place of it is there, with what each move
 * leads to. Where somebody stands is the sum of the answers given, so it can be left, resumed and gone back in.
 * Everything here is a function of the document and the answers, and knows nothing of pages.
 *
 * @typedef {import("../table/types.js").StateFrame} StateFrame
 *
 * @typedef {object} Onward  what a move leads to: another place, or words about why it is not the one
 * @property {number=} to
 * @property {string=} say
 * @property {StateFrame[]} frames  what is seen on the way; a wrong move without frames is not made
 *
 * @typedef {object} Place
 * @property {number} step
 * @property {boolean=} over
 * @property {string} text
 * @property {string} do              empty where there is only something to read
 * @property {string[]} point
 * @property {Record<string, Onward>} moves
 * @property {string} else            what is said to any other move
 *
 * @typedef {object} Course
 * @property {string} id
 * @property {"guided"|"topic"} kind
 * @property {string} title
 * @property {string} end
 * @property {number} steps
 * @property {any} table
 * @property {StateFrame} state
 * @property {Place[]} places
 *
 * @typedef {object} Stand
 * @property {string[]} answers
 * @property {Place} place
 * @property {StateFrame} state
 * @property {[number, string][]} log
 *
 * @typedef {{say: string, frames: StateFrame[], stand: Stand|null}} Outcome  `stand`: where it leads; null where it was wrong
 */

/** The answer to a place where there is only something to read. */
export const GO_ON = "";

/** @param {Course} course @returns {Stand} */
function start(course) {
  return {answers: [], place: course.places[0], state: course.state, log: []};
}

/** @param {Place} place */
export const isReading = (place) => !place.over && !place.do;

/** @param {StateFrame[]} frames @returns {[number, string][]} */
const told = (frames) => frames.flatMap((frame) => frame.lines.map((line) => /** @type {[number, string]} */ ([frame.step, line])));

/**
 * What becomes of an answer.
 * @param {Course} course @param {Stand} stand @param {string} move @returns {Outcome}
 */
export function answer(course, stand, move) {
  const {place} = stand;
  const found = place.over ? undefined : place.moves[move];
  if (!found) return {say: place.else ?? "", frames: [], stand: null};
  if (found.to === undefined) return {say: found.say ?? place.else, frames: found.frames, stand: null};
  const state = found.frames.at(-1) ?? stand.state;
  return {
    say: "", frames: found.frames,
    stand: {answers: [...stand.answers, move], place: course.places[found.to], state, log: [...stand.log, ...told(found.frames)]},
  };
}

/**
 * What becomes of several answers that are given at once: all of them are made, or none is.
 * @param {Course} course @param {Stand} stand @param {string[]} moves @returns {Outcome}
 */
export function answerAll(course, stand, moves) {
  /** @type {Outcome} */
  let all = {say: "", frames: [], stand};
  for (const move of moves) {
    const one = answer(course, /** @type {Stand} */ (all.stand), move);
    if (!one.stand) return {...one, frames: all.frames.length ? [] : one.frames};
    all = {say: "", frames: [...all.frames, ...one.frames], stand: one.stand};
  }
  return all;
}

/**
 * Where these answers lead, as far as they fit: a lesson may have been changed since they were given.
 * @param {Course} course @param {string[]} answers @returns {Stand}
 */
export function resume(course, answers) {
  let stand = start(course);
  for (const move of answers) {
    const next = answer(course, stand, move).stand;
    if (!next) break;
    stand = next;
  }
  return stand;
}

/**
 * The beginning of this step if something of it is done, else of the one before.
 * @param {Course} course @param {Stand} stand @returns {Stand}
 */
export function back(course, stand) {
  let answers = stand.answers.slice(0, -1);
  let found = resume(course, answers);
  for (;;) {
    const before = resume(course, answers.slice(0, -1));
    if (!answers.length || before.place.step !== found.place.step) return found;
    answers = answers.slice(0, -1);
    found = before;
  }
}
