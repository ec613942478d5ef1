/** The table of Res Arcana: rivals above, the common things in the middle, the own tableau and hand below. */
import {html, useMemo, useRef} from "../html.js";
import {faceOf} from "../faces.js";
import {NARROW, useMedia, useRoom} from "../table/screen.js";
import {Centre} from "./centre.js";
import {DECK, spanOf} from "./common.js";
import {Detail} from "./detail.js";
import {traysOf} from "./laid.js";
import {Mine, TrayOf, fitted, handFitted, spareSpan} from "./mine.js";
import {tallNeed} from "./needs.js";
import {CELLS, perRow, roomsFor} from "./rooms.js";
import {Rivals, placesOf, shownOf} from "./rivals.js";
import {rowsOf} from "./slots.js";
import {ChoiceContext} from "./thing.js";
import {language} from "../texts.js";

export {flights} from "./flights.js";
export {Pool as Beside} from "./pool.js";

/** @typedef {import("./rooms.js").Plan} Plan */
/** @typedef {import("./rooms.js").Facts & {unclaimed: import("../faces.js").Face[]}} Facts  `unclaimed`: places, when the round began */

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
    theirPlaces: Math.max(...rivals.map((/** @type {any} */ seat) => placesOf(game, seat.play).length)),
    unclaimed: faces(here),
    monuments: monuments.length + deck > 0,
    tiles: faces([...items, ...scrolls, ...inPlay(game, view, "item"), ...inPlay(game, view, "scroll")]),
    tileCells: [...items, ...scrolls].length,
    cells: mine.play.length + mine.play.filter((/** @type {any} */ one) => faceOf(game, one.card).kind === "place").length,
    held: Math.max(1, inHand),
    handFaces: mine.hand.cards.map((/** @type {string} */ id) => faceOf(game, id)),
    hand: atLeast(inHand, HANDS),
    hands: atLeast(inHand, HANDS.map((n) => n + Math.min(2, large([...mine.hand.cards, ...mine.deck.cards]).length))),
    groups: setUp ? [...shown.filter(({aside}) => !aside), {n: mine.play.length, aside: false}, {n: mine.hand.cards.length, aside: false}, ...shown.filter(({aside}) => aside)].filter(({n}) => n) : [],
    high: Math.max(CELLS.cards[1], ...[...trays.flatMap(({cards}) => cards), ...mine.hand.cards].map((id) => tallNeed(faceOf(game, id), CELLS.cards[0]))),
  };
}

/**
 * The rooms in this round: the same for as long as they have room for all that there is.
 * @param {string} game @param {any} view @param {number} own @param {import("./laid.js").Tray[]} trays @param {{width: number, height: number}} room
 * @returns {Plan|null}
 */
function useRooms(game, view, own, trays, room) {
  const held = useRef({round: "", cells: 0, hand: 0, hands: 0, inPlay: 0, theirPlaces: 0, held: 0, tileCells: 0, handFaces: /** @type {import("../faces.js").Face[]} */ ([]), unclaimed: /** @type {import("../faces.js").Face[]} */ ([])});
  const now = contents(game, view, own, view.round ? [] : trays);
  const round = `${view.round} ${own} ${language()}`;
  const was = held.current.round === round ? held.current : null;
  const least = held.current = {
    round, cells: Math.max(was?.cells ?? 0, now.cells), hand: Math.max(was?.hand ?? 0, now.hand), hands: Math.max(was?.hands ?? 0, now.hands), inPlay: Math.max(was?.inPlay ?? 0, now.inPlay),
    theirPlaces: Math.max(was?.theirPlaces ?? 0, now.theirPlaces), held: Math.max(was?.held ?? 0, now.held), tileCells: Math.max(was?.tileCells ?? 0, now.tileCells), unclaimed: was ? was.unclaimed : now.unclaimed,
    handFaces: was && was.handFaces.length >= now.handFaces.length ? was.handFaces : now.handFaces,
  };
  const facts = {...now, ...least};
  const kept = useRef({of: "", plan: /** @type {Plan|null} */ (null)});
  const of = JSON.stringify([round, room, facts.letters, facts.places, facts.tiles], (name, value) => name && value?.id || value);
  const key = round + JSON.stringify(facts, (name, value) => name && value?.id || value);
  return useMemo(() => {
    if (!room.width) return null;
    const before = kept.current.of === of ? kept.current.plan : null;
    const plan = before && holds(game, view, own, before) ? before : newRooms(game, view, own, facts, now.unclaimed, room);
    kept.current = {of, plan};
    return plan;
  }, [key, room]);
}

