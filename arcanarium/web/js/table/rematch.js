/** What can follow a game: the same again, stronger bots, the same deal. Whoever asks first opens the table, the others join. */
import {reasonOf} from "../api.js";
import {factsOf} from "../games.js";
import {html, useState} from "../html.js";
import {Icon} from "../icons.js";
import {go} from "../router.js";
import {say} from "../texts.js";

/**
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {"again" | "stronger" | "deal"} How
 */

/** Whether a day of a daily deal is over. @param {string} day @returns {boolean} */
export function dayIsOver(day) {
  return day < new Date().toISOString().slice(0, 10);
}

/** Whether some bot at the table has a stronger one above it. @param {TableFrame} table @returns {boolean} */
export function canBeStronger(table) {
  const levels = (factsOf(table.game)?.bots ?? []).filter((bot) => /^level\d+$/.test(bot));
  return table.seats.some((seat) => seat.kind === "bot" && levels.includes(seat.bot) && seat.bot !== levels.at(-1));
}

/** What this table can be followed by. @param {TableFrame} table @returns {How[]} */
export function waysOn(table) {
  /** @type {How[]} */
  const ways = ["again"];
  if (canBeStronger(table)) ways.push("stronger");
  if (!table.day || dayIsOver(table.day)) ways.push("deal");
  return ways;
}

/** @param {{table: TableFrame, names: string[], ask: (message: any) => Promise<any>, latest: () => TableFrame|null}} props  `latest`: the table as it is known now */
export function Rematch({table, names, ask, latest}) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const play = async (/** @type {How} */ how) => {
    setBusy(true);
    setProblem("");
    try {
      await ask({t: "rematch", how});
      const made = latest()?.next?.[how];
      if (made) go(`/t/${made.table}`);
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  };
  const next = table.next ?? {};
  if (table.you < 0) {
    return Object.entries(next).map(([how, {table: id}]) => html`<a key=${how} class="btn" href=${`/t/${id}`}>${say("rematch-watch")}</a>`);
  }
  const offers = waysOn(table).filter((how) => next[how] && next[how].seat !== table.you);
  return html`
    ${offers.map((how) => html`<p key=${how} class="notice rematch-offer" role="status">${say(`rematch-offer-${how}`, {who: names[next[how].seat]})}</p>`)}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${waysOn(table).map((how, i) => html`
      <button key=${how} type="button" class=${`btn ${offers.includes(how) || !offers.length && i === 0 && !table.day ? "primary" : ""}`} disabled=${busy} onClick=${() => play(how)}>
        ${offers.includes(how) && html`<${Icon} name="people" size=${16} />`} ${offers.includes(how) ? say(`rematch-join-${how}`) : say(`rematch-${how}`)}</button>`)}`;
}
