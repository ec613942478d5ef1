/**
 * Signs: a card's language as shapes. `Signs` draws the fragments that the games give for cards and moves;
 * whoever does not see them hears the same in words.
 */
import {html} from "./html.js";
import {say} from "./texts.js";
import {SHAPES} from "./shapes.js";
import {PAGE_SHAPES} from "./shapes-page.js";

/** @typedef {import("./faces.js").Sign} Sign */
/** @typedef {import("./html.js").Drawn} Drawn */

export const ESSENCES = ["elan", "life", "calm", "death", "gold", "pearl"];
export const POWERS = ["military", "political", "spiritual", "financial"];
const TYPES = ["creature", "dragon", "demon", "mage"];

/** The characters of the games' faces, and the shapes for them. @type {Record<string, string>} */
const SHAPE_OF = {
  E: "elan", L: "life", C: "calm", D: "death", G: "gold", P: "pearl", "◇": "any",
  "↻": "turn", "↑": "straighten", "▶": "arrow", "⚡": "react", "⊔": "collect", "↓": "here", "←": "out", "□": "own",
  "■": "this", "✗": "destroy", "▯": "card", "⇅": "reorder", "⊘": "ignore", "★": "point", "=": "same", "≈": "as",
  "⚔": "military", "⚜": "political", "∪": "spiritual", "◎": "financial", "✎": "standin",
};
/** Characters that stay characters: they are between the signs. */
const QUIET = new Set(["+", "/", "(", ")", "−", "×"]);
const COUNTED = /^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u;

/** Is there a sign of that name? @param {string} name @returns {boolean} */
export function isSign(name) {
  return name in SHAPES || name in PAGE_SHAPES;
}

/**
 * One sign. With a label it is read aloud, without it is an ornament of the text beside it.
 * @param {{name: string, size?: number | string, label?: string, class?: string, golden?: boolean}} props
 *   `golden` puts it on a brass disc
 * @returns {Drawn}
 */
export function Icon({name, size, label, class: more = "", golden = false}) {
  const shape = SHAPES[name] ?? PAGE_SHAPES[name];
  if (!shape) throw new Error(`no sign is called ${name}`);
  const side = size === undefined ? undefined : {width: size, height: size};
  const drawn = html`
    ${shape.fill && html`<path d=${shape.fill} fill-rule="evenodd"/>`}
    ${shape.line && html`<path class="stroke" d=${shape.line}/>`}`;
  return html`<svg class=${`icon ${golden ? "golden" : ""} ${more}`} viewBox="0 0 24 24" style=${side}
      role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"} focusable="false">
    ${golden ? html`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${drawn}</g>` : drawn}
  </svg>`;
}

/** What a sign is called. @param {string} name @param {number} [n] @returns {string} */
export function signName(name, n = 1) {
  return say(`sign-${name}`, {n});
}

/**
 * Fragments as signs and text.
 * @param {{fragments: Sign[], label?: string}} props  `label` says it better than the signs one by one
 * @returns {Drawn | null}
 */
export function Signs({fragments, label}) {
  if (!fragments.length) return null;
  const parts = parse(fragments);
  const words = label ?? parts.map((part) => part.words).filter(Boolean).join(" ");
  return html`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${clauses(parts)}</span>
    <span class="visually-hidden">${words}</span>
  </span>`;
}

/** @typedef {{drawn: any, words: string, gap?: boolean, aside?: boolean, scores?: boolean}} Part  `aside`: begins what stands in brackets; `scores`: points */

/** Of so many pieces without a gap, what stands in brackets may come into another line. */
export const LONG = 3;

/** Lines break at gaps, and long ones before brackets. @param {Part[]} parts @returns {Drawn[]} */
function clauses(parts) {
  /** @type {Drawn[]} */
  const drawn = [];
  /** @type {Part[]} */
  let open = [];
  const close = () => {
    if (open.length === 1) drawn.push(open[0].drawn);
    else if (open.length) drawn.push(html`<span class="clause">${open.map((part) => part.drawn)}</span>`);
    open = [];
  };
  for (const part of parts) {
    if (part.gap) {
      close();
      drawn.push(part.drawn);
    } else {
      if (part.aside && open.length >= LONG) close();
      open.push(part);
    }
  }
  close();
  return drawn;
}

