/** Looking closer: a seat with all it has, or one of the own heaps. */
import {html, useEffect} from "../html.js";
import {Icon, Points, Tokens} from "../icons.js";
import {say} from "../texts.js";
import {Counts} from "./rivals.js";
import {Thing, inOrder} from "./thing.js";
import {focused} from "../table/screen.js";

/** @param {{view: any, seat: number, name: string, score: import("../table/types.js").ScoreLine[], onClose: () => void}} props */
export function Detail({view, seat, name, score, onClose}) {
  const of = view.seats[seat];
  return html`
    <${Sheet} title=${name} onClose=${onClose} aside=${html`<${Points} n=${of.points} /><${Tokens} essences=${of.pool} /><${Counts} of=${of} />`}>
      <div class="ra-cards">${inOrder("resarcana", of.play).map((one) => html`<${Thing} key=${one.card} of=${one} size="table" />`)}</div>
      <${Some} title=${say("resarcana-web-known-hand")} cards=${of.hand.cards} why=${say("resarcana-web-known-why")} />
      <${Some} title=${say("resarcana-web-discards", {n: of.discards.length})} cards=${of.discards} />
      <${Some} title=${say("resarcana-web-known-deck")} cards=${of.deck.cards} why=${say("resarcana-web-known-why")} />
      <${Sources} score=${score} />
    <//>`;
}

/** @param {{what: string, of: any, score: import("../table/types.js").ScoreLine[], onClose: () => void}} props */
export function Heap({what, of, score, onClose}) {
  if (what === "points") return html`<${Sheet} title=${say("resarcana-web-points-from")} onClose=${onClose}><${Sources} score=${score} /><//>`;
  const cards = what === "deck" ? of.deck.cards : of.discards;
  return html`
    <${Sheet} title=${say(`resarcana-web-${what}`, {n: cards.length})} onClose=${onClose}>
      ${what === "deck" && html`<p class="quiet-text">${say("resarcana-web-deck-no-order")}</p>`}
      ${cards.length ? html`<${Some} title="" cards=${cards} />` : html`<p class="empty">${say("resarcana-web-none")}</p>`}
    <//>`;
}

/** @param {{title: string, cards: string[], why?: string}} props  `why` they can be known */
function Some({title, cards, why}) {
  if (!cards.length) return null;
  return html`
    ${title && html`<h3>${title}</h3>`}
    ${why && html`<p class="quiet-text">${why}</p>`}
    <div class="ra-cards">${cards.map((card) => html`<${Thing} key=${card} of=${{card}} size="table" />`)}</div>`;
}

/** Where points come from. @param {{score: import("../table/types.js").ScoreLine[]}} props */
function Sources({score}) {
  if (!score.length) return html`<p class="empty">${say("ending-no-points")}</p>`;
  return html`
    <h3>${say("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${score.map(([source, points, name], i) => html`<tr key=${`${source} ${i}`}><th scope="row">${name}</th><td class="num">${points}</td></tr>`)}
    </tbody></table>`;
}

/** @param {{title: string, aside?: any, onClose: () => void, children?: any}} props */
function Sheet({title, aside, onClose, children}) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener("keydown", pressed, {capture: true});
    return () => document.removeEventListener("keydown", pressed, {capture: true});
  }, [onClose]);
  return html`
    <div class="veil" onClick=${onClose}></div>
    <div class="detail" role="dialog" aria-label=${title}>
      <header>
        <h2>${title}</h2>
        <div class="detail-aside">${aside}</div>
        <button type="button" class="btn quiet icon-only" ref=${focused} onClick=${onClose} aria-label=${say("close")} aria-keyshortcuts="Escape"><${Icon} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${children}</div>
    </div>`;
}
