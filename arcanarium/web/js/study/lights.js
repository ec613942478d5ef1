/** The two lights: only what the player could know, or all cards. */
import {html, useId} from "../html.js";
import {say} from "../texts.js";

/** @typedef {import("./types.js").Light} Light */

/** @param {{light: Light, setLight: (light: Light) => void, hints?: Record<Light, string>}} props */
export function Lights({light, setLight, hints = {fair: say("study-light-fair-hint"), open: say("study-light-open-hint")}}) {
  const group = useId();
  return html`
    <fieldset class="study-lights">
      <legend class="visually-hidden">${say("study-light")}</legend>
      ${/** @type {Light[]} */ (["fair", "open"]).map((name) => html`
        <label key=${name} title=${hints[name]}>
          <input type="radio" name=${group} value=${name} checked=${light === name} onChange=${() => setLight(name)} />
          <span>${say(`study-light-${name}`)}</span></label>`)}
    </fieldset>`;
}
