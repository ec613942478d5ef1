/** How this browser likes its tables: the same choices on the page of the account and in the help of a table. */
import {html} from "./html.js";
import {LanguageField} from "./language.js";
import {Choice, Switch} from "./pages/newparts.js";
import {useSetting} from "./settings.js";
import {say} from "./texts.js";

/** Seconds that an ordinary move of a bot takes. */
export const PACES = [0, 0.4, 0.7, 1.5, 3];

/**
 * @param {{onPace?: (pace: number) => void, pace?: number, hints?: boolean}} props
 *   at a table: `pace` is how fast its bots are; `onPace` changes that, and is missing where the reader may not; `hints`: may
 *   players ask for hints?
 */
export function Preferences({onPace, pace, hints = true}) {
  const [theme, setTheme] = useSetting("theme");
  const [text, setText] = useSetting("text");
  const [motion, setMotion] = useSetting("motion");
  const [sentences, setSentences] = useSetting("sentences");
  const [sound, setSound] = useSetting("sound");
  const [news, setNews] = useSetting("news");
  const [confirm, setConfirm] = useSetting("confirm");
  const [hinting, setHinting] = useSetting("hints");
  const [liked, setLiked] = useSetting("pace");
  const here = pace ?? liked;
  const shut = pace !== undefined && !onPace;
  const choosePace = (/** @type {string} */ value) => {
    setLiked(Number(value));
    onPace?.(Number(value));
  };
  /** @type {(name: string, values: string[]) => {value: string, title: string, hint: string}[]} */
  const values = (name, all) => all.map((value) => ({value, title: say(`taste-${name}-${value}`), hint: ""}));
  return html`
    <${LanguageField} />
    <${Choice} legend=${say("taste-cards")} name="cards" value=${sentences ? "sentences" : "signs"}
      choose=${(/** @type {string} */ value) => setSentences(value === "sentences")} values=${values("cards", ["signs", "sentences"])} />
    <${Choice} legend=${say("taste-text")} name="text" value=${text} choose=${setText} values=${values("text", ["usual", "large", "larger"])} />
    <${Choice} legend=${say("taste-theme")} name="theme" value=${theme} choose=${setTheme} values=${values("theme", ["auto", "dark", "light"])} />
    <${Choice} legend=${say("taste-motion")} name="motion" value=${motion} choose=${setMotion} values=${values("motion", ["auto", "full", "less"])} />
    <fieldset class="choice" disabled=${shut}>
      <legend>${say("taste-pace")}</legend>
      <div class="choice-values">
        ${PACES.map((n) => html`<label key=${n} class="option-card"><input type="radio" name="pace" checked=${n === nearest(here)} onChange=${() => choosePace(String(n))} />
          <span><strong>${say("taste-pace-value", {n})}</strong></span></label>`)}
      </div>
      ${shut && html`<p class="quiet-text">${say("taste-pace-host")}</p>`}
    </fieldset>
    <${Switch} title=${say("taste-news")} hint=${say("taste-news-hint")} value=${news} choose=${setNews} />
    <${Switch} title=${say("taste-confirm")} hint=${say("taste-confirm-hint")} value=${confirm} choose=${setConfirm} />
    <${Switch} title=${say("taste-hints")} hint=${say(hints ? "taste-hints-hint" : "hint-forbidden")} value=${hinting && hints} choose=${hints ? setHinting : () => undefined} />
    <${Switch} title=${say("taste-sound")} hint=${say("taste-sound-hint")} value=${sound} choose=${setSound} />`;
}

/** The offered pace that comes nearest. @param {number} pace */
const nearest = (pace) => PACES.reduce((best, n) => Math.abs(n - pace) < Math.abs(best - pace) ? n : best);
