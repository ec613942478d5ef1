/** The real games: every face, and questions that came up in random games. */
import {execFileSync} from "node:child_process";

/**
 * @typedef {import("../js/table/types.js").Ask} Ask
 * @typedef {import("../js/table/types.js").Move} Move
 * @typedef {import("../js/faces.js").Face} Face
 */

const ROOT = new URL("../../../", import.meta.url);

/** @type {{faces: Record<string, Face[]>, questions: Ask[], pointed: {seat: number, view: any, targets: string[]}[]}} */
export const games = JSON.parse(execFileSync("python", ["-m", "tests.web_data"], {cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28}));

/** @param {Partial<Move>} facts @returns {Move} */
export function move(facts) {
  return {move: "", verb: "", card: "", number: 0, amount: [], group: "", heading: "", label: [], hint: [], targets: [], ...facts};
}

/** A question with these answers. @param {Move[]} moves @param {Partial<Ask>} [facts] @returns {Ask} */
export function question(moves, facts = {}) {
  return {at: 0, kind: "turn", card: "", facts: {}, question: "?", moves, default: null, why: {}, plan: [], ...facts};
}
