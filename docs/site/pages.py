"""A hook for mkdocs: pages of the site that live outside docs/, where people and forges look for them.

README.md becomes the first page, and CONTRIBUTING.md and its neighbours get pages too. Their links are written for the
repository, as are links from docs/ to them, so each link is rewritten for the site.
"""
from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
PAGES = {
    "README.md": "index.md",
    "README.de.md": "de/index.md",
    "README.pl.md": "pl/index.md",
    "README.ru.md": "ru/index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code_of_conduct.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
ICON = ROOT / "arcanarium" / "web" / "icon.svg"
LINK = re.compile(r"(?<=\]\()(?![a-z]+:)([^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and the icon."""
    for name, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text(encoding="utf-8")))
    files.append(File.generated(config, ICON.name, abs_src_path=str(ICON)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links to where their targets are on the site."""
    at = page.file.src_uri
    old = next((name for name, new in PAGES.items() if new == at), f"docs/{at}")
    return LINK.sub(lambda found: relinked(found[1], old, at), markdown)


def relinked(link: str, old: str, at: str) -> str:
    """The link of a file of the repository, as the page at `at` must write it."""
    target = _flat(PurePosixPath(old).parent / link)
    target = PAGES.get(target, target.removeprefix("docs/"))
    return "../" * at.count("/") + target


def _flat(path: PurePosixPath) -> str:
    parts: list[str] = []
    for part in path.parts:
        if part == ".." and parts:
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)
