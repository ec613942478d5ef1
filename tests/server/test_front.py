"""How the page is sent: packings, versions, what is kept and for how long; from the bundle, or from newer sources."""
from __future__ import annotations

import json
import logging
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from arcanarium.locale import Texts, languages
from arcanarium.server import bundle, catalogue, catalogue_routes, front
from arcanarium.server.assets import LASTING, WEB, Assets
from arcanarium.server.front import Front, StaleBundle
from arcanarium.server.negotiation import encoding, holds
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, ask
from tests.server.test_http import raw_get
from tests.server.test_start import start
from tests.services import Running

NODE = Path(services.ROOT, ".venv-dev/bin/node")
UNPACK = """const [from, to] = process.argv.slice(1), {readFileSync, writeFileSync} = require("node:fs");
writeFileSync(to, require("node:zlib").brotliDecompressSync(readFileSync(from)));
"""


# --- the bundle and its sources ---


def test_the_bundle_is_made_of_the_sources_beside_it() -> None:
    made = bundle.read(WEB)
    assert made.manifest.inputs == bundle.inputs_of(bundle.sources(WEB)), "the page was edited: run `make web`"


def test_the_sources_make_the_same_bundle_again(tmp_path: Path) -> None:
    if not NODE.exists() or not (WEB / "node_modules" / "esbuild").is_dir():
        services.missing("esbuild (make web)")
    path = {"PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([NODE, WEB / "build.js", tmp_path / "made"], env=os.environ | path, check=True)
    kept, made = WEB / bundle.FOLDER, tmp_path / "made"
    names = sorted(path.name for path in kept.iterdir())
    assert names == sorted(path.name for path in made.iterdir())
    plain = [name for name in names if not name.endswith(".br")]
    assert [name for name in plain if (kept / name).read_bytes() != (made / name).read_bytes()] == []
    for name in names:  # another version of brotli may pack otherwise: what is unpacked counts
        if name.endswith(".br"):
            unpacked = tmp_path / name.removesuffix(".br")
            subprocess.run([NODE, "-e", UNPACK, kept / name, unpacked], check=True)
            assert unpacked.read_bytes() == (kept / unpacked.name).read_bytes()


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A copy of the page with its bundle, to change it."""
    copied = tmp_path / "web"
    shutil.copytree(WEB, copied, ignore=shutil.ignore_patterns("node_modules", "tests"))
    return copied


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edits are noticed at once."""
    monkeypatch.setattr(front, "LOOK_AGAIN", 0.0)


def front_of(web: Path, wanted: str = "auto") -> Front:
    return Front(Assets(web), {"resarcana": "/js/resarcana/board.js"}, ["/css/resarcana.css"], lambda _: {}, wanted)


def test_an_edited_source_is_never_served_from_an_old_bundle(web: Path, caplog: pytest.LogCaptureFixture) -> None:
    served = front_of(web)
    assert b"/app.js" in served.page("", "en")
    assert caplog.records == []
    with (web / "js" / "html.js").open("a") as file:
        file.write("// edited\n")
    with caplog.at_level(logging.WARNING):
        page = served.page("t/x", "en", game="resarcana")
    assert "make web" in caplog.text
    assert b'src="/js/main.js"' in page
    assert b'modulepreload" href="/js/resarcana/board.js"' in page
    assert b"/app.js" not in page
    found = served.find("js/html.js")
    assert found is not None
    assert found[0].body.endswith(b"// edited\n")
    shutil.copy(WEB / "js" / "html.js", web / "js" / "html.js")
    assert b"/app.js" in served.page("", "en")


@pytest.mark.parametrize("gone", ["bundle", "bundle/manifest.json", "bundle/app.js.br"])
def test_without_a_bundle_the_sources_are_served(web: Path, gone: str, caplog: pytest.LogCaptureFixture) -> None:
    path = web / gone
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    with caplog.at_level(logging.WARNING):
        assert b'src="/js/main.js"' in front_of(web).page("", "en")
    assert "make web" in caplog.text
    with pytest.raises(StaleBundle, match="make web"):
        front_of(web, "bundle")


def test_a_broken_manifest_is_no_bundle(web: Path) -> None:
    (web / "bundle" / "manifest.json").write_text('{"inputs": 7}')
    assert b'src="/js/main.js"' in front_of(web).page("", "en")


def test_sources_can_be_asked_for_and_a_bundle_needs_none(web: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert b'src="/js/main.js"' in front_of(web, "sources").page("", "en")
    for part in ("js", "css", "worker", "build.js"):  # as in a wheel
        path = web / part
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    served = front_of(web, "bundle")
    assert b"/app.js" in served.page("", "en")
    assert served.find("js/html.js") is not None
    assert caplog.records == []


def test_a_setting_for_the_page_that_there_is_none_of(tmp_path: Path) -> None:
    done = start(tmp_path, page="new")
    assert (done.returncode, done.stderr) == (
        2, "arcana-web cannot start: ARCANARIUM_PAGE is “new”, but it must be “auto”, “bundle” or “sources”\n")


def test_addresses_that_nobody_knows_are_not_remembered(web: Path) -> None:
    for wanted in ("bundle", "sources"):
        served = front_of(web, wanted)
        for n in range(50):
            served.page(f"nothing{n}/at/all", "en")
        assert len(served._pages) == 1


def test_names_in_the_page_cannot_leave_their_place(web: Path) -> None:
    page = front_of(web).page("", "en", {"name": "</script><script>alert(1)</script>"})
    [told] = re.findall(rb'id="boot">(.*?)</script>', page)
    assert b"<" not in told
    assert json.loads(told)["me"]["name"] == "</script><script>alert(1)</script>"


def test_the_skeleton_has_the_colours_of_the_theme() -> None:
    """It is painted before the theme is here, so it repeats them."""
    theme = (WEB / "css" / "theme.css").read_text(encoding="utf-8")
    said = re.findall(r"var\((--[\w-]+), (light-dark\([^)]+\))\)", (WEB / "css" / "skeleton.css").read_text("utf-8"))
    assert len(said) >= 4
    assert [name for name, colour in said if f"{name}: {colour};" not in theme] == []


# --- what a browser is sent ---


@pytest.fixture(scope="module")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with services.running(Settings(home=tmp_path_factory.mktemp("home"), thinkers=1, page="bundle")) as site:
        yield site


def parts_of(page: str) -> set[str]:
    return set(re.findall(r'"(/[^"]*[.?][^"]*)"', page))


def test_all_parts_of_the_page_are_kept_for_good(bundled: Running) -> None:
    page = ask("GET", bundled.address + "/")
    assert page.headers["cache-control"] == "private, no-cache"
    parts = {part for part in parts_of(page.text) if part.startswith("/a/") or "?v=" in part}
    assert len(parts) >= 9
    for part in parts:
        assert ask("GET", bundled.address + part).headers["cache-control"] == LASTING, part
    versions = json.loads(page.text.partition('id="boot">')[2].partition("</script>")[0])["versions"]
    for path, version in versions.items():
        answer = ask("GET", f"{bundled.address}{path}?v={version}")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, LASTING)
        for other in (path, f"{path}?v=", f"{path}?v=00000000000000000000"):
            assert ask("GET", bundled.address + other).headers["cache-control"] == "no-cache"


def test_a_file_of_another_version_does_not_exist(bundled: Running) -> None:
    made = bundled.site.front.bundle
    assert made is not None
    for path in (made.app, made.styles, made.room + "js/html.js", made.fonts_of("ru")[-1]):
        assert ask("GET", bundled.address + path).status_code == 200
        _, room, hash, name = path.split("/", 3)
        assert ask("GET", f"{bundled.address}/{room}/{hash[::-1]}/{name}").status_code == 404


@pytest.mark.parametrize("path", [
    "/bundle/manifest.json", "/bundle/app.js", "/bundle/app.js.br", "/worker/worker.js", "/build.js", "/js/main.js",
    "/css/theme.css", "/a/", "/a/app.js", "/a/../package.json", "/a/%2e%2e/bundle/manifest.json",
    "/a/x/../../index.html", "/icons/../package.json", "/vendor/fluent/bundle.js", "/.gitignore",
])
def test_nothing_but_the_bundle_is_there(bundled: Running, path: str) -> None:
    assert raw_get(bundled, path)[0] == 404


def test_packings_are_chosen_by_what_the_browser_likes(bundled: Running) -> None:
    made = bundled.site.front.bundle
    assert made is not None
    plain = ask("GET", bundled.address + made.app, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    tags = {plain.headers["etag"]}
    for said, sent in (("br, gzip", "br"), ("gzip;q=1, br;q=0.5", "gzip"), ("gzip", "gzip"), ("*", "br")):
        with Person(bundled.address).http.stream("GET", made.app, headers={"Accept-Encoding": said}) as answer:
            raw = b"".join(answer.iter_raw())
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == (sent, "Accept-Encoding")
        assert int(answer.headers["content-length"]) == len(raw) < len(plain.content) / 2
        tags.add(answer.headers["etag"])
    assert len(tags) == 3  # one for each form of the bytes
    for tag in (*tags, f"W/{plain.headers['etag']}", f'"x", {plain.headers["etag"]}', "*"):
        again = ask("GET", bundled.address + made.app, headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == LASTING


@pytest.mark.parametrize(("accepted", "sent"), [
    (None, "identity"), ("", "identity"), ("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("BR", "br"),
    ("br;q=0, gzip", "gzip"), ("gzip;q=0.2, br;q=0.1", "gzip"), ("br;q=0.1, identity;q=0.9", "identity"), ("*", "br"),
    ("*;q=0", "identity"), ("identity;q=0, *;q=0.1", "br"), ("gzip; q = 0.5 ", "gzip"),
    ("br;q=nonsense, gzip;q=0.1", "gzip"), ("deflate", "identity"),
    ("gzip;q=0, br;q=0", "identity"), (";;,,", "identity"), ("br;q=5", "br"),
])
def test_an_encoding_is_what_the_header_says(accepted: str | None, sent: str) -> None:
    assert encoding(accepted, ["br", "gzip"]) == sent
    assert encoding(accepted, []) == "identity"


@pytest.mark.parametrize(("known", "held"), [
    (None, False), ('"abc"', True), ('W/"abc"', True), ('"abc-br"', True), ('"ab"', False), ('"abcd"', False),
    ("*", True), ('"x", W/"abc-gzip"', True), ("abc", False),
])
def test_a_tag_is_known_in_every_packing(known: str | None, held: bool) -> None:
    assert holds(known, '"abc"') is held


def test_texts_and_cards_are_packed_once(bundled: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ("/texts/en.ftl", "/api/games", "/api/cards/resarcana")
    first = [ask("GET", bundled.address + path).content for path in paths]
    monkeypatch.setattr(catalogue_routes, "packed", None)
    assert [ask("GET", bundled.address + path).content for path in paths] == first


def test_the_page_says_who_reads_it_and_the_stored_one_does_not(bundled: Running) -> None:
    ann = Person(bundled.address, "Ann")
    assert '"name":"Ann"' in ann.http.get("/").text
    for path in ("/offline", "/"):
        assert "Ann" not in (ann if path == "/offline" else Person(bundled.address)).http.get(path).text


def test_what_stands_in_the_page_is_allowed_by_its_hash(bundled: Running) -> None:
    answer = ask("GET", bundled.address + "/t/x")
    policy = answer.headers["content-security-policy"]
    scripts = re.search(r"script-src ([^;]*)", policy)
    styles = re.search(r"style-src ([^;]*)", policy)
    assert scripts
    assert styles
    assert (scripts[1].count("sha256-"), styles[1].count("sha256-")) == (2, 1)
    assert "unsafe" not in policy


def test_the_worker_stores_only_what_is_there(bundled: Running) -> None:
    page = ask("GET", bundled.address + "/").text
    [address] = re.findall(r'"worker":"([^"]+)"', page)
    answer = ask("GET", bundled.address + address)
    assert answer.headers["cache-control"] == LASTING
    assert answer.headers["content-type"].startswith("text/javascript")
    plan = json.loads(answer.text.removeprefix("self.PLAN=").partition(";\n")[0])
    for path in [plan["shell"], *plan["needed"], *plan["wanted"]]:
        assert ask("GET", bundled.address + path).status_code == 200, path
    assert "/api/account" not in plan["kept"]


def test_the_icons_and_the_manifest_of_the_app_are_there(bundled: Running) -> None:
    page = ask("GET", bundled.address + "/").text
    [address] = re.findall(r'rel="manifest" href="([^"]+)"', page)
    answer = ask("GET", bundled.address + address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    icons = answer.json()["icons"]
    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512", "any"}
    for icon in icons:
        found = ask("GET", bundled.address + icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])


# --- in which language ---


@pytest.mark.parametrize("language", languages())
def test_the_page_is_in_the_language_of_its_reader_and_names_no_other(bundled: Running, language: str) -> None:
    say = Texts(language).say
    page = ask("GET", bundled.address + "/", headers={"Accept-Language": language}).text
    assert f'<html lang="{language}">' in page
    assert f'content="{say("page-description")}"' in page
    assert say("page-late") in page
    assert "[[" not in page
    assert set(re.findall(r"/texts/(\w+)\.", page)) == {language}
    parts = {part for part in ("latin-ext", "cyrillic") if f"-{part}-" in page}
    assert parts == {"pl": {"latin-ext"}, "ru": {"cyrillic"}}.get(language, set())
    [address] = re.findall(r'rel="manifest" href="([^"]+)"', page)
    told = ask("GET", bundled.address + address).json()
    assert (told["lang"], told["description"]) == (language, say("page-description"))
    assert told["shortcuts"][0]["name"] == say("shell-cards")


def test_english_fills_the_gaps_of_a_language_message_by_message(monkeypatch: pytest.MonkeyPatch) -> None:
    english = catalogue._page_messages("en")
    monkeypatch.setattr(catalogue, "_page_messages", lambda language: english if language == "en" else {
        id: entry for id, entry in english.items() if id == "close"})
    made = FluentResource(catalogue.messages.__wrapped__("xx"))
    read = [entry.id.name for entry in made.body if isinstance(entry, ast.Message | ast.Term)]
    assert read == [id.lstrip("-") for id in english]


def test_cards_are_named_in_all_languages(bundled: Running) -> None:
    names = ask("GET", bundled.address + "/api/names/resarcana").json()
    for language in languages():
        cards = ask("GET", bundled.address + "/api/cards/resarcana", headers={"Accept-Language": language}).json()
        assert [card["id"] for card in cards["cards"] if card["title"] not in names[card["id"]]] == []
    assert max(map(len, names.values())) >= 3


def test_a_language_that_nobody_wrote_is_refused_in_the_reader_s(bundled: Running) -> None:
    answer = ask("GET", bundled.address + "/texts/xx.ftl", headers={"Accept-Language": "pl"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-language")
    assert answer.json()["reason"] == Texts("pl").say("web-refused-language", known=", ".join(languages()))
