/** Before the game: who sits where, and how others get here. */
import {html, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {gameTitle, inShort, named, opponentCharacter, opponentTitle, useGames} from "../games.js";
import {say} from "../texts.js";
import {Who} from "../who.js";
import {standing} from "./strip.js";

/**
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {(message: Record<string, any>) => Promise<any>} Send
 */

/** Seconds for which the button says that the link was copied. */
const COPIED = 2;

/** The address of this table, to hand on. @param {{path: string}} props */
export function ShareLink({path}) {
  const [copied, setCopied] = useState(false);
  const address = new URL(path, location.href).href;
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED * 1000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => navigator.clipboard?.writeText(address).then(() => setCopied(true)).catch(() => undefined);
  return html`
    <div class="share">
      <input class="input" readonly value=${address} aria-label=${say("share-label")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" class="btn" onClick=${copy}>${copied ? say("share-copied") : say("share-copy")}</button>
    </div>`;
}

/** @param {{table: TableFrame, send: Send}} props */
export function Room({table, send}) {
  const info = useGames()?.find((one) => one.game === table.game);
  const opponents = info?.opponents ?? [];
  const empty = table.seats.filter((seat) => seat.kind === "empty").length;
  return html`
    <div class="room">
      <h1>${gameTitle(table.game)}</h1>
      <p class="room-what">${inShort(table)}</p>
      <p role="status" class="room-state">${empty ? say("room-waiting", {n: empty}) : say("room-starting")}</p>
      <ol class="room-seats">
        ${table.seats.map((seat, i) => html`
          <li key=${i} data-kind=${seat.kind} data-you=${i === table.you || null}>
            <span class="room-number">${i + 1}</span>
            <span class="room-name">${seat.kind === "empty" ? say("room-free") : seat.kind === "bot" ? say("room-bot", {bot: named("bot", seat.bot)}) : html`<${Who} name=${seat.name} guest=${seat.guest} />`}
              ${seat.kind === "bot" && html`<small>${opponentCharacter(opponents.find((each) => each.bot === seat.bot))}</small>`}
              ${seat.kind === "person" && html`<small>${i === table.you ? say("seat-you") : standing(seat)}</small>`}</span>
            <span class="room-acts">
              ${seat.kind === "empty" && table.you < 0 && html`<button type="button" class="btn primary" onClick=${() => send({t: "sit", seat: i})}>${say("room-sit")}</button>`}
              ${seat.kind === "empty" && table.host && info && html`<${PutBot} opponents=${opponents} first=${info.opponent} put=${(/** @type {string} */ bot) => send({t: "set_seat", seat: i, bot})} />`}
              ${seat.kind === "bot" && table.host && html`<button type="button" class="btn" onClick=${() => send({t: "set_seat", seat: i, bot: ""})}>${say("room-no-bot")}</button>`}
              ${i === table.you && html`<button type="button" class="btn" onClick=${() => send({t: "leave"})}>${say("room-leave")}</button>`}
            </span>
          </li>`)}
      </ol>
      <h2>${say("room-invite")}</h2>
      <${ShareLink} path=${`/t/${table.table}`} />
      ${table.watchers > 0 && html`<p class="room-what">${say("watchers", {n: table.watchers})}</p>`}
    </div>`;
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
