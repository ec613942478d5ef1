import {afterEach, before, beforeEach, describe, mock, test} from "node:test";
import assert from "node:assert/strict";
import {Line} from "./line.js";
import {give, happen, shown, speakEnglish} from "./window.js";

const {openTable} = await import("../js/net.js");

/** @param {number} step @param {object} [more] */
const state = (step, more = {}) => ({t: "state", step, cause: "move", lines: [`line ${step}`], ask: null, ...more});
const TABLE = {t: "table", table: "owl", now: 1000};
/** A question with these answers. @param {...string} moves */
const asking = (...moves) => ({ask: {moves: moves.map((move) => ({move}))}});

/** @type {import("../js/net.js").Link} */
let link;
let changes = 0;
const latest = () => Line.all[Line.all.length - 1];

/** What became of a promise. @param {Promise<void>} promise @returns {{as: string}} */
function fate(promise) {
  const found = {as: "open"};
  promise.then(() => (found.as = "done"), (error) => (found.as = error.code));
  return found;
}

const settled = () => new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));

/** The server answers as it does to whoever joins. @param {number} step @param {object} [more] */
function join(step, more = {}) {
  latest().open();
  latest().say(TABLE, state(step, {cause: "join", lines: [], ...more}), {t: "chat", lines: []});
}

/** The line breaks, and time passes until there is a new one. */
function breakAndComeBack() {
  const lines = Line.all.length;
  latest().break();
  for (let i = 0; i < 100 && Line.all.length === lines; i++) mock.timers.tick(500);
  assert.equal(Line.all.length, lines + 1, "it did not try again");
}

before(speakEnglish);
beforeEach(() => {
  mock.timers.enable({apis: ["setTimeout", "Date"], now: 1_000_000});
  give("WebSocket", Line);
  Line.all = [];
  changes = 0;
  shown.visibilityState = "visible";
  link = openTable("owl", () => changes++);
});
afterEach(() => {
  link.close();
  mock.timers.reset();
});

describe("a link", () => {
  test("goes to its table, asks for the log, and is connected with the first frame", () => {
    assert.equal(latest().url, "wss://arcanarium.example/ws/owl");
    latest().open();
    assert.deepEqual(latest().heard, [{t: "log"}]);
    assert.equal(link.data.connected, false);
    latest().say(TABLE);
    assert.equal(link.data.connected, true);
    assert.equal(changes, 1);
  });

  test("knows how the clock of the server differs", () => {
    join(0);
    assert.equal(link.data.skew, 0);
    latest().say({...TABLE, now: 1007});
    assert.equal(link.data.skew, 7);
  });

  test("tells what was done and what was refused", async () => {
    join(3);
    const [done, refused] = [fate(link.send({t: "play", step: 3, move: "a"})), fate(link.send({t: "play", step: 3, move: "b"}))];
    assert.deepEqual(latest().got("play"), [{t: "play", step: 3, move: "a", id: 1}, {t: "play", step: 3, move: "b", id: 2}]);
    latest().say({t: "refused", id: 2, code: "illegal", reason: "No."});
    assert.deepEqual(link.data.refused, {code: "illegal", reason: "No."});
    latest().say({t: "done", id: 1});
    await settled();
    assert.deepEqual([done.as, refused.as, link.data.refused], ["done", "illegal", null]);
  });

  test("leaves nothing waiting after a refusal that names no message", async () => {
    join(3);
    const waiting = fate(link.send({t: "play", step: 3, move: "a"}));
    latest().say({t: "refused", id: null, code: "malformed", reason: "No."});
    await settled();
    assert.equal(waiting.as, "malformed");
  });

  test("keeps the states it was shown, and gets earlier ones when it asks for them", async () => {
    join(5);
    latest().say(state(5, {era: 0, cause: "join"}), state(6, {era: 0}));
    const steps = () => link.data.past.map(({step}) => step);
    assert.deepEqual(steps().slice(-2), [5, 6]);
    const asked = fate(link.send({t: "past", since: 3}));
    const [{id}] = latest().got("past");
    latest().say({t: "past", id, era: 0, steps: [3, 4, 5, 6].map((step) => state(step, {era: 0}))});
    await settled();
    assert.deepEqual([asked.as, steps()], ["done", [3, 4, 5, 6]]);
    latest().say({t: "past", id: 99, era: 1, steps: [state(2, {era: 1})]});
    assert.deepEqual(steps(), [3, 4, 5, 6], "what was taken back in between does not belong here");
  });

  test("who is away while the past is asked for is told so", async () => {
    join(5);
    const asked = fate(link.send({t: "past", since: 3}));
    latest().break();
    await settled();
    assert.equal(asked.as, "lost");
  });

  test("sends nothing while there is no line, and says so", async () => {
    await assert.rejects(link.send({t: "chat", text: "hello"}), {code: "offline"});
  });

  test("who is behind asks for the state again", async () => {
    join(3);
    const played = fate(link.send({t: "play", step: 2, move: "a"}));
    latest().say({t: "refused", id: 1, code: "stale", reason: "Too late."});
    await settled();
    assert.equal(played.as, "stale");
    assert.equal(latest().got("sync").length, 1);
  });

  test("that is closed asks nobody any more", async () => {
    join(3);
    const played = fate(link.send({t: "play", step: 3, move: "a"}));
    link.close();
    mock.timers.tick(120_000);
    await settled();
    assert.deepEqual([played.as, Line.all.length, latest().readyState], ["closed", 1, Line.CLOSED]);
  });
});

