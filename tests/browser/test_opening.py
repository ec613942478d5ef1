"""Opening pages: how much is fetched, without a network, and when a new version is there."""
from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from arcanarium.server import app as application
from arcanarium.server import front
from arcanarium.server.assets import WEB, Assets
from arcanarium.server.sessions import COOKIE
from arcanarium.server.settings import Settings
from tests import services
from tests.browser.english import english, shown
from tests.browser.player import ANY, PATIENCE, Player
from tests.server.people import Person

GOLDEN = services.ROOT / "tests" / "golden"
COLD, WARM = 12, 2
"""The most requests for a table, sockets counted: with an empty cache, and the next time."""
STORED = """async () => {
  const {active} = await navigator.serviceWorker.ready;
  if (active.state !== "activated") await new Promise((done) => active.onstatechange = done);
  return caches.keys();
}"""
"""Waits until the service worker is at work; the names of what it stores."""

GONE = """(name) => new Promise((done) => {
  const look = async () => (await caches.keys()).includes(name) ? setTimeout(look, 50) : done();
  look();
})"""
"""Waits until nothing is stored under a name."""


class Counted:
    """Middleware that notes each request that reaches the server."""

    def __init__(self, app: ASGIApp, seen: list[str]) -> None:
        self.app, self.seen = app, seen

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            self.seen.append(scope["path"])
        await self.app(scope, receive, send)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The requests that reach a server that is started now."""
    noted: list[str] = []

    def counting(settings: Settings) -> Any:
        app = application.make_app(settings)
        app.add_middleware(Counted, seen=noted)
        return app

    monkeypatch.setattr(services, "make_app", counting)
    return noted


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    yield context.new_page()
    context.close()


def usable(page: Page) -> None:
    page.locator(ANY).locator("visible=true").first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")


def upload(page: Page) -> str:
    """A game that is over; its table."""
    text = (GOLDEN / "resarcana-duo-alone-first.arcana").read_text(encoding="utf-8")
    made = page.evaluate("text => fetch('/api/records', {method: 'POST', body: text}).then(told => told.json())", text)
    return str(made["table"])


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
@pytest.mark.parametrize("worker", ["block", "allow"])
def test_a_table_takes_few_requests_and_hardly_any_the_next_time(
    browser: Browser, tmp_path: Path, seen: list[str], game: str, worker: Literal["block", "allow"],
) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1, limits=False, page="bundle")) as site:
        ann = Person(site.address, "Ann")
        table = ann.open_table("me", "random", game=game)
        context = browser.new_context(service_workers=worker)
        context.add_cookies([{"name": COOKIE, "value": ann.http.cookies[COOKIE], "url": site.address}])
        page = context.new_page()
        seen.clear()
        page.goto(f"{site.address}/t/{table}")
        usable(page)
        if worker == "block":  # what it fetches in the background comes after what somebody waits for
            assert len(seen) <= COLD, seen
        else:
            page.evaluate(STORED)
        for _ in range(2):
            page.wait_for_load_state("networkidle")
            seen.clear()
            page.reload()
            usable(page)
            assert len(seen) <= WARM, seen
        context.close()


def test_the_skeleton_is_there_before_the_page_and_then_gone(page: Page, tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1, limits=False, page="bundle")) as site:
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/app.*", hold)
        page.goto(f"{site.address}/replay/nothing", wait_until="commit")
        skeleton = page.locator(".skeleton-table i").first
        skeleton.wait_for()
        box = skeleton.bounding_box()
        assert box is not None
        assert box["width"] > 1000  # it has its form although the style sheets are not here
        for route in held:
            route.continue_()
        page.locator("main [role=alert]").wait_for()
        page.locator("#skeleton").wait_for(state="detached")


@pytest.mark.parametrize("part", ["**/app.js", "**/texts/*"])
def test_what_did_not_come_through_is_asked_for_again(page: Page, tmp_path: Path, part: str) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1, limits=False, page="bundle")) as site:
        page.clock.install()
        page.route(part, lambda route: route.abort())
        with page.expect_event("requestfailed"):
            page.goto(site.address)
        assert page.locator("#skeleton").is_visible()
        page.unroute(part)
        page.clock.fast_forward(10_000)
        page.locator(".play-now").first.wait_for()


def test_the_page_opens_without_a_network_and_goes_on_by_itself(
    sit: Callable[..., Player], site: services.Process,
) -> None:
    """In the language that was chosen last, although the worker was at work in another before."""
    ann = sit(language="de")
    page = ann.page
    table = upload(page)
    before = next(name for name in page.evaluate(STORED) if name.startswith("files"))
    page.locator(".shell-language select").select_option("ru")
    page.evaluate(GONE, before)
    page.goto(f"{site.address}/replay/{table}")
    page.locator(".player-slider").wait_for()
    page.wait_for_load_state("networkidle")
    length = page.locator(".player-slider output").inner_text().partition("/")[2].strip()
    site.kill()
    lost = page.locator("[data-lost]")
    for path, what in (("/", ".play-now"), ("/cards/resarcana", "main .card"), ("/cards/cadwallon", "main .card"),
                       ("/rules", "main h2"), ("/rules/resarcana", "main h2"),
                       ("/rules/resarcana/full", "main h1"), ("/learn", ".lesson-card"),
                        ("/learn/reactions", ".coach"), ("/learn/arcana-first-game", ".board .card"),
                        (f"/replay/{table}", ".board .card")):
        page.goto(site.address + path)
        page.locator(what).first.wait_for(timeout=PATIENCE)
        assert page.locator("main [role=alert]").count() == 0, path
        assert page.evaluate("document.documentElement.lang") == "ru"
        assert english(shown(page), "ru") == [], path
    page.keyboard.press("End")
    page.locator(".player-slider output", has_text=f"{length} / {length}").wait_for()
    page.goto(f"{site.address}/")
    lost.wait_for()
    site.start(int(site.address.rpartition(":")[2]))
    lost.wait_for(state="detached", timeout=PATIENCE)
    page.locator(".play-now button").first.click()
    page.locator(".tabletop").wait_for(timeout=PATIENCE)


def test_a_finished_game_can_be_read_without_a_network(sit: Callable[..., Player], site: services.Process) -> None:
    page = sit().page
    table = upload(page)
    page.evaluate(STORED)
    page.goto(f"{site.address}/t/{table}")
    page.locator(".ending").wait_for()
    page.wait_for_load_state("networkidle")
    site.kill()
    page.reload()
    page.get_by_text("as it was stored").click()
    page.locator(".player-slider").wait_for()
    page.keyboard.press("End")
    page.locator(".replay-result").wait_for()


def test_what_was_seen_is_forgotten_when_its_owner_leaves(sit: Callable[..., Player], site: services.Process) -> None:
    page = sit().page
    page.evaluate(STORED)
    page.reload()  # from now on through the worker
    page.locator(".play-now").first.wait_for()
    page.wait_for_load_state("networkidle")
    kept = "caches.open('seen').then(found => found.keys()).then(all => all.map(each => new URL(each.url).pathname))"
    assert "/api/mine" in page.evaluate(kept)
    page.evaluate("fetch('/api/account/logout', {method: 'POST', body: '{}'})")
    assert page.evaluate(kept) == []


def test_a_new_version_is_there_after_one_reload_and_whole(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "tests", "js", "css", "build.js"))
    monkeypatch.setattr(application, "Assets", partial(Assets, web))
    monkeypatch.setattr(front, "LOOK_AGAIN", 0.0)
    rooms: list[str] = []
    page.context.on("request", lambda request: rooms.extend(re.findall(r"/a/(\w+)/app\.", request.url)))
    settings = Settings(home=tmp_path / "home", thinkers=1, limits=False)
    with services.running(settings) as site:
        page.goto(site.address)
        page.locator(".play-now").first.wait_for()
        [before] = page.evaluate(STORED)
        old = set(rooms)
        for name, more in {"app.js": 'document.documentElement.dataset.build = "new";', "app.css": ".new {}"}.items():
            with (web / "bundle" / name).open("a") as file:
                file.write(more)
            (web / "bundle" / f"{name}.br").write_bytes(b"")  # none: gzip is sent
        (web / "bundle" / "manifest.json").touch()
        rooms.clear()
        page.reload()
        page.locator("html[data-build=new] .play-now").first.wait_for()
        assert len(set(rooms)) == 2
        assert not old & set(rooms)  # nothing of the version before
        page.evaluate(GONE, before)
        address = site.address
    page.goto(f"{address}/rules")  # the server is gone, and what was stored is new
    page.locator("html[data-build=new] main h2").first.wait_for()