/** @param {string} game @param {any} view @param {number} own @param {Facts} facts @param {import("../faces.js").Face[]} here  places that nobody has claimed @param {{width: number, height: number}} room @returns {Plan} */
function newRooms(game, view, own, facts, here, room) {
  const roomy = planned(game, view, own, facts, room, true);
  const plan = roomy.fits && roomy.own.form !== "chips" ? roomy : planned(game, view, own, facts, room);
  // where cards get little room, places that are claimed keep theirs for this round only, and where there is none not even that
  if (plan.own.form === "cards" || facts.unclaimed.length === facts.places.length) return plan;
  const less = planned(game, view, own, {...facts, places: facts.unclaimed}, room);
  return less.fits || here.length === facts.unclaimed.length ? less : planned(game, view, own, {...facts, places: here}, room);
}

/** How many rows rooms lack for the cards that are there. @param {string} game @param {any} view @param {number} own @param {Plan} plan @param {boolean} spare  and for another one of the own */
function missing(game, view, own, {f, rivals, hand, ...plan}, spare = false) {
  /** @param {any[]} play @param {import("./rooms.js").Grid & {form: import("./rooms.js").Form}} grid @param {number[]} more */
  const rows = (play, grid, more = []) => rowsOf([...play.map((one) => fitted(game, one.card, grid, f).span), ...more], grid.columns) - grid.rows;
  const mine = view.seats[own];
  const others = view.seats.filter((/** @type {any} */ seat) => seat !== mine);
  return {
    mine: rows(mine.play, plan.own, spare ? [spareSpan(plan.own)] : []), inHand: rowsOf(mine.hand.cards.map((/** @type {string} */ id) => handFitted(game, id, hand, f).span), hand.columns) - hand.rows,
    theirs: Math.max(...others.map((/** @type {any} */ {play}) => rows(rivals.folded ? placesOf(game, play) : play, rivals))),
  };
}

/** Is there still room for all? @param {string} game @param {any} view @param {number} own @param {Plan} plan */
function holds(game, view, own, plan) {
  const {items, scrolls, monument_deck: deck} = view.centre;
  const tiles = [...items, ...scrolls].map((/** @type {string} */ id) => spanOf(faceOf(game, id), plan.tiles, plan.f));
  const {mine, inHand, theirs} = missing(game, view, own, plan);
  return plan.fits && !plan.setUp && Math.max(mine, inHand, theirs) <= 0 && rowsOf([...tiles, ...(plan.tiles.signs && deck ? [DECK.among] : [])], plan.tiles.columns) <= plan.tiles.rows;
}

const ATTEMPTS = 8;

/**
 * A plan that has enough cells for cards that need several.
 * @param {string} game @param {any} view @param {number} own @param {import("./rooms.js").Facts} facts @param {{width: number, height: number}} room @param {boolean} spare  and for another one of the own
 */
function planned(game, view, own, facts, room, spare = false) {
  let now = facts;
  let plan = roomsFor(now, room);
  for (let i = 0; i < ATTEMPTS && !plan.setUp && plan.fits; i++) {
    const {rivals} = plan;
    const {mine, inHand, theirs} = missing(game, view, own, plan, spare);
    if (mine <= 0 && inHand <= 0 && theirs <= 0) break;
    now = {
      ...now, hand: now.hand + (inHand > 0 ? 1 : 0), hands: Math.max(now.hands, now.hand + (inHand > 0 ? 1 : 0)), cells: mine > 0 ? (plan.own.rows + mine) * perRow(plan.own) : now.cells, held: now.held + (inHand > 0 ? 1 : 0),
      inPlay: theirs > 0 ? (rivals.rows + theirs) * rivals.columns : now.inPlay, theirPlaces: theirs > 0 && rivals.folded ? now.theirPlaces + 1 : now.theirPlaces,
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
  const over = plan && !plan.setUp ? [...trays, ...foldedTrays(game, view, after, plan, lit)] : [];
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

/** Cards of rivals that can be chosen and have no room with them. @param {string} game @param {any} view @param {number[]} seats @param {Plan} plan @param {Set<string>} lit @returns {import("./laid.js").Tray[]} */
function foldedTrays(game, view, seats, plan, lit) {
  const cards = seats.flatMap((seat) => {
    const {play} = view.seats[seat];
    const shown = new Set(shownOf(game, play, plan, lit));
    return play.filter((/** @type {any} */ one) => lit.has(`card:${one.card}`) && !shown.has(one)).map((/** @type {any} */ one) => one.card);
  });
  return cards.length ? [{title: "resarcana-web-in-play", cards, lit: true}] : [];
}

/** What is laid out for a moment must not cover what can be chosen besides. @param {any} view @param {Set<string>} lit */
function whereOver(view, lit) {
  const {places, monuments, items, scrolls} = view.centre;
  const common = [...places.map((/** @type {any} */ one) => one.card), ...monuments, ...items, ...scrolls].some((card) => lit.has(`card:${card}`)) || lit.has("monuments");
  return common ? "mine" : "centre";
}
