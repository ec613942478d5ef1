/** The part of the form of a new table that hardly anybody needs: the seed that the deals are made from. */
import {html} from "../html.js";
import {say} from "../texts.js";

/** @param {{seed: string, invites: boolean, choose: (seed: string) => void}} props */
export function Seed({seed, invites, choose}) {
  return html`
    <details class="new-seed" open=${seed ? true : null}>
      <summary>${say("new-seed")}</summary>
      <label class="field"><span class="label">${say("new-seed-label")}</span>
        <input class="input num" inputmode="numeric" pattern="[0-9]*" maxlength="78" value=${seed} placeholder=${say("new-seed-none")}
          onInput=${(/** @type {any} */ event) => choose(event.currentTarget.value.trim())} />
        <span class="help">${say(invites ? "new-seed-hint-people" : "new-seed-hint")}</span></label>
    </details>`;
}
