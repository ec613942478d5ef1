"""Around a game, in two windows: the waiting room, a request to take back, the end, a rematch; and the daily deal."""
from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from tests.browser.player import PATIENCE, Player
from tests.browser.test_accessibility import violations_in_both_themes
from tests.browser.test_together import open_table
from tests.server.people import Person, Window, play_on, sitting
from tests.services import Process

Sit = Callable[..., Player]
PHONE = (390, 844)


def button(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name, exact=True).first.click(timeout=PATIENCE)


def meet(sit: Sit, site: Process, **setup: object) -> tuple[Player, Player]:
    """Ann opened a table that waits, and Bob came by its link, with a telephone."""
    ann, bob = sit(seed=11), sit(seed=12, size=PHONE)
    path = open_table(ann, wait=True, **setup)
    for player in (ann, bob):
        player.open(f"{site.address}{path}")
        player.page.locator(".room-seats li").first.wait_for(timeout=PATIENCE)
    button(bob, "Sit here")
    return ann, bob


def finish(site: Process, *players: Player, until: Callable[[Window], bool] = lambda _: False) -> None:
    """Play the game of these windows to its end, or until the first likes it, at random and without clicking: that is
    tested elsewhere."""
    people, dice = [], Random(3)
    for player in players:
        person = Person(site.address)
        for cookie in player.page.context.cookies():
            person.http.cookies.set(cookie["name"], cookie["value"])
        people.append(person)
    with sitting(players[0].page.url.rpartition("/")[2], *people) as windows:
        while not until(windows[0]) and play_on(windows, dice, 1):
            pass


def overflow(player: Player) -> int:
    """How many pixels a page is wider than its window."""
    return int(player.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_a_waiting_room_says_all_and_the_host_starts(sit: Sit, site: Process) -> None:
    ann, bob = meet(sit, site, seed="77", hints=False, clock={"bank": 900, "each": 20})
    for player in (ann, bob):
        for said in ("First game", "15 min", "No hints", "From a seed that the host chose", "guest"):
            player.sees(said)
        picture = player.page.locator(".room-qr img")
        player.page.wait_for_function("document.querySelector('.room-qr img')?.naturalWidth > 0", timeout=PATIENCE)
        assert picture.get_attribute("alt")
        assert overflow(player) <= 0
    assert ann.page.get_by_text("Seed 77").count() == 1
    assert bob.page.get_by_text("Seed 77").count() == 0
    bob.page.get_by_label("Your name at this table").fill("Bob")
    button(bob, "Save")
    ann.page.locator(".room-seats li", has_text="Bob").wait_for(timeout=PATIENCE)
    ann.page.get_by_placeholder("Say something").fill("Hello!")
    ann.page.locator(".room-chat form .btn").click()
    bob.page.locator(".chat-lines", has_text="Hello!").wait_for(timeout=PATIENCE)
    assert ann.page.get_by_role("button", name="Start anyway").is_enabled()
    button(bob, "I am ready")
    ann.page.locator(".room-mark[data-ready]").wait_for(timeout=PATIENCE)
    button(ann, "Start the game")
    for player in (ann, bob):
        player.page.locator(".tabletop").wait_for(timeout=PATIENCE)
        assert not player.problems


def test_a_waiting_room_can_be_used_by_everyone(sit: Sit, site: Process) -> None:
    """Axe finds nothing for the host, who has all the buttons, and the seats can be reached by key."""
    ann = sit(seed=11)
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "level2"}]
    ann.open(f"{site.address}{open_table(ann, wait=True, seed='5', seats=seats)}")
    ann.page.locator(".room-seats select").wait_for(timeout=PATIENCE)
    assert violations_in_both_themes(ann.page) == []
    ann.page.get_by_role("button", name="Swap seats 2 and 3").focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator(".room-seats li[data-kind=bot] >> text=2").first.wait_for(timeout=PATIENCE)
    ann.page.get_by_role("button", name="Keep").focus()
    ann.page.keyboard.press("Enter")
    ann.sees("Kept by the host")


def test_a_request_to_take_back_says_what_goes_back(sit: Sit, site: Process) -> None:
    ann, bob = meet(sit, site)
    button(ann, "Start anyway")
    for player in (ann, bob):
        player.page.locator(".tabletop").wait_for(timeout=PATIENCE)
    finish(site, ann, bob, until=lambda window: {0, 1} <= {*window.state.get("undo", {}).get("back", ())})
    ann.settle()
    ann.page.locator("button.undo").click()
    told = ann.page.locator(".undo-ask .goes-back-whose").inner_text()
    assert re.match("Your (move|\\d+ moves)", told)
    assert "Guest" in told
    ann.page.get_by_role("button", name="Ask the others").click()
    dialog = bob.page.get_by_role("alertdialog")
    dialog.wait_for(timeout=PATIENCE)
    words = dialog.inner_text()
    assert "asks to take a move back. Your own move goes back too." in words
    assert dialog.locator(".goes-back-whose li").count() == 2
    assert dialog.locator(".goes-back-whose li[data-you]").count() == 1
    assert dialog.locator(".goes-back li").first.inner_text()
    dialog.get_by_role("button", name="Agree").click()
    ann.until(lambda: bool(ann.state["cause"] == "undo"))


def test_a_rematch_is_one_click_for_each(sit: Sit, site: Process) -> None:
    ann, bob = meet(sit, site)
    button(ann, "Start anyway")
    for player in (ann, bob):
        player.page.locator(".tabletop").wait_for(timeout=PATIENCE)
    finish(site, ann, bob)
    for player in (ann, bob):
        player.page.reload()  # it would show one move after the other
        player.page.locator(".ending .curve svg").first.wait_for(timeout=PATIENCE)
        assert overflow(player) <= 0
    old = ann.page.url
    button(ann, "Rematch")
    bob.sees("offers a rematch")
    button(bob, "Join the rematch")
    for player in (ann, bob):
        player.page.wait_for_url(lambda url: url != old, timeout=PATIENCE)
        player.page.locator(".tabletop").wait_for(timeout=PATIENCE)
        player.page.locator(".ending").wait_for(state="detached", timeout=PATIENCE)
    assert ann.page.url == bob.page.url != old
    assert not ann.problems + bob.problems


def test_the_daily_deal_is_played_once_and_compared(sit: Sit, site: Process) -> None:
    ann = sit(seed=5, size=PHONE)
    ann.page.locator("a.daily-door").click()
    deal = ann.page.locator(".daily-deal").first
    deal.get_by_text("You see the results when you have finished.").wait_for(timeout=PATIENCE)
    assert overflow(ann) <= 0
    deal.get_by_role("button", name="Play it").click()
    ann.page.locator(".tabletop").wait_for(timeout=PATIENCE)
    table = ann.page.url
    assert ann.page.get_by_role("button", name="Leave your seat").count() == 0
    assert ann.page.get_by_role("button", name="Hint").count() == 0
    ann.open(f"{site.address}/daily")
    ann.page.get_by_role("button", name="Go on").click()
    ann.page.wait_for_url(table)
