"""The whole site of deploy/compose.yaml, built and started in containers, used through Caddy, and started anew.

    make containers        needs root, podman and podman-compose; takes some minutes

It follows docs/deployment.md: `deploy/up localhost`. The images that others make are fetched. One that cannot be
fetched is replaced by a stand-in of the same name, made from Debian's packages (tests/images, with debootstrap): then
the image of the server and how the services work together are real, and only the versions are Debian's.
"""
from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import WebSocketException

from tests import services
from tests.server.people import Person, Window, sitting

T = TypeVar("T")
IMAGES = services.ROOT / "tests/images"
PROJECT = "arcanarium-check"
BASE = "localhost/arcanarium-debian"
SITE = "https://localhost"
PATIENCE = 120.0
MOST_FILES = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
ENGINES = {"pure": "--env ARCANARIUM_PURE_BUILD=1", "compiled": "--build-arg PROFILE=0", "profiled": ""}
TROUBLE = (OSError, httpx.HTTPError, WebSocketException, AssertionError)
"""What people can meet while services start and end."""
DOCKER = """#!/bin/sh
# The words `docker compose ...` for podman: images are built with what only this machine needs, the rest is the same.
[ "$1 $2" = "compose version" ] && exit 0
[ "$1" = compose ] && shift
[ "$1" = up ] || exec podman-compose -p {project} "$@"
podman build --quiet --format docker --network host {options} -f Containerfile -t arcanarium .. || exit 1
exec podman-compose -p {project} up --detach
"""


def run(*command: str, **how: Any) -> str:
    """Run a command; what it says. It is shown only if it fails."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:  # no pipe: what watches a container would keep it open
        done = subprocess.run(command, stdout=said, stderr=subprocess.STDOUT, check=False, **how)
        said.seek(0)
        told = said.read()
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{told}")
    return told


def works(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def until(what: str, ready: Callable[[], T]) -> T:
    """Try until it works."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return ready()
        except TROUBLE as error:
            if time.monotonic() > end:
                raise SystemExit(f"{what}: {error!r}") from error
            time.sleep(0.5)


# --- what is there to begin with ---


def tools() -> None:
    missing = [name for name in ("podman", "podman-compose") if not shutil.which(name)]
    if missing or os.getuid():
        raise SystemExit(f"needs root and {' and '.join(missing) or 'nothing else'}")


def fetched(name: str) -> bool:
    """Whether there is an image, or could be fetched."""
    return works("podman", "image", "exists", name) or works("podman", "pull", "--quiet", name)


def make_base() -> None:
    """An image with nothing but Debian."""
    if works("podman", "image", "exists", BASE):
        return
    if not shutil.which("debootstrap"):
        raise SystemExit("images cannot be fetched, and debootstrap is missing to make stand-ins for them")
    with tempfile.TemporaryDirectory() as folder:
        run("debootstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", folder)
        run("sh", "-c", f"tar -C {folder} -c . | podman import --quiet - {BASE}")


def make_stand_in(name: str) -> None:
    short = name.rpartition("/")[2].partition(":")[0]
    run("podman", "build", "--quiet", "--network", "host", "-f", str(IMAGES / short), "-t", name, str(IMAGES))


def fitting(folder: Path, image: str) -> dict[str, str]:
    """What this machine needs for a container to start: settings of podman as an environment. A machine that is itself
    a guest may not raise limits, and not every runtime knows its control groups."""
    written = folder / "containers.conf"
    written.write_text(f'[containers]\ndefault_ulimits = ["nofile=1024:{MOST_FILES}", "nproc=4096:4096"]\n'
                       '[engine]\nruntime = "runc"\n', encoding="utf-8")
    for environment in ({}, {"CONTAINERS_CONF": str(written)}):
        if subprocess.run(["podman", "run", "--rm", image, "true"], env=os.environ | environment, capture_output=True,
                          check=False).returncode == 0:
            return environment
    return {}


def images_of() -> list[str]:
    """The images of others that the site needs."""
    deploy = services.ROOT / "deploy"
    texts = [(deploy / file).read_text(encoding="utf-8") for file in ("Containerfile", "compose.yaml")]
    return sorted(set(re.findall(r"docker\.io/[\w./:-]+", " ".join(texts))))


