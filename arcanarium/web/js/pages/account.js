/** Who I am, and how I like the table. */
import {reasonOf} from "../api.js";
import {html, useEffect, useState} from "../html.js";
import {changeMe, enter, logout, useMe} from "../me.js";
import {Preferences} from "../preferences.js";
import {say} from "../texts.js";

export function Page() {
  return html`
    <div class="column">
      <h1>${say("account-title")}</h1>
      <${Name} />
      <${Account} />
      <${Taste} />
    </div>`;
}

/** Runs something that the server may refuse. @returns {{busy: boolean, told: string, wrong: boolean, run: (task: () => Promise<string>) => Promise<void>}} */
function useTask() {
  const [state, setState] = useState({busy: false, told: "", wrong: false});
  const run = async (/** @type {() => Promise<string>} */ task) => {
    setState({busy: true, told: "", wrong: false});
    try {
      setState({busy: false, told: await task(), wrong: false});
    } catch (error) {
      setState({busy: false, told: reasonOf(error), wrong: true});
    }
  };
  return {...state, run};
}

/** @param {{told: string, wrong: boolean}} props */
function Told({told, wrong}) {
  return html`<p class=${wrong ? "refusal" : "done"} role=${wrong ? "alert" : "status"}>${told}</p>`;
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
      <p class="quiet-text">${say("account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${say("account-name")} value=${name} maxlength="24" autocomplete="nickname" placeholder=${say("guest")}
          onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} />
        <button class="btn" disabled=${task.busy || !name.trim() || name.trim() === me.name}>${say("save")}</button>
      </div>
      <${Told} ...${task} />
    </form>`;
}

function Account() {
  const me = useMe();
  const task = useTask();
  if (me.account) {
    return html`
      <section class="panel">
        <h2>${say("account-account")}</h2>
        <p>${say("account-in", {name: me.name})}</p>
        <p class="row"><button type="button" class="btn" disabled=${task.busy} onClick=${() => task.run(async () => {
          await logout();
          return say("account-out");
        })}>${say("account-logout")}</button></p>
        <${Told} ...${task} />
      </section>`;
  }
  return html`
    <section class="panel">
      <h2>${say("account-account")}</h2>
      <p class="quiet-text">${say("account-why")}</p>
      <div class="two">
        <${Entrance} what="register" />
        <${Entrance} what="login" />
      </div>
      <${Told} ...${task} />
    </section>`;
}

/** @param {{what: "register" | "login"}} props */
function Entrance({what}) {
  const me = useMe();
  const [name, setName] = useState(what === "register" ? me.name : "");
  const [password, setPassword] = useState("");
  const task = useTask();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      await enter(what, name.trim(), password);
      setPassword("");
      return "";
    });
  };
  return html`
    <form class="entrance" onSubmit=${submit}>
      <h3>${say(`account-${what}`)}</h3>
      <label class="field"><span class="label">${say("account-name")}</span>
        <input class="input" required maxlength="24" autocomplete="username" value=${name} onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></label>
      <label class="field"><span class="label">${say("account-password")}</span>
        <input class="input" type="password" required maxlength="200" autocomplete=${what === "register" ? "new-password" : "current-password"} value=${password}
          onInput=${(/** @type {any} */ event) => setPassword(event.currentTarget.value)} /></label>
      <button class=${what === "register" ? "btn primary" : "btn"} disabled=${task.busy}>${say(`account-${what}`)}</button>
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
