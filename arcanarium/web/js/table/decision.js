/** The decision panel: the question in words, what it is about, and every answer. */
import {html, useEffect, useState} from "../html.js";
import {Card} from "../card.js";
import {factsOf} from "../games.js";
import {listed, say} from "../texts.js";
import {buttons, named, proposed} from "../deciding.js";
import {isAmount, picked} from "./amounts.js";
import {Collect} from "./collect.js";
import {MoveButton, MoveList} from "./moves.js";
import {Picker} from "./picker.js";
import {LOW, focused, useMedia} from "./screen.js";

/**
 * @typedef {import("./types.js").Ask} Ask
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").StateFrame} StateFrame
 * @typedef {import("./choosing.js").Choosing} Choosing
 */

/** A question that comes from a rival's doing is a calm prompt of its own. @param {string} game @param {Ask} ask */
const isHit = (game, ask) => factsOf(game)?.hits.includes(ask.kind) ?? false;

/** A turn is asked by nobody; elsewhere the card that asks is shown. @param {Ask} ask */
const aboutCard = (ask) => ask.card && !ask.plan?.length;

/**
 * @param {object} props
 * @param {string} props.game
 * @param {StateFrame} props.state
 * @param {Ask} props.ask
 * @param {number} props.you
 * @param {Choosing} props.choosing
 * @param {import("./types.js").Hint|null} props.hint
 * @param {string[]} props.before  what happened last, in words
 */
export function Decision({game, state, ask, you, choosing, hint, before}) {
  const [list, setList] = useState(false);
  useEffect(() => setList(false), [ask.question, ask.at]);
  const low = useMedia(LOW);
  const view = state.view;
  const seat = view.seats[you];
  const hit = isHit(game, ask);
  const start = proposed(ask);
  const hinted = hint ? named(ask, hint.move) : null;
  const plan = ask.plan?.length ? ask.plan : null;
  const amounts = picked(ask);
  const pickable = ask.moves.some((move) => move.targets.length);
  const shown = buttons(ask).filter((move) => !amounts.length || !isAmount(move));

  /** @param {string} card */
  const essencesOn = (card) => seat.play?.find((/** @type {any} */ one) => one.card === card)?.essences ?? null;

  if (choosing.asking) return html`<${Confirm} choosing=${choosing} />`;
  return html`
    <div class="decision" data-kind=${ask.kind} data-hit=${hit || null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${plan ? say("collect-question") : ask.question}</h2>
        ${!plan && ask.moves.length > 1 && pickable && html`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${list} onClick=${() => setList(!list)} title=${say("decide-list-title")}>
            ${say("decide-list")}
          </button>`}
      </div>
      ${hit && html`<${Before} lines=${before} />`}
      <div class="decision-body" data-stacked=${amounts.length > 0 || list || low || null}>
        ${aboutCard(ask) && html`<div class="decision-card"><${Card} game=${game} id=${ask.card} size=${amounts.length || list || low ? "chip" : "table"} /></div>`}
        <div class="decision-answers">
          ${hint && html`<${HintWords} hint=${hint} />`}
          ${plan && !list ? html`<${Collect} key=${ask.at} plan=${plan} game=${game} kinds=${view.essences} pool=${seat.pool} essencesOn=${essencesOn} onTake=${choosing.takeAll} disabled=${choosing.busy} />`
          : list ? html`<${MoveList} moves=${ask.moves} proposed=${start} hinted=${hinted} onTake=${choosing.take} disabled=${choosing.busy} />`
          : html`
            ${amounts.length > 0 && html`<${Picker} key=${ask.at} moves=${amounts} start=${start && isAmount(start) ? start : amounts[0]}
              kinds=${view.essences} pool=${seat.pool} onTake=${choosing.take} disabled=${choosing.busy} />`}
            ${pickable && html`<p class="decision-how">${say(choosing.menu.length ? "decide-menu" : choosing.path.length ? "decide-go-on" : shown.length ? "decide-point" : "decide-point-only")}</p>`}
            ${shown.map((move, index) => html`<${MoveButton} key=${move.move} move=${move} index=${choosing.menu.length ? undefined : index} verb=${move.group === "pass"}
              proposed=${move === start} hinted=${move === hinted} onTake=${choosing.take} disabled=${choosing.busy} />`)}`}
        </div>
      </div>
    </div>`;
}

/** What a strong bot would do, how often that wins, and why. @param {{hint: import("./types.js").Hint}} props */
function HintWords({hint}) {
  return html`
    <div class="hint-words" role="status">
      <p><strong>${hint.words}</strong> ${hint.win !== null && html`<span class="hint-win">${say("hint-win", {n: hint.win})}</span>`}</p>
      ${hint.reasons.length > 0 && html`<ul>${hint.reasons.map((reason, i) => html`<li key=${i}>${reason}</li>`)}</ul>`}
      ${hint.second && hint.second.win !== null && html`<p class="hint-second">${say("hint-second", {what: hint.second.words, n: hint.second.win})}</p>`}
    </div>`;
}

/** @param {{choosing: Choosing}} props */
export function Confirm({choosing}) {
  const move = choosing.asking;
  return move && html`
    <div class="decision" role="alertdialog" aria-label=${move.confirm}>
      <h2 class="question">${move.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${focused} onClick=${choosing.agree} aria-keyshortcuts="Enter">
          ${say("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${choosing.back} aria-keyshortcuts="Escape">${say("confirm-no")}</button>
      </div>
    </div>`;
}

/**
 * What stands in the panel while others decide.
 * @param {{names: string[], owing: number[], you: number, before: string[]}} props  `before`: what happened last, in words
 */
export function Waiting({names, owing, you, before}) {
  const others = owing.filter((seat) => seat !== you).map((seat) => names[seat]);
  return html`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${others.length ? say("waiting-for", {who: listed(others), n: others.length}) : say("waiting-table")}</h2>
      <${Before} lines=${before.slice(-1)} />
      ${you < 0 && html`<p class="decision-how">${say("you-watch")}</p>`}
    </div>`;
}

/** What led here. @param {{lines: string[]}} props */
function Before({lines}) {
  return lines.length > 0 && html`<div class="decision-before">${lines.map((line, i) => html`<p key=${i}>${line}</p>`)}</div>`;
}
