/** Seats without their people: taking the own one back, letting a bot play for who is away. */
import {html, useEffect, useState} from "../html.js";
import {say} from "../texts.js";
import {focused} from "./screen.js";

/** So long somebody must be away before a bot may play: the server counts the same. */
const AWAY = 60;

/**
 * @param {{table: import("./types.js").TableFrame, names: string[], owing: number[], skew: number, send: (message: any) => Promise<any>}} props
 *   `skew`: the server's clock minus ours, in seconds
 */
export function SeatPrompts({table, names, owing, skew, send}) {
  const mine = table.seats[table.you];
  const away = table.seats.map((seat, i) => ({seat, i}))
    .filter(({seat, i}) => i !== table.you && owing.includes(i) && seat.kind === "person" && seat.away && !seat.stand_in);
  if (table.status !== "playing") return null;
  return html`
    ${mine?.stand_in && html`
      <div class="prompt" role="alert">
        <p>${say("seat-bot-plays", {bot: mine.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${() => send({t: "take_back"})}>${say("seat-take-back")}</button>
      </div>`}
    ${table.you >= 0 && away.map(({seat, i}) => html`<${Away} key=${i} name=${names[i]} since=${table.now - (seat.away ?? 0)} skew=${skew} onStandIn=${() => send({t: "stand_in", seat: i})} />`)}`;
}

/**
 * Nothing at first: who comes back soon need not be replaced.
 * @param {{name: string, since: number, skew: number, onStandIn: () => void}} props
 *   `since`: the moment at which they went, by the server's clock
 */
function Away({name, since, skew, onStandIn}) {
  const left = () => since + AWAY - (Date.now() / 1000 + skew);
  const [long, setLong] = useState(left() <= 0);
  const moment = Math.round(since);
  useEffect(() => {
    setLong(left() <= 0);
    const timer = setTimeout(() => setLong(true), Math.max(0, left()) * 1000);
    return () => clearTimeout(timer);
  }, [moment]);
  return long && html`
    <div class="prompt" role="status">
      <p>${say("seat-away", {who: name})}</p>
      <button type="button" class="btn small" onClick=${onStandIn}>${say("seat-stand-in")}</button>
    </div>`;
}

/**
 * What one may ask for about how the game is conducted is explained before it is asked.
 * @param {{request: import("./types.js").Request, onClose: () => void, onAsk: () => void}} props
 */
export function AskFor({request, onClose, onAsk}) {
  const ask = () => {
    onClose();
    onAsk();
  };
  return html`
    <div class="veil" onClick=${onClose}></div>
    <div class="dialog" role="alertdialog" aria-label=${request.title}>
      <h2>${request.title}</h2>
      <p>${request.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${focused} onClick=${onClose} aria-keyshortcuts="Escape">${say("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${ask}>${say("request-ask")}</button>
      </div>
    </div>`;
}

/** @param {{onClose: () => void, onLeave: () => void}} props */
export function Leave({onClose, onLeave}) {
  const leave = () => {
    onClose();
    onLeave();
  };
  return html`
    <div class="veil" onClick=${onClose}></div>
    <div class="dialog" role="alertdialog" aria-label=${say("leave")}>
      <h2>${say("leave")}</h2>
      <p>${say("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${focused} onClick=${onClose} aria-keyshortcuts="Escape">${say("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${leave}>${say("leave-do")}</button>
      </div>
    </div>`;
}
