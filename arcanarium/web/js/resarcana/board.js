/** The table of Res Arcana: rivals above, the common things in the middle, the own tableau and hand below. */
import {html, useMemo, useRef} from "../html.js";
import {useRoom} from "../table/screen.js";
import {Centre} from "./centre.js";
import {Detail} from "./detail.js";
import {Mine} from "./mine.js";
import {Rivals} from "./rivals.js";
import {ChoiceContext} from "./thing.js";

export {flights} from "./flights.js";
export {Pool as Beside} from "./pool.js";

/**
 * Who sits lowest and largest: oneself, or whom a spectator looks at.
 * @param {number} you @param {number|null} detail
 */
const focus = (you, detail) => you >= 0 ? you : detail ?? 0;

/** @param {import("../table/types.js").BoardProps} props */
export function Board({game, view, table, score, names, you, lit, chosen, choose, why, detail, setDetail}) {
  const choice = useMemo(() => ({game, lit, chosen, choose, why}), [game, lit, chosen, choose, why]);
  const whole = useRef(/** @type {HTMLElement|null} */ (null));
  const room = useRoom(whole);
  const own = focus(you, detail);
  const after = view.seats.map((/** @type {unknown} */ _, /** @type {number} */ i) => (own + i) % view.seats.length).slice(1);
  const opened = detail !== null && you >= 0 ? detail : null;
  return html`
    <${ChoiceContext.Provider} value=${choice}>
      <div class="ra" data-rivals=${after.length} ref=${whole}>
        <${Rivals} seats=${after} view=${view} table=${table} names=${names} setDetail=${setDetail} room=${room} />
        <${Centre} view=${view} room=${room} />
        <${Mine} view=${view} seat=${own} you=${you} names=${names} score=${score} />
        ${opened !== null && html`<${Detail} view=${view} seat=${opened} name=${names[opened]} score=${score[opened]} onClose=${() => setDetail(null)} />`}
      </div>
    <//>`;
}
