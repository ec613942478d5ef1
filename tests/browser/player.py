"""Somebody at a page: sees what is lit, clicks it, and plays until the game is over."""
from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.english import shown

LIT = "[data-target] > button.lit, button[data-target][data-lit], button[data-target].lit"
ANSWERS = ".decision .move[data-move]:enabled"
MENU = ".menu [data-move]"
SURE = "[role=alertdialog].decision .btn.primary"
COLLECT = ".collect-end > .btn.primary:enabled, .picker .btn.primary:enabled"
ESSENCES = ".picker-kind[aria-disabled=false]"
FIRST_OF = (SURE, COLLECT)
ONE_OF = (MENU, f"{LIT}, {ANSWERS}, {ESSENCES}")
ANY = ", ".join(FIRST_OF + ONE_OF)
PATIENCE = 20_000
SHOWN = """const shown = (of) => [...document.querySelectorAll(of)].filter((one) =>
  one.getClientRects().length && one.getBoundingClientRect().width && getComputedStyle(one).visibility === "visible");
"""
CAN_ACT = f"""(of) => {{ {SHOWN} return shown(of).length > 0; }}"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WHERE = """const where = (one) => {
  one.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
  const {x, y, width, height} = one.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2], hit = document.elementFromPoint(...at);
  return hit && one.contains(hit) ? at : null;
};
"""
"""The middle of something, or nothing if something else is in front of it there."""
POINT = f"""(one) => {{ {WHERE} return where(one); }}"""
PICK = f"""([groups, dice]) => {{
  {SHOWN} {WHERE}
  for (const [group, [of, first]] of groups.entries()) {{
    const all = shown(of), n = first ? 0 : Math.floor(dice * all.length);
    if (all.length) return [group, n, where(all[n])];
  }}
  return null;
}}"""
"""Of the first group of which something is shown: the number of the group, which one, and its middle."""
STEADY = """(frames) => new Promise((done) => {
  let last = "", same = 0;
  const look = () => {
    const boxes = [...document.querySelectorAll("body *")].map((one) => one.getBoundingClientRect());
    const now = boxes.map((box) => [box.x, box.y, box.width, box.height]).join(" ");
    same = now === last ? same + 1 : 0;
    last = now;
    if (same >= frames) done();
    else requestAnimationFrame(look);
  };
  look();
})"""


def steady(page: Page, frames: int = 6) -> None:
    """Wait until nothing on a page has moved for so many frames: boards measure themselves and draw themselves anew."""
    page.evaluate(STEADY, frames)


class Player:
    def __init__(self, page: Page, seed: int = 1, language: str = "en") -> None:
        self.page, self.dice, self.language = page, random.Random(seed), language
        self.frames: list[dict[str, Any]] = []
        self.read: set[str] = set()
        """What was shown since it was asked for, if the language is not English."""
        self.lines: list[WebSocket] = []
        self.unanswered: set[int] = set()
        self.problems: list[str] = []
        self.clicks = 0
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda message: self.problems.append(message.text) if message.type == "error" else None)

    def _listen(self, socket: WebSocket) -> None:
        self.lines.append(socket)
        self.unanswered.clear()
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._received(json.loads(frame)))

    def _sent(self, message: dict[str, Any]) -> None:
        if "id" in message:
            self.unanswered.add(message["id"])

    def _received(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame["t"] in ("done", "refused", "hint", "why"):
            self.unanswered.discard(frame["id"])

    # --- what is seen ---

    @property
    def state(self) -> dict[str, Any]:
        """The latest state of the game that this page was sent; the first is waited for."""
        for _ in range(600):
            states: list[dict[str, Any]] = [frame for frame in self.frames if frame["t"] == "state"]
            if states:
                return states[-1]
            self.page.wait_for_timeout(50)
        raise AssertionError("no state was sent")

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def sees(self, text: str) -> None:
        self.page.get_by_text(re.compile(text)).first.wait_for(timeout=PATIENCE)

    def can_act(self) -> bool:
        return bool(self.page.evaluate(CAN_ACT, ANY))

    def wait_to_act(self) -> bool:
        """Wait until something can be done; False if the game is over instead."""
        self.until(lambda: not self.unanswered)
        self.page.evaluate(DRAWN)
        self.page.wait_for_function(CAN_ACT, arg=f"{ANY}, .ending", timeout=PATIENCE)
        return not self.over

    # --- what is done ---

    def open(self, address: str) -> None:
        self.page.goto(address)

    def play_now(self, game: str) -> None:
        """The one click of the first page, in whatever language it is."""
        self.page.locator(f".play-now[aria-labelledby='play-{game}']").get_by_role("button").click()
        self.page.wait_for_url("**/t/*")

    def choose(self) -> None:
        """Click one of the things that can be clicked: a lit thing, an answer, a row of a menu."""
        groups = [(of, of in FIRST_OF) for of in FIRST_OF + ONE_OF]
        picked = self.page.evaluate(PICK, [groups, self.dice.random()])
        if picked:
            group, n, at = picked
            self.click(self.page.locator(groups[group][0]).locator("visible=true").nth(n), at)

    def follow_hint(self) -> None:
        """Ask for a hint, and do what it says by pointing at the things it names."""
        page, ask = self.page, self.state["ask"]
        if not ask or ask["plan"] or page.locator(f"{SURE}, {COLLECT}").count():
            self.choose()
            return
        before = len(self.frames)
        page.locator("button[aria-keyshortcuts=h]").click()
        self.until(lambda: any(frame["t"] in ("hint", "refused") for frame in self.frames[before:]))
        hint = next((frame for frame in self.frames[before:] if frame["t"] == "hint"), None)
        move = next((move for move in ask["moves"] if hint and move["move"] == hint["move"]), None)
        if move is None:
            return
        for target in move["targets"]:
            named = f'[data-target="{target}"]'
            self.click(page.locator(f"{named} > button.lit, button{named}").locator("visible=true").first)
        alike = [other for other in ask["moves"] if other["targets"] == move["targets"]]
        if not move["targets"] or len(alike) > 1:
            written = f'[data-move="{move["move"]}"]'
            self.click(page.locator(f".menu {written}, .decision {written}").locator("visible=true").first)
        if move["confirm"]:
            self.click(page.locator(SURE).first)

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that the frames tell."""
        for _ in range(PATIENCE // 20):
            if true():
                return
            self.breathe()
        raise AssertionError("it never came")

    def breathe(self) -> None:
        """Let the browser tell what has happened, before something is looked at again."""
        self.page.wait_for_timeout(20)

    def settle(self) -> None:
        """Wait until all that this page has sent is answered, and drawn."""
        steady(self.page)
        self.until(lambda: not self.unanswered)

    def click(self, what: Locator, at: list[float] | None = None) -> None:
        """Click a thing in its middle. Only where that is covered Playwright has to wait until nothing moves."""
        self.clicks += 1
        try:
            point = at or what.evaluate(POINT, timeout=3000)
            if point:
                self.page.mouse.click(*point)
            else:
                what.click(timeout=3000)
        except TooLong:  # the table went on under the pointer
            if self.clicks > 2000:
                raise

    def play_to_the_end(self, most: int = 600) -> None:
        while self.wait_to_act():
            if self.language != "en":
                self.read |= shown(self.page)
            self.choose()
            assert self.clicks < most, f"no end after {most} clicks: {self.state['ask']}"
