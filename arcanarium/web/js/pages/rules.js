/** The rules in short, game by game, with the signs explained. */
import {gameTitle, useGames} from "../games.js";
import {html} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {Emblem} from "./emblem.js";
import {Prose} from "./prose.js";

const COLOURED = new Set(["elan", "life", "calm", "death", "gold", "pearl", "any", "point", "military", "political", "spiritual", "financial"]);

/** @param {import("../router.js").PageProps} props */
export function Page({params}) {
  const games = useGames()?.filter((info) => info.chapters.length);
  if (!games?.length) return html`<div class="waiting" aria-busy="true"></div>`;
  const facts = games.find((info) => info.game === params.game) ?? games[0];
  const {game, chapters: sections} = facts;
  return html`
    <div class="rules">
      <header class="rules-head">
        <${Emblem} signs=${facts.emblem} />
        <div>
          <h1>${say("rules-title")}</h1>
          <nav class="row" aria-label=${say("rules-games")}>
            ${games.map(({game: each}) => html`
              <a key=${each} class="chip" href=${`/rules/${each}`} aria-current=${each === game ? "true" : undefined}>${gameTitle(each)}</a>`)}
          </nav>
          <p class="quiet-text">${say("rules-more")}</p>
          <p class="row">
            ${facts.rules_text && html`<a href=${`/rules/${game}/full`}>${say("rules-to-full")}</a>`}
            ${facts.kinds.length > 0 && html`<a href=${`/cards/${game}`}>${say("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${say("rules-contents")}>
        <ol>${sections.map((section) => html`<li key=${section}><a href=${`#${section}`}>${titleOf(game, section)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${sections.map((section) => html`
          <section key=${section} id=${section} class="panel" aria-labelledby=${`${section}-title`}>
            <h2 id=${`${section}-title`}>${titleOf(game, section)}</h2>
            ${section === "signs" ? html`<${Legend} signs=${facts.sign_table} />` : html`<${Prose} text=${say(`${game}-rules-${section}`)} line=${withSigns} />`}
          </section>`)}
      </div>
    </div>`;
}

/** @param {string} game @param {string} section @returns {string} */
function titleOf(game, section) {
  return say(section === "signs" ? "rules-signs" : `${game}-rules-${section}-title`);
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
