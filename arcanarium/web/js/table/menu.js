/** A menu at the thing that was pointed at: its moves, with what they are about. */
import {html, useEffect, useLayoutEffect, useRef, useState} from "../html.js";
import {say} from "../texts.js";
import {MoveButton} from "./moves.js";

/** @typedef {import("./choosing.js").Choosing} Choosing */

const GAP = 8;

/** The element that stands for a target or anchor; one that is in view, where there are several. @param {string} target */
export function elementOf(target) {
  const name = CSS.escape(target);
  const all = [...document.querySelectorAll(`[data-target="${name}"], [data-anchor="${name}"]`)];
  return all.find((one) => one.getClientRects().length > 0) ?? null;
}

/** @param {{choosing: Choosing}} props */
export function Menu({choosing}) {
  const {menu, path} = choosing;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const [at, setAt] = useState({left: 0, top: 0, ready: false});
  const target = path[path.length - 1] ?? "";
  const opened = menu.length > 0;

  useLayoutEffect(() => {
    if (!opened || !box.current) return;
    const own = box.current.getBoundingClientRect();
    const thing = elementOf(target)?.getBoundingClientRect();
    if (!thing) return setAt({left: (innerWidth - own.width) / 2, top: (innerHeight - own.height) / 2, ready: true});
    const beside = thing.right + GAP + own.width <= innerWidth ? thing.right + GAP : thing.left - GAP - own.width;
    const left = beside >= GAP ? beside : Math.max(GAP, Math.min(thing.left, innerWidth - own.width - GAP));
    const top = Math.max(GAP, Math.min(thing.top, innerHeight - own.height - GAP));
    setAt({left, top, ready: true});
  }, [opened, target, menu]);

  useEffect(() => {
    if (opened) /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector("button"))?.focus();
  }, [opened, target]);

  if (!opened) return null;
  return html`
    <div class="menu-veil" onClick=${choosing.back}></div>
    <div class="menu" role="dialog" aria-label=${say("menu-label")} ref=${box}
      style=${{left: `${at.left}px`, top: `${at.top}px`, visibility: at.ready ? "visible" : "hidden"}}>
      ${menu.map((move, index) => html`<${MoveButton} key=${move.move} move=${move} index=${index} verb onTake=${choosing.take} />`)}
      <button type="button" class="btn quiet small" onClick=${choosing.back} aria-keyshortcuts="Escape">${say("menu-back")}</button>
    </div>`;
}
