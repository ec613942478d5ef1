/** Dark or light, how large text is, and whether things move: told to the style sheets by attributes of the document. */
import {moving, setting, watchSettings} from "./settings.js";

const LIGHT = matchMedia("(prefers-color-scheme: light)");
const LESS = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {"dark" | "light"} */
export function shownTheme() {
  const wish = setting("theme");
  return wish === "auto" ? (LIGHT.matches ? "light" : "dark") : wish;
}

function apply() {
  const root = document.documentElement;
  root.dataset.theme = shownTheme();
  root.dataset.text = setting("text");
  root.dataset.motion = moving() ? "full" : "less";
}

/** From now on the document follows the settings and the system. */
export function followTheme() {
  apply();
  watchSettings(apply);
  LIGHT.addEventListener("change", apply);
  LESS.addEventListener("change", apply);
}
