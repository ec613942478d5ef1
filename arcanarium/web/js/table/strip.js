/** The strip on top: the round, whose turn it is, who has passed, and how far everyone is from winning. */
import {html} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {Who, spoken} from "../who.js";
import {Clock} from "./clock.js";

/**
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {import("./types.js").StateFrame} StateFrame
 */

/**
 * @param {object} props
 * @param {TableFrame} props.table
 * @param {StateFrame} props.state
 * @param {number} props.skew
 * @param {(seat: number) => void} props.onSeat
 * @param {any} props.children  buttons at the end of the strip
 */
export function Strip({table, state, skew, onSeat, children}) {
  const view = state.view;
  const first = view.token ?? view.first ?? null;
  /** @type {number[]} */
  const points = view.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => state.result ? state.result.points[i] : seat.points);
  const ahead = Math.max(...points, 1);
  const goal = view.threshold || ahead;
  const reached = view.threshold > 0 && ahead >= view.threshold && !view.over;
  return html`
    <header class="strip">
      <div class="strip-round">
        <strong>${view.round ? say("strip-round", {round: view.round}) : say("strip-setup")}</strong>
        <span class="strip-goal" data-reached=${reached || null}>${reached ? say("strip-reached", {points: view.threshold}) : view.match ? say("strip-match", {game: view.match.game}) : view.threshold ? say("strip-goal", {points: view.threshold})
          : view.last_round ? say("strip-last-round", {round: view.last_round}) : ""}</span>
      </div>
      <ol class="strip-seats">
        ${view.seats.map((/** @type {unknown} */ _, /** @type {number} */ i) => html`
          <li key=${i}>
            <${SeatPill} seat=${table.seats[i]} points=${points[i]} goal=${goal} threshold=${view.threshold ?? 0} you=${i === table.you} skew=${skew}
              wins=${view.match ? view.match.wins[i] : null} first=${first === i} passed=${view.passed?.includes(i)}
              active=${!view.over && (view.owing.length ? view.owing.includes(i) : view.active === i)} onClick=${() => onSeat(i)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${children}</div>
    </header>`;
}

/**
 * @param {{seat: import("./types.js").SeatOfTable, points: number, goal: number, threshold: number, you: boolean, skew: number, wins: number|null,
 *   first: boolean, passed: boolean, active: boolean, onClick: () => void}} props
 */
function SeatPill({seat, points, goal, threshold, you, skew, wins, first, passed, active, onClick}) {
  const reached = threshold > 0 && points >= threshold;
  const marks = [
    reached && say("seat-reached"), you && say("seat-you"), active && say("seat-turn"), first && say("seat-first"), passed && say("seat-passed"), standing(seat),
  ].filter(Boolean).join(", ");
  const label = say("seat-summary", {name: spoken(seat.name, seat.guest && !you), points, marks});
  return html`
    <button type="button" class="seat-pill" data-active=${active || null} data-passed=${passed || null} data-you=${you || null} onClick=${onClick}
      aria-label=${label} title=${label}>
      <span class="presence" data-here=${presence(seat)}></span>
      <span class="seat-name"><${Who} name=${seat.name} guest=${seat.guest && !you} /></span>
      ${first && html`<span class="mark" aria-hidden="true"><${Icon} name="first" size=${15} /></span>`}
      ${passed && html`<span class="mark" aria-hidden="true"><${Icon} name="pass" size=${15} /></span>`}
      <${Clock} seat=${seat} skew=${skew} />
      ${reached && html`<span class="mark" aria-hidden="true"><${Icon} name="crown" size=${15} /></span>`}
      <span class="seat-points" data-reached=${reached || null}>${points}${threshold > 0 && html`<small>/${threshold}</small>`}</span>
      ${wins !== null && html`<span class="seat-wins" title=${say("seat-wins", {n: wins})}>${"●".repeat(wins)}${"○".repeat(Math.max(0, 2 - wins))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width: `${Math.min(100, 100 * Math.max(0, points) / goal)}%`}}></i></span>
    </button>`;
}

/** @param {import("./types.js").SeatOfTable} seat */
function presence(seat) {
  if (seat.kind === "bot") return "bot";
  if (seat.stand_in) return "stand-in";
  return seat.here ? "here" : "away";
}

/** @param {import("./types.js").SeatOfTable} seat */
export function standing(seat) {
  return say(`presence-${presence(seat)}`, {bot: seat.stand_in || seat.bot || ""});
}