describe("the log", () => {
  test("grows with each decision", () => {
    join(2);
    latest().say({t: "log", lines: [[1, "line 1"], [2, "line 2"]]}, state(3));
    assert.deepEqual(link.data.log.map(([step]) => step), [1, 2, 3]);
  });

  test("is cut by an undo, which keeps a request and tells it again", () => {
    join(2);
    latest().say({t: "log", lines: [[1, "line 1"], [2, "line 2"]]}, state(3), state(4), state(2, {cause: "undo", lines: []}));
    assert.deepEqual(link.data.log, [[1, "line 1"], [2, "line 2"]]);
    latest().say(state(3, {lines: ["another line 3"]}));
    assert.deepEqual(link.data.log[2], [3, "another line 3"]);
    latest().say(state(3, {cause: "request", lines: ["Bob asks"]}));
    assert.deepEqual(link.data.log[3], [3, "Bob asks"]);
    latest().say(state(2, {cause: "undo", lines: ["Bob asks"]}));
    assert.deepEqual(link.data.log.slice(2), [[2, "Bob asks"]]);
  });

  test("is asked for again where something in between is not known", () => {
    join(2);
    latest().say(state(5));
    assert.equal(latest().got("log").length, 2);
  });

  test("of a state that is sent twice does not double", () => {
    join(2);
    latest().say(state(3), state(3));
    assert.deepEqual(link.data.log, [[3, "line 3"]]);
  });

  test("and the chat are not doubled by coming back", () => {
    join(2);
    latest().say({t: "chat", lines: [{text: "one"}]}, {t: "chat", lines: [{text: "two"}]});
    assert.deepEqual(link.data.chat.map(({text}) => text), ["one", "two"]);
    breakAndComeBack();
    latest().open();
    latest().say(TABLE, state(2, {cause: "join"}), {t: "chat", lines: [{text: "one"}, {text: "two"}]}, {t: "chat", lines: [{text: "three"}]});
    assert.deepEqual(link.data.chat.map(({text}) => text), ["one", "two", "three"]);
  });
});

test("a hint is forgotten when the table goes on", () => {
  join(2);
  latest().say({t: "hint", step: 2, move: "a", words: "a"});
  latest().say(state(2, {cause: "join"}));
  assert.equal(link.data.hint.move, "a");
  latest().say(state(3));
  assert.equal(link.data.hint, null);
});

describe("a line that breaks", () => {
  test("comes back, and the wait grows while it fails", () => {
    join(1);
    /** @type {number[]} */
    const waits = [];
    for (let i = 0; i < 9; i++) {
      latest().break();
      assert(link.data.retryAt);
      waits.push(link.data.retryAt - Date.now());
      mock.timers.tick(Math.ceil(waits[i]));
      assert.equal(Line.all.length, i + 2);
    }
    assert(waits[0] >= 250 && waits[0] <= 750, `${waits[0]}`);
    assert(waits[4] >= 4_000 && waits[8] <= 30_000, `${waits}`);
    assert.equal(link.data.connected, false);
    join(1);
    assert.deepEqual([link.data.connected, link.data.retryAt], [true, null]);
    latest().break();
    assert(Number(link.data.retryAt) - Date.now() <= 750, "it begins anew");
  });

  test("is noticed where the socket says nothing", () => {
    join(1);
    mock.timers.tick(20_000);
    assert.equal(latest().got("ping").length, 1);
    latest().say({t: "pong"});
    mock.timers.tick(20_000);
    assert.equal(latest().got("ping").length, 2);
    mock.timers.tick(8_000);
    assert.equal(link.data.connected, false);
  });

  test("is noticed soon after a move", () => {
    join(1);
    fate(link.send({t: "play", step: 1, move: "a"}));
    mock.timers.tick(3_000);
    assert.equal(latest().got("ping").length, 1);
    mock.timers.tick(8_000);
    assert.equal(link.data.connected, false);
  });

  test("is given up by a socket that never opens", () => {
    mock.timers.tick(8_000);
    assert(link.data.retryAt);
    mock.timers.tick(1_000);
    assert.equal(Line.all.length, 2);
  });

  test("of another time is not listened to", () => {
    join(1);
    const old = latest();
    breakAndComeBack();
    join(4);
    old.say(state(9));
    old.break();
    assert.deepEqual([link.data.state.step, link.data.connected], [4, true]);
  });

  test("is tried at once when the network is back or the tab is looked at", () => {
    for (const wake of [() => happen(new Event("online")), () => shown.dispatchEvent(new Event("visibilitychange"))]) {
      const lines = Line.all.length;
      latest().break();
      wake();
      assert.equal(Line.all.length, lines + 1);
    }
    shown.visibilityState = "hidden";
    latest().break();
    const lines = Line.all.length;
    shown.dispatchEvent(new Event("visibilitychange"));
    assert.equal(Line.all.length, lines);
  });

  test("is not tried again where there is no such table", () => {
    latest().open();
    latest().break(4404);
    assert.equal(link.data.gone, true);
    mock.timers.tick(120_000);
    happen(new Event("online"));
    assert.equal(Line.all.length, 1);
  });
});

