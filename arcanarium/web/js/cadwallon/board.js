/** The table of Arcana of Cadwallon: rivals above, the stakes in the order they are resolved, one's own cards below. */
import {html, useMemo} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {NARROW, useMedia} from "../table/screen.js";
import {Detail} from "./detail.js";
import {Mine} from "./mine.js";
import {Militia, TableContext, Thing} from "./parts.js";
import {Pile, rowsOf} from "./pile.js";
import {Rival} from "./rival.js";

/** @typedef {import("./types.js").View} View */

/** So many rows below a stake have their place even while there are less, so that stakes keep their size. */
const USUAL = 4;

/** @param {import("../table/types.js").BoardProps} props */
export function Board({view, score, names, you, lit, chosen, choose, why, detail, setDetail}) {
  const table = useMemo(() => ({view, names, lit, chosen, choose, why, setDetail}), [view, names, lit, chosen, choose, why, setDetail]);
  const narrow = useMedia(NARROW);
  return html`
    <${TableContext.Provider} value=${table}>
      <div class="cadwallon" data-seats=${view.seats.length} data-setup=${view.round === 0 || null}>
        <section data-part="rivals" aria-label=${say("part-rivals")}>
          <div class="ca-rivals">${around(view, you).map((seat) => html`<${Rival} key=${seat.seat} seat=${seat} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${say("part-centre")}>
          <${News} view=${view} />
          ${view.guilds.length > 0 && html`
            <div class="ca-guilds" role="group" aria-label=${say("cadwallon-web-guilds")}>${view.guilds.map((/** @type {string} */ guild) => html`
              <${Thing} key=${guild} id=${guild} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows": Math.max(USUAL, ...view.piles.map(rowsOf))}}>${view.piles.map((/** @type {any} */ pile, /** @type {number} */ i) => html`<${Pile} key=${pile.number} pile=${pile} order=${i + 1} />`)}</div>
        </section>
        ${you >= 0 && html`<${Mine} seat=${view.seats[you]} narrow=${narrow} />`}
        ${detail !== null && html`<${Detail} key=${detail} seat=${view.seats[detail]} score=${score[detail]} />`}
      </div>
    <//>`;
}

/** The others as they sit, from the left hand of the viewer on. @param {View} view @param {number} you */
function around(view, you) {
  return [...view.seats.slice(you + 1), ...view.seats.slice(0, Math.max(0, you))];
}

/** What holds for the whole table: the last round, the order, the militia. @param {{view: View}} props */
function News({view}) {
  const last = view.last_round !== null && !view.over;
  return html`
    <div class="ca-news">
      ${last && html`<strong class="ca-news-last"><${Icon} name="hourglass" />
        ${view.last_round === view.round ? say("cadwallon-web-last-round") : say("cadwallon-web-last-round-next", {n: view.last_round ?? 0})}</strong>`}
      ${view.round > 0 && html`<span>${say("cadwallon-web-resolved")}</span>`}
      ${view.round > 0 && !last && !view.over && html`<span>${say("cadwallon-web-length", {n: view.piles.find((pile) => pile.free)?.hidden ?? 0})}</span>`}
      <${Militia} />
    </div>`;
}
