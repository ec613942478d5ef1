/** One's own: the hand, the resource deck that cards go to, the objectives, and everything else in figures. */
import {html, useContext} from "../html.js";
import {Card} from "../card.js";
import {Icon, Points} from "../icons.js";
import {say} from "../texts.js";
import {Badge, GAME, Militia, Resource, TableContext, Thing, Won} from "./parts.js";
import {PileLine} from "./pile.js";
import {Counts, guildOf} from "./rival.js";

/**
 * @typedef {import("./types.js").Seat} Seat
 * @typedef {import("./types.js").Objective} Objective
 */

/**
 * A card and where it goes have to be on one screen: on a narrow one the piles are also lines above the hand.
 * @param {{seat: Seat, narrow: boolean}} props
 */
export function Mine({seat, narrow}) {
  const {view, lit} = useContext(TableContext);
  const {hand, objectives} = seat;
  const toKeep = objectives.cards.filter((goal) => !goal.kept);
  const toTake = seat.resource.filter((id) => lit.has(`card:${id}`));
  const waiting = !toKeep.length && !hand.cards.length;
  return html`
    <section data-part="mine" aria-label=${say("cadwallon-web-mine")}><div class="ca-mine">
      ${narrow && view.round > 0 && html`
        <ol class="ca-pile-lines">
          ${view.piles.map((pile, i) => html`<${PileLine} key=${pile.number} pile=${pile} order=${i + 1} />`)}
          <li class="ca-spots"><${Militia} /><${Resource} seat=${seat} /></li>
        </ol>`}
      ${toTake.length > 0 && html`
        <div class="ca-tray"><h3>${say("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${toTake.map((id) => html`<${Thing} key=${id} id=${id} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${say("cadwallon-web-hand")}>
          ${toKeep.map((goal) => html`<${Thing} key=${goal.card} id=${goal.card} size="table" />`)}
          ${hand.cards.map((id) => html`<${Thing} key=${id} id=${id} size="table" />`)}
          ${waiting && html`<p class="quiet-text">${say(view.over ? "cadwallon-web-over" : view.round ? "cadwallon-web-hand-empty" : "cadwallon-web-hand-later")}</p>`}
          ${!narrow && view.round > 0 && html`<${Resource} seat=${seat} />`}
        </div>
        <div class="ca-estate">
          <${Summary} seat=${seat} />
          <${Goals} goals=${objectives.cards.filter((goal) => goal.kept)} />
        </div>
      </div>
    </div></section>`;
}

/** @param {{seat: Seat}} props */
function Summary({seat}) {
  const {view, lit, choose, setDetail} = useContext(TableContext);
  const target = `seat:${seat.seat}`;
  return html`
    <button type="button" class="ca-rival" data-seat=${seat.seat} data-target=${target} title=${say("cadwallon-web-look-own")}
      onClick=${() => lit.has(target) ? choose(target) : setDetail(seat.seat)}>
      <span class="ca-rival-head">
        <${Badge} seat=${seat.seat} /><span class="ca-rival-name">${guildOf(seat)}</span>
        ${seat.seat === view.first && html`<${Icon} name="first" label=${say("cadwallon-web-first")} />`}
        <${Points} n=${seat.points} />
      </span>
      <span class="ca-rival-things"><${Won} won=${seat.won} /><${Counts} seat=${seat} /></span>
    </button>`;
}

/** The objectives kept, and whether they would be achieved now. @param {{goals: Objective[]}} props */
function Goals({goals}) {
  return html`
    <ul class="ca-goals">${goals.map((goal) => html`
      <li key=${goal.card} data-achieved=${goal.achieved || null}>
        <${Card} game=${GAME} id=${goal.card} size="chip" badge=${html`
          <${Icon} name=${goal.achieved ? "done" : "hourglass"} label=${say(goal.achieved ? "cadwallon-web-goal-achieved" : "cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`;
}
