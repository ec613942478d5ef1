/** Things on the board of Res Arcana that can be pointed at: cards, decks and players. */
import {createContext, html, useContext, useMemo, useRef} from "../html.js";
import {Card} from "../card.js";
import {faceOf} from "../faces.js";
import {useSetting} from "../settings.js";
import {NARROW} from "../table/screen.js";
import {tells} from "./needs.js";
import {language} from "../texts.js";

/**
 * @typedef {object} Choice  how things are chosen now
 * @property {string} game
 * @property {Set<string>} lit
 * @property {string[]} chosen
 * @property {(target: string) => void} choose
 * @property {(target: string) => string[]} why
 */

export const ChoiceContext = createContext(/** @type {Choice} */ ({game: "resarcana", lit: new Set(), chosen: [], choose: () => undefined, why: () => []}));

/** What a component lying on the table looks like. @typedef {{card: string, turned?: boolean, essences?: number[], points?: number}} Component */

const ORDER = ["mage", "item", "artifact", "monument", "place", "scroll"];

/** Mage and item first, then the rest by kind, each kind as it was placed. @param {string} game @param {Component[]} play @returns {Component[]} */
export function inOrder(game, play) {
  const rank = (/** @type {Component} */ one) => ORDER.indexOf(faceOf(game, one.card).kind);
  return play.map((one, i) => ({one, i})).sort((a, b) => rank(a.one) - rank(b.one) || a.i - b.i).map(({one}) => one);
}

/** @typedef {{w: number, h: number}} Cell  in letters */

/** Cards that lie nowhere in particular; css/resarcana.css has the same. */
const FLOWING = {w: 11.2, h: 15.6};
const FLOWING_NARROW = {w: 8, h: 11};

/** Where there is no room for sentences, signs stay; looked at closely, a card has both. @param {import("../faces.js").Face} face @param {string} form @param {Cell} [cell] */
function isTold(face, form, cell) {
  if (cell) return tells(face, form, cell.w, cell.h);
  const {w, h} = matchMedia(NARROW).matches ? FLOWING_NARROW : FLOWING;
  if (face.kind === "place") return tells(face, form, w * 1.68, w * 1.2);
  return tells(face, form, w, face.kind === "item" || face.kind === "scroll" ? w * 0.66 : h);
}

/**
 * A card that stands for the target `card:ID`. It is drawn anew only when something about it has changed: a table has up
 * to a hundred of them, and a decision changes a few.
 * @param {{of: Component, size?: "full"|"table"|"chip", form?: string, place?: Record<string, string>, cell?: Cell}} props  `cell`: how large it is there
 */
export function Thing({of, size = "table", form = "tall", place, cell}) {
  const {game, lit, chosen, choose, why} = useContext(ChoiceContext);
  const [sentences] = useSetting("sentences");
  const worded = sentences && isTold(faceOf(game, of.card), form, cell);
  const latest = useRef(choose);
  latest.current = choose;
  const target = `card:${of.card}`;
  const isLit = lit.has(target);
  const isChosen = chosen.includes(target);
  const reasons = why(target);
  return useMemo(() => html`
    <${Card} game=${game} id=${of.card} size=${size} turned=${of.turned} essences=${of.essences} points=${of.points} form=${size === "table" ? form : ""} place=${place} worded=${worded}
      target=${target} lit=${isLit} chosen=${isChosen} why=${reasons} onChoose=${isLit ? () => latest.current(target) : undefined} />`,
  [language(), game, target, size, form, worded, place?.gridRow, place?.gridColumn, of.turned, of.essences?.join(" "), of.points, isLit, isChosen, reasons.join(" ")]);
}

/**
 * Anything else that can be pointed at: a deck, a player.
 * @param {{target: string, label: string, class?: string, onOpen?: () => void, children?: any}} props
 *   `onOpen` is what a click does while it is not lit
 */
export function Spot({target, label, class: more = "", onOpen, children}) {
  const {lit, chosen, choose, why} = useContext(ChoiceContext);
  const isLit = lit.has(target);
  const reasons = isLit ? [] : why(target);
  return html`
    <button type="button" class=${`spot ${more}`} data-target=${target} data-lit=${isLit || null} data-chosen=${chosen.includes(target) || null}
      aria-label=${[label, ...reasons].join(". ")} title=${[label, ...reasons].join("\n")}
      onClick=${() => isLit ? choose(target) : onOpen?.()}>${children}</button>`;
}
