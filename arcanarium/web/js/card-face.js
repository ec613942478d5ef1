/** What is printed on a card. Who holds it, what lies on it and what can be done with it is drawn by card.js. */
import {html} from "./html.js";
import {hyphenated} from "./hyphens.js";
import {say} from "./texts.js";
import {Icon, Points, Signs} from "./icons.js";
import {Sigil} from "./sigil.js";

/** @typedef {import("./faces.js").Face} Face */
/** @typedef {import("./faces.js").Sign} Sign */
/** @typedef {import("./html.js").Drawn} Drawn */

const TYPES = ["creature", "dragon", "demon"];

/** A word of a game. @param {string} game @param {string} message @param {Record<string, string | number>} [args] @returns {string} */
export function word(game, message, args) {
  return say(`${game}-${message}`, args);
}

/** Where a card belongs, if it does: what is written small under its picture. @param {string} game @param {Face} face @returns {string} */
function home(game, face) {
  if (face.district) return word(game, `district-${face.district}`);
  if (face.guild) return word(game, `card-${face.guild}`);
  if (face.rank) return word(game, `rank-${face.rank}`);
  return "";
}

/** Everything on a card in words, for those who hear it. @param {Face} face @returns {string} */
export function cardWords(face) {
  return [...face.sentences, ...(face.mark ? face.origin.slice(-1) : [])].join(" ");
}

/** Are its rules written out anyway? @param {Face} face @returns {boolean} */
function isWritten(face) {
  return face.lines.some((line) => line.length === 1 && line[0][1] === "text" && line[0][0].length > 12);
}

/** Can sentences stand in place of its signs? @param {Face} face @returns {boolean} */
export function isTold(face) {
  return face.powers !== undefined && face.lines.length > 0;
}

/** What scores stands last on a card: one row for all of it. @param {Sign[][]} lines @returns {Sign[][]} */
export function scoresInOne(lines) {
  const scores = lines.filter((line) => line[0]?.[1] === "point");
  if (scores.length < 2) return lines;
  return [...lines.filter((line) => !scores.includes(line)), scores.flatMap((line, i) => (i ? [/** @type {Sign} */ (["   ", "text"]), ...line] : line))];
}

/** How much has to share the room for lines. @param {Face} face @param {Sign[][]} lines @param {boolean} told @returns {"" | "crowded" | "packed"} */
function crowd(face, lines, told) {
  const small = face.kind === "item" || face.kind === "scroll";
  const much = told ? face.sentences.join(" ").length : lines.flat().filter(([text]) => text.trim()).length;
  const [some, most] = told ? (small ? [80, 84] : [150, 200]) : small ? [11, 99] : [26, 99];
  return much > most ? "packed" : much > some ? "crowded" : "";
}

/**
 * @param {{game: string, face: Face, size: "full" | "table", sentences?: boolean, points?: number}} props
 *   `sentences` in place of signs; `points` as they count now
 * @returns {Drawn}
 */
export function CardFace({game, face, size, sentences = false, points = face.points}) {
  const full = size === "full";
  const types = TYPES.filter((type) => face.types?.includes(type));
  const cost = face.cost_signs.filter(([text]) => text.trim() && text.trim() !== "/");
  const written = isWritten(face);
  const lines = full ? face.lines : scoresInOne(face.lines);
  const instead = !full && sentences && isTold(face);
  const room = crowd(face, lines, instead);
  const broad = !full && face.kind !== "place" && (cost.length >= 4 ? lines.length >= 2 : cost.length >= 2 && lines.length >= 3);
  return html`
    <span class="face-art"><${Sigil} face=${face} whole=${full}/></span>
    <span class="face-name"><span>${hyphenated(face.name)}</span></span>
    ${cost.length > 0 && html`<span class=${`face-cost ${broad ? "broad" : ""}`}>${cost.map((fragment) => html`<${Signs} fragments=${[fragment]}/>`)}</span>`}
    ${types.length > 0 && html`<span class="face-types">${types.map((type) => html`<${Icon} name=${type} label=${say(`sign-${type}`, {n: 1})}/>`)}</span>`}
    <span class="face-kind">${full ? face.kind_name : home(game, face)}</span>
    <span class=${`face-lines ${written ? "written" : ""} ${face.values ? "values" : ""} ${room}`}>
      ${instead
        ? face.sentences.map((sentence) => html`<span class="face-sentence">${sentence}</span>`)
        : lines.map((line) => html`<span class="face-line"><${Signs} fragments=${line}/></span>`)}
      ${full && !written && html`<span class="face-told">${face.sentences.map((sentence) => html`<span class="face-sentence">${sentence}</span>`)}</span>`}
    </span>
    ${face.mark && html`<span class="face-mark" title=${face.origin.at(-1)}><${Icon} name="standin" label=${say("card-stand-in")}/></span>`}
    ${full && html`<span class="face-foot">${face.mark && html`<${Icon} name="standin"/>`}<span>${face.mark ? face.origin.at(-1) : face.set_title}</span></span>`}
    ${points > 0 && html`<span class="face-points"><${Points} n=${points}/></span>`}`;
}

/** The back of a card. @returns {Drawn} */
export function CardBack() {
  return html`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`;
}
