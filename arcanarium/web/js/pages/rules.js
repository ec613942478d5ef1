/** The rules in short, game by game, with the signs explained. */
import {gameTitle, useGames} from "../games.js";
import {html} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {Emblem} from "./emblem.js";

const COLOURED = new Set(["elan", "life", "calm", "death", "gold", "pearl", "any", "point", "military", "political", "spiritual", "financial"]);

/** @param {import("../router.js").PageProps} props */
export function Page({params}) {
  const games = useGames()?.filter((info) => info.chapters.length);
  if (!games?.length) return html`<div class="waiting" aria-busy="true"></div>`;
  const {game, kinds, chapters: sections, emblem, sign_table: signs} = games.find((info) => info.game === params.game) ?? games[0];
  return html`
    <div class="rules">
      <header class="rules-head">
        <${Emblem} signs=${emblem} />
        <div>
          <h1>${say("rules-title")}</h1>
          <nav class="row" aria-label=${say("rules-games")}>
            ${games.map(({game: each}) => html`
              <a key=${each} class="chip" href=${`/rules/${each}`} aria-current=${each === game ? "true" : undefined}>${gameTitle(each)}</a>`)}
          </nav>
          <p class="quiet-text">${say("rules-more")} ${kinds.length > 0 && html`<a href=${`/cards/${game}`}>${say("rules-to-cards")}</a>`}</p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${say("rules-contents")}>
        <ol>${sections.map((section) => html`<li key=${section}><a href=${`#${section}`}>${titleOf(game, section)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${sections.map((section) => html`
          <section key=${section} id=${section} class="panel" aria-labelledby=${`${section}-title`}>
            <h2 id=${`${section}-title`}>${titleOf(game, section)}</h2>
            ${section === "signs" ? html`<${Legend} signs=${signs} />` : html`<${Text} text=${say(`rules-${game}-${section}`)} />`}
          </section>`)}
      </div>
    </div>`;
}

/** @param {string} game @param {string} section @returns {string} */
function titleOf(game, section) {
  return say(section === "signs" ? "rules-signs" : `rules-${game}-${section}-title`);
}

/** Lines as paragraphs; those that begin with a dash as lists, with a bar as tables. @param {{text: string}} props */
function Text({text}) {
  /** @type {{mark: string, lines: string[]}[]} */
  const blocks = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const mark = /^[-|] /u.exec(line)?.[0] ?? "";
    const last = blocks.at(-1);
    if (mark && last?.mark === mark) last.lines.push(line.slice(2));
    else blocks.push({mark, lines: [line.slice(mark.length)]});
  }
  return blocks.map(({mark, lines}) => {
    if (mark === "| ") return html`<${Rows} lines=${lines} />`;
    if (mark) return html`<ul>${lines.map((line) => html`<li>${withSigns(line)}</li>`)}</ul>`;
    return html`<p>${withSigns(lines[0])}</p>`;
  });
}

/** A table; its first row is the head. @param {{lines: string[]}} props */
function Rows({lines}) {
  const [head, ...rows] = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  return html`
    <table class="table rules-rows">
      <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${withSigns(cell)}</td>`)}</tr>`)}</tbody>
    </table>`;
}

/** @param {string} line */
function withSigns(line) {
  return line.split(/:([a-z]+):/u).map((part, i) => (i % 2 ? html`<${Sign} name=${part} />` : part));
}

/** @param {{name: string, size?: string}} props */
function Sign({name, size = "1.2em"}) {
  return html`<span class=${COLOURED.has(name) ? `of-${name}` : "of-sign"}><${Icon} name=${name} size=${size} /></span>`;
}

/** @param {{signs: string[]}} props */
function Legend({signs}) {
  return html`
    <ul class="legend">
      ${signs.map((name) => html`<li key=${name}><${Sign} name=${name} size="1.5rem" /> ${say(`rules-sign-${name}`)}</li>`)}
    </ul>`;
}
