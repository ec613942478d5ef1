/** The position in words for programs, to copy, to change and to load; and a table at which the game goes on from here. */
import {post, reasonOf} from "../api.js";
import {factsOf, opponentTitle} from "../games.js";
import {html, useEffect, useState} from "../html.js";
import {go} from "../router.js";
import {setting} from "../settings.js";
import {say} from "../texts.js";
import {Faults} from "./faults.js";
import {pathTo, planted} from "./tree.js";

/**
 * @typedef {import("./tree.js").Board} Tree
 * @typedef {import("./faults.js").Fault} Fault
 */

/** @param {{board: Tree, names: string[], setBoard: (board: Tree) => void, edit: (position: string) => void, over: boolean, game: string}} props */
export function Position({board, names, setBoard, edit, over, game}) {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState("");
  const [faults, setFaults] = useState(/** @type {Fault[]} */ ([]));
  const key = JSON.stringify([board.start, pathTo(board)]);
  useEffect(() => {
    let here = true;
    post("/api/board/position", {start: board.start, path: pathTo(board)}).then(
      ({position}) => here && (setText(position), setFaults([]), setRefused("")), (error) => here && setRefused(reasonOf(error)));
    return () => void (here = false);
  }, [key]);
  const load = async () => {
    try {
      const found = await post("/api/board/text", {text});
      setRefused("");
      setFaults(found.faults ?? []);
      if (found.position) setBoard(planted({position: found.position}));
    } catch (error) {
      setFaults([]);
      setRefused(reasonOf(error));
    }
  };
  return html`
    <div class="study board-position">
      <p class="row"><button type="button" class="btn small" disabled=${!text} onClick=${() => edit(text)}>${say("board-edit")}</button></p>
      <label class="board-text"><span>${say("board-text")}</span>
        <textarea class="input" rows="14" spellcheck=${false} value=${text} onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} aria-invalid=${faults.length > 0}></textarea></label>
      <${Faults} faults=${faults} text=${text} />
      <p class="refusal" role="alert">${refused}</p>
      <p class="row"><button type="button" class="btn small" onClick=${load}>${say("board-load")}</button></p>
      ${!over && html`<${PlayOn} board=${board} names=${names} game=${game} />`}
    </div>`;
}

/** Who takes which seat when the game goes on. @param {{board: Tree, names: string[], game: string}} props */
function PlayOn({board, names, game}) {
  const facts = factsOf(game);
  const [me, setMe] = useState(0);
  const [bot, setBot] = useState(facts?.opponent ?? "");
  const [refused, setRefused] = useState("");
  const play = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const seats = names.map((_, seat) => seat === me ? {kind: "me"} : {kind: "bot", bot});
    try {
      const {table} = await post("/api/board/play", {start: board.start, path: pathTo(board), setup: {game, seats, pace: setting("pace")}});
      go(`/t/${table}`);
    } catch (error) {
      setRefused(reasonOf(error));
    }
  };
  return html`
    <form class="board-play" onSubmit=${play}>
      <h2>${say("board-play")}</h2>
      <label class="field"><span class="label">${say("board-play-as")}</span>
        <select class="select" value=${String(me)} onChange=${(/** @type {any} */ event) => setMe(Number(event.currentTarget.value))}>
          ${names.map((name, seat) => html`<option key=${seat} value=${String(seat)}>${name}</option>`)}
        </select></label>
      <label class="field"><span class="label">${say("board-play-against")}</span>
        <select class="select" value=${bot} onChange=${(/** @type {any} */ event) => setBot(event.currentTarget.value)}>
          ${facts?.opponents.map((each) => html`<option key=${each.bot} value=${each.bot}>${opponentTitle(each)}</option>`)}
        </select></label>
      <button class="btn primary">${say("board-play-go")}</button>
      <p class="refusal" role="alert">${refused}</p>
    </form>`;
}
