/** The largest part of the table: the own tableau, hand, deck and discards. */
import {html, useContext, useState} from "../html.js";
import {Icon, Points, Tokens} from "../icons.js";
import {say} from "../texts.js";
import {NARROW, useMedia} from "../table/screen.js";
import {Heap} from "./detail.js";
import {ChoiceContext, Spot, Thing, inOrder} from "./thing.js";

/**
 * Cards that lie on the table for a moment, to choose from.
 * @param {any} view @param {number} seat @returns {{title: string, cards: string[]}[]}
 */
export function traysOf(view, seat) {
  const {mages, packet} = view.seats[seat];
  const {draft, looked, arranged} = view.centre;
  return [
    {title: "resarcana-web-mages", cards: mages.cards}, {title: "resarcana-web-packet", cards: packet.cards}, {title: "resarcana-web-draft", cards: draft},
    {title: "resarcana-web-looked", cards: looked}, {title: "resarcana-web-arranged", cards: arranged},
  ].filter(({cards}) => cards.length > 0);
}

/**
 * @param {{view: any, seat: number, you: number, names: string[], score: import("../table/types.js").ScoreLine[][], plan: {card: number, beside: number}}} props
 *   `plan`: how wide a card is, and the hand where it lies beside the tableau
 */
export function Mine({view, seat, you, names, score, plan}) {
  const {game} = useContext(ChoiceContext);
  const mine = view.seats[seat];
  const [heap, setHeap] = useState("");
  const narrow = useMedia(NARROW);
  const play = inOrder(game, mine.play);
  const hand = mine.hand.cards;
  const trays = traysOf(view, seat);
  return html`
    <section class="ra-mine" data-part="mine" aria-label=${names[seat]}>
      <div class="ra-own" data-beside=${plan.beside > 0 && !narrow || null} style=${narrow ? {} : {"--card-w": `${plan.card}px`, "--hand-w": `${plan.beside}px`}}>
        <div class="ra-tableau">
          ${trays.map((tray) => html`<${Tray} key=${tray.title} title=${say(tray.title)} cards=${tray.cards} />`)}
          ${play.map((one) => html`<${Thing} key=${one.card} of=${one} size="table" />`)}
          ${!play.length && !trays.length && html`<p class="empty">${say("resarcana-web-nothing-in-play")}</p>`}
        </div>
        ${hand.length > 0 && html`
          <div class="ra-hand" role="group" aria-label=${say("resarcana-web-hand", {n: mine.hand.size})}>
            ${hand.map((/** @type {string} */ id) => html`<${Thing} key=${id} of=${{card: id}} size="table" />`)}
          </div>`}
      </div>
      <footer class="ra-piles">
        ${you !== seat && html`<strong class="ra-whose">${names[seat]}</strong><span data-anchor=${`pool:${seat}`}><${Tokens} essences=${mine.pool} /></span>`}
        <span class="ra-pile"><${Icon} name="card" size=${18} /> ${say("resarcana-web-hand", {n: mine.hand.size})}</span>
        <${Spot} target=${`deck:${seat}`} label=${say("resarcana-web-deck", {n: mine.deck.size})} class="ra-pile" onOpen=${() => setHeap("deck")}>
          <${Icon} name="deck" size=${18} /> ${say("resarcana-web-deck", {n: mine.deck.size})}
        <//>
        <button type="button" class="spot ra-pile" onClick=${() => setHeap("discards")}><${Icon} name="discard" size=${18} /> ${say("resarcana-web-discards", {n: mine.discards.length})}</button>
        <button type="button" class="spot ra-pile" onClick=${() => setHeap("points")}><${Points} n=${mine.points} /> ${say("resarcana-web-points-from")}</button>
      </footer>
      ${heap && html`<${Heap} what=${heap} of=${mine} score=${score[seat]} onClose=${() => setHeap("")} />`}
    </section>`;
}

/** @param {{title: string, cards: string[]}} props */
function Tray({title, cards}) {
  return html`
    <div class="ra-tray">
      <h3>${title}</h3>
      <div class="ra-row">${cards.map((card) => html`<${Thing} key=${card} of=${{card}} size="table" />`)}</div>
    </div>`;
}
