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
  throw new Refusal(told?.code ?? String(answer.status), told?.reason ?? say(answer.status === 404 ? "problem-not-found" : "problem-server"));
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return undefined;
  }
}
