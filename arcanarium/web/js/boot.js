/** What the server wrote into the page, so that nothing has to be asked for it: who is here, and the versions of what is fetched next. */

/**
 * @typedef {object} Boot
 * @property {any} [me]  as `/api/me` tells it
 * @property {Record<string, string>} [versions]  of what changes only with the server, by address
 * @property {string} [worker]  the address of the service worker
 */

/** @type {Boot} */
const boot = read();

/** @returns {Boot} */
function read() {
  try {
    return JSON.parse(document.getElementById("boot")?.textContent ?? "{}");
  } catch {
    return {};
  }
}

/** Something that was told; the next time it has to be asked for. @param {keyof Boot} what @returns {any} */
export function told(what) {
  const found = boot[what];
  delete boot[what];
  return found;
}

/** The address with its version, under which a browser keeps it for good. @param {string} path @returns {string} */
export function lasting(path) {
  const version = boot.versions?.[path];
  return version ? `${path}?v=${version}` : path;
}

/** What is told in another language, or by another version of the server, from now on. @param {Boot} now */
export function adopt(now) {
  Object.assign(boot, now);
}
