"""Two people at two browsers: a link is handed on, a game is played, connections break, moves are taken back."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.browser.player import PATIENCE, Player
from tests.services import Process

Sit = Callable[..., Player]
TWO = {"seats": [{"kind": "me"}, {"kind": "person"}]}


def open_table(player: Player, **setup: object) -> str:
    """A table as the form would open it; its path."""
    made = player.page.evaluate(
        "setup => fetch('/api/tables', {method: 'POST', body: JSON.stringify(setup)}).then(answer => answer.json())",
        {"game": "resarcana", "variant": "first", "pace": 0, **TWO, **setup})
    return f"/t/{made['table']}"


def seat_both(sit: Sit, site: Process, **setup: object) -> tuple[Player, Player, str]:
    """Ann opens a table and hands its address to Bob, who sits down."""
    ann, bob = sit(seed=11), sit(seed=12)
    path = open_table(ann, **setup)
    ann.open(f"{site.address}{path}")
    bob.page.evaluate("fetch('/api/me', {method: 'POST', body: JSON.stringify({name: 'Bob'})})")
    bob.open(f"{site.address}{path}")
    bob.page.get_by_role("button", name="Sit").first.click()
    bob.page.locator("[data-target]").first.wait_for(timeout=PATIENCE)
    return ann, bob, path


def play_in_turn(players: list[Player], decisions: int) -> None:
    """Whoever can do something does it, well enough that the game ends."""
    before = [len(player.frames) for player in players]
    done = 0
    while done < decisions and not any(player.over for player in players):
        for player in players:
            if player.can_act():
                player.follow_hint()
                done += 1
        players[0].breathe()
    for player, n in zip(players, before, strict=True):
        player.until(lambda player=player, n=n: len(player.frames) > n)  # type: ignore[misc]


def test_a_whole_game_in_two_windows_with_a_lost_connection(sit: Sit, site: Process) -> None:
    ann, bob, _ = seat_both(sit, site)
    play_in_turn([ann, bob], 20)
    bob.page.context.set_offline(True)
    bob.page.evaluate("window.dispatchEvent(new Event('offline'))")
    step = ann.state["step"]
    bob.page.context.set_offline(False)
    bob.page.reload()
    bob.page.locator("[data-target]").first.wait_for(timeout=PATIENCE)
    assert bob.state["step"] >= step
    for _ in range(60):
        if ann.over or bob.over:
            break
        play_in_turn([ann, bob], 20)
    for player in (ann, bob):
        player.page.locator(".ending").wait_for(timeout=PATIENCE)
    assert ann.state["result"] == bob.state["result"] is not None


def test_a_move_is_taken_back_when_the_other_agrees(sit: Sit, site: Process) -> None:
    ann, bob, _ = seat_both(sit, site)
    asks = False
    while not asks:
        play_in_turn([ann, bob], 1)
        for player in (ann, bob):
            player.settle()
        undo = ann.state["undo"]
        asks = ann.state["view"]["round"] >= 1 and not undo["can"] and undo["why"]
    step = ann.state["step"]
    ann.page.locator("button.undo").click()
    ann.page.locator(".undo-ask .btn").first.click()
    bob.page.get_by_role("alertdialog").get_by_role("button").first.click()
    for player in (ann, bob):
        player.until(lambda player=player: player.state["cause"] == "undo")  # type: ignore[misc]
    assert ann.state["step"] == bob.state["step"] < step


def test_a_spectator_is_sent_nothing_that_is_secret(sit: Sit, site: Process) -> None:
    """H-1: what a watcher gets names no card of a hand or a deck."""
    ann, bob, path = seat_both(sit, site, variant="standard")
    watcher = sit(path)
    watcher.page.locator("[data-target]").first.wait_for(timeout=PATIENCE)
    play_in_turn([ann, bob], 40)
    assert {card for player in (ann, bob) for card in hands_of(player)}, "nobody ever held a card"
    shown = ""
    for frame in watcher.frames:
        told = json.dumps(frame)
        assert frame.get("ask") is None
        # a card that everyone has seen, and that was taken back, is no secret
        secret = [card for card in secret_at(frame, ann, bob) if f'"{card}"' not in shown]
        leaked = [card for card in secret if f'"{card}"' in told]
        assert not leaked, (leaked, frame["events"], frame["lines"])
        shown += told


def hands_of(player: Player) -> set[str]:
    """All cards that somebody held at some time."""
    views = [frame["view"] for frame in player.frames if frame["t"] == "state"]
    return {card for view in views for card in view["seats"][view["viewer"]]["hand"]["cards"]}


def secret_at(frame: dict[str, Any], *players: Player) -> set[str]:
    """The cards that players held when the watcher was sent a state, but for the one that is just being paid for."""
    found: set[str] = set()
    for player in players:
        for sent in player.frames:
            if sent["t"] == frame["t"] == "state" and sent["step"] == frame["step"]:
                paid = sent["ask"]["card"] if sent["ask"] else ""
                found.update({*sent["view"]["seats"][sent["view"]["viewer"]]["hand"]["cards"]} - {paid})
    return found


def test_a_server_that_is_killed_comes_back_with_everything(sit: Sit, site: Process) -> None:
    ann, bob, _ = seat_both(sit, site)
    play_in_turn([ann, bob], 24)
    for player in (ann, bob):
        player.settle()
    ann.until(lambda: bool(ann.state["step"] == bob.state["step"]))
    step, view = ann.state["step"], ann.state["view"]
    port = int(site.address.rpartition(":")[2])
    site.kill()
    ann.page.locator(".offline").wait_for(timeout=PATIENCE)
    frames = len(ann.frames), len(bob.frames)
    site.start(port)
    ann.page.locator(".offline").wait_for(state="detached", timeout=PATIENCE)
    bob.page.locator(".offline").wait_for(state="detached", timeout=PATIENCE)
    assert (len(ann.frames), len(bob.frames)) > frames
    assert (ann.state["step"], ann.state["view"]) == (step, view)
    play_in_turn([ann, bob], 10)


def test_a_request_in_one_window_is_told_in_the_other(sit: Sit, site: Process) -> None:
    """C-17: Bob, whose turn it need not be, asks to collect in order; Ann reads it, and nobody can ask again."""
    ann, bob, _ = seat_both(sit, site, variant="standard")
    bob.page.locator("[data-request]").click()
    bob.page.get_by_role("button", name="Ask for it").click()
    ann.sees("Bob asks everyone to collect in order")
    bob.sees("You ask everyone to collect in order")
    assert [player.page.locator("[data-request]").count() for player in (ann, bob)] == [0, 0]
    assert ann.state["ask"] is not None
    assert not ann.problems + bob.problems


def test_the_form_offers_a_fifth_seat_only_with_lux_or_perlae(sit: Sit, site: Process) -> None:
    """U-A7: five seats that were chosen with Lux become four when it is taken out of base and Duo."""
    ann = sit(seed=11)
    ann.open(f"{site.address}/new?game=resarcana")
    counts = ann.page.get_by_role("group", name="Number of players").locator("button")
    counts.first.wait_for(timeout=PATIENCE)
    assert counts.all_inner_texts() == ["2", "3", "4"]
    for title in ("Lux et Tenebrae", "Duo"):
        ann.page.locator("label", has_text=title).first.click()
    counts.filter(has_text="5").click()
    assert ann.page.locator(".seat-plan li").count() == 5
    ann.page.locator("label", has_text="Lux et Tenebrae").first.click()
    assert counts.all_inner_texts() == ["2", "3", "4"]
    assert ann.page.locator(".seat-plan li").count() == 4
