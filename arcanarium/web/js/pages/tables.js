/** Lists of tables that keep themselves up to date while they are looked at. */
import {get, reasonOf} from "../api.js";
import {gameTitle, inShort, named} from "../games.js";
import {html, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {listed, say} from "../texts.js";
import {Who} from "../who.js";

const EVERY = 4_000;
const SHOWN = 6;
const SEAT_ICONS = {person: "person", bot: "bot", empty: "plus"};

/**
 * @typedef {object} Listed
 * @property {string} table
 * @property {string} game
 * @property {string[]} sets
 * @property {string} variant
 * @property {"open" | "playing" | "over" | "broken" | "closed"} status
 * @property {{name: string, kind: "person" | "bot" | "empty", bot: string, guest?: boolean}[]} seats
 * @property {{bank: number, each: number} | null} clock
 * @property {number} watchers
 * @property {number} since
 * @property {number} [you]
 * @property {boolean} [your_turn]
 * @property {number[]} [winners]
 */

/** What is asked again every few seconds while the tab is seen. @param {string} path @returns {{tables: Listed[] | null, problem: string}} */
function usePolled(path) {
  const [found, setFound] = useState(/** @type {{tables: Listed[] | null, problem: string}} */ ({tables: null, problem: ""}));
  useEffect(() => {
    let timer = 0;
    let over = false;
    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        const told = await get(path).then((tables) => ({tables, problem: ""}), (error) => ({problem: reasonOf(error)}));
        if (over) return;
        setFound((before) => ({...before, ...told}));
      }
      clearTimeout(timer);
      timer = setTimeout(ask, EVERY);
    };
    const wake = () => {
      if (document.visibilityState === "visible") void ask();
    };
    void ask();
    document.addEventListener("visibilitychange", wake);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [path]);
  return found;
}

/** My games to go on with, those that wait for me first, and the latest that are over. */
export function MyTables() {
  const {tables} = usePolled("/api/mine");
  if (!tables?.length) return null;
  const going = tables.filter((table) => table.status !== "over");
  const waiting = going.filter((table) => table.your_turn);
  const rest = going.filter((table) => !table.your_turn);
  const over = tables.filter((table) => table.status === "over");
  return html`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${say("home-mine")}</h2>
      ${going.length > 0 && html`<ul class="table-list">${[...waiting, ...rest].map((table) => html`<${Mine} key=${table.table} table=${table} />`)}</ul>`}
      ${over.length > 0 && html`
        <details open=${!going.length}>
          <summary>${say("home-over", {n: over.length})}</summary>
          <ul class="table-list">${over.slice(0, SHOWN).map((table) => html`<${Over} key=${table.table} table=${table} />`)}</ul>
        </details>`}
    </section>`;
}

/** Tables of others that one may join or watch. */
export function OpenTables() {
  const {tables, problem} = usePolled("/api/tables");
  const others = tables?.filter((table) => (table.you ?? -1) < 0) ?? [];
  return html`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${say("home-open")}</h2>
      ${others.length > 0 && html`<ul class="table-list">${others.map((table) => html`<${Open} key=${table.table} table=${table} />`)}</ul>`}
      ${!others.length && html`
        <p class="empty" aria-busy=${!tables && !problem}>
          ${tables ? html`${say("home-open-none")} <a href="/new">${say("home-open-one")}</a>` : problem || say("home-open-coming")}
        </p>`}
    </section>`;
}

/** @param {{table: Listed}} props */
function Mine({table}) {
  const doing = table.your_turn ? "home-your-turn" : table.status === "open" ? "home-waiting" : "home-their-turn";
  return html`
    <li class=${table.your_turn ? "table-row is-yours" : "table-row"}>
      <${About} table=${table} />
      <span class=${table.your_turn ? "turn-mark is-yours" : "turn-mark"}>${say(doing)}</span>
      <a class=${table.your_turn ? "btn primary" : "btn"} href=${`/t/${table.table}`}>${say("home-resume")}</a>
    </li>`;
}

/** @param {{table: Listed}} props */
function Over({table}) {
  const won = table.winners?.includes(table.you ?? -1);
  const winners = listed((table.winners ?? []).map((seat) => table.seats[seat].name));
  return html`
    <li class="table-row">
      <${About} table=${table} />
      <span class="turn-mark">${won ? say("home-you-won", {shared: (table.winners?.length ?? 0) > 1 ? "yes" : "no"}) : winners && say("home-won", {who: winners})}</span>
      <a class="btn" href=${`/replay/${table.table}`}>${say("home-replay")}</a>
    </li>`;
}

/** @param {{table: Listed}} props */
function Open({table}) {
  const free = table.status === "open" && table.seats.some((seat) => seat.kind === "empty");
  return html`
    <li class="table-row">
      <${About} table=${table} />
      ${table.watchers > 0 && html`<span class="turn-mark">${say("home-watchers", {n: table.watchers})}</span>`}
      <a class=${free ? "btn primary" : "btn"} href=${`/t/${table.table}`}>${say(free ? "home-sit" : "home-watch")}</a>
    </li>`;
}

/** What is played, and by whom. @param {{table: Listed}} props */
function About({table}) {
  return html`
    <div class="table-about">
      <strong>${gameTitle(table.game)}</strong>
      <span class="quiet-text">${inShort(table)}</span>
      <ul class="table-seats">
        ${table.seats.map((seat, i) => html`
          <li key=${i} class=${`table-seat is-${seat.kind}`}><${Icon} name=${SEAT_ICONS[seat.kind]} size=${14} /> ${seatName(table, seat, i)}</li>`)}
      </ul>
    </div>`;
}

/** @param {Listed} table @param {Listed["seats"][number]} seat @param {number} i */
function seatName(table, seat, i) {
  if (table.you === i) return say("home-you");
  if (seat.kind === "empty") return say("home-free-seat");
  return seat.kind === "bot" ? say("home-bot", {bot: named("bot", seat.bot || seat.name)}) : html`<${Who} name=${seat.name || say("guest")} guest=${seat.guest} />`;
}
