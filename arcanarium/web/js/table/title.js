/** The title of the tab tells when it is one's turn, for those who look elsewhere. */
import {useEffect} from "../html.js";
import {language, say} from "../texts.js";

/** @param {boolean} turn @param {boolean} over */
export function useTitle(turn, over) {
  useEffect(() => {
    const state = over ? say("title-over") : turn ? `● ${say("title-your-turn")}` : say("title-table");
    document.title = `${state} · Arcanarium`;
  }, [turn, over, language()]);
}
