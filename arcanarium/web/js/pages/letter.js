/** Where the links in letters lead: a new password, or an e-mail address that is confirmed. */
import {Field} from "../account/entrance.js";
import {post} from "../api.js";
import {html, useEffect, useRef, useState} from "../html.js";
import {enterBy, loadMe} from "../me.js";
import {go} from "../router.js";
import {Told, useTask} from "../task.js";
import {say} from "../texts.js";

/** @param {{params: Record<string, string>}} props */
export function Page({params}) {
  const token = useRef(location.hash.slice(1)).current;
  // the link works once and is nobody else's business: it does not stay in the address bar
  useEffect(() => history.replaceState(null, "", location.pathname), []);
  const Known = params.what === "reset" ? Reset : params.what === "confirm" ? Confirm : Wrong;
  return html`<section class="panel narrow"><${token ? Known : Wrong} token=${token} /></section>`;
}

function Wrong() {
  return html`
    <h1>${say("letter-wrong")}</h1>
    <p>${say("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${say("letter-account")}</a></p>`;
}

/** @param {{token: string}} props */
function Reset({token}) {
  const [password, setPassword] = useState("");
  const task = useTask();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      await enterBy("/api/account/reset", {token, password});
      go("/account", {replace: true});
      return "";
    });
  };
  return html`
    <form class="entrance" onSubmit=${submit}>
      <h1>${say("letter-reset")}</h1>
      <p class="quiet-text">${say("letter-reset-what")}</p>
      <${Field} label=${say("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${password} set=${setPassword} focus=${true} />
      <p class="row"><button class="btn primary" disabled=${task.busy}>${say("save")}</button></p>
      <${Told} ...${task} />
    </form>`;
}

/** @param {{token: string}} props */
function Confirm({token}) {
  const task = useTask();
  // asked for by a click: programs that look at letters open links too
  const confirm = () => task.run(async () => {
    await post("/api/account/email/confirm", {token});
    await loadMe();
    return say("letter-confirmed");
  });
  return html`
    <h1>${say("letter-confirm")}</h1>
    <p class="quiet-text">${say("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${task.busy || (Boolean(task.told) && !task.wrong)} onClick=${confirm}>${say("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${say("letter-account")}</a>
    </p>
    <${Told} ...${task} />`;
}
