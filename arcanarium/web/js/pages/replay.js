/** A finished game, step by step, on the board it was played on. */
import {reasonOf} from "../api.js";
import {loadBoard} from "../boards.js";
import {gameTitle, inShort} from "../games.js";
import {html, useEffect, useMemo, useRef, useState} from "../html.js";
import {Icon} from "../icons.js";
import {ReviewPanel} from "../study/panel.js";
import {useAsMove} from "../table/looking.js";
import {useMotion} from "../table/motion.js";
import {PartTabs, useSwipe} from "../table/parts.js";
import {NARROW, useMedia} from "../table/screen.js";
import {Strip} from "../table/strip.js";
import {say} from "../texts.js";
import {Player} from "./player.js";
import {useSteps} from "./steps.js";

/** @typedef {import("../table/types.js").BoardModule} BoardModule */
/** @typedef {import("../table/types.js").StateFrame} StateFrame */
/** @typedef {import("../table/types.js").TableFrame} TableFrame */

const NOTHING_LIT = new Set();
const nothing = () => {};
const noReasons = () => [];

/** @param {import("../router.js").PageProps} props */
export function Page({params}) {
  const [{at, eyes, study}, setPlace] = useState(placeOf);
  const {table, length, steps, refused} = useSteps(params.table, eyes, at);
  const [board, setBoard] = useState(/** @type {BoardModule | null} */ (null));
  const [problem, setProblem] = useState("");
  const game = table?.game;
  useEffect(() => {
    if (game) loadBoard(game).then(setBoard, (error) => setProblem(reasonOf(error)));
  }, [game]);
  useAddress(at, eyes, study);
  const latest = useRef(/** @type {StateFrame | null} */ (null));
  const here = steps[Math.min(at, Math.max(0, length))];
  if (here) latest.current = here;
  if (problem || (refused && !latest.current)) return html`<${Refused} reason=${problem || refused} />`;
  if (!table || !board || !latest.current) return html`<div class="waiting" aria-busy="true"><p role="status">${say("replay-coming")}</p></div>`;
  return html`
    <${Replay} table=${{...table, you: eyes}} board=${board} length=${length} steps=${steps} state=${latest.current} at=${Math.min(at, length)}
      goto=${(/** @type {number} */ step, seat = eyes) => setPlace({at: Math.max(0, Math.min(length, step)), eyes: seat, study})} study=${study}
      setStudy=${(/** @type {boolean} */ on) => setPlace({at, eyes, study: on})} />`;
}

/** @param {{reason: string}} props */
function Refused({reason}) {
  return html`
    <section class="panel narrow">
      <h1>${say("title-replay")}</h1>
      <p class="refusal" role="alert">${reason}</p>
      <p><a class="btn primary" href="/">${say("go-home")}</a></p>
    </section>`;
}

/**
 * @param {{table: TableFrame, board: BoardModule, length: number, steps: StateFrame[], state: StateFrame, at: number,
 *   goto: (step: number, eyes?: number) => void, study: boolean, setStudy: (on: boolean) => void}} props  `goto` shows a step, as a seat saw it
 *   where one is named
 */
