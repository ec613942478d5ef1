/** The first page: play at once, go on with a game, join one, or look around. */
import {post, reasonOf} from "../api.js";
import {firstPlan, gameTitle, inShort, useGames} from "../games.js";
import {html, useState} from "../html.js";
import {Icon} from "../icons.js";
import {progressOf} from "../learn/progress.js";
import {go} from "../router.js";
import {remember, setting} from "../settings.js";
import {say} from "../texts.js";
import {DailyDoor} from "./dailydoor.js";
import {Emblem} from "./emblem.js";
import {MyTables, OpenTables} from "./tables.js";

/** @typedef {import("../games.js").GameInfo} GameInfo */
/** @typedef {import("../games.js").Plan} Plan */

export function Page() {
  const games = useGames() ?? [];
  return html`
    <div class="home">
      <header class="home-head">
        <h1>${say("home-title")}</h1>
        <p>${say("home-what")}</p>
      </header>
      <div class="home-games">
        ${games.map((info) => html`<${PlayNow} key=${info.game} info=${info} />`)}
      </div>
      <${DailyDoor} />
      <${MyTables} />
      <${OpenTables} />
      <${LookAround} />
      <p class="fine">${say("home-unofficial")}</p>
    </div>`;
}

/** One click to a game against bots, as it was played last. @param {{info: GameInfo}} props */
function PlayNow({info}) {
  const {game, hue: [light, dark]} = info;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  /** @type {Plan | undefined} */
  const last = setting("lastTable")[game];
  const lesson = last || progressOf(info.lesson).done ? "" : info.lesson;  // who has played needs no invitation
  const play = async () => {
    setBusy(true);
    setRefused("");
    try {
      const plan = last ?? firstPlan(info);
      const {table} = await post("/api/tables", plan);
      remember("lastTable", {...setting("lastTable"), [game]: last ?? {...plan, variant: info.variants[0]}});
      go(`/t/${table}`);
    } catch (error) {
      setRefused(reasonOf(error));
      setBusy(false);
    }
  };
  const bots = last ? last.seats.length - 1 : 1;
  return html`
    <section class="play-now" style=${light ? {"--hue": `light-dark(${light}, ${dark})`} : undefined} aria-labelledby=${`play-${game}`}>
      <${Emblem} signs=${info.emblem} />
      <div class="play-words">
        <h2 id=${`play-${game}`}>${gameTitle(game)}</h2>
        <p>${say(`${game}-about`)}</p>
        <p class="row">
          ${lesson && html`<a class="btn primary large" href=${`/learn/${lesson}`}>${say("home-learn")}</a>`}
          <button type="button" class="btn large ${lesson ? "" : "primary"}" disabled=${busy} onClick=${play}>
            ${say(busy ? "home-dealing" : "home-play", {bots})}
          </button>
          <a class="btn large" href=${`/new?game=${game}`}>${say("home-with-friends")}</a>
        </p>
        <p class=${refused ? "refusal" : "quiet-text"} role="status">${refused || say(last ? "home-as-last" : lesson ? "home-learn-or-play" : "home-first-time", {what: (last && inShort(last)) || say("home-plain")})}</p>
      </div>
    </section>`;
}

function LookAround() {
  const [refused, setRefused] = useState("");
  const open = async (/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    setRefused("");
    try {
      const {table} = await post("/api/records", await file.text());
      go(`/replay/${table}`);
    } catch (error) {
      setRefused(reasonOf(error));
    }
    input.value = "";
  };
  return html`
    <section class="look-around" aria-labelledby="look-around">
      <h2 id="look-around">${say("home-look")}</h2>
      <ul class="doors">
        <li><a class="door" href="/learn"><${Icon} name="flag" size=${26} /><strong>${say("home-lessons")}</strong><span>${say("home-lessons-what")}</span></a></li>
        <li><a class="door" href="/puzzles"><${Icon} name="hint" size=${26} /><strong>${say("puzzles-title")}</strong><span>${say("puzzles-short")}</span></a></li>
        <li><a class="door" href="/board"><${Icon} name="share" size=${26} /><strong>${say("title-board")}</strong><span>${say("board-about")}</span></a></li>
        <li><a class="door" href="/rules"><${Icon} name="book" size=${26} /><strong>${say("home-rules")}</strong><span>${say("home-rules-what")}</span></a></li>
        <li><a class="door" href="/cards"><${Icon} name="card" size=${26} /><strong>${say("home-cards")}</strong><span>${say("home-cards-what")}</span></a></li>
        <li><a class="door" href="/explore"><${Icon} name="search" size=${26} /><strong>${say("explore-title")}</strong><span>${say("explore-door")}</span></a></li>
        <li>
          <label class="door"><${Icon} name="upload" size=${26} /><strong>${say("home-record")}</strong><span>${say("home-record-what")}</span>
            <input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${open} /></label>
          ${refused && html`<p class="refusal" role="alert">${refused}</p>`}
        </li>
      </ul>
    </section>`;
}
