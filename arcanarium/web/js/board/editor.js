/** A position as a form and as text, side by side: each change is checked, and every fault is told where it belongs. */
import {post, reasonOf} from "../api.js";
import {html, useEffect, useId, useMemo, useState} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {Faults} from "./faults.js";
import {cardsIn, laid, orderOf, poolOf, poolText, valueOf, whereAll, withValue, written} from "./lines-of.js";

/**
 * @typedef {import("./lines-of.js").Form} Form
 * @typedef {import("./lines-of.js").Field} Field
 * @typedef {import("./lines-of.js").Lying} Lying
 * @typedef {import("./faults.js").Fault} Fault
 * @typedef {{text: string, change: (text: string) => void, form: Form, order: string[]}} Editing
 */

/** Milliseconds without a change after which the position is checked. */
const QUIET = 350;

/** @param {{position: string, onDone: (position: string) => void, onBack: () => void}} props */
export function Editor({position, onDone, onBack}) {
  const [form, setForm] = useState(/** @type {Form|null} */ (null));
  const [text, setText] = useState("");
  const [refused, setRefused] = useState("");
  useEffect(() => {
    post("/api/board/form", {text: position}).then((found) => {
      setForm(found);
      setText(found.text);
    }, (error) => setRefused(reasonOf(error)));
  }, [position]);
  const {faults, good, asking, problem} = useCheck(text);
  const order = useMemo(() => form ? orderOf(form) : [], [form]);
  const rows = text.split("\n");
  const faultsOf = (/** @type {string} */ name) => faults.filter(({line}) => line > 0 && rows[line - 1]?.split(":")[0].trim() === name);
  return html`
    <div class="column board-editor">
      <header class="row board-editor-head">
        <h1>${say("board-editor")}</h1>
        <button type="button" class="btn" onClick=${onBack}>${say("board-editor-back")}</button>
        <button type="button" class="btn primary" disabled=${!good} onClick=${() => onDone(good)}>${say("board-load")}</button>
      </header>
      <p class="quiet-text">${say("board-editor-what")}</p>
      <p role="status" class=${faults.length || problem ? "refusal" : "quiet-text"}>${problem || (asking ? say("board-checking") : good ? say("board-legal") : faults.length ? say("board-faults-short", {n: faults.length}) : "")}</p>
      ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
      <div class="board-editor-sides">
        <div class="board-form">
          ${form?.groups.map(({title, fields}) => html`
            <fieldset key=${title} class="panel">
              <legend>${title}</legend>
              ${fields.map((field) => html`
                <${Line} key=${field.name} field=${field} editing=${{text, change: setText, form, order}} faults=${faultsOf(field.name)} />`)}
            </fieldset>`)}
        </div>
        <div class="panel board-editor-text">
          <label class="board-text"><span>${say("board-text")}</span>
            <textarea class="input" rows="24" spellcheck=${false} value=${text} aria-invalid=${faults.length > 0} onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}></textarea></label>
          <${Faults} faults=${faults} text=${text} />
        </div>
      </div>
    </div>`;
}

