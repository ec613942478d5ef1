/** All cards of a game to look up: words, filters, and each card in full. */
import {get, reasonOf} from "../api.js";
import {Card} from "../card.js";
import {loadFaces} from "../faces.js";
import {gameTitle, useGames} from "../games.js";
import {html, useEffect, useMemo, useRef, useState} from "../html.js";
import {Icon} from "../icons.js";
import {useSetting} from "../settings.js";
import {say} from "../texts.js";
import {found, readQuery, valueName, writeQuery} from "./browsing.js";

/** @typedef {import("../faces.js").Cards} Cards */
/** @typedef {import("../faces.js").Face} Face */
/** @typedef {import("./browsing.js").Query} Query */

/** @param {import("../router.js").PageProps} props */
export function Page({params}) {
  const games = useGames()?.filter((info) => info.kinds.length).map((info) => info.game);
  if (!games?.length) return html`<div class="waiting" aria-busy="true"><p>${say("browse-waiting")}</p></div>`;
  const game = games.includes(params.game) ? params.game : games[0];
  return html`<${CardsPage} key=${game} game=${game} games=${games}/>`;
}

/** @param {{game: string, games: string[]}} props  `games`: those that have cards */
export function CardsPage({game, games}) {
  const [cards, setCards] = useState(/** @type {Cards | null} */ (null));
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setProblem("");
    loadFaces(game).then(setCards, (error) => setProblem(reasonOf(error)));
  }, [game, tries]);
  return html`
    <div class="browse">
      <header class="browse-head">
        <h1>${say("browse-title")}</h1>
        <nav class="row" aria-label=${say("browse-games")}>
          ${games.map((each) => html`<a key=${each} class="chip" href=${`/cards/${each}`} aria-current=${each === game ? "true" : undefined}>${gameTitle(each)}</a>`)}
        </nav>
      </header>
      ${cards ? html`<${Browser} game=${game} cards=${cards}/>`
        : problem ? html`<div class="empty"><p>${problem}</p><button type="button" class="btn" onClick=${() => setTries(tries + 1)}>${say("browse-again")}</button></div>`
        : html`<div class="waiting" aria-busy="true"><p>${say("browse-waiting")}</p></div>`}
    </div>`;
}

/** @param {{game: string, cards: Cards}} props */
function Browser({game, cards}) {
  const names = Object.keys(cards.filters);
  const [query, setQuery] = useState(() => readQuery(location.search, names));
  const [sentences, setSentences] = useSetting("sentences");
  const [unfolded] = useState(() => matchMedia("(min-width: 40rem)").matches || Object.keys(query.filters).length > 0);
  const others = useNames(game, query.words.trim() !== "");
  const list = useMemo(() => found(cards, query, others), [cards, query.words, query.filters, others]);
  const change = (/** @type {Partial<Query>} */ part) => {
    const next = {...query, ...part};
    setQuery(next);
    history.replaceState(history.state, "", location.pathname + writeQuery(next));
  };
  const choose = (/** @type {string} */ name, /** @type {string} */ value) => {
    const {[name]: before, ...others} = query.filters;
    change({filters: before === value ? others : {...others, [name]: value}});
  };
  return html`
    <form class="browse-tools panel" role="search" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <div class="browse-search">
        <${Icon} name="search"/>
        <input class="input" type="search" value=${query.words} placeholder=${say("browse-search")} aria-label=${say("browse-search")}
          onInput=${(/** @type {any} */ event) => change({words: event.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${unfolded}>
        <summary>${say("browse-filters")}</summary>
        <div>${names.map((name) => html`<fieldset key=${name} class="browse-filter">
          <legend>${say(`browse-filter-${name}`)}</legend>
          ${cards.filters[name].map((value) => html`<button key=${value} type="button" class="chip" aria-pressed=${query.filters[name] === value ? "true" : "false"}
            onClick=${() => choose(name, value)}>${valueName(game, cards, name, value)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${say("browse-found", {n: list.length})}</p>
        <label class="check"><input type="checkbox" checked=${sentences} onChange=${() => setSentences(!sentences)}/> ${say("browse-sentences")}</label>
      </div>
    </form>
    ${list.length ? sections(cards, list, query).map(([kind, faces]) => html`<section key=${kind} class="browse-kind">
        ${kind && html`<h2>${valueName(game, cards, "kind", kind)} <span class="num">${faces.length}</span></h2>`}
        <div class="browse-cards">${faces.map((face) => html`<${Card} key=${face.id} game=${game} id=${face.id}
          onChoose=${() => change({card: face.id})}/>`)}</div>
      </section>`)
      : html`<div class="empty"><p>${say("browse-none")} ${say("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${() => change({words: "", filters: {}})}>${say("browse-reset")}</button></div>`}
    ${list.some((face) => face.mark) && html`<p class="browse-legend"><${Icon} name="standin"/> ${say("card-stand-in")}</p>`}
    ${query.card && html`<${InFull} game=${game} cards=${cards} list=${list} id=${query.card} show=${(/** @type {string} */ card) => change({card})}/>`}`;
}

/** What cards are called in all languages: fetched when somebody searches for the first time. @param {string} game @param {boolean} wanted */
function useNames(game, wanted) {
  const [names, setNames] = useState(/** @type {Record<string, string[]>} */ ({}));
  useEffect(() => {
    if (wanted) get(`/api/names/${encodeURIComponent(game)}`).then(setNames, () => {});  // the own language is searched in any case
  }, [game, wanted]);
  return names;
}

/** Kind by kind; in the order of the search where words were given. @param {Cards} cards @param {Face[]} list @param {Query} query @returns {[string, Face[]][]} */
function sections(cards, list, query) {
  if (query.words.trim()) return [["", list]];
  return cards.filters.kind
    .map((kind) => /** @type {[string, Face[]]} */ ([kind, list.filter((face) => face.kind === kind)]))
    .filter(([, faces]) => faces.length);
}

/** One card in full. @param {{game: string, cards: Cards, list: Face[], id: string, show: (id: string) => void}} props */
function InFull({game, cards, list, id, show}) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  const face = cards.cards.find((each) => each.id === id);
  if (!face) return null;
  const at = list.findIndex((each) => each.id === id);
  const step = (/** @type {number} */ by) => at >= 0 && show(list[(at + by + list.length) % list.length].id);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
  };
  return html`<dialog ref=${dialog} class="dialog browse-full" aria-label=${face.name} onClose=${() => show("")} onKeyDown=${onKeyDown}
      onClick=${(/** @type {Event} */ event) => event.target === dialog.current && dialog.current?.close()}>
    <div class="browse-full-inside">
      <${Card} game=${game} id=${id} size="full"/>
      <div class="browse-about">
        ${face.origin.map((line) => html`<p>${line}</p>`)}
        ${face.other_side && html`<button type="button" class="btn" onClick=${() => show(face.other_side ?? "")}><${Icon} name="reorder"/>${say("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${say("browse-previous")} disabled=${at < 0} onClick=${() => step(-1)}><${Icon} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${say("browse-next")} disabled=${at < 0} onClick=${() => step(1)}><${Icon} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${say("browse-close")} onClick=${() => dialog.current?.close()}><${Icon} name="close"/></button>
    </div>
  </dialog>`;
}
