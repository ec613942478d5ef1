/** Help at the table: rules in short and the clauses behind them, signs, keys and settings, in a drawer beside the game. */
import {reasonOf} from "../api.js";
import {factsOf} from "../games.js";
import {html, useEffect, useRef, useState} from "../html.js";
import {Icon} from "../icons.js";
import {Chapter, chapterTitle} from "../pages/chapter.js";
import {Prose} from "../pages/prose.js";
import {Preferences} from "../preferences.js";
import {clausesOf, loadRulebook, matching, rulesLanguage} from "../rulebook.js";
import {useSetting} from "../settings.js";
import {language, say} from "../texts.js";
import {AgreeCoach} from "./coached.js";
import {KeyList} from "./keys.js";
import {focused} from "./screen.js";

/** @typedef {import("../rulebook.js").Rulebook} Rulebook */

const TABS = ["rules", "signs", "keys", "settings"];
/** No more clauses than these are listed for some words. */
const MOST = 30;

/**
 * @param {{table: import("./types.js").TableFrame, onClose: () => void, tell: (message: any) => Promise<any>}} props
 */
export function Help({table, onClose, tell}) {
  const [tab, setTab] = useState("rules");
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const facts = factsOf(table.game);
  const came = useRef(document.activeElement);
  useEffect(() => () => {
    if (came.current instanceof HTMLElement && came.current.isConnected) came.current.focus({preventScroll: true});
  }, []);
  /** Keys mean what they mean in any text: none of them plays. @param {KeyboardEvent} event */
  const reading = (event) => {
    event.stopPropagation();
    const writing = event.target instanceof HTMLInputElement && event.target.type === "search";
    if (event.key === "Escape" || event.key === "?" && !writing) onClose();
  };
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
    setTab(next);
    /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector(`[data-tab="${next}"]`))?.focus();
  };
  return html`
    <aside class="help" role="dialog" aria-label=${say("help-title")} ref=${box} onKeyDown=${reading}>
      <header>
        <h2>${say("help-title")}</h2>
        <button type="button" class="btn quiet icon-only" ref=${focused} onClick=${onClose} aria-label=${say("close")} aria-keyshortcuts="Escape"><${Icon} name="close" size=${20} /></button>
      </header>
      <div class="tabs" role="tablist" aria-label=${say("help-title")} onKeyDown=${pressed}>
        ${TABS.map((name) => html`
          <button type="button" key=${name} role="tab" data-tab=${name} id=${`help-${name}`} aria-selected=${tab === name} aria-controls="help-body" tabindex=${tab === name ? 0 : -1} onClick=${() => setTab(name)}>${say(`help-${name}`)}</button>`)}
      </div>
      <div class="help-body" id="help-body" role="tabpanel" aria-labelledby=${`help-${tab}`} tabindex="0">
        ${tab === "rules" && facts ? html`<${Rules} key=${table.game} facts=${facts} />`
        : tab === "signs" && facts ? html`<${Signs} facts=${facts} />`
        : tab === "keys" ? html`<${KeyList} />`
        : html`<${Preferences} pace=${table.pace} hints=${table.hints} onPace=${table.host ? (/** @type {number} */ pace) => tell({t: "pace", pace}) : undefined} />
          <${AgreeCoach} table=${table} tell=${tell} explained />`}
      </div>
    </aside>`;
}

/** @param {{facts: import("../games.js").GameInfo}} props */
function Rules({facts}) {
  const {game, chapters, rules_text: full} = facts;
  const [words, setWords] = useState("");
  const {book, refusal} = useRulebook(full ? game : "");
  const found = book && words.trim() ? matching(book, words).flatMap(clausesOf) : [];
  return html`
    ${book && html`<input class="input" type="search" value=${words} placeholder=${say("clauses-search")} aria-label=${say("clauses-search")}
      onInput=${(/** @type {any} */ event) => setWords(event.currentTarget.value)} />`}
    ${words.trim() && book ? html`
      <p class="quiet-text" role="status">${say("clauses-found", {n: found.length})}</p>
      <${Clauses} game=${game} clauses=${found.slice(0, MOST)} />`
    : html`
      ${chapters.filter((chapter) => chapter !== "signs").map((chapter, i) => html`
        <details key=${chapter} class="help-chapter" open=${i === 0}>
          <summary><h3>${chapterTitle(game, chapter)}</h3></summary>
          <${Chapter} facts=${facts} chapter=${chapter} />
          ${book && html`<${Behind} game=${game} book=${book} marks=${facts.clauses[chapter] ?? []} />`}
        </details>`)}
      ${refusal && html`<p class="quiet-text" role="status">${refusal}</p>`}
      <p class="row">
        ${full && html`<a href=${`/rules/${game}/full`} target="_blank" rel="noopener">${say("rules-to-full")}</a>`}
        <a href=${`/cards/${game}`} target="_blank" rel="noopener">${say("rules-to-cards")}</a>
      </p>`}`;
}

/** The clauses that a chapter tells in short. @param {{game: string, book: Rulebook, marks: string[]}} props */
function Behind({game, book, marks}) {
  const clauses = book.parts.filter((part) => marks.some((mark) => part.title.startsWith(`${mark}.`))).flatMap(clausesOf);
  return clauses.length > 0 && html`
    <details class="help-behind"><summary>${say("help-behind", {n: clauses.length})}</summary><${Clauses} game=${game} clauses=${clauses} /></details>`;
}

/** @param {{game: string, clauses: import("../rulebook.js").Clause[]}} props */
function Clauses({game, clauses}) {
  return html`
    <dl class="help-clauses" lang=${rulesLanguage(game)}>${clauses.map(({id, question, text}) => html`
      <div key=${id}><dt><a href=${`/rules/${game}/full#${id}`} target="_blank" rel="noopener">${id}</a></dt>
        <dd>${question && html`<p><em>${question}</em></p>`}<${Prose} text=${text} line=${(/** @type {string} */ line) => line} /></dd></div>`)}</dl>`;
}

/** @param {string} game  "" for one without full rules */
function useRulebook(game) {
  const [book, setBook] = useState(/** @type {Rulebook|null} */ (null));
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    if (game) loadRulebook(game).then(setBook, (error) => setRefusal(reasonOf(error)));
  }, [game, language()]);
  return {book, refusal};
}

/** What the signs mean, and the switch that puts sentences in their place. @param {{facts: import("../games.js").GameInfo}} props */
function Signs({facts}) {
  const [sentences, setSentences] = useSetting("sentences");
  return html`
    <label class="option-card wide">
      <input type="checkbox" checked=${sentences} onChange=${() => setSentences(!sentences)} />
      <span><strong>${say("help-sentences")}</strong><small>${say("help-sentences-hint")}</small></span>
    </label>
    <${Chapter} facts=${facts} chapter="signs" />`;
}

/** How cards are read, told once. It goes when it was read, or when a card was read. @param {{touch: boolean}} props */
export function Tip({touch}) {
  const [taught, setTaught] = useSetting("taught");
  if (taught.reading) return null;
  return html`
    <div class="tip" role="note">
      <p>${say(touch ? "tip-touch" : "tip-mouse")}</p>
      <button type="button" class="btn quiet small" onClick=${() => setTaught({...taught, reading: true})}>${say("tip-understood")}</button>
    </div>`;
}
