/** What the page asks over HTTP. Whatever goes wrong is a `Refusal` with a sentence for people. */
import {lasting} from "./boot.js";
import {lose, reach} from "./reach.js";
import {say} from "./texts.js";

const PATIENCE = 20_000;

export class Refusal extends Error {
  /** @param {string} code @param {string} reason */
  constructor(code, reason) {
    super(reason);
    this.name = "Refusal";
    this.code = code;
    this.reason = reason;
  }
}

/** @param {string} path @returns {Promise<any>} */
export function get(path) {
  return ask(lasting(path), {});
}

/**
 * @param {string} path
 * @param {object | string} [body]  an object goes as JSON, a text as it is
 * @returns {Promise<any>}
 */
export function post(path, body = {}) {
  const text = typeof body === "string";
  return ask(path, {
    method: "POST",
    headers: {"content-type": text ? "text/plain; charset=utf-8" : "application/json"},
    body: text ? body : JSON.stringify(body),
  });
}

/**
 * Posts, and is told one line of JSON after the other until there are no more.
 * @param {string} path @param {object} body @param {(told: any) => void} onLine @param {AbortSignal} signal
 */
export async function stream(path, body, onLine, signal) {
  const headers = {"content-type": "application/json"};
  let answer;
  try {
    answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body), credentials: "same-origin", signal});
  } catch (error) {
    if (signal.aborted) throw error;
    lose();
    throw new Refusal("offline", say("problem-offline"));
  }
  reach(answer);
  if (!answer.ok || !answer.body) return refuse(answer.status, parse(await answer.text().catch(() => "")));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const {value, done} = await reader.read();
    if (done) return undefined;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(JSON.parse(line));
  }
}

/** The sentence to show for anything that was thrown. @param {unknown} error @returns {string} */
export function reasonOf(error) {
  if (error instanceof Refusal) return error.reason;
  const reason = /** @type {any} */ (error)?.reason;
  return typeof reason === "string" ? reason : say("problem-unknown");
}

/** @param {string} path @param {RequestInit} init @returns {Promise<any>} */
async function ask(path, init) {
  let answer;
  try {
    answer = await fetch(path, {...init, credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE)});
  } catch {
    lose();
    throw new Refusal("offline", say("problem-offline"));
  }
  reach(answer);
  const text = await answer.text().catch(() => "");
  const told = parse(text);
  if (answer.ok && told !== undefined) return told;
  return refuse(answer.status, told);
}

/** Throws what the server has against it. @param {number} status @param {any} told @returns {never} */
function refuse(status, told) {
  throw new Refusal(told?.code ?? String(status), told?.reason ?? say(status === 404 ? "problem-not-found" : "problem-server"));
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return undefined;
  }
}
