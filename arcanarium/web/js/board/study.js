/** The board in use: the table as one seat sees it, the question of who decides, and beside it lines, moves, position. */
import {reasonOf} from "../api.js";
import {loadBoard} from "../boards.js";
import {against} from "../deciding.js";
import {gameTitle, inShort} from "../games.js";
import {html, useCallback, useEffect, useMemo, useRef, useState} from "../html.js";
import {Icon} from "../icons.js";
import {useChoosing} from "../table/choosing.js";
import {Decision} from "../table/decision.js";
import {useKeys} from "../table/keys.js";
import {useAsMove} from "../table/looking.js";
import {Menu} from "../table/menu.js";
import {useMotion} from "../table/motion.js";
import {PartTabs, useSwipe} from "../table/parts.js";
import {NARROW, useMedia} from "../table/screen.js";
import {Strip} from "../table/strip.js";
import {say} from "../texts.js";
import {Lines} from "./lines.js";
import {Moves} from "./moves.js";
import {Position} from "./position.js";
import {useLines, usePlace} from "./search.js";
import {following, grownBy, pathTo, pruned, way, worded} from "./tree.js";

/**
 * @typedef {import("./tree.js").Board} Tree
 * @typedef {import("./tree.js").Made} Made
 * @typedef {import("./search.js").Place} Place
 * @typedef {import("../table/types.js").BoardModule} BoardModule
 * @typedef {import("../table/types.js").StateFrame} StateFrame
 * @typedef {import("../study/types.js").Light} Light
 */

/** The eyes of whoever decides. */
export const WHO_MOVES = -2;
const TABS = ["lines", "moves", "position"];

/** @param {{board: Tree, setBoard: (board: Tree) => void, edit: (position: string) => void}} props */
export function Study({board, setBoard, edit}) {
  const [eyes, setEyes] = useState(WHO_MOVES);
  const {place, key, refused} = usePlace(board.start, pathTo(board), eyes);
  const [drawn, setDrawn] = useState(/** @type {BoardModule|null} */ (null));
  const [problem, setProblem] = useState("");
  const game = place?.table.game;
  useEffect(() => {
    if (game) loadBoard(game).then(setDrawn, (error) => setProblem(reasonOf(error)));
  }, [game]);
  const current = key === JSON.stringify([board.start, pathTo(board)]);
  useEffect(() => {
    if (!place || !current || refused) return;
    const on = way(board);
    if (place.made < on.length) setBoard(pruned(board, on[place.made]));  // an imagined line that is not possible
    else setBoard(worded(board, place.words));
  }, [place]);
  if (problem || refused && !place) {
    return html`
      <section class="panel narrow">
        <h1>${say("title-board")}</h1>
        <p class="refusal" role="alert">${problem || refused}</p>
        <p class="row"><a class="btn primary" href="/board">${say("board-new")}</a> <a class="btn" href="/">${say("go-home")}</a></p>
      </section>`;
  }
  if (!place || !drawn) return html`<div class="waiting" aria-busy="true"><p role="status">${say("board-coming")}</p></div>`;
  return html`<${Laid} board=${board} setBoard=${setBoard} place=${place} current=${current} refused=${refused} drawn=${drawn} edit=${edit} eyes=${eyes} setEyes=${setEyes} />`;
}

/**
 * @param {{board: Tree, setBoard: (board: Tree) => void, place: Place, current: boolean, refused: string, drawn: BoardModule,
 *   edit: (position: string) => void, eyes: number, setEyes: (seat: number) => void}} props  `current`: is it the place that is asked for?
 */
