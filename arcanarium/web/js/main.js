/** Starts the page: theme, language, who is here, and then the page of the address. */
import {loadGames} from "./games.js";
import {html, render, useEffect, useLayoutEffect, useState} from "./html.js";
import {speak} from "./language.js";
import {ensureMe, loadMe} from "./me.js";
import {startWorker} from "./offline.js";
import {watchReach} from "./reach.js";
import {routeOf, watchAddress} from "./router.js";
import {setting, watchSettings} from "./settings.js";
import {Boundary, Failed, Shell} from "./shell.js";
import {has, language, loadTexts, say} from "./texts.js";
import {followTheme} from "./theme.js";

/** The first page neither takes the focus nor scrolls. */
let arrived = false;

/** Pages on which one sits at a table, so that the server has to know this browser again. */
const SEATED = new Set(["table"]);
/** Pages that change their language while one is on them; all others are opened anew. */
const STAYING = new Set(["table", "account"]);

function App() {
  const [address, setAddress] = useState(location.pathname);
  const [, redraw] = useState(0);
  const [visit, setVisit] = useState(0);
  useEffect(() => watchAddress(() => setAddress(location.pathname)), []);
  useEffect(() => watchSettings((name) => {
    const draw = () => redraw((n) => n + 1);
    if (name === "language" && setting(name) !== language()) void speak().then(draw, draw);  // chosen in another tab
    else draw();
  }), []);
  useEffect(() => watchReach((again) => {
    if (again) setVisit((n) => n + 1);
  }), []);
  const route = routeOf(address);
  const place = `${visit} ${address} ${STAYING.has(route.name) ? "" : language()}`;
  return html`
    <${Shell} page=${route.name}>
      <${Boundary} address=${place}><${Lazy} key=${place} address=${address} /><//>
    <//>`;
}

/** A page that is fetched when it is first needed. @param {{address: string}} props */
function Lazy({address}) {
  const [page, setPage] = useState(/** @type {{Page: any, params: any} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    let current = true;
    const {name, params, load} = routeOf(address);
    const known = SEATED.has(name) ? ensureMe().catch(() => null) : null;
    Promise.all([load(), known]).then(([{Page}]) => {
      if (!current) return;
      setPage({Page, params});
    }, (error) => {
      console.error(error);
      if (current) setFailed(true);
    });
    return () => void (current = false);
  }, [address]);
  useEffect(() => {
    const {name} = routeOf(address);
    if (page) document.title = has(`title-${name}`) ? `${say(`title-${name}`)} · Arcanarium` : "Arcanarium";
  }, [page, language()]);
  useEffect(() => {
    if (!page) return;
    if (arrived && !document.querySelector("#main [autofocus]")) document.getElementById("main")?.focus({preventScroll: true});
    if (arrived) scrollTo(0, 0);
    arrived = true;
  }, [page]);
  if (failed) return html`<${Failed} />`;
  return page ? html`<${page.Page} params=${page.params} />` : html`<div class="waiting" aria-busy="true"></div>`;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
/** Milliseconds after which what there is is shown, although something is still to come. */
const VEILED = 4_000;

/** Without texts there is only what the skeleton can say; then it is tried again. @param {HTMLElement} app @param {number} [wait] */
async function start(app, wait = FIRST_WAIT) {
  try {
    await Promise.all([loadTexts(document.documentElement.lang), loadMe().catch(() => undefined), loadGames().catch(() => undefined)]);
  } catch (error) {
    console.error(error);
    document.getElementById("skeleton")?.classList.add("is-late");
    setTimeout(() => void start(app, Math.min(LONGEST_WAIT, wait * 2)), wait);
    return;
  }
  render(html`<${App} />`, app);
  unveil(app);
}

/** Takes the skeleton away as soon as a page is drawn under it; then there is time for the rest. @param {HTMLElement} app */
function unveil(app) {
  const skeleton = document.getElementById("skeleton");
  const look = () => {
    if (!app.querySelector("main > *") || app.querySelector(".waiting")) return;
    done();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => done(), VEILED);
  const done = () => {
    skeleton?.remove();
    observer.disconnect();
    clearTimeout(timer);
    startWorker();
  };
  observer.observe(app, {childList: true, subtree: true});
  look();
}

followTheme();
// fetched while the texts are; what fails is told by Lazy and by whoever needs the games
void routeOf(location.pathname).load().catch(() => undefined);
const app = document.getElementById("app");
if (app) void start(app);
