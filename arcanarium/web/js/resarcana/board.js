/** The table of Res Arcana: rivals above, the common things in the middle, the own tableau and hand below. */
import {html, useMemo, useRef} from "../html.js";
import {faceOf} from "../faces.js";
import {NARROW, useMedia, useRoom} from "../table/screen.js";
import {Centre} from "./centre.js";
import {Detail} from "./detail.js";
import {traysOf} from "./laid.js";
import {Mine, TrayOf, fitted, handFitted} from "./mine.js";
import {tallNeed} from "./needs.js";
import {CELLS, roomsFor} from "./rooms.js";
import {Rivals} from "./rivals.js";
import {rowsOf} from "./slots.js";
import {ChoiceContext} from "./thing.js";

export {flights} from "./flights.js";
export {Pool as Beside} from "./pool.js";

/** @typedef {import("./rooms.js").Plan} Plan */

/**
 * Who sits lowest and largest: oneself, or whom a spectator looks at.
 * @param {number} you @param {number|null} detail
 */
const focus = (you, detail) => you >= 0 ? you : detail ?? 0;

/** Rooms have place for so many cards; where there are more they are laid out anew. @param {number} n @param {number[]} steps */
const atLeast = (n, steps) => steps.find((step) => n <= step) ?? n + 2;
const HANDS = [4, 6, 9];

/** All cards of a kind that are on the table. @param {string} game @param {any} view @param {string} kind */
const inPlay = (game, view, kind) => view.seats.flatMap((/** @type {any} */ seat) => seat.play.map((/** @type {any} */ one) => one.card)).filter((/** @type {string} */ id) => faceOf(game, id).kind === kind);

/**
 * What the rooms have to hold, from what there is now.
 * @param {string} game @param {any} view @param {number} own @param {import("./laid.js").Tray[]} trays
 */
function contents(game, view, own, trays) {
  const {places, monuments, monument_deck: deck, items, scrolls} = view.centre;
  const rivals = view.seats.filter((/** @type {any} */ seat) => seat.seat !== own);
  const setUp = view.round === 0 && view.seats.every((/** @type {any} */ seat) => !seat.play.length);
  const mine = view.seats[own];
  const here = places.map((/** @type {any} */ one) => one.card);
  const large = (/** @type {string[]} */ ids) => ids.filter((id) => tallNeed(faceOf(game, id), CELLS.cards[0]) > CELLS.cards[1]);
  const inHand = mine.hand.cards.length + large(mine.hand.cards).length;
  const shown = trays.map((tray) => ({n: tray.cards.length, aside: Boolean(tray.aside)}));
  const faces = (/** @type {string[]} */ ids) => ids.toSorted().map((id) => faceOf(game, id));
  return {
    letters: parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
    rivals: rivals.length,
    inPlay: setUp ? 0 : Math.max(...rivals.map((/** @type {any} */ seat) => seat.play.length)),
    places: faces([...here, ...inPlay(game, view, "place")]),
    unclaimed: faces(here),
    monuments: monuments.length + deck > 0,
    tiles: faces([...items, ...scrolls, ...inPlay(game, view, "item"), ...inPlay(game, view, "scroll")]),
    tileCells: [...items, ...scrolls].length,
    cells: mine.play.length + mine.play.filter((/** @type {any} */ one) => faceOf(game, one.card).kind === "place").length,
    hand: atLeast(inHand, HANDS),
    hands: atLeast(inHand, HANDS.map((n) => n + Math.min(2, large([...mine.hand.cards, ...mine.deck.cards]).length))),
    groups: setUp ? [...shown.filter(({aside}) => !aside), {n: mine.play.length, aside: false}, {n: mine.hand.cards.length, aside: false}, ...shown.filter(({aside}) => aside)].filter(({n}) => n) : [],
  };
}

/**
 * The rooms in this round. They may become larger in it, never smaller.
 * @param {string} game @param {any} view @param {number} own @param {import("./laid.js").Tray[]} trays @param {{width: number, height: number}} room
 * @returns {Plan|null}
 */
function useRooms(game, view, own, trays, room) {
  const held = useRef({round: "", cells: 0, hand: 0, hands: 0, inPlay: 0, tileCells: 0, unclaimed: /** @type {import("../faces.js").Face[]} */ ([])});
  const now = contents(game, view, own, view.round ? [] : trays);
  const round = `${view.round} ${own}`;
  const was = held.current.round === round ? held.current : null;
  const least = held.current = {
    round, cells: Math.max(was?.cells ?? 0, now.cells), hand: Math.max(was?.hand ?? 0, now.hand), hands: Math.max(was?.hands ?? 0, now.hands), inPlay: Math.max(was?.inPlay ?? 0, now.inPlay),
    tileCells: Math.max(was?.tileCells ?? 0, now.tileCells), unclaimed: was ? was.unclaimed : now.unclaimed,
  };
  const facts = {...now, ...least};
  const key = JSON.stringify({...facts, places: facts.places.map(({id}) => id), tiles: facts.tiles.map(({id}) => id), unclaimed: facts.unclaimed.map(({id}) => id)});
  return useMemo(() => {
    if (!room.width) return null;
    const plan = planned(game, view, own, facts, room);
    // where cards get little room, places that are claimed keep theirs for this round only
    return plan.own.form === "cards" || facts.unclaimed.length === facts.places.length ? plan : planned(game, view, own, {...facts, places: facts.unclaimed}, room);
  }, [key, room]);
}

