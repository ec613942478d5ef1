/** A lesson at the real table: the board, the question, and a panel that explains the step and answers each move. */
import {get, post, reasonOf} from "../api.js";
import {loadBoard} from "../boards.js";
import {factsOf, firstPlan} from "../games.js";
import {html, useCallback, useEffect, useMemo, useRef, useState} from "../html.js";
import {go} from "../router.js";
import {moving} from "../settings.js";
import {say} from "../texts.js";
import {Tabletop} from "../table/tabletop.js";
import {GO_ON, answer, answerAll, back, isReading, resume} from "./course.js";
import {LessonPanel} from "./panel.js";
import {usePointing} from "./pointing.js";
import {keep, progressOf} from "./progress.js";

/**
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("./course.js").Stand} Stand
 * @typedef {import("./course.js").Outcome} Outcome
 * @typedef {import("../table/types.js").StateFrame} StateFrame
 * @typedef {import("../table/types.js").BoardModule} BoardModule
 * @typedef {{state: StateFrame, log: [number, string][], past: StateFrame[]}} Shown  what is seen, and what was seen since the lesson was opened
 */

/** Between two moves that the lesson makes: long enough to see each, and short where nothing moves. */
const PACE = 750;
const HURRY = 60;
/** @type {string[]} */
const NOWHERE = [];

/** @param {{params: Record<string, string>}} props */
export function Page({params}) {
  return html`<${LessonPage} key=${params.lesson} id=${params.lesson} />`;
}

/** @param {{id: string}} props */
function LessonPage({id}) {
  const [course, setCourse] = useState(/** @type {Course|null} */ (null));
  const [board, setBoard] = useState(/** @type {BoardModule|null} */ (null));
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setProblem("");
    get(`/api/lessons/${encodeURIComponent(id)}`).then(async (found) => {
      setBoard(await loadBoard(found.table.game));
      setCourse(found);
    }).catch((error) => setProblem(reasonOf(error)));
  }, [id, tries]);
  if (problem) {
    return html`
      <section class="panel aside">
        <h1>${say("learn-problem")}</h1><p role="alert">${problem}</p>
        <p class="row"><button type="button" class="btn primary" onClick=${() => setTries(tries + 1)}>${say("learn-retry")}</button>
          <a class="btn" href="/learn">${say("learn-all")}</a></p>
      </section>`;
  }
  return course && board ? html`<${Lesson} course=${course} board=${board} />` : html`<div class="waiting" aria-busy="true"><p role="status">${say("table-coming")}</p></div>`;
}

/** @param {{course: Course, board: BoardModule}} props */
function Lesson({course, board}) {
  const [stand, setStand] = useState(() => resume(course, progressOf(course.id).answers));
  const [shown, setShown] = useState(/** @type {Shown} */ ({state: stand.state, log: stand.log, past: [stand.state]}));
  const [said, setSaid] = useState("");
  const [strayed, setStrayed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [era, setEra] = useState(0);
  const {show, stop} = useShowing(setShown, setBusy);
  const quiet = busy || strayed || isReading(stand.place);

  const settle = useCallback((/** @type {Stand} */ next) => {
    stop();
    setStand(next);
    setSaid("");
    setStrayed(false);
    setEra((n) => n + 1);
    setShown({state: {...next.state, cause: "join"}, log: next.log, past: [next.state]});
    keep(course.id, next.answers, Boolean(next.place.over));
  }, [course]);

  /** @param {Outcome} outcome */
  const take = async (outcome) => {
    setSaid(outcome.say);
    setStrayed(!outcome.stand && outcome.frames.length > 0);
    if (outcome.stand) {
      setStand(outcome.stand);
      keep(course.id, outcome.stand.answers, Boolean(outcome.stand.place.over));
    }
    await show(outcome.frames);
  };
  const send = useCallback(async (/** @type {any} */ message) => {
    if (message.t !== "play" || quiet) return;
    await take(message.moves ? answerAll(course, stand, message.moves.map(String)) : answer(course, stand, String(message.move)));
  }, [course, stand, quiet]);

  const data = useMemo(() => ({  // the end is told by the panel, so there is no result
    table: course.table, log: shown.log, past: shown.past, chat: [], connected: true, refused: null, hint: null, gone: false, retryAt: null, skew: 0,
    state: {...shown.state, era, result: null, ask: quiet ? null : shown.state.ask},
  }), [course, shown, era, quiet]);
  const point = busy || strayed ? NOWHERE : stand.place.point ?? NOWHERE;
  usePointing(point);

  const panel = html`
    <${LessonPanel} course=${course} stand=${stand} said=${said} strayed=${strayed} busy=${busy}
      onGoOn=${() => take(answer(course, stand, GO_ON))} onTakeBack=${() => settle(stand)} onBack=${() => settle(back(course, stand))}
      onAgain=${() => settle(resume(course, []))} onPlay=${() => playFree(course.table)} />`;
  return html`<${Tabletop} data=${data} board=${board} ask=${send} tell=${send} coach=${panel} point=${point} onLeave=${() => go("/learn")} />`;
}

/** After the lesson: a game of the same kind against an easy bot, with the coach. @param {any} table */
async function playFree({game, sets, variant}) {
  const facts = factsOf(game);
  if (!facts) return go("/");
  const {table} = await post("/api/tables", {...firstPlan(facts), sets, variant, seats: [{kind: "me"}, {kind: "bot", bot: facts.bots[0]}], coach: true});
  return go(`/t/${table}`);
}

/**
 * Shows frames one after the other, as they would come from a table.
 * @param {(change: (was: Shown) => Shown) => void} setShown
 * @param {(busy: boolean) => void} setBusy
 */
function useShowing(setShown, setBusy) {
  const run = useRef(0);
  useEffect(() => () => void run.current++, []);
  const stop = useCallback(() => {
    run.current++;
    setBusy(false);
  }, []);
  const show = useCallback(async (/** @type {StateFrame[]} */ frames) => {
    const mine = ++run.current;
    if (!frames.length) return;
    setBusy(true);
    for (const [i, frame] of frames.entries()) {
      if (i) await new Promise((done) => setTimeout(done, moving() ? PACE : HURRY));
      if (mine !== run.current) return;
      const lines = frame.lines.map((line) => /** @type {[number, string]} */ ([frame.step, line]));
      setShown((was) => ({state: frame, log: [...was.log, ...lines], past: [...was.past, frame]}));
    }
    setBusy(false);
  }, []);
  return {show, stop};
}
