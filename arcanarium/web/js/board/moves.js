/** All moves that were tried, with their branches: each leads back to its place. */
import {html, useState} from "../html.js";
import {Icon} from "../icons.js";
import {post, reasonOf} from "../api.js";
import {say} from "../texts.js";
import {pathTo, rows, sent} from "./tree.js";

/**
 * @typedef {import("./tree.js").Board} Tree
 * @typedef {import("./search.js").Lines} Lines
 */

/**
 * @param {{board: Tree, names: string[], of: (path: [number, string][]) => Lines|null, to: (n: number) => void, cut: (n: number) => void}} props
 *   `of` tells what was found at a place
 */
export function Moves({board, names, of, to, cut}) {
  const shown = rows(board);
  return html`
    <div class="study board-moves">
      ${shown.length === 0 && html`<p class="quiet-text">${say("board-no-moves")}</p>`}
      <ol class="board-tree" aria-label=${say("board-tab-moves")}>
        ${shown.length > 0 && html`<li><button type="button" aria-current=${board.here === 0 ? "step" : undefined} onClick=${() => to(0)}>${say("board-start")}</button></li>`}
        ${shown.map(({depth, places}) => html`
          <li key=${places[0]} style=${{"--deep": String(Math.min(depth, 6))}}>
            ${places.map((n) => html`<${Tried} key=${n} board=${board} n=${n} names=${names} found=${of(pathTo(board, n))} to=${to} />${" "}`)}
          </li>`)}
      </ol>
      ${board.here > 0 && html`<p><button type="button" class="btn small" onClick=${() => cut(board.here)}><${Icon} name="close" size=${16} /> ${say("board-cut")}</button></p>`}
      <${Share} board=${board} />
    </div>`;
}

/** @param {{board: Tree, n: number, names: string[], found: Lines|null, to: (n: number) => void}} props */
function Tried({board, n, names, found, to}) {
  const {seat, words, move} = board.places[n];
  return html`
    <button type="button" data-seat=${seat} aria-current=${board.here === n ? "step" : undefined} onClick=${() => to(n)}>
      <small><bdi>${names[seat]}</bdi></small> ${words || move}${found && html` <b class="num">${say("study-percent", {n: Math.round(100 * (found.win[seat] ?? 0))})}</b>`}</button>`;
}

/** A link to the board as it is, with all branches. @param {{board: Tree}} props */
function Share({board}) {
  const [link, setLink] = useState("");
  const [told, setTold] = useState("");
  const share = async () => {
    try {
      const {board: id} = await post("/api/board/share", sent(board));
      const address = `${location.origin}/board/${id}`;
      setLink(address);
      await navigator.clipboard?.writeText(address).then(() => setTold(say("board-shared")), () => setTold(""));
    } catch (error) {
      setTold(reasonOf(error));
    }
  };
  return html`
    <section class="board-share">
      <button type="button" class="btn small" onClick=${share}><${Icon} name="link" size=${16} /> ${say("board-share")}</button>
      <p role="status">${told}</p>
      ${link && html`<input class="input" readonly value=${link} aria-label=${say("board-link")} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />`}
    </section>`;
}
