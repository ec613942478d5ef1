/** What belongs to nobody yet: places of power, monuments, magic items and scrolls. */
import {html, useContext} from "../html.js";
import {Card} from "../card.js";
import {say} from "../texts.js";
import {NARROW, useMedia} from "../table/screen.js";
import {ChoiceContext, Spot, Thing} from "./thing.js";

/** @param {{view: any, plan: import("./layout.js").Shelves}} props */
export function Centre({view, plan}) {
  const {game} = useContext(ChoiceContext);
  const narrow = useMedia(NARROW);
  const {places, monuments, monument_deck: deck, items, scrolls} = view.centre;
  const chips = plan.chips && !narrow;
  /** @param {number} group */
  const wide = (group) => narrow ? {} : {width: `${Math.ceil(plan.groups[group].width) + 1}px`};
  /** @param {string} name @param {string[]} cards @param {number} group */
  const tiles = (name, cards, group) => html`
    <${Group} name=${name} title=${say(`resarcana-web-${name}`)} n=${cards.length} chips=${chips ? plan.groups[group].rows : 0} style=${wide(group)}>
      ${cards.map((id) => html`<${Thing} key=${id} of=${{card: id}} size=${chips ? "chip" : "table"} />`)}
    <//>`;
  return html`
    <section class="ra-centre" data-part="centre" aria-label=${say("part-centre")} style=${narrow ? {} : {"--card-w": `${plan.card}px`}}>
      <${Group} name="places" title=${say("resarcana-web-places")} n=${places.length} style=${wide(0)}>
        ${places.map((/** @type {any} */ one) => html`<${Thing} key=${one.card} of=${one} size="table" />`)}
      <//>
      <${Group} name="monuments" title=${say("resarcana-web-monuments")} n=${monuments.length + (deck ? 1 : 0)} style=${wide(1)}>
        ${monuments.map((/** @type {string} */ id) => html`<${Thing} key=${id} of=${{card: id}} size="table" />`)}
        ${deck > 0 && html`<${Spot} target="monuments" label=${say("resarcana-web-monument-deck", {n: deck})} class="ra-deck">
          <${Card} game=${game} id=${null} back size="table" /><b class="ra-deck-size num">${deck}</b><//>`}
      <//>
      ${chips ? tiles("tiles", [...items, ...scrolls], 2) : html`${tiles("items", items, 2)}${tiles("scrolls", scrolls, 3)}`}
    </section>`;
}

/**
 * @param {{name: string, title: string, n: number, chips?: number, style: Record<string, string>, children?: any}} props
 *   `chips`: in how many rows, where they are chips
 */
function Group({name, title, n, chips = 0, style, children}) {
  if (!n) return null;
  const laid = chips ? {...style, gridTemplateRows: `repeat(${chips}, auto)`} : style;
  return html`<div class=${`ra-group ra-${name}`}><h3>${title}</h3><div class=${chips ? "ra-chips" : "ra-row"} style=${laid}>${children}</div></div>`;
}
