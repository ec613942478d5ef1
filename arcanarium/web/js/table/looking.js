/** Looking back: the states that this page was shown, one by one, while the game goes on. */
import {html, useCallback, useEffect, useMemo, useRef, useState} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {focused} from "./screen.js";

/**
 * @typedef {import("./types.js").StateFrame} StateFrame
 * @typedef {import("./types.js").LinkData} LinkData
 *
 * @typedef {object} Looking
 * @property {StateFrame|null} state  what is looked at; null: the present
 * @property {number} ago             how many steps that is before the present
 * @property {boolean} more           is there anything before it?
 * @property {() => void} back
 * @property {() => void} next
 * @property {() => void} mine        to what the reader decided last
 * @property {() => void} now
 */

/** How many more states are asked for, where none is known before. */
const PIECE = 20;

/**
 * @param {LinkData} data @param {(message: any) => Promise<any>} tell
 * @returns {Looking}
 */
export function useLooking(data, tell) {
  const {past} = data;
  const present = past[past.length - 1]?.step ?? 0;
  const era = data.state?.era ?? 0;
  const [at, setAt] = useState(/** @type {number|null} */ (null));
  const first = past[0]?.step ?? 0;
  useEffect(() => setAt(null), [era]);
  const seen = useAsMove(at === null || at >= present ? null : past.find(({step}) => step === at) ?? null);

  const to = useCallback((/** @type {number} */ step) => {
    const wanted = Math.max(0, step);
    if (wanted >= present) return setAt(null);
    if (wanted >= first) return setAt(wanted);
    tell({t: "past", since: Math.max(0, Math.min(wanted, first - PIECE))}).then(() => setAt(wanted));
    return undefined;
  }, [present, first, tell]);
  const here = seen ? seen.step : present;
  const since = data.state?.since ?? -1;

  return {
    state: seen, ago: present - here, more: here > 0,
    back: () => to(here - 1), next: () => to(here + 1), now: () => setAt(null),
    mine: () => to(since >= 0 && since + 1 < present ? since + 1 : present - 1),
  };
}

/** One step on is shown as a move; wherever else one goes, nothing has moved. @template {StateFrame|null} T @param {T} state @returns {T} */
export function useAsMove(state) {
  const before = useRef(/** @type {StateFrame|null} */ (state));
  return useMemo(() => {
    const on = state && before.current && state.step - before.current.step === 1;
    before.current = state;
    return state && {...state, cause: on ? "move" : "join", news: []};
  }, [state]);
}

/** What stands in place of the question meanwhile. @param {{looking: Looking, asked: boolean}} props  `asked`: does a question wait? */
export function LookingBack({looking, asked}) {
  const {state, ago} = looking;
  return state && html`
    <div class="decision looking" role="group" aria-label=${say("look-title")}>
      <h2 class="question" aria-live="polite">${say("look-ago", {n: ago})}</h2>
      <div class="decision-before" aria-live="polite">${state.lines.map((line, i) => html`<p key=${i}>${line}</p>`)}</div>
      ${asked && html`<p class="decision-how">${say("look-asked")}</p>`}
      <div class="row looking-steps">
        <button type="button" class="btn icon-only" aria-label=${say("look-back")} title=${say("look-back")} aria-keyshortcuts="b" aria-disabled=${!looking.more} onClick=${() => looking.more && looking.back()}><${Icon} name="left" size=${18} /></button>
        <button type="button" class="btn icon-only" aria-label=${say("look-next")} title=${say("look-next")} aria-keyshortcuts="n" onClick=${looking.next}><${Icon} name="right" size=${18} /></button>
        <button type="button" class="btn primary looking-now" ref=${focused} aria-keyshortcuts="Escape" onClick=${looking.now}>${say("look-now")}</button>
      </div>
    </div>`;
}
