/** Something that the server may refuse, and what came of it. */
import {reasonOf} from "./api.js";
import {html, useState} from "./html.js";

/** @typedef {{busy: boolean, told: string, wrong: boolean, run: (task: () => Promise<string>) => Promise<void>}} Task */

/** @returns {Task} */
export function useTask() {
  const [state, setState] = useState({busy: false, told: "", wrong: false});
  const run = async (/** @type {() => Promise<string>} */ task) => {
    setState({busy: true, told: "", wrong: false});
    try {
      setState({busy: false, told: await task(), wrong: false});
    } catch (error) {
      setState({busy: false, told: reasonOf(error), wrong: true});
    }
  };
  return {...state, run};
}

/** @param {{told: string, wrong: boolean}} props */
export function Told({told, wrong}) {
  return html`<p class=${wrong ? "refusal" : "done"} role=${wrong ? "alert" : "status"}>${told}</p>`;
}

/** What somebody types into a field. @param {(value: string) => void} set @returns {(event: any) => void} */
export function typed(set) {
  return (event) => set(event.currentTarget.value);
}