const ATTEMPTS = 6;

/**
 * A plan that has enough cells for cards that need several.
 * @param {string} game @param {any} view @param {number} own @param {import("./rooms.js").Facts} facts @param {{width: number, height: number}} room
 */
function planned(game, view, own, facts, room) {
  const others = view.seats.filter((/** @type {any} */ seat) => seat.seat !== own);
  let now = facts;
  let plan = roomsFor(now, room);
  for (let i = 0; i < ATTEMPTS && !plan.setUp && !plan.centreHeight; i++) {
    const {rivals, hand, f} = plan;
    /** So many rows are missing. @param {any} seat @param {import("./rooms.js").Grid & {form: import("./rooms.js").Form}} grid */
    const missing = (seat, grid) => rowsOf(seat.play.map((/** @type {any} */ one) => fitted(game, one.card, grid, f).span), grid.columns) - grid.rows;
    const mine = missing(view.seats[own], plan.own);
    const inHand = rowsOf(view.seats[own].hand.cards.map((/** @type {string} */ id) => handFitted(game, id, hand, f).span), hand.columns) - hand.rows;
    const theirs = plan.fits ? Math.max(...others.map((/** @type {any} */ seat) => missing(seat, rivals))) : 0;
    if (mine <= 0 && inHand <= 0 && theirs <= 0) break;
    now = {
      ...now, hand: now.hand + (inHand > 0 ? 1 : 0), hands: Math.max(now.hands, now.hand + (inHand > 0 ? 1 : 0)), cells: mine > 0 ? (plan.own.rows + mine) * plan.own.columns : now.cells,
      inPlay: theirs > 0 ? (rivals.rows + theirs) * rivals.columns : now.inPlay,
    };
    plan = roomsFor(now, room);
  }
  return plan;
}

/** @param {import("../table/types.js").BoardProps} props */
export function Board({game, view, table, score, names, you, lit, chosen, choose, why, detail, setDetail}) {
  const choice = useMemo(() => ({game, lit, chosen, choose, why}), [game, lit, chosen, choose, why]);
  const whole = useRef(/** @type {HTMLElement|null} */ (null));
  const room = useRoom(whole);
  const narrow = useMedia(NARROW);
  const own = focus(you, detail);
  /** @type {number[]} */
  const after = view.seats.map((/** @type {unknown} */ _, /** @type {number} */ i) => (own + i) % view.seats.length).slice(1);
  const trays = traysOf(view, own, lit);
  const rooms = useRooms(game, view, own, trays, room);
  const plan = narrow ? null : rooms;
  const phase = view.round;
  const opened = detail !== null && you >= 0 ? detail : null;
  const over = plan && !plan.setUp ? trays : [];
  // drawn once the room is known: cards of a wrong size would only be laid out twice
  return html`
    <${ChoiceContext.Provider} value=${choice}>
      <div class="ra-frame" ref=${whole}><div class="ra" data-planned=${plan ? `${room.width} ${room.height}` : null} data-scrolls=${plan && !plan.fits ? true : null} style=${plan ? {"--f": `${plan.f.toFixed(2)}px`, "--gap": `${plan.gap}px`} : {}}>
        ${(plan || narrow) && html`
          <${Rivals} seats=${after} view=${view} table=${table} names=${names} setDetail=${setDetail} plan=${plan} phase=${phase} />
          <${Centre} view=${view} plan=${plan} phase=${phase} />
          <${Mine} view=${view} seat=${own} you=${you} names=${names} score=${score} plan=${plan} trays=${trays} phase=${phase} />`}
        ${plan && over.length > 0 && html`
          <div class="ra-over" data-where=${whereOver(view, lit)} style=${{"--cell-w": `${Math.max(plan.hand.w, 9.5 * plan.f)}px`, "--cell-h": `${Math.max(plan.hand.h, 11.5 * plan.f)}px`}}>
            ${over.map((tray) => html`<${TrayOf} key=${tray.title} tray=${tray} />`)}
          </div>`}
        ${opened !== null && html`<${Detail} view=${view} seat=${opened} name=${names[opened]} score=${score[opened]} onClose=${() => setDetail(null)} />`}
      </div></div>
    <//>`;
}

/** What is laid out for a moment must not cover what can be chosen besides. @param {any} view @param {Set<string>} lit */
function whereOver(view, lit) {
  const {places, monuments, items, scrolls} = view.centre;
  const common = [...places.map((/** @type {any} */ one) => one.card), ...monuments, ...items, ...scrolls].some((card) => lit.has(`card:${card}`)) || lit.has("monuments");
  return common ? "mine" : "centre";
}
