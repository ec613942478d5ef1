/** Every text a person reads: Fluent messages in the language of the reader, English where that has gaps. */
import {FluentBundle, FluentResource} from "@fluent/bundle";
import {lasting} from "./boot.js";

const FALLBACK = "en";
/** Letters of the scripts that run from right to left. */
const TURNING = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** @type {FluentBundle[]} */
let bundles = [];
/** @type {Set<string>} */
const missing = new Set();

/**
 * Fetches the messages of a language and of English; from then on `say` speaks it.
 * @param {string} language
 * @returns {Promise<string>} the language that is spoken now
 */
export async function loadTexts(language) {
  const wanted = [...new Set([language || FALLBACK, FALLBACK])];
  const found = (await Promise.all(wanted.map(fetchBundle))).filter((bundle) => bundle !== null);
  if (!found.length) throw new Error("no texts");
  bundles = found;
  missing.clear();
  document.documentElement.lang = found[0].locales[0];
  return found[0].locales[0];
}

/** @param {string} language @returns {Promise<FluentBundle | null>} */
async function fetchBundle(language) {
  const answer = await fetch(lasting(`/texts/${encodeURIComponent(language)}.ftl`)).catch(() => null);
  if (!answer?.ok) return null;
  const bundle = new FluentBundle(language, {useIsolating: false});
  bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

/**
 * The text of a message. A message that nobody wrote is a mark that cannot be overlooked.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args) {
  for (const bundle of bundles) {
    const value = bundle.getMessage(id)?.value;
    if (value) return bundle.formatPattern(value, args && isolated(args), []);
  }
  if (!missing.has(id)) console.warn(`missing text: ${id}`);
  missing.add(id);
  return `[${id}]`;
}

/**
 * Words that are written from right to left, such as a name, must not turn the sentence around them.
 * @param {Record<string, string | number>} args
 * @returns {Record<string, string | number>}
 */
function isolated(args) {
  return Object.fromEntries(Object.entries(args).map(([name, value]) =>
    [name, typeof value === "string" && TURNING.test(value) ? `\u2068${value}\u2069` : value]));
}

/** @param {string} id @returns {boolean} */
export function has(id) {
  return bundles.some((bundle) => bundle.getMessage(id)?.value);
}

/** The language spoken now, for dates and numbers. @returns {string} */
export function language() {
  return bundles[0]?.locales[0] ?? FALLBACK;
}

/** A language in its own words: "Deutsch". @param {string} code @returns {string} */
export function languageName(code) {
  const name = new Intl.DisplayNames([code], {type: "language"}).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
