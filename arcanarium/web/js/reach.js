/** Whether the server can be reached. Once it cannot, it is tried again until it can. */
import {useEffect, useState} from "./html.js";

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 20_000;
/** What the service worker marks answers with that it had stored. */
const STORED = "x-stored";

let lost = false;
let wait = FIRST_WAIT;
let timer = 0;
/** @type {Set<(again: boolean) => void>} */
const watchers = new Set();

/** A request got no answer. */
export function lose() {
  if (lost) return;
  lost = true;
  wait = FIRST_WAIT;
  tell(false);
  later();
}

/** A request was answered; perhaps only from what was stored. @param {Response} answer */
export function reach(answer) {
  if (answer.headers?.get(STORED)) {
    lose();
  } else if (lost) {
    lost = false;
    clearTimeout(timer);
    tell(true);
  }
}

/** @param {(again: boolean) => void} watcher  is told whether the server is there again @returns {() => void} what ends it */
export function watchReach(watcher) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Whether the server cannot be reached, inside a component. @returns {boolean} */
export function useLost() {
  const [, redraw] = useState(0);
  useEffect(() => watchReach(() => redraw((n) => n + 1)), []);
  return lost;
}

/** @param {boolean} again */
function tell(again) {
  for (const watcher of [...watchers]) watcher(again);
}

function later() {
  timer = setTimeout(() => void look(), wait);
  wait = Math.min(LONGEST_WAIT, wait * 2);
}

async function look() {
  clearTimeout(timer);
  if (!lost) return;
  const answer = await fetch("/api/me", {credentials: "same-origin", cache: "no-store"}).catch(() => null);
  if (answer) reach(answer);
  if (lost) later();
}

globalThis.addEventListener?.("online", () => void look());
