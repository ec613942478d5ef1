/** An address that leads nowhere. */
import {html} from "../html.js";
import {say} from "../texts.js";

export function Page() {
  return html`
    <section class="panel narrow">
      <h1>${say("notfound-title")}</h1>
      <p>${say("notfound-what")}</p>
      <p><a class="btn primary" href="/">${say("go-home")}</a></p>
    </section>`;
}
