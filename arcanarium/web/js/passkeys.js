/** Passkeys: what the browser makes and shows, in the form in which the server reads it. */
import {Refusal, post} from "./api.js";
import {whoAmI} from "./me.js";
import {say} from "./texts.js";

/** Can this browser use passkeys here? @returns {boolean} */
export function canUsePasskeys() {
  return whoAmI().passkeys && typeof PublicKeyCredential === "function" && Boolean(navigator.credentials);
}

/**
 * Has a passkey made by the browser.
 * @param {string} path  where the server says what is needed
 * @param {object} [body]
 * @returns {Promise<object>} the new credential, for the server
 */
export async function makePasskey(path, body = {}) {
  const wanted = await post(path, body);
  const made = await asked(() => navigator.credentials.create({publicKey: {
    ...wanted,
    challenge: bytes(wanted.challenge),
    user: {...wanted.user, id: bytes(wanted.user.id)},
    excludeCredentials: wanted.excludeCredentials.map(described),
  }}));
  return {...outline(made), response: {
    clientDataJSON: text(made.response.clientDataJSON),
    attestationObject: text(made.response.attestationObject),
    transports: made.response.getTransports?.() ?? [],
  }};
}

/**
 * Has a passkey shown by the browser.
 * @param {string} path  where the server gives the challenge
 * @returns {Promise<object>} the signed answer, for the server
 */
export async function showPasskey(path) {
  const wanted = await post(path);
  const shown = await asked(() => navigator.credentials.get({publicKey: {
    ...wanted, challenge: bytes(wanted.challenge), allowCredentials: wanted.allowCredentials.map(described),
  }}));
  return {...outline(shown), response: {
    clientDataJSON: text(shown.response.clientDataJSON),
    authenticatorData: text(shown.response.authenticatorData),
    signature: text(shown.response.signature),
    userHandle: shown.response.userHandle ? text(shown.response.userHandle) : null,
  }};
}

/** Whatever the browser refuses is told in one sentence. @param {() => Promise<any>} task @returns {Promise<any>} */
async function asked(task) {
  let answer;
  try {
    answer = await task();
  } catch (error) {
    const known = /** @type {any} */ (error)?.name === "InvalidStateError";
    throw new Refusal("passkey", say(known ? "passkey-known" : "passkey-not-done"));
  }
  if (!answer) throw new Refusal("passkey", say("passkey-not-done"));
  return answer;
}

/** @param {any} credential */
function outline(credential) {
  return {id: credential.id, rawId: text(credential.rawId), type: credential.type, clientExtensionResults: {}};
}

/** @param {any} one */
function described(one) {
  return {...one, id: bytes(one.id)};
}

/** @param {string} base64url @returns {Uint8Array<ArrayBuffer>} */
function bytes(base64url) {
  const raw = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer @returns {string} */
function text(buffer) {
  const raw = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(raw).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
