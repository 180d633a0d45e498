"""Spans of OpenTelemetry traces. Without tracing a span does nothing.

`durak_site.server.monitoring.tracing` switches tracing on. Attributes are ids and names from this
program, never text that a person sent.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext

Span = AbstractContextManager[object]
_nothing: Span = nullcontext()
_open: list[Callable[[str, Mapping[str, str | int]], Span]] = []


def trace_by(opened: Callable[[str, Mapping[str, str | int]], Span]) -> None:
    """Open spans by this function."""
    _open[:] = [opened]


def span(name: str, **attributes: str | int) -> Span:
    """Return a block that the trace shows under this name."""
    return _open[0](name, attributes) if _open else _nothing
