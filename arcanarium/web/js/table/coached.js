/** The coach about one move: before it is made, or about the own last one. Who plays alone against bots may ask, or all if all agree. */
import {html, useCallback, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";

/**
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {import("./types.js").LinkData} LinkData
 * @typedef {(message: any, move?: import("./types.js").Move) => Promise<any>} Send
 */

/** May the reader ask? @param {TableFrame} table */
export function mayAsk(table) {
  return mayAgree(table) && (isAlone(table) || table.seats.every((seat) => seat.kind === "bot" || seat.coach));
}

/** Is this a table at which a coach could tell about moves? @param {TableFrame} table */
function mayAgree(table) {
  return table.hints && table.you >= 0 && !table.day;
}

/** @param {TableFrame} table */
function isAlone(table) {
  return table.seats.every((seat, i) => i === table.you || seat.kind === "bot");
}

/** Has somebody else agreed to the coach, and the reader not yet? @param {TableFrame} table */
export function isAskedToAgree(table) {
  return table.you >= 0 && !table.seats[table.you].coach && table.seats.some(({coach}) => coach);
}

/** Where people play each other: the own agreement to the coach, and how many agree. @param {{table: TableFrame, tell: (message: any) => Promise<any>, explained?: boolean}} props */
export function AgreeCoach({table, tell, explained = false}) {
  if (!mayAgree(table) || isAlone(table)) return null;
  const people = table.seats.filter(({kind}) => kind !== "bot");
  const agree = table.seats[table.you].coach;
  return html`
    <button type="button" class="btn quiet small" aria-pressed=${agree} title=${say("coach-agree-hint")} onClick=${() => tell({t: "coach", agree: !agree})}>
      <${Icon} name=${agree ? "done" : "chat"} size=${16} /> ${say("coach-agree")} <small>${say("coach-agreed", {n: people.filter(({coach}) => coach).length, all: people.length})}</small></button>
    ${explained && html`<p class="quiet-text">${say("coach-agree-hint")}</p>`}`;
}

/**
 * While `asking`, the move that is chosen is asked about and not made.
 * @param {LinkData} data @param {Send} send @param {(message: any) => Promise<any>} tell
 */
export function useCoached(data, send, tell) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const step = data.state?.step ?? 0;
  useEffect(() => setAsking(false), [step]);
  const about = useCallback((/** @type {string} */ move) => {
    setAsking(false);
    setBusy(true);
    return tell({t: "why", step, move}).finally(() => setBusy(false));
  }, [step, tell]);
  const choose = useCallback((/** @type {any} */ message, /** @type {import("./types.js").Move=} */ move) =>
    asking && message.t === "play" ? about(String(move?.move ?? message.move ?? message.moves[0])) : send(message, move), [asking, about, send]);
  return {asking, setAsking, busy, about, choose};
}

/** @param {{coached: ReturnType<typeof useCoached>, asked: boolean, made: boolean}} props  `asked`: is there a question? `made`: has the reader decided before? */
export function AskCoach({coached, asked, made}) {
  const {asking, setAsking, busy, about} = coached;
  return html`
    ${asked && html`<button type="button" class="btn quiet small" aria-pressed=${asking} disabled=${busy} onClick=${() => setAsking(!asking)}><${Icon} name="chat" size=${16} /> ${say("why-ask")}</button>`}
    ${made && html`<button type="button" class="btn quiet small" disabled=${busy} onClick=${() => about("")}>${say("why-last")}</button>`}`;
}

/** What the coach said, or what is to be done to hear it. @param {{data: LinkData, coached: ReturnType<typeof useCoached>}} props */
export function CoachSaid({data, coached}) {
  const said = data.why && data.why.step === data.state?.step ? data.why : null;
  if (!coached.asking && !coached.busy && !said) return null;
  return html`
    <div class="coach-verdict" role="status" data-verdict=${said && !coached.asking ? said.verdict : null}>
      ${coached.busy ? html`<p>${say("why-thinking")}</p>`
      : coached.asking ? html`<p>${say("why-choose")}</p>`
      : said && html`<ul>${said.sentences.map((line, i) => html`<li key=${i}>${line}</li>`)}</ul>`}
    </div>`;
}
