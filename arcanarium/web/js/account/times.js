/** When something was, in words. */
import {language} from "../texts.js";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** @param {number} at  seconds since 1970 @returns {string} "3 May 2026" */
export function day(at) {
  return new Intl.DateTimeFormat(language(), {dateStyle: "medium"}).format(at * 1000);
}

/** @param {number} at  seconds since 1970 @param {number} [now] @returns {string} "2 hours ago" */
export function ago(at, now = Date.now() / 1000) {
  const format = new Intl.RelativeTimeFormat(language(), {numeric: "auto"});
  const since = Math.max(0, now - at);
  if (since < HOUR) return format.format(-Math.round(since / 60), "minute");
  if (since < 2 * DAY) return format.format(-Math.round(since / HOUR), "hour");
  return format.format(-Math.round(since / DAY), "day");
}
