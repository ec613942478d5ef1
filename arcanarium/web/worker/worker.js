/// <reference lib="webworker" />
/**
 * What stands between the page and the network, so that the page opens without one.
 *
 * The server puts `PLAN` in front of this file: the version, and what to fetch beforehand. All of that has addresses that change with
 * their contents, so a page never gets a file of another version, whichever worker is at work. The page itself always comes from the
 * network if there is one; a new version is here with the next look at it.
 */

/** @typedef {{version: string, shell: string, needed: string[], wanted: string[], kept: string[]}} Plan  `kept`: how the addresses of answers begin that are stored when they come by */

/** @type {Plan} */
const {version, shell, needed, wanted, kept} = /** @type {any} */ (globalThis).PLAN;
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

const FILES = `files ${version}`;
const SEEN = "seen";
/** How many answers are stored at most; the oldest go first. A replayed game takes about six. */
const MOST = 400;
/** Milliseconds after which a network that says nothing is no network. */
const PATIENCE = 6_000;
/** Tells the page that an answer was stored earlier. */
const STORED = "x-stored";

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method !== "GET") {
    if (url.pathname.startsWith("/api/account/")) event.respondWith(entering(request));
    return;
  }
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (isLasting(url)) {
    event.respondWith(file(request));
  } else if (kept.some((start) => url.pathname.startsWith(start))) {
    event.respondWith(answer(event));
  }
});

/** An address that has always the same contents. @param {URL} url @returns {boolean} */
function isLasting(url) {
  return url.pathname.startsWith("/a/") || url.searchParams.has("v");
}

async function install() {
  const cache = await caches.open(FILES);
  const add = async (/** @type {string} */ address) => {
    const had = isLasting(new URL(address, location.href)) ? await caches.match(address) : undefined;
    if (had) await cache.put(address, had);
    else await cache.add(new Request(address, {credentials: address === shell ? "omit" : "same-origin"}));
  };
  await Promise.all([shell, ...needed].map(add));
  await Promise.all(wanted.map((address) => add(address).catch(() => undefined)));
  await worker.skipWaiting();
}

/** Open pages have all their files already, and those with other addresses are fetched: what the version before stored can go. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name !== FILES && name !== SEEN);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page from the network; without one, the page that was stored. @param {Request} request @returns {Promise<Response>} */
async function page(request) {
  try {
    const found = await soon(fetch(request));
    if (!isGone(found)) return found;
  } catch {
    // no network
  }
  return await (await caches.open(FILES)).match(shell) ?? Response.error();
}

/** @param {Request} request @returns {Promise<Response>} */
async function file(request) {
  return await caches.match(request.url) ?? fetch(request);
}

/**
 * An answer from the network, stored for later; without a network, what was stored. Where nothing was, there is all the time that it takes.
 * @param {FetchEvent} event @returns {Promise<Response>}
 */
async function answer(event) {
  const {request} = event;
  const network = fetch(request);
  event.waitUntil(network.then((found) => (found.ok ? store(request.url, found.clone()) : undefined), () => undefined));
  try {
    const found = await soon(network);
    if (!isGone(found)) return found;
  } catch {
    // no network
  }
  const had = await (await caches.open(SEEN)).match(request.url) ?? await caches.match(request.url, {ignoreSearch: !new URL(request.url).search});
  if (!had) return network;
  const headers = new Headers(had.headers);
  headers.set(STORED, "yes");
  return new Response(had.body, {status: had.status, headers});
}

/** A proxy speaks for a server that is gone. @param {Response} found @returns {boolean} */
function isGone({status}) {
  return status >= 502 && status <= 504;
}

/** @param {string} address @param {Response} found */
async function store(address, found) {
  const cache = await caches.open(SEEN);
  await cache.delete(address);
  await cache.put(address, found);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => cache.delete(request)));
}

/** Whoever comes or goes leaves nothing of theirs here. @param {Request} request @returns {Promise<Response>} */
async function entering(request) {
  const found = await fetch(request);
  if (found.ok) await caches.delete(SEEN);
  return found;
}

/** @template T @param {Promise<T>} promise @returns {Promise<T>} */
function soon(promise) {
  return Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error("too late")), PATIENCE))]);
}
