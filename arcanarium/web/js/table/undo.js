/** Taking back: by oneself while it is fair, else by asking the others. */
import {html, useEffect, useState} from "../html.js";
import {Icon, Signs} from "../icons.js";
import {listed, say} from "../texts.js";
import {GoesBack} from "./back.js";
import {focused} from "./screen.js";

/**
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {import("./types.js").StateFrame} StateFrame
 * @typedef {(message: Record<string, any>) => Promise<any>} Send
 */

/**
 * @param {{state: StateFrame, table: TableFrame, names: string[], log: [number, string][], made: import("./types.js").Fragment[]|null, send: Send}} props
 *   `made`: the latest own move, where this page knows it
 */
export function Undo({state, table, names, log, made, send}) {
  const [asking, setAsking] = useState(false);
  useEffect(() => setAsking(false), [state.step, table.request]);
  const others = table.seats.some((seat, i) => i !== table.you && seat.kind === "person");
  const {can, why} = state.undo;
  const mine = table.request?.seat === table.you;
  const back = state.undo.back ?? [];
  if (mine) {
    return html`
      <div class="undo-note" role="status">
        <p>${say("undo-asked")}</p>
        <${Away} table=${table} names=${names} />
        <button type="button" class="btn quiet small" onClick=${() => send({t: "answer_undo", agree: false})}>${say("undo-withdraw")}</button>
      </div>`;
  }
  if (asking) {
    return html`
      <div class="undo-ask" role="alertdialog" aria-label=${why}>
        <p>${why}</p>
        ${back.length > 0 && !table.day && html`<p>${say("back-title", {n: back.length})}</p><${GoesBack} step=${state.step - back.length} back=${back} log=${log} names=${names} you=${table.you} />`}
        <div class="row">
          ${!table.day && html`<button type="button" class="btn" ref=${focused} onClick=${() => send({t: "ask_undo", step: state.step, era: state.era})}>${say(others ? "undo-ask" : "undo-anyway")}</button>`}
          <button type="button" class="btn quiet small" onClick=${() => setAsking(false)}>${say("undo-never-mind")}</button>
        </div>
      </div>`;
  }
  return html`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!can && !why}
      title=${can ? say("undo-title") : why} data-fair=${can || null}
      onClick=${() => can ? send({t: "undo", step: state.step, era: state.era}) : setAsking(true)}>
      <${Icon} name="undo" size=${16} /> <span>${say("undo")}${can && made && html`: <${Signs} fragments=${made} />`}</span>
    </button>`;
}

/** Who has to agree and is not here: no bot answers for them. @param {{table: TableFrame, names: string[]}} props */
function Away({table, names}) {
  const away = (table.request?.asked ?? []).filter((seat) => !table.request?.agreed.includes(seat) && !table.seats[seat].here);
  return away.length > 0 && html`<p>${say("undo-away", {who: listed(away.map((seat) => names[seat])), n: away.length})}</p>`;
}

/**
 * Somebody else asks to take a move back.
 * @param {{table: TableFrame, names: string[], log: [number, string][], send: Send}} props
 */
export function UndoRequest({table, names, log, send}) {
  const request = table.request;
  const due = request && request.asked.includes(table.you) && !request.agreed.includes(table.you);
  if (!request || !due || request.seat === table.you) return null;
  return html`
    <div class="prompt" role="alertdialog" aria-label=${say("undo-request", {who: names[request.seat]})}>
      <p>${say("undo-request", {who: names[request.seat]})} ${request.back.includes(table.you) && say("undo-request-yours")}</p>
      <${GoesBack} step=${request.step} back=${request.back} log=${log} names=${names} you=${table.you} />
      <div class="row">
        <button type="button" class="btn primary" onClick=${() => send({t: "answer_undo", agree: true})}>${say("undo-agree")}</button>
        <button type="button" class="btn" onClick=${() => send({t: "answer_undo", agree: false})}>${say("undo-refuse")}</button>
      </div>
    </div>`;
}
