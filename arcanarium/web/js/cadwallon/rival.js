/** A rival in short: how many cards lie where, and what was won. */
import {html, useContext} from "../html.js";
import {faceOf} from "../faces.js";
import {Icon, Points} from "../icons.js";
import {say} from "../texts.js";
import {Badge, Count, GAME, TableContext, Won} from "./parts.js";

/** @typedef {import("./types.js").Seat} Seat */

/** What a player leads. @param {Seat} seat @returns {string} */
export const guildOf = (seat) => seat.guild ? faceOf(GAME, seat.guild).name : say("cadwallon-web-no-guild");

/** How many cards lie where. @param {{seat: Seat}} props */
export function Counts({seat}) {
  const {view} = useContext(TableContext);
  const {hand, deck, resource, removed, objectives} = seat;
  return html`
    <span class="ca-counts">
      <${Count} name="card" n=${hand.size} what=${say("cadwallon-web-hand-size", {n: hand.size})} />
      <${Count} name="deck" n=${deck.size} what=${say("cadwallon-web-deck-size", {n: deck.size})} />
      <${Count} name="pile" n=${resource.length} what=${say("cadwallon-web-resource-size", {n: resource.length})} />
      ${removed.length > 0 && html`<${Count} name="lock" n=${removed.length} what=${say("cadwallon-web-removed-size", {n: removed.length})} />`}
      ${objectives.size > 0 && seat.seat !== view.viewer && html`<${Count} name="objective" n=${objectives.size} what=${say("cadwallon-web-objectives-size", {n: objectives.size})} />`}
    </span>`;
}

/** @param {{seat: Seat}} props */
export function Rival({seat}) {
  const {view, names, lit, chosen, choose, setDetail} = useContext(TableContext);
  const target = `seat:${seat.seat}`;
  const isLit = lit.has(target);
  const name = names[seat.seat];
  return html`
    <button type="button" class="ca-rival" data-seat=${seat.seat} data-target=${target} data-lit=${isLit || null} data-chosen=${chosen.includes(target) || null}
      data-acting=${view.owing.includes(seat.seat) || null} title=${isLit ? name : say("cadwallon-web-look", {who: name})}
      onClick=${() => isLit ? choose(target) : setDetail(seat.seat)}>
      <span class="ca-rival-head">
        <${Badge} seat=${seat.seat} />
        <span class="ca-rival-name">${name}</span>
        ${seat.seat === view.first && html`<${Icon} name="first" label=${say("cadwallon-web-first")} />`}
        <${Points} n=${seat.points} />
      </span>
      <span class="ca-rival-guild">${guildOf(seat)}</span>
      <span class="ca-rival-things"><${Won} won=${seat.won} /><${Counts} seat=${seat} /></span>
    </button>`;
}
