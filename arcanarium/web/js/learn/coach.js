/** The coach beside a free game against bots: what can be had now and soon, and what threatens. It can be silenced. */
import {html, useState} from "../html.js";
import {Icon} from "../icons.js";
import {useSetting} from "../settings.js";
import {say} from "../texts.js";
import {usePointing} from "./pointing.js";

/** @typedef {import("../table/types.js").Note} Note */

/** @param {{notes: Note[], asked: boolean}} props  `asked`: it is the player who decides */
export function Coach({notes, asked}) {
  const [speaks, setSpeaks] = useSetting("coach");
  const [looked, setLooked] = useState(/** @type {string[]} */ ([]));
  usePointing(speaks && asked ? looked : []);
  if (!speaks) {
    return html`<section class="coach is-silent" aria-label=${say("coach-title")}>
      <button type="button" class="btn quiet small" onClick=${() => setSpeaks(true)}><${Icon} name="hint" size=${16} /> ${say("coach-speak")}</button>
    </section>`;
  }
  return html`
    <section class="coach" aria-label=${say("coach-title")}>
      <header class="coach-head">
        <h2>${say("coach-title")}</h2>
        <button type="button" class="btn quiet small icon-only" onClick=${() => setSpeaks(false)} title=${say("coach-quiet")} aria-label=${say("coach-quiet")}><${Icon} name="close" size=${16} /></button>
      </header>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${say("coach-title")}>
        ${!asked ? html`<p class="quiet-text">${say("coach-wait")}</p>`
        : notes.length ? html`
          <ul class="coach-notes">${notes.map((note) => html`
            <li key=${note.text} data-kind=${note.kind} tabindex=${note.targets.length ? 0 : undefined} onPointerEnter=${() => setLooked(note.targets)}
              onPointerLeave=${() => setLooked([])} onFocus=${() => setLooked(note.targets)} onBlur=${() => setLooked([])}>${note.text}</li>`)}
          </ul>`
        : html`<p class="quiet-text">${say("coach-nothing")}</p>`}
      </div>
    </section>`;
}
