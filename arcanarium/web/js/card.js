/** A card on the table: its face or back, how it lies, what lies on it, and whether it can be chosen. */
import {html, useMemo} from "./html.js";
import {CardBack, CardFace, cardWords, isTold} from "./card-face.js";
import {faceOf} from "./faces.js";
import {ESSENCES, Icon, Points, Tokens, isSign, signName} from "./icons.js";
import {useSetting} from "./settings.js";
import {say} from "./texts.js";
import {useZoom} from "./zoom.js";

export {CardZoom} from "./zoom.js";

/** @typedef {import("./html.js").Drawn} Drawn */

/**
 * @typedef {object} CardProps
 * @property {string} game
 * @property {string | null} id  may be null for a back
 * @property {"full" | "table" | "chip"} [size]
 * @property {boolean} [turned]
 * @property {number[]} [essences]  what lies on it
 * @property {number} [points]  what it counts now, where that is not what is printed
 * @property {boolean} [back]  lies face down; with an id its owner may still look at it
 * @property {boolean} [lit]  can be chosen now
 * @property {boolean} [chosen]
 * @property {boolean} [dim]
 * @property {string[] | string} [why]  what stands against choosing it
 * @property {(event: Event) => void} [onChoose]  without it a click shows the card in full, and why it cannot be chosen
 * @property {string} [target]  what it is called in moves, like `card:fire_dragon`: it is a button, so that it keeps the
 *   focus while it is lit and not lit
 * @property {string} [form]  how a board lays it out; its styles know it as form-NAME
 * @property {Record<string, string>} [place]  the style of the place it lies at
 * @property {boolean} [worded]  false: signs even where sentences are wished, because there is no room for them
 * @property {Drawn | string | number | null} [badge]  in the upper right corner
 * @property {import("./html.js").Children} [children]  beside the card: a menu of its powers
 */

/**
 * @param {CardProps} props
 * @returns {Drawn}
 */
export function Card({
  game, id, size = "table", turned = false, essences, points, back = false, lit = false, chosen = false, dim = false,
  why = [], onChoose, target, form = "", place, worded = true, badge, children,
}) {
  const [wished] = useSetting("sentences");
  const sentences = wished && worded;
  const face = id ? faceOf(game, id) : null;
  const notes = typeof why === "string" ? [why].filter(Boolean) : why;
  const zoom = useZoom(face && size !== "full" ? {game, id: face.id, notes, points} : null, !onChoose);
  const kind = face && !back ? face.kind : "back";
  const names = [
    "card", `card-${size}`, `kind-${kind}`, `in-${game}`,
    lit && "lit", chosen && "chosen", dim && "dim", turned && "turned", back && "back", essences?.some(Boolean) && "holding",
    sentences && face && isTold(face) && "telling", form && `form-${form}`,
  ].filter(Boolean).join(" ");
  const shared = {
    class: names, "aria-label": useMemo(() => spoken(face, back, turned, essences), [face, back, turned, essences?.join(" ")]),
    "aria-description": [face && size !== "full" ? cardWords(face) : "", ...notes].filter(Boolean).join(" ") || undefined,
    ...zoom,
  };
  // the same drawing as before is not looked at again
  const printed = useMemo(() => !face || back ? html`<${CardBack}/>` : size === "chip"
    ? html`<${Chip} face=${face} turned=${turned} points=${points}/>`
    : html`<${CardFace} game=${game} face=${face} size=${size} sentences=${sentences} points=${points}/>`,
  [game, face, back, size, turned, points, sentences]);
  const inside = html`
    ${printed}
    ${essences && html`<${Tokens} essences=${essences}/>`}
    ${turned && size === "table" && html`<span class="card-turned" title=${say("card-turned")}><${Icon} name="turn"/></span>`}
    ${badge !== undefined && badge !== null && badge !== "" && html`<span class="card-badge">${badge}</span>`}`;
  return html`<div class=${`card-place place-${size} of-kind-${kind} ${turned ? "is-turned" : ""} ${form && `form-${form}`}`} style=${place} data-target=${target}>
    ${onChoose || target
      ? html`<button type="button" ...${shared} aria-pressed=${chosen ? "true" : undefined} aria-disabled=${onChoose ? undefined : "true"}
          onClick=${onChoose ?? zoom.onClick}>${inside}</button>`
      : html`<div role="img" tabindex=${face && size !== "full" ? 0 : undefined} ...${shared}>${inside}</div>`}
    ${children}
  </div>`;
}

/** A card in one line. @param {{face: import("./faces.js").Face, turned: boolean, points?: number}} props @returns {Drawn} */
function Chip({face, turned, points = face.points}) {
  return html`
    <${Icon} name=${turned ? "turn" : [face.types?.[0], face.kind].find((name) => name && isSign(name)) ?? "card"} class="chip-kind"/>
    <span class="chip-name">${face.name}</span>
    ${points > 0 && html`<${Points} n=${points}/>`}`;
}

/** @param {import("./faces.js").Face | null} face @param {boolean} back @param {boolean} turned @param {number[]} [essences] @returns {string} */
function spoken(face, back, turned, essences) {
  if (!face) return say("card-back");
  return [
    face.name,
    face.kind_name,
    back && say("card-face-down"),
    turned && say("card-turned"),
    ...(essences ?? []).map((n, i) => n > 0 && say("card-holds", {n, what: signName(ESSENCES[i], n)})),
  ].filter(Boolean).join(", ");
}
