/** Which moves an undo takes back, in the words of the log. */
import {html} from "../html.js";
import {say} from "../texts.js";

/** So many lines are shown of one player's moves in a row. */
const MOST = 4;

/**
 * The moves that go back, those of one player in a row together. The log of a viewer has no line about what the viewer
 * may not know.
 * @param {number} step  the step that the game goes back to
 * @param {number[]} back  who decided, from that step on
 * @param {[number, string][]} log
 * @returns {{seat: number, moves: number, lines: string[]}[]}
 */
export function goingBack(step, back, log) {
  /** @type {{seat: number, moves: number, lines: string[]}[]} */
  const found = [];
  back.forEach((seat, i) => {
    const lines = log.filter(([at]) => at === step + i + 1).map(([, line]) => line);
    const last = found.at(-1);
    if (last?.seat === seat) {
      last.moves += 1;
      last.lines.push(...lines);
    } else {
      found.push({seat, moves: 1, lines});
    }
  });
  return found;
}

/** @param {{step: number, back: number[], log: [number, string][], names: string[], you: number}} props */
export function GoesBack({step, back, log, names, you}) {
  const groups = goingBack(step, back, log);
  return html`
    <ul class="goes-back">
      ${groups.map(({seat, moves, lines}, i) => html`
        <li key=${i} data-you=${seat === you || null}>
          <strong>${seat === you ? say("back-yours", {n: moves}) : say("back-theirs", {who: names[seat], n: moves})}</strong>
          ${lines.slice(0, MOST).map((line, n) => html`<span key=${n}>${line}</span>`)}
          ${!lines.length && html`<span>${say("back-hidden")}</span>`}
          ${lines.length > MOST && html`<span>${say("back-more", {n: lines.length - MOST})}</span>`}
        </li>`)}
    </ul>`;
}
