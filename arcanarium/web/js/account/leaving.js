/** All that the server holds about somebody: to take along, and to delete. */
import {post} from "../api.js";
import {html, useState} from "../html.js";
import {loadMe, useMe} from "../me.js";
import {Told, typed, useTask} from "../task.js";
import {say} from "../texts.js";
import {useProof} from "./proof.js";

export function Leaving() {
  const me = useMe();
  const [name, setName] = useState("");
  const [open, setOpen] = useState(false);
  const task = useTask();
  const prove = useProof();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      await prove(() => post("/api/account/delete", {name: name.trim()}));
      await loadMe();
      return "";
    });
  };
  return html`
    <section class="panel">
      <h2>${say("leaving-title")}</h2>
      <p class="quiet-text">${say("leaving-what")}</p>
      <p class="row">
        <a class="btn" href="/api/account/data" download="arcanarium-my-data.json">${say("leaving-download")}</a>
        ${!open && html`<button type="button" class="btn danger" onClick=${() => setOpen(true)}>${say("leaving-delete")}</button>`}
      </p>
      ${open && html`
        <form class="entrance leaving" onSubmit=${submit}>
          <h3>${say("leaving-sure")}</h3>
          <p>${say("leaving-means")}</p>
          <label class="field"><span class="label">${say("leaving-type", {name: me.name})}</span>
            <input class="input" required autocomplete="off" maxlength="24" value=${name} onInput=${typed(setName)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${task.busy || name.trim() !== me.name}>${say("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${() => setOpen(false)}>${say("leaving-stay")}</button>
          </p>
        </form>`}
      <${Told} ...${task} />
    </section>`;
}
