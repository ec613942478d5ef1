/** The ornament of a game: its signs on brass rings. */
import {html} from "../html.js";
import {Icon, isSign} from "../icons.js";

/** @param {{signs: string[]}} props */
export function Emblem({signs: wanted}) {
  const signs = wanted.filter(isSign);
  const corners = signs.map((_, i) => at((i * 2 * Math.PI) / signs.length - Math.PI / 2, 38));
  const step = signs.length === 5 ? 2 : 1;
  const star = corners.map((_, i) => corners[(i * step) % corners.length].join(",")).join(" ");
  return html`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${star} />
        ${ticks().map((d) => html`<path d=${d} class="thin" />`)}
      </svg>
      ${signs.map((sign, i) => html`
        <span class=${`emblem-sign of-${sign}`} style=${{left: `${50 + corners[i][0]}%`, top: `${50 + corners[i][1]}%`}}><${Icon} name=${sign} size=${26} /></span>`)}
    </div>`;
}

/** @param {number} angle @param {number} radius @returns {[number, number]} */
function at(angle, radius) {
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
}

/** @param {number} x @returns {number} */
function round(x) {
  return Math.round(x * 100) / 100;
}

/** Sixty small strokes between the outer rings, as on an instrument. @returns {string[]} */
function ticks() {
  return Array.from({length: 60}, (_, i) => {
    const angle = (i * Math.PI) / 30;
    return `M${at(angle, i % 5 ? 45.5 : 43).join(" ")}L${at(angle, 48).join(" ")}`;
  });
}
