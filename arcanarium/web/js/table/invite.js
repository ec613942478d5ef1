/** How others get to a table: its link to copy or to hand on, and a code that a telephone reads. */
import {html, useEffect, useState} from "../html.js";
import {Icon} from "../icons.js";
import {say} from "../texts.js";

/** Seconds for which the button says that the link was copied. */
const COPIED = 2;

/** The address of a page of ours, to hand on. @param {{path: string, title?: string}} props  `title`: what a message that shares it says */
export function ShareLink({path, title = ""}) {
  const [copied, setCopied] = useState(false);
  const address = new URL(path, location.href).href;
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED * 1000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => navigator.clipboard?.writeText(address).then(() => setCopied(true)).catch(() => undefined);
  const share = () => navigator.share({title: title || document.title, url: address}).catch(() => undefined);
  return html`
    <div class="share">
      <input class="input" readonly value=${address} aria-label=${say("share-label")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" class="btn" onClick=${copy}>${copied ? say("share-copied") : say("share-copy")}</button>
      ${"share" in navigator && html`<button type="button" class="btn" onClick=${share}><${Icon} name="share" size=${16} /> ${say("share-send")}</button>`}
    </div>`;
}

/** @param {{table: string, title: string}} props */
export function Invite({table, title}) {
  const picture = `/api/tables/${encodeURIComponent(table)}/qr.svg?from=${encodeURIComponent(location.origin)}`;
  return html`
    <section class="panel room-invite">
      <h2>${say("room-invite")}</h2>
      <${ShareLink} path=${`/t/${table}`} title=${title} />
      <figure class="room-qr">
        <img src=${picture} width="160" height="160" alt=${say("room-qr")} />
        <figcaption>${say("room-qr-what")}</figcaption>
      </figure>
    </section>`;
}
