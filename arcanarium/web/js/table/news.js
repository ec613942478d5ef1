/**
 * What everybody should notice: a short banner at the upper edge of the board, one piece after the other. It takes no
 * clicks and keeps nobody from acting.
 */
import {html, useEffect, useLayoutEffect, useRef, useState} from "../html.js";
import {moving, setting} from "../settings.js";
import {say} from "../texts.js";
import {elementOf} from "./menu.js";

/**
 * @typedef {import("./types.js").StateFrame} StateFrame
 * @typedef {import("./types.js").News} News
 */

/** How long a piece stays: so much, and more for each character. */
const LEAST = 1500;
const EACH = 28;
const MOST = 5200;
/** How long one of several steps stays: so much, and as long as a bot takes for a move. */
const STEP = 900;
/** More than these wait for nobody: the latest are told. */
const WAITING = 12;

/** How many milliseconds a piece of news stays in view. @param {News} news */
export const lasting = (news) => news.step ? STEP + 1000 * setting("pace") : Math.min(MOST, LEAST + EACH * news.words.length);

/**
 * What is told about a state that came after another one: its own news, and who has just got enough points.
 * @param {StateFrame|null} before @param {StateFrame} after @param {string[]} names @param {number} you @returns {News[]}
 */
export function newsOf(before, after, names, you) {
  const goal = after.view.threshold ?? 0;
  const reached = !goal || !before || after.result || before.view.match?.game !== after.view.match?.game ? [] : after.view.seats
    .filter((/** @type {any} */ seat, /** @type {number} */ i) => seat.points >= goal && before.view.seats[i].points < goal)
    .map((/** @type {any} */ seat) => ({words: say(seat.seat === you ? "news-reached-you" : "news-reached", {who: names[seat.seat], n: seat.points}), targets: [], step: false}));
  return [...(after.news ?? []), ...reached];
}

/** How long the table waits with a state whose steps are told one by one. Who wants no motion wants no waiting. @param {StateFrame} state @returns {number} */
export function holdFor(state) {
  if (!setting("news") || !moving() || !setting("pace")) return 0;
  return (state.news ?? []).filter((news) => news.step).reduce((sum, news) => sum + lasting(news), 0);
}

/**
 * The piece of news to show now.
 * @param {StateFrame[]} past @param {string[]} names @param {number} you @returns {News|null}
 */
export function useNews(past, names, you) {
  const [queue, setQueue] = useState(/** @type {News[]} */ ([]));
  const told = useRef(past[past.length - 1] ?? null);
  useEffect(() => {
    const last = told.current;
    const latest = past[past.length - 1];
    told.current = latest ?? null;
    if (!latest || !last || latest.era !== last.era || !setting("news")) return;
    const fresh = past.filter(({step}) => step > last.step);
    const found = fresh.flatMap((frame) => newsOf(past[past.indexOf(frame) - 1] ?? null, frame, names, you));
    if (found.length) setQueue((was) => [...was, ...found].slice(-WAITING));
  }, [past]);
  const now = queue[0] ?? null;
  useEffect(() => {
    if (!now) return undefined;
    const timer = setTimeout(() => setQueue((was) => was.slice(1)), lasting(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** @param {{news: News|null}} props */
export function Banner({news}) {
  useMarked("data-telling", news?.targets ?? []);
  return html`<div class="news" role="status" aria-live="polite">${news && html`<p key=${news.words} data-step=${news.step || null}>${news.words}${news.step && html` <small>${say("news-skip")}</small>`}</p>`}</div>`;
}

/** Marks things on the board by an attribute, as long as they are told. @param {string} attribute @param {string[]} targets @param {unknown} [drawn]  changes when the board was drawn anew */
export function useMarked(attribute, targets, drawn = null) {
  const key = targets.join(" ");
  useLayoutEffect(() => {
    const found = targets.map(elementOf).filter((one) => one !== null);
    for (const one of found) one.setAttribute(attribute, "");
    return () => found.forEach((one) => one.removeAttribute(attribute));
  }, [key, drawn]);
}
