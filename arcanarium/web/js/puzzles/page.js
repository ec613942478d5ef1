/** A puzzle at the real table: the move is made as in a game, and the first one counts. */
import {get, post, reasonOf} from "../api.js";
import {loadBoard} from "../boards.js";
import {named} from "../deciding.js";
import {html, useCallback, useEffect, useMemo, useState} from "../html.js";
import {usePointing} from "../learn/pointing.js";
import {go} from "../router.js";
import {Tabletop} from "../table/tabletop.js";
import {say} from "../texts.js";
import {PuzzlePanel} from "./panel.js";
import {following, wanted} from "./solving.js";

/**
 * @typedef {import("./solving.js").Puzzle} Puzzle
 * @typedef {import("./solving.js").Outcome} Outcome
 * @typedef {import("../table/types.js").BoardModule} BoardModule
 */

/** What stands in an address for the puzzle of the day. */
const DAILY = "daily";
/** @type {string[]} */
const NOWHERE = [];

/** @param {{params: Record<string, string>}} props */
export function Page({params}) {
  return html`<${PuzzlePage} key=${params.puzzle} id=${params.puzzle} />`;
}

/** @param {{id: string}} props */
function PuzzlePage({id}) {
  const [puzzle, setPuzzle] = useState(/** @type {Puzzle|null} */ (null));
  const [board, setBoard] = useState(/** @type {BoardModule|null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const fetched = async () => {
      const meant = id === DAILY ? (await get("/api/puzzles")).daily.puzzle : id;
      const found = await get(`/api/puzzles/${encodeURIComponent(meant)}`);
      setBoard(await loadBoard(found.position.game));
      setPuzzle(found);
    };
    fetched().catch((error) => setProblem(reasonOf(error)));
  }, [id]);
  if (problem) {
    return html`
      <section class="panel aside">
        <h1>${say("puzzles-problem")}</h1><p role="alert">${problem}</p>
        <p class="row"><a class="btn primary" href="/puzzles">${say("puzzles-all")}</a></p>
      </section>`;
  }
  return puzzle && board ? html`<${Solve} puzzle=${puzzle} board=${board} />` : html`<div class="waiting" aria-busy="true"><p role="status">${say("table-coming")}</p></div>`;
}

/** @param {{puzzle: Puzzle, board: BoardModule}} props */
function Solve({puzzle, board}) {
  const {id, table, state} = puzzle.position;
  const [outcome, setOutcome] = useState(/** @type {Outcome|null} */ (null));
  const [missed, setMissed] = useState(/** @type {Outcome|null} */ (null));
  const [counted, setCounted] = useState(/** @type {Outcome|null} */ (null));
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const [last, setLast] = useState(false);
  const [era, setEra] = useState(0);

  const attempt = useCallback(async (/** @type {string} */ move) => {
    setBusy(true);
    setRefused("");
    try {
      const found = /** @type {Outcome} */ (await post(`/api/puzzles/${encodeURIComponent(id)}`, {move}));
      setOutcome(found);
      if (move && !found.right) setMissed(found);
      setCounted((was) => was ?? found);
      setDone(found.right || !move);
      setEra((n) => n + 1);  // what was chosen is put back
    } catch (error) {
      setRefused(reasonOf(error));
    }
    setBusy(false);
  }, [id]);
  const send = useCallback(async (/** @type {any} */ message) => {
    if (message.t === "play" && !busy && !done) await attempt(String(message.move));
  }, [attempt, busy, done]);
  const next = async () => {
    try {
      const address = await following(wanted());
      if (address) go(address);
      else setLast(true);
    } catch (error) {
      setRefused(reasonOf(error));
    }
  };

  const data = useMemo(() => {
    const shown = {...state, era, ask: busy || done ? null : state.ask};
    return {
      table, state: shown, log: [], past: [shown], chat: [], connected: true, refused: null, hint: null, gone: false, retryAt: null, skew: 0,
    };
  }, [puzzle, era, busy, done]);
  const point = useMemo(() => done && state.ask && named(state.ask, outcome?.words.move ?? "")?.targets || NOWHERE, [done]);
  usePointing(point);
  const panel = html`
    <${PuzzlePanel} puzzle=${puzzle} outcome=${outcome} missed=${missed} counted=${counted} done=${done} busy=${busy} refused=${refused} last=${last}
      onShow=${() => attempt("")} onNext=${next} />`;
  return html`<${Tabletop} data=${data} board=${board} ask=${send} tell=${send} coach=${panel} point=${point} onLeave=${() => go("/puzzles")} />`;
}
