/** A websocket that a test holds the other end of. */

/** The server's end of a line. */
export class Line {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  /** @type {Line[]} */
  static all = [];
  readyState = Line.CONNECTING;
  /** @type {any[]} */
  heard = [];
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {((event: {data: string}) => void) | null} */
  onmessage = null;
  /** @type {((event: {code: number}) => void) | null} */
  onclose = null;

  /** @param {URL} url */
  constructor(url) {
    this.url = String(url);
    Line.all.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.heard.push(JSON.parse(text));
  }

  close() {
    this.readyState = Line.CLOSED;
  }

  // --- what the server does ---

  open() {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  /** @param {...object} frames */
  say(...frames) {
    for (const frame of frames) this.onmessage?.({data: JSON.stringify(frame)});
  }

  /** @param {number} [code] */
  break(code = 1006) {
    this.readyState = Line.CLOSED;
    this.onclose?.({code});
  }

  /** The messages of a type that came in. @param {string} t */
  got(t) {
    return this.heard.filter((message) => message.t === t);
  }
}
