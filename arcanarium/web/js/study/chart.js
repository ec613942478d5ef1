/** Chances and points over a game, as two small pictures with one time below them, and as a table for who wants figures. */
import {html} from "../html.js";
import {scaleStep} from "../table/curve.js";
import {NARROW, useMedia} from "../table/screen.js";
import {say} from "../texts.js";

const LEFT = 44;
const RIGHT = 8;
const TOP = 8;
const CHANCES = 130;
const POINTS = 76;
const GAP = 12;
const BOTTOM = 18;
const HIGH = TOP + CHANCES + GAP + POINTS + BOTTOM;
/** How the lines differ without their colours. */
const DASHES = ["", "8 4", "2 4", "10 3 2 3", "1 3"];
export const SIGNS = /** @type {Record<string, string>} */ ({inaccuracy: "?!", mistake: "?", blunder: "??"});

/**
 * @typedef {import("./types.js").Review} Review
 * @typedef {import("./types.js").Light} Light
 */

/** The chance of a seat at a step, by the last that is known. @param {[number, number][]} line @param {number} step @returns {number | null} */
export function chanceAt(line, step) {
  const found = line.findLast(([at]) => at <= step);
  return found ? found[1] : null;
}

/** Where each round begins. @param {number[]} rounds @returns {{round: number, step: number}[]} */
export function roundStarts(rounds) {
  return rounds.map((round, step) => ({round, step})).filter(({round, step}) => round > 0 && round !== rounds[step - 1]);
}

/**
 * @param {{review: Review, light: Light, names: string[], at: number, setAt: (step: number) => void}} props
 */
export function Chart({review, light, names, at, setAt}) {
  const wide = useMedia(NARROW) ? 360 : 400;
  const lines = review.balance[light]?.chances ?? [];
  const end = Math.max(1, review.steps);
  const x = (/** @type {number} */ step) => LEFT + (wide - LEFT - RIGHT) * step / end;
  const y = (/** @type {number} */ chance) => TOP + CHANCES * (1 - chance);
  const all = review.points.flat();
  const step = scaleStep(Math.max(...all, 1) - Math.min(0, ...all));
  const most = Math.ceil(Math.max(...all, 1) / step) * step;
  const least = Math.min(0, ...all);
  const floor = TOP + CHANCES + GAP + POINTS;
  const yPoints = (/** @type {number} */ points) => floor - POINTS * (points - least) / (most - least);
  const starts = roundStarts(review.rounds);
  const every = Math.ceil(starts.length / 14);
  const marked = review.decisions.filter(({lights}) => SIGNS[lights[light]?.verdict ?? ""]);
  const jump = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    setAt(Math.round(((event.clientX - box.left) / box.width * wide - LEFT) / (wide - LEFT - RIGHT) * end));
  };
  const steps = (/** @type {number} */ seat) => review.points.map((points, i) => `${i ? `H${x(i)}V` : `M${x(0)} `}${yPoints(points[seat])}`).join("");
  return html`
    <figure class="study-chart curve">
      <figcaption class="visually-hidden">${say("study-chart")}</figcaption>
      <svg viewBox=${`0 0 ${wide} ${HIGH}`} aria-hidden="true" onClick=${jump}>
        ${starts.map(({round, step: start}, i) => html`<g key=${`${round} ${start}`} class="curve-level"><path d=${`M${x(start)} ${TOP}V${floor}`} />${i % every === 0 && html`<text x=${x(start) + 3} y=${HIGH - 4}>${round}</text>`}</g>`)}
        ${[0, 0.5, 1].map((level) => html`<g key=${level} class="curve-level"><path d=${`M${LEFT} ${y(level)}H${wide - RIGHT}`} /><text x=${LEFT - 5} y=${y(level) + (level === 1 ? 9 : 4)} text-anchor="end">${say("study-percent", {n: level * 100})}</text></g>`)}
        ${[least, most].map((level) => html`<g key=${`p${level}`} class="curve-level"><path d=${`M${LEFT} ${yPoints(level)}H${wide - RIGHT}`} /><text x=${LEFT - 5} y=${yPoints(level) + (level === most ? 9 : 2)} text-anchor="end">${level}</text></g>`)}
        ${lines.map((line, seat) => html`
          <g key=${seat} class="curve-line" data-seat=${seat}>
            <polyline points=${line.map(([when, chance]) => `${x(when).toFixed(1)},${y(chance).toFixed(1)}`).join(" ")} stroke-dasharray=${DASHES[seat]} />
            <path d=${steps(seat)} fill="none" stroke-dasharray=${DASHES[seat]} />
          </g>`)}
        ${marked.map(({turn, step: when, seat, lights}) => html`
          <g key=${turn} class="study-dot" data-seat=${seat} data-verdict=${lights[light]?.verdict}>
            <circle cx=${x(when)} cy=${y(lights[light]?.before ?? 0)} r="3.5" />
          </g>`)}
        <path class="study-now" d=${`M${x(Math.min(at, end))} ${TOP}V${floor}`} />
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${names.map((name, seat) => html`<li key=${seat} data-seat=${seat}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${DASHES[seat]} /></svg> <bdi>${name}</bdi></li>`)}
      </ul>
      <details class="study-figures">
        <summary>${say("study-figures")}</summary>
        <div class="study-scroll" tabindex="0" role="region" aria-label=${say("study-chart")}>
          <table>
            <thead><tr><th scope="col">${say("curve-round")}</th>${names.map((name, seat) => html`<th key=${seat} scope="col"><bdi>${name}</bdi></th>`)}</tr></thead>
            <tbody>${starts.map(({round, step: start}, i) => {
              const last = (starts[i + 1]?.step ?? review.steps + 1) - 1;
              return html`<tr key=${`${round} ${start}`}><th scope="row">${round}</th>${names.map((_, seat) => html`<td key=${seat}>${say("study-cell", {chance: percent(chanceAt(lines[seat] ?? [], last)), points: review.points[last]?.[seat] ?? 0})}</td>`)}</tr>`;
            })}</tbody>
          </table>
        </div>
      </details>
    </figure>`;
}

/** @param {number | null} share @returns {number} */
export function percent(share) {
  return Math.round(100 * (share ?? 0));
}
