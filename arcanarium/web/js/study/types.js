/**
 * What the server tells of a review: see docs/study.md.
 *
 * @typedef {"fair" | "open"} Light
 * @typedef {{verdict: string, best: string, before: number, after: number, loss: number, error: number, luck: number, dealt: boolean, fate: "" | "lucky" | "unlucky"}} Verdict
 * @typedef {{turn: number, step: number, round: number, seat: number, choices: number, played: string, lights: Partial<Record<Light, Verdict>>}} Judged
 * @typedef {{seat: number, deal: number, given_away: number, gifts: number, luck: number, drift: number, ended: number, counts: Record<string, number>}} Account
 * @typedef {{chances: [number, number][][], accounts: Account[], luck_share: number}} Balance
 * @typedef {{kind: "loss" | "luck" | "decided", turn: number, step: number, round: number, seat: number}} Turned
 * @typedef {{turn: number, step: number, round: number, seat: number, played: string, replies: {move: string, win: number, error: number, right: boolean}[], ways: {move: string}[]}} Exercise
 * @typedef {{game: string, seats: number, depth: string, visits: number, steps: number, rounds: number[], points: number[][], decisions: Judged[],
 *   balance: Partial<Record<Light, Balance>>, turning: Turned[], sources: [number, number, number, string, number][], winners: number[], ended: boolean,
 *   questions: Exercise[], finished: boolean}} Review
 * @typedef {{move: string, line: string[], soon: string, later: string}} Way
 * @typedef {{moves: Record<string, {played: string, lights: Record<Light, {best: string, sentence: string}>}>, turning: string[], luck: Record<Light, string>,
 *   sources: string[], seats: {flows: Record<string, string>, left: string, idle: string[], behind: string}[],
 *   questions: {ask: string, replies: string[], ways: Way[], why: string}[], notes: string[]}} Words
 * @typedef {{state: "asking" | "none" | "running" | "done", done: number, mine: boolean, review: Review | null, words: Words | null, refused: string}} Known
 */

export {};
