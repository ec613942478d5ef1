/** The explorer: what the finished games of this site say about cards, seats and openings, down to the games themselves. */
import {get, reasonOf} from "../api.js";
import {folded, searchable} from "../folding.js";
import {gameTitle} from "../games.js";
import {html, useEffect, useMemo, useState} from "../html.js";
import {go} from "../router.js";
import {inOrder, say} from "../texts.js";

/**
 * @typedef {{id: string, name: string}} Named
 *
 * @typedef {object} Row
 * @property {string} key
 * @property {string} name
 * @property {number} n
 * @property {number} share
 * @property {number | null} expected
 * @property {number} low  of fair, or of all where nothing is compared
 * @property {number} high
 * @property {number} [of]  the share against what was to be expected
 * @property {number} [rate]
 * @property {number} [synergy]
 * @property {number | null} [leader]
 *
 * @typedef {object} Answer
 * @property {boolean} [missing]
 * @property {number} games
 * @property {string} [game]
 * @property {string} [about]
 * @property {Row[]} [rows]
 * @property {string[]} [names]
 * @property {Named[]} [subjects]
 * @property {number[]} [seats]
 * @property {Named[]} [sets]
 * @property {Named[]} [players]
 *
 * @typedef {{source: string, rounds: number, seats: number, margin: number}} Behind
 */

const ASKED = ["game", "about", "seats", "sets", "player"];
/** Where keys are no cards, no games can be listed by them. */
const NO_CARDS = new Set(["powers", "turns", "rounds", "players"]);
const COLUMNS = /** @type {const} */ (["of", "synergy", "share", "n", "rate", "leader"]);
const HEADS = {n: "games", share: "share", of: "fair", synergy: "synergy", rate: "rate", leader: "leader"};

/** What the address asks. @returns {Record<string, string>} */
function question() {
  const params = new URLSearchParams(location.search);
  return Object.fromEntries(ASKED.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ""]] : [])));
}

export function Page() {
  const [asked, setAsked] = useState(question);
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const [problem, setProblem] = useState("");
  const address = new URLSearchParams(asked).toString();
  useEffect(() => {
    let current = true;
    setProblem("");
    get(`/api/explore?${address}`).then((found) => current && setAnswer(found), (error) => current && setProblem(reasonOf(error)));
    return () => void (current = false);
  }, [address]);
  const ask = (/** @type {Record<string, string>} */ change) => {
    const next = Object.fromEntries(Object.entries({...("game" in change ? {} : asked), ...change}).filter(([, value]) => value));
    setAsked(next);
    go(`/explore?${new URLSearchParams(next)}`, {replace: true});
  };
  return html`
    <div class="column explore">
      <h1>${say("explore-title")}</h1>
      <p class="quiet-text">${say("explore-what")}</p>
      ${problem && html`<p class="refusal" role="alert">${problem}</p>`}
      ${answer ? html`<${Found} answer=${answer} asked=${asked} ask=${ask} />` : !problem && html`<div class="waiting" aria-busy="true"></div>`}
    </div>`;
}

/** @param {{answer: Answer, asked: Record<string, string>, ask: (change: Record<string, string>) => void}} props */
function Found({answer, asked, ask}) {
  if (answer.missing) return html`<p class="empty">${say("explore-missing")}</p>`;
  if (!answer.games || !answer.rows) return html`<p class="empty">${say("explore-no-games")}</p>`;
  const choice = (/** @type {string} */ name, /** @type {Named[]} */ values, /** @type {boolean} */ all = true) => values.length > 1 && html`
    <label>${say(`explore-choose-${name}`)}
      <select class="input" value=${asked[name] ?? (all ? "" : values[0].id)} onChange=${(/** @type {any} */ event) => ask({[name]: event.currentTarget.value})}>
        ${all && html`<option value="">${say("explore-all")}</option>`}
        ${values.map(({id, name: words}) => html`<option key=${id} value=${id}>${words}</option>`)}
      </select>
    </label>`;
  return html`
    <form class="panel explore-tools" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      ${choice("game", (answer.names ?? []).map((id) => ({id, name: gameTitle(id)})), false)}
      ${choice("about", answer.subjects ?? [], false)}
      ${choice("seats", (answer.seats ?? []).map((n) => ({id: String(n), name: String(n)})))}
      ${choice("sets", answer.sets ?? [])}
      ${choice("player", answer.players ?? [])}
    </form>
    <p role="status" class="quiet-text">${say("explore-counted", {n: answer.games})}</p>
    <${Rows} key=${JSON.stringify([answer.game, answer.about])} answer=${answer} asked=${asked} />`;
}

