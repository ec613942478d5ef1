/** The choice that is being made at this table: what has been pointed at, the menu that is open, what is asked once more. */
import {useCallback, useEffect, useMemo, useState} from "../html.js";
import * as deciding from "../deciding.js";
import {setting} from "../settings.js";

/**
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").StateFrame} StateFrame
 *
 * @typedef {object} Choosing
 * @property {string[]} path
 * @property {Move[]} menu         what can be chosen at the last thing pointed at
 * @property {Move|null} asking    the move that waits for a yes
 * @property {Set<string>} lit
 * @property {boolean} busy        something was sent and is not answered yet
 * @property {(target: string) => void} choose
 * @property {(move: Move) => void} take
 * @property {() => void} agree
 * @property {() => boolean} back  one step; tells whether there was one
 * @property {(moves: Move[]) => void} takeAll
 */

const NOTHING = {path: deciding.NOWHERE, menu: /** @type {Move[]} */ ([]), asking: /** @type {Move|null} */ (null)};

/** Is it asked once more? @param {Move} move */
const unsure = (move) => Boolean(move.confirm) && setting("confirm");

/**
 * @param {StateFrame|null} state
 * @param {(message: Record<string, any>, move?: Move) => Promise<any>} send  rejects where the server refuses
 * @returns {Choosing}
 */
export function useChoosing(state, send) {
  const [now, setNow] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const ask = state?.ask ?? null;
  const step = state?.step ?? -1;
  const era = state?.era ?? 0;

  useEffect(() => {
    setNow(NOTHING);
    setBusy(false);
  }, [ask ? ask.at : step, ask?.question]);  // what others decide at the same time does not disturb a choice

  const play = useCallback((/** @type {Record<string, any>} */ what, /** @type {Move|undefined} */ move = undefined) => {
    setNow(NOTHING);
    setBusy(true);
    send({t: "play", step, era, ...what}, move).catch(() => undefined).finally(() => setBusy(false));
  }, [send, step, era]);

  const take = useCallback((/** @type {Move} */ move) => {
    if (busy) return;
    if (unsure(move)) setNow((was) => ({path: was.path, menu: [], asking: move}));
    else play({move: move.move}, move);
  }, [busy, play]);

  const choose = useCallback((/** @type {string} */ target) => {
    if (busy) return;
    const found = deciding.point(ask, now.path, target);
    if (!found) return;
    if (found.move && !unsure(found.move)) play({move: found.move.move}, found.move);
    else setNow({path: found.path, menu: found.menu, asking: found.move});
  }, [ask, busy, now, play]);

  const back = useCallback(() => {
    if (!now.path.length && !now.asking) return false;
    const path = deciding.back(now.path);
    setNow({path, menu: deciding.complete(ask, path), asking: null});
    return true;
  }, [ask, now]);

  const lit = useMemo(() => busy ? new Set(/** @type {string[]} */ ([])) : deciding.litTargets(ask, now.path), [ask, busy, now.path]);

  return {
    ...now, lit, busy, choose, take, back,
    agree: () => now.asking && play({move: now.asking.move}, now.asking),
    takeAll: (moves) => play({moves: moves.map((move) => move.move)}),
  };
}
