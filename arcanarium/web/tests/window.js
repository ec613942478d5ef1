/** A browser's window, as much of it as the modules under test touch. Import this before them. */
import {readFileSync, readdirSync} from "node:fs";

const ENGLISH = new URL("../../locale/en/", import.meta.url);
/** As `NOT_ON_THE_PAGE` of the server's catalogue.py. */
const NOT_ON_THE_PAGE = /(?:errors|terminal|arena|puzzle|telling|-asking|-events|-moves|server)\.ftl$/;
const page = new EventTarget();

/** What the page says about itself; a test may change it. */
export const shown = Object.assign(new EventTarget(), {visibilityState: "visible", documentElement: {lang: ""}});

/** What was gone to. @type {{path: string, replaced: boolean}[]} */
export const visited = [];

/** @param {string} name @param {unknown} value */
export function give(name, value) {
  Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
}

/** Something happens to the window. @param {Event} event */
export function happen(event) {
  page.dispatchEvent(event);
}

give("document", shown);
give("location", new URL("https://arcanarium.example/t/owl"));
give("matchMedia", () => ({matches: false, addEventListener() {}}));
give("addEventListener", page.addEventListener.bind(page));
give("removeEventListener", page.removeEventListener.bind(page));
give("Element", class {});
give("history", {
  pushState: (/** @type {any} */ _, /** @type {string} */ __, /** @type {string} */ path) => void visited.push({path, replaced: false}),
  replaceState: (/** @type {any} */ _, /** @type {string} */ __, /** @type {string} */ path) => void visited.push({path, replaced: true}),
});

/** The English messages, as the server puts them together. */
export function englishMessages() {
  const files = readdirSync(ENGLISH).filter((name) => name.endsWith(".ftl") && !NOT_ON_THE_PAGE.test(name)).sort();
  return files.map((name) => readFileSync(new URL(name, ENGLISH), "utf8")).join("\n");
}

/** From now on `say` speaks English. */
export async function speakEnglish() {
  give("fetch", async () => ({ok: true, text: async () => englishMessages()}));
  const {loadTexts} = await import("../js/texts.js");
  await loadTexts("en");
}
