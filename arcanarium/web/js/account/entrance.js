/** How a guest gets an account, or into one: by password, by passkey, or by a letter. */
import {post} from "../api.js";
import {html, useState} from "../html.js";
import {enter, enterBy, useMe} from "../me.js";
import {canUsePasskeys, makePasskey, showPasskey} from "../passkeys.js";
import {Told, typed, useTask} from "../task.js";
import {say} from "../texts.js";

export function Entrances() {
  return html`
    <section class="panel">
      <h2>${say("account-account")}</h2>
      <p class="quiet-text">${say("account-why")}</p>
      <div class="two">
        <${Register} />
        <${Login} />
      </div>
    </section>`;
}

function Register() {
  const me = useMe();
  const [name, setName] = useState(me.name);
  const [password, setPassword] = useState("");
  const task = useTask();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      await enter("register", name.trim(), password);
      return "";
    });
  };
  const byPasskey = () => task.run(async () => {
    const credential = await makePasskey("/api/account/passkey/new", {name: name.trim()});
    await enterBy("/api/account/passkey/register", {credential, label: ""});
    return "";
  });
  return html`
    <form class="entrance" onSubmit=${submit}>
      <h3>${say("account-register")}</h3>
      <${Field} label=${say("account-name")} autocomplete="username" maxlength="24" value=${name} set=${setName} />
      <${Field} label=${say("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${password} set=${setPassword} />
      <p class="row">
        <button class="btn primary" disabled=${task.busy}>${say("account-register")}</button>
        ${canUsePasskeys() && html`<button type="button" class="btn" disabled=${task.busy || !name.trim()} onClick=${byPasskey}>${say("passkey-register")}</button>`}
      </p>
      <${Told} ...${task} />
    </form>`;
}

function Login() {
  const me = useMe();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [forgot, setForgot] = useState(false);
  const task = useTask();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      await enter("login", name.trim(), password);
      return "";
    });
  };
  const byPasskey = () => task.run(async () => {
    await enterBy("/api/account/passkey/login", {credential: await showPasskey("/api/account/passkey/challenge")});
    return "";
  });
  if (forgot) return html`<${Forgot} name=${name} back=${() => setForgot(false)} />`;
  return html`
    <form class="entrance" onSubmit=${submit}>
      <h3>${say("account-login")}</h3>
      <${Field} label=${say("account-name")} autocomplete="username webauthn" maxlength="24" value=${name} set=${setName} />
      <${Field} label=${say("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${password} set=${setPassword} />
      <p class="row">
        <button class="btn" disabled=${task.busy}>${say("account-login")}</button>
        ${canUsePasskeys() && html`<button type="button" class="btn" disabled=${task.busy} onClick=${byPasskey}>${say("passkey-login")}</button>`}
      </p>
      ${me.mail ? html`<p><button type="button" class="btn quiet small" onClick=${() => setForgot(true)}>${say("account-forgot")}</button></p>`
        : html`<p class="quiet-text">${say("account-forgot-ask")}</p>`}
      <${Told} ...${task} />
    </form>`;
}

/** A letter with a link to a new password. @param {{name: string, back: () => void}} props */
function Forgot({name, back}) {
  const [who, setWho] = useState(name);
  const task = useTask();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      await post("/api/account/forgot", {name: who.trim()});
      return say("account-forgot-sent");
    });
  };
  return html`
    <form class="entrance" onSubmit=${submit}>
      <h3>${say("account-forgot")}</h3>
      <p class="quiet-text">${say("account-forgot-what")}</p>
      <${Field} label=${say("account-forgot-who")} autocomplete="username" maxlength="254" value=${who} set=${setWho} />
      <p class="row">
        <button class="btn primary" disabled=${task.busy}>${say("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${back}>${say("account-back")}</button>
      </p>
      <${Told} ...${task} />
    </form>`;
}

/** @param {{label: string, value: string, set: (value: string) => void, type?: string, autocomplete?: string, maxlength?: string, focus?: boolean}} props */
export function Field({label, value, set, type = "text", autocomplete, maxlength, focus}) {
  return html`
    <label class="field"><span class="label">${label}</span>
      <input class="input" required type=${type} autocomplete=${autocomplete} maxlength=${maxlength} autofocus=${focus} value=${value} onInput=${typed(set)} /></label>`;
}
