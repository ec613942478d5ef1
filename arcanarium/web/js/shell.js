/** What stands around every page: the header, the notice of the server, and what is shown when a page fails. */
import {Component} from "preact";
import {lasting} from "./boot.js";
import {html, useEffect, useState} from "./html.js";
import {Icon} from "./icons.js";
import {LanguageSwitch} from "./language.js";
import {useMe} from "./me.js";
import {useLost} from "./reach.js";
import {useSetting} from "./settings.js";
import {say} from "./texts.js";
import {shownTheme} from "./theme.js";
import {called} from "./who.js";

/** @param {{page: string, children?: any}} props */
export function Shell({page, children}) {
  return html`
    <a class="skip" href="#main">${say("shell-skip")}</a>
    <${Header} page=${page} />
    <${Notice} />
    <${Lost} />
    <main id="main" tabindex="-1" class=${`page page-${page}`}>${children}</main>
    <${Mishap} />`;
}

/** @param {{page: string}} props */
function Header({page}) {
  const me = useMe();
  const here = (/** @type {string} */ name) => (page === name ? "page" : undefined);
  return html`
    <header class="shell">
      <a class="brand" href="/" aria-current=${here("home")}>
        <img src=${lasting("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${say("shell-nav")}>
        <a href="/learn" aria-current=${here("learn")}>${say("shell-learn")}</a>
        <a href="/cards" aria-current=${here("cards")}>${say("shell-cards")}</a>
        <a href="/rules" aria-current=${here("rules") ?? here("clauses")}>${say("shell-rules")}</a>
      </nav>
      <${LanguageSwitch} />
      <${ThemeSwitch} />
      <a class="shell-me" href="/account" aria-current=${here("account")} aria-label=${say("shell-account", {name: called(me.name) || say("guest")})}>
        <${Icon} name="settings" size=${20} /><span><bdi>${called(me.name) || say("guest")}</bdi></span>
      </a>
    </header>`;
}

function ThemeSwitch() {
  const [, setTheme] = useSetting("theme");
  const other = shownTheme() === "dark" ? "light" : "dark";
  return html`
    <button class="btn quiet icon-only" type="button" onClick=${() => setTheme(other)} aria-label=${say(`shell-theme-${other}`)} title=${say(`shell-theme-${other}`)}>
      <${Icon} name=${other === "light" ? "sun" : "moon"} size=${20} />
    </button>`;
}

function Notice() {
  const {notice} = useMe();
  return notice ? html`<p class="notice" role="status">${notice}</p>` : null;
}

/** Without a network there is what was stored; the line goes by itself. */
function Lost() {
  return useLost() ? html`<p class="notice" role="status" data-lost>${say("reach-lost")}</p>` : null;
}

/** What went wrong outside of drawing: the page is still there, but something may be missing. */
function Mishap() {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const shown = (/** @type {Event} */ event) => {
      console.error(event);
      setSeen(true);
    };
    addEventListener("error", shown);
    addEventListener("unhandledrejection", shown);
    return () => {
      removeEventListener("error", shown);
      removeEventListener("unhandledrejection", shown);
    };
  }, []);
  return seen && html`
    <div class="mishap" role="alert">
      <p>${say("mishap")}</p>
      <button type="button" class="btn" onClick=${() => location.reload()}>${say("reload")}</button>
      <button type="button" class="btn quiet" onClick=${() => setSeen(false)}>${say("close")}</button>
    </div>`;
}

/** Draws its children, or says what to do where that fails. A new `address` is a new try. */
export class Boundary extends Component {
  /** @param {{address: string, children?: any}} props */
  constructor(props) {
    super(props);
    /** @type {{failed: unknown}} */
    this.state = {failed: null};
  }

  /** @param {unknown} error */
  static getDerivedStateFromError(error) {
    return {failed: error ?? "?"};
  }

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
  }

  /** @param {{address: string}} before */
  componentDidUpdate(before) {
    if (before.address !== this.props.address && this.state.failed) this.setState({failed: null});
  }

  render() {
    return this.state.failed ? html`<${Failed} />` : this.props.children;
  }
}

/** A page that could not be loaded or drawn. */
export function Failed() {
  return html`
    <section class="panel failed" role="alert">
      <h1>${say("failed-title")}</h1>
      <p>${say("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${() => location.reload()}>${say("reload")}</button>
        <a class="btn" href="/">${say("go-home")}</a>
      </p>
    </section>`;
}
