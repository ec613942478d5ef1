/**
 * How much room the words and signs of a card need, in letters: so that cards can be laid out without being drawn first.
 * The figures are those of css/resarcana.css, rounded up; a test in a browser holds them to every card.
 */

import {scoresInOne} from "../card-face.js";
import {LONG} from "../icons.js";

/** @typedef {import("../faces.js").Face} Face */
/** @typedef {import("../faces.js").Sign} Sign */

/** Widths. */
const ICON = 1.17;
const DIGIT = 0.62;
const LETTER = 0.68;
const NAME_LETTER = 0.55;
const NAME_LETTER_CYRILLIC = 0.61;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const STAR = 1.75;
const GAP = 0.3;
/** What lies beside the words: edges of the card, of its lines, and of one line. */
const EDGE = 0.7;
const PILL = 0.4;
/** Heights. */
const ROW = 1.25;
const BETWEEN = 0.16;
const NAME_ROW = 1.12;
const COST_ROW = 1.3;
const EDGES = 0.8;

const COUNTED = /^([+\u2212]?\d*)([ELCDGP◇★])$/u;

/** @param {Sign} fragment */
function widthOf([text, style]) {
  if (!text.trim()) return text.length > 1 ? 0.9 : 0.2;
  const counted = COUNTED.exec(text);
  if (counted && style !== "text") return ICON + DIGIT * counted[1].length + 0.1;
  if (style === "point" && /^\d+$/.test(text)) return STAR - ICON;  // the star follows
  if (text === "≠") return 0.15;  // strikes out what follows
  if (style === "type") return ICON;
  if (text === "▶") return 0.85;
  if ("+−×".includes(text)) return 1;
  if ("/()".includes(text)) return 0.45;
  return text.length === 1 && style !== "text" ? ICON : LETTER * text.length;
}

/** Pieces that stay together, as wide as they are. @param {Sign[]} line @returns {number[]} */
function clauses(line) {
  const found = [0];
  let parts = 0;
  for (const fragment of line) {
    const gap = !fragment[0].trim();
    if (gap || fragment[0] === "(" && parts >= LONG) [parts, found[found.length]] = [0, 0];
    if (!gap) [parts, found[found.length - 1]] = [parts + 1, found[found.length - 1] + widthOf(fragment)];
  }
  return found.filter(Boolean);
}

/** In how many rows pieces lie, and how wide the widest row is. @param {number[]} pieces @param {number} gap @param {number} width */
function wrapped(pieces, gap, width) {
  let [rows, used, widest] = [1, 0, 0];
  for (const piece of pieces) {
    if (used && used + gap + piece > width) [rows, used] = [rows + 1, 0];
    used += (used ? gap : 0) + piece;
    widest = Math.max(widest, used);
  }
  return {rows, widest};
}

/** What does not fit at all. */
const TOO_HIGH = 99;
const SLACK = 0.4;

/** How high the lines of a card become. @param {Sign[][]} lines @param {number} width */
function linesHeight(lines, width) {
  const inside = width - EDGE;
  let [height, row, used] = [0, 0, 0];
  for (const line of scoresInOne(lines)) {
    const {rows, widest} = wrapped(clauses(line), 0.25, inside - PILL);
    if (widest + PILL > inside + SLACK) return TOO_HIGH;
    const [w, h] = [rows > 1 ? inside : widest + PILL, rows * ROW];
    if (used && used + GAP + w > inside) [height, row, used] = [height + row + BETWEEN, 0, 0];
    used += (used ? GAP : 0) + w;
    row = Math.max(row, h);
  }
  return height + row;
}

/** A card that is turned says so before its name. */
const TURNED = 1.3;

/** @param {Face} face @param {number} width */
const nameRows = (face, width) => wrapped(face.name.split(" ").map((word) => word.length * (CYRILLIC.test(word) ? NAME_LETTER_CYRILLIC : NAME_LETTER)), NAME_LETTER / 2, width - EDGE - TURNED).rows;

/** What is printed small on a card, without what costs it. @param {Face} face */
const marks = (face) => (face.types?.length ? 1.7 * face.types.length + 0.3 : 0) + (face.points || face.point_signs?.length ? STAR + 0.2 : 0);

/** @param {Face} face @returns {number[]} */
const costs = (face) => face.cost_signs.filter(([text]) => text.trim() && text.trim() !== "/").map(widthOf);

/** Asked for again and again while rooms are planned. @param {Need} need @returns {Need} */
function remembered(need) {
  /** @type {WeakMap<Face, Map<number, number>>} */
  const known = new WeakMap();
  return (face, width) => {
    const of = known.get(face) ?? new Map();
    known.set(face, of);
    const found = of.get(width) ?? need(face, width);
    of.set(width, found);
    return found;
  };
}

/** Sentences have letters of their own. */
const TEXT_LETTER = 0.5;
const TEXT_ROW = 1.18;
const BETWEEN_SENTENCES = 0.25;
const TEXT_EDGE = 0.9;

/** How high the sentences of a card become. @param {Face} face @param {number} width */
const textHeight = (face, width) => face.sentences.reduce((height, sentence) => height + BETWEEN_SENTENCES
  + TEXT_ROW * wrapped(sentence.split(" ").map((word) => word.length * TEXT_LETTER), TEXT_LETTER, width - TEXT_EDGE).rows, 0.3);

