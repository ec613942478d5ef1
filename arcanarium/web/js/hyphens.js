/** Where long words of a name may break, in languages for which browsers do not know it by themselves. */

/** Languages without hyphenation in common browsers. */
const OURS = new Set(["pl", "ru"]);
const LONG = 11, BEFORE = 4, AFTER = 3;
const SOFT = "\u00ad";
const WORD = /[\p{L}\p{M}]+/gu;
/** A consonant, or two that are one sound, between any letter and a vowel. */
const BREAK = /(?<=\p{L})(?=(?:ch|cz|dz|rz|sz|[bcćdfghjklłmnńprsśtwzźżбвгджзклмнпрстфхцчшщ])[aeiouyąęóаеиоуыэюя])/giu;
const SPLIT = /(?<=c)(?=[hz])|(?<=[dsr])(?=z)/i;

/** A name with soft hyphens in its long words. @param {string} name @param {string} [language] @returns {string} */
export function hyphenated(name, language = document.documentElement.lang) {
  if (!OURS.has(language)) return name;
  return name.replace(WORD, (word) => word.length <= LONG ? word : word.replace(BREAK, (_, at) =>
    at < BEFORE || at > word.length - AFTER || SPLIT.test(word.slice(at - 1, at + 1)) ? "" : SOFT));
}
