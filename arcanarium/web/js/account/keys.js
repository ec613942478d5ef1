/** The ways into an account: password, passkeys, and an e-mail address for who has lost both. */
import {post} from "../api.js";
import {html, useState} from "../html.js";
import {useMe} from "../me.js";
import {canUsePasskeys, makePasskey} from "../passkeys.js";
import {Told, typed, useTask} from "../task.js";
import {say} from "../texts.js";
import {Field} from "./entrance.js";
import {useProof} from "./proof.js";
import {day} from "./times.js";

/** @typedef {import("./proof.js").Account} Account */
/** @typedef {{account: Account, keep: (account: Account) => void, reload: () => Promise<void>}} Props */

/** @param {Props} props */
export function Password({account, reload}) {
  const [password, setPassword] = useState("");
  const task = useTask();
  const prove = useProof();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      await prove(() => post("/api/account/password", {password}));
      setPassword("");
      await reload();
      return say("password-saved");
    });
  };
  return html`
    <form class="entrance" onSubmit=${submit}>
      <h3>${say("account-password")}</h3>
      <p class="quiet-text">${say(account.password ? "password-what" : "password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${say("password-new")} placeholder=${say("password-new")} autocomplete="new-password"
          maxlength="200" value=${password} onInput=${typed(setPassword)} />
        <button class="btn" disabled=${task.busy || !password}>${say(account.password ? "password-change" : "password-set")}</button>
      </div>
      <${Told} ...${task} />
    </form>`;
}

/** @param {Props} props */
export function Email({account, keep}) {
  const me = useMe();
  const [email, setEmail] = useState("");
  const task = useTask();
  const prove = useProof();
  if (!me.mail && !account.email) return null;
  const set = (/** @type {string} */ address, /** @type {string} */ told) => task.run(async () => {
    keep(await prove(() => post("/api/account/email", {email: address})));
    setEmail("");
    return told;
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void set(email.trim(), "");
  };
  return html`
    <form class="entrance" onSubmit=${submit}>
      <h3>${say("email-title")}</h3>
      <p class="quiet-text">${say("email-what")}</p>
      ${account.email && html`<p class="row"><bdi>${account.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${task.busy} onClick=${() => set("", say("email-removed"))}>${say("email-remove")}</button></p>`}
      ${account.email_pending && html`<p class="done" role="status">${say("email-pending", {email: account.email_pending})}</p>`}
      ${me.mail && html`
        <div class="row">
          <input class="input" type="email" required aria-label=${say("email-new")} placeholder=${say("email-new")} autocomplete="email" maxlength="254" value=${email} onInput=${typed(setEmail)} />
          <button class="btn" disabled=${task.busy || !email.trim()}>${say("email-send")}</button>
        </div>`}
      <${Told} ...${task} />
    </form>`;
}

/** @param {Props} props */
export function Passkeys({account, keep}) {
  const task = useTask();
  const prove = useProof();
  if (!canUsePasskeys() && !account.passkeys.length) return null;
  const add = () => task.run(async () => {
    const credential = await prove(() => makePasskey("/api/account/passkey/invite"));
    keep(await prove(() => post("/api/account/passkey/add", {credential, label: ""})));
    return say("passkey-added");
  });
  return html`
    <section class="entrance whole">
      <h3>${say("passkey-title")}</h3>
      <p class="quiet-text">${say("passkey-what")}</p>
      ${account.passkeys.length > 0 && html`
        <ul class="things">${account.passkeys.map((each) => html`<${Passkey} key=${each.id} passkey=${each} keep=${keep} />`)}</ul>`}
      ${canUsePasskeys() && html`<p class="row"><button type="button" class="btn" disabled=${task.busy} onClick=${add}>${say("passkey-add")}</button></p>`}
      <${Told} ...${task} />
    </section>`;
}

/** @param {{passkey: Account["passkeys"][number], keep: (account: Account) => void}} props */
function Passkey({passkey, keep}) {
  const [label, setLabel] = useState(/** @type {string | null} */ (null));
  const task = useTask();
  const prove = useProof();
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      keep(await post("/api/account/passkey/rename", {id: passkey.id, label}));
      setLabel(null);
      return "";
    });
  };
  const remove = () => task.run(async () => {
    keep(await prove(() => post("/api/account/passkey/remove", {id: passkey.id})));
    return "";
  });
  return html`
    <li class="thing">
      ${label === null ? html`
        <span class="thing-what"><strong><bdi>${passkey.label}</bdi></strong>
          <span class="quiet-text">${say("passkey-made", {day: day(passkey.made)})} · ${passkey.used ? say("passkey-used", {day: day(passkey.used)}) : say("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${() => setLabel(passkey.label)} aria-label=${say("passkey-rename-one", {name: passkey.label})}>${say("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${task.busy} onClick=${remove} aria-label=${say("passkey-remove-one", {name: passkey.label})}>${say("passkey-remove")}</button></span>`
      : html`<form class="row" onSubmit=${rename}>
          <${Field} label=${say("passkey-label")} maxlength="40" value=${label} set=${setLabel} focus=${true} />
          <button class="btn small" disabled=${task.busy}>${say("save")}</button>
          <button type="button" class="btn quiet small" onClick=${() => setLabel(null)}>${say("prove-stop")}</button>
        </form>`}
      <${Told} ...${task} />
    </li>`;
}
