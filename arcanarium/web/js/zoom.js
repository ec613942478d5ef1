/**
 * The full card beside what is pointed at: after a moment on hover and focus, after a long press on a touch screen.
 * It never covers what it explains nor what is marked with `data-clear`, takes no clicks, and stays where it appeared. A
 * pointer that has not moved opens nothing.
 */
import {html, render, useEffect, useRef} from "./html.js";
import {CardFace} from "./card-face.js";
import {faceOf} from "./faces.js";
import {remember, setting} from "./settings.js";
import {wasMoved} from "./pointing.js";
import {placed} from "./zoom-place.js";

const DELAY = 320;
const DELAY_WHILE_READING = 90;
const LONG_PRESS = 420;

/** @typedef {{game: string, id: string, notes?: string[], points?: number}} Shown */

/** @type {HTMLElement | null} */
let layer = null;
/** @type {Element | null} */
let shownFor = null;
let byTouch = false;
let hiddenAt = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** @param {Element} element @param {Shown} shown @param {boolean} touch */
function show(element, shown, touch) {
  if (!element.isConnected || !shown.id) return;
  layer ??= makeLayer();
  const face = faceOf(shown.game, shown.id);
  render(html`
    <div class=${`card card-full kind-${face.kind} in-${shown.game}`}><${CardFace} game=${shown.game} face=${face} size="full" points=${shown.points}/></div>
    ${shown.notes?.length ? html`<ul class="zoom-notes tooltip">${shown.notes.map((note) => html`<li>${note}</li>`)}</ul>` : null}`, layer);
  layer.showPopover();
  [shownFor, byTouch] = [element, touch];
  if (!setting("taught").reading) remember("taught", {...setting("taught"), reading: true});
  place(layer, element.getBoundingClientRect(), touch);
}

/** @returns {HTMLElement} */
function makeLayer() {
  const made = document.createElement("div");
  made.className = "zoom";
  made.popover = "manual"; // above dialogs too
  made.setAttribute("aria-hidden", "true"); // what it says belongs to the card itself
  document.body.append(made);
  new ResizeObserver(() => shownFor && place(made, shownFor.getBoundingClientRect(), byTouch)).observe(made); // letters may come late
  for (const kind of ["keydown", "pointerdown", "resize", "blur"]) addEventListener(kind, hide, {capture: true, passive: true});
  addEventListener("scroll", (event) => event.target instanceof Node && event.target.contains(shownFor) && hide(), {capture: true, passive: true});
  return made;
}

/** @param {HTMLElement} box @param {DOMRect} thing @param {boolean} touch */
function place(box, thing, touch) {
  const clear = [...document.querySelectorAll("[data-clear]")].map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
  box.style.transform = "";
  const {left, top, scale} = placed({width: box.offsetWidth, height: box.offsetHeight}, thing, clear, {width: innerWidth, height: innerHeight}, touch);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  if (scale < 1) box.style.transform = `scale(${scale})`;
}

function hide() {
  clearTimeout(waiting);
  if (!shownFor) return;
  shownFor = null;
  hiddenAt = performance.now();
  layer?.hidePopover();
}

/** @param {Element} element @param {Shown} shown */
function showSoon(element, shown) {
  clearTimeout(waiting);
  const reading = shownFor !== null || performance.now() - hiddenAt < 400;
  waiting = setTimeout(() => show(element, shown, false), reading ? DELAY_WHILE_READING : DELAY);
}

/**
 * What makes an element show a card in full. Spread it into the element.
 * @param {Shown | null} shown  null: nothing to show
 * @param {boolean} [onClick]  a click shows it too, at once
 * @returns {Record<string, any>}
 */
export function useZoom(shown, onClick = false) {
  const state = useRef({x: 0, y: 0, pressed: false, resting: false, element: /** @type {Element | null} */ (null)});
  const latest = useRef(shown);
  latest.current = shown;
  const known = state.current;
  useEffect(() => () => {
    if (known.element && known.element === shownFor) hide();
  }, []);
  if (!shown) return {};

  const begin = (/** @type {Event} */ event) => {
    known.element = /** @type {Element} */ (event.currentTarget);
    if (latest.current) showSoon(known.element, latest.current);
  };
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType !== "mouse") return;
      Object.assign(known, {x: event.clientX, y: event.clientY, resting: !wasMoved(event)});
      if (!known.resting) begin(event);
    },
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && hide(),
    onFocus: (/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && begin(event),
    onBlur: hide,
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      known.pressed = false;
      if (event.pointerType === "mouse") return;
      const element = /** @type {Element} */ (event.currentTarget);
      Object.assign(known, {x: event.clientX, y: event.clientY, element});
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        known.pressed = true;
        if (latest.current) show(element, latest.current, true);
      }, LONG_PRESS);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const far = Math.hypot(event.clientX - known.x, event.clientY - known.y);
      if (event.pointerType !== "mouse") {
        if (far > 10) clearTimeout(waiting);
      } else if (known.resting) { // it appeared under the pointer, and now it is meant
        known.resting = false;
        begin(event);
      }
    },
    onPointerUp: () => !known.pressed && clearTimeout(waiting),
    onPointerCancel: () => clearTimeout(waiting),
    onClick: onClick ? (/** @type {Event} */ event) => latest.current && show(/** @type {Element} */ (event.currentTarget), latest.current, false) : undefined,
    onContextMenu: (/** @type {Event} */ event) => known.pressed && event.preventDefault(),
    onClickCapture: (/** @type {Event} */ event) => {
      if (!known.pressed) return;
      known.pressed = false; // the press was for reading, not for choosing
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/**
 * Anything that stands for a card, such as its name in the log: pointing at it shows the card.
 * @param {{game: string, id: string, children: import("./html.js").Children}} props
 * @returns {import("./html.js").Drawn}
 */
export function CardZoom({game, id, children}) {
  const zoom = useZoom({game, id});
  return html`<span class="card-mention" tabindex="0" ...${zoom}>${children}</span>`;
}
