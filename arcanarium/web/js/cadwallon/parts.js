/** Small things that stand in several places of the table: players, powers, counts, cards that can be pointed at. */
import {createContext, html, useContext} from "../html.js";
import {Card} from "../card.js";
import {Icon, signName} from "../icons.js";
import {say} from "../texts.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Power} Power
 */

export const GAME = "cadwallon";

/** What is on the table, and how things on it are chosen now. */
export const TableContext = createContext(/** @type {Table} */ (/** @type {unknown} */ (null)));

/** A player as a letter in the colour of the seat. @param {{seat: number}} props */
export function Badge({seat}) {
  const {view, names} = useContext(TableContext);
  return html`<span class="ca-badge" data-seat=${seat} role="img" aria-label=${names[seat]} title=${names[seat]}>${view.seats[seat].letter}</span>`;
}

/** A number in a power; golden where it is the one that counts. @param {{n: number, power: Power, golden?: boolean}} props */
export function Value({n, power, golden = false}) {
  return html`
    <span class=${`ca-value of-${power}`} role="img" aria-label=${`${n} ${signName(power)}`}>
      <b class="num" aria-hidden="true">${n}</b><${Icon} name=${power} golden=${golden} />
    </span>`;
}

/** How many there are of something: a sign and a number. @param {{name: string, n: number, what: string}} props */
export function Count({name, n, what}) {
  return html`<span class="ca-count" data-none=${n === 0 || null} role="img" aria-label=${what} title=${what}>
    <${Icon} name=${name} /><b class="num" aria-hidden="true">${n}</b></span>`;
}

/** A card that stands for a target: itself, or what it lies on. */
/** @param {{id: string, size: "full"|"table"|"chip", target?: string, points?: number, badge?: any}} props */
export function Thing({id, size, target = `card:${id}`, points, badge}) {
  const {lit, chosen, choose, why} = useContext(TableContext);
  const isLit = lit.has(target);
  return html`
    <${Card} game=${GAME} id=${id} size=${size} target=${target} lit=${isLit} chosen=${chosen.includes(target)} why=${why(target)}
      points=${points} badge=${badge} onChoose=${isLit || chosen.length ? () => choose(target) : undefined} />`;
}

/** What a player has won, by kind. @param {{won: [number, number, number]}} props */
export function Won({won}) {
  return html`<span class="ca-won">${["location", "personality", "relic"].map((kind, i) => html`
    <${Count} key=${kind} name=${kind} n=${won[i]} what=${say(`cadwallon-web-won-${kind}`, {n: won[i]})} />`)}</span>`;
}

/** A place that a card can go to: it glows when it can. @param {{target: string, label: string, class: string, open?: () => void, children?: any}} props */
export function Spot({target, label, class: name, open, children}) {
  const {lit, chosen, choose} = useContext(TableContext);
  const isLit = lit.has(target);
  return html`
    <button type="button" class=${`ca-spot ${name}`} data-target=${target} data-lit=${isLit || null} data-chosen=${chosen.includes(target) || null}
      aria-label=${label} title=${label} onClick=${() => isLit ? choose(target) : open?.()}>${children}</button>`;
}

/** The militia that can still be called. */
export function Militia() {
  const {view} = useContext(TableContext);
  const label = say("cadwallon-web-militia", {n: view.militia ?? 0});
  return view.militia !== null && html`<${Spot} target="militia" label=${label} class="ca-militia"><${Icon} name="militia" /> ${label}<//>`;
}

/** The resource deck of a player: cards are put away there. @param {{seat: import("./types.js").Seat}} props */
export function Resource({seat}) {
  const {setDetail} = useContext(TableContext);
  const n = seat.resource.length;
  return html`
    <${Spot} target=${`deck:${seat.seat}`} class="ca-resource" label=${`${say("cadwallon-web-resource-size", {n})}. ${say("cadwallon-web-resource-what")}`} open=${() => setDetail(seat.seat)}>
      <${Icon} name="pile" /><b class="num">${n}</b><span>${say("cadwallon-web-resource")}</span>
    <//>`;
}
