"""Under which names the server answers, and whether a request comes from one of its own pages.

A page of another site can have its own name resolve to this machine (DNS rebinding), and its requests then look like
those of our pages. So requests for names that nobody would use for this server are refused.
"""
from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from arcanarium.server.settings import Settings

NEARBY = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""The ends of names that nobody can register, so that they can only mean a machine nearby."""
PORTS = {"http": 80, "https": 443}


class Hosts:
    """The names of a site."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        own = [settings.site, *settings.origins]
        self._named = {name_of(host) for host in (*settings.hosts, *(urlsplit(one).netloc for one in own))} - {""}
        self._named.add(socket.gethostname().lower())

    def answers_to(self, host: str) -> bool:
        """Whether the server answers under a name, with or without a port: those of the settings, addresses, the names
        of this machine, and names that only mean machines nearby."""
        name = name_of(host)
        if "*" in self._named or name in self._named:
            return True
        if any(known.startswith("*.") and name.endswith(known[1:]) for known in self._named):
            return True
        return is_address(name) or "." not in name or name.endswith(NEARBY)

    def secure(self, connection: HTTPConnection) -> bool:
        """Whether a browser has made this request over https: by what the proxy says, or by the address of the
        site."""
        site = urlsplit(self.settings.site)
        at_site = site.scheme == "https" and connection.headers.get("host", "").lower() == site.netloc
        return at_site or connection.scope["scheme"] in ("https", "wss")

    def origin_of(self, connection: HTTPConnection) -> str:
        """The origin of our pages for the browser that made this request."""
        scheme = "https" if self.secure(connection) else "http"
        return f"{scheme}://{connection.headers.get('host', '').lower()}"

    def same_origin(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from one of our own pages. One without an Origin header is allowed: clients other
        than browsers send none, and carry no cookie that another site could misuse. A page over https may always speak
        to its own server, a page over http only if the server is not reached over https."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        if origin in self.settings.origins or origin == self.settings.site:
            return True
        here = self.origin_of(connection)
        try:
            return same(origin, here) or (here.startswith("http:") and same(origin, "https:" + here[5:]))
        except ValueError:  # no port
            return False


def name_of(host: str) -> str:
    """The name in a Host header, without a port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same(one: str, other: str) -> bool:
    """Whether two origins have the same scheme, name and port. ValueError if one is none."""
    first, second = urlsplit(one), urlsplit(other)
    if first.scheme not in PORTS or first.username is not None or first.path or first.query or first.fragment:
        return False
    return (first.scheme, first.hostname, first.port or PORTS[first.scheme]) == (
        second.scheme, second.hostname, second.port or PORTS[second.scheme])


class OnlyKnownHosts:
    """Middleware that refuses requests for names under which the server does not answer."""

    def __init__(self, app: ASGIApp, hosts: Hosts, refusal: ASGIApp) -> None:
        self.app, self.hosts, self.refusal = app, hosts, refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            if not all(map(self.hosts.answers_to, HTTPConnection(scope).headers.getlist("host"))):
                if scope["type"] == "http":
                    await self.refusal(scope, receive, send)
                else:
                    await send({"type": "websocket.close", "code": 1008})
                return
        await self.app(scope, receive, send)
