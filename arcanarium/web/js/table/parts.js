/** The parts of a table on a narrow screen: one is in view, the others a tap or a swipe away. */
import {html, useRef} from "../html.js";
import {say} from "../texts.js";

export const PARTS = ["mine", "centre", "rivals", "log"];

/** How far a finger goes for a swipe, and how straight. */
const FAR = 60;
const STRAIGHT = 2;

/** @param {{part: string, setPart: (part: string) => void, lit: Set<string>}} props */
export function PartTabs({part, setPart, lit}) {
  const withLit = new Set([...lit].map((target) => document.querySelector(`.board [data-target="${CSS.escape(target)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));
  return html`
    <div class="part-tabs tabs" role="tablist">
      ${PARTS.map((name) => html`
        <button type="button" key=${name} role="tab" aria-selected=${part === name} onClick=${() => setPart(name)}>
          ${say(`part-${name}`)}${part !== name && withLit.has(name) && html`<i class="lit-dot" title=${say("part-lit")}></i>`}
        </button>`)}
    </div>`;
}

/** @param {boolean} on @param {string} part @param {(part: string) => void} setPart */
export function useSwipe(on, part, setPart) {
  const start = useRef({x: 0, y: 0});
  if (!on) return {};
  return {
    onTouchStart: (/** @type {TouchEvent} */ event) => {
      start.current = {x: event.touches[0].clientX, y: event.touches[0].clientY};
    },
    onTouchEnd: (/** @type {TouchEvent} */ event) => {
      const dx = event.changedTouches[0].clientX - start.current.x;
      const dy = event.changedTouches[0].clientY - start.current.y;
      if (Math.abs(dx) < FAR || Math.abs(dx) < STRAIGHT * Math.abs(dy)) return;
      const next = PARTS[PARTS.indexOf(part) - Math.sign(dx)];
      if (next) setPart(next);
    },
  };
}
