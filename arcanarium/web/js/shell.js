/** What stands around every page: the header, the notice of the server, and what is shown when a page fails. */
import {Component} from "preact";
import {html, useEffect, useState} from "./html.js";
import {useMe} from "./me.js";
import {useSetting} from "./settings.js";
import {say} from "./texts.js";
import {shownTheme} from "./theme.js";

/** @param {{page: string, children?: any}} props */
export function Shell({page, children}) {
  return html`
    <a class="skip" href="#main">${say("shell-skip")}</a>
    <${Header} page=${page} />
    <${Notice} />
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
        <img src="/icon.svg" width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${say("shell-nav")}>
        <a href="/cards" aria-current=${here("cards")}>${say("shell-cards")}</a>
        <a href="/rules" aria-current=${here("rules")}>${say("shell-rules")}</a>
      </nav>
      <${ThemeSwitch} />
      <a class="shell-me" href="/account" aria-current=${here("account")} aria-label=${say("shell-account", {name: me.name || say("guest")})}>
        <${Glyph} name="settings" /><span>${me.name || say("guest")}</span>
      </a>
    </header>`;
}

function ThemeSwitch() {
  const [, setTheme] = useSetting("theme");
  const other = shownTheme() === "dark" ? "light" : "dark";
  return html`
    <button class="quiet round" type="button" onClick=${() => setTheme(other)} aria-label=${say(`shell-theme-${other}`)} title=${say(`shell-theme-${other}`)}>
      <${Glyph} name=${other === "light" ? "sun" : "moon"} />
    </button>`;
}

const GLYPHS = {
  sun: "M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1",
  moon: "M19.5 14.5A8.5 8.5 0 0 1 9.5 4.5a8.5 8.5 0 1 0 10 10z",
  settings: "M4 6h9M17 6h3M15 4v4M4 12h3M11 12h9M9 10v4M4 18h9M17 18h3M15 16v4",
  first: "M6 5v14M19 5l-9 7l9 7z",
  back: "M17 5l-10 7l10 7z",
  play: "M7 5l11 7l-11 7z",
  pause: "M8 5v14M16 5v14",
  next: "M7 5l10 7l-10 7z",
  last: "M18 5v14M5 5l9 7l-9 7z",
};

/** A drawing of the page itself, not of a game. @param {{name: keyof typeof GLYPHS}} props */
export function Glyph({name}) {
  return html`<svg class="glyph" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=${GLYPHS[name]} /></svg>`;
}

function Notice() {
  const {notice} = useMe();
  return notice ? html`<p class="notice" role="status">${notice}</p>` : null;
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
      <button type="button" onClick=${() => location.reload()}>${say("reload")}</button>
      <button type="button" class="quiet" onClick=${() => setSeen(false)}>${say("close")}</button>
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
        <button type="button" class="primary" onClick=${() => location.reload()}>${say("reload")}</button>
        <a class="button" href="/">${say("go-home")}</a>
      </p>
    </section>`;
}
