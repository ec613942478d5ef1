"""Traces of what the server does, for a collector that speaks OTLP over HTTP, if the operator wants them.

A span says what was done, how long that took, and what kind of error ended it. It never says for whom or at which
table: no names, addresses, cookies, moves, texts, nor the messages of errors, which may quote any of these.
"""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from typing import TYPE_CHECKING

from starlette.applications import Starlette

if TYPE_CHECKING:  # the extra `traces`: it is imported only where traces are wanted
    from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
    from opentelemetry.trace import Tracer

Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]
Fact = str | int | float
Note = Callable[[str, Fact], object]
"""Adds a fact to the span that goes on."""
_OFF: AbstractContextManager[Note] = nullcontext(lambda name, fact: None)
_provider: list[tuple[TracerProvider, Tracer]] = []
"""The one that traces, if any does."""


def begin(processor: SpanProcessor | None = None) -> None:
    """Trace from now on. Spans are sent to where the variables OTEL_EXPORTER_OTLP_… say, or handed to `processor`."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    made = TracerProvider(resource=Resource.create({"service.name": "arcanarium"}))
    made.add_span_processor(processor or BatchSpanProcessor(OTLPSpanExporter()))
    _provider[:] = [(made, made.get_tracer("arcanarium"))]


def end() -> None:
    """Trace no longer, and send what is left."""
    while _provider:
        _provider.pop()[0].shutdown()


def around(lifespan: Lifespan) -> Lifespan:
    """The lifespan of an application that is traced. What is missing for that is told at once."""
    begin()

    @asynccontextmanager
    async def traced(app: Starlette) -> AsyncIterator[None]:
        try:
            async with lifespan(app):
                yield
        finally:
            await asyncio.to_thread(end)

    return traced


def span(name: str, **facts: Fact) -> AbstractContextManager[Note]:
    """What is done in this block, as a part of what goes on already, if anything does."""
    return _span(_provider[0][1], name, facts) if _provider else _OFF


@contextmanager
def _span(tracer: Tracer, name: str, facts: dict[str, Fact]) -> Iterator[Note]:
    from opentelemetry.trace import StatusCode

    # the library would write the messages of exceptions into the span
    with tracer.start_as_current_span(
        name, attributes=facts, record_exception=False, set_status_on_exception=False,
    ) as made:
        try:
            yield made.set_attribute
        except BaseException as error:
            made.set_attribute("error.type", type(error).__name__)
            made.set_status(StatusCode.ERROR)
            raise
