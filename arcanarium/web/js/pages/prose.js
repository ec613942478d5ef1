/** Texts of several lines, as the rules have them. */
import {html} from "../html.js";

/**
 * Lines as paragraphs; those that begin with a dash as lists.
 * @param {{text: string, line: (line: string) => any}} props  `line` draws what stands in one line
 */
export function Prose({text, line: draw}) {
  /** @type {{list: boolean, lines: string[]}[]} */
  const blocks = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const list = line.startsWith("- ");
    const last = blocks.at(-1);
    if (list && last?.list) last.lines.push(line.slice(2));
    else blocks.push({list, lines: [list ? line.slice(2) : line]});
  }
  return blocks.map(({list, lines}) => (list
    ? html`<ul>${lines.map((line) => html`<li>${draw(line)}</li>`)}</ul>`
    : html`<p>${draw(lines[0])}</p>`));
}
