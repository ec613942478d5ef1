/** The review of a game beside its board: begun at one click, shown while it is made, then all that can be learned. */
import {html, useState} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {Chart, SIGNS, percent} from "./chart.js";
import {called} from "../who.js";
import {useReview} from "./known.js";
import {Lights} from "./lights.js";
import {Mistakes} from "./mistakes.js";

const DEPTHS = ["quick", "default", "deep"];

/**
 * @typedef {import("./types.js").Light} Light
 * @typedef {import("./types.js").Judged} Judged
 * @typedef {import("./types.js").Review} Review
 * @typedef {import("./types.js").Words} Words
 * @typedef {(step: number, eyes?: number) => void} Goto  shows a step, as a seat saw it where one is named
 */

/** @param {{table: string, names: string[], at: number, goto: Goto, eyes: number}} props */
export function ReviewPanel({table, names: written, at, goto, eyes}) {
  const names = written.map(called);
  const [depth, setDepth] = useState("default");
  const [light, setLight] = useState(/** @type {Light} */ ("fair"));
  const [learning, setLearning] = useState(false);
  const {state, done, mine, review, words, refused, begin, stop} = useReview(table, depth);
  if (learning && review && words) {
    return html`<div class="study"><${Mistakes} review=${review} words=${words} names=${names} eyes=${eyes} goto=${goto} onEnd=${() => setLearning(false)} /></div>`;
  }
  return html`
    <div class="study">
      ${state === "none" && html`
        <form class="study-begin" onSubmit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          begin();
        }}>
          <p>${say("study-about")}</p>
          <label><span>${say("study-depth")}</span>
            <select class="select" value=${depth} onChange=${(/** @type {any} */ event) => setDepth(event.currentTarget.value)}>
              ${DEPTHS.map((name) => html`<option key=${name} value=${name}>${say(`study-depth-${name}`)}</option>`)}
            </select></label>
          <button type="submit" class="btn primary">${say("study-begin")}</button>
        </form>`}
      ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
      ${state === "running" && html`
        <div class="study-running">
          <label><span role="status">${say(review ? "study-running" : "study-waiting")}</span>
            <progress class="coach-bar" max="1" value=${done} aria-label=${say("study-progress", {n: percent(done)})}></progress></label>
          ${mine && html`<button type="button" class="btn small" onClick=${stop}>${say("study-stop")}</button>`}
        </div>`}
      ${review && html`<${Found} review=${review} words=${words} light=${light} setLight=${setLight} names=${names} at=${at} goto=${goto} onLearn=${() => setLearning(true)} />`}
    </div>`;
}

/**
 * @param {{review: Review, words: Words | null, light: Light, setLight: (light: Light) => void, names: string[], at: number, goto: Goto, onLearn: () => void}} props
 */
function Found({review, words, light, setLight, names, at, goto, onLearn}) {
  const marked = review.decisions.filter(({lights}) => SIGNS[lights[light]?.verdict ?? ""] || lights[light]?.fate);
  return html`
    <${Lights} light=${light} setLight=${setLight} />
    <p class="quiet-text study-hint">${say(`study-light-${light}-hint`)}</p>
    <${Chart} review=${review} light=${light} names=${names} at=${at} setAt=${goto} />
    ${words?.notes.map((note) => html`<p key=${note} class="notice">${note}</p>`)}
    ${review.questions.length > 0 && words && html`<button type="button" class="btn primary" onClick=${onLearn}><${Icon} name="hint" size=${18} /> ${say("study-learn", {n: review.questions.length})}</button>`}
    <p class="quiet-text"><a href="/puzzles">${say("puzzles-title")}</a>: ${say("puzzles-short")}</p>
    ${words && words.turning.length > 0 && html`
      <h2>${say("study-turning")}</h2>
      <ol class="study-list">
        ${words.turning.map((line, i) => html`<li key=${i}><button type="button" onClick=${() => goto(review.turning[i].step)}>${line}</button></li>`)}
      </ol>`}
    <h2>${say("study-marked", {n: marked.length})}</h2>
    <ol class="study-list">
      ${marked.map((one) => html`<${Marked} key=${one.turn} one=${one} words=${words} light=${light} names=${names} at=${at} goto=${goto} />`)}
    </ol>
    ${review.balance[light] && html`
      <h2>${say("study-luck")}</h2>
      ${words && html`<p>${words.luck[light]}</p>`}
      <${Accounts} review=${review} light=${light} names=${names} />`}
    ${words && html`<${Books} review=${review} words=${words} names=${names} goto=${goto} />`}`;
}

