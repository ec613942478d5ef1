/** Time left. It ticks once a second, in figures of one width, so nothing else moves. */
import {html, useEffect, useState} from "../html.js";
import {say} from "../texts.js";

/** @typedef {import("./types.js").SeatOfTable} Seat */

/** "4:07". @param {number} seconds @returns {string} */
export function written(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const LOW = 20;

/**
 * What is left until `due`, or the bank while the seat owes nothing.
 * @param {{seat: Seat, skew: number}} props  `skew`: the server's clock minus ours, in seconds
 */
export function Clock({seat, skew}) {
  const [, tick] = useState(0);
  const running = seat.due !== null && seat.due !== undefined;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  if (seat.bank === null || seat.bank === undefined) return null;
  const left = running ? Number(seat.due) - (Date.now() / 1000 + skew) : seat.bank;
  return html`<span class="clock" data-running=${running || null} data-low=${running && left < LOW || null}
    role="timer" aria-label=${say("clock-left", {time: written(left)})}>${written(left)}</span>`;
}
