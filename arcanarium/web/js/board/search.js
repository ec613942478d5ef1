/** What is known at the place that is looked at: how it stands, and the best lines while the search for them goes on. */
import {post, reasonOf, stream} from "../api.js";
import {useEffect, useRef, useState} from "../html.js";

/**
 * @typedef {import("../table/types.js").StateFrame} StateFrame
 * @typedef {import("../table/types.js").TableFrame} TableFrame
 * @typedef {import("./tree.js").Start} Start
 * @typedef {import("../study/types.js").Light} Light
 *
 * @typedef {{seat: number, move: string, words: string}} LineStep
 * @typedef {{move: string, words: string, win: number, error: number, visits: number, points: number, line: LineStep[]}} Best
 * @typedef {{seat: number, light: Light, visits: number, evaluation: string, win: number[], points: number[], rounds_left: number|null, moves: Best[]}} Lines
 * @typedef {{table: TableFrame, state: StateFrame, owing: number[], decider: number, made: number, length: number, words: string[]}} Place
 * @typedef {{lines: Lines|null, final: boolean, refused: string}} Search
 */

/** @type {Search} */
const NOTHING = {lines: null, final: false, refused: ""};

/**
 * How it stands at a place, as some eyes see it. What was shown before stays until the new place is here.
 * @param {Start} start @param {[number, string][]} path @param {number} eyes @returns {{place: Place|null, key: string, refused: string}}
 */
export function usePlace(start, path, eyes) {
  const [known, setKnown] = useState({place: /** @type {Place|null} */ (null), key: "", refused: ""});
  const key = JSON.stringify([start, path]);
  useEffect(() => {
    let here = true;
    post("/api/board", {start, path, eyes}).then(
      (place) => here && setKnown({place, key, refused: ""}),
      (error) => here && setKnown((was) => ({...was, key, refused: reasonOf(error)})));
    return () => void (here = false);
  }, [key, eyes]);
  return known;
}

/**
 * The best lines at a place for who decides there. What a search has found is kept as long as the page is open.
 * @param {Start} start @param {[number, string][]} path @param {number} seat  -1: nobody decides @param {Light} light @param {boolean} on
 * @returns {Search & {of: (path: [number, string][]) => Lines|null}}  `of` tells what is known of another place
 */
export function useLines(start, path, seat, light, on) {
  const known = useRef(/** @type {Map<string, Search>} */ (new Map()));
  const key = JSON.stringify([path, seat, light]);
  const [, drawn] = useState(0);
  useEffect(() => {
    if (!on || seat < 0 || known.current.get(key)?.final) return undefined;
    const stop = new AbortController();
    const tell = (/** @type {Search} */ search) => {
      if (stop.signal.aborted) return;
      known.current.set(key, search);
      drawn((n) => n + 1);
    };
    stream("/api/board/lines", {start, path, seat, light}, (told) => tell(told.refused ? {...NOTHING, refused: told.refused} : {lines: told.lines, final: told.final, refused: ""}), stop.signal)
      .catch((error) => tell({...known.current.get(key) ?? NOTHING, refused: reasonOf(error)}));
    return () => stop.abort();
  }, [key, on]);
  const of = (/** @type {[number, string][]} */ other) => {
    const begins = `${JSON.stringify(other)},`;
    for (const [each, {lines}] of known.current) if (lines && lines.light === light && each.slice(1).startsWith(begins)) return lines;
    return null;
  };
  return {...known.current.get(key) ?? NOTHING, of};
}
