/**
 * Has the pointer moved? A thing that appears under a pointer at rest gets the same events as one that was pointed at;
 * here the two are told apart.
 */

/** Where the pointer was when it last moved or pressed; null before the first time. @type {{x: number, y: number}|null} */
let last = null;

/** @param {PointerEvent} event */
function note(event) {
  last = {x: event.clientX, y: event.clientY};
}

if (typeof window !== "undefined") {
  for (const kind of ["pointermove", "pointerdown", "pointerup"]) addEventListener(kind, /** @type {any} */ (note), {capture: true, passive: true});
}

/**
 * Did this event come because the pointer moved, and not because something moved under it? To be asked about what comes
 * before the move itself: pointerover, pointerenter.
 * @param {{clientX: number, clientY: number}} event
 */
export function wasMoved({clientX, clientY}) {
  return last !== null && (clientX !== last.x || clientY !== last.y);
}
