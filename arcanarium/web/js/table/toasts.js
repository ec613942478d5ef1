/** Short sentences that come and go: what was refused, and why. */
import {html, useCallback, useState} from "../html.js";

const STAYS = 5000;
let number = 0;

/** @returns {{toasts: {id: number, text: string}[], toast: (text: string) => void}} */
export function useToasts() {
  const [toasts, setToasts] = useState(/** @type {{id: number, text: string}[]} */ ([]));
  const toast = useCallback((/** @type {string} */ text) => {
    const id = ++number;
    setToasts((was) => [...was.filter((one) => one.text !== text).slice(-2), {id, text}]);
    setTimeout(() => setToasts((was) => was.filter((one) => one.id !== id)), STAYS);
  }, []);
  return {toasts, toast};
}

/** @param {{toasts: {id: number, text: string}[]}} props */
export function Toasts({toasts}) {
  return html`<div class="toasts" role="status" aria-live="polite">${toasts.map(({id, text}) => html`<p key=${id}>${text}</p>`)}</div>`;
}
