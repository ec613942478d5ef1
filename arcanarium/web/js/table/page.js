/** The page of one table: it holds the link, fetches what is needed to draw the game, and shows the stage the table is at. */
import {html, useCallback, useEffect, useLayoutEffect, useMemo, useState} from "../html.js";
import {loadBoard} from "../boards.js";
import {openTable} from "../net.js";
import {keepGame, storedReplay} from "../offline.js";
import {reasonOf} from "../api.js";
import {Coach} from "../learn/coach.js";
import {language, say} from "../texts.js";
import {Room} from "./room.js";
import {Tabletop} from "./tabletop.js";
import {Toasts, useToasts} from "./toasts.js";

/**
 * @typedef {import("./types.js").LinkData} LinkData
 * @typedef {import("./types.js").BoardModule} BoardModule
 */

/** @param {{params: Record<string, string>}} props */
export function Page({params}) {
  return html`<${TablePage} key=${params.table} id=${params.table} />`;
}

/** @param {string} id @returns {{data: LinkData|null, send: (message: any) => Promise<any>}} */
function useLink(id) {
  const [data, setData] = useState(/** @type {LinkData|null} */ (null));
  const [link, setLink] = useState(/** @type {import("../net.js").Link|null} */ (null));
  useLayoutEffect(() => {  // not after the first painting: what matters comes through this link
    const opened = openTable(id, (now) => setData({...now}));
    setLink(opened);
    return () => opened.close();
  }, [id]);
  useEffect(() => link?.speak(language()), [link, language()]);
  const send = useCallback((/** @type {any} */ message) => link ? link.send(message) : Promise.reject(new Error("no link")), [link]);
  return {data, send};
}

/** Faces and board of a game, once they are here. @param {string|undefined} game */
function useBoard(game) {
  const [board, setBoard] = useState(/** @type {BoardModule|null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!game) return;
    loadBoard(game).then(setBoard, (error) => setProblem(reasonOf(error)));
  }, [game, language()]);
  return {board, problem};
}

/** @param {{id: string}} props */
export function TablePage({id}) {
  const {data, send} = useLink(id);
  const {toasts, toast} = useToasts();
  const table = data?.table ?? null;
  const {board, problem} = useBoard(table?.game);

  const over = Boolean(data?.state?.result);
  useEffect(() => {
    if (over && table) void keepGame(id, table.you).catch(() => undefined);
  }, [over]);

  const ask = useMemo(() => (/** @type {any} */ message) => send(message).catch((error) => {
    toast(reasonOf(error));
    throw error;
  }), [send, toast]);
  /** For what nobody waits for: a refusal is told, and that is all. */
  const tell = useCallback((/** @type {any} */ message) => ask(message).catch(() => undefined), [ask]);

  if (data?.gone) return html`<${Aside} title=${say("table-gone")} text=${say("table-gone-what")} />`;
  if (problem) return html`<${Aside} title=${say("table-problem")} text=${problem} />`;
  const waits = table?.status !== "open" && (!board || !data?.state && table?.status !== "broken");
  if (!data || !table || waits) return html`<${Coming} id=${id} lost=${Boolean(data?.retryAt)} />`;
  return html`
    ${!data.connected && html`<p class="offline" role="status">${say("table-offline")}</p>`}
    ${table.status === "broken" || table.status === "closed" ? html`<${Aside} title=${say(`table-${table.status}`)} text=${table.reason} />`
    : data.state && board && table.status !== "open" ? html`<${Tabletop} data=${data} board=${board} ask=${ask} tell=${tell}
        coach=${table.coach && table.you >= 0 && !data.state.result && html`<${Coach} notes=${data.state.coach ?? []} asked=${Boolean(data.state.ask)} />`} />`
    : html`<${Room} table=${table} chat=${data.chat} ask=${ask} send=${tell} />`}
    <${Toasts} toasts=${toasts} />`;
}

/** Nothing is here yet. Without a connection a game that is over can be read, if it was stored. @param {{id: string, lost: boolean}} props */
function Coming({id, lost}) {
  const [replay, setReplay] = useState("");
  useEffect(() => {
    if (lost) storedReplay(id).then(setReplay, () => {});
  }, [lost]);
  return html`
    <div class="waiting" aria-busy="true">
      <p role="status">${say(lost ? "table-offline" : "table-coming")} ${replay && html`<a href=${replay}>${say("table-stored")}</a>`}</p>
    </div>`;
}

/** A page with nothing but words. @param {{title: string, text: string}} props */
function Aside({title, text}) {
  return html`
    <section class="panel aside">
      <h1>${title}</h1><p>${text}</p>
      <p><a class="btn primary" href="/">${say("ending-home")}</a></p>
    </section>`;
}
