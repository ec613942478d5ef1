"""What an operator looks at: whether the process lives, whether it can serve, its figures, and a line for each request.

    /healthz   200 as long as the process answers at all: restart it if it does not
    /readyz    200 if it can serve: database and Redis are reached, and it is not about to stop
    /metrics   the figures for Prometheus; only for this machine, or with the token of the settings
"""
from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from ipaddress import ip_address

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arcanarium.server import guard, traces
from arcanarium.server.hub import Hub
from arcanarium.server.logs import REQUESTS, new_request_id, request_id
from arcanarium.server.metrics import Metrics
from arcanarium.server.storage import Unreadable

log = logging.getLogger(REQUESTS)
ANSWERS_WITHIN = 3.0
"""Seconds in which the database must answer for the process to be ready."""
ROUTE = "arcanarium.route"
"""Where in its scope a request says which route has served it."""


def levels_of(hub: Hub) -> dict[str, float]:
    """The figures of a hub as they are now."""
    rooms = list(hub.rooms.values())
    queues = (hub.thinkers.thinking.queue, hub.thinkers.reading.queue)
    return {
        "tables": len(rooms),
        "tables_played": sum(live.room.status == "playing" for live in rooms),
        "connections": sum(len(live.connections) for live in rooms),
        "bots_thinking": sum(live.thinking is not None for live in rooms),
        "work_waiting": sum(sum(queue.lengths().values()) for queue in queues),
        "work_running": sum(queue.running for queue in queues),
        "workers": sum(queue.workers for queue in queues),
        "writes_waiting": hub.storage.waiting(),
    }


def healthz(_: Request) -> Response:
    """The process answers."""
    return JSONResponse({"status": "ok", "version": version("arcanarium")})


async def faults_of(hub: Hub) -> dict[str, str]:
    """What keeps a process from serving, by the part that is at fault."""
    found = {}
    if hub.closing:
        found["server"] = "it is about to stop"
    try:
        await asyncio.wait_for(hub.storage.rows("SELECT 1"), ANSWERS_WITHIN)
    except Unreadable as error:
        found["database"] = str(error).partition("\n")[0]
    except TimeoutError:
        found["database"] = f"no answer within {ANSWERS_WITHIN:g} seconds"
    if hub.bus.away:
        found["redis"] = "not reached"
    return found


def readyz_of(hub: Hub) -> Callable[[Request], Awaitable[Response]]:
    """The route that says whether a process can serve."""

    async def readyz(_: Request) -> Response:
        faults = await faults_of(hub)
        return JSONResponse({"status": "not ready" if faults else "ready", "faults": faults}, 503 if faults else 200)

    return readyz


def metrics_of(metrics: Metrics, token: str) -> Callable[[Request], Awaitable[Response]]:
    """The route with the figures."""

    async def page(request: Request) -> Response:
        if not (is_local(request) or token and has_token(request, token)):
            return guard.refusal(404, "not-found", "there is no metrics")
        # in a thread: writing all figures down takes longer than a dozen moves
        return Response(await asyncio.to_thread(metrics.page), media_type=CONTENT_TYPE_LATEST)

    return page


def is_local(request: Request) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    if request.client is None or any(name in request.headers for name in ("x-forwarded-for", "forwarded")):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def has_token(request: Request, token: str) -> bool:
    said = request.headers.get("authorization", "").removeprefix("Bearer ")
    return hmac.compare_digest(said.encode(), token.encode())


class Watched:
    """Middleware that gives each request an id, and counts, measures and logs it when it is answered."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = request_id.set(new_request_id())
        try:
            await (self._measured if scope["type"] == "http" else self.app)(scope, receive, send)
        finally:
            request_id.reset(id)

    async def _measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, began = 500, time.perf_counter()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            with traces.span("request", method=scope["method"], id=request_id.get()) as note:
                await self.app(scope, receive, noting)
                note("route", scope.get(ROUTE, "other"))
                note("status", status)
        finally:
            took = time.perf_counter() - began
            route = scope.get(ROUTE, "other")
            self.metrics.requests.labels(route, str(status)).inc()
            self.metrics.request_time.labels(route).observe(took)
            facts = {"method": scope["method"], "route": route, "status": status, "ms": round(took * 1000, 1)}
            log.info("%(method)s %(route)s %(status)d in %(ms)s ms", facts, extra={"facts": facts})
