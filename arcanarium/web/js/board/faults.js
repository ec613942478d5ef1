/** What is wrong with a position: each fault with the line that it is about. */
import {html} from "../html.js";
import {say} from "../texts.js";

/** @typedef {{line: number, reason: string}} Fault  line 0: no single line is to blame */

/** @param {{faults: Fault[], text: string}} props */
export function Faults({faults, text}) {
  const lines = text.split("\n");
  return faults.length > 0 && html`
    <section class="board-faults" role="alert">
      <p>${say("board-faults", {n: faults.length})}</p>
      <ul>${faults.map(({line, reason}, i) => html`<li key=${i}>${line > 0 && html`<b>${say("board-fault-line", {n: line, what: lines[line - 1]?.split(":")[0] ?? ""})}</b> `}<span>${reason}</span></li>`)}</ul>
    </section>`;
}
