/** Before the game: what will be played, who sits where, who is ready, and how others get here. */
import {reasonOf} from "../api.js";
import {clockInShort, explained, gameTitle, named, opponentCharacter, opponentTitle, useGames} from "../games.js";
import {html, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {changeMe, useMe} from "../me.js";
import {listed, say} from "../texts.js";
import {Who} from "../who.js";
import {Invite} from "./invite.js";
import {standing} from "./strip.js";
import {Chat} from "./talk.js";

/**
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {import("./types.js").SeatOfTable} SeatOfTable
 * @typedef {import("../games.js").GameInfo} GameInfo
 * @typedef {(message: Record<string, any>) => Promise<any>} Send
 */

/** @param {{table: TableFrame, chat: import("./types.js").ChatLine[], ask: Send, send: Send}} props  `ask` rejects where the server refuses, `send` does not */
export function Room({table, chat, ask, send}) {
  const info = useGames()?.find((one) => one.game === table.game);
  return html`
    <div class="room waiting-room">
      <header class="room-head">
        <h1>${gameTitle(table.game)}</h1>
        <p role="status" class="room-state">${stateOf(table)}</p>
      </header>
      <div class="room-columns">
        <div class="room-main">
          <ol class="room-seats" aria-label=${say("room-seats")}>
            ${table.seats.map((seat, i) => html`<${SeatRow} key=${i} table=${table} seat=${seat} i=${i} info=${info} send=${send} />`)}
          </ol>
          <${Begin} table=${table} send=${send} />
          <${MyName} seated=${table.you >= 0} send=${send} />
          <${WhatIsPlayed} table=${table} info=${info} />
        </div>
        <div class="room-side">
          <${Invite} table=${table.table} title=${say("room-invitation", {game: gameTitle(table.game)})} />
          <section class="panel room-chat">
            <h2>${say("tab-chat")}</h2>
            <${Chat} lines=${chat} onSay=${(/** @type {string} */ text) => ask({t: "chat", text})} />
          </section>
          ${table.watchers > 0 && html`<p class="room-what">${say("watchers", {n: table.watchers})}</p>`}
        </div>
      </div>
    </div>`;
}

/** The one sentence that says what is waited for. @param {TableFrame} table @returns {string} */
function stateOf(table) {
  const empty = table.seats.filter((seat) => seat.kind === "empty").length;
  if (empty) return say(table.wait ? "room-seats-free" : "room-waiting", {n: empty});
  if (!table.wait) return say("room-starting");
  if (table.start) return say(allReady(table) ? "room-all-ready" : "room-some-not-ready");
  return say(table.seats[table.you]?.ready ? "room-for-host" : "room-say-ready");
}

/** Whether all people but the reader, who may start, are ready. @param {TableFrame} table @returns {boolean} */
function allReady(table) {
  return table.seats.every((seat, i) => seat.kind !== "person" || seat.ready || seat.host || i === table.you && table.start);
}

/** Ready, or start. @param {{table: TableFrame, send: Send}} props */
function Begin({table, send}) {
  if (!table.wait) return null;
  const free = table.seats.some((seat) => seat.kind === "empty");
  const mine = table.seats[table.you];
  const people = table.seats.filter((seat, i) => seat.kind === "person" && i !== table.you).length;
  return html`
    <div class="room-begin">
      ${table.start && html`
        <button type="button" class="btn primary large" disabled=${free} onClick=${() => send({t: "start"})}>${say(free || allReady(table) ? "room-start" : "room-start-anyway")}</button>`}
      ${mine && !table.host && html`
        <button type="button" class=${`btn large ${mine.ready ? "" : "primary"}`} aria-pressed=${mine.ready ? "true" : "false"} onClick=${() => send({t: "ready", ready: !mine.ready})}>
          <${Icon} name="done" size=${18} /> ${say(mine.ready ? "room-ready-now" : "room-ready")}</button>`}
      ${table.start && people > 0 && !free && !allReady(table) && html`<p class="quiet-text">${say("room-start-what")}</p>`}
      ${table.start && free && html`<p class="quiet-text">${say("room-start-free")}</p>`}
    </div>`;
}

/** @param {{table: TableFrame, seat: SeatOfTable, i: number, info: GameInfo|undefined, send: Send}} props */
function SeatRow({table, seat, i, info, send}) {
  const opponents = info?.opponents ?? [];
  const mine = i === table.you;
  const waits = seat.kind === "person" && table.wait && !seat.host;
  return html`
    <li data-kind=${seat.kind} data-you=${mine || null} data-kept=${seat.kept ? true : null}>
      <span class="room-number">${i + 1}</span>
      <span class="room-name">${seat.kind === "person" ? html`<${Who} name=${seat.name} />` : html`<bdi>${nameOf(seat)}</bdi>`}
        ${seat.kind === "bot" && html`<small>${opponentCharacter(opponents.find((each) => each.bot === seat.bot))}</small>`}
        ${seat.kind === "person" && html`<small>${[mine ? say("seat-you") : standing(seat), say(seat.guest ? "room-guest" : "room-account"), seat.host && say("room-host")].filter(Boolean).join(" · ")}</small>`}</span>
      ${waits && html`<span class="room-mark" data-ready=${seat.ready || null}><${Icon} name=${seat.ready ? "done" : "hourglass"} size=${16} /> ${say(seat.ready ? "room-is-ready" : "room-not-ready")}</span>`}
      <span class="room-acts">
        ${seat.kind === "empty" && table.you < 0 && (!seat.kept || seat.kept.you) && html`<button type="button" class="btn primary" onClick=${() => send({t: "sit", seat: i})}>${say("room-sit")}</button>`}
        ${seat.kind === "empty" && table.host && info && html`<${PutBot} opponents=${opponents} first=${info.opponent} put=${(/** @type {string} */ bot) => send({t: "set_seat", seat: i, bot})} />`}
        ${seat.kind === "empty" && table.host && html`
          <button type="button" class="btn small" aria-pressed=${seat.kept ? "true" : "false"} title=${say("room-keep-what")} onClick=${() => send({t: "keep", seat: i, kept: !seat.kept})}><${Icon} name="lock" size=${16} /> ${say(seat.kept ? "room-open-seat" : "room-keep")}</button>`}
        ${seat.kind === "bot" && table.host && html`<button type="button" class="btn small" onClick=${() => send({t: "set_seat", seat: i, bot: ""})}>${say("room-no-bot")}</button>`}
        ${mine && html`<button type="button" class="btn small" onClick=${() => send({t: "leave"})}>${say("room-leave")}</button>`}
        ${table.host && i + 1 < table.seats.length && html`
          <button type="button" class="btn quiet small icon-only" title=${say("room-swap", {a: i + 1, b: i + 2})} aria-label=${say("room-swap", {a: i + 1, b: i + 2})} onClick=${() => send({t: "swap", seat: i, other: i + 1})}><${Icon} name="reorder" size=${16} /></button>`}
      </span>
    </li>`;
}

/** What stands in a seat without a person. @param {SeatOfTable} seat @returns {string} */
function nameOf(seat) {
  if (seat.kind === "bot") return say("room-bot", {bot: named("bot", seat.bot)});
  if (!seat.kept) return say("room-free");
  return seat.kept.you ? say("room-kept-you") : seat.kept.name ? say("room-kept-for", {who: seat.kept.name}) : say("room-kept");
}

/** One's own name, changed where the others read it. @param {{seated: boolean, send: Send}} props */
function MyName({seated, send}) {
  const me = useMe();
  const [name, setName] = useState(me.name);
  const [wrong, setWrong] = useState("");
  useEffect(() => setName(me.name), [me.name]);
  if (me.account) return null;
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await changeMe({name: name.trim()});
      setWrong("");
      if (seated) void send({t: "rename"});
    } catch (error) {
      setWrong(reasonOf(error));
    }
  };
  return html`
    <form class="room-me" onSubmit=${save}>
      <label class="field"><span class="label">${say("room-your-name")}</span>
        <input class="input" value=${name} maxlength="24" autocomplete="nickname" aria-invalid=${wrong ? "true" : null}
          onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></label>
      <button class="btn" disabled=${!name.trim() || name.trim() === me.name}>${say("save")}</button>
      ${wrong && html`<p class="refusal" role="alert">${wrong}</p>`}
    </form>`;
}

