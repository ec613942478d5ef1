/** The rules of a game in full: every clause with its id, by part, to be searched and linked to. */
import {reasonOf} from "../api.js";
import {factsOf, gameTitle, useGames} from "../games.js";
import {html, useEffect, useMemo, useState} from "../html.js";
import {Icon} from "../icons.js";
import {clausesOf, idsOf, loadRulebook, matching, rulesLanguage, split} from "../rulebook.js";
import {say} from "../texts.js";
import {Emblem} from "./emblem.js";
import {Prose} from "./prose.js";

/** @typedef {import("../rulebook.js").Clause} Clause */
/** @typedef {import("../rulebook.js").Rulebook} Rulebook */

/** @param {import("../router.js").PageProps} props */
export function Page({params: {game}}) {
  const [book, setBook] = useState(/** @type {Rulebook | null} */ (null));
  const [refusal, setRefusal] = useState("");
  const games = useGames();
  useEffect(() => {
    loadRulebook(game).then(setBook, (error) => setRefusal(error?.code === "not-found" ? say("clauses-none", {game: gameTitle(game)}) : reasonOf(error)));
  }, [game]);
  return html`
    <div class="rules clauses">
      <header class="rules-head">
        <${Emblem} signs=${factsOf(game)?.emblem ?? []} />
        <div>
          <h1>${say("clauses-title")}</h1>
          <nav class="row" aria-label=${say("rules-games")}>
            ${games?.filter((each) => each.rules_text).map((each) => html`
              <a key=${each.game} class="chip" href=${`/rules/${each.game}/full`} aria-current=${each.game === game ? "true" : undefined}>${gameTitle(each.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${game}`}>${say("clauses-to-short")}</a></p>
        </div>
      </header>
      ${refusal && html`<p class="panel" role="alert">${refusal}</p>`}
      ${book && html`<${Book} book=${book} language=${rulesLanguage(game)} />`}
    </div>`;
}

/** @param {{book: Rulebook, language?: string}} props  `language`: where it is not that of the page */
function Book({book, language}) {
  const [words, setWords] = useState("");
  const [target, setTarget] = useState(targetOf);
  const draw = useMemo(() => withLinks(idsOf(book)), [book]);
  const shown = useMemo(() => matching(book, words), [book, words]);
  useEffect(() => {
    const follow = () => {
      setWords("");
      setTarget(targetOf());
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {  // the clause has been drawn only now, and its part may have been closed
    const clause = document.getElementById(target);
    const part = clause?.closest("details");
    if (part) part.open = true;
    requestAnimationFrame(() => clause?.scrollIntoView());
  }, [target]);
  const found = shown.reduce((sum, part) => sum + clausesOf(part).length, 0);
  return html`
    <div class="clauses-search browse-search">
      <${Icon} name="search" size="1.1rem" />
      <input class="input" type="search" value=${words} placeholder=${say("clauses-search")} aria-label=${say("clauses-search")}
        onInput=${(/** @type {any} */ event) => setWords(event.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${words.trim() && say("clauses-found", {n: found})}</p>
    <div class="rules-sections" lang=${language}>
      ${!words.trim() && html`<section class="panel clauses-intro"><${Prose} text=${book.intro.join("\n")} line=${draw} /></section>`}
      ${shown.map((part) => html`
        <details key=${part.title} class="panel clauses-part" open=${words.trim() !== ""}>
          <summary><h2>${part.title}</h2><span class="num">${say("clauses-count", {n: clausesOf(part).length})}</span></summary>
          ${part.groups.map((group) => html`
            <div class="clauses-group">
              ${group.title && html`<h3>${group.title}</h3>`}
              ${group.text && html`<p>${group.text}</p>`}
              ${group.clauses.map((clause) => html`<${One} key=${clause.id} clause=${clause} draw=${draw} here=${clause.id === target} />`)}
            </div>`)}
        </details>`)}
    </div>`;
}

/** The clause that the address points at. @returns {string} */
function targetOf() {
  return location.hash.slice(1);
}

/** @param {{clause: Clause, draw: (line: string) => any, here: boolean}} props */
function One({clause: {id, question, text, mark}, draw, here}) {
  return html`
    <article class="clauses-one" id=${id} aria-current=${here ? "true" : undefined}>
      <a class="clauses-id num" href=${`#${id}`} aria-label=${say("clauses-link", {id})}>${id}</a>
      <div>
        ${question && html`<p class="clauses-question">${draw(question)}</p>`}
        <${Prose} text=${text} line=${draw} />
        ${mark && html`<p class="clauses-mark">${draw(mark)}</p>`}
      </div>
    </article>`;
}

/** Draws a line in which the ids of clauses are links. @param {Set<string>} ids */
function withLinks(ids) {
  return (/** @type {string} */ line) => split(line, ids).map((part) => (ids.has(part) ? html`<a href=${`#${part}`}>${part}</a>` : part));
}
