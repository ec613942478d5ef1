/** What belongs to nobody yet: places of power, monuments, magic items, scrolls, and cards that are being looked at. */
import {html, useContext} from "../html.js";
import {Card} from "../card.js";
import {say} from "../texts.js";
import {NARROW, useMedia} from "../table/screen.js";
import {shelves} from "./layout.js";
import {ChoiceContext, Spot, Thing} from "./thing.js";

/** The share of the board's height for the centre, and what captions and edges take of it. */
const SHARE = 0.3;
const EDGES = 40;
const LEAST = 70;
const MOST = 150;

/** @param {{view: any, room: import("./layout.js").Room}} props */
export function Centre({view, room}) {
  const {game} = useContext(ChoiceContext);
  const narrow = useMedia(NARROW);
  const {places, monuments, monument_deck: deck, items, scrolls, draft, looked, arranged} = view.centre;
  const kinds = [places.map(() => "place"), [...monuments, ...(deck ? [""] : [])].map(() => "monument"), items.map(() => "item"), scrolls.map(() => "scroll")];
  const inside = {width: room.width - EDGES, height: room.height * SHARE - EDGES};
  const {card, widths} = shelves(kinds, inside, LEAST, MOST);
  /** @param {number} group */
  const wide = (group) => narrow ? {} : {width: `${Math.ceil(widths[group]) + 1}px`};
  return html`
    <section class="ra-centre" data-part="centre" aria-label=${say("part-centre")} style=${narrow ? {} : {"--card-w": `${card}px`}}>
      <${Tray} title=${say("ra-draft")} cards=${draft} />
      <${Tray} title=${say("ra-looked")} cards=${looked} />
      <${Tray} title=${say("ra-arranged")} cards=${arranged} />
      <${Group} name="places" title=${say("ra-places")} n=${places.length} style=${wide(0)}>
        ${places.map((/** @type {any} */ one) => html`<${Thing} key=${one.card} of=${one} size="table" />`)}
      <//>
      <${Group} name="monuments" title=${say("ra-monuments")} n=${monuments.length + (deck ? 1 : 0)} style=${wide(1)}>
        ${monuments.map((/** @type {string} */ id) => html`<${Thing} key=${id} of=${{card: id}} size="table" />`)}
        ${deck > 0 && html`<${Spot} target="monuments" label=${say("ra-monument-deck", {n: deck})} class="ra-deck">
          <${Card} game=${game} id=${null} back size="table" badge=${String(deck)} /><//>`}
      <//>
      <${Group} name="items" title=${say("ra-items")} n=${items.length} style=${wide(2)}>
        ${items.map((/** @type {string} */ id) => html`<${Thing} key=${id} of=${{card: id}} size="table" />`)}
      <//>
      <${Group} name="scrolls" title=${say("ra-scrolls")} n=${scrolls.length} style=${wide(3)}>
        ${scrolls.map((/** @type {string} */ id) => html`<${Thing} key=${id} of=${{card: id}} size="table" />`)}
      <//>
    </section>`;
}

/** @param {{name: string, title: string, n: number, style: Record<string, string>, children?: any}} props */
function Group({name, title, n, style, children}) {
  if (!n) return null;
  return html`<div class=${`ra-group ra-${name}`}><h3>${title}</h3><div class="ra-row" style=${style}>${children}</div></div>`;
}

/** Cards on the table for a moment. @param {{title: string, cards: string[]}} props */
export function Tray({title, cards}) {
  if (!cards.length) return null;
  return html`
    <div class="ra-group ra-tray">
      <h3>${title}</h3>
      <div class="ra-row">${cards.map((card) => html`<${Thing} key=${card} of=${{card}} size="table" />`)}</div>
    </div>`;
}
