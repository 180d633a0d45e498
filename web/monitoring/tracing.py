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
    """Have spans opened by this function from now on."""
    _open[:] = [opened]


def span(name: str, **attributes: str | int) -> Span:
    """A block that shows up in the trace under this name."""
    return _open[0](name, attributes) if _open else _nothing
