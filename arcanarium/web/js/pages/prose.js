/** Texts of several lines, as the rules have them. */
import {html} from "../html.js";

/**
 * Lines as paragraphs; those that begin with a dash as lists, with a bar as tables.
 * @param {{text: string, line: (line: string) => any}} props  `line` draws what stands in one line
 */
export function Prose({text, line: draw}) {
  /** @type {{mark: string, lines: string[]}[]} */
  const blocks = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const mark = /^[-|] /u.exec(line)?.[0] ?? "";
    const last = blocks.at(-1);
    if (mark && last?.mark === mark) last.lines.push(line.slice(2));
    else blocks.push({mark, lines: [line.slice(mark.length)]});
  }
  return blocks.map(({mark, lines}) => {
    if (mark === "| ") return html`<${Rows} lines=${lines} draw=${draw} />`;
    if (mark) return html`<ul>${lines.map((line) => html`<li>${draw(line)}</li>`)}</ul>`;
    return html`<p>${draw(lines[0])}</p>`;
  });
}

/** A table; its first row is the head. @param {{lines: string[], draw: (line: string) => any}} props */
function Rows({lines, draw}) {
  const [head, ...rows] = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  return html`
    <table class="table rules-rows">
      <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${draw(cell)}</td>`)}</tr>`)}</tbody>
    </table>`;
}
