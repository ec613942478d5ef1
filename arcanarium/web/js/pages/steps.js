/** The steps of a finished game, fetched in pieces: first those around the step to show, then all others one by one. */
import {get, reasonOf} from "../api.js";
import {useEffect, useRef, useState} from "../html.js";

const PIECE = 40;

/**
 * @typedef {import("../table/types.js").StateFrame} StateFrame
 * @typedef {import("../table/types.js").TableFrame} TableFrame
 * @typedef {{table: TableFrame | null, length: number, steps: StateFrame[], refused: string}} Steps  `steps` has gaps as
 *   long as not all is here
 */

/** @param {string} table @param {number} eyes @param {number} at  the step to show @returns {Steps} */
export function useSteps(table, eyes, at) {
  const [found, setFound] = useState(/** @type {Steps} */ ({table: null, length: -1, steps: [], refused: ""}));
  const wanted = useRef(at);
  wanted.current = at;
  useEffect(() => {
    let over = false;
    /** @type {Steps} */
    let known = {table: null, length: -1, steps: [], refused: ""};
    const fetchAll = async () => {
      for (let piece = next(known, wanted.current); piece >= 0 && !over; piece = next(known, wanted.current)) {
        const from = piece * PIECE;
        const told = await get(`/api/replay/${encodeURIComponent(table)}?from=${from}&to=${from + PIECE - 1}&eyes=${eyes}`);
        if (over) return;
        const steps = [...known.steps];
        for (const step of told.steps) steps[step.step] = step;
        known = {table: told.table, length: told.length, steps, refused: ""};
        setFound(known);
      }
    };
    fetchAll().catch((error) => {
      if (!over) setFound({...known, refused: reasonOf(error)});
    });
    return () => void (over = true);
  }, [table, eyes]);
  return found;
}

/** The piece to fetch next: the one that is looked at, or else the first that is missing. @param {Steps} known @param {number} at @returns {number} */
function next({length, steps}, at) {
  const here = Math.floor(Math.max(0, at) / PIECE);
  if (length < 0) return here;
  const pieces = Array.from({length: Math.floor(length / PIECE) + 1}, (_, i) => i);
  const missing = pieces.filter((piece) => !steps[Math.min(length, piece * PIECE)]);
  return missing.includes(here) ? here : missing[0] ?? -1;
}
