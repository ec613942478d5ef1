/** Looking closer at a player: the guild, where the points come from, and every card that may be known. */
import {html, useContext} from "../html.js";
import {Card} from "../card.js";
import {faceOf} from "../faces.js";
import {Icon, Points} from "../icons.js";
import {inOrder, say} from "../texts.js";
import {Badge, GAME, TableContext, Thing} from "./parts.js";
import {Counts} from "./rival.js";

/** @typedef {import("./types.js").Seat} Seat */

const KINDS = ["agent", "personality", "location", "relic"];

/** Cards by kind, then by name. @param {string[]} cards */
function sorted(cards) {
  const faces = cards.map((id) => faceOf(GAME, id));
  faces.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || inOrder(a.name, b.name));
  return faces.map((face) => face.id);
}

/** @param {{seat: Seat, score: import("../table/types.js").ScoreLine[]}} props */
export function Detail({seat, score}) {
  const {view, names, setDetail} = useContext(TableContext);
  const close = () => setDetail(null);
  const name = names[seat.seat];
  const own = seat.seat === view.viewer;
  const heaps = /** @type {[string, string[], string][]} */ ([
    [say("cadwallon-web-resource"), seat.resource, say("cadwallon-web-resource-what")],
    [say("cadwallon-web-removed"), seat.removed, ""],
    [say("cadwallon-web-deck"), own ? seat.deck.cards : [], ""],
    [say("cadwallon-web-known-hand"), own ? [] : seat.hand.cards, say("cadwallon-web-known-why")],
  ]);
  return html`
    <div class="veil" onClick=${close}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${name}>
      <header>
        <h2><${Badge} seat=${seat.seat} /> ${name}</h2>
        <div class="detail-aside"><${Points} n=${seat.points} /><${Counts} seat=${seat} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${close} aria-label=${say("close")} aria-keyshortcuts="Escape"><${Icon} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${seat.guild && html`<${Card} game=${GAME} id=${seat.guild} size="table" />`}
          ${seat.objectives.cards.map((goal) => html`<${Card} key=${goal.card} game=${GAME} id=${goal.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${score.map(([source, points, words]) => html`
            <tr key=${source}><th scope="row">${words}</th><td class="num">${points}</td></tr>`)}</tbody></table>
        </div>
        ${heaps.filter(([, cards]) => cards.length).map(([title, cards, what]) => html`
          <h3 key=${title}>${title} <span class="num">${cards.length}</span></h3>
          ${what && html`<p class="quiet-text">${what}</p>`}
          <div class="ca-heap">${sorted(cards).map((id) => html`<${Thing} key=${id} id=${id} size="table" />`)}</div>`)}
      </div>
    </div>`;
}