/** @param {Face} face @param {number} width */
const signsHeight = (face, width) => linesHeight(face.lines, width);

/** @typedef {(face: Face, width: number) => number} Need  how high what is said needs it to be, or all of a card */

/** Does a card say that essences are put on it? @param {Face} face */
const holds = (face) => face.lines.some((line) => line.some(([text]) => text === "↓"));

/** Does it say that something on it, or elsewhere, is worth points? @param {Face} face */
const scores = (face) => face.lines.some((line) => line[0]?.[1] === "point");

/** A row of essences that lie on a card. */
const TOKENS = 1.85;
/** How wide that row is, by kinds (that a card may hold). */
const TOKENS_WIDE = [0, 2.9, 6.6, 9.6];

/** How high a card has to be at least that stands upright and is so wide. @param {Need} said @returns {Need} */
const tall = (said) => remembered((face, width) => {
  const side = marks(face);
  const paid = costs(face);
  const cost = paid.length ? wrapped(paid, 0.4, width - side - 0.9).rows * COST_ROW + 0.55 : 0;
  return nameRows(face, width) * NAME_ROW + Math.max(cost, side ? STAR + 0.2 : 0, holds(face) ? TOKENS : 0) + said(face, width) + EDGES;
});

/** The same for a card that is wide: name and marks in a row, below it the cost at the left of the lines. @param {Need} said @returns {Need} */
const wide = (said) => remembered((face, width) => {
  const side = marks(face);
  const paid = costs(face);
  const columns = paid.length > 3 ? 2 : 1;
  const left = paid.length ? columns * (Math.max(...paid) + 0.3) + 0.6 : 1.3;
  const cost = Math.ceil(paid.length / columns) * COST_ROW + 0.5;
  return Math.max(nameRows(face, width - side) * NAME_ROW + 0.25, side ? STAR : 0) + Math.max(cost, said(face, width - left)) + 0.5;
});

/** What stands beside the name of a card in play: also what may lie on it, and what that may be worth. @param {Face} face */
const marksInPlay = (face) => marks(face) + TOKENS_WIDE[kindsHeld(face)] + (face.points || !scores(face) ? 0 : STAR + 0.2);

/** And for a card in play that has little room: without its cost, and what lies on it beside the name. @param {Need} said @returns {Need} */
const slim = (said) => remembered((face, width) => {
  const side = marksInPlay(face);
  return Math.max(nameRows(face, width - side) * NAME_ROW + 0.3, side ? STAR : 0) + said(face, width) + 0.5;
});

export const tallNeed = tall(signsHeight);
export const wideNeed = wide(signsHeight);
export const slimNeed = slim(signsHeight);

/** @type {Record<string, Need>} */
const TOLD = {tall: tall(textHeight), wide: wide(textHeight), slim: slim(textHeight)};

/** Is there room for sentences in place of signs? @param {Face} face @param {string} form @param {number} width @param {number} height */
export const tells = (face, form, width, height) => form in TOLD && TOLD[form](face, width) <= height;

/** No word is broken. @param {Need} need @param {(face: Face) => number} beside  the name */
const unbroken = (need, beside) => remembered((face, width) => {
  const longest = Math.max(...face.name.split(" ").map((word) => word.length));
  return longest * NAME_LETTER + beside(face) > width - EDGE ? Infinity : need(face, width);
});

/** The same needs, for cells that are as narrow as they can be. */
export const fineTall = unbroken(tallNeed, () => 0);
export const fineWide = unbroken(wideNeed, marks);
export const fineSlim = unbroken(slimNeed, (face) => marksInPlay(face) + TURNED);

/** Its powers alone, in a row. @param {Face} face @param {number} width */
export const signsNeed = (face, width) => signsHeight(face, width) + 0.5;

const KINDS = ["elan", "life", "calm", "death", "gold", "pearl"];

/** What a line puts on its card: not what that costs, unless it is that which is put there. @param {Sign[]} line */
function putOn(line) {
  const told = line.slice(0, line.findIndex(([text]) => text === "↓") + 1);
  const brought = told.slice(told.findLastIndex(([text]) => text === "▶") + 1);
  return brought.some(([text]) => text === "=") ? told : brought;
}

/** How many kinds of essences may lie on a card, up to three. @param {Face} face */
function kindsHeld(face) {
  const lines = face.lines.map(putOn).filter((line) => line.length);
  const styles = lines.flat().map(([, style]) => style);
  return lines.length && (styles.includes("any") ? 3 : Math.min(3, Math.max(1, new Set(styles.filter((style) => KINDS.includes(style))).size)));
}

/** How wide a card is as a chip: its name in two rows, points, and what may lie on it. @param {Face} face */
export function chipNeed(face) {
  const words = face.name.split(" ").map((word) => word.length);
  const name = NAME_LETTER * Math.max(...words, Math.ceil((face.name.length + 1) / 2));
  return name + (face.points || scores(face) ? STAR : 0) + TOKENS_WIDE[kindsHeld(face)] + 3;
}