def sources(folder: Path) -> Path:
    """A copy of the sources, in which the secrets of the trial are made."""
    for name in run("git", "ls-files", cwd=services.ROOT).splitlines():
        if (services.ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(services.ROOT / name, folder / name)
    if "CONTAINERS_CONF" in os.environ:
        compose = folder / "deploy/compose.yaml"
        text, found = re.subn(r"ulimits: .*", f"ulimits: {{ nofile: {MOST_FILES}, nproc: 4096 }}",
                              compose.read_text(encoding="utf-8"))
        assert found == 1
        compose.write_text(text, encoding="utf-8")
        print(f"  limits of this machine are kept: {MOST_FILES:,} open files")
    return folder


def docker(folder: Path, engine: str) -> None:
    """A command `docker` that podman carries out."""
    options = ENGINES[engine]
    if (own := os.environ.get("PIP_CERT")) and os.path.isfile(own):  # the packages come through a gate with its own key
        options += f" -v {own}:{own}:ro --env PIP_CERT={own}"
    folder.mkdir()
    (folder / "docker").write_text(DOCKER.format(project=PROJECT, options=options), encoding="utf-8")
    (folder / "docker").chmod(0o755)


# --- the site ---


def container(service: str) -> str:
    return f"{PROJECT}_{service}_1"


@contextmanager
def site(engine: str) -> Iterator[Callable[[], None]]:
    """The site, started as docs/deployment.md says; what is given starts it again. In the end nothing of it is left,
    except for the images."""
    with tempfile.TemporaryDirectory(prefix="arcanarium-containers-") as temporary:
        folder = Path(temporary)
        missing = [name for name in images_of() if not fetched(name)]
        if missing:
            make_base()
        os.environ |= fitting(folder, BASE if missing else images_of()[0])
        for name in missing:
            print(f"  {name} cannot be fetched, and gets a stand-in", flush=True)
            make_stand_in(name)
        tree = sources(folder / "arcanarium")
        docker(folder / "bin", engine)
        environment = os.environ | {"PATH": f"{folder}/bin:{os.environ['PATH']}"}

        def up() -> None:
            run("deploy/up", "localhost", cwd=tree, env=environment)
            until("the site does not answer", lambda: httpx.get(SITE, verify=False).raise_for_status())

        try:
            up()
            key = folder / "root.crt"
            run("podman", "cp", f"{container('caddy')}:/data/caddy/pki/authorities/local/root.crt", str(key))
            os.environ["SSL_CERT_FILE"] = str(key)  # whatever comes now checks certificates
            yield up
        finally:
            run("docker", "compose", "down", "--volumes", cwd=tree / "deploy", env=environment)


def moved(person: Person, table: str, step: int) -> int:
    """Come to the table, make a move there, and see the next one; the step that was reached."""
    with sitting(table, person) as (window,):
        window.until_asked()
        assert window.step >= step, f"the table was at {step}, and now is at {window.step}"
        window.play()
        window.until_asked()
        return window.step


def click_through(person: Person, table: str, restart: Callable[[], object]) -> int:
    """A click while the server is restarted, sent again as the page does until it is answered: it is made once."""
    with sitting(table, person) as (window,):
        window.until_asked()
        step, move = window.step, window.moves[0]
    restart()

    def sent() -> int:
        window = Window(person, table)
        try:
            window.until_asked()
            if window.step == step:
                window.play(move)
                window.until_asked()
            return window.step
        finally:
            window.close()

    return until("the click was lost", sent)


def check(up: Callable[[], None]) -> None:
    def told(what: str) -> None:
        print(f"  {what}", flush=True)

    def inside(*command: str) -> str:
        return run("podman", "exec", container("server"), *command)

    key = os.environ["SSL_CERT_FILE"]
    page = httpx.get(SITE, verify=key)
    assert {"content-security-policy", "strict-transport-security"} <= set(page.headers)
    version = run("curl", "-s", "--cacert", key, "-o", "/dev/null", "-w", "%{http_version}", SITE)
    assert version == "2", version
    told("the page comes over https and HTTP/2, with a certificate that is checked")
    for private in ("/metrics", "/healthz", "/readyz"):
        assert httpx.get(SITE + private, verify=False).status_code == 404, private
    asked = "import os, urllib.request as r; print(r.urlopen(r.Request('http://127.0.0.1:8710/metrics')).read().decode())"
    assert "arcanarium_tables" in inside("python", "-c", asked)
    told("figures and health are for those inside only")
    run("podman", "healthcheck", "run", container("server"))
    assert "uid=8710" in inside("id")
    told("the health check of the image says well, and the server runs as a user without rights")

    ann = Person(SITE, "Ann")
    assert any(cookie.name.startswith("__Host-") and cookie.secure for cookie in ann.http.cookies.jar)
    table = ann.open_table("me", "random", "greedy")
    step = moved(ann, table, 0)
    told(f"a game was begun and is at step {step}")
    step = click_through(ann, table, lambda: run("podman", "restart", container("server")))
    told(f"the server was restarted, no click was lost: step {step}")
    run("podman", "kill", container("server"))
    run("podman", "start", container("server"))
    step = until("a killed server does not come back", lambda: moved(ann, table, step))
    told(f"the server was killed: step {step}")
    run("podman", "restart", container("database"))
    step = until("the server does not get over a restarted database", lambda: moved(ann, table, step))
    told(f"the database was restarted: step {step}")
    inside("arcana-admin", "backup", "/data/games.dump")
    assert int(inside("stat", "-c", "%s", "/data/games.dump")) > 1000
    told("arcana-admin made a backup in the container")
    up()
    step = until("another start lost the game", lambda: moved(ann, table, step))
    told(f"`deploy/up` was called again: step {step}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", choices=ENGINES, default="compiled",
                        help="how the engine is built: `profiled` is what operators get, and takes three times as long")
    args = parser.parse_args()
    tools()
    began = time.monotonic()
    with site(args.engine) as up:
        check(up)
    print(f"All is well, after {time.monotonic() - began:.0f} seconds.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
