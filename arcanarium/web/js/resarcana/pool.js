/** The own essences, large, where the eye rests. */
import {html} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";

/** @param {{view: any, you: number}} props */
export function Pool({view, you}) {
  const {pool} = view.seats[you];
  const pearls = pool[5] > 0 || view.seats.some((/** @type {any} */ seat) => seat.pool[5] > 0);
  const kinds = view.essences.filter((/** @type {string} */ kind) => kind !== "pearl" || pearls);
  return html`
    <div class="ra-pool" data-anchor=${`pool:${you}`} role="group" aria-label=${say("resarcana-web-pool")}>
      ${kinds.map((/** @type {string} */ kind, /** @type {number} */ i) => html`
        <span key=${kind} class=${`ra-pool-kind of-${kind}`} data-none=${pool[i] === 0 || null} title=${say(`resarcana-essence-${kind}`, {n: pool[i]})}>
          <${Icon} name=${kind} size=${22} label=${say(`resarcana-essence-${kind}`, {n: pool[i]})} />
          <b class="num">${pool[i]}</b>
        </span>`)}
    </div>`;
}
