/**
 * What just happened moves once and rests. States are shown one after the other; between two of them, things that stand
 * for the same target glide from where they were to where they are, and essences fly between pools and cards. Only
 * translation, scale and opacity are animated, so that the browser can do it without drawing anything anew.
 */
import {html, render, useEffect, useLayoutEffect, useRef, useState} from "../html.js";
import {Icon} from "../icons.js";
import {moving} from "../settings.js";
import {holdFor} from "./news.js";

/**
 * @typedef {import("./types.js").StateFrame} StateFrame
 * @typedef {{kind: string, n: number, from: string, to: string}} Flight  essences from one place to another: a target or `pool:SEAT`
 * @typedef {(before: any, after: any, events: import("./types.js").Event[]) => Flight[]} FlightsOf
 */

const GLIDE = 220;
const FLY = 250;
/** Between two states that wait, and where others wait behind them. */
const PACE = 280;
const HURRY = 130;
/** If more than this many wait, we look at the latest ones only. */
const PATIENCE = 3;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const MOST_TOKENS = 3;

/**
 * The state to show now: the newest one, or an earlier one while things are still moving.
 * @param {StateFrame|null} newest
 * @param {{current: HTMLElement|null}} root  the board
 * @param {FlightsOf|null} flightsOf
 * @returns {StateFrame|null}
 */
export function useMotion(newest, root, flightsOf) {
  const [shown, setShown] = useState(newest);
  const queue = useRef(/** @type {StateFrame[]} */ ([]));
  const busy = useRef(0);
  const before = useRef(/** @type {{state: StateFrame, places: Map<string, DOMRect>}|null} */ (null));
  const current = useRef(shown);
  const held = useRef(/** @type {StateFrame|null} */ (null));
  current.current = shown;

  const next = () => {
    busy.current = 0;
    const waits = queue.current.length === 1 && queue.current[0].cause === "move" && queue.current[0] !== held.current ? holdFor(queue.current[0]) : 0;
    if (waits) {
      held.current = queue.current[0];
      busy.current = setTimeout(next, waits);
      return;
    }
    if (queue.current.length > PATIENCE) queue.current.splice(0, queue.current.length - PATIENCE);
    const state = queue.current.shift();
    if (!state) return;
    const was = current.current;
    before.current = was && root.current && state.cause === "move" && moving() ? {state: was, places: places(root.current)} : null;
    setShown(state);
    if (before.current) busy.current = setTimeout(next, queue.current.length > 1 ? HURRY : PACE);
    else next();
  };

  /** Who begins to act has seen enough. */
  const skip = () => {
    if (!queue.current.length) return;
    held.current = queue.current[queue.current.length - 1];
    queue.current.splice(0, queue.current.length - 1);
    clearTimeout(busy.current);
    next();
  };
  useActing(skip);

  useLayoutEffect(() => {
    if (!newest || newest === current.current || queue.current.includes(newest)) return;
    if (!current.current || newest.cause !== "move" || document.hidden) {
      queue.current = [];
      clearTimeout(busy.current);
      busy.current = 0;
    }
    queue.current.push(newest);
    if (!busy.current) next();
  }, [newest]);

  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (!was || !shown || !root.current) return;
    const now = placed(root.current);
    glide(now, was.places);
    if (flightsOf) fly(flightsOf(was.state.view, shown.view, shown.events), was.places, boxesOf(now));
  }, [shown]);

  useEffect(() => () => clearTimeout(busy.current), []);
  return shown;
}

/** Tells at once when somebody presses a key or points at something. @param {() => void} act */
function useActing(act) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const acting = () => latest.current();
    const kinds = ["pointerdown", "keydown"];
    kinds.forEach((kind) => addEventListener(kind, acting, {capture: true}));
    return () => kinds.forEach((kind) => removeEventListener(kind, acting, {capture: true}));
  }, []);
}

/** Where everything is that has a name. @param {HTMLElement} root @returns {Map<string, DOMRect>} */
function places(root) {
  return boxesOf(placed(root));
}

/**
 * What has a name, and where it is. All of it is looked at before anything begins to move: otherwise the browser would lay everything
 * out again for each look.
 * @param {HTMLElement} root @returns {Map<string, {element: HTMLElement, box: DOMRect}>}
 */
function placed(root) {
  const found = new Map();
  for (const element of things(root)) {
    const name = nameOf(element);
    if (!found.has(name)) found.set(name, {element, box: element.getBoundingClientRect()});
  }
  return found;
}

/** @param {Map<string, {box: DOMRect}>} found @returns {Map<string, DOMRect>} */
const boxesOf = (found) => new Map([...found].map(([name, {box}]) => [name, box]));

/** @param {HTMLElement} root @returns {HTMLElement[]} */
function things(root) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-target], [data-anchor]"));
  return [...all].filter((one) => !one.closest(".detail") && one.offsetParent !== null);
}

/** @param {HTMLElement} element */
const nameOf = (element) => element.dataset.target ?? element.dataset.anchor ?? "";

/** @param {Map<string, {element: HTMLElement, box: DOMRect}>} found @param {Map<string, DOMRect>} was */
function glide(found, was) {
  for (const [name, {element, box: now}] of found) {
    if (!element.dataset.target) continue;
    const old = was.get(name);
    if (!old) {
      element.animate([{opacity: 0, scale: "0.92"}, {opacity: 1, scale: "1"}], {duration: GLIDE, easing: EASE});
      continue;
    }
    const dx = old.left + old.width / 2 - now.left - now.width / 2;
    const dy = old.top + old.height / 2 - now.top - now.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const size = now.width ? old.width / now.width : 1;
    const gliding = element.animate([{translate: `${dx}px ${dy}px`, scale: String(size)}, {translate: "0 0", scale: "1"}], {duration: GLIDE, easing: EASE});
    above(element, gliding);
  }
}

/** Above all else while it moves; as a part of the animation it would keep the browser from moving it by itself. @param {HTMLElement} element @param {Animation} moved */
function above(element, moved) {
  element.style.zIndex = "5";
  const down = () => element.style.removeProperty("z-index");
  moved.finished.then(down, down);
}

/** @param {Flight[]} flights @param {Map<string, DOMRect>} was @param {Map<string, DOMRect>} now */
function fly(flights, was, now) {
  for (const {kind, n, from, to} of flights) {
    const start = was.get(from) ?? now.get(from);
    const end = now.get(to) ?? was.get(to);
    if (!start || !end) continue;
    for (let i = 0; i < Math.min(n, MOST_TOKENS); i++) token(kind, start, end, i);
  }
}

/** @param {string} kind @param {DOMRect} from @param {DOMRect} to @param {number} i */
function token(kind, from, to, i) {
  const flyer = document.createElement("span");
  flyer.className = "flyer";
  flyer.setAttribute("aria-hidden", "true");
  render(html`<${Icon} name=${kind} size=${22} />`, flyer);
  document.body.append(flyer);
  /** @param {DOMRect} box */
  const middle = (box) => `${box.left + box.width / 2 - 11}px ${box.top + box.height / 2 - 11}px`;
  const moved = flyer.animate([{translate: middle(from), opacity: 0.4}, {translate: middle(to), opacity: 1}],
    {duration: FLY, delay: i * 40, easing: EASE, fill: "backwards"});
  const gone = () => {
    render(null, flyer);
    flyer.remove();
  };
  moved.finished.then(gone, gone);
}
