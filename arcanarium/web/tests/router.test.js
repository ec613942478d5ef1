import {describe, test} from "node:test";
import assert from "node:assert/strict";
import {give, happen, shown, visited} from "./window.js";

const {go, routeOf, watchAddress} = await import("../js/router.js");

/** @param {string} path */
const named = (path) => {
  const {name, params} = routeOf(path);
  return [name, params];
};

describe("addresses", () => {
  test("name their page and what it is about", () => {
    assert.deepEqual(named("/"), ["home", {}]);
    assert.deepEqual(named("/new"), ["new", {}]);
    assert.deepEqual(named("/t/Xy-9_"), ["table", {table: "Xy-9_"}]);
    assert.deepEqual(named("/replay/Xy"), ["replay", {table: "Xy"}]);
    assert.deepEqual(named("/cards"), ["cards", {}]);
    assert.deepEqual(named("/cards/cadwallon"), ["cards", {game: "cadwallon"}]);
    assert.deepEqual(named("/rules/resarcana/"), ["rules", {game: "resarcana"}]);
    assert.deepEqual(named("/rules/cadwallon/full"), ["clauses", {game: "cadwallon"}]);
    assert.deepEqual(named("/account"), ["account", {}]);
  });

  test("that nobody knows have a page too", () => {
    for (const path of ["/t", "/t/a/b", "/nowhere", "/cards/a/b"]) assert.deepEqual(named(path), ["notfound", {}]);
  });

  test("may be spelled in any way", () => {
    assert.deepEqual(named("/t/%C3%A4"), ["table", {table: "ä"}]);
    assert.deepEqual(named("/t/%E4"), ["table", {table: "%E4"}]);
  });
});

/** A link as the router sees it. */
class Link extends Element {
  /** @param {string} href @param {string[]} [attributes] @param {string} [target] */
  constructor(href, attributes = [], target = "") {
    super();
    const {origin, pathname, search, hash} = new URL(href, location.href);
    Object.assign(this, {origin, pathname, search, hash, target});
    this.hasAttribute = (/** @type {string} */ name) => attributes.includes(name);
    this.closest = () => /** @type {any} */ (this);
  }
}

/** Clicks a link; tells whether the page followed it itself. @param {Link} link @param {object} [how] */
function click(link, how = {}) {
  const event = Object.assign(new Event("click", {cancelable: true}), {button: 0, ...how});
  Object.defineProperty(event, "target", {value: link});
  shown.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("links", () => {
  let changes = 0;
  watchAddress(() => changes++);

  test("to our pages are followed without loading the site again", () => {
    assert(click(new Link("/cards/cadwallon?kind=agent#x")));
    assert.deepEqual(visited.pop(), {path: "/cards/cadwallon?kind=agent#x", replaced: false});
    assert.equal(changes, 1);
  });

  test("to where we are change nothing", () => {
    assert(click(new Link(location.pathname)));
    assert.deepEqual([visited.length, changes], [0, 1]);
  });

  test("to anything else are the browser's", () => {
    assert(!click(new Link("https://elsewhere.example/")));
    assert(!click(new Link("/api/tables/owl/record")));
    assert(!click(new Link("/cards", ["download"])));
    assert(!click(new Link("/cards", [], "_blank")));
    assert(!click(new Link("#top")));
    for (const how of [{button: 1}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}]) assert(!click(new Link("/cards"), how));
    assert.equal(visited.length, 0);
  });

  test("and the back button and `go` tell the page", () => {
    happen(new Event("popstate"));
    assert.equal(changes, 2);
    go("/t/owl", {replace: true});
    assert.deepEqual([visited.pop(), changes], [{path: "/t/owl", replaced: true}, 3]);
  });
});

test("every page there is can be loaded", async () => {
  give("HTMLElement", class extends Element {});
  for (const path of ["/", "/new", "/cards", "/rules", "/account", "/t/owl", "/replay/owl", "/nowhere"]) {
    assert.equal(typeof (await routeOf(path).load()).Page, "function", path);
  }
});
