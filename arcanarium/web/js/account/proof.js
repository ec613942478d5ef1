/** Changes to an account need a fresh proof: whoever finds an open browser must not be able to take the account. */
import {Refusal, post} from "../api.js";
import {createContext, html, useCallback, useContext, useEffect, useRef, useState} from "../html.js";
import {canUsePasskeys, showPasskey} from "../passkeys.js";
import {Told, useTask} from "../task.js";
import {say} from "../texts.js";
import {Field} from "./entrance.js";

/**
 * @typedef {object} Account
 * @property {string} name
 * @property {boolean} password
 * @property {string} email
 * @property {string} email_pending
 * @property {{id: string, label: string, made: number, used: number | null}[]} passkeys
 * @property {{id: string, device: string, made: number, seen: number, current: boolean}[]} sessions
 */

/** Runs a change, and asks for a proof first where the server wants one. @type {import("preact").Context<(task: () => Promise<any>) => Promise<any>>} */
const Proving = createContext((/** @type {() => Promise<any>} */ task) => task());

/** @returns {(task: () => Promise<any>) => Promise<any>} */
export function useProof() {
  return useContext(Proving);
}

/** @param {{account: Account, children?: any}} props */
export function Proof({account, children}) {
  const [asking, setAsking] = useState(/** @type {{go: () => void, stop: () => void} | null} */ (null));
  const prove = useCallback(async (/** @type {() => Promise<any>} */ task) => {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "confirm") throw error;
    }
    await new Promise((resolve, reject) => setAsking({
      go: () => resolve(undefined), stop: () => reject(new Refusal("stopped", say("prove-stopped"))),
    }));
    return task();
  }, []);
  const close = (/** @type {boolean} */ done) => {
    if (done) asking?.go();
    else asking?.stop();
    setAsking(null);
  };
  return html`
    <${Proving.Provider} value=${prove}>${children}<//>
    ${asking && html`<${Question} account=${account} close=${close} />`}`;
}

/** @param {{account: Account, close: (done: boolean) => void}} props */
function Question({account, close}) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [password, setPassword] = useState("");
  const task = useTask();
  useEffect(() => dialog.current?.showModal(), []);
  const byPassword = (/** @type {Event} */ event) => {
    event.preventDefault();
    void task.run(async () => {
      await post("/api/account/confirm", {password});
      close(true);
      return "";
    });
  };
  const byPasskey = () => task.run(async () => {
    await post("/api/account/passkey/confirm", {credential: await showPasskey("/api/account/passkey/confirm/challenge")});
    close(true);
    return "";
  });
  return html`
    <dialog class="dialog prove" ref=${dialog} aria-labelledby="prove-title" onCancel=${() => close(false)}>
      <form class="entrance" onSubmit=${byPassword}>
        <h2 id="prove-title">${say("prove-title")}</h2>
        <p class="quiet-text">${say("prove-what")}</p>
        ${account.password && html`<${Field} label=${say("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${password} set=${setPassword} focus=${true} />`}
        <p class="row">
          ${account.password && html`<button class="btn primary" disabled=${task.busy}>${say("prove-go")}</button>`}
          ${account.passkeys.length > 0 && canUsePasskeys() && html`<button type="button" class="btn" disabled=${task.busy} onClick=${byPasskey}>${say("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${() => close(false)}>${say("prove-stop")}</button>
        </p>
        <${Told} ...${task} />
      </form>
    </dialog>`;
}
