/**
 * The middle of a sigil: what family a card belongs to is seen here at once. Each emblem fits into a circle of radius 50.
 * It gives lines, and surfaces that are filled faintly.
 */
import {beads, burst, circle, crescents, mirrored, petals, polygon, rays, scallops} from "./sigil-strokes.js";
import {thingOf} from "./sigil-things.js";

/** @typedef {import("./faces.js").Face} Face */
/** @typedef {(n: number) => number} Pick  a number below n, always the same ones for one card */
/** @typedef {{lines: string, fill?: string, sign?: {name: string, y: number, size: number}}} Emblem  `sign` is one of our signs, that high in the middle */

/** Beasts that no name tells: a paw, or an eye in a thicket. */
const CREATURES = [
  () => mirrored("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),
  () => mirrored("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16") + circle(16) + petals(7, 28, 48, 0.18),
];

const MONUMENTS = [
  "M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38",
  "M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18",
  "M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26",
  "M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2",
  "M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22",
  "M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22",
];

const ARTIFACTS = [
  () => polygon(6, 44, 0, 2) + circle(22) + polygon(6, 22, 0),
  () => polygon(3, 46, 0) + polygon(3, 23, Math.PI) + circle(11.5) + beads(3, 46, 3.5),
  () => circle(40) + polygon(4, 40, Math.PI / 4) + polygon(3, 28, 0) + circle(14),
  () => polygon(7, 44, 0, 3) + circle(13) + circle(6),
  () => circle(22, 0, -15) + circle(22, 13, 7.5) + circle(22, -13, 7.5) + circle(7.5),
  () => polygon(8, 44, 0, 3) + polygon(8, 18, Math.PI / 8) + circle(9),
  () => circle(20, 0, -14) + "M0 6L0 46M-16 26L16 26" + crescents(1, 44, 16) + circle(6, 0, -14),
  () => petals(6, 0, 44, 0.5) + circle(44) + circle(8),
  () => polygon(5, 45, 0, 2) + polygon(5, 17, Math.PI) + circle(7),
  () => burst(4, 46, 14) + burst(4, 30, 11, Math.PI / 4) + circle(8),
  () => mirrored("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0") + circle(12) + circle(4),
  () => polygon(9, 44, 0, 2) + polygon(3, 24, Math.PI) + circle(5),
];

/** @param {Pick} pick @returns {string} a plan with its towers */
function plan(pick) {
  const n = [4, 5, 6, 8][pick(4)];
  const from = pick(2) ? 0 : Math.PI / n;
  const court = [circle(15), polygon(n, 17, from), polygon(n, 18, from, n === 5 ? 2 : n === 8 ? 3 : 1)][pick(3)];
  return polygon(n, 45, from) + polygon(n, 37, from) + beads(n, 45, 5, from) + polygon(n, 27, from + Math.PI / n) +
    rays(n, 19, 27, from + Math.PI / n) + court + circle(6);
}

/** @param {Pick} pick @returns {string} a front with towers, as high as they come */
function skyline(pick) {
  const heights = [-46 + pick(10), -16 - pick(18), -6 - pick(22)];
  const roof = (/** @type {number} */ left, /** @type {number} */ right, /** @type {number} */ top, /** @type {number} */ kind) => {
    const middle = (left + right) / 2;
    return [
      `L${left} ${top}L${middle} ${top - 10}L${right} ${top}`,
      `L${left} ${top}C${left} ${top - 8} ${right} ${top - 8} ${right} ${top}`,
      `L${left} ${top}L${left} ${top - 5}L${middle - 2} ${top - 5}L${middle - 2} ${top}L${middle + 2} ${top}L${middle + 2} ${top - 5}L${right} ${top - 5}L${right} ${top}`,
    ][kind];
  };
  const [a, b, c] = heights;
  const gate = pick(2) ? "M0 12C8 12 10 20 10 36" : "M0 8L9 18L9 36";
  const window = `M${22} ${b + 12}L${22} ${b + 20}M${37} ${c + 12}L${37} ${c + 18}M0 ${a + 16}L0 ${a + 28}`;
  return mirrored(
    `M0 ${a - 10}L14 ${a}L14 36M14 36${roof(14, 30, b, pick(3))}L30 36M30 36${roof(30, 45, c, pick(3))}L45 36M0 36L50 36M0 42L50 42${gate}${window}`);
}

/** @param {Pick} pick @returns {string} head and shoulders, with a hat or a hood */
function bust(pick) {
  const heads = [
    "M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12",
    "M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46",
    "M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6",
    "M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22",
    "M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14",
    "M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13",
    "M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20",
    "M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46",
    "M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20",
  ];
  const coats = ["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44", "M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44",
    "M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];
  return mirrored(heads[pick(heads.length)] + coats[pick(coats.length)]);
}

/**
 * @param {Face} face
 * @param {string} humour  the strongest of its essences or powers
 * @param {Pick} pick
 * @returns {Emblem}
 */
export function emblem(face, humour, pick) {
  const types = face.types ?? [];
  if (types.includes("dragon")) return dragon(pick, types.includes("creature"));
  if (types.includes("demon")) return demon(pick, types.includes("creature"));
  if (types.includes("creature")) return {lines: thingOf(face.id) || CREATURES[pick(CREATURES.length)]()};
  switch (face.kind) {
    case "mage": return mage(humour, pick);
    case "monument": return {lines: mirrored(MONUMENTS[pick(MONUMENTS.length)])};
    case "place": return {lines: plan(pick)};
    case "item": return {
      lines: mirrored("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16") + circle(4, -8, 27) + circle(2.5, 6, 33) + circle(2, 9, 23),
      fill: "M-30 16A30 26 0 0 0 30 16Z",
    };
    case "scroll": return {
      lines: mirrored("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34") + polygon([3, 5, 6, 7][pick(4)], 17, 0, pick(2) + 1) + circle(20),
    };
    case "agent": return {lines: bust(pick), sign: {name: humour, y: 33, size: 15}};
    case "personality": return {lines: `${bust(pick)}${mirrored("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`, sign: {name: humour, y: 33, size: 15}};
    case "militia": return {lines: mirrored("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10") + circle(3, 0, -46)};
    case "location": return {lines: skyline(pick)};
    case "relic": return relic(face.id, pick);
    case "objective": return {lines: burst(4, 46, 9) + burst(4, 26, 8, Math.PI / 4) + circle(34) + circle(18)};
    case "guild": return {lines: mirrored("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"), sign: {name: humour, y: -2, size: 44}};
    case "special": return {lines: burst(8, 46, 14) + circle(14) + circle(34)};
    default: return {lines: thingOf(face.id) || ARTIFACTS[pick(ARTIFACTS.length)]()};
  }
}

/** @param {Pick} pick @param {boolean} mild @returns {Emblem} */
function dragon(pick, mild) {
  const wing = [
    "M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4",
    "M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6",
    "M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10",
  ][pick(3)];
  const head = "M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48";
  const tail = mild ? "M0 18C10 24 10 34 0 40" : "M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";
  return {lines: mirrored(wing + head + tail), fill: circle(1.8, 3, -28) + circle(1.8, -3, -28)};
}

/** @param {Pick} pick @param {boolean} beast @returns {Emblem} */
function demon(pick, beast) {
  const horns = [
    "M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2",
    "M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10",
    "M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2",
  ][pick(3)];
  const face = beast ? "M20 0C18 20 10 30 6 40L0 44M0 34L6 40" : "M20 0C22 20 12 34 0 46M0 22L6 26L0 30";
  return {
    lines: mirrored(`M0 -18C3 -18 6 -18 8 -16${horns}${face}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`) + polygon(5, 50, Math.PI, 2),
    fill: circle(2, 11, 0.5) + circle(2, -11, 0.5),
  };
}

/** @param {string} humour @param {Pick} pick @returns {Emblem} */
function mage(humour, pick) {
  const hoods = [
    "M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12",
    "M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10",
    "M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44",
    "M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42",
    "M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44",
  ];
  const sleeves = ["M34 44C30 34 20 28 11 28", "M24 44C26 36 20 30 11 30", "M38 36C28 26 20 34 11 26"];
  return {lines: mirrored(hoods[pick(hoods.length)] + sleeves[pick(3)]), sign: {name: humour, y: 27, size: 17}};
}

/** @param {string} id @param {Pick} pick @returns {Emblem} */
function relic(id, pick) {
  const thing = thingOf(id);
  if (thing) return {lines: thing};
  const cuts = [
    polygon(8, 34, Math.PI / 8) + polygon(8, 20, Math.PI / 8) + rays(8, 20, 34, Math.PI / 8),
    polygon(6, 36) + polygon(3, 36, 0) + polygon(3, 18, Math.PI),
    mirrored("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),
    scallops(7, 30, 14) + polygon(7, 30) + circle(12),
  ];
  return {lines: cuts[pick(cuts.length)] + circle(44)};
}