/** @param {{one: Judged, words: Words | null, light: Light, names: string[], at: number, goto: Goto}} props */
function Marked({one, words, light, names, at, goto}) {
  const found = one.lights[light];
  if (!found) return null;
  const said = words?.moves[one.turn];
  const sentence = said?.lights[light]?.sentence;
  const sign = SIGNS[found.verdict] ?? "";
  return html`
    <li>
      <button type="button" aria-current=${at === one.step ? "step" : undefined} onClick=${() => goto(one.step, light === "fair" ? one.seat : undefined)}>
        <span class="study-sign" data-verdict=${found.verdict} data-fate=${found.fate || null} aria-hidden="true">${sign || (found.fate === "unlucky" ? "↓" : "↑")}</span>
        <span><b>${say("study-round", {round: one.round})} · <bdi>${names[one.seat]}</bdi> · ${say(`study-is-${found.verdict}`)}${found.fate && ` · ${say(`study-fate-${found.fate}`)}`}</b>
          <span>${sentence || one.played}</span></span>
      </button>
    </li>`;
}

/** @param {{review: Review, light: Light, names: string[]}} props */
function Accounts({review, light, names}) {
  const columns = /** @type {const} */ (["deal", "given_away", "gifts", "luck", "drift"]);
  return html`
    <div class="study-scroll" tabindex="0" role="region" aria-label=${say("study-luck")}>
      <table>
        <thead><tr><th scope="col">${say("study-player")}</th>${columns.map((name) => html`<th key=${name} scope="col" title=${say(`study-of-${name}-hint`)}>${say(`study-of-${name}`)}</th>`)}</tr></thead>
        <tbody>${review.balance[light]?.accounts.map((one) => html`
          <tr key=${one.seat}><th scope="row"><bdi>${names[one.seat]}</bdi></th>${columns.map((name) => html`<td key=${name}>${signed(name === "given_away" ? -one[name] : one[name])}</td>`)}</tr>`)}</tbody>
      </table>
    </div>
    <details class="study-figures"><summary>${say("study-what")}</summary>
      <dl>${columns.map((name) => html`<dt key=${name}>${say(`study-of-${name}`)}</dt><dd>${say(`study-of-${name}-hint`)}</dd>`)}</dl></details>`;
}

/** What came in and what came of it. @param {{review: Review, words: Words, names: string[], goto: Goto}} props */
function Books({review, words, names, goto}) {
  return html`
    <h2>${say("study-books-title")}</h2>
    ${words.seats.map((seat, i) => html`
      <section key=${i} class="study-books">
        <h3><bdi>${names[i]}</bdi>${seat.behind && html` <small>${seat.behind}</small>`}</h3>
        ${seat.flows.gained && html`<dl>
          ${["gained", "spent", "lost"].map((way) => html`<div key=${way}><dt>${say(`study-${way}`)}</dt><dd>${seat.flows[way]}</dd></div>`)}
          <div><dt>${say("study-left")}</dt><dd>${seat.left}</dd></div>
        </dl>`}
        ${seat.idle.length > 0 && html`<p>${say("study-idle-cards")} ${seat.idle.join(", ")}</p>`}
        <ul class="study-sources">${review.sources.map(([step, round, of, , points], n) => of === i && html`<li key=${n}><button type="button" onClick=${() => goto(step)}>${say("study-source", {round, what: words.sources[n], n: signed(points / 100)})}</button></li>`)}</ul>
      </section>`)}`;
}

/** Hundredths with their sign. @param {number} share @returns {string} */
export function signed(share) {
  const n = percent(share);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