/** All that was chosen about the game, in words. @param {{table: TableFrame, info: GameInfo|undefined}} props */
function WhatIsPlayed({table, info}) {
  const {game} = table;
  const sets = info && info.sets.length > 1 ? table.sets.map((id) => named(`${game}-set`, id)) : [];
  const options = (info?.options ?? []).filter(({name}) => table.options[name])
    .map(({name, values}) => ({name, value: String(table.options[name]), usual: values[0]}));
  const seed = table.seed?.by ?? "";
  return html`
    <section class="panel room-facts">
      <h2>${say("room-what")}</h2>
      <dl>
        ${sets.length > 0 && html`<${Fact} title=${say("room-sets")}>${listed(sets)}<//>`}
        ${info && info.variants.length > 1 && html`<${Fact} title=${say("room-variant")} hint=${explained(`${game}-variant`, table.variant)}>${named(`${game}-variant`, table.variant)}<//>`}
        ${options.map(({name, value}) => html`
          <${Fact} key=${name} title=${named(`${game}-option`, name)} hint=${value === "on" ? explained(`${game}-option`, name) : ""}>
            ${value === "on" || value === "off" ? say(`room-${value}`) : named(`${game}-value`, value)}<//>`)}
        <${Fact} title=${say("room-seats")}>${say("room-seat-count", {n: table.seats.length})}<//>
        <${Fact} title=${say("room-clock")}>${table.clock ? clockInShort(table.clock) : say("new-clock-none")}<//>
        <${Fact} title=${say("new-hints")}>${say(table.hints ? "room-hints-yes" : "room-hints-no")}<//>
        <${Fact} title=${say("room-who-may")}>${say(table.open ? "new-open" : "new-link")}<//>
        <${Fact} title=${say("room-deal")}>${seed ? say(`room-deal-${seed}`) : say("room-deal-chance")}
          ${table.seed?.value && html`<small class="room-seed">${say("room-seed", {seed: table.seed.value})}</small>`}<//>
      </dl>
      ${(seed === "host" || seed === "deal") && html`<p class="notice">${say(`room-deal-${seed}-what`)}</p>`}
    </section>`;
}

/** @param {{title: string, hint?: string, children?: any}} props */
function Fact({title, hint = "", children}) {
  return html`<div><dt>${title}</dt><dd>${children}${hint && html` <small>${hint}</small>`}</dd></div>`;
}

/**
 * Chooses a bot for a free seat.
 * @param {{opponents: import("../games.js").Opponent[], first: string, put: (bot: string) => void}} props
 */
function PutBot({opponents, first, put}) {
  const [bot, setBot] = useState(first);
  return html`
    <span class="row">
      <select class="select" aria-label=${say("room-which-bot")} value=${bot} onChange=${(/** @type {any} */ event) => setBot(event.currentTarget.value)}>
        ${opponents.map((each) => html`<option key=${each.bot} value=${each.bot}>${opponentTitle(each)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${() => put(bot)}><${Icon} name="bot" size=${16} /> ${say("room-put-bot")}</button>
    </span>`;
}
