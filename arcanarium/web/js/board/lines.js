/** The best lines: how often each seat wins, and what to play, while the search goes on. */
import {html} from "../html.js";
import {Icon} from "../icons.js";
import {Lights} from "../study/lights.js";
import {say} from "../texts.js";

/**
 * @typedef {import("./search.js").Search} Search
 * @typedef {import("./search.js").Best} Best
 * @typedef {import("./tree.js").Made} Made
 * @typedef {import("../study/types.js").Light} Light
 */

/**
 * @param {{search: Search, names: string[], light: Light, setLight: (light: Light) => void, thinking: boolean, setThinking: (on: boolean) => void,
 *   decider: number, over: boolean, take: (line: Made[]) => void}} props
 */
export function Lines({search, names, light, setLight, thinking, setThinking, decider, over, take}) {
  const {lines, final, refused} = search;
  return html`
    <div class="study board-lines">
      <${Lights} light=${light} setLight=${setLight} hints=${{fair: say("board-fair-hint"), open: say("board-open-hint")}} />
      <p class="quiet-text study-hint">${say(`board-${light}-hint`)}</p>
      ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
      ${over ? html`<p class="quiet-text">${say("board-no-lines")}</p>` : html`
        <div class="board-thinking">
          <span role="status">${lines ? say(final ? "board-searched" : thinking ? "board-searching" : "board-paused", {n: lines.visits}) : thinking && decider >= 0 ? say("board-waits") : ""}</span>
          ${!final && html`<button type="button" class="btn small" aria-pressed=${thinking} onClick=${() => setThinking(!thinking)}><${Icon} name=${thinking ? "pause" : "play"} size=${16} /> ${say(thinking ? "board-pause" : "board-think")}</button>`}
        </div>`}
      ${lines && !over && html`
        <${Chances} win=${lines.win} names=${names} />
        <ol class="board-best" aria-label=${say("board-best")}>
          ${lines.moves.map((move, i) => html`<${Line} key=${move.move} move=${move} seat=${lines.seat} names=${names} best=${i === 0} take=${take} />`)}
        </ol>
        <p class="quiet-text">${say(light === "fair" ? "board-imagined" : "board-true")}${lines.rounds_left !== null && html` ${say("board-rounds-left", {n: Math.round(lines.rounds_left)})}`}</p>`}
    </div>`;
}

/** How often each seat wins, as figures and one bar. @param {{win: number[], names: string[]}} props */
function Chances({win, names}) {
  return html`
    <div class="board-chances">
      <div class="board-bar" aria-hidden="true">${win.map((share, seat) => html`<i key=${seat} data-seat=${seat} style=${{flexGrow: String(Math.max(share, 0.005))}}></i>`)}</div>
      <ul>${names.map((name, seat) => html`<li key=${seat} data-seat=${seat}><bdi>${name}</bdi> <b class="num">${say("study-percent", {n: Math.round(100 * (win[seat] ?? 0))})}</b></li>`)}</ul>
    </div>`;
}

/** So many steps are shown of the best line, and of each other one. */
const SHOWN = 8;
const SHOWN_OF_OTHERS = 4;

/** @param {{move: Best, seat: number, names: string[], best: boolean, take: (line: Made[]) => void}} props */
function Line({move, seat, names, best, take}) {
  const first = {seat, move: move.move, words: move.words};
  const steps = move.line.slice(0, best ? SHOWN : SHOWN_OF_OTHERS);
  return html`
    <li data-best=${best || null}>
      <span class="board-win num" title=${say("board-tries", {n: move.visits})}>${say("study-percent", {n: Math.round(100 * move.win)})} <small>${say("board-give-or-take", {n: margin(move.error)})}</small></span>
      <span class="board-line">
        <button type="button" class="board-move" onClick=${() => take([first])}>${move.words}</button>
        ${steps.map((step, i) => html`${" "}<button type="button" key=${i} onClick=${() => take([first, ...steps.slice(0, i + 1)])}>${step.seat !== (i ? steps[i - 1].seat : seat) && html`<small><bdi>${names[step.seat]}</bdi> </small>`}${step.words}</button>`)}
      </span>
    </li>`;
}

/** Two standard errors in hundredths: between these it lies nearly always. @param {number} error */
function margin(error) {
  return Math.max(1, Math.round(200 * error));
}
