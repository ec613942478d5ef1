/** What a lesson or the coach speaks of glows. A rule does it, not attributes: boards draw themselves anew at any time. */
import {useEffect} from "../html.js";
import {NARROW} from "../table/screen.js";

const PARTS = /** @type {Record<string, string>} */ ({
  mine: '.board [data-part="mine"]', centre: '.board [data-part="centre"]', rivals: '.board [data-part="rivals"]',
  question: ".desk", score: ".strip", log: ".talk-place",
});

/** Where a thing is found. @param {string} target @returns {string} */
export function selectorOf(target) {
  const [word, name] = target.split(":");
  if (word === "part") return PARTS[name] ?? ".tabletop";
  if (word === "pool") return `[data-anchor="${CSS.escape(target)}"]`;
  return `.board [data-target="${CSS.escape(target)}"]`;
}

/** @param {string[]} targets */
export function usePointing(targets) {
  const key = targets.join(" ");
  useEffect(() => {
    if (!targets.length) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${targets.map(selectorOf).join(", ")}) { outline: 3px solid var(--spot, #e0b040); outline-offset: 3px; border-radius: 8px; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const first = matchMedia(NARROW).matches && document.querySelector(selectorOf(targets[0]));
    if (first) first.scrollIntoView({block: "center"});
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet));
  }, [key]);
}
