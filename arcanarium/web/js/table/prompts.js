/** Seats without their people: taking the own one back, letting a bot play for who is away. */
import {html} from "../html.js";
import {say} from "../texts.js";

/**
 * @param {{table: import("./types.js").TableFrame, names: string[], owing: number[], send: (message: any) => Promise<any>}} props
 */
export function SeatPrompts({table, names, owing, send}) {
  const mine = table.seats[table.you];
  const away = table.seats.map((seat, i) => ({seat, i}))
    .filter(({seat, i}) => i !== table.you && owing.includes(i) && seat.kind === "person" && !seat.here && !seat.stand_in);
  if (table.status !== "playing") return null;
  return html`
    ${mine?.stand_in && html`
      <div class="prompt" role="alert">
        <p>${say("seat-bot-plays", {bot: mine.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${() => send({t: "take_back"})}>${say("seat-take-back")}</button>
      </div>`}
    ${table.you >= 0 && away.map(({i}) => html`
      <div class="prompt" key=${i} role="status">
        <p>${say("seat-away", {who: names[i]})}</p>
        <button type="button" class="btn small" onClick=${() => send({t: "stand_in", seat: i})}>${say("seat-stand-in")}</button>
      </div>`)}`;
}
