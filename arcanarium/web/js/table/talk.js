/** Log and chat. */
import {html, useEffect, useState} from "../html.js";
import {say} from "../texts.js";
import {Who} from "../who.js";

/** How many lines of the log are drawn; the rest comes on a click. */
const LATEST = 150;

/** @param {{lines: [number, string][], since: number}} props  `since`: the latest step at which the reader decided */
export function Log({lines, since}) {
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(-LATEST);
  const last = since >= 0 ? since : (lines.length ? lines[lines.length - 1][0] : 0) - 1;
  const first = shown.findIndex(([step]) => step > last);
  return html`
    <div class="log at-end" tabindex="0" role="log" aria-label=${say("log-label")}><div>
      ${shown.length < lines.length && html`<button type="button" class="btn quiet small" onClick=${() => setAll(true)}>${say("log-all", {n: lines.length})}</button>`}
      ${!lines.length && html`<p class="empty">${say("log-empty")}</p>`}
      <ol>${shown.map(([step, line], i) => html`
        ${i === first && since >= 0 && html`<li key="since" class="log-since">${say("log-since")}</li>`}
        <li key=${i} data-latest=${step > last || null}>${line}</li>`)}</ol>
    </div></div>`;
}

/** @param {{lines: import("./types.js").ChatLine[], onSay: (text: string) => Promise<any>}} props */
export function Chat({lines, onSay}) {
  const [text, setText] = useState("");
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    if (text.trim()) onSay(text.trim()).then(() => setText("")).catch(() => undefined);
  };
  return html`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${say("chat-label")}><div>
        ${!lines.length && html`<p class="empty">${say("chat-empty")}</p>`}
        ${lines.map((line, i) => html`<p key=${i}><strong data-seat=${line.seat}><${Who} name=${line.who} guest=${line.guest} /></strong> <bdi>${line.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${submit}>
        <input class="input chat-input" value=${text} maxlength="400" placeholder=${say("chat-write")} aria-label=${say("chat-write")}
          onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
        <button type="submit" class="btn" disabled=${!text.trim()}>${say("chat-send")}</button>
      </form>
    </div>`;
}

/**
 * Log and chat behind two tabs, and what one may ask the others for.
 * @param {{log: [number, string][], since: number, chat: import("./types.js").ChatLine[], tab: string, setTab: (tab: string) => void,
 *   requests: import("./types.js").Request[], onRequest: (name: string) => void, onSay: (text: string) => Promise<any>}} props
 */
export function Talk({log, since, chat, tab, setTab, requests, onRequest, onSay}) {
  const [read, setRead] = useState(chat.length);
  useEffect(() => {
    if (tab === "chat") setRead(chat.length);
  }, [tab, chat.length]);
  const fresh = chat.length - read;
  return html`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${tab === "log"} onClick=${() => setTab("log")}>${say("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${tab === "chat"} onClick=${() => setTab("chat")}>
          ${say("tab-chat")} ${fresh > 0 && html`<span class="count">${fresh}</span>`}
        </button>
      </div>
      ${tab === "chat" ? html`<${Chat} lines=${chat} onSay=${onSay} />` : html`<${Log} lines=${log} since=${since} />`}
      ${requests.length > 0 && html`
        <p class="row requests">${requests.map((each) => html`
          <button key=${each.name} type="button" class="btn quiet small" data-request=${each.name} onClick=${() => onRequest(each.name)}>${say("request-open", {what: each.title})}</button>`)}</p>`}
    </section>`;
}
