/** Who sits in front of this browser. */
import {get, post} from "./api.js";
import {told} from "./boot.js";
import {useEffect, useState} from "./html.js";
import {remember} from "./settings.js";
import {language} from "./texts.js";

/**
 * @typedef {object} Me
 * @property {boolean} id  does the server know this browser?
 * @property {string} name
 * @property {boolean} account
 * @property {string} language
 * @property {string[]} languages  those there are texts in
 * @property {boolean} mail  can the server send letters?
 * @property {boolean} passkeys  can passkeys be used at this address?
 * @property {string} [notice]  what happened to the server, if anything did
 */

/** @type {Me} */
let me = {id: false, name: "", account: false, language: "", languages: ["en"], mail: false, passkeys: false};
/** @type {Set<() => void>} */
const watchers = new Set();

/** @returns {Me} */
export function whoAmI() {
  return me;
}

/** What the server knows: it stands in the page, and is fetched where it does not. @returns {Promise<Me>} */
export async function loadMe() {
  return be(told("me") ?? await get("/api/me"));
}

/** A guest is made where there is none yet, so that the server knows this browser again. @returns {Promise<Me>} */
export async function ensureMe() {
  return me.id ? me : changeMe({});
}

/** @param {{name?: string, language?: string}} changes @returns {Promise<Me>} */
export async function changeMe(changes) {
  return be(await post("/api/me", changes));
}

/** @param {"register" | "login"} what @param {string} name @param {string} password @returns {Promise<Me>} */
export async function enter(what, name, password) {
  return enterBy(`/api/account/${what}`, {name, password});
}

/** Whatever makes me somebody else, or nobody. @param {string} path @param {object} body @returns {Promise<Me>} */
export async function enterBy(path, body) {
  return come(await post(path, body));
}

/** @returns {Promise<Me>} */
export async function logout() {
  return come(await post("/api/account/logout"));
}

/** Somebody else is here, who may speak another language. @param {any} told @returns {Me} */
function come(told) {
  const now = be(told);
  if (now.language !== language()) remember("language", now.language);
  return now;
}

/** Me inside a component, which is drawn again when I change. @returns {Me} */
export function useMe() {
  const [, redraw] = useState(0);
  useEffect(() => {
    const watcher = () => redraw((n) => n + 1);
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }, []);
  return me;
}

/** @param {any} told  as the server tells it @returns {Me} */
export function be(told) {
  me = {...me, ...told, id: Boolean(told.id)};
  for (const watcher of [...watchers]) watcher();
  return me;
}
