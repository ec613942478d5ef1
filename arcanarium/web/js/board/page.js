/** The analysis board: any position of a finished game, or one of one's own, with moves for all seats. */
import {get, post, reasonOf} from "../api.js";
import {html, useCallback, useEffect, useState} from "../html.js";
import {say} from "../texts.js";
import {Begin} from "./begin.js";
import {Editor} from "./editor.js";
import {Study} from "./study.js";
import {planted, sent} from "./tree.js";

/** @typedef {import("./tree.js").Board} Board */

/** @param {import("../router.js").PageProps} props */
export function Page({params}) {
  const [board, setBoard] = useState(/** @type {Board|null} */ (null));
  const [refused, setRefused] = useState("");
  const [free, setFree] = useState(false);
  const [editing, setEditing] = useState("");
  useEffect(() => {
    const kept = history.state?.board;
    const {table, step} = wanted();
    if (kept) revived(kept).then(setBoard, (error) => setRefused(reasonOf(error)));
    else if (params.board) shared(params.board).then(setBoard, (error) => setRefused(reasonOf(error)));
    else if (table) setBoard(planted({table, step}));
    else setFree(true);
  }, []);
  const keep = useCallback((/** @type {Board} */ now) => {
    setBoard(now);
    history.replaceState({...history.state, board: sent(now)}, "", addressOf(now));
  }, []);
  if (refused) {
    return html`
      <section class="panel narrow">
        <h1>${say("title-board")}</h1>
        <p class="refusal" role="alert">${refused}</p>
        <p class="row"><a class="btn primary" href="/board">${say("board-new")}</a> <a class="btn" href="/">${say("go-home")}</a></p>
      </section>`;
  }
  if (editing) {
    return html`<${Editor} position=${editing} onBack=${() => setEditing("")} onDone=${(/** @type {string} */ position) => {
      setEditing("");
      keep(planted({position}));
    }} />`;
  }
  if (board) return html`<${Study} key=${JSON.stringify(board.start)} board=${board} setBoard=${keep} edit=${setEditing} />`;
  return free ? html`<${Begin} onBegin=${keep} />` : html`<div class="waiting" aria-busy="true"><p role="status">${say("board-coming")}</p></div>`;
}

/** The game that the address names. @returns {{table: string, step: number}} */
function wanted() {
  const query = new URLSearchParams(location.search);
  const step = Number.parseInt(query.get("step") ?? "", 10);
  return {table: query.get("table") ?? "", step: Number.isSafeInteger(step) && step > 0 ? step : 0};
}

/** The address tells the game and the step, so that it can be opened again; a position has none until it is shared. @param {Board} board */
function addressOf({start}) {
  return start.table ? `/board?${new URLSearchParams({table: start.table, step: String(start.step ?? 0)})}` : "/board";
}

/** @param {string} id */
async function shared(id) {
  return revived(await get(`/api/board/shared/${encodeURIComponent(id)}`));
}

/** A board as it was sent, with its moves in words. @param {any} kept @returns {Promise<Board>} */
async function revived({start, tree, here}) {
  const {words} = tree.length ? await post("/api/board/words", {start, tree}) : {words: []};
  return planted(start, tree, here, words);
}
