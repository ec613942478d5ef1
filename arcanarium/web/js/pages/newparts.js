/** The parts of the form of a new table. */
import {explained, named, opponentCharacter, opponentTitle, seatCounts} from "../games.js";
import {html, useId} from "../html.js";
import {say} from "../texts.js";

/** @typedef {import("../games.js").GameInfo} GameInfo */
/** @typedef {import("../games.js").Plan} Plan */

/**
 * One of several, each with a line about it.
 * @param {{legend: string, name: string, value: string, values: {value: string, title: string, hint?: string}[], choose: (value: string) => void}} props
 */
export function Choice({legend, name, value, values, choose}) {
  const group = useId();
  return html`
    <fieldset class="choice">
      <legend>${legend}</legend>
      <div class="choice-values">
        ${values.map((each) => html`
          <label key=${each.value} class="option-card">
            <input type="radio" name=${`${group}-${name}`} checked=${each.value === value} onChange=${() => choose(each.value)} />
            <span><strong>${each.title}</strong>${each.hint && html`<small>${each.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`;
}

/** Any of the sets. @param {{game: string, sets: {id: string, title: string}[], chosen: string[], choose: (sets: string[]) => void}} props */
export function Sets({game, sets, chosen, choose}) {
  const toggle = (/** @type {string} */ id) => {
    const next = sets.map((set) => set.id).filter((each) => (each === id ? !chosen.includes(id) : chosen.includes(each)));
    if (next.length) choose(next);
  };
  return html`
    <fieldset class="choice">
      <legend>${say("new-sets")}</legend>
      <div class="choice-values">
        ${sets.map((set) => html`
          <label key=${set.id} class="option-card">
            <input type="checkbox" checked=${chosen.includes(set.id)} onChange=${() => toggle(set.id)} />
            <span><strong>${set.title}</strong><small>${explained(`${game}-set`, set.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`;
}

/** A switch of the game, or one of its words. @param {{game: string, option: GameInfo["options"][number], value: string, choose: (value: string) => void}} props */
export function Option({game, option, value, choose}) {
  const values = option.values.filter(Boolean);
  const title = named(`${game}-option`, option.name);
  const hint = explained(`${game}-option`, option.name);
  if (values.join() === "off,on") {
    return html`<${Switch} title=${title} hint=${hint} value=${value === "on"} choose=${(/** @type {boolean} */ on) => choose(on ? "on" : "off")} />`;
  }
  return html`
    <${Choice} legend=${title} name=${option.name} value=${value} choose=${choose}
      values=${values.map((each) => ({value: each, title: named(`${game}-value`, each), hint: explained(`${game}-value`, each)}))} />`;
}

/** Something that is on or off. @param {{title: string, hint: string, value: boolean, choose: (value: boolean) => void}} props */
export function Switch({title, hint, value, choose}) {
  return html`
    <label class="option-card wide">
      <input type="checkbox" checked=${value} onChange=${() => choose(!value)} />
      <span><strong>${title}</strong><small>${hint}</small></span>
    </label>`;
}

/** How many seats, and who sits in each. @param {{info: GameInfo, sets: string[], seats: Plan["seats"], choose: (seats: Plan["seats"]) => void}} props */
export function Seats({info, sets, seats, choose}) {
  const counts = seatCounts(info, sets);
  const resize = (/** @type {number} */ n) => {
    const last = seats.at(-1);
    choose(Array.from({length: n}, (_, i) => seats[i] ?? {kind: "bot", bot: info.opponent, ...(last?.kind === "me" ? {} : last)}));
  };
  const put = (/** @type {number} */ i, /** @type {string} */ who) => choose(seats.map((seat, j) => {
    if (i === j) return seatOf(who);
    return who === "me" && seat.kind === "me" ? {kind: "person"} : seat;
  }));
  return html`
    <fieldset class="choice">
      <legend>${say("new-seats")}</legend>
      <div class="row" role="group" aria-label=${say("new-how-many")}>
        ${counts.map((n) => html`
          <button key=${n} type="button" class="btn icon-only" aria-pressed=${n === seats.length ? "true" : "false"} onClick=${() => resize(n)}>${n}</button>`)}
      </div>
      <ol class="seat-plan">
        ${seats.map((seat, i) => html`
          <li key=${i}>
            <label class="field-row"><span>${say("new-seat", {n: i + 1})}</span>
              <select class="select" value=${wordOf(seat)} onChange=${(/** @type {any} */ event) => put(i, event.currentTarget.value)}>
                <option value="me">${say("new-me")}</option>
                <option value="person">${say("new-person")}</option>
                ${info.opponents.map((each) => html`<option key=${each.bot} value=${`bot ${each.bot}`}>${say("new-bot", {bot: opponentTitle(each)})}</option>`)}
              </select>
            </label>
            ${seat.kind === "bot" && html`<p class="seat-character">${opponentCharacter(info.opponents.find((each) => each.bot === seat.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`;
}

/** @param {Plan["seats"][number]} seat @returns {string} */
function wordOf(seat) {
  return seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind;
}

/** @param {string} word @returns {Plan["seats"][number]} */
function seatOf(word) {
  return word.startsWith("bot ") ? {kind: "bot", bot: word.slice(4)} : {kind: word === "me" ? "me" : "person"};
}

/** @param {{form: import("./new.js").Form, change: (changes: Partial<import("./new.js").Form>) => void}} props */
export function Clock({form, change}) {
  return html`
    <${Choice} legend=${say("new-clock")} name="clock" value=${form.clock} choose=${(/** @type {any} */ clock) => change({clock})}
      values=${["none", "live", "days"].map((value) => ({value, title: say(`new-clock-${value}`), hint: say(`new-clock-${value}-hint`)}))} />
    ${form.clock === "live" && html`
      <div class="row">
        <${Pick} title=${say("new-minutes")} value=${form.minutes} values=${[0, 5, 10, 15, 20, 30, 45, 60]} word=${(/** @type {number} */ n) => say("new-minutes-value", {n})} choose=${(/** @type {number} */ minutes) => change({minutes})} />
        <${Pick} title=${say("new-seconds")} value=${form.seconds} values=${[5, 10, 20, 30, 45, 60, 120]} word=${(/** @type {number} */ n) => say("new-seconds-value", {n})} choose=${(/** @type {number} */ seconds) => change({seconds})} />
      </div>`}
    ${form.clock === "days" && html`
      <${Pick} title=${say("new-days")} value=${form.days} values=${[1, 2, 3, 5, 7, 14]} word=${(/** @type {number} */ n) => say("new-days-value", {n})} choose=${(/** @type {number} */ days) => change({days})} />`}`;
}

/**
 * One of a few numbers.
 * @param {{title: string, value: number, values: number[], word: (n: number) => string, choose: (n: number) => void}} props
 */
export function Pick({title, value, values, word, choose}) {
  return html`
    <label class="field"><span class="label">${title}</span>
      <select class="select" value=${String(value)} onChange=${(/** @type {any} */ event) => choose(parseFloat(event.currentTarget.value))}>
        ${values.map((n) => html`<option key=${n} value=${String(n)}>${word(n)}</option>`)}
      </select>
    </label>`;
}
