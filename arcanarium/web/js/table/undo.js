/** Taking back: by oneself while it is fair, else by asking the others. */
import {html, useEffect, useState} from "../html.js";
import {Icon, Signs} from "../icons.js";
import {say} from "../texts.js";
import {focused} from "./screen.js";

/**
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {import("./types.js").StateFrame} StateFrame
 * @typedef {(message: Record<string, any>) => Promise<any>} Send
 */

/**
 * @param {{state: StateFrame, table: TableFrame, made: import("./types.js").Fragment[]|null, send: Send}} props
 *   `made`: the latest own move, where this page knows it
 */
export function Undo({state, table, made, send}) {
  const [asking, setAsking] = useState(false);
  useEffect(() => setAsking(false), [state.step, table.request]);
  const others = table.seats.some((seat, i) => i !== table.you && seat.kind === "person");
  const {can, why} = state.undo;
  const mine = table.request?.seat === table.you;
  if (mine) return html`<p class="undo-note" role="status">${say("undo-asked")}</p>`;
  if (asking) {
    return html`
      <div class="undo-ask" role="alertdialog" aria-label=${why}>
        <p>${why}</p>
        <div class="row">
          <button type="button" class="btn" ref=${focused} onClick=${() => send({t: "ask_undo", step: state.step, era: state.era})}>${say(others ? "undo-ask" : "undo-anyway")}</button>
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

/**
 * Somebody else asks to take a move back.
 * @param {{table: TableFrame, names: string[], send: Send}} props
 */
export function UndoRequest({table, names, send}) {
  const request = table.request;
  const due = request && request.asked.includes(table.you) && !request.agreed.includes(table.you);
  if (!request || !due || request.seat === table.you) return null;
  return html`
    <div class="prompt" role="alertdialog" aria-label=${say("undo-request", {who: names[request.seat]})}>
      <p>${say("undo-request", {who: names[request.seat]})}</p>
      <div class="row">
        <button type="button" class="btn primary" onClick=${() => send({t: "answer_undo", agree: true})}>${say("undo-agree")}</button>
        <button type="button" class="btn" onClick=${() => send({t: "answer_undo", agree: false})}>${say("undo-refuse")}</button>
      </div>
    </div>`;
}
