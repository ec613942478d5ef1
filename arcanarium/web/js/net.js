/**
 * The link to a table. It stays up by itself: it comes back after a loss, and it never loses a move silently. A move
 * that was under way when the line broke is checked against the `step` of the table afterwards: it was made, or it is
 * sent again (the server refuses it as stale if that is not right any more), or the player is told.
 */
import {Refusal} from "./api.js";
import {loadMe} from "./me.js";
import {added, withEarlier} from "./table/past.js";
import {language as spoken, say} from "./texts.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const PING_EVERY = 20_000;
/** What the server closes with where there is no such table. */
const UNKNOWN_TABLE = 4404;
/** What it closes with where the session of this browser was ended, here or elsewhere. */
const SESSION_ENDED = 4401;
const PING_AFTER_MOVE = 3_000;
const PONG_WITHIN = 8_000;

/**
 * @typedef {{code: string, reason: string}} Refused
 * @typedef {object} Data
 * @property {any} table  the latest `table` frame
 * @property {any} state  the latest `state` frame
 * @property {any[]} past  the states that were shown so far, without gaps, the latest last
 * @property {[number, string][]} log  sentences with the step they belong to
 * @property {{who: string, guest: boolean, seat: number, text: string, at: number}[]} chat
 * @property {any} hint  what a bot would do at this step, or null
 * @property {any} why   what the coach said about a move at this step, or null
 * @property {boolean} connected
 * @property {boolean} gone  there is no such table: the link does not try again
 * @property {number | null} retryAt  when it is tried again, in milliseconds since 1970
 * @property {Refused | null} refused  what the server refused last, until something was done
 * @property {number} skew  the server's clock minus ours, in seconds
 *
 * @typedef {{message: any, resolve: () => void, reject: (refused: Refusal) => void, sent: boolean}} Pending
 */

/**
 * @param {string} table
 * @param {(data: Data) => void} onChange  called after each frame and each change of the connection
 * @returns {Link}
 */
export function openTable(table, onChange) {
  return new Link(table, onChange);
}

