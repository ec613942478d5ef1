/** Several questions on one screen, each with a sensible answer filled in: collecting is one key. */
import {html, useState} from "../html.js";
import {Signs} from "../icons.js";
import {Card} from "../card.js";
import {say} from "../texts.js";
import {named, proposed} from "../deciding.js";

/**
 * @typedef {import("./types.js").Ask} Ask
 * @typedef {import("./types.js").Move} Move
 */

/** From this many choices on, a row is a list to choose from. */
const MANY = 8;

/**
 * @param {{plan: Ask[], game: string, essencesOn: (card: string) => Record<string, number>|number[]|null, onTake: (moves: Move[]) => void, disabled?: boolean}} props
 */
export function Collect({plan, game, essencesOn, onTake, disabled}) {
  const [chosen, setChosen] = useState(/** @type {Record<number, string>} */ ({}));
  const answers = plan.map((ask, row) => named(ask, chosen[row] ?? "") ?? proposed(ask) ?? ask.moves[0]);

  /** @param {number} row @param {Move} move */
  const choose = (row, move) => setChosen({...chosen, [row]: String(move.move)});

  return html`
    <div class="collect">
      <ul class="collect-rows">
        ${plan.map((ask, row) => html`
          <li key=${row} class="collect-row">
            ${ask.card && html`<${Card} game=${game} id=${ask.card} size="chip" essences=${essencesOn(ask.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${ask.question}>
              ${ask.moves.length > MANY ? html`
                <select class="select" disabled=${disabled} value=${String(answers[row].move)}
                  onChange=${(/** @type {any} */ event) => choose(row, ask.moves[event.target.selectedIndex])}>
                  ${ask.moves.map((move) => html`<option key=${move.move} value=${String(move.move)}>${move.label.map(([text]) => text).join(" ")}</option>`)}
                </select>`
              : ask.moves.map((move) => html`
                <button type="button" key=${move.move} role="radio" class="toggle" aria-checked=${move === answers[row]}
                  disabled=${disabled} data-move=${move.move} onClick=${() => choose(row, move)}>
                  <${Signs} fragments=${move.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      <button type="button" class="btn primary" data-proposed disabled=${disabled} onClick=${() => onTake(answers)} aria-keyshortcuts="Enter">
        ${say("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`;
}
