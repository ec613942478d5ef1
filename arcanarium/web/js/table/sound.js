/** A few short sounds, made on the spot. Off unless the player wants them. */
import {setting} from "../settings.js";

/** @typedef {{hz: number, at: number, for: number, loud: number, wave: OscillatorType}} Tone */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  turn: [{hz: 587, at: 0, for: 0.18, loud: 0.10, wave: "sine"}, {hz: 880, at: 0.11, for: 0.30, loud: 0.10, wave: "sine"}],
  card: [{hz: 180, at: 0, for: 0.06, loud: 0.12, wave: "triangle"}],
  essence: [{hz: 1320, at: 0, for: 0.07, loud: 0.04, wave: "sine"}, {hz: 1760, at: 0.04, for: 0.08, loud: 0.03, wave: "sine"}],
  end: [523, 659, 784, 1047].map((hz, i) => ({hz, at: i * 0.13, for: 0.45, loud: 0.08, wave: "sine"})),
};

/** @type {AudioContext|null} */
let context = null;

/** @param {"turn"|"card"|"essence"|"end"} name */
export function sound(name) {
  if (!setting("sound") || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => undefined);
  const now = context.currentTime + 0.01;
  for (const tone of SOUNDS[name]) {
    const source = context.createOscillator();
    const gain = context.createGain();
    source.type = tone.wave;
    source.frequency.value = tone.hz;
    gain.gain.setValueAtTime(0, now + tone.at);
    gain.gain.linearRampToValueAtTime(tone.loud, now + tone.at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + tone.at + tone.for);
    source.connect(gain).connect(context.destination);
    source.start(now + tone.at);
    source.stop(now + tone.at + tone.for + 0.02);
  }
}

const CARDS = new Set(["placed", "claimed", "discarded", "drew", "destroyed", "swapped", "scroll_claimed", "retrieved"]);
const ESSENCES = new Set(["collected", "gained", "paid", "put", "took", "lost", "moved"]);

/**
 * What a frame sounds like.
 * @param {import("./types.js").StateFrame} state @param {import("./types.js").StateFrame|null} before
 */
export function soundOf(state, before) {
  if (!before || state.cause === "join") return;
  if (state.result && !before.result) sound("end");
  else if (state.ask && !before.ask) sound("turn");
  else if (state.events.some((event) => CARDS.has(event.kind))) sound("card");
  else if (state.events.some((event) => ESSENCES.has(event.kind))) sound("essence");
}
