/** The name of a person. Whatever letters it has, it does not turn the line around it; guests are marked. */
import {html} from "./html.js";
import {say} from "./texts.js";

/** @param {{name: string, guest?: boolean}} props */
export function Who({name, guest}) {
  return html`<bdi class=${guest ? "who is-guest" : "who"}>${name}</bdi>${guest && html` <small class="guest-mark" title=${say("guest-mark-what")}>${say("guest-mark")}</small>`}`;
}
