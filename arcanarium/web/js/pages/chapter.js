/** A chapter of the rules in short: its title, its text with the signs drawn in it, or the table of signs. */
import {html} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";
import {Prose} from "./prose.js";

const COLOURED = new Set(["elan", "life", "calm", "death", "gold", "pearl", "any", "point", "military", "political", "spiritual", "financial"]);

/** @param {string} game @param {string} chapter @returns {string} */
export function chapterTitle(game, chapter) {
  return say(chapter === "signs" ? "rules-signs" : `${game}-rules-${chapter}-title`);
}

/** @param {{facts: import("../games.js").GameInfo, chapter: string}} props */
export function Chapter({facts, chapter}) {
  if (chapter === "signs") return html`<${Legend} signs=${facts.sign_table} />`;
  return html`<${Prose} text=${say(`${facts.game}-rules-${chapter}`)} line=${withSigns} />`;
}

/** @param {string} line */
function withSigns(line) {
  return line.split(/:([a-z]+):/u).map((part, i) => (i % 2 ? html`<${Sign} name=${part} />` : part));
}

/** @param {{name: string, size?: string}} props */
function Sign({name, size = "1.2em"}) {
  return html`<span class=${COLOURED.has(name) ? `of-${name}` : "of-sign"}><${Icon} name=${name} size=${size} /></span>`;
}

/** @param {{signs: string[]}} props */
function Legend({signs}) {
  return html`
    <ul class="legend">
      ${signs.map((name) => html`<li key=${name}><${Sign} name=${name} size="1.5rem" /> ${say(`rules-sign-${name}`)}</li>`)}
    </ul>`;
}
