/** The table of Five Lanterns. What is imported with a slash in front is Arcanarium's own. */
import {html} from "/js/html.js";
import {Points} from "/js/icons.js";
import {say} from "/js/texts.js";

/** @param {import("/js/table/types.js").BoardProps} props */
export function Board({view, names, you, lit, choose, why}) {
  return html`
    <div class="lanterns">
      <section class="lanterns-seats" data-part="rivals" aria-label=${say("part-rivals")}>
        ${view.seats.map((/** @type {any} */ seat) => html`
          <div key=${seat.seat} class="panel" data-target=${`seat:${seat.seat}`}>
            <strong>${names[seat.seat]}</strong> <${Points} n=${seat.points} />
            <p>${say("lanterns-board-cards", {n: seat.hand})}${seat.offered && html`, ${say("lanterns-board-offered")}`}</p>
            ${seat.last > 0 && html`<p class="quiet-text">${say("lanterns-board-last", {card: seat.last})}</p>`}
          </div>`)}
      </section>
      <section class="lanterns-lit" data-part="centre" aria-label=${say("part-centre")}>
        ${view.lit > 0 && html`<p class="lantern">${say("lanterns-board-lit", {n: view.lit})}</p>`}
        <p class="quiet-text">${say("lanterns-board-dark", {lanterns: view.dark.join(" ") || "–"})}</p>
      </section>
      ${you >= 0 && html`
        <section class="lanterns-hand" data-part="mine" aria-label=${say("lanterns-board-hand")}>
          ${view.hand.map((/** @type {number} */ card) => html`<${Offer} key=${card} card=${card} lit=${lit} choose=${choose} why=${why} />`)}
        </section>`}
    </div>`;
}

/** @param {{card: number, lit: Set<string>, choose: (target: string) => void, why: (target: string) => string[]}} props */
function Offer({card, lit, choose, why}) {
  const target = `card:${card}`;
  return html`
    <button type="button" class=${lit.has(target) ? "btn large lit" : "btn large"} data-target=${target} title=${why(target).join(" ")}
      aria-disabled=${lit.has(target) ? undefined : "true"} onClick=${() => choose(target)}>${card}</button>`;
}
