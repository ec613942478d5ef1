/** Every text a person reads: Fluent messages in the language of the reader. The server has filled gaps with English. */
import {FluentBundle, FluentResource} from "@fluent/bundle";
import {lasting} from "./boot.js";

const FALLBACK = "en";
/** Letters of the scripts that run from right to left. */
const TURNING = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** @type {FluentBundle | null} */
let bundle = null;
/** @type {Set<string>} */
const missing = new Set();
/** How texts that have other forms were said, by the text. @type {Map<string, Said>} */
const forms = new Map();
const MOST_FORMS = 2000;

/** @typedef {import("@fluent/bundle").FluentValue} Value */
/** @typedef {{bundle: FluentBundle, message: {value: any, attributes: Record<string, any>}, args: Record<string, string | number>}} Said */

/**
 * Fetches the messages of a language; from then on `say` speaks it.
 * @param {string} language
 */
export async function loadTexts(language) {
  const answer = await fetch(lasting(`/texts/${encodeURIComponent(language || FALLBACK)}.ftl`));
  if (!answer.ok) throw new Error(`no texts in ${language}`);
  const found = new FluentBundle(language || FALLBACK, {useIsolating: false, functions: {FORM, CAPITAL}});
  found.addResource(new FluentResource(await answer.text()));
  bundle = found;
  missing.clear();
  forms.clear();
  document.documentElement.lang = found.locales[0];
}

/**
 * The text of a message. A message that nobody wrote is a mark that cannot be overlooked.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args) {
  const message = bundle?.getMessage(id);
  if (bundle && message?.value) {
    const text = bundle.formatPattern(message.value, args && isolated(args), []);
    if (hasForms(message, text, args)) remember(text, {bundle, message, args: args ?? {}});
    return text;
  }
  if (!missing.has(id)) console.warn(`missing text: ${id}`);
  missing.add(id);
  return `[${id}]`;
}

/** Whether a text has other forms: its message says them, or it is made of such texts and more.
 * @param {Said["message"]} message @param {string} text @param {Record<string, string | number>} [args] @returns {boolean} */
function hasForms(message, text, args) {
  for (const _ in message.attributes) return true;
  return forms.size > 0 && !!args && Object.values(args).some((part) =>
    typeof part === "string" && part !== text && text.includes(part) && forms.has(part));
}

/** @param {string} text @param {Said} said */
function remember(text, said) {
  if (forms.size >= MOST_FORMS) forms.clear();
  forms.set(text, said);
}

/**
 * In messages, `FORM($what, "acc")` is another form of a text that was said before, as arcanarium/locale/forms.py explains
 * it. Here texts are plain, so they are found by how they look; those that come from the server have no forms.
 * @param {Value[]} args
 * @returns {Value}
 */
function FORM([text, form]) {
  const said = typeof text === "string" ? forms.get(text) : undefined;
  if (!said) return text;
  const {bundle, message, args} = said, own = message.attributes[String(form)];
  const parts = own ? args : Object.fromEntries(Object.entries(args).map(([name, part]) =>
    [name, typeof part === "string" ? FORM([part, form]) : part]));
  const found = bundle.formatPattern(own ?? message.value, parts, []);
  if (!forms.has(found)) remember(found, said);  // the accusative of a name still has its gender
  return found;
}

/** In messages, `CAPITAL($what)` is a phrase as the beginning of a sentence. @param {Value[]} args @returns {Value} */
function CAPITAL([text]) {
  return typeof text === "string" ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
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
  return Boolean(bundle?.getMessage(id)?.value);
}

/** The language spoken now, for dates and numbers. @returns {string} */
export function language() {
  return bundle?.locales[0] ?? FALLBACK;
}

/** @type {Map<string, Intl.Collator>} */
const collators = new Map();

/** How two names are sorted in the language of the reader. @param {string} a @param {string} b @returns {number} */
export function inOrder(a, b) {
  const code = language();
  const found = collators.get(code) ?? new Intl.Collator(code, {numeric: true});
  collators.set(code, found);
  return found.compare(a, b);
}

/** Several things one after the other, as they are listed in a sentence. @param {string[]} parts @returns {string} "a, b and c" */
export function listed(parts) {
  return new Intl.ListFormat(language()).format(parts);
}

/** A language in its own words: "Deutsch". @param {string} code @returns {string} */
export function languageName(code) {
  const name = new Intl.DisplayNames([code], {type: "language"}).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
