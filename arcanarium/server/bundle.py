"""The bundle: all modules and style sheets of the page in two files, as `make web` leaves them in web/bundle.

Each file has an address with a hash of its contents, /a/HASH/NAME, and is kept by browsers for good. A file under
another hash does not exist, so no page ever gets parts of two versions. Boards that other packages bring import our
modules by their own addresses, such as /js/html.js: each of those is a line that hands on what the bundle exports.
"""
from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from arcanarium.server.assets import Asset, packed, tag_of, type_of

FOLDER = "bundle"
LASTING_ROOM = "a/"
"""Where addresses are that change with the contents."""
SOURCES = re.compile(r"js/.*\.js|css/.*\.css|vendor/.*\.(?:js|mjs|json|woff2)|worker/.*\.js"
                     r"|index\.html|build\.js")
"""What a bundle is made of; web/build.js has the same list."""
NOT_SOURCES = {"node_modules", FOLDER, "tests"}
FONTS = ("alegreya-{}-400-normal", "alegreya-{}-700-normal", "alegreya-sc-{}-500-normal")
"""The fonts that every page needs, without the part of the alphabet."""
LETTERS = {"pl": ("latin", "latin-ext"), "ru": ("latin", "cyrillic")}
"""The parts of the fonts that each language needs; others need `latin` alone."""


class Manifest(msgspec.Struct):
    inputs: str
    """The hash of the sources."""
    shared: dict[str, dict[str, str]]
    """The modules that others may import, with the names of what they export and what it is called in the bundle."""
    bare: dict[str, str]
    """Bare module names and their addresses."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """A bundle in memory."""

    manifest: Manifest
    files: Mapping[str, Asset]
    """By their address without the first slash."""
    app: str
    """The addresses of the scripts and of the styles."""
    styles: str
    fonts: Mapping[str, str]
    """The addresses of the fonts, by their names."""
    first: bytes
    """The styles that stand in the page itself."""
    worker: bytes
    """The service worker, without its plan."""
    room: str
    """Where the modules are that others may import; their names follow."""

    def fonts_of(self, language: str) -> list[str]:
        """The addresses of the fonts that every page in a language needs."""
        parts = LETTERS.get(language, ("latin",))
        return [self.fonts[font.format(part)] for part in parts for font in FONTS]


def short(body: bytes) -> str:
    """The start of the hash that stands in an address."""
    return hashlib.sha256(body).hexdigest()[:16]


def read(web: Path) -> Bundle:
    """The bundle in the folder of the page. OSError or ValueError if there is none, or none that can be used."""
    folder = web / FOLDER
    manifest = msgspec.json.decode((folder / "manifest.json").read_bytes(), type=Manifest)
    files: dict[str, Asset] = {}

    def lasting(name: str, body: bytes, brotli: bytes = b"", room: str = "") -> str:
        address = f"{LASTING_ROOM}{room or short(body)}/{name}"
        files[address] = Asset(body, packed(body), type_of(name), tag_of(body), brotli=brotli)
        return f"/{address}"

    bodies = {name: (folder / name).read_bytes() for name in ("app.js", "app.css")}
    app, styles = (lasting(name, body, (folder / f"{name}.br").read_bytes()) for name, body in bodies.items())
    fonts = {path.stem: lasting(path.relative_to(web).as_posix(), path.read_bytes())
             for path in sorted((web / "vendor" / "fonts").glob("*.woff2"))}
    room = short(bodies["app.js"])
    for module, names in manifest.shared.items():
        handed = ",".join(f"{inside} as {name}" for name, inside in names.items())
        lasting(module, f'export{{{handed}}}from"{app}";\n'.encode(), room=room)
    return Bundle(manifest, files, app, styles, fonts,
                  (folder / "first.css").read_bytes().strip(), (folder / "worker.js").read_bytes(),
                  f"/{LASTING_ROOM}{room}/")


# --- whether a bundle is what its sources say ---


def sources(web: Path) -> list[tuple[str, Path]]:
    """The sources of the page, by their names; none where only the bundle was installed."""
    if not (web / "build.js").is_file():
        return []
    found = []
    for top in sorted(web.iterdir()):
        if top.name not in NOT_SOURCES:
            for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
                name = path.relative_to(web).as_posix()
                if SOURCES.fullmatch(name):
                    found.append((name, path))
    return sorted(found)


def inputs_of(found: list[tuple[str, Path]]) -> str:
    """The hash of some sources, as web/build.js makes it."""
    lines = "".join(f"{name} {short(path.read_bytes())}\n" for name, path in found)
    return short(lines.encode())


class Watch:
    """Looks whether the sources are still those that a bundle was made of. Files that have the same times as before
    are not read again."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self._times: tuple[tuple[str, int, int], ...] = ()
        self._inputs = ""

    def inputs(self) -> str:
        """The hash of the sources; empty where there are none."""
        found = sources(self.web)
        if not found:
            return ""
        looks = ((name, path.stat()) for name, path in found)
        times = tuple((name, look.st_mtime_ns, look.st_size) for name, look in looks)
        if times != self._times:
            self._times, self._inputs = times, inputs_of(found)
        return self._inputs
