/** Who I am, how I get in, and how I like the table. */
import {Entrances} from "../account/entrance.js";
import {Email, Password, Passkeys} from "../account/keys.js";
import {Leaving} from "../account/leaving.js";
import {Proof} from "../account/proof.js";
import {Sessions} from "../account/sessions.js";
import {get, reasonOf} from "../api.js";
import {html, useCallback, useEffect, useState} from "../html.js";
import {changeMe, logout, useMe} from "../me.js";
import {useSetting} from "../settings.js";
import {Told, typed, useTask} from "../task.js";
import {language, languageName, say} from "../texts.js";
import {Choice} from "./newparts.js";

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

/** What this browser remembers; the language goes along with the person. */
function Taste() {
  const me = useMe();
  const [theme, setTheme] = useSetting("theme");
  const [motion, setMotion] = useSetting("motion");
  const [sentences, setSentences] = useSetting("sentences");
  const [sound, setSound] = useSetting("sound");
  const [, setLanguage] = useSetting("language");
  const speak = (/** @type {string} */ code) => {
    setLanguage(code);
    changeMe({language: code}).catch(() => {});
  };
  /** @type {(name: string, values: string[]) => {value: string, title: string, hint: string}[]} */
  const values = (name, all) => all.map((value) => ({value, title: say(`taste-${name}-${value}`), hint: ""}));
  return html`
    <section class="panel">
      <h2>${say("taste-title")}</h2>
      <p class="quiet-text">${say("taste-what")}</p>
      ${me.languages.length > 1 && html`
        <label class="field"><span class="label">${say("taste-language")}</span>
          <select class="select" value=${language()} onChange=${(/** @type {any} */ event) => speak(event.currentTarget.value)}>
            ${me.languages.map((code) => html`<option key=${code} value=${code} lang=${code}>${languageName(code)}</option>`)}
          </select></label>`}
      <${Choice} legend=${say("taste-theme")} name="theme" value=${theme} choose=${setTheme} values=${values("theme", ["auto", "dark", "light"])} />
      <${Choice} legend=${say("taste-cards")} name="cards" value=${sentences ? "sentences" : "signs"}
        choose=${(/** @type {string} */ value) => setSentences(value === "sentences")} values=${values("cards", ["signs", "sentences"])} />
      <${Choice} legend=${say("taste-motion")} name="motion" value=${motion} choose=${setMotion} values=${values("motion", ["auto", "full", "less"])} />
      <${Choice} legend=${say("taste-sound")} name="sound" value=${sound ? "on" : "off"}
        choose=${(/** @type {string} */ value) => setSound(value === "on")} values=${values("sound", ["off", "on"])} />
    </section>`;
}
