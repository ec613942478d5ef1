/** The points of each player, round by round, as a small picture and as a table for who cannot see it. */
import {html} from "../html.js";
import {say} from "../texts.js";
import {NARROW, useMedia} from "./screen.js";

const HIGH = 180;
const LEFT = 30;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 24;
/** How the lines differ without their colours. */
const DASHES = ["", "8 4", "2 4", "10 3 2 3", "1 3"];

/** A pleasant distance between the lines of a scale. @param {number} span @returns {number} */
export function scaleStep(span) {
  return [1, 2, 5, 10, 20, 25, 50].find((each) => span / each <= 5) ?? 100;
}

/** @param {{rounds: number[][], names: string[], you: number}} props  `rounds`: the points of each seat after each round */
export function Curve({rounds, names, you}) {
  const wide = useMedia(NARROW) ? 330 : 600;  // so that the numbers can be read
  if (rounds.length < 2) return null;
  const all = rounds.flat();
  const least = Math.min(0, ...all);
  const step = scaleStep(Math.max(...all, 1) - least);
  const most = Math.ceil(Math.max(...all, 1) / step) * step;
  const x = (/** @type {number} */ i) => LEFT + (wide - LEFT - RIGHT) * i / (rounds.length - 1);
  const y = (/** @type {number} */ points) => TOP + (HIGH - TOP - BOTTOM) * (1 - (points - least) / (most - least));
  const levels = Array.from({length: Math.floor((most - least) / step) + 1}, (_, i) => Math.ceil(least / step) * step + i * step).filter((level) => level <= most);
  const every = Math.ceil(rounds.length / (wide / 40));
  return html`
    <figure class="curve">
      <figcaption>${say("curve-title")}</figcaption>
      <svg viewBox=${`0 0 ${wide} ${HIGH}`} aria-hidden="true">
        ${levels.map((level) => html`<g key=${level} class="curve-level"><path d=${`M${LEFT} ${y(level)}H${wide - RIGHT}`} /><text x=${LEFT - 6} y=${y(level) + 4} text-anchor="end">${level}</text></g>`)}
        ${rounds.map((_, i) => i % every === 0 && html`<text key=${i} class="curve-round" x=${x(i)} y=${HIGH - 6} text-anchor="middle">${i + 1}</text>`)}
        ${names.map((_, seat) => html`
          <g key=${seat} class="curve-line" data-seat=${seat} data-you=${seat === you || null}>
            <polyline points=${rounds.map((points, i) => `${x(i)},${y(points[seat])}`).join(" ")} stroke-dasharray=${DASHES[seat]} />
            ${rounds.map((points, i) => html`<circle key=${i} cx=${x(i)} cy=${y(points[seat])} r="2.5" />`)}
          </g>`)}
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${names.map((name, seat) => html`<li key=${seat} data-seat=${seat}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${DASHES[seat]} /></svg> <bdi>${name}</bdi></li>`)}
      </ul>
      <table class="visually-hidden">
        <caption>${say("curve-title")}</caption>
        <thead><tr><th scope="col">${say("curve-round")}</th>${names.map((name, seat) => html`<th key=${seat} scope="col">${name}</th>`)}</tr></thead>
        <tbody>${rounds.map((points, i) => html`<tr key=${i}><th scope="row">${i + 1}</th>${points.map((n, seat) => html`<td key=${seat}>${n}</td>`)}</tr>`)}</tbody>
      </table>
    </figure>`;
}
