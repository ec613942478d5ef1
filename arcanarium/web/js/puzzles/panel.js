/** The panel beside a puzzle: what is asked, what is said to a move, and what came of it. */
import {html, useEffect, useRef, useState} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";

/**
 * @param {object} props
 * @param {import("./solving.js").Puzzle} props.puzzle
 * @param {import("./solving.js").Outcome|null} props.outcome  of the latest attempt
 * @param {import("./solving.js").Outcome|null} props.missed   of the latest wrong move
 * @param {import("./solving.js").Outcome|null} props.counted  of the first attempt, if it was made now
 * @param {boolean} props.done     solved, or shown
 * @param {boolean} props.busy
 * @param {string} props.refused
 * @param {boolean} props.last     there is no other puzzle left
 * @param {() => void} props.onShow
 * @param {() => void} props.onNext
 */
export function PuzzlePanel({puzzle, outcome, missed, counted, done, busy, refused, last, onShow, onNext}) {
  const [hinted, setHinted] = useState(false);
  const next = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => {
    if (done) next.current?.focus({preventScroll: true});
  }, [done]);
  const {position, rating, today, mine} = puzzle;
  return html`
    <section class="coach is-lesson is-puzzle" aria-label=${say("puzzles-one")} data-done=${done || null} data-right=${outcome ? outcome.right : null}>
      <header class="coach-head">
        <h2>${say(today ? "puzzles-day" : "puzzles-one")}</h2>
        <span class="coach-count">${say("puzzles-rated", {n: rating})}</span>
      </header>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${say("puzzles-one")}>
        ${!outcome && html`<p>${say("puzzles-ask")}${mine !== null && ` ${say("puzzles-again")}`}</p>`}
        ${busy && html`<p class="quiet-text">${say("puzzles-busy")}</p>`}
        ${outcome && !busy && html`
          <p class="coach-said" data-right=${outcome.right}><${Icon} name=${outcome.right ? "done" : "hint"} size=${16} /> <strong>${outcome.words.said}</strong> ${outcome.words.why}</p>`}
        ${counted && html`<${Change} counted=${counted} today=${today} />`}
        ${done && missed && html`<p class="puzzle-missed">${missed.words.said} ${missed.words.why}</p>`}
        ${done && outcome?.words.ways.map((way, i) => html`<${WayTold} key=${i} way=${way} proof=${outcome.words.proof} />`)}
        ${hinted && !done && html`<p>${say("puzzles-hint-said", {theme: position.theme, hint: position.hint})}</p>`}
      </div>
      ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
      <div class="row coach-acts">
        ${!done && !hinted && html`<button type="button" class="btn small" onClick=${() => setHinted(true)}>${say("puzzles-hint")}</button>`}
        ${!done && html`<button type="button" class="btn small" disabled=${busy} onClick=${onShow}>${say("puzzles-show")}</button>`}
        <button type="button" class=${`btn small ${done ? "primary" : "quiet"}`} ref=${next} disabled=${busy || last} onClick=${onNext}>${say(done ? "puzzles-next" : "puzzles-skip")}</button>
        <span class="coach-gap"></span>
        <a class="btn quiet small" href="/puzzles">${say("puzzles-all")}</a>
      </div>
      ${last && html`<p class="quiet-text" role="status">${say("puzzles-none-left")}</p>`}
    </section>`;
}

/** What the first attempt changed. @param {{counted: import("./solving.js").Outcome, today: boolean}} props */
function Change({counted: {first, change, me, daily}, today}) {
  return html`
    <p class="puzzle-change">
      ${first && me && html`<span class="num">${say("puzzles-change", {n: me.rating, sign: change < 0 ? "−" : "+", change: Math.abs(change)})}</span> `}
      ${first && me && me.streak > 1 && html`<span>${say("puzzles-streak", {n: me.streak})}</span> `}
      ${today && html`<span>${say("puzzles-day-solved", {n: daily.solved, tries: daily.tries})}</span>`}
    </p>`;
}

/** @param {{way: import("./solving.js").Way, proof: string}} props */
function WayTold({way, proof}) {
  return html`
    <div class="puzzle-way">
      <p class="quiet-text">${say("puzzles-follows")}</p>
      <ol>${way.line.map((line, i) => html`<li key=${i}>${line}</li>`)}</ol>
      <p>${way.soon}</p><p>${way.later}</p><p class="quiet-text">${proof}</p>
    </div>`;
}
