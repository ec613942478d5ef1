/** Who I am, how I get in, and how I like the table. */
import {Entrances} from "../account/entrance.js";
import {Email, Password, Passkeys} from "../account/keys.js";
import {Leaving} from "../account/leaving.js";
import {Proof} from "../account/proof.js";
import {Sessions} from "../account/sessions.js";
import {get, reasonOf} from "../api.js";
import {html, useCallback, useEffect, useState} from "../html.js";
import {changeMe, logout, useMe} from "../me.js";
import {Preferences} from "../preferences.js";
import {Told, typed, useTask} from "../task.js";
import {say} from "../texts.js";

/** @typedef {import("../account/proof.js").Account} Account */

export function Page() {
  const me = useMe();
  return html`
    <div class="column">
      <h1>${say("account-title")}</h1>
      <${Name} />
      ${me.account ? html`<${Own} key=${me.name} />` : html`<${Entrances} />`}
      <${Taste} />
    </div>`;
}

/** The account of who is logged in. */
function Own() {
  const me = useMe();
  const [account, setAccount] = useState(/** @type {Account | null} */ (null));
  const [failed, setFailed] = useState("");
  const task = useTask();
  const reload = useCallback(() => get("/api/account").then(setAccount, (error) => setFailed(reasonOf(error))), []);
  useEffect(() => void reload(), []);
  const out = () => task.run(async () => {
    await logout();
    return "";
  });
  if (!account) return html`<section class="panel" aria-busy=${!failed}><h2>${say("account-account")}</h2><${Told} told=${failed} wrong=${true} /></section>`;
  const parts = {account, keep: setAccount, reload};
  return html`
    <${Proof} account=${account}>
      <section class="panel">
        <h2>${say("account-account")}</h2>
        <p class="row account-in"><span>${say("account-in", {name: me.name})}</span>
          <button type="button" class="btn" disabled=${task.busy} onClick=${out}>${say("account-logout")}</button></p>
        <${Told} ...${task} />
        <div class="two">
          <${Password} ...${parts} />
          <${Email} ...${parts} />
          <${Passkeys} ...${parts} />
        </div>
      </section>
      <${Sessions} ...${parts} />
      <${Leaving} />
    <//>`;
}

function Name() {
  const me = useMe();
  const [name, setName] = useState(me.name);
  const task = useTask();
  useEffect(() => setName(me.name), [me.name]);
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      await changeMe({name: name.trim()});
      return say("account-name-saved");
    });
  };
  return html`
    <form class="panel" onSubmit=${save}>
      <h2>${say("account-name")}</h2>
      <p class="quiet-text">${say(me.account ? "account-name-owned" : "account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${say("account-name")} value=${name} maxlength="24" autocomplete="nickname" placeholder=${say("guest")} onInput=${typed(setName)} />
        <button class="btn" disabled=${task.busy || !name.trim() || name.trim() === me.name}>${say("save")}</button>
      </div>
      <${Told} ...${task} />
    </form>`;
}

/** What this browser remembers. */
function Taste() {
  return html`
    <section class="panel">
      <h2>${say("taste-title")}</h2>
      <p class="quiet-text">${say("taste-what")}</p>
      <${Preferences} />
    </section>`;
}
