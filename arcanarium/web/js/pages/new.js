/** A new table: the game, who sits where, the clock, and who may come. */
import {post, reasonOf} from "../api.js";
import {explained, gameTitle, named, seatCounts, seatsWithin, useGames} from "../games.js";
import {html, useState} from "../html.js";
import {go} from "../router.js";
import {PACES} from "../preferences.js";
import {remember, setting} from "../settings.js";
import {say} from "../texts.js";
import {Choice, Clock, Option, Pick, Seats, Sets, Switch} from "./newparts.js";
import {Seed} from "./newseed.js";

/** @typedef {import("../games.js").GameInfo} GameInfo */
/** @typedef {import("../games.js").Plan} Plan */

/**
 * What the form holds. Each game keeps its own answers, so that changing one's mind loses nothing.
 * @typedef {object} Answers
 * @property {string[]} sets
 * @property {string} variant
 * @property {Record<string, string>} options
 * @property {Plan["seats"]} seats
 *
 * @typedef {object} Form
 * @property {string} game
 * @property {Record<string, Answers>} games
 * @property {"none" | "live" | "days"} clock
 * @property {number} minutes
 * @property {number} seconds
 * @property {number} days
 * @property {boolean} open
 * @property {number} pace
 * @property {boolean} hints
 * @property {string} seed  of the deals, chosen for this table alone
 */

/** @type {Omit<Form, "game" | "games">} */
const PLAIN = {clock: "none", minutes: 15, seconds: 20, days: 3, open: false, pace: 0.7, hints: true, seed: ""};

export function Page() {
  const games = useGames();
  return html`
    <div class="column">
      <h1>${say("new-title")}</h1>
      ${games ? html`<${TableForm} games=${games} />` : html`<div class="waiting" aria-busy="true"></div>`}
    </div>`;
}

/** @param {{games: GameInfo[]}} props */
function TableForm({games}) {
  const [form, setForm] = useState(() => atFirst(games));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const info = games.find((each) => each.game === form.game) ?? games[0];
  const answers = form.games[info.game];
  const change = (/** @type {Partial<Form>} */ changes) => {
    setForm({...form, ...changes});
    setRefused("");
  };
  const answer = (/** @type {Partial<Answers>} */ changes) => change({games: {...form.games, [info.game]: {...answers, ...changes}}});
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const plan = planOf(form, info);
    try {
      const {table} = await post("/api/tables", plan);
      remember("lastForm", {...form, seed: ""});
      if (plan.seats.every((seat) => seat.kind !== "person")) remember("lastTable", {...setting("lastTable"), [info.game]: {...plan, seed: ""}});
      go(`/t/${table}`);
    } catch (error) {
      setRefused(reasonOf(error));
      setBusy(false);
    }
  };
  const invites = answers.seats.some((seat) => seat.kind === "person");
  return html`
    <form class="new-table" onSubmit=${submit}>
      <section class="panel">
        <${Choice} legend=${say("new-game")} name="game" value=${info.game} choose=${(/** @type {string} */ game) => change({game})}
          values=${games.map((each) => ({value: each.game, title: gameTitle(each.game), hint: say(`${each.game}-about`)}))} />
        ${info.sets.length > 1 && html`<${Sets} game=${info.game} sets=${info.sets} chosen=${answers.sets} choose=${(/** @type {string[]} */ sets) => answer({sets, seats: seatsWithin(info, sets, answers.seats)})} />`}
        ${info.variants.length > 1 && html`
          <${Choice} legend=${say("new-variant")} name="variant" value=${answers.variant} choose=${(/** @type {string} */ variant) => answer({variant})}
            values=${info.variants.map((value) => ({value, title: named(`${info.game}-variant`, value), hint: explained(`${info.game}-variant`, value)}))} />`}
        ${info.options.map((option) => html`
          <${Option} key=${option.name} game=${info.game} option=${option} value=${answers.options[option.name] ?? option.values[0]}
            choose=${(/** @type {string} */ value) => answer({options: {...answers.options, [option.name]: value}})} />`)}
      </section>
      <section class="panel">
        <${Seats} info=${info} sets=${answers.sets} seats=${answers.seats} choose=${(/** @type {Plan["seats"]} */ seats) => answer({seats})} />
        <${Choice} legend=${say("new-who-may")} name="open" value=${form.open ? "open" : "link"} choose=${(/** @type {string} */ value) => change({open: value === "open"})}
          values=${["link", "open"].map((value) => ({value, title: say(`new-${value}`), hint: say(`new-${value}-hint`)}))} />
        <${Clock} form=${form} change=${change} />
        ${answers.seats.some((seat) => seat.kind === "bot") && html`<${Pick} title=${say("new-pace")} value=${form.pace} values=${PACES} word=${(/** @type {number} */ n) => say("new-pace-value", {n})}
          choose=${(/** @type {number} */ pace) => change({pace})} />`}
        <${Switch} title=${say("new-hints")} hint=${say("new-hints-hint")} value=${form.hints} choose=${(/** @type {boolean} */ hints) => change({hints})} />
        <${Seed} seed=${form.seed} invites=${invites} choose=${(/** @type {string} */ seed) => change({seed})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${refused}</p>
        <button class="btn primary large" disabled=${busy}>${say(invites ? "new-go-invite" : "new-go")}</button>
      </div>
    </form>`;
}

/** The form as it was left, where that still fits; the game of the address comes first. @param {GameInfo[]} games @returns {Form} */
function atFirst(games) {
  /** @type {Partial<Form>} */
  const last = setting("lastForm") ?? {};
  const wanted = new URLSearchParams(location.search).get("game") ?? last.game;
  const game = games.find((each) => each.game === wanted)?.game ?? games[0].game;
  const answers = Object.fromEntries(games.map((info) => [info.game, fitting(info, last.games?.[info.game])]));
  return {...PLAIN, pace: setting("pace"), ...last, game, games: answers};
}

/** @param {GameInfo} info @param {Partial<Answers>} [last] @returns {Answers} */
function fitting(info, last = {}) {
  const kept = last.sets?.filter((id) => info.sets.some((set) => set.id === id)) ?? [];
  const sets = kept.length ? kept : info.sets.slice(0, 1).map((set) => set.id);
  const known = last.seats && seatCounts(info, sets).includes(last.seats.length)
    && last.seats.every((seat) => seat.kind !== "bot" || info.bots.includes(seat.bot ?? ""));
  /** @type {Plan["seats"]} */
  const seats = [{kind: "me"}, {kind: "person"}];
  return {
    sets,
    variant: info.variants.includes(last.variant ?? "") ? String(last.variant) : info.variants[0],
    options: last.options ?? {},
    seats: known ? /** @type {Plan["seats"]} */ (last.seats) : seats,
  };
}

/** What the server is asked for. @param {Form} form @param {GameInfo} info @returns {Plan} */
function planOf(form, info) {
  const {sets, variant, options, seats} = form.games[info.game];
  const said = info.options.filter(({name, values}) => options[name] && options[name] !== values[0]);
  const clocks = {none: null, live: {bank: form.minutes * 60, each: form.seconds}, days: {bank: 0, each: form.days * 86_400}};
  return {
    game: info.game, sets, variant, options: Object.fromEntries(said.map(({name}) => [name, options[name]])), seats,
    clock: clocks[form.clock], open: form.open, pace: form.pace, hints: form.hints,
    wait: seats.some((seat) => seat.kind === "person"), seed: form.seed,
  };
}
