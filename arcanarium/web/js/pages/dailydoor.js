/** The way from the first page to the deal of the day. */
import {html} from "../html.js";
import {Icon} from "../icons.js";
import {language, say} from "../texts.js";

/** A day as people write it. @param {string} day  such as 2026-11-18 @returns {string} */
export function dayInWords(day) {
  return new Intl.DateTimeFormat(language(), {weekday: "long", day: "numeric", month: "long", timeZone: "UTC"}).format(new Date(`${day}T00:00:00Z`));
}

export function DailyDoor() {
  const day = new Date().toISOString().slice(0, 10);
  return html`
    <a class="door daily-door" href="/daily"><${Icon} name="sun" size=${26} />
      <strong>${say("daily-title")} · ${dayInWords(day)}</strong><span>${say("daily-short")}</span></a>`;
}
