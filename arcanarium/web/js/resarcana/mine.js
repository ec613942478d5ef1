/** The largest part of the table: the own tableau, hand, deck and discards. */
import {html, useContext, useState} from "../html.js";
import {Icon, Points, Tokens} from "../icons.js";
import {faceOf} from "../faces.js";
import {say} from "../texts.js";
import {cellsOf} from "./centre.js";
import {Heap} from "./detail.js";
import {cellOf, fineSpan, inLetters} from "./grids.js";
import {chipNeed, fineSlim, fineTall, tallNeed, wideNeed} from "./needs.js";
import {handNeed} from "./rooms.js";
import {useSlots} from "./slots.js";
import {ChoiceContext, Spot, Thing, inOrder} from "./thing.js";

/** @typedef {import("./rooms.js").Plan} Plan */
/** @typedef {import("./rooms.js").Grid} Grid */
/** @typedef {import("./laid.js").Tray} Tray */

/** The least size of letters on chips; css/resarcana.css has the same. */
const CHIP_LETTER = 12.2;

/** @typedef {{span: number, form: string, chip?: boolean}} Fitted  over how many cells a card lies, and in which form; `chip`: its name only */

/** Forms in the order in which they are tried, and what they need. @type {Record<string, [string, (face: import("../faces.js").Face, width: number) => number][]>} */
const WAYS = {cards: [["tall", tallNeed], ["wide", wideNeed], ["slim", fineSlim]], slim: [["slim", fineSlim]]};
const MOST_SPAN = 3;

/**
 * @param {string} game @param {string} id @param {Grid & {form: import("./rooms.js").Form}} grid @param {number} f
 * @returns {Fitted}
 */
export function fitted(game, id, grid, f) {
  const face = faceOf(game, id);
  const [w, h] = [inLetters(grid.w, f), inLetters(grid.h, f)];
  if (grid.fine) {
    const span = fineSpan(face, fineSlim, grid.fine);
    return span <= grid.columns ? {span, form: "slim"} : {span: Math.min(grid.columns, Math.ceil(chipNeed(face)) + 1), form: "", chip: true};
  }
  if (grid.form === "chips") return {span: chipNeed(face) > grid.w / Math.max(CHIP_LETTER, f * 0.9) ? 2 : 1, form: ""};
  for (let span = face.kind === "place" && grid.form === "cards" ? 2 : 1; span <= MOST_SPAN; span++) {
    const width = span * w + (span - 1) * 0.4;
    const ways = span === 1 ? WAYS[grid.form].slice(0, 1) : WAYS[grid.form].toSorted(([a], [b]) => Number(b === "wide" && face.kind === "place") - Number(a === "wide" && face.kind === "place"));
    const way = ways.find(([, need]) => need(face, width) <= h + 0.01);
    if (way) return {span, form: way[0]};
  }
  return {span: MOST_SPAN, form: "slim"};
}

/**
 * @param {{view: any, seat: number, you: number, names: string[], score: import("../table/types.js").ScoreLine[][], plan: Plan|null, trays: Tray[], phase: unknown}} props
 *   without a plan everything flows
 */
