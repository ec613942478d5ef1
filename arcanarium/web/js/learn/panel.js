/** The panel of a lesson: what the step is about, what to do, and what is said to a move that was not the one. */
import {html, useEffect, useRef} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {isReading} from "./course.js";

/**
 * @param {object} props
 * @param {import("./course.js").Course} props.course
 * @param {import("./course.js").Stand} props.stand
 * @param {string} props.said      what is said to the latest move, if it was not the one
 * @param {boolean} props.strayed  a wrong move was made, and has to be taken back
 * @param {boolean} props.busy     the lesson is making moves
 * @param {() => void} props.onGoOn
 * @param {() => void} props.onTakeBack
 * @param {() => void} props.onBack
 * @param {() => void} props.onAgain
 * @param {() => void} props.onPlay
 */
export function LessonPanel({course, stand, said, strayed, busy, onGoOn, onTakeBack, onBack, onAgain, onPlay}) {
  const {place} = stand;
  const next = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const waits = !busy && (strayed || place.over || isReading(place));
  useEffect(() => {
    if (waits) next.current?.focus({preventScroll: true});
  }, [waits, place]);
  return html`
    <section class="coach is-lesson" aria-label=${course.title} data-step=${place.step} data-over=${place.over || null} data-busy=${busy || null}>
      <header class="coach-head">
        <h2>${course.title}</h2>
        <span class="coach-count">${place.over ? say("learn-done") : say("learn-step", {n: place.step + 1, of: course.steps})}</span>
      </header>
      <progress class="coach-bar" max=${course.steps} value=${place.step} aria-label=${say("learn-progress")}></progress>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${course.title}>
        ${busy ? html`<p class="quiet-text">${say("learn-watch")}</p>`
        : strayed ? html`<p class="coach-said">${said}</p>`
        : place.over ? html`<p>${course.end}</p>`
        : html`<p>${place.text}</p>`}
      </div>
      ${!busy && !strayed && !place.over && html`
        ${said && html`<p class="coach-said" role="status">${said}</p>`}
        ${place.do && html`<p class="coach-do"><${Icon} name="hint" size=${16} /> <strong>${place.do}</strong></p>`}`}
      <div class="row coach-acts">
        ${!busy && strayed && html`<button type="button" class="btn primary small" ref=${next} onClick=${onTakeBack}>${say("learn-take-back")}</button>`}
        ${!busy && !strayed && isReading(place) && html`<button type="button" class="btn primary small coach-next" ref=${next} onClick=${onGoOn}>${say("learn-go-on")}</button>`}
        ${!busy && place.over && html`
          <button type="button" class="btn primary small" ref=${next} onClick=${onPlay}>${say("learn-play-free")}</button>
          <a class="btn small" href="/learn">${say("learn-all")}</a>`}
        <span class="coach-gap"></span>
        ${stand.answers.length > 0 && !strayed && html`<button type="button" class="btn quiet small" disabled=${busy} onClick=${onBack}>${say("learn-back")}</button>`}
        ${stand.answers.length > 0 && html`<button type="button" class="btn quiet small" disabled=${busy} onClick=${onAgain}>${say("learn-again")}</button>`}
        ${!place.over && html`<a class="btn quiet small" href="/learn">${say("learn-leave")}</a>`}
      </div>
    </section>`;
}
