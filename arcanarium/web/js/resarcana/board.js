/** The table of Res Arcana: rivals above, the common things in the middle, the own tableau and hand below. */
import {html, useMemo, useRef} from "../html.js";
import {faceOf} from "../faces.js";
import {LARGE, LARGER, useMedia, useRoom} from "../table/screen.js";
import {Centre} from "./centre.js";
import {Detail} from "./detail.js";
import {BREAK, rivalsHeight, shared} from "./layout.js";
import {Mine, traysOf} from "./mine.js";
import {Rivals} from "./rivals.js";
import {ChoiceContext, inOrder} from "./thing.js";

export {flights} from "./flights.js";
export {Pool as Beside} from "./pool.js";

/**
 * Who sits lowest and largest: oneself, or whom a spectator looks at.
 * @param {number} you @param {number|null} detail
 */
const focus = (you, detail) => you >= 0 ? you : detail ?? 0;

/** The space between rivals, centre and the own part, and that beside them. */
const BETWEEN = 46;
const ASIDE = 26;

/** A tray with more cards than this has its rows for itself. */
const TRAY_IN_ROW = 8;

/** What has to find its place, by kind. @param {string} game @param {any} view @param {number} seat */
function thingsOf(game, view, seat) {
  const {places, monuments, monument_deck: deck, items, scrolls} = view.centre;
  const mine = view.seats[seat];
  return {
    groups: [places.map(() => "place"), [...monuments, ...(deck ? [""] : [])].map(() => "monument"), items.map(() => "item"), scrolls.map(() => "scroll")],
    tableau: [...traysOf(view, seat).flatMap(({cards}) => cards.length > TRAY_IN_ROW ? [...cards, BREAK, BREAK] : cards), ...inOrder(game, mine.play).map((one) => one.card)]
      .map((id) => id === BREAK ? id : faceOf(game, id).kind),
    hand: mine.hand.cards.length,
  };
}

/** @param {import("../table/types.js").BoardProps} props */
export function Board({game, view, table, score, names, you, lit, chosen, choose, why, detail, setDetail}) {
  const choice = useMemo(() => ({game, lit, chosen, choose, why}), [game, lit, chosen, choose, why]);
  const whole = useRef(/** @type {HTMLElement|null} */ (null));
  const room = useRoom(whole);
  const own = focus(you, detail);
  /** @type {number[]} */
  const after = view.seats.map((/** @type {unknown} */ _, /** @type {number} */ i) => (own + i) % view.seats.length).slice(1);
  const letters = useMedia(LARGE) ? LARGER : 1;
  const rivals = rivalsHeight(room, after.map((seat) => view.seats[seat].play.length), letters);
  const things = thingsOf(game, view, own);
  const plan = useMemo(() => shared(things, {width: room.width - ASIDE, height: room.height - rivals - BETWEEN * letters}), [JSON.stringify(things), room]);
  const opened = detail !== null && you >= 0 ? detail : null;
  // drawn once the room is known: cards of a wrong size would only be laid out twice
  return html`
    <${ChoiceContext.Provider} value=${choice}>
      <div class="ra-frame" ref=${whole}><div class="ra" data-rivals=${after.length}>
        ${room.width > 0 && html`
          <${Rivals} seats=${after} view=${view} table=${table} names=${names} setDetail=${setDetail} room=${{width: room.width, height: rivals}} letters=${letters} />
          <${Centre} view=${view} plan=${plan.centre} />
          <${Mine} view=${view} seat=${own} you=${you} names=${names} score=${score} plan=${plan.own} />`}
        ${opened !== null && html`<${Detail} view=${view} seat=${opened} name=${names[opened]} score=${score[opened]} onClose=${() => setDetail(null)} />`}
      </div></div>
    <//>`;
}
