/** What a replay is steered with: buttons, a slider, keys; whose eyes; the link and the file. */
import {html, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";

/** Milliseconds between two steps at normal speed. */
const BEAT = 1400;
const SPEEDS = [0.5, 1, 2, 4];

/**
 * @param {{table: import("../table/types.js").TableFrame, length: number, at: number, setAt: (step: number) => void, ready: boolean,
 *   setEyes: (seat: number) => void, names: string[], narrow: boolean}} props  `ready` tells whether the next step is here
 */
export function Player({table, length, at, setAt, ready, setEyes, names, narrow}) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const over = at >= length;
  useEffect(() => {
    if (!playing || over || !ready) return undefined;
    const timer = setTimeout(() => setAt(at + 1), BEAT / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, over, ready]);
  useEffect(() => {
    if (over) setPlaying(false);
  }, [over]);
  const jump = (/** @type {number} */ step) => {
    setPlaying(false);
    setAt(step);
  };
  const toggle = () => {
    if (!playing && over) setAt(0);
    setPlaying(!playing);
  };
  useKeys({ArrowLeft: () => jump(at - 1), ArrowRight: () => jump(at + 1), Home: () => jump(0), End: () => jump(length), " ": toggle});
  const choices = html`
    <div class="player-choices">
      <label><span>${say("replay-eyes")}</span>
        <select class="select" value=${String(table.you)} onChange=${(/** @type {any} */ event) => setEyes(Number(event.currentTarget.value))}>
          <option value="-1">${say("replay-eyes-all")}</option>
          ${names.map((name, seat) => html`<option key=${seat} value=${String(seat)}>${name}</option>`)}
        </select></label>
      <label><span>${say("replay-speed")}</span>
        <select class="select" value=${String(speed)} onChange=${(/** @type {any} */ event) => setSpeed(Number(event.currentTarget.value))}>
          ${SPEEDS.map((n) => html`<option key=${n} value=${String(n)}>${say("replay-speed-value", {n})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${Share} />
      <a class="btn small" href=${`/board?table=${encodeURIComponent(table.table)}&step=${at}`}><${Icon} name="search" size=${16} /> ${say("board-from-replay")}</a>
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(table.table)}/record`} download><${Icon} name="download" size=${16} /> ${say("replay-download")}</a>
    </div>`;
  return html`
    <div class="player" role="group" aria-label=${say("title-replay")}>
      <div class="player-buttons">
        <${Button} text="replay-first" icon="pass" mirrored onClick=${() => jump(0)} off=${at <= 0} />
        <${Button} text="replay-back" icon="left" onClick=${() => jump(at - 1)} off=${at <= 0} />
        <button type="button" class="btn primary" onClick=${toggle}><${Icon} name=${playing ? "pause" : "play"} size=${18} /> ${say(playing ? "replay-pause" : "replay-play")}</button>
        <${Button} text="replay-next" icon="right" onClick=${() => jump(at + 1)} off=${over} />
        <${Button} text="replay-last" icon="pass" onClick=${() => jump(length)} off=${over} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${say("replay-step", {n: at, of: length})}</span>
        <input type="range" min="0" max=${length} value=${at} aria-valuetext=${say("replay-step", {n: at, of: length})} onInput=${(/** @type {any} */ event) => jump(Number(event.currentTarget.value))} />
        <output class="num" aria-hidden="true">${at} / ${length}</output>
      </label>
      ${narrow ? html`<details><summary>${say("replay-choices")}</summary>${choices}</details>` : choices}
      <p class="player-keys">${say("replay-keys")}</p>
    </div>`;
}

/** @param {{text: string, icon: string, onClick: () => void, off: boolean, mirrored?: boolean}} props */
function Button({text, icon, onClick, off, mirrored = false}) {
  return html`
    <button type="button" class=${mirrored ? "btn icon-only mirrored" : "btn icon-only"} aria-label=${say(text)} title=${say(text)} aria-disabled=${off} onClick=${() => off || onClick()}>
      <${Icon} name=${icon} size=${18} /></button>`;
}

/** Copies the address; where the browser does not allow that, it is selected to be copied by hand. */
function Share() {
  const [told, setTold] = useState(/** @type {"" | "copied" | "blocked"} */ (""));
  const copy = () => {
    const done = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error("no clipboard"));
    done.then(() => setTold("copied"), () => setTold("blocked"));
  };
  return html`
    <button type="button" class="btn small" onClick=${copy}><${Icon} name="link" size=${16} /> ${say("replay-share")}</button>
    <span role="status" class="done">${told === "copied" && say("replay-shared")}</span>
    ${told === "blocked" && html`<input class="input" readonly value=${location.href} aria-label=${say("replay-share")} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />`}`;
}

/** Keys that work wherever nothing else wants them. @param {Record<string, () => void>} keys */
function useKeys(keys) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const busy = event.target instanceof Element && event.target.closest("input, select, textarea, summary, [role=dialog]");
      const onButton = event.key === " " && event.target instanceof Element && event.target.closest("button, a");
      const action = keys[event.key];
      if (!action || busy || onButton || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
