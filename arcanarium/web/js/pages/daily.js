/** The deal of the day: play it once, and see how the others did. */
import {get, post, reasonOf} from "../api.js";
import {gameTitle, named, opponentTitle, useGames} from "../games.js";
import {html, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {go} from "../router.js";
import {say} from "../texts.js";
import {Who} from "../who.js";
import {dayInWords} from "./dailydoor.js";

/**
 * @typedef {{rank: number|null, name: string, guest: boolean, you: boolean, points: number, rival: number, margin: number, rounds: number, won: boolean}} Result
 *
 * @typedef {object} Deal
 * @property {string} game
 * @property {string} bot
 * @property {boolean} first  whether the player has the first seat
 * @property {number} tries
 * @property {{table: string, over: boolean}|null} mine
 * @property {Result[]|null} results  null for who has not finished yet
 * @property {string|null} seed  once the day is over
 *
 * @typedef {{day: string, today: string, past: boolean, ends: number, deals: Deal[], days: string[]}} Day
 */

/** @param {{params: Record<string, string>}} props */
export function Page({params}) {
  const [found, setFound] = useState(/** @type {Day|null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    get(`/api/daily?day=${encodeURIComponent(params.day ?? "")}`).then(setFound, (error) => setProblem(reasonOf(error)));
  }, [params.day]);
  return html`
    <div class="column daily">
      <h1>${say("daily-title")}</h1>
      ${problem && html`<p class="refusal" role="alert">${problem}</p>`}
      ${found ? html`<${OneDay} day=${found} />` : !problem && html`<div class="waiting" aria-busy="true"></div>`}
    </div>`;
}

/** @param {{day: Day}} props */
function OneDay({day}) {
  const hours = Math.max(1, Math.round((day.ends - Date.now() / 1000) / 3600));
  return html`
    <p class="daily-day">${dayInWords(day.day)}${!day.past && html` · <span class="quiet-text">${say("daily-left", {n: hours})}</span>`}</p>
    <p class="quiet-text">${say(day.past ? "daily-what-past" : "daily-what")}</p>
    ${day.deals.map((deal) => html`<${OneDeal} key=${deal.game} deal=${deal} past=${day.past} />`)}
    ${(day.days.length > 0 || day.past) && html`
      <nav class="daily-days" aria-label=${say("daily-days")}>
        <h2>${say("daily-days")}</h2>
        <p class="row">
          ${[day.today, ...day.days].map((one) => html`
            <a key=${one} class="chip" href=${one === day.today ? "/daily" : `/daily/${one}`} aria-current=${one === day.day ? "true" : null}>${one === day.today ? say("daily-today") : dayInWords(one)}</a>`)}
        </p>
      </nav>`}
    <p class="fine">${say("daily-honest")}</p>`;
}

/** @param {{deal: Deal, past: boolean}} props */
function OneDeal({deal, past}) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const info = useGames()?.find((one) => one.game === deal.game);
  const opponent = info?.opponents.find((one) => one.bot === deal.bot);
  const play = async () => {
    setBusy(true);
    try {
      const {table} = await post(`/api/daily/${deal.game}`);
      go(`/t/${table}`);
    } catch (error) {
      setRefused(reasonOf(error));
      setBusy(false);
    }
  };
  return html`
    <section class="panel daily-deal" aria-labelledby=${`daily-${deal.game}`}>
      <h2 id=${`daily-${deal.game}`}>${gameTitle(deal.game)}</h2>
      <p>${say(deal.first ? "daily-you-first" : "daily-bot-first", {bot: opponent ? opponentTitle(opponent) : named("bot", deal.bot)})}
        <span class="quiet-text"> ${say("daily-tries", {n: deal.tries})}</span></p>
      ${!past && !deal.mine?.over && html`<p><button type="button" class="btn primary large" disabled=${busy} onClick=${play}>${say(deal.mine ? "daily-go-on" : "daily-play")}</button></p>`}
      ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
      ${deal.results ? html`<${Results} results=${deal.results} />` : html`<p class="quiet-text">${say("daily-later")}</p>`}
      ${deal.mine?.over && html`<p><a href=${`/replay/${deal.mine.table}`}>${say("daily-replay")}</a></p>`}
      ${deal.seed && html`<p class="quiet-text daily-seed">${say("room-seed", {seed: deal.seed})}</p>`}
    </section>`;
}

/** @param {{results: Result[]}} props */
function Results({results}) {
  if (!results.length) return html`<p class="empty">${say("daily-none")}</p>`;
  return html`
    <div class="daily-results"><table class="table">
      <thead><tr><th scope="col">${say("daily-rank")}</th><th scope="col">${say("daily-who")}</th><th scope="col" class="num">${say("daily-points")}</th>
        <th scope="col" class="num">${say("daily-margin")}</th><th scope="col" class="num">${say("daily-rounds")}</th></tr></thead>
      <tbody>${results.map((one, i) => html`
        <tr key=${i} data-you=${one.you || null}>
          <td class="num">${one.rank ?? html`<abbr title=${say("daily-late-what")}>${say("daily-late")}</abbr>`}</td>
          <td><${Who} name=${one.name} guest=${one.guest && !one.you} /> ${one.you && html`<small>${say("seat-you")}</small>`} ${one.won && html`<${Icon} name="crown" size=${16} label=${say("ending-winner")} />`}</td>
          <td class="num">${one.points} : ${one.rival}</td>
          <td class="num">${one.margin > 0 ? "+" : ""}${one.margin}</td>
          <td class="num">${one.rounds}</td>
        </tr>`)}</tbody>
    </table></div>`;
}