describe("a move under way when the line breaks", () => {
  /** @param {object} message */
  function underWay(message) {
    join(3, asking("a", "b"));
    const what = fate(link.send(/** @type {any} */ (message)));
    breakAndComeBack();
    return what;
  }

  test("is sent again where it was not made", async () => {
    const what = underWay({t: "play", step: 3, move: "a"});
    join(3, asking("a", "b"));
    assert.deepEqual(latest().got("play"), [{t: "play", step: 3, move: "a", id: 1}]);
    latest().say(state(4), {t: "done", id: 1});
    await settled();
    assert.equal(what.as, "done");
  });

  test("is sent only once", () => {
    underWay({t: "play", step: 3, move: "a"});
    join(3, asking("a", "b"));
    latest().say(state(3, {cause: "join"}), state(3, {cause: "join"}));
    assert.equal(latest().got("play").length, 1);
  });

  test("was made where the table went on and asks something else", async () => {
    const what = underWay({t: "play", step: 3, move: "a"});
    join(4);
    await settled();
    assert.deepEqual([what.as, latest().got("play").length], ["done", 0]);
  });

  test("was not made where the table went on and still asks it: the player is told", async () => {
    const what = underWay({t: "play", step: 3, move: "a"});
    join(4, asking("a", "b"));
    await settled();
    assert.deepEqual([what.as, latest().got("play").length], ["lost", 0]);
  });

  test("is lost where moves were taken back", async () => {
    const what = underWay({t: "play", step: 3, move: "a"});
    join(2, asking("c"));
    await settled();
    assert.equal(what.as, "lost");
  });

  test("is refused as stale where that is right", async () => {
    const what = underWay({t: "play", step: 3, move: "a"});
    join(3, asking("a", "b"));
    latest().say({t: "refused", id: 1, code: "stale", reason: "Too late."});
    await settled();
    assert.equal(what.as, "stale");
  });

  test("survives several losses", async () => {
    const what = underWay({t: "play", step: 3, move: "a"});
    breakAndComeBack();
    join(3, asking("a", "b"));
    breakAndComeBack();
    join(3, asking("a", "b"));
    assert.equal(latest().got("play").length, 1);
    latest().say({t: "done", id: 1});
    await settled();
    assert.equal(what.as, "done");
  });

  test("an undo was done where the table went back, and is sent again where it did not", async () => {
    const done = underWay({t: "undo", step: 3});
    join(2);
    await settled();
    assert.equal(done.as, "done");
    latest().say(state(3));
    fate(link.send({t: "undo", step: 3}));
    breakAndComeBack();
    join(3);
    assert.equal(latest().got("undo").length, 1);
  });

  test("what names no step is the player's to repeat", async () => {
    join(3);
    const chat = fate(link.send({t: "chat", text: "hello"}));
    breakAndComeBack();
    join(3);
    await settled();
    assert.deepEqual([chat.as, latest().got("chat").length], ["lost", 0]);
  });

  test("is not sent to a table that is gone", async () => {
    const what = underWay({t: "play", step: 3, move: "a"});
    latest().open();
    latest().say({t: "refused", code: "unknown-table", reason: "No such table."});
    latest().break(4404);
    await settled();
    assert.deepEqual([what.as, link.data.gone], ["unknown-table", true]);
  });
});

describe("another language", () => {
  test("is told to the server, and what was told before is not kept in the one before", () => {
    join(3);
    latest().say(state(4));
    assert.deepEqual(link.data.past.map(({step}) => step), [3, 4]);
    link.speak("pl");
    link.speak("pl");
    const asked = latest().heard.filter(({t}) => t === "language");
    assert.deepEqual(asked.map(({language}) => language), ["pl"]);
    latest().say(state(4, {cause: "join", lines: ["linia 4"]}));
    assert.deepEqual(link.data.past.map(({lines}) => lines), [["linia 4"]]);
    latest().say(state(5));
    assert.deepEqual(link.data.past.map(({step}) => step), [4, 5]);
  });
});
