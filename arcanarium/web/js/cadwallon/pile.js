/** A pile of stakes: what is to be won there, with what, who contests it, and how far everyone is. */
import {html, useContext} from "../html.js";
import {faceOf} from "../faces.js";
import {Icon, Points, signName} from "../icons.js";
import {listed, say} from "../texts.js";
import {Badge, Count, GAME, TableContext, Thing, Value} from "./parts.js";

/**
 * @typedef {import("./types.js").Pile} PileView
 * @typedef {import("./types.js").Stake} StakeView
 * @typedef {import("./types.js").Agent} Agent
 * @typedef {{pile: PileView, order: number}} PileProps  `order`: its place in the order of resolution, from 1
 */

/** Below the stake: a row for each player there, and for each agent that can be seen. @param {PileView} pile */
export function rowsOf(pile) {
  return new Set(pile.agents.map((agent) => agent.seat)).size + pile.agents.filter((agent) => agent.card).length;
}

/** @param {PileProps} props */
export function Pile({pile, order}) {
  const {view, lit, chosen, choose} = useContext(TableContext);
  const target = `pile:${pile.number}`;
  const isLit = lit.has(target);
  const best = Math.max(...pile.sums.map((sum) => sum.known));
  const tied = pile.sums.filter((sum) => sum.known === best).length > 1;
  const camps = pile.sums.map((sum, seat) => ({sum, seat, agents: pile.agents.filter((agent) => agent.seat === seat)}));
  // all of the pile may be clicked; for the keyboard its stake is the button
  const onClick = (/** @type {any} */ event) => isLit && !event.target.closest("button") && choose(target);
  return html`
    <article class="ca-pile" data-lit=${isLit || null} data-chosen=${chosen.includes(target) || null} data-free=${pile.free || null}
      data-mine=${pile.controlled.includes(view.viewer) || null} aria-label=${say("cadwallon-web-pile", {n: order})} onClick=${onClick}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${say("cadwallon-web-order", {n: order})}>${order}</span>
        <${Zone} pile=${pile} />
        <${Under} pile=${pile} />
      </header>
      ${pile.stake ? html`<${Stake} stake=${pile.stake} target=${target} />`
        : html`<p class="ca-pile-empty" data-target=${target}>${say(pile.hidden ? "cadwallon-web-pile-unseen" : "cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${camps.filter(({agents}) => agents.length).map(({sum, seat, agents}) => html`
          <li key=${seat} class="ca-camp" data-seat=${seat} data-you=${seat === view.viewer || null}>
            ${pile.stake && html`<${Sum} stake=${pile.stake} sum=${sum} seat=${seat} agents=${agents} lead=${sum.known < best ? "" : tied ? "tied" : "ahead"} />`}
            <${Agents} agents=${agents} stake=${pile.stake} />
          </li>`)}
      </ul>
    </article>`;
}

/** Whose zone it is: there they place agents face down. @param {{pile: PileView}} props */
function Zone({pile}) {
  const {view, names} = useContext(TableContext);
  const mine = pile.controlled.includes(view.viewer);
  const side = pile.pile.split(" ")[1]; // with two players each has a left and a right pile
  const words = pile.free ? say("cadwallon-web-zone-open")
    : mine ? say("cadwallon-web-zone-mine") : say("cadwallon-web-zone-of", {names: listed(pile.controlled.map((seat) => names[seat]))});
  return html`
    <span class="ca-zone" title=${words}>
      ${pile.free ? html`<span class="ca-zone-free">${say("cadwallon-web-zone-free")}</span>` : pile.controlled.map((seat) => html`
        <span key=${seat} class="ca-zone-who"><${Badge} seat=${seat} /><span>${side ? say("cadwallon-web-zone-whose", {you: seat === view.viewer ? "yes" : "no", who: names[seat]})
          : seat === view.viewer ? say("cadwallon-web-you-short") : names[seat]}</span></span>`)}
      ${side && html`<span class="ca-side">${say(`cadwallon-web-side-${side}`)}</span>`}
      ${mine && html`<${Icon} name="mask" label=${words} />`}
    </span>`;
}

/** The cards under the stake. @param {{pile: PileView}} props */
function Under({pile}) {
  const known = listed(pile.buried.map((id) => faceOf(GAME, id).name));
  const words = say("cadwallon-web-under", {n: pile.hidden}) + (known ? ` ${say("cadwallon-web-under-known", {cards: known})}` : "");
  return html`<${Count} name="deck" n=${pile.hidden} what=${words} />`;
}

/** What is to be won, and what wins it. @param {{stake: StakeView, target: string}} props */
function Stake({stake, target}) {
  const {district} = faceOf(GAME, stake.card);
  return html`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${stake.card}`}><${Thing} id=${stake.card} size="table" target=${target} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${say(`cadwallon-kind-${stake.kind}`, {n: 1})}</span>${district && html`<span>${say(`cadwallon-district-${district}`)}</span>`}</p>
        <dl>
          <div><dt>${say("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${Value} n=${stake.threshold} power=${stake.power} golden /></dd></div>
          ${stake.price && html`<div><dt>${say("cadwallon-web-bribe")}</dt><dd><${Value} n=${stake.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${say("cadwallon-web-worth")}</dt><dd><${Points} n=${stake.points} /></dd></div>
        </dl>
      </div>
    </div>`;
}

/**
 * How far a player is: a bar up to the threshold, the sum as far as it shows, and the backs of hidden agents. Who would
 * win as things show is marked; so are equal sums.
 * @param {{stake: StakeView, sum: {known: number, backs: number}, seat: number, agents: Agent[], lead: ""|"ahead"|"tied"}} props
 */
function Sum({stake, sum, seat, agents, lead}) {
  const {names} = useContext(TableContext);
  const reached = sum.known >= stake.threshold;
  const mark = reached ? lead : "";
  const words = [say("cadwallon-web-sum", {who: names[seat], n: sum.known, power: signName(stake.power), of: stake.threshold, backs: sum.backs}),
    mark && say(`cadwallon-web-${mark}`)].filter(Boolean).join(" ");
  return html`
    <div class="ca-sum" data-reached=${reached || null} title=${words} role="img" aria-label=${words}>
      <${Badge} seat=${seat} />
      <span class="ca-sum-bar"><i style=${{width: `${Math.min(100, 100 * sum.known / stake.threshold)}%`}}></i></span>
      ${agents.filter((agent) => !agent.card).map((agent, i) => html`
        <span key=${i} class="ca-back"><${Icon} name=${agent.militia ? "militia" : "mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${sum.known}</b><small>/${stake.threshold}</small>${mark && html`<b class="ca-mark">${mark === "ahead" ? html`<${Icon} name="done" />` : "="}</b>`}</span>
    </div>`;
}

/** The agents that the viewer knows. @param {{agents: Agent[], stake: StakeView|null}} props */
function Agents({agents, stake}) {
  const known = agents.filter((agent) => agent.card);
  return known.length > 0 && html`
    <ul class="ca-agents">
      ${known.map((agent) => html`
        <li key=${agent.card} data-down=${agent.down || null}>
          <${Thing} id=${agent.card} size="chip" points=${0} badge=${html`<${Worth} agent=${agent} stake=${stake} />`} />
        </li>`)}
    </ul>`;
}

/** What an agent adds here, and to a bribe. @param {{agent: Agent, stake: StakeView|null}} props */
function Worth({agent, stake}) {
  return html`
    <span class="ca-worth">
      ${agent.down && html`<${Icon} name="mask" label=${say("cadwallon-web-down")} />`}
      ${stake && html`<${Value} n=${agent.value ?? 0} power=${stake.power} />`}
      ${stake?.price && html`<${Value} n=${agent.ducats ?? 0} power="financial" />`}
    </span>`;
}

/** A pile in one line, to be pointed at rather than studied. @param {PileProps} props */
export function PileLine({pile, order}) {
  const {view, lit, chosen, choose, why} = useContext(TableContext);
  const target = `pile:${pile.number}`;
  const isLit = lit.has(target);
  const {stake} = pile;
  const rivals = pile.sums.filter((_, seat) => seat !== view.viewer);
  const best = Math.max(0, ...rivals.map((sum) => sum.known));
  const backs = rivals.reduce((n, sum) => n + sum.backs, 0);
  const own = pile.sums[view.viewer]?.known ?? 0;
  return html`
    <li>
      <button type="button" class="ca-pile-line" data-target=${target} data-lit=${isLit || null} data-chosen=${chosen.includes(target) || null}
        aria-disabled=${!isLit} title=${isLit ? null : why(target).join(" ")} onClick=${() => isLit && choose(target)}>
        <${Zone} pile=${pile} />
        <span class="ca-pile-line-name">${stake ? faceOf(GAME, stake.card).name : say("cadwallon-web-pile-empty")}</span>
        ${stake && html`
          <span class="ca-pile-line-wins"><${Value} n=${stake.threshold} power=${stake.power} golden />${stake.price && html`<${Value} n=${stake.price} power="financial" />`}</span>
          <${Points} n=${stake.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${say("cadwallon-web-sums", {own, best, backs})}>
            <span>${say("cadwallon-web-you-short")} <b>${own}</b></span><span>${say("cadwallon-web-best-short")} <b>${best}${backs > 0 && `+${"?".repeat(backs)}`}</b></span></span>`}
        <span class="visually-hidden">${say("cadwallon-web-order", {n: order})}</span>
      </button>
    </li>`;
}
