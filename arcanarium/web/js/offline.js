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
