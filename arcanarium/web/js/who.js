/** The name of a person. Whatever letters it has, it does not turn the line around it; guests are marked. */
import {html} from "./html.js";
import {say} from "./texts.js";

/** What those without a name are called on record; the server says the same in bots/people.py. */
const NAMELESS = /^(Guest|A former player)( \d+|)$/;

/** A name as it is shown: what stands for a name is in the language of the reader. @param {string} name @returns {string} */
export function called(name) {
  const [, who, number] = NAMELESS.exec(name) ?? [];
  return who ? say(who === "Guest" ? "guest" : "former-player") + number : name;
}

/** The same as it is spoken, where a label stands for what is shown. @param {string} name @param {boolean} guest @returns {string} */
export function spoken(name, guest) {
  return guest && !isNumbered(name) ? `${called(name)} ${say("guest-mark")}` : called(name);
}

/** Nobody can choose such a name, so it needs no mark. @param {string} name */
function isNumbered(name) {
  return called(name) === called(`Guest ${/\d+$/.exec(name)?.[0] ?? 0}`);
}

/** @param {{name: string, guest?: boolean}} props */
export function Who({name, guest = false}) {
  guest &&= !isNumbered(name);
  return html`<bdi class=${guest ? "who is-guest" : "who"}>${called(name)}</bdi>${guest && html` <small class="guest-mark" title=${say("guest-mark-what")}>${say("guest-mark")}</small>`}`;
}
