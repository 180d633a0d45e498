"""Structured logging: a line for each event, with the request id, as text or JSON."""

import logging
import re
from http import HTTPMethod, HTTPStatus
from importlib import import_module
from typing import Any, Literal

import structlog
from django.core.exceptions import SuspiciousOperation

from durak_site.server.monitoring.access_log import hide_addresses

Requests = Literal["all", "changes", "refused", "failed"]
"""The logged requests: all; changes and requests not answered as asked; refused or failed
ones; or only those that failed by a fault of the service."""
FINISHED = "request_finished"
READS = tuple(f"{method} " for method in (HTTPMethod.GET, HTTPMethod.HEAD, HTTPMethod.OPTIONS))
# The second is also told of a socket that is refused by a status, as `web.asgi.admission` does it.
OF_SERVER = r"Invalid UTF-8 sequence|ASGI callable returned without completing handshake"
# Frames that are wrong before the server's greeting make uvicorn's protocol itself stumble. Nothing
# of ours runs in it.
OF_LOOP = r"Fatal error.*WebSocketsSansIOProtocol"


class Lowered(logging.Filter):
    """Lowers to INFO the errors of a logger that any client can cause.

    Such requests are answered or cut correctly, so nobody has to act. A pattern limits this to
    records whose message matches it.
    """

    def __init__(self, pattern: str = "") -> None:
        super().__init__()
        self._pattern = re.compile(pattern, re.DOTALL)

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep every record."""
        if record.levelno >= logging.ERROR and self._pattern.match(str(record.msg)):
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.exc_info = record.exc_text = None
        return True


def _loggers_of_refusals() -> list[str]:
    """Return the loggers that Django uses for requests that it refuses as suspicious."""
    import_module("django.contrib.sessions.exceptions")  # has one of the kinds
    kinds, names = [SuspiciousOperation], []
    while kinds:
        kind = kinds.pop()
        names.append(f"django.security.{kind.__name__}")
        kinds += kind.__subclasses__()
    return sorted(set(names))


class RequestFilter(logging.Filter):
    """Keeps at most one line for each request, and only for the chosen requests.

    Django logs a refused request a second time. Metrics count all of them.
    """

    def __init__(self, requests: Requests) -> None:
        super().__init__()
        self._requests = requests

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is written."""
        if record.name == "django.request":
            return record.levelno >= logging.ERROR
        said = record.msg
        if not isinstance(said, dict) or said.get("event") != FINISHED:
            return True
        status: int = said["code"]
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR or self._requests == "all":
            return True
        if status >= HTTPStatus.BAD_REQUEST:
            return self._requests != "failed"
        is_read = f"{said['request']} ".startswith(READS)
        return self._requests == "changes" and not is_read


def logging_config(*, level: str, as_json: bool, requests: Requests = "changes") -> dict[str, Any]:
    """Configure structlog, and return the matching configuration for `logging`.

    Loggers of the standard library and of structlog share one formatter, so that a library's
    warning contains the request's id that the middleware bound.
    """
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    foreign = [*shared, hide_addresses]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if as_json
        else [
            # Rich tracebacks take seconds to format, and show the values of local variables.
            structlog.dev.ConsoleRenderer(
                colors=False, exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "structured": {
                "()": structlog.stdlib.ProcessorFormatter,
                "foreign_pre_chain": foreign,
                "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
            },
        },
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "structured",
                "filters": ["requests"],
            },
        },
        "filters": {
            "requests": {"()": RequestFilter, "requests": requests},
            "refusals": {"()": Lowered},
            "server": {"()": Lowered, "pattern": OF_SERVER},
            "loop": {"()": Lowered, "pattern": OF_LOOP},
        },
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            # On level DEBUG it writes the paths of addresses, some of which are secrets: a bot's
            # token, and the endpoints of pushes.
            "urllib3": {"level": "INFO"},
            # Django's own handlers would print lines a second time.
            "django": {"handlers": [], "propagate": True},
            "django.server": {"handlers": [], "propagate": True},
            **{name: {"filters": ["refusals"]} for name in _loggers_of_refusals()},
            "uvicorn.error": {"filters": ["server"]},
            "asyncio": {"filters": ["loop"]},
        },
    }
