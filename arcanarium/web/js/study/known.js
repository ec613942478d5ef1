/** A review as it is known so far: asked for again and again while it is made. */
import {get, post, reasonOf} from "../api.js";
import {useCallback, useEffect, useRef, useState} from "../html.js";

/** Milliseconds between two questions how far a review is. */
const EVERY = 1200;

/** @typedef {import("./types.js").Known} Known */

/** @type {Known} */
const NOTHING = {state: "asking", done: 0, mine: false, review: null, words: null, refused: ""};

/**
 * @param {string} table @param {string} depth
 * @returns {Known & {begin: () => void, stop: () => void}}
 */
export function useReview(table, depth) {
  const [known, setKnown] = useState(NOTHING);
  const [asked, setAsked] = useState(0);
  const number = useRef(0);
  const path = `/api/reviews/${encodeURIComponent(table)}`;
  useEffect(() => {
    let here = true;
    let timer = 0;
    number.current = 0;
    const ask = () => get(`${path}?depth=${depth}&have=${number.current}`).then((told) => {
      if (!here) return;
      number.current = told.number ?? 0;
      setKnown((before) => ({
        state: told.state, done: told.done ?? 1, mine: Boolean(told.mine), refused: "",
        review: told.review ?? (told.state === "running" ? before.review : null), words: told.words ?? null,
      }));
      if (told.state === "running") timer = window.setTimeout(ask, EVERY);
    }, (error) => here && setKnown((before) => ({...before, state: before.state === "asking" ? "none" : before.state, refused: reasonOf(error)})));
    setKnown(NOTHING);
    ask();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [path, depth, asked]);
  const send = useCallback((/** @type {string} */ where) => {
    post(`${path}${where}?depth=${depth}`).then(() => setAsked((n) => n + 1), (error) => setKnown((before) => ({...before, refused: reasonOf(error)})));
  }, [path, depth]);
  return {...known, begin: () => send(""), stop: () => send("/stop")};
}
