/** The other players in short: what they have in play, what lies on it, and their pools. */
import {html, useContext} from "../html.js";
import {Icon, Points, Tokens} from "../icons.js";
import {say} from "../texts.js";
import {faceOf} from "../faces.js";
import {NARROW, useMedia} from "../table/screen.js";
import {flowing, rivalShape} from "./layout.js";
import {ChoiceContext, Spot, Thing, inOrder} from "./thing.js";

/** What headings, pools and edges take of the height. */
const EDGES = 78;
/** Cards smaller than this say less than chips. */
const LEAST = 90;
const MOST = 150;

/** @param {{seats: number[], view: any, table: any, names: string[], setDetail: (seat: number) => void, room: import("./layout.js").Room, letters: number}} props */
export function Rivals({seats, view, table, names, setDetail, room, letters}) {
  const narrow = useMedia(NARROW);
  const {game} = useContext(ChoiceContext);
  const {snug, tight, width} = rivalShape(room.width, seats.length, letters);
  const each = {width, height: room.height - EDGES * letters};
  const card = flowing(seats.map((seat) => inOrder(game, view.seats[seat].play).map((one) => faceOf(game, one.card).kind)), each, LEAST, MOST);
  const size = card && !narrow ? "table" : "chip";
  return html`
    <section class="ra-rivals" data-part="rivals" data-size=${size} data-snug=${!narrow && snug || null} data-tight=${!narrow && tight || null} aria-label=${say("part-rivals")} style=${narrow ? {} : {"--card-w": `${card}px`, height: `${room.height}px`}}>
      ${seats.map((seat) => html`<${Rival} key=${seat} of=${view.seats[seat]} view=${view} name=${names[seat]} bot=${table.seats[seat]?.kind === "bot"}
        size=${size} onOpen=${() => setDetail(seat)} />`)}
    </section>`;
}

/** @param {{of: any, view: any, name: string, bot: boolean, size: "table"|"chip", onOpen: () => void}} props */
function Rival({of, view, name, bot, size, onOpen}) {
  const {game} = useContext(ChoiceContext);
  const passed = view.passed.includes(of.seat);
  return html`
    <article class="ra-rival" data-active=${view.active === of.seat || null} data-passed=${passed || null}>
      <header>
        <${Spot} target=${`seat:${of.seat}`} label=${say("resarcana-web-open-seat", {name})} class="ra-rival-name" onOpen=${onOpen}>
          ${bot && html`<${Icon} name="bot" size=${15} />`}<span>${name}</span>
          ${view.token === of.seat && html`<${Icon} name="first" size=${15} label=${say("seat-first")} />`}
          ${passed && html`<${Icon} name="pass" size=${15} label=${say("seat-passed")} />`}
        <//>
        <${Counts} of=${of} />
        <${Points} n=${of.points} />
      </header>
      <div class="ra-rival-pool" data-anchor=${`pool:${of.seat}`}>
        <${Tokens} essences=${of.pool} />${!of.pool.some(Boolean) && html`<span class="empty">${say("resarcana-web-no-essences")}</span>`}
      </div>
      <div class="ra-rival-play">
        ${inOrder(game, of.play).map((one) => html`<${Thing} key=${one.card} of=${one} size=${size} />`)}
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
