/** The name of a person. Whatever letters it has, it does not turn the line around it; guests are marked. */
import {html} from "./html.js";
import {say} from "./texts.js";

/** A guest who chose no name. Nobody can choose such a one, so it needs no mark. */
const NUMBERED = /^Guest \d+$/;

/** @param {{name: string, guest?: boolean}} props */
export function Who({name, guest = false}) {
  guest &&= !NUMBERED.test(name);
  return html`<bdi class=${guest ? "who is-guest" : "who"}>${name}</bdi>${guest && html` <small class="guest-mark" title=${say("guest-mark-what")}>${say("guest-mark")}</small>`}`;
}
