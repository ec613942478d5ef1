/** Choosing an amount: it begins with what is proposed, and every click goes to a legal amount. */
import {html, useState} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {after, kindsInPlay, nearest} from "./amounts.js";

/** @typedef {import("./types.js").Move} Move */

/**
 * @param {{moves: Move[], start: Move, kinds: string[], pool: number[], onTake: (move: Move) => void, disabled?: boolean}} props
 */
export function Picker({moves, start, kinds, pool, onTake, disabled}) {
  const [now, setNow] = useState(start);
  const [lately, setLately] = useState(/** @type {number[]} */ ([]));
  const left = after(pool, now);
  const gaining = now.group === "gain";

  /** @param {number} kind @param {number} by */
  const change = (kind, by) => {
    const next = nearest(moves, now, kind, by, lately);
    if (!next) return;
    setNow(next);
    setLately([kind, ...lately.filter((one) => one !== kind)]);
  };

  return html`
    <div class="picker" data-group=${now.group}>
      <div class="picker-rows" role="group" aria-label=${say(`pick-${now.group}`)}>
        ${kindsInPlay(moves).map((kind) => {
          const name = say(`sign-${kinds[kind]}`, {n: now.amount[kind]});
          return html`
            <div class="picker-kind" key=${kind} data-kind=${kinds[kind]} data-none=${now.amount[kind] === 0 || null}>
              <button type="button" class="step" disabled=${disabled || !nearest(moves, now, kind, -1)}
                aria-label=${say("pick-less", {kind: name})} onClick=${() => change(kind, -1)}>−</button>
              <span class="picker-amount">
                <${Icon} name=${kinds[kind]} size=${22} />
                <output aria-label=${name}>${now.amount[kind]}</output>
              </span>
              <button type="button" class="step" disabled=${disabled || !nearest(moves, now, kind, 1)}
                aria-label=${say("pick-more", {kind: name})} onClick=${() => change(kind, 1)}>+</button>
              <span class="picker-left num">${say(gaining ? "pick-have" : "pick-left", {n: left[kind]})}</span>
            </div>`;
        })}
      </div>
      <button type="button" class="btn primary" data-proposed disabled=${disabled} onClick=${() => onTake(now)}
        data-move=${now.move} aria-keyshortcuts="Enter">
        ${say(`pick-do-${now.group}`)} <span class="move-enter">↵</span>
      </button>
    </div>`;
}
