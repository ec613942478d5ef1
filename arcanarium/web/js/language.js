/**
 * The language of the page. The server decides which it is: that of the account, or what was chosen in this browser, or what
 * the browser asks for. It can be changed at any time; then everything is fetched that was fetched in the language before.
 */
import {get, reasonOf} from "./api.js";
import {adopt} from "./boot.js";
import {renewFaces} from "./faces.js";
import {renewGames} from "./games.js";
import {html, useState} from "./html.js";
import {Icon} from "./icons.js";
import {be, changeMe, useMe, whoAmI} from "./me.js";
import {startWorker} from "./offline.js";
import {remember} from "./settings.js";
import {language, languageName, loadTexts, say} from "./texts.js";

const YEAR = 31_536_000;

/** What tells the server, also before it knows this browser. @param {string} code */
function note(code) {
  document.cookie = `language=${code}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** Speaks another language from now on: here, in other tabs, and wherever the account is used. @param {string} code */
export async function chooseLanguage(code) {
  const before = language();
  note(code);
  try {
    if (whoAmI().id) await changeMe({language: code});
    await speak();
  } catch (error) {
    note(before);
    throw error;
  }
  remember("language", code);
}

/** Speaks what the server says that this browser speaks. */
export async function speak() {
  const {me, ...boot} = await get("/api/boot");
  adopt(boot);
  await loadTexts(me.language);
  await Promise.allSettled([renewGames(), renewFaces()]);
  be(me);
  startWorker();
}

/** @param {{code: string, choose: (code: string) => void}} props */
function Select({code, choose}) {
  const {languages} = useMe();
  return html`
    <select class="select" aria-label=${say("taste-language")} value=${code} onChange=${(/** @type {any} */ event) => choose(event.currentTarget.value)}>
      ${languages.map((each) => html`<option key=${each} value=${each} lang=${each}>${languageName(each)}</option>`)}
    </select>`;
}

/** What is being changed to, and why that is not possible. @returns {{code: string, choose: (code: string) => void, refused: string}} */
function useChoice() {
  const [wanted, setWanted] = useState("");
  const [refused, setRefused] = useState("");
  const choose = (/** @type {string} */ code) => {
    setWanted(code);
    setRefused("");
    void chooseLanguage(code).catch((error) => setRefused(reasonOf(error))).then(() => setWanted(""));
  };
  return {code: wanted || language(), choose, refused};
}

/** Among the settings. */
export function LanguageField() {
  const {code, choose, refused} = useChoice();
  return useMe().languages.length > 1 && html`
    <label class="field"><span class="label">${say("taste-language")}</span>
      <${Select} code=${code} choose=${choose} /></label>
    ${refused && html`<p class="refusal" role="alert">${refused}</p>`}`;
}

/** In the header: a globe and two letters, which need no language to be found. */
export function LanguageSwitch() {
  const {code, choose, refused} = useChoice();
  return useMe().languages.length > 1 && html`
    <span class="shell-language" title=${refused || say("taste-language")}>
      <${Icon} name="globe" size=${20} /><span aria-hidden="true">${code.toUpperCase()}</span>
      <${Select} code=${code} choose=${choose} />
    </span>`;
}