/** What the server says of a text, once it has not been changed for a while. @param {string} text */
function useCheck(text) {
  const [found, setFound] = useState({of: "", faults: /** @type {Fault[]} */ ([]), good: "", problem: ""});
  useEffect(() => {
    if (!text) return undefined;
    let here = true;
    const timer = setTimeout(() => post("/api/board/text", {text}).then(
      ({faults = [], position = ""}) => here && setFound({of: text, faults, good: position, problem: ""}),
      (error) => here && setFound({of: text, faults: [], good: "", problem: reasonOf(error)})), QUIET);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [text]);
  const asking = found.of !== text;
  return {...found, good: asking ? "" : found.good, asking};
}

/** @param {{field: Field, editing: Editing, faults: Fault[]}} props */
function Line({field, editing, faults}) {
  const id = useId();
  const value = valueOf(editing.text, field.name);
  const put = (/** @type {string} */ next) => editing.change(withValue(editing.text, field.name, next, editing.order));
  const many = field.sort === "cards" || field.sort === "card" || field.sort === "pool" || field.sort === "seats";
  return html`
    <div class="board-field" data-line=${field.name} data-faulty=${faults.length > 0 || null} role=${many ? "group" : undefined} aria-labelledby=${many ? id : undefined}>
      ${many ? html`<span class="label" id=${id}>${field.label}</span>` : html`<label class="label" for=${id}>${field.label}</label>`}
      ${field.sort === "cards" || field.sort === "card" ? html`<${Cards} field=${field} editing=${editing} />`
      : field.sort === "pool" ? html`<${Pool} field=${field} value=${value} put=${put} />`
      : field.sort === "number" ? html`<input id=${id} class="input" type="number" min="0" value=${value} onInput=${(/** @type {any} */ event) => put(event.currentTarget.value)} />`
      : field.sort === "seats" ? html`
        <span class="row">${[...editing.form.seats].map((seat) => html`<label key=${seat}><input type="checkbox" checked=${value.includes(seat)}
          onChange=${() => put([...editing.form.seats].filter((each) => each === seat ? !value.includes(seat) : value.includes(each)).join(" "))} /> ${say("board-seat-short", {seat})}</label>`)}</span>`
      : html`
        <select id=${id} class="select" value=${value} onChange=${(/** @type {any} */ event) => put(event.currentTarget.value)}>
          <option value="">${say("board-nobody")}</option>
          ${(field.sort === "seat" ? [...editing.form.seats].map((seat) => ({value: seat, label: say("board-seat-short", {seat})})) : field.words).map((word) => html`<option key=${word.value} value=${word.value}>${word.label}</option>`)}
        </select>`}
      ${faults.map(({reason}, i) => html`<p key=${i} class="refusal">${reason}</p>`)}
    </div>`;
}

/** How many there are of each kind. @param {{field: Field, value: string, put: (value: string) => void}} props */
function Pool({field, value, put}) {
  const amounts = poolOf(value, field.kinds);
  return html`
    <span class="board-pool">${field.words.map(({value: letter, label: sign}, i) => html`
      <label key=${letter}><${Icon} name=${sign} size=${18} label=${say(`sign-${sign}`, {n: 2})} />
        <input class="input" type="number" min="0" max="511" value=${String(amounts[i])} onInput=${(/** @type {any} */ event) => put(poolText(amounts.map((n, k) => k === i ? Number(event.currentTarget.value) || 0 : n), field.kinds))} /></label>`)}</span>`;
}

/** The cards in a line, and what can be laid there. @param {{field: Field, editing: Editing}} props */
function Cards({field, editing}) {
  const {text, change, form, order} = editing;
  const list = useId();
  const [typed, setTyped] = useState("");
  const cards = cardsIn(valueOf(text, field.name), field, form.between);
  const words = new Map(form.cards.map((card) => [card.name, card.words]));
  const said = (/** @type {string} */ name) => words.get(name) ?? name;
  const put = (/** @type {Lying[]} */ next) => change(withValue(text, field.name, written(next, field, form.between), order));
  const fit = form.cards.filter((card) => field.kinds.includes(card.kind) && !cards.some((there) => there.name === card.name));
  const where = whereAll(text, form);
  const add = (/** @type {string} */ name) => {
    setTyped(name);
    const card = fit.find((one) => one.words === name || one.name === name);
    if (!card) return;
    change(laid(text, card.name, field, form, order));
    setTyped("");
  };
  return html`
    <div class="board-cards">
      <ul>${cards.map((card, i) => html`
        <li key=${card.name}>
          ${field.owned && html`<select class="select" aria-label=${say("board-owner", {card: said(card.name)})} value=${card.owner || form.seats[0]} onChange=${(/** @type {any} */ event) => put(cards.map((one, k) => k === i ? {...one, owner: event.currentTarget.value} : one))}>${[...form.seats].map((seat) => html`<option key=${seat} value=${seat}>${seat}</option>`)}</select>`}
          <span>${said(card.name)}</span>
          ${field.flag && html`<label><input type="checkbox" checked=${card.flagged} onChange=${() => put(cards.map((one, k) => k === i ? {...one, flagged: !one.flagged} : one))} /> ${say(field.owned ? "board-down" : "board-turned")}</label>`}
          ${field.holds && html`<input class="input board-on" value=${card.on} placeholder="–" aria-label=${say("board-on-card", {card: said(card.name)})} title=${say("board-on-card", {card: said(card.name)})} onInput=${(/** @type {any} */ event) => put(cards.map((one, k) => k === i ? {...one, on: event.currentTarget.value} : one))} />`}
          <button type="button" class="btn quiet small icon-only" aria-label=${say("board-take-card", {card: said(card.name)})} title=${say("board-take-card", {card: said(card.name)})} onClick=${() => put(cards.filter((_, k) => k !== i))}><${Icon} name="close" size=${14} /></button>
        </li>`)}</ul>
      <input class="input board-add" list=${list} value=${typed} placeholder=${say("board-add")} aria-label=${say("board-add-card", {where: field.label})} onInput=${(/** @type {any} */ event) => add(event.currentTarget.value)} />
      <datalist id=${list}>${fit.map((card) => html`<option key=${card.name} value=${card.words} label=${where.has(card.name) ? say("board-lies-elsewhere", {card: card.words, where: where.get(card.name)?.name ?? ""}) : card.words}></option>`)}</datalist>
    </div>`;
}
