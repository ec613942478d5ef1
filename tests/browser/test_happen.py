"""Nobody asks what to do or what happened: payments, news, looking back, help, the large card."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.ahead import BUSY, FIRST, OPEN, look_at, table_ahead
from tests.browser.player import PATIENCE, SURE, Player, steady
from tests.browser.test_accessibility import violations_in_both_themes

Sit = Callable[..., Player]
SIZES = [(1024, 600), (1366, 768), (1440, 900), (820, 1180)]
LONGER_THAN_A_HOVER = 600
"""Milliseconds after which a card under the pointer would have opened."""
OVER = """() => {
  const zoom = document.querySelector(".zoom:popover-open");
  if (!zoom) return null;
  const shown = zoom.getBoundingClientRect();
  const meets = (box) => shown.left < box.right && box.left < shown.right
    && shown.top < box.bottom && box.top < shown.bottom;
  const clear = [...document.querySelectorAll(".desk, .ra-pool, .question")];
  const covered = clear.map((one) => one.getBoundingClientRect()).filter(meets);
  const inside = shown.left >= 0 && shown.top >= 0 && shown.right <= innerWidth + 1 && shown.bottom <= innerHeight + 1;
  return {covered: covered.length, inside, at: inside ? null : JSON.stringify(shown)};
}"""


def sent_by(player: Player) -> list[dict[str, Any]]:
    """All that a page sends from its next connection on."""
    found: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: found.append(json.loads(frame)))

    player.page.on("websocket", listen)
    return found


def at_a_table(sit: Sit, decisions: int = 12, **how: Any) -> tuple[Player, list[dict[str, Any]]]:
    """Somebody at a table that is under way, who sees the page for the first time; and what the page sends."""
    ann = sit(**how)
    table = table_ahead(ann, FIRST["resarcana"], decisions=decisions)
    sent = sent_by(ann)
    look_at(ann.page, f"/t/{table}", ".decision")
    return ann, sent


def pass_the_turn(ann: Player) -> None:
    """Pass, and take whatever magic item comes first."""
    page = ann.page
    page.locator('.decision [data-group="pass"]').click()
    page.locator(f"{SURE}, [data-target] > button.lit").first.wait_for(timeout=PATIENCE)
    if page.locator(SURE).count():
        page.locator(SURE).click()


# --- payments ---


def test_essences_are_taken_in_and_out_and_only_a_legal_amount_can_be_confirmed(sit: Sit) -> None:
    ann = sit(seed=4)
    ann.play_now("resarcana")
    page = ann.page
    while not page.locator(".picker").count():
        ann.wait_to_act()
        put_away = page.locator('.menu [data-group="discard"]')
        if ann.state["ask"]["kind"] == "turn" and put_away.count():
            put_away.click()
            page.locator(".picker").wait_for(timeout=PATIENCE)
        else:
            in_hand = page.locator(".ra-hand button.lit")
            ann.click(in_hand.first) if ann.state["ask"]["kind"] == "turn" else ann.choose()
        ann.settle()
    do = page.locator(".picker .btn.primary")
    expect(do).to_be_enabled()
    page.locator(".picker-token").first.click()
    expect(do).to_be_disabled()
    expect(page.locator(".picker-token")).to_have_count(0)
    for kind in ("death", "elan"):
        page.locator(f'.picker-kind[data-kind="{kind}"]').click()
    expect(page.locator(".picker-count")).to_have_text("2 of 2 chosen")
    expect(page.locator('.picker-kind[data-kind="calm"]')).to_have_attribute("aria-disabled", "true")
    page.locator('.picker-kind[data-kind="calm"]').click(force=True)
    kinds = page.locator(".picker-token").evaluate_all("all => all.map((one) => one.dataset.kind)")
    assert kinds == ["elan", "death"], "another kind has changed"
    page.locator(".picker-token").first.focus()
    stops: list[str] = []
    while "btn quiet" not in (stops[-1] if stops else ""):
        stops.append(page.evaluate("document.activeElement.className.split(' of-')[0]"))
        page.keyboard.press("Tab")
    assert stops == [*["picker-token"] * 2, *["picker-kind"] * 5, "btn primary", "btn quiet small"]
    before = ann.state["view"]["seats"][0]["pool"]
    do.press("Enter")
    ann.until(lambda: ann.state["view"]["seats"][0]["pool"] != before)
    after = ann.state["view"]["seats"][0]["pool"]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 0, 0, 1, 0, 0]


# --- what just happened ---


def test_passes_points_and_rounds_are_told_in_a_banner_that_takes_no_clicks(sit: Sit) -> None:
    ann, _ = at_a_table(sit, seed=5)
    page = ann.page
    page.evaluate("""() => {
      window.told = [];
      const seen = new MutationObserver(() => {
        const banner = document.querySelector(".news p");
        if (!banner || window.told.at(-1) === banner.textContent) return;
        const box = banner.getBoundingClientRect();
        const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        window.told.push(banner.textContent);
        window.blocked = window.blocked || Boolean(under?.closest(".news"));
      });
      seen.observe(document.querySelector(".news"), {childList: true, subtree: true, characterData: true});
    }""")
    round_now = ann.state["view"]["round"]
    pass_the_turn(ann)
    while ann.state["view"]["round"] == round_now and ann.wait_to_act():
        ann.choose()
    for word in ("Points now", "begins"):
        page.wait_for_function("(word) => window.told.some((line) => line.includes(word))", arg=word)
    assert page.evaluate("window.blocked") is False
    assert page.locator(".news").get_attribute("aria-live") == "polite"
    assert ann.problems == []


def test_all_since_the_last_own_decision_is_marked_in_the_log_also_after_a_reload(sit: Sit) -> None:
    ann, _ = at_a_table(sit, seed=6, decisions=20)
    page = ann.page
    for _ in range(2):
        page.locator(".log-since").wait_for(timeout=PATIENCE)
        marked = page.locator(".log li[data-latest]").all_inner_texts()
        log = next(frame["lines"] for frame in reversed(ann.frames) if frame["t"] == "log")
        assert marked == [line for step, line in log if step > ann.state["since"]]
        page.reload()
        page.locator(".decision").first.wait_for(timeout=PATIENCE)


def test_stepping_back_shows_what_was_shown_and_asks_the_server_for_nothing(sit: Sit) -> None:
    ann, sent = at_a_table(sit, seed=7)
    page = ann.page
    for _ in range(3):
        ann.wait_to_act()
        ann.choose()
        ann.settle()
    ann.wait_to_act()
    ann.settle()
    before = len(sent)
    frames = {frame["step"]: frame for frame in ann.frames if frame["t"] == "state"}
    now = ann.state["step"]
    shown = page.locator(".board").inner_text()
    for step in (now - 1, now - 2):
        page.keyboard.press("b")
        expect(page.locator(".looking .decision-before")).to_have_text("".join(frames[step]["lines"]))
        expect(page.locator(".board .lit")).to_have_count(0)
    page.keyboard.press("n")
    expect(page.locator(".looking .question")).to_have_text("1 step ago")
    page.keyboard.press("Escape")
    expect(page.locator(".looking")).to_have_count(0)
    steady(page)
    assert page.locator(".board").inner_text() == shown
    assert [message for message in sent[before:] if message["t"] != "ping"] == []


def test_who_was_away_is_sent_the_same_states_once_more(sit: Sit) -> None:
    ann, sent = at_a_table(sit, seed=8, decisions=15)
    ann.page.get_by_role("button", name="Look back").click()
    ann.page.locator(".looking").wait_for(timeout=PATIENCE)
    assert [message["t"] for message in sent if message["t"] not in ("log", "ping")] == ["past"]
    past = next(frame["steps"] for frame in ann.frames if frame["t"] == "past")
    assert {frame["view"]["viewer"] for frame in past} == {0}
    expect(ann.page.locator(".looking .decision-before")).to_have_text("".join(past[-2]["lines"]))
    assert ann.problems == []


def test_stakes_are_resolved_one_by_one_while_the_table_waits_and_a_key_ends_the_wait(sit: Sit) -> None:
    ann = sit(seed=9, calm=False)
    ann.page.evaluate("localStorage.setItem('arcanarium.pace', '30')")  # nothing goes on by itself meanwhile
    table = table_ahead(ann, FIRST["cadwallon"], decisions=2)
    look_at(ann.page, f"/t/{table}", ".decision")
    page = ann.page

    def steps() -> list[str]:
        return [news["words"] for news in ann.state["news"] if news["step"]]

    while not steps():
        ann.wait_to_act()
        ann.choose()
        ann.settle()
    expect(page.locator(".news p")).to_contain_text(steps()[0])
    expect(page.locator(".strip-round strong")).to_have_text(f"Round {ann.state['view']['round'] - 1}")
    page.keyboard.press("Shift")
    expect(page.locator(".strip-round strong")).to_have_text(f"Round {ann.state['view']['round']}")


# --- help and settings ---


def test_the_drawer_opens_with_a_key_is_read_by_keyboard_and_gives_the_focus_back(sit: Sit) -> None:
    ann, _ = at_a_table(sit, seed=10)
    page, keys = ann.page, ann.page.keyboard
    page.locator(".help-button").focus()
    keys.press("?")
    drawer = page.get_by_role("dialog", name="Help")
    expect(drawer.get_by_role("button", name="Close")).to_be_focused()
    keys.press("Tab")
    expect(drawer.get_by_role("tab", name="Rules")).to_be_focused()
    keys.press("ArrowRight")
    expect(drawer.get_by_role("tab", name="Signs")).to_be_focused()
    expect(drawer.get_by_text("any essence")).to_be_visible()
    keys.press("Tab")
    expect(drawer.get_by_role("tabpanel")).to_be_focused()
    keys.press("Tab")
    keys.press("Space")
    expect(page.locator(".card.telling").first).to_be_visible()
    keys.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(".help-button")).to_be_focused()
    page.locator(".help-button").click()
    page.locator(".help input[type=search]").fill("C-17")
    expect(page.locator(".help-clauses dt")).to_have_text(["C-17"])
    page.locator(".help input[type=search]").fill("")
    page.locator(".help-chapter > summary").nth(3).click()
    page.locator(".help-behind > summary").nth(3).click()
    expect(page.locator(".help-clauses a", has_text="C-1").first).to_be_visible()
    assert page.locator(".help-clauses a").first.get_attribute("target") == "_blank", "it would leave the table"


def test_settings_take_effect_at_once_and_are_there_after_a_reload(sit: Sit) -> None:
    ann, sent = at_a_table(sit, seed=11)
    page = ann.page
    larger = "parseFloat(getComputedStyle(document.querySelector('.question')).fontSize)"
    size = page.evaluate(larger)
    page.keyboard.press("?")
    page.get_by_role("tab", name="Settings").click()
    for label in ("Larger", "As little as possible", "after 1.5 s", "Ask once more", "Hints"):
        page.locator(".help").get_by_text(label, exact=True).click()
    ann.until(lambda: any(message["t"] == "pace" for message in sent))
    ann.until(lambda: any(frame["t"] == "table" and frame["pace"] == 1.5 for frame in ann.frames))
    page.keyboard.press("Escape")
    for _ in range(2):
        assert page.evaluate(larger) > size
        assert page.locator("html").get_attribute("data-motion") == "less"
        assert page.locator("button[aria-keyshortcuts=h]").count() == 0
        page.reload()
        page.locator(".decision .move").first.wait_for(timeout=PATIENCE)
    assert ann.frames[-1]["t"]
    table = next(frame for frame in reversed(ann.frames) if frame["t"] == "table")
    assert table["pace"] == 1.5
    page.locator('.decision [data-group="pass"]').click()
    ann.until(lambda: bool(ann.state["ask"] and ann.state["ask"]["kind"] != "turn"))
    assert page.locator(SURE).count() == 0


def test_a_table_without_hints_says_so(sit: Sit) -> None:
    ann = sit(seed=12)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    setup = {**FIRST["resarcana"], "hints": False, "pace": 0, "seats": seats}
    made = ann.page.evaluate(OPEN, setup)
    look_at(ann.page, f"/t/{made['table']}", ".decision")
    ann.wait_to_act()  # a bot may have to choose first
    expect(ann.page.locator(".no-hints")).to_have_text("No hints at this table")
    assert ann.page.locator("button[aria-keyshortcuts=h]").count() == 0


def test_on_a_phone_the_long_press_is_told_once(sit: Sit) -> None:
    ann, _ = at_a_table(sit, seed=13, size=(390, 844), touch=True)
    expect(ann.page.locator(".tip")).to_contain_text("Press and hold")
    ann.page.get_by_role("button", name="Got it").click()
    ann.page.reload()
    ann.page.locator(".decision").first.wait_for(timeout=PATIENCE)
    assert ann.page.locator(".tip").count() == 0


# --- the large card ---


def test_a_pointer_at_rest_opens_nothing(sit: Sit) -> None:
    ann, _ = at_a_table(sit, seed=14)
    page = ann.page
    box = page.locator(".ra-hand .card").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    expect(page.locator(".tip")).to_contain_text("Point at any card")
    page.mouse.move(x, y)
    page.locator(".zoom:popover-open").wait_for(timeout=PATIENCE)
    page.reload()
    page.locator(".decision").first.wait_for(timeout=PATIENCE)
    assert page.locator(".tip").count() == 0, "who has read a card need not be told how"
    page.wait_for_timeout(LONGER_THAN_A_HOVER)
    assert page.evaluate(OVER) is None
    page.mouse.move(x + 6, y + 6)
    page.locator(".zoom:popover-open").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_the_large_card_never_covers_pool_or_question(sit: Sit, game: str) -> None:
    ann = sit(seed=15)
    page = ann.page
    table = table_ahead(ann, BUSY[game], seats=3, decisions=16)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        look_at(page, f"/t/{table}", ".decision")
        steady(page)
        shown = page.locator(".board .card, .desk .card").locator("visible=true").all()
        boxes = [box for card in shown if (box := card.bounding_box()) and 0 <= box["y"] <= height - box["height"]]
        looked = 0
        for box in boxes[:: max(1, len(boxes) // 4)]:
            page.mouse.move(2, 2)
            page.locator(".zoom:popover-open").wait_for(state="detached", timeout=PATIENCE)
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if not page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.card'))", [x, y]):
                continue  # something lies over it
            page.mouse.move(x, y)
            page.locator(".zoom:popover-open").wait_for(timeout=PATIENCE)
            assert page.evaluate(OVER) == {"covered": 0, "inside": True, "at": None}, (width, height, box)
            looked += 1
        assert looked > 2


def test_the_large_card_says_why_a_card_of_the_hand_cannot_be_placed(sit: Sit) -> None:
    ann = sit(seed=16)
    ann.play_now("resarcana")
    while True:
        ann.wait_to_act()
        ask = ann.state["ask"]
        dear = [target for target in ask["why"] if target[5:] in ann.state["view"]["seats"][0]["hand"]["cards"]]
        if ask["kind"] == "turn" and dear:
            break
        ann.choose()
        ann.settle()
    ann.page.locator(f'.ra-hand [data-target="{dear[0]}"]').hover()
    expect(ann.page.locator(".zoom-notes")).to_contain_text(ask["why"][dear[0]][0])
    name = ann.page.locator(".zoom .face-name").inner_text()
    expect(ann.page.locator(".why-line")).to_contain_text(name)
    ann.page.locator(".strip-round").click()
    expect(ann.page.locator(".why-line")).to_have_text("")


# --- for everybody ---


def test_the_new_things_have_no_serious_violation(sit: Sit) -> None:
    ann, _ = at_a_table(sit, seed=17)
    page, wrong = ann.page, {}
    page.keyboard.press("b")
    page.locator(".looking").wait_for(timeout=PATIENCE)
    wrong["looking back"] = violations_in_both_themes(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    for tab in ("Rules", "Signs", "Keys", "Settings"):
        page.get_by_role("tab", name=tab).click()
        wrong[tab] = violations_in_both_themes(page)
    page.keyboard.press("Escape")
    in_hand = page.locator(".ra-hand button.lit")
    if in_hand.count():
        in_hand.first.click()
        page.locator('.menu [data-group="discard"], .picker').first.click()
        page.locator(".picker").wait_for(timeout=PATIENCE)
        wrong["payment"] = violations_in_both_themes(page)
    assert {what: found for what, found in wrong.items() if found} == {}
