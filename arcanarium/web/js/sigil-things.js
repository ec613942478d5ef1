/**
 * Emblems of things that a name speaks of: a half line each, mirrored at the middle. Names that speak of none of them get
 * an emblem of geometry (see sigil-emblems.js). Ids are in English in every language, so these words are no texts.
 */
import {circle, mirrored, polygon, rays} from "./sigil-strokes.js";

/** @type {[words: RegExp, lines: string][]} */
const THINGS = [
  [/hawk|nightingale|phoenix|raven|swan|peacock/, mirrored("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48") + circle(1.8, 0, -25)],
  [/mermaid|dolphin|whale/, mirrored("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8") + circle(1.8, 6, -26) + circle(1.8, -6, -26)],
  [/hound|dog|wolf/, mirrored("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],
  [/cat|lion/, mirrored("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],
  [/horse|stag|menagerie/, mirrored("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],
  [/treant|tree|grove|heartwood/, mirrored("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],
  [/bow$|lookout|nightarrow/, mirrored("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28") + "M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],
  [/pickaxe|mines?$/, mirrored("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],
  [/axe/, mirrored("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],
  [/trident/, mirrored("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],
  [/teeth/, mirrored("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],
  [/altar/, mirrored("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],
  [/horn|conch/, "M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],
  [/sword|dagger|slayer|blade|lance|awl/, mirrored("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12") + circle(5, 0, 40)],
  [/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/, mirrored("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14") + circle(3, 0, -16)],
  [/skull|crypt|ossuary|catacombs|bone|mausoleum/, mirrored("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],
  [/key/, circle(15, 0, -28) + circle(7, 0, -28) + mirrored("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],
  [/ring_|midas|shrivatsa|wheel|compass/, circle(40) + circle(34) + circle(6) + rays(8, 6, 34) + polygon(4, 34) + polygon(4, 12, Math.PI / 4)],
  [/crown|laurels|command/, mirrored("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z") + circle(3, 0, -38) + circle(3, 25, -34) + circle(3, -25, -34)],
  [/egg/, mirrored("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],
  [/book|ledger|gnosis|opus|library|charter/, mirrored("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0") + polygon(3, 5, 0)],
  [/hand|gauntlet|palm|glove/, mirrored("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],
  [/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/, mirrored("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],
  [/idol|statuette|figure|man$|homunculus|robes/, mirrored("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],
  [/rosary|chime|bell/, mirrored("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],
  [/ship|diver|cord|dock/, mirrored("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],
  [/shield|gate|wall|vault|keep/, mirrored("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],
  [/mask|portrait|theatre/, mirrored("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],
  [/stone|shard|prism|crystal|seal|signet/, mirrored("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],
  [/squared_circle/, circle(42) + polygon(4, 42, Math.PI / 4) + polygon(3, 29.7) + circle(14.8)],
];

/** The emblem a name asks for, if it does. @param {string} id @returns {string} */
export function thingOf(id) {
  return THINGS.find(([words]) => words.test(id))?.[1] ?? "";
}
