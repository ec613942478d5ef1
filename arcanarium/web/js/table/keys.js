/** Playing by keyboard: arrows go to the nearest lit thing, letters and digits are told in `KEYS`. */
import {html, useEffect, useRef} from "../html.js";
import {say} from "../texts.js";

/** Keys and the message that tells what they do. @type {[string[], string][]} */
export const KEYS = [
  [["←", "→", "↑", "↓"], "key-arrows"], [["Tab"], "key-tab"], [["Enter"], "key-enter"], [["1", "…", "9"], "key-digits"], [["Esc"], "key-escape"],
  [["u"], "key-undo"], [["p"], "key-pass"], [["m"], "key-list"], [["h"], "key-hint"], [["b"], "key-back"], [["n"], "key-next"], [["l"], "key-log"], [["c"], "key-chat"], [["?"], "key-help"],
];

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/** Going aside costs more than going on. */
const ASIDE = 2.5;

/** @param {Element} element */
const centre = (element) => {
  const box = element.getBoundingClientRect();
  return {x: box.left + box.width / 2, y: box.top + box.height / 2};
};

/**
 * Which of some points to go to from another one.
 * @param {{x: number, y: number}} from @param {{x: number, y: number}[]} points @param {[number, number]} way
 * @returns {number} its index, or -1
 */
export function nearestOnTheWay(from, points, [dx, dy]) {
  let best = -1;
  let bestCost = Infinity;
  points.forEach((at, i) => {
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const cost = along + ASIDE * aside;
    if (along > 2 && cost < bestCost) [best, bestCost] = [i, cost];
  });
  return best;
}

/** What arrows go through: lit things, and what can be answered in panel and menu. @param {Set<string>} lit @returns {HTMLElement[]} */
function stops(lit) {
  const menu = document.querySelector(".menu");
  const answers = /** @type {HTMLElement[]} */ ([...(menu ?? document).querySelectorAll(menu ? "button" : ".decision button:not(:disabled)")]);
  const things = menu ? [] : /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-target]")]);
  const found = [...things.filter((one) => lit.has(one.dataset.target ?? "")), ...answers];
  return found.map(focusable).filter((one) => one.getClientRects().length > 0);
}

/** @param {HTMLElement} element @returns {HTMLElement} */
function focusable(element) {
  if (element.matches("button, [tabindex]")) return element;
  return element.querySelector("button, [tabindex]") ?? element;
}

/** @param {string} key @param {Set<string>} lit */
function walk(key, lit) {
  const all = stops(lit);
  if (!all.length) return;
  const here = document.activeElement;
  if (!here || here === document.body || !all.includes(/** @type {HTMLElement} */ (here))) return all[0].focus();
  const next = nearestOnTheWay(centre(here), all.map(centre), DIRECTIONS[key]);
  if (next >= 0) all[next].focus();
}

/** Is something typed here? @param {EventTarget|null} target */
function typing(target) {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/**
 * @param {Record<string, () => void>} letters  what each letter does, and "Escape"
 * @param {Set<string>} lit  what can be pointed at
 */
export function useKeys(letters, lit) {
  const latest = useRef({letters, lit});
  latest.current = {letters, lit};
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (typing(event.target)) {
        if (event.key === "Escape") /** @type {HTMLElement} */ (event.target).blur();
        return;
      }
      if (act(event, latest.current.letters, latest.current.lit)) event.preventDefault();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}

/** @param {KeyboardEvent} event @param {Record<string, () => void>} letters @param {Set<string>} lit @returns {boolean} */
function act(event, letters, lit) {
  const {key} = event;
  if (key in DIRECTIONS) {
    walk(key, lit);
    return true;
  }
  if (key === "Enter") return !onButton(event.target) && press(".menu [data-proposed], .prompt .primary, .decision [data-proposed]");
  if (/^[1-9]$/.test(key)) return press(".menu [data-move]", Number(key)) || press(".decision .move[data-move]", Number(key));
  if (letters[key]) {
    letters[key]();
    return true;
  }
  return false;
}

/** @param {EventTarget|null} target */
function onButton(target) {
  return target instanceof HTMLElement && target.matches("button, a, summary, [role=button]");
}

/** Presses the nth button that fits. @param {string} selector @param {number} n @returns {boolean} */
export function press(selector, n = 1) {
  const button = /** @type {HTMLButtonElement|undefined} */ (document.querySelectorAll(selector)[n - 1]);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

/** What the keys do. */
export function KeyList() {
  return html`
    <dl class="keys">${KEYS.map(([keys, message]) => html`
      <div key=${message}><dt>${keys.map((key) => html`<kbd key=${key}>${key}</kbd>`)}</dt><dd>${say(message)}</dd></div>`)}
    </dl>`;
}
