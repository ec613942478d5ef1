/**
 * The sigil of a card, drawn from its own record: its essences choose the rings and the colours, its kind and types the
 * emblem in the middle, its powers and points the marks around it, and its id everything that is left to choose.
 */
import {html, useMemo} from "./html.js";
import {ESSENCES, POWERS} from "./icons.js";
import {beads, burst, circle, crescents, flames, petals, polygon, rays, scale, scallops, waves} from "./sigil-strokes.js";
import {emblem} from "./sigil-emblems.js";
import {SHAPES} from "./shapes.js";

/** @typedef {import("./faces.js").Face} Face */

/** The power that a guild stands for. @type {Record<string, string>} */
const GUILDS = {blades: "military", ferrymen: "spiritual", thieves: "political", usurers: "financial"};

/** The ring of each essence or power: what it looks like between two radii. @type {Record<string, (n: number, inner: number, outer: number) => string>} */
const RINGS = {
  elan: (n, inner, outer) => flames(n * 2, inner, outer),
  life: (n, inner, outer) => petals(n * 4, inner, outer, 0.075) + petals(n * 4, inner + 2, outer - 6, 0.04, Math.PI / (n * 4)),
  calm: (n, inner, outer) => waves(n * 2, (inner + outer) / 2 + 2, (outer - inner) / 4) + waves(n * 2, (inner + outer) / 2 - 2, (outer - inner) / 4),
  death: (n, inner, outer) => burst(n * 3, outer, inner) + crescents(n, inner - 1, 5),
  gold: (n, inner, outer) => polygon(6, outer) + polygon(6, outer, Math.PI / 6) + beads(12, (inner + outer) / 2 - 1, 2),
  pearl: (n, inner, outer) => scallops(n * 3, inner, outer - inner) + beads(n * 3, inner + 3, 1.8, Math.PI / (n * 3)),
  any: (n, inner, outer) => polygon(5, outer) + polygon(5, outer, Math.PI / 5) + beads(10, inner, 1.6),
  military: (n, inner, outer) => burst(n * 4, outer, inner + 3),
  political: (n, inner, outer) => crescents(n * 2, outer - 2, 7) + beads(n * 2, outer - 2, 1.8, Math.PI / (n * 2)),
  spiritual: (n, inner, outer) => petals(n * 2, inner, outer, 0.2) + beads(n * 2, outer, 1.6, Math.PI / (n * 2)),
  financial: (n, inner, outer) => beads(n * 3, (inner + outer) / 2, (outer - inner) / 4) + circle(inner),
};

/** A generator of numbers that depend on the id only. @param {string} id @returns {(n: number) => number} */
function seeded(id) {
  let state = 2166136261;
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % n;
  };
}

/** What colours a card, the strongest first. @param {Face} face @returns {string[]} */
function humours(face) {
  /** @type {Map<string, number>} */
  const weight = new Map();
  const add = (/** @type {string} */ name, /** @type {number} */ n) => weight.set(name, (weight.get(name) ?? 0) + n);
  if (face.power) add(face.power, 20);
  else if (GUILDS[face.guild || face.id]) add(GUILDS[face.guild || face.id], 20);
  face.values?.forEach((n, i) => add(POWERS[i], n));
  face.cost?.forEach((n, i) => n && add(ESSENCES[i], face.kind === "monument" ? 0.1 : 2 * n));
  for (const [text, style] of face.lines.flat()) {
    if (ESSENCES.includes(style) || style === "any") add(style, (style === "any" ? 0.3 : 1) * (Number.parseInt(text) || 1));
  }
  if (!weight.size) add("any", 1);
  return [...weight].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}

/**
 * @typedef {object} Layer
 * @property {string} d
 * @property {string} of  what it takes its colour from
 * @property {string} [as]  how it is drawn: "line", "fine", "bold", "fill" or "sign"
 * @property {{y: number, size: number}} [place]  of a sign
 */

/** What a sigil is drawn with, the lowest first. @param {Face} face @returns {Layer[]} */
export function layers(face) {
  const pick = seeded(face.id);
  const [first, second = first, third = second] = humours(face);
  const n = 3 + pick(3);
  const {lines, fill = "", sign} = emblem(face, first, pick);
  const border = [
    () => circle(97) + scale(72, 93, 2, 6),
    () => circle(97) + circle(92) + beads(n * 4, 94.5, 1),
    () => circle(97) + circle(94),
    () => circle(97) + scale(n * 8, 91, 3, 8),
  ][pick(4)]();
  const web = [
    () => polygon(n + 3, 76, 0, 2),
    () => polygon(3, 76) + polygon(3, 76, Math.PI),
    () => polygon(4, 76) + polygon(4, 76, Math.PI / 4),
    () => circle(76) + rays(n * 2, 56, 76, Math.PI / (n * 2)),
    () => polygon(2 * n + 1, 76, 0, n),
  ][pick(5)]();
  const hem = ["", circle(53), beads(n * 5, 52, 1), rays(n * 6, 53, 56)][pick(4)];
  return [
    {d: border, of: "brass", as: "fine"},
    {d: web + circle(56) + hem, of: second === first ? "brass" : second, as: "fine"},
    {d: (RINGS[first] ?? RINGS.any)(n, 76, 91), of: first},
    {d: RINGS[third] && third !== first ? RINGS[third](n, 57, 66) : beads(n, 66, 2.5), of: third, as: "fine"},
    {d: lines, of: first, as: "bold"},
    ...(fill ? [{d: fill, of: second, as: "fill"}] : []),
    ...(sign ? [{d: SHAPES[sign.name].fill ?? SHAPES[sign.name].line ?? "", of: first, as: "sign", place: sign}] : []),
    ...(face.points ? [{d: stars(face.points), of: "brass", as: "fill"}] : []),
  ];
}

/** As many small stars as the card has points, below. @param {number} points @returns {string} */
function stars(points) {
  let path = "";
  for (let i = 0; i < points; i++) path += `M${(i - (points - 1) / 2) * 10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;
  return path;
}

/**
 * @param {{face: Face, whole?: boolean}} props  `whole`: not cropped by a flat frame
 * @returns {import("./html.js").Drawn}
 */
export function Sigil({face, whole = false}) {
  const drawn = useMemo(() => layers(face), [face]);
  return html`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${whole ? "xMidYMid meet" : "xMidYMid slice"} aria-hidden="true" focusable="false">
    ${drawn.map(stroke)}
  </svg>`;
}

/** @param {Layer} layer */
function stroke({d, of, as = "line", place}) {
  if (place) {
    const scaled = place.size / 24;
    return html`<path class="sigil-fill" data-of=${of} d=${d} fill-rule="evenodd" transform=${`translate(${-place.size / 2} ${place.y - place.size / 2}) scale(${scaled})`}/>`;
  }
  if (as === "fill") return html`<path class="sigil-fill" data-of=${of} d=${d}/>`;
  return html`${as !== "fine" && html`<path class="sigil-glow" data-of=${of} d=${d}/>`}<path class=${`sigil-${as}`} data-of=${of} d=${d}/>`;
}
