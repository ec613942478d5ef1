/** The service worker, with which the page opens without a network: see worker/worker.js. */
import {told} from "./boot.js";

/** Milliseconds until the worker fetches what it stores: first comes what somebody waits for. */
const FIRST_THINGS = 2_500;

/** Where the browser has workers at all: it does on localhost and with https. */
export function startWorker() {
  const address = told("worker");
  if (!address || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    // the address changes with its contents, so there is no need to look whether it has
    navigator.serviceWorker.register(address, {scope: "/", updateViaCache: "all"}).catch((error) => console.warn(error));
  }, FIRST_THINGS);
}

const PIECE = 40;
/** Where the worker keeps what was seen. */
const SEEN = "seen";

/**
 * Lets the worker store a game that is over, by asking for all of it as the replay does.
 * @param {string} table @param {number} eyes
 */
export async function keepGame(table, eyes) {
  if (!navigator.serviceWorker?.controller) return;
  for (let from = 0, length = 0; from <= length; from += PIECE) {
    const answer = await fetch(`/api/replay/${encodeURIComponent(table)}?from=${from}&to=${from + PIECE - 1}&eyes=${eyes}`);
    if (!answer.ok) return;
    length = (await answer.json()).length;
  }
}

/** The address of the replay of a game, if some of it is stored here; else nothing. @param {string} table @returns {Promise<string>} */
export async function storedReplay(table) {
  const found = "caches" in globalThis ? await (await caches.open(SEEN)).keys() : [];
  const one = found.map(({url}) => new URL(url)).find(({pathname}) => pathname === `/api/replay/${encodeURIComponent(table)}`);
  const eyes = Number(one?.searchParams.get("eyes") ?? -1);
  return one ? `/replay/${encodeURIComponent(table)}${eyes >= 0 ? `?eyes=${eyes}` : ""}` : "";
}
