/** Which moves an undo takes back: whose they are, and what the log tells of them. */
import {html} from "../html.js";
import {say} from "../texts.js";

/** So many lines of the log are shown. */
const MOST = 8;

/**
 * What goes back: how many moves of whom, in the order in which they first decided, and the lines of the log about
 * them. Lines are not told apart by player: a choice of all is told when the last has made it.
 * @param {number} step  the step that the game goes back to
 * @param {number[]} back  who decided, from that step on
 * @param {[number, string][]} log
 * @returns {{whose: [number, number][], lines: string[]}}
 */
export function goingBack(step, back, log) {
  /** @type {Map<number, number>} */
  const whose = new Map();
  for (const seat of back) whose.set(seat, (whose.get(seat) ?? 0) + 1);
  return {whose: [...whose], lines: log.filter(([at]) => at > step && at <= step + back.length).map(([, line]) => line)};
}

/** @param {{step: number, back: number[], log: [number, string][], names: string[], you: number}} props */
export function GoesBack({step, back, log, names, you}) {
  const {whose, lines} = goingBack(step, back, log);
  return html`
    <ul class="goes-back-whose">
      ${whose.map(([seat, n]) => html`<li key=${seat} data-you=${seat === you || null}>${seat === you ? say("back-yours", {n}) : say("back-theirs", {who: names[seat], n})}</li>`)}
    </ul>
    <ul class="goes-back" tabindex="0" aria-label=${say("back-label")}>
      ${lines.length > MOST && html`<li>${say("back-more", {n: lines.length - MOST})}</li>`}
      ${lines.slice(-MOST).map((line, i) => html`<li key=${i}>${line}</li>`)}
      ${!lines.length && html`<li>${say("back-hidden")}</li>`}
    </ul>`;
}
