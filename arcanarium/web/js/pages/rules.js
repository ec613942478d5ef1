/** The rules in short, game by game, with the signs explained. */
import {gameTitle, useGames} from "../games.js";
import {html} from "../html.js";
import {say} from "../texts.js";
import {Chapter, chapterTitle} from "./chapter.js";
import {Emblem} from "./emblem.js";

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
        <ol>${sections.map((section) => html`<li key=${section}><a href=${`#${section}`}>${chapterTitle(game, section)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${sections.map((section) => html`
          <section key=${section} id=${section} class="panel" aria-labelledby=${`${section}-title`}>
            <h2 id=${`${section}-title`}>${chapterTitle(game, section)}</h2>
            <${Chapter} facts=${facts} chapter=${section} />
          </section>`)}
      </div>
    </div>`;
}