function Replay({table, board, length, steps, state, at, goto, study, setStudy}) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = /** @type {StateFrame} */ (useMotion(useAsMove(state), root, board.flights ?? null));
  const [detail, setDetail] = useState(/** @type {number | null} */ (null));
  const [part, setPart] = useState("centre");
  const narrow = useMedia(NARROW);
  const swipe = useSwipe(narrow, part, setPart);
  const names = useMemo(() => table.seats.map((seat) => seat.name), [table.table]);
  const setAt = (/** @type {number} */ step) => goto(step);
  const log = html`
    <div class="replay-side">
      <div class="tabs replay-tabs" role="group" aria-label=${say("study-tabs")}>
        <button type="button" aria-pressed=${!study} onClick=${() => setStudy(false)}>${say("replay-moves")}</button>
        <button type="button" aria-pressed=${study} onClick=${() => setStudy(true)}>${say("study-title")}</button>
      </div>
      ${study ? html`<${ReviewPanel} table=${table.table} names=${names} at=${at} goto=${goto} eyes=${table.you} />` : html`<${Log} steps=${steps} at=${at} setAt=${setAt} />`}
    </div>`;
  return html`
    <div class="tabletop replay" data-study=${study || null} data-game=${table.game} data-part=${narrow ? part : null} data-seats=${table.seats.length}>
      <h1 class="visually-hidden">${say("replay-of", {game: gameTitle(table.game)})}</h1>
      <${Strip} table=${table} state=${shown} skew=${0} onSeat=${(/** @type {number} */ seat) => setDetail(detail === seat ? null : seat)}>
        <span class="quiet-text replay-what">${inShort(table)}</span>
        <a class="btn quiet small icon-only" href="/" title=${say("go-home")} aria-label=${say("go-home")}><${Icon} name="home" size=${18} /></a>
      <//>
      ${narrow && html`<${PartTabs} part=${part} setPart=${setPart} lit=${NOTHING_LIT} />`}
      <section class="board" ref=${root} ...${swipe} aria-label=${say("board-label")}>
        <${board.Board} game=${table.game} view=${shown.view} table=${table} score=${shown.score} ask=${null} names=${names} you=${table.you}
          lit=${NOTHING_LIT} chosen=${[]} choose=${nothing} why=${noReasons} detail=${detail} setDetail=${setDetail} />
        ${narrow && part === "log" && html`<div class="part-log">${log}</div>`}
      </section>
      <aside class="side">
        ${!narrow && html`<div class="talk-place replay-log-place">${log}</div>`}
        <div class="desk">
          ${board.Beside && table.you >= 0 && html`<${board.Beside} view=${shown.view} you=${table.you} />`}
          ${shown.result && !study && html`<${Result} state=${shown} names=${names} />`}
          <${Player} table=${table} length=${length} at=${at} setAt=${setAt} ready=${Boolean(steps[Math.min(length, at + 1)])} setEyes=${(/** @type {number} */ seat) => goto(at, seat)} names=${names} narrow=${narrow || study} />
        </div>
      </aside>
    </div>`;
}

/** What happened so far; each line leads to its step. @param {{steps: StateFrame[], at: number, setAt: (step: number) => void}} props */
function Log({steps, at, setAt}) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const here = /** @type {HTMLElement | null} */ (list.current?.querySelector("[aria-current]") ?? null);
    if (list.current && here) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  const told = steps.filter((step) => step?.lines.length);
  const current = told.findLast((step) => step.step <= at)?.step;
  return html`
    <ol class="replay-log" ref=${list} aria-label=${say("replay-moves")}>
      ${told.map(({step, lines}) => html`
        <li key=${step}>
          <button type="button" class=${step > at ? "is-later" : ""} aria-current=${step === current ? "step" : undefined} onClick=${() => setAt(step)}>
            ${lines.map((line) => html`<span>${line}</span>`)}
          </button>
        </li>`)}
    </ol>`;
}

/** @param {{state: StateFrame, names: string[]}} props */
function Result({state, names}) {
  const {points, winners} = /** @type {NonNullable<StateFrame["result"]>} */ (state.result);
  const order = names.map((_, seat) => seat).sort((a, b) => points[b] - points[a]);
  return html`
    <section class="replay-result" aria-label=${say("replay-result")}>
      <h2>${say("replay-result")}</h2>
      ${order.map((seat) => html`
        <details key=${seat}>
          <summary><strong><bdi>${names[seat]}</bdi></strong> ${say("replay-points", {n: points[seat]})}${winners.includes(seat) && html` · <em>${say("replay-winner")}</em>`}</summary>
          <ul>${state.score[seat].map(([source, n, name]) => html`<li key=${source}><span>${name}</span> <b class="num">${n}</b></li>`)}</ul>
        </details>`)}
    </section>`;
}

/** Where a shared link points to. @returns {{at: number, eyes: number, study: boolean}} */
function placeOf() {
  const query = new URLSearchParams(location.search);
  const number = (/** @type {string} */ name, /** @type {number} */ least) => {
    const n = Number.parseInt(query.get(name) ?? "", 10);
    return Number.isSafeInteger(n) && n >= least ? n : least;
  };
  return {at: number("step", 0), eyes: number("eyes", -1), study: query.has("review")};
}

/** The address tells step, eyes and whether the review is open, so that it can be shared. @param {number} at @param {number} eyes @param {boolean} study */
function useAddress(at, eyes, study) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const query = new URLSearchParams({...(at ? {step: String(at)} : {}), ...(eyes >= 0 ? {eyes: String(eyes)} : {}), ...(study ? {review: ""} : {})}).toString();
      history.replaceState(history.state, "", location.pathname + (query && `?${query}`));
    }, 400);
    return () => clearTimeout(timer);
  }, [at, eyes, study]);
}
