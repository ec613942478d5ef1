"""The documentation: its links lead somewhere, its pictures are shown, and its site builds without warnings."""
from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")})
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)|\bsrc=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6} +(.+)$", re.MULTILINE)
ANCHOR = re.compile(r"<a id=\"([^\"]+)\"></a>")
ELSEWHERE = re.compile(r"[a-z]+:")
SITE_TOOLS = ("mkdocs", "material", "mkdocstrings")


def links(text: str) -> list[str]:
    """The targets of the links and pictures of a page within the repository; what stands in code is none."""
    found = ("".join(pair) for pair in LINK.findall(CODE.sub("", text)))
    return [target for target in found if not ELSEWHERE.match(target)]


@cache
def anchors(page: Path) -> frozenset[str]:
    """The names by which parts of a page can be linked to: its headings, and anchors set in the text."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    plain = (re.sub(r"[^\w\s-]", "", heading).strip().lower() for heading in HEADING.findall(text))
    return frozenset(re.sub(r"[\s]+", "-", heading) for heading in plain) | frozenset(ANCHOR.findall(text))


def broken(page: Path, text: str) -> list[str]:
    """The links of a page that lead to no file or to no heading."""
    found = []
    for link in links(text):
        target, _, anchor = link.partition("#")
        path = (page.parent / target).resolve() if target else page
        if not path.is_file() or anchor and anchor not in anchors(path):
            found.append(link)
    return found


def test_broken_links_are_found() -> None:
    page = ROOT / "docs" / "api.md"
    text = "[a](cards.md) [b](cards.md#stand-ins) [c](none.md) [d](cards.md#none) [e](https://example.org) `[f](x.md)`"
    assert broken(page, text) == ["none.md", "cards.md#none"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    assert broken(page, page.read_text(encoding="utf-8")) == []


def test_every_kept_screenshot_is_shown() -> None:
    shown = {Path(link).name for page in PAGES for link in links(page.read_text(encoding="utf-8"))}
    assert [path.name for path in (ROOT / "docs" / "screens").iterdir() if path.name not in shown] == []


@pytest.mark.skipif(not all(map(find_spec, SITE_TOOLS)), reason="mkdocs is not here: `make build` installs it")
def test_the_site_builds_without_warnings_and_fetches_nothing(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}  # a notice of the theme about its successor
    done = subprocess.run(build, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert (done.returncode, "WARNING" in done.stderr + done.stdout) == (0, False), done.stderr
    loaded = re.compile(r"<(?:script|img|link|iframe)[^>]+(?:src|href)=\"?(https?:[^\" >]+)")
    pages = {str(path.relative_to(tmp_path)): loaded.findall(path.read_text(encoding="utf-8"))
             for path in tmp_path.rglob("*.html")}
    assert len(pages) >= len(list((ROOT / "docs").rglob("*.md")))
    assert {name: addresses for name, addresses in pages.items() if addresses} == {}