export function Mine({view, seat, you, names, score, plan, trays, phase}) {
  const mine = view.seats[seat];
  const [heap, setHeap] = useState("");
  const setUp = plan?.setUp;
  return html`
    <section class="ra-mine" data-part="mine" data-set-up=${setUp || null} aria-label=${names[seat]} style=${setUp ? {"--cell-w": `${plan.own.w}px`, "--cell-h": `${plan.own.h}px`} : {}}>
      ${(!plan || setUp) && trays.map((tray) => html`<${TrayOf} key=${tray.title} tray=${tray} chips=${tray.aside && plan?.own.form === "chips"} />`)}
      ${(!setUp || mine.play.length > 0) && html`<${Tableau} play=${mine.play} plan=${setUp ? null : plan} phase=${phase}>
        <h3 class="ra-caption">
          <${Spot} target=${`seat:${seat}`} label=${names[seat]} class="ra-own-name">${you === seat ? say("resarcana-web-in-play") : names[seat]}<//>
          ${you !== seat && html`<span data-anchor=${`pool:${seat}`}><${Tokens} essences=${mine.pool} /></span>`}
          <span class="ra-piles"><${Piles} of=${mine} seat=${seat} setHeap=${setHeap} /></span>
        </h3>
      <//>`}
      <${Hand} hand=${mine.hand} plan=${setUp ? null : plan} phase=${phase} />
      ${heap && html`<${Heap} what=${heap} of=${mine} score=${score[seat]} onClose=${() => setHeap("")} />`}
    </section>`;
}

/** @param {{play: any[], plan: Plan|null, phase: unknown, children?: any}} props */
function Tableau({play, plan, phase, children}) {
  const {game} = useContext(ChoiceContext);
  const ordered = inOrder(game, play);
  const fits = new Map(ordered.map((one) => [one.card, plan ? fitted(game, one.card, plan.own, plan.f) : {span: 1, form: faceOf(game, one.card).kind === "place" ? "wide" : "tall"}]));
  const grid = plan?.own;
  const slot = useSlots(ordered.map((one) => ({id: one.card, span: fits.get(one.card)?.span ?? 1})), grid?.columns ?? 1, grid ? grid.columns * grid.rows : Infinity, phase, grid ? spareSpan(grid) : 0);
  return html`
    <div class="ra-room ra-tableau" data-scrolls=${plan?.fits === false ? true : null}>
      ${children}
      <div class="ra-cells" style=${grid && {...cellsOf(grid, plan.gap), height: `${grid.height}px`}}>
        ${ordered.map((one) => html`<${Thing} key=${one.card} of=${one} size=${grid?.form === "chips" || fits.get(one.card)?.chip ? "chip" : "table"} form=${fits.get(one.card)?.form} place=${plan ? slot(one.card) : undefined} cell=${cellOf(plan, grid, fits.get(one.card)?.span)} />`)}
        ${!ordered.length && html`<p class="empty">${say("resarcana-web-nothing-in-play")}</p>`}
      </div>
    </div>`;
}

/** As wide is a card of the own tableau that may come, in cells. @param {Pick<Grid, "fine">} own */
export const spareSpan = ({fine}) => fine ? 18 : 2;

/** The cost of a card in hand is always shown. @param {string} game @param {string} id @param {Grid} grid @param {number} f @returns {Fitted} */
export function handFitted(game, id, grid, f) {
  if (grid.fine) return {span: fineSpan(faceOf(game, id), handNeed(grid.fine), grid.fine), form: handNeed(grid.fine) === fineTall ? "tall" : "wide"};
  return tallNeed(faceOf(game, id), inLetters(grid.w, f)) <= inLetters(grid.h, f) + 0.01 ? {span: 1, form: "tall"} : {span: Math.min(2, grid.columns), form: grid.columns > 1 ? "wide" : "tall"};
}

/** @param {{hand: {size: number, cards: string[]}, plan: Plan|null, phase: unknown}} props */
function Hand({hand, plan, phase}) {
  const {game} = useContext(ChoiceContext);
  const grid = plan && {...plan.hand, form: /** @type {import("./rooms.js").Form} */ ("cards")};
  const fits = new Map(hand.cards.map((id) => [id, grid ? handFitted(game, id, grid, plan.f) : {span: 1, form: "tall"}]));
  const slot = useSlots(hand.cards.map((id) => ({id, span: fits.get(id)?.span ?? 1})), grid?.columns ?? 1, grid ? grid.columns * grid.rows : Infinity, phase);
  if (!plan && !hand.cards.length && !hand.size) return null;
  return html`
    <div class="ra-room ra-hand" data-empty=${!hand.cards.length || null} role="group" aria-label=${say("resarcana-web-hand", {n: hand.size})}>
      <h3 class="ra-caption">${say("resarcana-web-your-hand", {n: hand.size})}</h3>
      <div class="ra-cells" style=${grid && {...cellsOf(grid, plan.gap), height: `${grid.height}px`}}>
        ${hand.cards.map((id) => html`<${Thing} key=${id} of=${{card: id}} form=${fits.get(id)?.form} place=${plan ? slot(id) : undefined} cell=${cellOf(plan, plan?.hand, fits.get(id)?.span)} />`)}
      </div>
    </div>`;
}

/** @param {{of: any, seat: number, setHeap: (what: string) => void}} props */
function Piles({of, seat, setHeap}) {
  return html`
    <${Spot} target=${`deck:${seat}`} label=${say("resarcana-web-deck", {n: of.deck.size})} class="ra-pile" onOpen=${() => setHeap("deck")}>
      <${Icon} name="deck" size=${15} /><b class="num">${of.deck.size}</b><span>${say("resarcana-web-deck", {n: of.deck.size})}</span>
    <//>
    <button type="button" class="spot ra-pile" onClick=${() => setHeap("discards")} aria-label=${say("resarcana-web-discards", {n: of.discards.length})} title=${say("resarcana-web-discards", {n: of.discards.length})}><${Icon} name="discard" size=${15} /><b class="num">${of.discards.length}</b><span>${say("resarcana-web-discards", {n: of.discards.length})}</span></button>
    <button type="button" class="spot ra-pile" onClick=${() => setHeap("points")} title=${say("resarcana-web-points-from")} aria-label=${say("resarcana-web-points-from")}><${Points} n=${of.points} /></button>`;
}

/** Cards laid out to choose from, or to look at. @param {{tray: Tray, chips?: boolean}} props */
export function TrayOf({tray, chips}) {
  const {game} = useContext(ChoiceContext);
  return html`
    <div class="ra-room ra-tray" data-aside=${tray.aside || null}>
      <h3>${say(tray.title, {n: tray.cards.length})}</h3>
      <div class="ra-cells">${tray.cards.map((card) => html`<${Thing} key=${card} of=${{card}} size=${chips ? "chip" : "table"} form=${faceOf(game, card).kind === "place" ? "wide" : "tall"} />`)}</div>
    </div>`;
}
