/** Which page an address belongs to. Links are plain `<a href>`; `go` is for what is not a link. */

/**
 * A page module exports `Page({params})`: `params` are the parts of the address that have names below.
 * @typedef {{params: Record<string, string>}} PageProps
 * @typedef {{name: string, params: Record<string, string>, load: () => Promise<{Page: (props: PageProps) => any}>}} Route
 */

/** @type {[string, string, () => Promise<any>][]} */
const ROUTES = [
  ["home", "/", () => import("./pages/home.js")],
  ["new", "/new", () => import("./pages/new.js")],
  ["table", "/t/:table", () => import("./table/page.js")],
  ["learn", "/learn", () => import("./pages/learn.js")],
  ["lesson", "/learn/:lesson", () => import("./learn/page.js")],
  ["puzzles", "/puzzles", () => import("./pages/puzzles.js")],
  ["puzzle", "/puzzles/:puzzle", () => import("./puzzles/page.js")],
  ["cards", "/cards", () => import("./pages/cards.js")],
  ["cards", "/cards/:game", () => import("./pages/cards.js")],
  ["rules", "/rules", () => import("./pages/rules.js")],
  ["rules", "/rules/:game", () => import("./pages/rules.js")],
  ["clauses", "/rules/:game/full", () => import("./pages/clauses.js")],
  ["explore", "/explore", () => import("./pages/explore.js")],
  ["replay", "/replay/:table", () => import("./pages/replay.js")],
  ["board", "/board", () => import("./board/page.js")],
  ["board", "/board/:board", () => import("./board/page.js")],
  ["daily", "/daily", () => import("./pages/daily.js")],
  ["daily", "/daily/:day", () => import("./pages/daily.js")],
  ["account", "/account", () => import("./pages/account.js")],
  ["letter", "/account/:what", () => import("./pages/letter.js")],
];

/** @type {Set<() => void>} */
const watchers = new Set();

/** @param {string} path @returns {Route} */
export function routeOf(path) {
  const parts = path.split("/").filter(Boolean);
  for (const [name, pattern, load] of ROUTES) {
    const params = match(pattern.split("/").filter(Boolean), parts);
    if (params) return {name, params, load};
  }
  return {name: "notfound", params: {}, load: () => import("./pages/notfound.js")};
}

/** @param {string[]} pattern @param {string[]} parts @returns {Record<string, string> | null} */
function match(pattern, parts) {
  if (pattern.length !== parts.length) return null;
  /** @type {Record<string, string>} */
  const params = {};
  for (const [i, part] of parts.entries()) {
    if (pattern[i].startsWith(":")) params[pattern[i].slice(1)] = decode(part);
    else if (pattern[i] !== part) return null;
  }
  return params;
}

/** @param {string} part @returns {string} */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param {string} path @param {{replace?: boolean}} [how] */
export function go(path, {replace = false} = {}) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  for (const watcher of [...watchers]) watcher();
}

/**
 * Follows links and the back button without loading the site again.
 * @param {() => void} watcher  called when the address has changed
 */
export function watchAddress(watcher) {
  watchers.add(watcher);
  addEventListener("popstate", watcher);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isOurs(event, link)) return;
    event.preventDefault();
    if (link.pathname + link.search !== location.pathname + location.search) go(link.pathname + link.search + link.hash);
  });
}

/** @param {MouseEvent} event @param {HTMLAnchorElement} link @returns {boolean} */
function isOurs(event, link) {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const inside = link.origin === location.origin && !link.pathname.startsWith("/api/");
  const jump = link.hash && link.pathname === location.pathname;
  return plain && inside && !jump && !link.target && !link.hasAttribute("download");
}
