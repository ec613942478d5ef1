/** All lessons: the guided games first, then short ones by topic, each with how far one has come. */
import {get, reasonOf} from "../api.js";
import {gameTitle} from "../games.js";
import {html, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {keep, progressOf} from "../learn/progress.js";
import {go} from "../router.js";
import {useSetting} from "../settings.js";
import {say} from "../texts.js";

/** @typedef {{id: string, game: string, kind: "guided"|"topic", minutes: number, steps: number, title: string, about: string}} Listed */

export function Page() {
  const [lessons, setLessons] = useState(/** @type {Listed[]|null} */ (null));
  const [problem, setProblem] = useState("");
  useSetting("lessons");
  useEffect(() => {
    get("/api/lessons").then(setLessons, (error) => setProblem(reasonOf(error)));
  }, []);
  const games = [...new Set((lessons ?? []).map((one) => one.game))];
  return html`
    <div class="learn">
      <header class="learn-head"><h1>${say("learn-title")}</h1><p>${say("learn-what")}</p>
        <p><a href="/puzzles">${say("puzzles-title")}</a>: ${say("puzzles-short")}</p></header>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${games.map((game) => html`
        <section key=${game} aria-labelledby=${`learn-${game}`}>
          <h2 id=${`learn-${game}`}>${gameTitle(game)}</h2>
          <ul class="lessons">${(lessons ?? []).filter((one) => one.game === game).map((one) => html`<${LessonCard} key=${one.id} lesson=${one} />`)}</ul>
        </section>`)}
    </div>`;
}

/** @param {{lesson: Listed}} props */
function LessonCard({lesson}) {
  const {id, kind, minutes, steps, title, about} = lesson;
  const {answers, done} = progressOf(id);
  const begun = answers.length > 0;
  const again = () => {
    keep(id, [], false);
    go(`/learn/${id}`);
  };
  return html`
    <li class="lesson-card" data-kind=${kind} data-done=${done || null}>
      <h3>${done && html`<${Icon} name="done" size=${18} label=${say("learn-done")} />`} ${title}</h3>
      <p>${about}</p>
      <p class="quiet-text">${say("learn-length", {minutes, steps})}</p>
      <p class="row">
        <a class="btn ${kind === "guided" && !done || begun ? "primary" : ""}" href=${`/learn/${id}`}>${say(begun ? "learn-resume" : done ? "learn-repeat" : "learn-start")}</a>
        ${begun && html`<button type="button" class="btn quiet" onClick=${again}>${say("learn-again")}</button>`}
      </p>
    </li>`;
}
