/** What belongs to nobody yet: places of power, monuments, magic items and scrolls. */
import {html, useContext} from "../html.js";
import {Card} from "../card.js";
import {faceOf} from "../faces.js";
import {say} from "../texts.js";
import {DECK, spanOf} from "./common.js";
import {cellOf} from "./grids.js";
import {useSlots} from "./slots.js";
import {ChoiceContext, Spot, Thing} from "./thing.js";

/** @typedef {import("./rooms.js").Plan} Plan */
/** @typedef {import("./rooms.js").Grid} Grid */
/** @typedef {import("./slots.js").Piece} Piece */

/** The width and height of the cells of a room, for its style. @param {Grid} grid @param {number} gap @returns {Record<string, string>} */
export function cellsOf(grid, gap) {
  return {gridTemplateColumns: `repeat(${grid.columns}, ${grid.w.toFixed(1)}px)`, gridAutoRows: `${grid.h.toFixed(1)}px`, gap: `${gap}px`};
}

/** @param {{view: any, plan: Plan|null, phase: unknown}} props  without a plan everything flows */
export function Centre({view, plan, phase}) {
  const {places, monuments, monument_deck: deck, items, scrolls} = view.centre;
  return html`
    <section class="ra-centre" data-part="centre" data-way=${plan?.centre} data-bare=${plan?.bare || null} aria-label=${say("part-centre")} style=${plan?.centreHeight ? {maxHeight: `${plan.centreHeight}px`, overflow: "hidden auto"} : {}}>
      <${Places} places=${places} plan=${plan} />
      <${Monuments} monuments=${monuments} deck=${plan?.tiles.signs ? 0 : deck} plan=${plan} phase=${phase} />
      <${Tiles} title=${say(scrolls.length || !items.length ? "resarcana-web-tiles" : "resarcana-web-items")} tiles=${[...items, ...scrolls]} deck=${plan?.tiles.signs ? deck : 0} plan=${plan} phase=${phase} />
    </section>`;
}

/** @param {{name: string, title: string, style?: Record<string, string>|null, plain?: boolean, children?: any}} props  `plain`: no room for pictures */
function Room({name, title, style, plain, children}) {
  return html`<div class=${`ra-room ra-${name}`} data-plain=${plain || null}><h3>${title}</h3><div class="ra-cells" style=${style} tabindex=${style?.height ? 0 : undefined}>${children}</div></div>`;
}

/** So many cells there are: where pieces of several leave gaps, these are closed rather than that a row is added. @param {Grid|undefined} grid */
const roomIn = (grid) => grid ? grid.columns * grid.rows : Infinity;

/** Who claims a place leaves its gap. @param {{places: any[], plan: Plan|null}} props */
function Places({places, plan}) {
  const {game} = useContext(ChoiceContext);
  const known = useSlots(places.map((one) => ({id: one.card, span: plan ? spanOf(faceOf(game, one.card), plan.places, plan.f) : 1})), plan?.places.columns ?? 1, roomIn(plan?.places), null);
  if (!places.length && !plan?.places.rows) return null;  // all are claimed: not even their title has room in such a plan
  return html`
    <${Room} name="places" title=${say("resarcana-web-places")} style=${plan && {...cellsOf(plan.places, plan.gap), minHeight: `${plan.places.height}px`}}>
      ${places.map((one) => html`<${Thing} key=${one.card} of=${one} form="wide" place=${plan ? known(one.card) : undefined} cell=${cellOf(plan, plan?.places, plan ? spanOf(faceOf(game, one.card), plan.places, plan.f) : 1)} />`)}
    <//>`;
}

/** @param {{monuments: string[], deck: number, plan: Plan|null, phase: unknown}} props */
function Monuments({monuments, deck, plan, phase}) {
  const grid = plan?.monuments;
  const slot = useSlots(monuments.map((id) => ({id, span: 1})), grid?.columns ?? 1, 2, phase);
  if (!monuments.length && !deck) return null;
  const form = grid && grid.w > 11 * plan.f ? "wide" : "tall";
  return html`
    <div class="ra-room ra-monuments" data-deck=${grid ? grid.columns > 1 ? "beside" : "below" : null}>
      <h3>${say("resarcana-web-monuments")}</h3>
      <div class="ra-cells" style=${plan && cellsOf(plan.monuments, plan.gap)}>
        ${monuments.map((id) => html`<${Thing} key=${id} of=${{card: id}} form=${form} place=${plan ? slot(id) : undefined} cell=${cellOf(plan, grid)} />`)}
      </div>
      ${deck > 0 && html`<${Deck} n=${deck} />`}
    </div>`;
}

/** The deck of monuments. @param {{n: number}} props */
function Deck({n}) {
  const {game} = useContext(ChoiceContext);
  return html`<${Spot} target="monuments" label=${say("resarcana-web-monument-deck", {n})} class="ra-deck"><${Card} game=${game} id=${null} back size="table" /><b class="ra-deck-size num">${n}</b><//>`;
}

/** @param {{title: string, tiles: string[], deck: number, plan: Plan|null, phase: unknown}} props  `deck`: so many monuments lie among them */
function Tiles({title, tiles, deck, plan, phase}) {
  const {game} = useContext(ChoiceContext);
  const grid = plan?.tiles;
  /** @type {Piece[]} */
  const pieces = tiles.map((id) => ({id, span: grid ? spanOf(faceOf(game, id), grid, plan.f) : 1}));
  const slot = useSlots([...pieces, ...(deck ? [{id: "monuments", span: DECK.among}] : [])], grid?.columns ?? 1, roomIn(grid), phase);
  if (!tiles.length && !deck) return null;
  return html`
    <${Room} name="tiles" title=${title} plain=${grid && grid.h < 5.4 * plan.f} style=${grid && {...cellsOf(grid, plan.gap), maxHeight: `${grid.height}px`}}>
      ${pieces.map(({id, span}) => html`<${Thing} key=${id} of=${{card: id}} form=${grid?.signs ? "signs" : "tall"} place=${plan ? slot(id) : undefined} cell=${cellOf(plan, grid, span)} />`)}
      ${deck > 0 && html`<div class="ra-deck-among" style=${slot("monuments")}><${Deck} n=${deck} /></div>`}
    <//>`;
}
