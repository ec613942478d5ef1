/** The other players in short: what they have in play, what lies on it, and their pools. */
import {html, useContext} from "../html.js";
import {Icon, Points, Tokens} from "../icons.js";
import {faceOf} from "../faces.js";
import {say} from "../texts.js";
import {cellsOf} from "./centre.js";
import {fitted} from "./mine.js";
import {cellOf} from "./grids.js";
import {rowsOf, useSlots} from "./slots.js";
import {ChoiceContext, Spot, Thing, inOrder} from "./thing.js";

/** @typedef {import("./rooms.js").Plan} Plan */

/** @param {{seats: number[], view: any, table: any, names: string[], setDetail: (seat: number) => void, plan: Plan|null, phase: unknown}} props */
export function Rivals({seats, view, table, names, setDetail, plan, phase}) {
  return html`
    <section class="ra-rivals" data-part="rivals" data-form=${plan?.rivals.form} data-lines=${plan && plan.rivals.lines > 1 ? "two" : null} data-low=${plan?.bare || null} aria-label=${say("part-rivals")} style=${plan && {height: `${plan.rivals.height}px`, gap: `${plan.gap}px`}}>
      ${seats.map((seat) => html`<${Rival} key=${seat} of=${view.seats[seat]} view=${view} name=${names[seat]} bot=${table.seats[seat]?.kind === "bot"}
        plan=${plan} phase=${phase} onOpen=${() => setDetail(seat)} />`)}
    </section>`;
}

/** @param {string} game @param {any[]} play */
export const placesOf = (game, play) => play.filter((one) => faceOf(game, one.card).kind === "place");

/**
 * What is in view of a rival: where there is no room for all, what wins games comes first, then what can be chosen.
 * @param {string} game @param {any[]} play @param {Plan|null} plan @param {Set<string>} lit @returns {any[]}
 */
export function shownOf(game, play, plan, lit) {
  const ordered = inOrder(game, play);
  if (!plan?.rivals.folded) return ordered;
  const {rivals, f} = plan;
  const first = [...placesOf(game, ordered), ...ordered.filter((one) => lit.has(`card:${one.card}`)), ...ordered];
  /** @type {any[]} */
  const shown = [];
  for (const one of new Set(first)) {
    if (rowsOf([...shown, one].map(({card}) => fitted(game, card, rivals, f).span), rivals.columns) <= rivals.rows) shown.push(one);
  }
  return shown;
}

/** @param {{of: any, view: any, name: string, bot: boolean, plan: Plan|null, phase: unknown, onOpen: () => void}} props */
function Rival({of, view, name, bot, plan, phase, onOpen}) {
  const {game, lit} = useContext(ChoiceContext);
  const passed = view.passed.includes(of.seat);
  const grid = plan?.rivals;
  const chips = grid?.form !== "cards";
  const play = shownOf(game, of.play, plan, lit);
  const away = of.play.length - play.length;
  const fits = new Map(play.map((one) => [one.card, grid ? fitted(game, one.card, grid, plan.f) : {span: 1, form: ""}]));
  const slot = useSlots(play.map((one) => ({id: one.card, span: fits.get(one.card)?.span ?? 1})), grid?.columns ?? 1, grid ? grid.columns * grid.rows : Infinity, phase);
  const gap = plan && !chips ? plan.gap : 4;
  return html`
    <article class="ra-rival" data-active=${view.active === of.seat || null} data-passed=${passed || null}>
      <header>
        <${Spot} target=${`seat:${of.seat}`} label=${say("resarcana-web-open-seat", {name})} class="ra-rival-name" onOpen=${onOpen}>
          ${bot && html`<${Icon} name="bot" size=${15} />`}<span>${name}</span>
          ${view.token === of.seat && html`<${Icon} name="first" size=${15} label=${say("seat-first")} />`}
          ${passed && html`<${Icon} name="pass" size=${15} label=${say("seat-passed")} />`}
        <//>
        <span class="ra-rival-pool" data-anchor=${`pool:${of.seat}`}>
          <${Tokens} essences=${of.pool} />${!of.pool.some(Boolean) && html`<span class="empty">${say("resarcana-web-no-essences")}</span>`}
        </span>
        ${away > 0 && html`<button type="button" class="spot ra-more num" onClick=${onOpen} title=${say("resarcana-web-more", {n: away, name})} aria-label=${say("resarcana-web-more", {n: away, name})}>+${away}</button>`}
        <${Counts} of=${of} />
        <${Points} n=${of.points} />
      </header>
      <div class="ra-cells" style=${grid && cellsOf(grid, gap)}>
        ${play.map((one) => html`<${Thing} key=${one.card} of=${one} size=${chips ? "chip" : "table"} form=${fits.get(one.card)?.form} place=${plan ? slot(one.card) : undefined} cell=${cellOf(plan, grid, fits.get(one.card)?.span)} />`)}
      </div>
    </article>`;
}

/** Hand, deck and discards as figures. @param {{of: any}} props */
export function Counts({of}) {
  return html`
    <span class="ra-counts">
      <span title=${say("resarcana-web-hand", {n: of.hand.size})}><${Icon} name="card" size=${14} label=${say("resarcana-web-hand", {n: of.hand.size})} /><b class="num">${of.hand.size}</b></span>
      <${Spot} target=${`deck:${of.seat}`} label=${say("resarcana-web-deck", {n: of.deck.size})} class="ra-count"><${Icon} name="deck" size=${14} /><b class="num">${of.deck.size}</b><//>
      <span class="ra-count-discards" title=${say("resarcana-web-discards", {n: of.discards.length})}><${Icon} name="discard" size=${14} label=${say("resarcana-web-discards", {n: of.discards.length})} /><b class="num">${of.discards.length}</b></span>
    </span>`;
}
