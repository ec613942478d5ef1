/** Puzzles: that of the day, the next one about as strong as its solver, and how one does. */
import {get, reasonOf} from "../api.js";
import {gameTitle, useGames} from "../games.js";
import {html, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {following, wanted} from "../puzzles/solving.js";
import {go} from "../router.js";
import {remember, useSetting} from "../settings.js";
import {listed, say} from "../texts.js";
import {dayInWords} from "./dailydoor.js";

/**
 * @typedef {import("../puzzles/solving.js").Overview} Overview
 * @typedef {import("../puzzles/solving.js").Wanted} Wanted
 */

export function Page() {
  const [found, setFound] = useState(/** @type {Overview|null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    get("/api/puzzles").then(setFound, (error) => setProblem(reasonOf(error)));
  }, []);
  return html`
    <div class="column puzzles">
      <header><h1>${say("puzzles-title")}</h1><p>${say("puzzles-what")}</p></header>
      ${problem && html`<p class="refusal" role="alert">${problem}</p>`}
      ${found ? html`<${Today} found=${found} /><${Practice} found=${found} /><${Standing} found=${found} />`
        : !problem && html`<div class="waiting" aria-busy="true"></div>`}
    </div>`;
}

/** @param {{found: Overview}} props */
function Today({found: {daily}}) {
  return html`
    <section class="panel" aria-labelledby="puzzle-day">
      <h2 id="puzzle-day">${say("puzzles-day")} · ${dayInWords(daily.day)}</h2>
      <p>${gameTitle(daily.game)} · ${say("puzzles-day-solved", {n: daily.solved, tries: daily.tries})}
        ${daily.mine !== null && html` <strong><${Icon} name=${daily.mine ? "done" : "hint"} size=${16} /> ${say(daily.mine ? "puzzles-day-right" : "puzzles-day-wrong")}</strong>`}</p>
      <p class="row"><a class=${`btn ${daily.mine === null ? "primary large" : ""}`} href="/puzzles/daily">${say(daily.mine === null ? "puzzles-solve" : "puzzles-look")}</a></p>
    </section>`;
}

/** @param {{found: Overview}} props */
function Practice({found}) {
  useSetting("puzzles");
  const games = useGames() ?? [];
  const [refused, setRefused] = useState("");
  const {theme, game, sets} = wanted();
  const table = found.sets.some((one) => one.game === game && one.sets === sets) ? `${game}/${sets}` : found.sets.some((one) => one.game === game) && game ? `${game}/` : "";
  const choose = (/** @type {Partial<Wanted>} */ more) => {
    setRefused("");
    remember("puzzles", {...wanted(), ...more});
  };
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const address = await following(wanted());
      if (address) go(address);
      else setRefused(say("puzzles-none-left"));
    } catch (error) {
      setRefused(reasonOf(error));
    }
  };
  const played = [...new Set(found.sets.map((one) => one.game))];
  return html`
    <form class="panel" aria-labelledby="puzzle-practice" onSubmit=${start}>
      <h2 id="puzzle-practice">${say("puzzles-practice")}</h2>
      <div class="row">
        <label class="field"><span>${say("puzzles-theme")}</span>
          <select class="select" value=${theme} onChange=${(/** @type {any} */ event) => choose({theme: event.currentTarget.value})}>
            <option value="">${say("puzzles-any-theme", {n: found.puzzles})}</option>
            ${found.themes.map((one) => html`<option key=${one.theme} value=${one.theme}>${say("puzzles-counted", {what: one.name, n: one.n})}</option>`)}
          </select></label>
        <label class="field"><span>${say("puzzles-game")}</span>
          <select class="select" value=${table} onChange=${(/** @type {any} */ event) => {
            const [chosen, of] = event.currentTarget.value.split("/");
            choose({game: chosen, sets: of ?? ""});
          }}>
            <option value="">${say("puzzles-any-game")}</option>
            ${played.map((name) => {
              const mine = found.sets.filter((one) => one.game === name);
              const titles = games.find((one) => one.game === name)?.sets ?? [];
              return html`
                <option key=${name} value=${`${name}/`}>${say("puzzles-counted", {what: gameTitle(name), n: mine.reduce((sum, one) => sum + one.n, 0)})}</option>
                ${mine.length > 1 && mine.map((one) => html`<option key=${one.sets} value=${`${name}/${one.sets}`}>${say("puzzles-of-sets", {game: gameTitle(name), sets: setsTitle(one.sets, titles), n: one.n})}</option>`)}`;
            })}
          </select></label>
      </div>
      <p class="row"><button type="submit" class="btn primary large">${say("puzzles-go")}</button></p>
      ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
    </form>`;
}

/** @param {string} sets  such as "base and lux" @param {{id: string, title: string}[]} titles */
function setsTitle(sets, titles) {
  const ids = sets.split(" and ");
  const known = ids.map((id) => titles.find((one) => one.id === id)?.title);
  return known.every(Boolean) ? listed(/** @type {string[]} */ (known)) : say("puzzles-all-sets");
}

/** @param {{found: Overview}} props */
function Standing({found: {me}}) {
  if (!me) return html`<p class="quiet-text">${say("puzzles-first")}</p>`;
  return html`
    <section class="panel" aria-labelledby="puzzle-standing">
      <h2 id="puzzle-standing">${say("puzzles-standing")}</h2>
      <dl class="puzzle-standing">
        <div><dt>${say("puzzles-rating")}</dt><dd class="num">${me.rating} <small>± ${me.deviation}</small></dd></div>
        <div><dt>${say("puzzles-solved")}</dt><dd class="num">${say("puzzles-of", {n: me.solved, all: me.tried})}</dd></div>
        <div><dt>${say("puzzles-in-a-row")}</dt><dd class="num">${me.streak} <small>${say("puzzles-longest", {n: me.longest})}</small></dd></div>
        <div><dt>${say("puzzles-days")}</dt><dd class="num">${me.days}</dd></div>
      </dl>
      <p class="quiet-text">${say("puzzles-counts")}</p>
    </section>`;
}
