/** After the game: who won, where each point came from, and what to do next. */
import {html, useState} from "../html.js";
import {Icon} from "../icons.js";
import {post, reasonOf} from "../api.js";
import {go} from "../router.js";
import {say} from "../texts.js";
import {ShareLink} from "./room.js";

/**
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {import("./types.js").StateFrame} StateFrame
 */

/** The same table again, with everybody invited to the seat they had. @param {TableFrame} table */
export function again(table) {
  const {game, sets, variant, options, clock, open, pace, hints} = table;
  const seats = table.seats.map((seat, i) => i === table.you ? {kind: "me"} : seat.kind === "bot" ? {kind: "bot", bot: seat.bot} : {kind: "person"});
  return {game, sets, variant, options, seats, clock, open, hints, ...(pace === undefined || pace === null ? {} : {pace})};
}

/** @param {{table: TableFrame, state: StateFrame, names: string[], onLook: () => void}} props */
export function Ending({table, state, names, onLook}) {
  const [problem, setProblem] = useState("");
  const result = /** @type {NonNullable<StateFrame["result"]>} */ (state.result);
  const winners = result.winners.map((seat) => names[seat]).join(", ");
  const playAgain = () => post("/api/tables", again(table)).then(({table: made}) => go(`/t/${made}`)).catch((error) => setProblem(reasonOf(error)));
  return html`
    <div class="ending" role="dialog" aria-label=${say("ending-label")}>
      <h1>${result.winners.includes(table.you) && result.winners.length === 1 ? say("ending-you-won") : say("ending-won", {who: winners, n: result.winners.length})}</h1>
      <p class="room-what">${say("ending-rounds", {n: result.rounds})}</p>
      <${Scores} score=${state.score} result=${result} names=${names} you=${table.you} />
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <div class="row ending-acts">
        <button type="button" class="btn primary" onClick=${playAgain}>${say("ending-again")}</button>
        <button type="button" class="btn" onClick=${onLook}>${say("ending-look")}</button>
        <a class="btn" href=${`/replay/${table.table}`}>${say("ending-replay")}</a>
        <a class="btn" href=${`/api/tables/${table.table}/record`} download>${say("ending-record")}</a>
        <a class="btn" href="/">${say("ending-home")}</a>
      </div>
      <${ShareLink} path=${`/replay/${table.table}`} />
    </div>`;
}

/**
 * Each seat with its sources of points, best first.
 * @param {{score: import("./types.js").ScoreLine[][], result: {points: number[], winners: number[]}, names: string[], you: number}} props
 */
function Scores({score, result, names, you}) {
  const order = names.map((_, seat) => seat).sort((a, b) => result.points[b] - result.points[a]);
  return html`
    <div class="scores">
      ${order.map((seat) => html`
        <section key=${seat} class="scores-seat" data-winner=${result.winners.includes(seat) || null} data-you=${seat === you || null}>
          <h3>${result.winners.includes(seat) && html`<${Icon} name="crown" size=${18} label=${say("ending-winner")} />`} <bdi>${names[seat]}</bdi> <strong>${result.points[seat]}</strong></h3>
          <table><tbody>
            ${score[seat].map(([source, points, name], i) => html`<tr key=${`${source} ${i}`}><th scope="row">${name}</th><td>${points}</td></tr>`)}
            ${!score[seat].length && html`<tr><td class="empty">${say("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`;
}