export class Link {
  /** @param {string} table @param {(data: Data) => void} onChange */
  constructor(table, onChange) {
    this.name = table;
    this.onChange = onChange;
    this.language = spoken();
    /** Are the states of before in another language? */
    this.anew = false;
    /** @type {Data} */
    this.data = {
      table: null, state: null, past: [], log: [], chat: [], hint: null, why: null, connected: false, gone: false, retryAt: null, refused: null, skew: 0,
    };
    /** @type {Map<number, Pending>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.number = 0;
    this.failures = 0;
    this.closed = false;
    this.joining = true;
    this.retry = 0;
    this.heartbeat = 0;
    this.deadline = 0;
    this.wake = () => {
      if (document.visibilityState === "visible") this.#look();
    };
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    this.#connect();
  }

  /**
   * @param {{t: string} & Record<string, any>} message
   * @returns {Promise<void>} resolves when it was done, rejects with {code, reason}
   */
  send(message) {
    return new Promise((resolve, reject) => {
      if (!this.data.connected) {
        reject(new Refusal("offline", say("net-not-connected")));
        return;
      }
      this.#transmit({message: {...message, id: ++this.number}, resolve, reject, sent: true});
    });
  }

  /** From now on everything is told in this language, what was told before as well. @param {string} language */
  speak(language) {
    if (language === this.language) return;
    this.language = language;
    this.anew = true;
    this.#write({t: "language", language, id: ++this.number});
  }

  close() {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    clearTimeout(this.retry);
    this.#drop();
    this.#rejectAll("closed", "net-closed");
  }

  // --- the connection ---

  #connect() {
    clearTimeout(this.retry);
    if (this.closed || this.data.gone) return;
    this.data.retryAt = null;
    this.joining = true;
    const url = new URL(`/ws/${encodeURIComponent(this.name)}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.#write({t: "log"});
      this.#beat();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.#stay();
      this.#receive(JSON.parse(event.data));
      this.onChange(this.data);
    };
    socket.onclose = ({code}) => {
      if (socket !== this.socket) return;
      if (code === UNKNOWN_TABLE) this.data.gone = true;
      if (code === SESSION_ENDED) void loadMe().catch(() => undefined);
      this.#lost();
    };
    this.#expect(PONG_WITHIN);
  }

  #lost() {
    this.#drop();
    this.data.connected = false;
    if (this.closed) return;
    for (const [id, waiting] of this.pending) {
      // Only what names a step can be judged afterwards; all else is the player's to repeat.
      if (waiting.message.t === "play" || waiting.message.t === "undo") waiting.sent = false;
      else this.#settle(id, new Refusal("lost", say("net-lost")));
    }
    if (!this.data.gone) {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++) * (0.5 + Math.random());
      this.data.retryAt = Date.now() + wait;
      this.retry = setTimeout(() => this.#connect(), wait);
    }
    this.onChange(this.data);
  }

  #drop() {
    clearTimeout(this.heartbeat);
    clearTimeout(this.deadline);
    const socket = this.socket;
    this.socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }

  /** The tab is looked at again, or the network is back: no need to wait any longer. */
  #look() {
    if (!this.socket) {
      this.failures = 0;
      this.#connect();
    } else if (this.data.connected) {
      this.#ping();
    }
  }

  #beat(every = PING_EVERY) {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.#ping(), every);
  }

  #ping() {
    this.#write({t: "ping"});
    this.#expect(PONG_WITHIN);
    this.#beat();
  }

  /** A line that stays silent is lost, whatever the socket believes. @param {number} within */
  #expect(within) {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.#lost(), within);
  }

  #stay() {
    clearTimeout(this.deadline);
  }

  /** @param {object} message */
  #write(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {Pending} waiting */
  #transmit(waiting) {
    waiting.sent = true;
    this.pending.set(waiting.message.id, waiting);
    this.#write(waiting.message);
    this.#beat(PING_AFTER_MOVE);
  }

  /** @param {number} id @param {Refusal | null} refused */
  #settle(id, refused) {
    const waiting = this.pending.get(id);
    if (!waiting) return;
    this.pending.delete(id);
    if (refused) waiting.reject(refused);
    else waiting.resolve();
  }

  /** @param {string} code @param {string} text */
  #rejectAll(code, text) {
    for (const id of [...this.pending.keys()]) this.#settle(id, new Refusal(code, say(text)));
  }

  // --- what the server says ---

  /** @param {any} frame */
  #receive(frame) {
    switch (frame.t) {
      case "table":
        this.data.table = frame;
        if (frame.now) this.data.skew = frame.now - Date.now() / 1000;
        this.#connected();
        break;
      case "state":
        this.#state(frame);
        break;
      case "log":
        this.data.log = frame.lines;
        break;
      case "chat":
        this.data.chat = this.joining ? frame.lines : [...this.data.chat, ...frame.lines];
        this.joining = false;
        break;
      case "why":
        this.data.why = frame;
        this.#settle(frame.id, null);
        break;
      case "hint":
        this.data.hint = frame;
        this.#settle(frame.id, null);
        break;
      case "past":
        if (frame.era === this.data.state?.era) this.data.past = withEarlier(this.data.past, frame.steps);
        this.#settle(frame.id, null);
        break;
      case "done":
        this.data.refused = null;
        this.#settle(frame.id, null);
        break;
      case "refused":
        this.#refused(frame);
        break;
      default: // pong
    }
  }

  #connected() {
    this.data.connected = true;
    this.data.retryAt = null;
    this.failures = 0;
  }

  /** @param {any} frame */
  #state(frame) {
    const before = this.data.state?.step ?? -1;
    this.data.state = frame;
    this.data.past = this.anew ? [frame] : added(this.data.past, frame);
    this.anew = false;
    if (this.data.hint && this.data.hint.step !== frame.step) this.data.hint = null;
    if (this.data.why && this.data.why.step !== frame.step) this.data.why = null;
    if (frame.cause === "undo") {
      this.data.log = this.data.log.filter(([step]) => step <= frame.step);
      this.#add(frame);  // what was asked for since is not taken back
    } else if (frame.cause === "move" && frame.step > before || frame.cause === "request") {
      this.#told(frame, before);
    }
    for (const waiting of [...this.pending.values()].filter((each) => !each.sent)) this.#judge(waiting, frame);
  }

  /** Adds what was told; asks for the whole log where something in between is not known. @param {any} frame @param {number} before */
  #told(frame, before) {
    if (before < 0 || frame.step > before + 1) this.#write({t: "log"});  // it began, or something was missed
    this.#add(frame);
  }

  /** @param {any} frame */
  #add(frame) {
    const lines = frame.lines.map((/** @type {string} */ line) => /** @type {[number, string]} */ ([frame.step, line]));
    this.data.log = [...this.data.log, ...lines];
  }

  /** What became of a move that was under way when the line broke? @param {Pending} waiting @param {any} frame */
  #judge(waiting, frame) {
    const {id, t, step, move} = waiting.message;
    const asked = frame.ask?.moves?.some((/** @type {any} */ each) => each.move === move);
    if (frame.step === step) this.#transmit(waiting);
    else if (t === "undo" ? frame.step < step : frame.step > step && !(move && asked)) this.#settle(id, null);
    else this.#settle(id, new Refusal("lost", say("net-move-lost")));
  }

  /** @param {{id?: number, code: string, reason: string}} frame */
  #refused({id, code, reason}) {
    this.data.refused = {code, reason};
    if (code === "unknown-table") {
      this.data.gone = true;
      this.#rejectAll(code, "net-gone");
    } else if (code === "stale") {
      this.#write({t: "sync"});
    }
    if (id !== undefined && id !== null) this.#settle(id, new Refusal(code, reason));
    else for (const each of [...this.pending.keys()]) this.#settle(each, new Refusal(code, reason));  // it could not read which one
  }
}
