/** Things on the board of Res Arcana that can be pointed at: cards, decks and players. */
import {createContext, html, useContext} from "../html.js";
import {Card} from "../card.js";
import {faceOf} from "../faces.js";

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

/**
 * A card that stands for the target `card:ID`.
 * @param {{of: Component, size: "full"|"table"|"chip", dim?: boolean, badge?: string}} props
 */
export function Thing({of, size, dim, badge}) {
  const {game, lit, chosen, choose, why} = useContext(ChoiceContext);
  const target = `card:${of.card}`;
  const isLit = lit.has(target);
  return html`
    <${Card} game=${game} id=${of.card} size=${size} turned=${of.turned} essences=${of.essences} points=${of.points} dim=${dim} badge=${badge}
      target=${target} lit=${isLit} chosen=${chosen.includes(target)} why=${isLit ? [] : why(target)}
      onChoose=${isLit ? () => choose(target) : undefined} />`;
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
