/** Learn from your mistakes: costly moments as questions, on the board as that player saw it. */
import {html, useEffect, useMemo, useRef, useState} from "../html.js";
import {say} from "../texts.js";
import {percent} from "./chart.js";

/**
 * @typedef {import("./types.js").Review} Review
 * @typedef {import("./types.js").Words} Words
 */

/**
 * @param {{review: Review, words: Words, names: string[], eyes: number, goto: (step: number, eyes?: number) => void, onEnd: () => void}} props
 */
export function Mistakes({review, words, names, eyes, goto, onEnd}) {
  const seats = [...new Set(review.questions.map((one) => one.seat))];
  const [seat, setSeat] = useState(seats.includes(eyes) ? eyes : seats[0]);
  const mine = useMemo(() => review.questions.map((one, i) => ({one, said: words.questions[i]})).filter(({one}) => one.seat === seat), [review, seat]);
  const [n, setN] = useState(0);
  const {one, said} = mine[Math.min(n, mine.length - 1)];
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    goto(one.step, one.seat);
    place.current?.focus();
  }, [one.turn]);
  return html`
    <div class="study-ask">
      <div class="study-ask-head">
        <label><span class="visually-hidden">${say("study-whose")}</span>
          <select class="select" value=${String(seat)} onChange=${(/** @type {any} */ event) => {
            setSeat(Number(event.currentTarget.value));
            setN(0);
          }}>${seats.map((each) => html`<option key=${each} value=${String(each)}>${names[each]}</option>`)}</select></label>
        <span class="num">${say("study-count", {n: n + 1, all: mine.length})}</span>
        <button type="button" class="btn small" onClick=${onEnd}>${say("study-end")}</button>
      </div>
      <h2 tabindex="-1" ref=${place}>${said.ask}</h2>
      <${Answers} key=${one.turn} one=${one} said=${said} last=${n + 1 >= mine.length} onNext=${() => n + 1 < mine.length ? setN(n + 1) : onEnd()} />
    </div>`;
}

/**
 * @param {{one: Review["questions"][0], said: Words["questions"][0], last: boolean, onNext: () => void}} props
 */
function Answers({one, said, last, onNext}) {
  const [tried, setTried] = useState(/** @type {number[]} */ ([]));
  const [shown, setShown] = useState(false);
  const moves = useMemo(() => one.replies.map((reply, i) => ({reply, i, text: said.replies[i]})).sort((a, b) => a.text.localeCompare(b.text)), [one]);
  const best = one.replies[0].win;
  const latest = tried.at(-1);
  const right = latest !== undefined && one.replies[latest].right;
  const done = right || shown;
  const listed = moves.filter(({reply, i}) => !done || reply.right || tried.includes(i) || reply.move === one.played);  // what is explained comes into view
  return html`
    <div class="study-answers" role="group" aria-label=${said.ask}>
      ${listed.map(({reply, i, text}) => {
        const told = tried.includes(i) || done;
        return html`<button type="button" key=${i} class="btn small" data-told=${told ? (reply.right ? "right" : "wrong") : null} aria-disabled=${told} onClick=${() => !told && setTried([...tried, i])}>
          <span>${text}</span>${told && html` <b class="num">${say("study-percent", {n: percent(reply.win)})}</b>`}</button>`;
      })}
    </div>
    <p role="status" class="study-verdict">${latest === undefined ? "" : right ? say("study-right", {n: percent(one.replies[latest].win)}) : say("study-wrong", {n: percent(one.replies[latest].win), best: percent(best)})}</p>
    ${done && html`<${Compared} said=${said} played=${one.played} moves=${one.ways.map((way) => way.move)} />`}
    <div class="row">
      ${!done && html`<button type="button" class="btn small" onClick=${() => setShown(true)}>${say("study-show")}</button>`}
      <button type="button" class=${done ? "btn primary" : "btn small"} onClick=${onNext}>${say(last ? "study-finish" : done ? "study-next" : "study-skip")}</button>
    </div>`;
}

/** Where the moves lead, one after the other. @param {{said: Words["questions"][0], played: string, moves: string[]}} props */
function Compared({said, played, moves}) {
  return html`
    <p class="study-why">${said.why}</p>
    ${said.ways.map((way, i) => html`
      <section key=${i} class="study-way">
        <h3>${way.move} <small>${say(moves[i] === played ? "study-was-played" : i === 0 ? "study-was-best" : "study-was-good")}</small></h3>
        <ol>${way.line.map((line, k) => html`<li key=${k}>${line}</li>`)}</ol>
        <p>${way.soon}</p><p>${way.later}</p>
      </section>`)}
    <p class="quiet-text">${say("study-imagined")}</p>`;
}
