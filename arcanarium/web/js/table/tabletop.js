/** A game being played, or over: strip, board, own pool, decision panel, log and chat, laid out for the screen there is. */
import {html, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from "../html.js";
import {Icon} from "../icons.js";
import {selectorOf} from "../learn/pointing.js";
import {useSetting} from "../settings.js";
import {say} from "../texts.js";
import {against, named} from "../deciding.js";
import {wasMoved} from "../pointing.js";
import {useChoosing} from "./choosing.js";
import {AgreeCoach, AskCoach, CoachSaid, isAskedToAgree, mayAsk, useCoached} from "./coached.js";
import {Decision, Waiting} from "./decision.js";
import {Ending} from "./ending.js";
import {Help, Tip} from "./help.js";
import {press, useKeys} from "./keys.js";
import {LookingBack, useLooking} from "./looking.js";
import {Menu, elementOf} from "./menu.js";
import {useMotion} from "./motion.js";
import {Banner, useMarked, useNews} from "./news.js";
import {PARTS, PartTabs, useSwipe} from "./parts.js";
import {touchedSince} from "./past.js";
import {AskFor, Leave, SeatPrompts} from "./prompts.js";
import {NARROW, TOUCH, WIDE, useMedia} from "./screen.js";
import {soundOf} from "./sound.js";
import {Strip} from "./strip.js";
import {Talk} from "./talk.js";
import {useTitle} from "./title.js";
import {Undo, UndoRequest} from "./undo.js";

/**
 * @typedef {import("./types.js").LinkData} LinkData
 * @typedef {import("./types.js").TableFrame} TableFrame
 * @typedef {import("./types.js").StateFrame} StateFrame
 * @typedef {import("./types.js").BoardModule} BoardModule
 * @typedef {import("./types.js").Fragment} Fragment
 */

/** How many lines of the log stand beside a question that a rival's doing brought. */
const FACTS = 3;

/**
 * @param {{data: LinkData, board: BoardModule, ask: (message: any) => Promise<any>, tell: (message: any) => Promise<any>, coach?: any,
 *   point?: string[], onLeave?: (() => void)|null}} props
 *   `ask` rejects where the server refuses, `tell` does not; `coach`: what is said beside the game; `point`: what it speaks of; `onLeave`: instead
 *   of giving up the seat
 */
export function Tabletop({data, board, ask, tell, coach = null, point = [], onLeave = null}) {
  const table = /** @type {TableFrame} */ (data.table);
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const latest = useRef(/** @type {TableFrame|null} */ (null));
  latest.current = data.table;
  const behind = useLooking(data, tell);
  const shown = /** @type {StateFrame} */ (useMotion(behind.state ?? data.state, root, board.flights ?? null));
  const current = shown === data.state;
  const {made, remembering} = useMade(ask);
  const coached = useCoached(data, remembering, tell);
  const choosing = useChoosing(current ? shown : {...shown, ask: null}, coached.choose);
  const [detail, setDetail] = useState(/** @type {number|null} */ (null));
  const [talk, setTalk] = useState("log");
  const [drawer, setDrawer] = useState(false);
  const [part, setPart] = useState("mine");
  const [help, setHelp] = useState(false);
  const [looking, setLooking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState("");
  const [soundOn, setSoundOn] = useSetting("sound");
  const [hinting] = useSetting("hints");
  const touch = useMedia(TOUCH);
  const narrow = useMedia(NARROW);
  const wide = useMedia(WIDE);
  const names = useMemo(() => table.seats.map((seat) => seat.name), [table]);
  const {you} = table;
  const question = current ? shown.ask : null;
  const why = useCallback((/** @type {string} */ target) => against(question, target), [question]);
  const pointed = usePointed(root, question);
  const before = data.log.slice(-FACTS).map(([, line]) => line);
  const requests = data.state?.requests ?? [];
  const request = requests.find((each) => each.name === asking);
  const hint = current && data.hint && data.hint.step === shown.step ? data.hint : null;

  useSounds(data.state);
  useTitle(Boolean(data.state?.ask), Boolean(data.state?.result));
  useMarked("data-hinted", hint && named(question, hint.move)?.targets || []);
  useMarked("data-fresh", current ? touchedSince(data.past, shown.since) : shown.touched, shown);
  const news = useNews(data.past, names, you);
  usePartOfQuestion(narrow, part, setPart, choosing.lit, shown.step);
  useOffers(table, () => setLooking(false));
  useLitInView(root, part, choosing.lit, question ? `${question.at} ${question.question}` : "");
  usePartPointedAt(narrow, setPart, point, shown.step);
  const swipe = useSwipe(narrow, part, setPart);

  const talkAbout = (/** @type {string} */ tab) => {
    if (narrow) setPart("log");
    else if (!wide) setDrawer(!drawer || tab !== talk);
    setTalk(tab);
    if (tab === "chat") setTimeout(() => /** @type {HTMLElement|null} */ (document.querySelector(".chat-input"))?.focus(), 0);
  };
  const askHint = () => question && table.hints && hinting && tell({t: "hint", step: shown.step});
  useKeys({
    u: () => press(".undo"), p: () => press('.decision [data-group="pass"]'), m: () => press(".list-toggle"), h: askHint,
    l: () => talkAbout("log"), c: () => talkAbout("chat"), "?": () => setHelp(!help), b: behind.back, n: behind.next,
    Escape: () => coached.asking ? coached.setAsking(false) : help || leaving || request ? (setHelp(false), setLeaving(false), setAsking(""))
      : choosing.back() || (detail !== null ? setDetail(null) : behind.state ? behind.now() : setDrawer(false)),
  }, choosing.lit);

  const talking = html`<${Talk} log=${data.log} since=${data.state?.since ?? -1} chat=${data.chat} tab=${talk} setTab=${setTalk} requests=${requests} onRequest=${setAsking} onSay=${(/** @type {string} */ text) => ask({t: "chat", text})} />`;
  const over = shown.result && !looking;
  return html`
    <div class="tabletop" data-game=${table.game} data-part=${narrow ? part : null} data-deciding=${question ? true : null} data-looking=${behind.state ? true : null} data-seats=${table.seats.length} data-step=${shown.step}>
      <${Strip} table=${table} state=${shown} skew=${data.skew} onSeat=${(/** @type {number} */ seat) => setDetail(detail === seat ? null : seat)}>
        ${table.watchers > 0 && html`<span class="watchers" title=${say("watchers", {n: table.watchers})}><${Icon} name="eye" size=${16} />${table.watchers}</span>`}
        ${!narrow && !wide && html`<button type="button" class="btn quiet small icon-only" aria-pressed=${drawer} onClick=${() => setDrawer(!drawer)} title=${say("tab-log")} aria-label=${say("tab-log")}><${Icon} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${soundOn} onClick=${() => setSoundOn(!soundOn)} title=${say("sound-toggle")} aria-label=${say("sound-toggle")}><${Icon} name=${soundOn ? "sound" : "mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only help-button" aria-pressed=${help} aria-keyshortcuts="?" onClick=${() => setHelp(!help)} title=${say("help-open")} aria-label=${say("help-open")}><${Icon} name="book" size=${18} /></button>
        ${you >= 0 && !shown.result && !table.day && html`<button type="button" class="btn quiet small icon-only" onClick=${onLeave ?? (() => setLeaving(true))} title=${say("leave")} aria-label=${say("leave")}><${Icon} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${say("ending-home")} aria-label=${say("ending-home")}><${Icon} name="home" size=${18} /></a>
      <//>
      ${narrow && html`<${PartTabs} part=${part} setPart=${setPart} lit=${choosing.lit} />`}
      <section class="board" ref=${root} ...${swipe} aria-label=${say("board-label")}>
        <${board.Board} game=${table.game} view=${shown.view} table=${table} score=${shown.score} ask=${question} names=${names} you=${you}
          lit=${choosing.lit} chosen=${choosing.path} choose=${choosing.choose} why=${why} detail=${detail} setDetail=${setDetail} />
        ${narrow && part === "log" && html`<div class="part-log">${talking}</div>`}
      </section>
      <${Banner} news=${behind.state ? null : news} />
      <aside class="side">
        ${(wide || !narrow && drawer) && html`<div class="talk-place" data-drawer=${!wide || null}>${talking}</div>`}
        ${coach}
        <${UndoRequest} table=${table} names=${names} log=${data.log} send=${tell} />
        <${SeatPrompts} table=${table} names=${names} owing=${shown.view.owing} skew=${data.skew} send=${tell} />
        ${you >= 0 && !shown.result && html`<${Tip} touch=${touch} />`}
        <div class="desk" data-clear data-active=${question ? true : null}>
          ${board.Beside && you >= 0 && html`<${board.Beside} view=${shown.view} you=${you} />`}
          ${!behind.state && html`<${CoachSaid} data=${data} coached=${coached} />`}
          ${behind.state ? html`<${LookingBack} looking=${behind} asked=${Boolean(data.state?.ask)} />`
          : question && you >= 0 ? html`<${Decision} game=${table.game} state=${shown} ask=${question} you=${you} choosing=${choosing} hint=${hint} before=${before} />`
          : shown.result ? html`<div class="decision"><button type="button" class="btn primary" onClick=${() => setLooking(false)}>${say("ending-show")}</button></div>`
          : html`<${Waiting} names=${names} owing=${shown.view.owing} you=${you} before=${before} />`}
          <p class="why-line" aria-live="polite">${pointed}</p>
          ${!shown.result && html`
            <div class="desk-tools">
              ${you >= 0 && !behind.state && html`<${Undo} state=${shown} table=${table} names=${names} log=${data.log} made=${made(shown.step)} send=${tell} />`}
              ${!behind.state && behind.more && html`<button type="button" class="btn quiet small" onClick=${behind.back} aria-keyshortcuts="b" title=${say("look-title")}><${Icon} name="left" size=${16} /> ${say("look-open")}</button>`}
              ${question && !table.hints && html`<span class="no-hints">${say("hint-forbidden-short")}</span>`}
              ${question && table.hints && hinting && html`<button type="button" class="btn quiet small" onClick=${askHint} aria-keyshortcuts="h"><${Icon} name="hint" size=${16} /> ${say("hint-ask")}</button>`}
              ${hinting && !behind.state && mayAsk(table) && html`<${AskCoach} coached=${coached} asked=${Boolean(question)} made=${shown.since >= 0} />`}
              ${hinting && !behind.state && isAskedToAgree(table) && html`<${AgreeCoach} table=${table} tell=${tell} />`}
            </div>`}
        </div>
      </aside>
      <${Menu} choosing=${choosing} />
      ${help && html`<${Help} table=${table} onClose=${() => setHelp(false)} tell=${tell} />`}
      ${leaving && html`<${Leave} onClose=${() => setLeaving(false)} onLeave=${() => tell({t: "leave"})} />`}
      ${request && html`<${AskFor} request=${request} onClose=${() => setAsking("")} onAsk=${() => tell({t: "request", name: request.name})} />`}
      ${over && html`<div class="veil"></div><${Ending} table=${table} state=${shown} names=${names} ask=${ask} latest=${() => latest.current} onLook=${() => setLooking(true)} />`}
    </div>`;
}

/** Remembers what was done here, so that taking it back can say what. @param {(message: any) => Promise<any>} ask */
function useMade(ask) {
  const moves = useRef(/** @type {{step: number, label: Fragment[]}[]} */ ([]));
  const remembering = useCallback((/** @type {any} */ message, /** @type {import("./types.js").Move=} */ move) => {
    const before = moves.current.filter((one) => one.step < message.step);
    moves.current = move ? [...before, {step: message.step, label: [[move.heading, "text"], [" ", "text"], ...move.label]}] : before;
    return ask(message);
  }, [ask]);
  const made = (/** @type {number} */ step) => moves.current.find((one) => one.step === step - 1)?.label ?? null;
  return {made, remembering};
}

/** Calls back when somebody else offers a rematch. @param {TableFrame} table @param {() => void} onOffer */
function useOffers(table, onOffer) {
  const offers = Object.entries(table.next ?? {}).filter(([, {seat}]) => seat !== table.you).map(([how]) => how).join();
  useEffect(() => {
    if (offers) onOffer();
  }, [offers]);
}

/** Why the thing under pointer or focus cannot be chosen, until the next click. */
/** @param {{current: HTMLElement|null}} root @param {import("./types.js").Ask|null} ask @returns {string} */
function usePointed(root, ask) {
  const [target, setTarget] = useState("");
  useEffect(() => {
    const board = root.current;
    /** @param {Event} event */
    const over = (event) => {
      if (event instanceof PointerEvent && event.pointerType === "mouse" && !wasMoved(event)) return;
      const thing = event.target instanceof Element ? /** @type {HTMLElement|null} */ (event.target.closest("[data-target]")) : null;
      setTarget(thing?.dataset.target ?? "");
    };
    const away = (/** @type {Event} */ event) => {
      const thing = event.target instanceof Element ? event.target.closest("[data-target]") : null;
      if (!thing || thing.querySelector(".lit") || thing.matches("[data-lit]")) setTarget("");
    };
    board?.addEventListener("pointerover", over);
    board?.addEventListener("focusin", over);
    document.addEventListener("pointerup", away);
    return () => {
      board?.removeEventListener("pointerover", over);
      board?.removeEventListener("focusin", over);
      document.removeEventListener("pointerup", away);
    };
  }, []);
  useEffect(() => setTarget(""), [ask?.at]);
  return target ? against(ask, target).join(" ") : "";
}

/** @param {StateFrame|null} state */
function useSounds(state) {
  const before = useRef(state);
  useEffect(() => {
    if (state && state !== before.current) soundOf(state, before.current);
    before.current = state;
  }, [state]);
}

/** On a narrow screen what is spoken of is brought into view. @param {boolean} narrow @param {(part: string) => void} setPart @param {string[]} point @param {number} step  it may come into play only then */
function usePartPointedAt(narrow, setPart, point, step) {
  const key = point.join(" ");
  useEffect(() => {
    const part = narrow && point.length && document.querySelector(selectorOf(point[0]))?.closest(".board [data-part]")?.getAttribute("data-part");
    if (part) setPart(part);
  }, [key, narrow, step]);
}

/** On a narrow screen a new question brings the part with its things into view, where the present one has none. */
/** @param {boolean} narrow @param {string} part @param {(part: string) => void} setPart @param {Set<string>} lit @param {number} step */
function usePartOfQuestion(narrow, part, setPart, lit, step) {
  useEffect(() => {
    if (!narrow || !lit.size) return;
    const parts = new Set([...lit].map((target) => document.querySelector(`[data-target="${CSS.escape(target)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));
    if (parts.has(part)) return;
    const other = PARTS.find((one) => parts.has(one));
    if (other) setPart(other);
  }, [step, narrow]);
}

/** What can be chosen is scrolled to, where none of it is in view; another part of the table begins at its top. */
/** @param {{current: HTMLElement|null}} root @param {string} part @param {Set<string>} lit @param {string} question */
function useLitInView(root, part, lit, question) {
  useLayoutEffect(() => {
    if (root.current) root.current.scrollTop = 0;
  }, [part]);
  useEffect(() => {
    if (!root.current || !question) return;
    const shown = [...lit].map(elementOf).filter((one) => one !== null && root.current?.contains(one));
    if (shown.length && !shown.some((one) => isInView(/** @type {Element} */ (one)))) shown[0]?.scrollIntoView({block: "center", inline: "nearest"});
  }, [question, part, lit.size > 0]);
}

/** Does nothing that scrolls hide it? @param {Element} element */
function isInView(element) {
  const {top, bottom} = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const box = around.getBoundingClientRect();
    if (top < box.top - 1 || bottom > box.bottom + 1) return false;
  }
  return true;
}
