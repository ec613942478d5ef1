/** Moves as buttons: what is done, and as signs what it is about. */
import {html} from "../html.js";
import {Signs} from "../icons.js";
import {say} from "../texts.js";
import {grouped} from "../deciding.js";

/** @typedef {import("./types.js").Move} Move */

/**
 * @param {{move: Move, index?: number, proposed?: boolean, hinted?: boolean, verb?: boolean, onTake: (move: Move) => void, disabled?: boolean}} props
 *   `index` is the digit that takes it; `verb` puts the heading before the label
 */
export function MoveButton({move, index, proposed, hinted, verb, onTake, disabled}) {
  const digit = index !== undefined && index < 9 ? String(index + 1) : "";
  return html`
    <button type="button" class="move" data-group=${move.group} data-proposed=${proposed || null} data-hinted=${hinted || null}
      data-move=${move.move} disabled=${disabled} onClick=${() => onTake(move)}
      aria-keyshortcuts=${proposed ? "Enter" : digit || null}>
      ${digit && html`<kbd class="digit" aria-hidden="true">${digit}</kbd>`}
      <span class="move-what">
        <span class="move-name">${verb && html`<span class="move-verb">${move.heading}</span> `}<${Signs} fragments=${move.label} /></span>
        ${move.hint.length > 0 && html`<span class="move-hint"><${Signs} fragments=${move.hint} /></span>`}
      </span>
      ${proposed && html`<span class="move-enter" title=${say("decide-proposed")}>↵</span>`}
    </button>`;
}

/**
 * All legal moves under their headings.
 * @param {{moves: Move[], proposed: Move|null, hinted: Move|null, onTake: (move: Move) => void, disabled?: boolean}} props
 */
export function MoveList({moves, proposed, hinted, onTake, disabled}) {
  let index = 0;
  return html`
    <div class="move-list">
      ${grouped(moves).map(({heading, moves: group}) => html`
        <section key=${heading}>
          <h4>${heading}</h4>
          ${group.map((move) => html`<${MoveButton} key=${move.move} move=${move} index=${index++} onTake=${onTake}
            proposed=${move === proposed} hinted=${move === hinted} disabled=${disabled} />`)}
        </section>`)}
    </div>`;
}
