/** Where a board begins that is of no game yet: a fresh game, or a text. */
import {post, reasonOf} from "../api.js";
import {gameTitle, named, seatCounts, useGames} from "../games.js";
import {html, useState} from "../html.js";
import {Choice, Option, Sets} from "../pages/newparts.js";
import {say} from "../texts.js";
import {Faults} from "./faults.js";
import {planted} from "./tree.js";

/**
 * @typedef {import("../games.js").GameInfo} GameInfo
 * @typedef {import("./tree.js").Board} Tree
 * @typedef {import("./faults.js").Fault} Fault
 */

/** @param {{onBegin: (board: Tree) => void}} props */
export function Begin({onBegin}) {
  const games = useGames();
  return html`
    <div class="column board-begin">
      <header><h1>${say("title-board")}</h1><p>${say("board-about")}</p></header>
      ${games && html`<${Fresh} games=${games} onBegin=${onBegin} />`}
      <${FromText} onBegin=${onBegin} />
    </div>`;
}

/** @param {{games: GameInfo[], onBegin: (board: Tree) => void}} props */
function Fresh({games, onBegin}) {
  const [game, setGame] = useState(games[0].game);
  const info = games.find((each) => each.game === game) ?? games[0];
  const [sets, setSets] = useState(/** @type {string[]} */ ([]));
  const [seats, setSeats] = useState(2);
  const [variant, setVariant] = useState("");
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const chosen = sets.filter((id) => info.sets.some((set) => set.id === id));
  const used = chosen.length ? chosen : info.sets.slice(0, 1).map((set) => set.id);
  const counts = seatCounts(info, used);
  const n = counts.includes(seats) ? seats : counts[0];
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const mine = Object.fromEntries(Object.entries(options).filter(([name]) => info.options.some((option) => option.name === name)));
    try {
      const setup = {game: info.game, sets: used, options: mine, seats: Array.from({length: n}, () => ({kind: "person"})), variant: info.variants.includes(variant) ? variant : info.variants[0]};
      onBegin(planted({position: (await post("/api/board/fresh", setup)).position}));
    } catch (error) {
      setRefused(reasonOf(error));
      setBusy(false);
    }
  };
  return html`
    <form class="panel" onSubmit=${begin}>
      <h2>${say("board-fresh")}</h2>
      <${Choice} legend=${say("new-game")} name="game" value=${info.game} choose=${setGame} values=${games.map((each) => ({value: each.game, title: gameTitle(each.game)}))} />
      ${info.sets.length > 1 && html`<${Sets} game=${info.game} sets=${info.sets} chosen=${used} choose=${setSets} />`}
      ${info.variants.length > 1 && html`<${Choice} legend=${say("new-variant")} name="variant" value=${info.variants.includes(variant) ? variant : info.variants[0]} choose=${setVariant} values=${info.variants.map((value) => ({value, title: named(`${info.game}-variant`, value)}))} />`}
      ${info.options.map((option) => html`<${Option} key=${option.name} game=${info.game} option=${option} value=${options[option.name] ?? option.values[0]} choose=${(/** @type {string} */ value) => setOptions({...options, [option.name]: value})} />`)}
      <${Choice} legend=${say("new-seats")} name="seats" value=${String(n)} choose=${(/** @type {string} */ value) => setSeats(Number(value))} values=${counts.map((each) => ({value: String(each), title: String(each)}))} />
      <p class="refusal" role="alert">${refused}</p>
      <button class="btn primary" disabled=${busy}>${say("board-fresh-go")}</button>
    </form>`;
}

/** A position, or a record: a finished game gets a page of its own. @param {{onBegin: (board: Tree) => void}} props */
function FromText({onBegin}) {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState("");
  const [faults, setFaults] = useState(/** @type {Fault[]} */ ([]));
  const read = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setRefused("");
    setFaults([]);
    try {
      const found = await post("/api/board/text", {text});
      if (found.faults) return setFaults(found.faults);
      const table = found.over ? (await post("/api/records", text.endsWith("\n") ? text : `${text}\n`)).table : "";
      return onBegin(planted(table ? {table, step: 0} : {position: found.position}));
    } catch (error) {
      return setRefused(reasonOf(error));
    }
  };
  const open = async (/** @type {any} */ event) => {
    const file = event.currentTarget.files?.[0];
    if (file) setText(await file.text());
  };
  return html`
    <form class="panel" onSubmit=${read}>
      <h2>${say("board-from-text")}</h2>
      <p class="quiet-text">${say("board-from-text-what")}</p>
      <label class="board-text"><span>${say("board-text")}</span>
        <textarea class="input" rows="8" spellcheck=${false} value=${text} onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}></textarea></label>
      <label class="btn board-file">${say("board-file")}<input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${open} /></label>
      <${Faults} faults=${faults} text=${text} />
      <p class="refusal" role="alert">${refused}</p>
      <button class="btn primary" disabled=${!text.trim()}>${say("board-from-text-go")}</button>
    </form>`;
}
