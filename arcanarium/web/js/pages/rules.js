/** The rules in short, game by game, with the signs explained. */
import {gameTitle} from "../games.js";
import {html} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {Emblem} from "./emblem.js";
import {Prose} from "./prose.js";

/** @type {Record<string, {sections: string[], signs: string[]}>} */
const RULES = {
  resarcana: {
    sections: ["goal", "setup", "round", "collect", "actions", "powers", "reactions", "passing", "victory", "signs", "variants", "lux", "pearls", "duo"],
    signs: [
      "elan", "life", "calm", "death", "gold", "pearl", "any", "same", "point", "collect", "arrow", "turn", "straighten", "react", "here", "out",
      "this", "own", "destroy", "card", "reorder", "ignore", "as", "creature", "dragon", "demon",
    ],
  },
  cadwallon: {
    sections: ["goal", "setup", "round", "turn", "bribe", "resolve", "guilds", "end", "signs", "variants"],
    signs: ["military", "political", "spiritual", "financial", "relic", "personality", "location", "point", "standin"],
  },
};
const COLOURED = new Set(["elan", "life", "calm", "death", "gold", "pearl", "any", "point", "military", "political", "spiritual", "financial"]);
/** What lies in the centre as soon as sets are mixed: players, monuments, places of power. */
const CENTRE = [[2, 7, 4], [3, 10, 5], [4, 12, 6], [5, 14, 7]];

/** @param {import("../router.js").PageProps} props */
export function Page({params}) {
  const game = params.game in RULES ? params.game : "resarcana";
  const {sections} = RULES[game];
  return html`
    <div class="rules">
      <header class="rules-head">
        <${Emblem} game=${game} />
        <div>
          <h1>${say("rules-title")}</h1>
          <nav class="row" aria-label=${say("rules-games")}>
            ${Object.keys(RULES).map((each) => html`
              <a key=${each} class="chip" href=${`/rules/${each}`} aria-current=${each === game ? "true" : undefined}>${gameTitle(each)}</a>`)}
          </nav>
          <p class="quiet-text">${say("rules-more")}</p>
          <p class="row"><a href=${`/rules/${game}/full`}>${say("rules-to-full")}</a> <a href=${`/cards/${game}`}>${say("rules-to-cards")}</a></p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${say("rules-contents")}>
        <ol>${sections.map((section) => html`<li key=${section}><a href=${`#${section}`}>${titleOf(game, section)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${sections.map((section) => html`
          <section key=${section} id=${section} class="panel" aria-labelledby=${`${section}-title`}>
            <h2 id=${`${section}-title`}>${titleOf(game, section)}</h2>
            ${section === "signs" ? html`<${Legend} signs=${RULES[game].signs} />` : html`<${Prose} text=${say(`rules-${game}-${section}`)} line=${withSigns} />`}
            ${game === "resarcana" && section === "variants" && html`<${Centre} />`}
          </section>`)}
      </div>
    </div>`;
}

/** @param {string} game @param {string} section @returns {string} */
function titleOf(game, section) {
  return say(section === "signs" ? "rules-signs" : `rules-${game}-${section}-title`);
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

function Centre() {
  return html`
    <table class="table rules-centre">
      <thead><tr>${["players", "monuments", "places"].map((column) => html`<th scope="col">${say(`rules-table-${column}`)}</th>`)}</tr></thead>
      <tbody>${CENTRE.map((row) => html`<tr>${row.map((n) => html`<td>${n}</td>`)}</tr>`)}</tbody>
    </table>`;
}