/** The rows as a table that can be sorted and searched. @param {{answer: Answer, asked: Record<string, string>}} props */
function Rows({answer, asked}) {
  const rows = answer.rows ?? [];
  const about = answer.about ?? "";
  const [order, setOrder] = useState({by: about === "rounds" || about === "turns" ? "key" : about === "pairs" ? "synergy" : "of", down: true});
  const [words, setWords] = useState("");
  const [open, setOpen] = useState("");
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined && row[column] !== null));
  const shown = useMemo(() => {
    const wanted = folded(words).split(/\s+/).filter(Boolean);
    const found = rows.filter((row) => wanted.every((word) => searchable(row.name).includes(word)));
    return order.by === "key" ? found : found.sort((a, b) => (order.down ? 1 : -1) * before(a, b, order.by));
  }, [rows, words, order]);
  if (!rows.length) return html`<p class="empty">${say("explore-nothing")}</p>`;
  const sort = (/** @type {string} */ by) => setOrder({by, down: order.by === by ? !order.down : true});
  const head = (/** @type {string} */ by, /** @type {string} */ title) => html`
    <th scope="col" class=${by === "name" ? undefined : "num"} aria-sort=${order.by === by ? (order.down ? "descending" : "ascending") : undefined}>
      <button type="button" onClick=${() => sort(by)}>${title}</button></th>`;
  const compared = rows.some((row) => row.of !== undefined);
  return html`
    ${rows.length > 12 && html`<input class="input explore-search" type="search" value=${words} placeholder=${say("explore-search")} aria-label=${say("explore-search")}
      onInput=${(/** @type {any} */ event) => setWords(event.currentTarget.value)} />`}
    <div class="explore-rows" tabindex="0" role="region" aria-label=${say("explore-title")}><table class="table">
      <thead><tr>${head("name", say("explore-column-name"))}<th scope="col" class="explore-bar">${say("explore-column-interval")}</th>
        ${columns.map((column) => head(column, say(`explore-column-${HEADS[column]}`)))}</tr></thead>
      <tbody>${shown.map((row) => html`
        <tr key=${row.key}>
          <th scope="row">${NO_CARDS.has(about) ? row.name : html`<button type="button" class="link" aria-expanded=${open === row.key} onClick=${() => setOpen(open === row.key ? "" : row.key)}>${row.name}</button>`}</th>
          <td class="explore-bar"><${Bar} row=${row} compared=${compared} /></td>
          ${columns.map((column) => html`<td key=${column} class="num">${written(row[column], column)}</td>`)}
        </tr>
        ${open === row.key && html`<tr key=${`${row.key} games`}><td class="explore-behind" colspan=${columns.length + 2}><${GamesBehind} asked=${{...asked, game: answer.game ?? ""}} cards=${row.key} name=${row.name} /></td></tr>`}`)}</tbody>
    </table></div>
    <p class="fine">${say(compared ? "explore-legend" : "explore-legend-parts")}</p>`;
}

/** @param {Row} a @param {Row} b @param {string} by @returns {number} */
function before(a, b, by) {
  if (by === "name") return inOrder(a.name, b.name);
  const value = (/** @type {Row} */ row) => Number(/** @type {any} */ (row)[by] ?? row.share ?? 0);
  return value(b) - value(a);
}

/** @param {number | null | undefined} value @param {string} column @returns {string} */
function written(value, column) {
  if (value === null || value === undefined) return "";
  if (column === "n") return say("explore-number", {n: value});
  return column === "of" ? say("explore-ratio", {n: Math.round(value * 100) / 100}) : say("study-percent", {n: Math.round(value * 100)});
}

/** Where a figure lies, what is credible of it, and in the middle what was to be expected. @param {{row: Row, compared: boolean}} props */
function Bar({row, compared}) {
  const at = (/** @type {number} */ value) => 4 + 112 * Math.min(1, Math.max(0, compared ? value / 2 : value));
  const sure = !compared ? "" : row.low > 1 ? "more" : row.high < 1 ? "less" : "";
  return html`
    <svg viewBox="0 0 120 14" width="120" height="14" role="img" data-sure=${sure}
      aria-label=${say("explore-between", {low: Math.round(row.low * 100) / 100, high: Math.round(row.high * 100) / 100})}>
      ${compared && html`<path class="explore-fair" d="M60 0V14" />`}
      <path class="explore-span" d=${`M${at(row.low)} 7H${at(row.high)}`} /><circle cx=${at(row.of ?? row.share)} cy="7" r="3" />
    </svg>`;
}

/** Games in which one seat had these cards. @param {{asked: Record<string, string>, cards: string, name: string}} props */
function GamesBehind({asked, cards, name}) {
  const [games, setGames] = useState(/** @type {Behind[] | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    get(`/api/explore/games?${new URLSearchParams({...asked, cards})}`).then(setGames, (error) => setProblem(reasonOf(error)));
  }, [cards]);
  if (problem) return html`<p class="refusal" role="alert">${problem}</p>`;
  if (!games) return html`<p class="quiet-text" aria-busy="true">${say("explore-looking")}</p>`;
  return html`<ul class="explore-games" tabindex="0" aria-label=${name}>${games.map((game) => html`
    <li key=${game.source}><a href=${`/replay/${game.source}`}>${say("explore-game", {seats: game.seats, rounds: game.rounds, margin: game.margin})}</a></li>`)}</ul>`;
}
