/**
 * What this browser remembers. Storage may be blocked or full: then everything holds until the page is closed.
 */
import {useEffect, useState} from "./html.js";

const PREFIX = "arcanarium.";

/**
 * @typedef {object} Settings
 * @property {"auto" | "dark" | "light"} theme
 * @property {"auto" | "full" | "less"} motion  `auto` follows the system
 * @property {boolean} sound
 * @property {boolean} sentences  powers in sentences instead of signs
 * @property {"usual" | "large" | "larger"} text  the size of what is read beside the board
 * @property {boolean} news  banners that tell what others did
 * @property {boolean} confirm  ask once more before moves that one may regret
 * @property {boolean} hints  offer hints
 * @property {number} pace  seconds that an ordinary move of a bot takes
 * @property {Record<string, boolean>} taught  what was explained once
 * @property {string} language  what was chosen last: other tabs follow it
 * @property {Record<string, any>} lastTable  what was opened last, by game
 * @property {any} lastForm  how the form of a new table was left
 * @property {Record<string, any>} lessons  how far one has come in each lesson
 * @property {Partial<{theme: string, game: string, sets: string}>} puzzles  which ones one wants
 * @property {boolean} coach  whether the coach speaks at tables that have one
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "auto", motion: "auto", sound: false, sentences: false, text: "usual", news: true, confirm: true, hints: true, pace: 0.7, taught: {},
  language: "", lastTable: {}, lastForm: null, lessons: {}, puzzles: {}, coach: true,
};

/** @type {Partial<Settings>} */
const known = {};
/** @type {Set<(name: string) => void>} */
const watchers = new Set();

/** @template {keyof Settings} K @param {K} name @returns {Settings[K]} */
export function setting(name) {
  if (!(name in known)) known[name] = read(name);
  return /** @type {Settings[K]} */ (known[name]);
}

/** @template {keyof Settings} K @param {K} name @param {Settings[K]} value */
export function remember(name, value) {
  known[name] = value;
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // blocked or full: it holds for this visit
  }
  for (const watcher of [...watchers]) watcher(name);
}

/**
 * Calls `watcher` with the name of each setting that changes, here or in another tab.
 * @param {(name: string) => void} watcher
 * @returns {() => void} what ends it
 */
export function watchSettings(watcher) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/**
 * A setting inside a component, which is drawn again when it changes.
 * @template {keyof Settings} K @param {K} name
 * @returns {[Settings[K], (value: Settings[K]) => void]}
 */
export function useSetting(name) {
  const [, redraw] = useState(0);
  useEffect(() => watchSettings((changed) => {
    if (changed === name) redraw((n) => n + 1);
  }), [name]);
  return [setting(name), (value) => remember(name, value)];
}

/** Should things move? The system's wish counts unless this browser was told otherwise. @returns {boolean} */
export function moving() {
  const wish = setting("motion");
  return wish === "auto" ? !matchMedia("(prefers-reduced-motion: reduce)").matches : wish === "full";
}

/** @template {keyof Settings} K @param {K} name @returns {Settings[K]} */
function read(name) {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const value = text === null ? undefined : JSON.parse(text);
    const expected = DEFAULTS[name];
    if (value !== undefined && (expected === null || typeof value === typeof expected)) return value;
  } catch {
    // blocked, or not what we wrote
  }
  return DEFAULTS[name];
}

addEventListener("storage", (event) => {
  if (!event.key?.startsWith(PREFIX)) return;
  const name = /** @type {keyof Settings} */ (event.key.slice(PREFIX.length));
  delete known[name];
  for (const watcher of [...watchers]) watcher(name);
});
