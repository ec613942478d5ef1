/** Words as they are searched: whatever case, accents and alphabet habits somebody types with. */

/** Letters that have no accent to be taken off, and what is typed for them. @type {Record<string, string>} */
const PLAIN = {ł: "l", ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ı: "i"};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "gu");
/** How umlauts are written where there are none. @type {Record<string, string>} */
const SPELT = {ä: "ae", ö: "oe", ü: "ue"};

/** Letters without case and accents, so that "demon" finds "Démon", and "zar" finds "Żar". @param {string} text @returns {string} */
export function folded(text) {
  return text.toLowerCase().replace(PLAIN_LETTERS, (letter) => PLAIN[letter]).normalize("NFD").replace(/\p{M}/gu, "");
}

/** A text as it may be searched: folded, and once more with its umlauts spelt out. @param {string} text @returns {string} */
export function searchable(text) {
  const spelt = text.normalize("NFC").toLowerCase().replace(/[äöü]/gu, (letter) => SPELT[letter]);
  return folded(text) + (spelt === text.toLowerCase() ? "" : `\n${folded(spelt)}`);
}
