/** The browsers in which an account is open. */
import {post} from "../api.js";
import {html} from "../html.js";
import {enterBy} from "../me.js";
import {Told, useTask} from "../task.js";
import {say} from "../texts.js";
import {ago, day} from "./times.js";

/** @typedef {import("./proof.js").Account} Account */

/** @param {{account: Account, keep: (account: Account) => void}} props */
export function Sessions({account, keep}) {
  const task = useTask();
  const end = (/** @type {string} */ id) => task.run(async () => {
    keep(await post("/api/account/session/end", {id}));
    return "";
  });
  const endAll = () => task.run(async () => {
    await enterBy("/api/account/session/end-all", {});
    return "";
  });
  return html`
    <section class="panel">
      <h2>${say("sessions-title")}</h2>
      <p class="quiet-text">${say("sessions-what")}</p>
      <ul class="things">
        ${account.sessions.map((each) => html`
          <li key=${each.id} class="thing" aria-current=${each.current || null}>
            <span class="thing-what"><strong>${each.device || say("sessions-unknown")}</strong>
              <span class="quiet-text">${each.current ? say("sessions-here") : say("sessions-seen", {when: ago(each.seen)})} · ${say("sessions-since", {day: day(each.made)})}</span></span>
            ${!each.current && html`
              <button type="button" class="btn quiet small" disabled=${task.busy} onClick=${() => end(each.id)}
                aria-label=${say("sessions-end-one", {device: each.device || say("sessions-unknown")})}>${say("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${task.busy} onClick=${endAll}>${say("sessions-end-all")}</button></p>
      <${Told} ...${task} />
    </section>`;
}
