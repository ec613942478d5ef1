/** How far somebody has come in each lesson. The browser remembers it: guests learn too, and no account is needed. */
import {remember, setting} from "../settings.js";

/** @typedef {{answers: string[], done: boolean}} Progress */

/** @param {string} lesson @returns {Progress} */
export function progressOf(lesson) {
  const found = setting("lessons")[lesson];
  const answers = Array.isArray(found?.answers) ? found.answers.filter((/** @type {unknown} */ one) => typeof one === "string") : [];
  return {answers, done: found?.done === true};
}

/** @param {string} lesson @param {string[]} answers @param {boolean} over */
export function keep(lesson, answers, over) {
  const {done} = progressOf(lesson);
  remember("lessons", {...setting("lessons"), [lesson]: {answers: over ? [] : answers, done: done || over}});
}
