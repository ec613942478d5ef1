"""`arcana-web`: start the server, and open a browser window."""
from __future__ import annotations

import argparse
import contextlib
import gc
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from arcanarium.core.errors import ConfigError
from arcanarium.locale import languages
from arcanarium.locale.parsing import spoken
from arcanarium.locale.reader import VARIABLE, speech
from arcanarium.server import logs
from arcanarium.server.app import make_app
from arcanarium.server.failures import CannotStart
from arcanarium.server.gate import BACKLOG, GuardedServer, config_for, room_for_files
from arcanarium.server.settings import BadSettings, Settings, from_environment
from arcanarium.server.storage import Storage

LOG = logging.getLogger(__name__)
FIRST_PORT, LAST_PORT = 8710, 8730
FIRST_HANDED_OVER = 3
"""The number under which a process gets the first socket that is handed over."""
CANNOT = 2
"""The exit code if the server cannot start as asked."""
SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy thread releases the interpreter. The thread that writes needs the interpreter after every
call to the database while a client waits, and with Python's default of 5 ms these waits would add up."""

COLLECTED = (1000, 4, 1000)
"""After how many new objects Python looks for garbage among the new ones, and so on for older ones. With its defaults
it looks through thousands of objects every second or two and everybody waits 20 ms; `Hub` sees to the old ones."""


def parser() -> argparse.ArgumentParser:
    """The command line of `arcana-web`."""
    say = speech().say
    made = argparse.ArgumentParser(prog="arcana-web", description=say("serve-help"), epilog=say("serve-more"))
    made.add_argument("--language", help=say("main-help-language", known=", ".join(languages()), variable=VARIABLE))
    made.add_argument("--host", default="127.0.0.1", help=say("serve-help-host"))
    made.add_argument("--port", type=int, help=say("serve-help-port"))
    made.add_argument("--database", default="", help=say("serve-help-database"))
    made.add_argument("--redis", default="", help=say("serve-help-redis"))
    made.add_argument("--no-browser", action="store_true", help=say("serve-help-no-browser"))
    return made


def handed_over() -> socket.socket | None:
    """The socket that systemd, or whoever starts the server in its way, holds open for us. It stays open while the
    server restarts, so that those who come meanwhile wait instead of being turned away."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS", "0") == "0":
        return None
    return socket.socket(fileno=FIRST_HANDED_OVER)


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens at a port, or at the first free one from FIRST_PORT to LAST_PORT."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for number in [port] if port is not None else range(FIRST_PORT, LAST_PORT + 1):
        # with the protocol named, asyncio sets TCP_NODELAY; otherwise each response could wait 40 ms for the last
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, number))
            made.listen(BACKLOG)
            return made
        except OSError as error:
            made.close()
            last = error
    assert last is not None
    raise last


def main(arguments: list[str] | None = None) -> int:
    """Run the server until it is stopped, and return the exit code."""
    try:
        rest = spoken(sys.argv[1:] if arguments is None else arguments)
    except ConfigError as error:
        print(error, file=sys.stderr)
        return CANNOT
    args = parser().parse_args(rest)
    say = speech().say
    os.umask(0o077)  # what the server writes is for its owner only
    try:
        settings: Settings = from_environment()
        logs.set_up(settings.log)
    except BadSettings as error:
        for variable, value, allowed in error.faults:
            print(say("serve-setting", variable=variable, value=value, allowed=say(allowed)), file=sys.stderr)
        return CANNOT
    settings = replace(settings, database=args.database or settings.database, redis=args.redis or settings.redis)
    room = room_for_files(settings.connections)
    if room < settings.connections:
        LOG.warning(say("gate-files", room=room, wanted=settings.connections))
        settings = replace(settings, connections=room)
    try:
        door = handed_over() or listening(args.host, args.port)
        app = make_app(settings)
        reach_services(app.state.site.storage, settings.redis)
    except CannotStart as error:
        LOG.error(say("serve-cannot", reason=say(error.message, **error.facts)))
        return CANNOT
    except (OSError, OverflowError, ValueError, SQLAlchemyError) as error:
        reason = getattr(error, "orig", None) or error  # the driver's message, without SQLAlchemy's advice
        LOG.error(say("serve-cannot", reason=str(reason).strip()))
        return CANNOT
    except ModuleNotFoundError as error:  # a driver that only some databases need, or redis
        LOG.error(say("serve-missing", package=str(error.name)))
        return CANNOT
    shown = "localhost" if args.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else args.host
    address = f"http://{shown}:{door.getsockname()[1]}/"
    config = config_for(app, settings, timeout_graceful_shutdown=3)
    server = GuardedServer(config)
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*COLLECTED)
    threading.Thread(target=greet, args=(server, address, not args.no_browser), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run([door])
    LOG.info(say("serve-bye"))
    return 0 if server.started else CANNOT


def reach_services(storage: Storage, redis_url: str) -> None:
    """Prepare the database and connect to Redis once, so that what is wrong is reported before the server starts."""
    storage.prepare()
    if redis_url:
        import redis

        try:
            redis.Redis.from_url(redis_url).ping()
        except redis.RedisError as error:
            raise OSError(f"Redis: {error}") from None


def greet(server: uvicorn.Server, address: str, browser: bool) -> None:
    """Tell the address as soon as the server accepts connections, and open the browser."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    LOG.info(speech().say("serve-ready", address=address))
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if browser and screen:
        webbrowser.open(address)


if __name__ == "__main__":
    sys.exit(main())