/** @param {Sign[]} fragments @returns {Part[]} */
function parse(fragments) {
  /** @type {Part[]} */
  const parts = [];
  for (let i = 0; i < fragments.length; i++) {
    const [text, style] = fragments[i];
    const [next = "", nextStyle = ""] = fragments[i + 1] ?? [];
    if (text === "≠" && style === "sign") {
      do parts.push(barred(fragments[++i]));
      while (ESSENCES.includes(fragments[i][1]) && ESSENCES.includes(fragments[i + 1]?.[1]));
    } else if (style === "point" && /^\d+$/.test(text) && next === "★") {
      parts.push({drawn: html`<${Points} n=${Number(text)}/>`, words: say("sign-points", {n: Number(text)}), scores: true});
      i++;
    } else if (text === "★" && next === "?" && nextStyle === "point") {
      parts.push(sign("check", "of-point", ""));
      i++;
    } else {
      parts.push({...part(text, style), ...heard(text, style, fragments[i - 1], parts.at(-1))});
    }
  }
  return parts;
}

/** What is read aloud otherwise because of what stands before it: how many of a thing there are, and what brings points.
 * @param {string} text @param {string} style @param {Sign | undefined} before @param {Part | undefined} last @returns {Partial<Part>} */
function heard(text, style, before, last) {
  if (text === "/" && last?.scores) return {words: say("sign-per")};
  if (style !== "text" && SHAPE_OF[text] && before?.[1] === "text" && /^\d+$/.test(before[0])) return {words: signName(SHAPE_OF[text], Number(before[0]))};
  return {};
}

/** @param {string} text @param {string} style @returns {Part} */
function part(text, style) {
  if (!text.trim()) return {drawn: html`<span class=${text.length > 1 ? "gap wide" : "gap"}> </span>`, words: "", gap: true};
  if (QUIET.has(text)) return {drawn: html`<span class="between">${text}</span>`, words: wordsBetween(text), aside: text === "("};
  const counted = COUNTED.exec(text);
  if (counted && style !== "text") {
    const shape = SHAPE_OF[counted[2]];
    return sign(shape, style === "quiet" ? "of-quiet" : `of-${shape}`, counted[1], style === "gold" && POWERS.includes(shape));
  }
  if (style !== "text" && SHAPE_OF[text]) return sign(SHAPE_OF[text], `of-${SHAPE_OF[text]}`, "");
  if (style === "type") {
    const type = TYPES.find((name) => text === signName(name) || text === name);  // in English: cards may be, where the page is not
    if (type) return sign(type, `of-${type}`, "");
  }
  if (text === "X" && style === "any") return {drawn: html`<i class="unknown">X</i>`, words: "X"};
  return {drawn: html`<span class=${`of-${style}`}>${text}</span>`, words: text};
}

/** @param {string} character @returns {string} */
function wordsBetween(character) {
  return {"+": "+", "/": say("sign-or"), "−": "−", "×": "×"}[character] ?? "";
}

/** @param {string} shape @param {string} style @param {string} number @param {boolean} [golden] @returns {Part} */
function sign(shape, style, number, golden = false) {
  return {
    drawn: html`<span class=${`sign ${style}`}>${number && html`<b class="sign-number">${number}</b>`}<${Icon} name=${shape} golden=${golden}/></span>`,
    words: `${number} ${signName(shape, Number(number) || 1)}`.trim(),
  };
}

/** What does not count: its sign, struck through. @param {Sign} fragment @returns {Part} */
function barred([text, style]) {
  const {drawn, words} = part(text, style);
  return {
    drawn: html`<span class="barred">${drawn}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${SHAPES.ban.line}/></svg></span>`,
    words: say("sign-not", {what: words}),
  };
}

/**
 * An amount of essences: numbers and shapes in a row. What there is none of is left out.
 * @param {{amount: number[], kinds?: string[]}} props
 * @returns {Drawn | null}
 */
export function Amount({amount, kinds = ESSENCES}) {
  const parts = amount.flatMap((n, i) => (n ? [sign(kinds[i], `of-${kinds[i]}`, String(n))] : []));
  if (!parts.length) return null;
  return html`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${parts.map((part) => part.drawn)}</span>
    <span class="visually-hidden">${parts.map((part) => part.words).join(", ")}</span>
  </span>`;
}

/**
 * Essences lying somewhere, as tokens.
 * @param {{essences: number[], kinds?: string[]}} props
 * @returns {Drawn | null}
 */
export function Tokens({essences, kinds = ESSENCES}) {
  if (!essences.some(Boolean)) return null;
  return html`<span class="tokens">${essences.map((n, i) => n > 0 && html`
    <span key=${kinds[i]} class=${`token of-${kinds[i]}`} data-essence=${kinds[i]}>
      <${Icon} name=${kinds[i]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${signName(kinds[i], n)}</span>
    </span>`)}</span>`;
}

/**
 * Points: the star with the number in it.
 * @param {{n: number}} props
 * @returns {Drawn}
 */
export function Points({n}) {
  return html`<span class="points" data-two=${n >= 10 || null} data-long=${n >= 100 || null} role="img" aria-label=${say("sign-points", {n})}>
    <${Icon} name="laurel"/><b class="num" aria-hidden="true">${n}</b>
  </span>`;
}
