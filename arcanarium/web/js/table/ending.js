/** After the game: who won, where each point came from, and what to do next. */
import {get} from "../api.js";
import {explained} from "../games.js";
import {html, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {listed, say} from "../texts.js";
import {Curve} from "./curve.js";
import {ShareLink} from "./invite.js";
import {Rematch, dayIsOver} from "./rematch.js";

/**
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {import("./types.js").StateFrame} StateFrame
 */

/**
 * @param {{table: TableFrame, state: StateFrame, names: string[], ask: (message: any) => Promise<any>, latest: () => TableFrame|null, onLook: () => void}} props
 *   `ask` rejects where the server refuses; `latest`: the table as it is known now
 */
export function Ending({table, state, names, ask, latest, onLook}) {
  const result = /** @type {NonNullable<StateFrame["result"]>} */ (state.result);
  const winners = listed(result.winners.map((seat) => names[seat]));
  const told = useToldAfter(table.table);
  const secret = table.day && !dayIsOver(table.day);
  return html`
    <div class="ending" role="dialog" aria-label=${say("ending-label")}>
      <h1>${result.winners.includes(table.you) && result.winners.length === 1 ? say("ending-you-won") : say("ending-won", {who: winners, n: result.winners.length})}</h1>
      <p class="room-what">${say("ending-rounds", {n: result.rounds})}${told.seed && html` · <span class="ending-seed">${say("room-seed", {seed: told.seed})}</span>`}</p>
      <${Scores} game=${table.game} score=${state.score} result=${result} names=${names} you=${table.you} />
      <${Curve} rounds=${told.rounds} names=${names} you=${table.you} />
      <div class="row ending-acts">
        ${table.day && html`<a class="btn primary" href=${secret ? "/daily" : `/daily/${table.day}`}>${say("ending-daily")}</a>`}
        <${Rematch} table=${table} names=${names} ask=${ask} latest=${latest} />
        <button type="button" class="btn" onClick=${onLook}>${say("ending-look")}</button>
        <a class="btn" href=${`/replay/${table.table}`}>${say("ending-replay")}</a>
        ${!secret && html`<a class="btn" href=${`/replay/${table.table}?review=${table.you >= 0 ? `&eyes=${table.you}` : ""}`}>${say("study-title")}</a>`}
        ${!secret && html`<a class="btn" href=${`/api/tables/${table.table}/record`} download>${say("ending-record")}</a>`}
        <a class="btn" href="/">${say("ending-home")}</a>
      </div>
      ${!secret && html`<${ShareLink} path=${`/replay/${table.table}`} />`}
    </div>`;
}

/** What the server tells of a finished game. @param {string} table @returns {{rounds: number[][], seed: string|null}} */
function useToldAfter(table) {
  const [told, setTold] = useState({rounds: /** @type {number[][]} */ ([]), seed: /** @type {string|null} */ (null)});
  useEffect(() => {
    let here = true;
    get(`/api/tables/${encodeURIComponent(table)}/after`).then((found) => here && setTold(found), () => undefined);
    return () => void (here = false);
  }, [table]);
  return told;
}

/**
 * Each seat with its sources of points, best first.
 * @param {{game: string, score: import("./types.js").ScoreLine[][], result: {points: number[], winners: number[]}, names: string[], you: number}} props
 */
function Scores({game, score, result, names, you}) {
  const order = names.map((_, seat) => seat).sort((a, b) => result.points[b] - result.points[a]);
  return html`
    <div class="scores">
      ${order.map((seat) => html`
        <section key=${seat} class="scores-seat" data-winner=${result.winners.includes(seat) || null} data-you=${seat === you || null}>
          <h3>${result.winners.includes(seat) && html`<${Icon} name="crown" size=${18} label=${say("ending-winner")} />`} <bdi>${names[seat]}</bdi> <strong>${result.points[seat]}</strong></h3>
          <table><tbody>
            ${score[seat].map(([source, points, name], i) => html`<tr key=${`${source} ${i}`}><th scope="row">${name}<${Meaning} game=${game} source=${source} /></th><td>${points}</td></tr>`)}
            ${!score[seat].length && html`<tr><td class="empty">${say("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`;
}

/** What a source of points is, where its name does not tell. @param {{game: string, source: string}} props */
function Meaning({game, source}) {
  const meaning = explained(`${game}-source`, source.split(":")[0]);
  return meaning && html`<small class="scores-meaning">${meaning}</small>`;
}
