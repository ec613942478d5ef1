/** The Collect step on one sheet: each choice with a sensible answer filled in, and what one will have with these answers. */
import {html, useState} from "../html.js";
import {Icon, Signs} from "../icons.js";
import {Card} from "../card.js";
import {say} from "../texts.js";
import {named, proposed} from "../deciding.js";
import {chosenMove, isPicked, outcome} from "./amounts.js";
import {Tray} from "./picker.js";

/**
 * @typedef {import("./types.js").Ask} Ask
 * @typedef {import("./types.js").Move} Move
 */

/**
 * @param {{plan: Ask[], game: string, kinds: string[], pool: number[], essencesOn: (card: string) => Record<string, number>|number[]|null,
 *   onTake: (moves: Move[]) => void, disabled?: boolean}} props
 */
export function Collect({plan, game, kinds, pool, essencesOn, onTake, disabled}) {
  const [chosen, setChosen] = useState(/** @type {Record<number, string>} */ ({}));
  const [trays, setTrays] = useState(/** @type {Record<number, number[]>} */ ({}));
  const answers = plan.map((ask, row) => trays[row] ? chosenMove(ask.moves, trays[row]) : named(ask, chosen[row] ?? "") ?? proposed(ask) ?? ask.moves[0]);
  /** @type {{change?: number[]}[]} */
  const changes = answers.map((move, row) => move ?? {change: trays[row]});
  const after = outcome(plan, changes);
  const payable = !after || after.every((n) => n >= 0);
  const complete = answers.every((move) => move !== null);
  /** @param {number} row */
  const without = (row) => outcome(plan, changes.filter((_, i) => i !== row)) ?? pool;

  /** @param {number} row @param {Move} move */
  const choose = (row, move) => setChosen({...chosen, [row]: String(move.move)});

  return html`
    <div class="collect">
      <ul class="collect-rows">
        ${plan.map((ask, row) => html`
          <li key=${row} class="collect-row">
            ${ask.card && html`<${Card} game=${game} id=${ask.card} size="chip" essences=${essencesOn(ask.card)} />`}
            ${isPicked(ask) ? html`
              <div class="collect-tray" role="group" aria-label=${ask.question}>
                <${Tray} moves=${ask.moves} chosen=${trays[row] ?? answers[row]?.amount} kinds=${kinds} pool=${without(row)} disabled=${disabled} onChange=${(/** @type {number[]} */ amount) => setTrays({...trays, [row]: amount})} />
                <p class="decision-how" role="status">${say(answers[row] ? "pick-how-change" : "pick-how-more")}</p>
              </div>` : html`
            <div class="collect-choices" role="radiogroup" aria-label=${ask.question}>
              ${ask.moves.map((move) => html`
                <button type="button" key=${move.move} role="radio" class="toggle" aria-checked=${move === answers[row]}
                  disabled=${disabled} data-move=${move.move} onClick=${() => choose(row, move)}>
                  <${Signs} fragments=${move.label} />
                </button>`)}
            </div>`}
          </li>`)}
      </ul>
      <div class="collect-end">
        ${after && html`<${Outcome} kinds=${kinds} pool=${pool} after=${after} />`}
        ${!payable && html`<p class="decision-how" role="status">${say("collect-too-much")}</p>`}
        <button type="button" class="btn primary" data-proposed disabled=${disabled || !payable || !complete} onClick=${() => onTake(answers.filter((move) => move !== null))} aria-keyshortcuts="Enter">
          ${say("collect-all")} <span class="move-enter">↵</span>
        </button>
      </div>
    </div>`;
}

/** What one will have, and how much more that is. @param {{kinds: string[], pool: number[], after: number[]}} props */
function Outcome({kinds, pool, after}) {
  const shown = kinds.map((kind, i) => ({kind, n: after[i], by: after[i] - pool[i]})).filter(({n, by}) => n || by);
  return html`
    <p class="collect-after" role="status"><span>${say("collect-after")}</span>
      ${shown.map(({kind, n, by}) => html`
        <span key=${kind} class=${`collect-kind of-${kind}`}><${Icon} name=${kind} size=${18} label=${say(`sign-${kind}`, {n})} /><b class="num">${n}</b>${by !== 0 && html`<small class="num">${by > 0 ? "+" : "−"}${Math.abs(by)}</small>`}</span>`)}
    </p>`;
}
