/** What the screen is like, inside components. */
import {useEffect, useLayoutEffect, useState} from "../html.js";

/** Here one part of the table is in view at a time; css/table.css has the same. */
export const NARROW = "(max-width: 719px), (max-height: 499px)";
/** Here the question has little room for what is not part of it; css/table.css has the same. */
export const LOW = "(max-height: 699px)";
/** Here nothing can be pointed at without touching it. */
export const TOUCH = "(hover: none)";
/** Here log and chat have a place of their own: beside the board, or below it on a tablet that is held upright; css/table.css has the same. */
export const WIDE = "(min-width: 1000px) and (min-height: 700px), (min-width: 720px) and (max-width: 1199px) and (orientation: portrait) and (min-height: 900px)";

/** Does a media query hold? @param {string} query @returns {boolean} */
export function useMedia(query) {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = () => setHolds(media.matches);
    changed();
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, [query]);
  return holds;
}

/** As `ref`: what has just appeared gets the focus. @param {HTMLElement|null} element */
export function focused(element) {
  element?.focus({preventScroll: true});
}

/** The room inside an element, in whole pixels; while it is hidden, what it was. @param {{current: HTMLElement|null}} ref @returns {{width: number, height: number}} */
export function useRoom(ref) {
  const [room, setRoom] = useState({width: 0, height: 0});
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      if (!element.clientWidth) return;
      const style = getComputedStyle(element);
      const width = Math.floor(element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight));
      const height = Math.floor(element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom));
      setRoom((was) => was.width === width && was.height === height ? was : {width, height});
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return room;
}