function Laid({board, setBoard, place, current, refused, drawn, edit, eyes, setEyes}) {
  const {table, decider} = place;
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const state = useMemo(() => ({...place.state, era: 0}), [place]);
  const shown = /** @type {StateFrame} */ (useMotion(useAsMove(state), root, drawn.flights ?? null));
  const names = useMemo(() => table.seats.map((seat) => seat.name), [table]);
  const [detail, setDetail] = useState(/** @type {number|null} */ (null));
  const [light, setLight] = useState(/** @type {Light} */ ("fair"));
  const [thinking, setThinking] = useState(true);
  const [tab, setTab] = useState("lines");
  const [part, setPart] = useState("mine");
  const narrow = useMedia(NARROW);
  const search = useLines(board.start, pathTo(board), current ? decider : -1, light, thinking);
  const take = useCallback((/** @type {Made[]} */ line) => setBoard(grownBy(board, line)), [board]);
  const to = (/** @type {number} */ n) => n >= 0 && setBoard({...board, here: n});
  const {back, next} = {back: () => to(board.places[board.here].parent), next: () => to(following(board))};
  const send = useCallback(async (/** @type {any} */ message) => {
    if (current) take((message.moves ?? [message.move]).map((/** @type {any} */ move) => ({seat: decider, move: String(move), words: ""})));
  }, [take, current, decider]);
  const choosing = useChoosing(current ? shown : {...shown, ask: null}, send);
  const ask = current ? shown.ask : null;
  const why = useCallback((/** @type {string} */ target) => against(ask, target), [ask]);
  const swipe = useSwipe(narrow, part, setPart);
  useKeys({b: back, n: next, Escape: () => choosing.back() || setDetail(null)}, choosing.lit);

  const panels = html`
    <div class="replay-side">
      <div class="tabs replay-tabs" role="group" aria-label=${say("study-tabs")}>
        ${TABS.map((name) => html`<button type="button" key=${name} aria-pressed=${tab === name} onClick=${() => setTab(name)}>${say(`board-tab-${name}`)}</button>`)}
      </div>
      ${tab === "lines" ? html`<${Lines} search=${search} names=${names} light=${light} setLight=${setLight} thinking=${thinking} setThinking=${setThinking} decider=${current ? decider : -1} over=${Boolean(shown.result)} take=${take} />`
      : tab === "moves" ? html`<${Moves} board=${board} names=${names} of=${search.of} to=${to} cut=${(/** @type {number} */ n) => setBoard(pruned(board, n))} />`
      : html`<${Position} board=${board} names=${names} setBoard=${setBoard} edit=${edit} over=${Boolean(shown.result)} game=${table.game} />`}
    </div>`;
  return html`
    <div class="tabletop replay is-board" data-study data-game=${table.game} data-part=${narrow ? part : null} data-seats=${names.length} data-step=${shown.step} data-here=${current ? board.here : null}>
      <h1 class="visually-hidden">${say("board-of", {game: gameTitle(table.game)})}</h1>
      <${Strip} table=${table} state=${shown} skew=${0} onSeat=${(/** @type {number} */ seat) => setDetail(detail === seat ? null : seat)}>
        <span class="quiet-text replay-what">${inShort(table)}</span>
        ${board.start.table && html`<a class="btn quiet small icon-only" href=${`/replay/${board.start.table}?step=${board.start.step ?? 0}`} title=${say("board-to-replay")} aria-label=${say("board-to-replay")}><${Icon} name="log" size=${18} /></a>`}
        <a class="btn quiet small icon-only" href="/" title=${say("go-home")} aria-label=${say("go-home")}><${Icon} name="home" size=${18} /></a>
      <//>
      ${narrow && html`<${PartTabs} part=${part} setPart=${setPart} lit=${choosing.lit} />`}
      <section class="board" ref=${root} ...${swipe} aria-label=${say("board-label")}>
        <${drawn.Board} game=${table.game} view=${shown.view} table=${table} score=${shown.score} ask=${ask} names=${names} you=${table.you}
          lit=${choosing.lit} chosen=${choosing.path} choose=${choosing.choose} why=${why} detail=${detail} setDetail=${setDetail} />
        ${narrow && part === "log" && html`<div class="part-log">${panels}</div>`}
      </section>
      <aside class="side">
        ${!narrow && html`<div class="talk-place replay-log-place">${panels}</div>`}
        <div class="desk" data-active=${ask ? true : null}>
          ${drawn.Beside && table.you >= 0 && html`<${drawn.Beside} view=${shown.view} you=${table.you} />`}
          ${refused && html`<p class="refusal board-refused" role="alert">${refused}</p>`}
          ${ask && decider >= 0 && html`
            ${names.length > 1 && html`<p class="board-who"><bdi>${names[decider]}</bdi></p>`}
            <${Decision} game=${table.game} state=${shown} ask=${ask} you=${decider} choosing=${choosing} hint=${null} before=${shown.lines} />`}
          ${shown.result && html`<p class="board-over">${say("board-over", {who: shown.result.winners.map((seat) => names[seat]).join(", ")})}</p>`}
          <div class="board-steps">
            <${Step} text="board-first" icon="pass" mirrored onClick=${() => to(0)} off=${!board.here} />
            <${Step} text="replay-back" icon="left" onClick=${back} off=${!board.here} />
            <${Step} text="replay-next" icon="right" onClick=${next} off=${following(board) < 0} />
            <label class="board-eyes"><span class="visually-hidden">${say("replay-eyes")}</span>
              <select class="select" value=${String(eyes)} onChange=${(/** @type {any} */ event) => setEyes(Number(event.currentTarget.value))}>
                <option value=${String(WHO_MOVES)}>${say("board-eyes-mover")}</option>
                ${names.map((name, seat) => html`<option key=${seat} value=${String(seat)}>${name}</option>`)}
                <option value="-1">${say("replay-eyes-all")}</option>
              </select></label>
          </div>
        </div>
      </aside>
      <${Menu} choosing=${choosing} />
    </div>`;
}

/** @param {{text: string, icon: string, onClick: () => void, off: boolean, mirrored?: boolean}} props */
function Step({text, icon, onClick, off, mirrored = false}) {
  return html`
    <button type="button" class=${mirrored ? "btn icon-only mirrored" : "btn icon-only"} aria-label=${say(text)} title=${say(text)} aria-disabled=${off} onClick=${() => off || onClick()}>
      <${Icon} name=${icon} size=${18} /></button>`;
}
