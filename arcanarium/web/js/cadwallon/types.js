/**
 * The table of Arcana as `view` gives it.
 *
 * @typedef {"military"|"political"|"spiritual"|"financial"} Power
 *
 * @typedef {object} Stake
 * @property {string} card
 * @property {"location"|"personality"|"relic"} kind
 * @property {Power} power       the one that is contested
 * @property {number} threshold
 * @property {number|null} price ducats that bribe it
 * @property {number} points
 *
 * @typedef {object} Agent
 * @property {number} seat
 * @property {string|null} card  null for one that the viewer cannot see
 * @property {boolean} down
 * @property {boolean} militia
 * @property {number|null} value in the power that is contested
 * @property {number|null} ducats
 *
 * @typedef {object} Pile        they stand in the order in which they are resolved
 * @property {string} pile
 * @property {number} number
 * @property {boolean} free
 * @property {number[]} controlled
 * @property {number} hidden     cards under the stake
 * @property {string[]} buried   those of them that lay open before
 * @property {Stake|null} stake
 * @property {Agent[]} agents
 * @property {{known: number, backs: number}[]} sums
 *
 * @typedef {{card: string, kept: boolean, achieved: boolean}} Objective
 *
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} letter
 * @property {string|null} guild
 * @property {number} points
 * @property {{size: number, cards: string[]}} hand
 * @property {{size: number, cards: string[]}} deck
 * @property {string[]} resource
 * @property {string[]} removed
 * @property {[number, number, number]} won  locations, personalities, relics
 * @property {{size: number, cards: Objective[]}} objectives
 *
 * @typedef {object} View
 * @property {number} viewer
 * @property {number} round
 * @property {number|null} last_round
 * @property {number|null} first
 * @property {number|null} active
 * @property {number[]} owing
 * @property {boolean} over
 * @property {string[]} guilds   those that can still be chosen
 * @property {number|null} militia
 * @property {Pile[]} piles
 * @property {Seat[]} seats
 *
 * @typedef {object} Table       what all parts of the board know
 * @property {View} view
 * @property {string[]} names
 * @property {Set<string>} lit
 * @property {string[]} chosen
 * @property {(target: string) => void} choose
 * @property {(target: string) => string[]} why
 * @property {(seat: number|null) => void} setDetail
 */

export {};
