/** Choosing an amount by taking essences in and out, one at a time. It begins with what is proposed. */
import {html, useState} from "../html.js";
import {Amount, Icon} from "../icons.js";
import {say} from "../texts.js";
import {after, asked, chosenMove, given, kindsInPlay, progress, putIn, takeOut} from "./amounts.js";

/** @typedef {import("./types.js").Move} Move */

/** Up to so many essences each has a place of its own; more are counted by kind. */
const ONE_BY_ONE = 10;

/**
 * @param {{moves: Move[], start: Move, kinds: string[], pool: number[], onTake: (move: Move) => void, disabled?: boolean}} props
 */
export function Picker({moves, start, kinds, pool, onTake, disabled}) {
  const [chosen, setChosen] = useState(start.amount);
  const {group} = start;
  const move = chosenMove(moves, chosen);
  const {n, least, most} = progress(moves, chosen);
  const none = given(moves);
  const bare = chosen.every((count, kind) => count === none[kind]);

  return html`
    <div class="picker" data-group=${group}>
      <p class="picker-cost"><span>${say(`pick-${group}`)}</span> <${Cost} moves=${moves} kinds=${kinds} />
        <output class="picker-count num" role="status">${least === most ? say("pick-count", {n, of: most}) : say("pick-count-between", {n, least, most})}</output>
      </p>
      <${Tray} moves=${moves} chosen=${chosen} kinds=${kinds} pool=${pool} disabled=${disabled} onChange=${setChosen} />
      <p class="decision-how">${say(n < least ? "pick-how-more" : "pick-how-change")}</p>
      <div class="picker-acts">
        <button type="button" class="btn primary" data-proposed disabled=${disabled || !move} onClick=${() => move && onTake(move)}
          data-move=${move?.move} aria-keyshortcuts="Enter">
          ${say(`pick-do-${group}`)} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn quiet small" aria-disabled=${bare} onClick=${() => !disabled && setChosen(none)}>${say("pick-clear")}</button>
      </div>
    </div>`;
}

/**
 * What is chosen, each essence of which goes out at a touch, and the kinds that can be put in.
 * @param {{moves: Move[], chosen: number[], kinds: string[], pool: number[], disabled?: boolean, onChange: (amount: number[]) => void}} props
 */
export function Tray({moves, chosen, kinds, pool, disabled, onChange}) {
  const {group} = moves[0];
  const {most} = progress(moves, chosen);
  const left = after(pool, chosen, group);
  const name = (/** @type {number} */ kind, /** @type {number} */ count) => say(`sign-${kinds[kind]}`, {n: count});
  /** @param {number[]|null} next */
  const change = (next) => next && !disabled && onChange(next);
  return html`
    <div class="picker-tray" role="group" aria-label=${say("pick-chosen")}>
      ${slots(chosen, most).map(({kind, count}, i) => kind < 0 ? html`<span key=${i} class="picker-slot" aria-hidden="true"></span>` : html`
        <button type="button" key=${i} class=${`picker-token of-${kinds[kind]}`} data-kind=${kinds[kind]} aria-disabled=${!takeOut(moves, chosen, kind)}
          aria-label=${say("pick-out", {kind: name(kind, 1), n: chosen[kind]})} title=${say("pick-out", {kind: name(kind, 1), n: chosen[kind]})}
          onClick=${() => change(takeOut(moves, chosen, kind))}><${Icon} name=${kinds[kind]} size=${22} />${count > 1 && html`<b class="num">${count}</b>`}</button>`)}
    </div>
    <div class="picker-kinds" role="group" aria-label=${say(group === "gain" ? "pick-from-any" : "pick-from-pool")}>
      ${kindsInPlay(moves).map((kind) => html`
        <button type="button" key=${kind} class=${`picker-kind of-${kinds[kind]}`} data-kind=${kinds[kind]} aria-disabled=${disabled || !putIn(moves, chosen, kind)}
          aria-label=${say("pick-in", {kind: name(kind, 1), n: left[kind], how: group === "gain" ? "then" : "left"})} title=${say("pick-in", {kind: name(kind, 1), n: left[kind], how: group === "gain" ? "then" : "left"})}
          onClick=${() => change(putIn(moves, chosen, kind))}><span class="picker-plus" aria-hidden="true">+</span><${Icon} name=${kinds[kind]} size=${20} /><b class="num">${left[kind]}</b></button>`)}
    </div>`;
}

/** What fills the tray: each essence, or each kind with its number, then the places that are free. */
/** @param {number[]} chosen @param {number} most @returns {{kind: number, count: number}[]} */
function slots(chosen, most) {
  if (most > ONE_BY_ONE) return chosen.map((count, kind) => ({kind, count})).filter(({count}) => count);
  const one = chosen.flatMap((count, kind) => Array.from({length: count}, () => ({kind, count: 1})));
  return [...one, ...Array.from({length: Math.max(0, most - one.length)}, () => ({kind: -1, count: 0}))];
}

/** What has to be there, in signs: certain kinds, and how many of one's choice. @param {{moves: Move[], kinds: string[]}} props */
function Cost({moves, kinds}) {
  const {fixed, least, most} = asked(moves);
  const free = least === most ? String(most) : `${least}–${most}`;
  return html`
    <${Amount} amount=${fixed} kinds=${kinds} />
    ${most > 0 && html`<span class="sign of-any" title=${say("pick-any", {n: free})}><b class="sign-number" aria-hidden="true">${free}</b><${Icon} name="any" label=${say("pick-any", {n: free})} /></span>`}`;
}
