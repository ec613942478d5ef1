/**
 * The shapes that travel between the server and the table, as docs/protocol.md tells them.
 *
 * @typedef {[string, string]} Fragment  a piece of text and its style
 *
 * @typedef {object} Move
 * @property {string|number} move     what to send back
 * @property {string} verb
 * @property {string} card
 * @property {number} number
 * @property {number[]} amount
 * @property {string} group
 * @property {string} heading
 * @property {Fragment[]} label
 * @property {Fragment[]} hint
 * @property {string[]} targets
 * @property {string=} confirm        a question to ask first
 * @property {number[]=} change       in a plan: what it adds to the own pool, or takes from it
 *
 * @typedef {object} Ask
 * @property {string} kind
 * @property {string} card
 * @property {Record<string, any>} facts
 * @property {number} at             the step at which it was put
 * @property {string} question
 * @property {Move[]} moves
 * @property {number|null} default
 * @property {Record<string, string[]>} why
 * @property {Ask[]} plan
 * @property {(number[]|null)=} have  in the first of a plan: what the reader has without the answers
 *
 * @typedef {object} SeatOfTable
 * @property {string} name
 * @property {"person"|"bot"|"empty"} kind
 * @property {string} bot
 * @property {boolean} guest          a person without an account: anybody could bear this name
 * @property {boolean} here
 * @property {number|null} away       seconds since the person went; 0 for who is here, null for a bot
 * @property {string} stand_in
 * @property {boolean} left
 * @property {number|null} bank
 * @property {number|null} due
 * @property {boolean} host           whether this person opened the table
 * @property {boolean} ready          before the game
 * @property {boolean} coach          agrees that a coach tells all people here about their moves
 * @property {{name: string, you: boolean}|null} kept  a free seat for one person, or for nobody
 *
 * @typedef {object} TableFrame
 * @property {string} table
 * @property {string} game
 * @property {string[]} sets
 * @property {string} variant
 * @property {Record<string, any>} options
 * @property {"open"|"playing"|"over"|"broken"|"closed"} status
 * @property {boolean} open
 * @property {boolean} host
 * @property {number} you
 * @property {number} watchers
 * @property {{bank: number, each: number}|null} clock
 * @property {SeatOfTable[]} seats
 * @property {{seat: number, step: number, agreed: number[], asked: number[], back: number[]}|null} request  `back`: whose decisions go back, in order
 * @property {string} reason
 * @property {number} now
 * @property {any} [pace]
 * @property {boolean} hints  whether the players may ask for hints
 * @property {boolean} wait           whether somebody has to start the game
 * @property {boolean} start          whether the reader may
 * @property {{by: ""|"host"|"deal"|"daily", value: string|null}|null} seed  who chose the deal, if anybody did
 * @property {string} day             of a daily deal, else empty
 * @property {Record<string, {table: string, seat: number}>} next  the tables that follow this one, and who asked for each
 * @property {boolean} [coach]  whether a coach speaks to the player, who has no rivals but bots
 *
 * @typedef {{kind: string, seat: number, facts: Record<string, any>}} Event
 * @typedef {{kind: "now"|"soon"|"threat"|"end", text: string, targets: string[]}} Note  what the coach says
 *
 * @typedef {[string, number, string]} ScoreLine  source, points, what it is called
 *
 * @typedef {{step: number, move: string|number, words: string, win: number|null, second: {move: string, words: string, win: number|null}|null, reasons: string[]}} Hint  chances to win in hundredths
 * @typedef {{step: number, asked: string, move: string, verdict: string, win: number, best: string, best_win: number, sentences: string[]}} Said  `asked`: empty for the own last move
 * @typedef {{name: string, title: string, hint: string}} Request  something about how the game is conducted
 *
 * @typedef {{words: string, targets: string[], step: boolean}} News  `step`: one of several that are told one after the other
 *
 * @typedef {object} StateFrame
 * @property {number} step
 * @property {number} era             how often a move has been taken back
 * @property {"join"|"move"|"undo"|"request"} cause
 * @property {any} view
 * @property {ScoreLine[][]} score
 * @property {Ask|null} ask
 * @property {{can: boolean, why: string, back?: number[]}} undo  `back`: whose decisions would go back with the own last one
 * @property {Request[]} requests    what the reader may ask for now
 * @property {number} since           the latest step at which the reader decided; -1: none
 * @property {Event[]} events
 * @property {string[]} lines
 * @property {News[]} news            what everybody should notice of it
 * @property {string[]} touched       what it changed: targets, and `pool:SEAT`
 * @property {{points: number[], winners: number[], rounds: number}|null} result
 * @property {Note[]|null} [coach]   what the coach says, at a table that has one
 *
 * @typedef {{who: string, guest: boolean, seat: number, text: string, at: number}} ChatLine
 *
 * @typedef {object} LinkData
 * @property {TableFrame|null} table
 * @property {StateFrame|null} state
 * @property {StateFrame[]} past     the states that were shown so far, without gaps, the latest last
 * @property {[number, string][]} log
 * @property {ChatLine[]} chat
 * @property {boolean} connected
 * @property {{code: string, reason: string}|null} refused
 * @property {Hint|null} hint
 * @property {Said|null} [why]  what the coach said about a move
 * @property {boolean} gone
 * @property {number|null} retryAt
 * @property {number} skew
 *
 * @typedef {object} BoardProps
 * @property {string} game
 * @property {any} view
 * @property {TableFrame} table
 * @property {ScoreLine[][]} score
 * @property {Ask|null} ask
 * @property {string[]} names
 * @property {number} you
 * @property {Set<string>} lit
 * @property {string[]} chosen
 * @property {(target: string) => void} choose
 * @property {(target: string) => string[]} why
 * @property {number|null} detail
 * @property {(seat: number|null) => void} setDetail
 *
 * @typedef {object} BoardModule  what the module that a game declares as its board gives
 * @property {(props: BoardProps) => any} Board  its sections carry data-part="mine", "centre" or "rivals": on a narrow
 *   screen one of them is in view
 * @property {(props: {view: any, you: number}) => any} [Beside]  what lies beside the decision panel: the own pool
 * @property {(before: any, after: any, events: Event[]) => {kind: string, n: number, from: string, to: string}[]} [flights]
 */

export {};
