"""Structured logs: one line for each event, with the request's id, as text or JSON."""

import logging
from collections.abc import Sequence
from typing import Any

import structlog
from django.core.exceptions import SuspiciousOperation

from durak_site.request_lines import hide_addresses

OF_STRANGERS = (
    "Invalid UTF-8 sequence received from client.",
    # Also of a socket that was refused by a status, as `web.admission` does it.
    "ASGI callable returned without completing handshake.",
)
"""What uvicorn calls an error, though any client can cause it."""
OF_CONNECTIONS = ("Fatal error on transport", "Fatal error: protocol.data_received() call failed.")
CAUSED_BY_STRANGERS = ("InvalidState",)
"""What uvicorn raises into the event loop over frames that come before its own greeting."""


class Lowered(logging.Filter):
    """Lowers to information what its logger calls an error, and strangers cause.

    All of them are answered as they should be, and nobody has to be woken for them. With
    `beginnings` only records are lowered whose texts begin so, with `causes` only those that tell
    of exceptions of these names.
    """

    def __init__(self, beginnings: Sequence[str] = ("",), causes: Sequence[str] = ()) -> None:
        super().__init__()
        self._beginnings, self._causes = tuple(beginnings), frozenset(causes)

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass."""
        cause = record.exc_info[0] if record.exc_info else None
        is_strangers = str(record.msg).startswith(self._beginnings) and (
            not self._causes or getattr(cause, "__name__", "") in self._causes
        )
        if record.levelno >= logging.ERROR and is_strangers:
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.exc_info = record.exc_text = None
        return True


def _loggers_of_refusals() -> list[str]:
    """The loggers by which Django tells of requests that it refuses as suspicious."""
    kinds, names = [SuspiciousOperation], []
    while kinds:
        kind = kinds.pop()
        names.append(f"django.security.{kind.__name__}")
        kinds += kind.__subclasses__()
    return sorted(set(names))


def logging_config(*, level: str, as_json: bool) -> dict[str, Any]:
    """Set structlog up, and give the matching configuration for `logging`.

    Loggers of the standard library and of structlog share one formatter, so that a library's
    warning has the id of the request that the middleware bound.
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
            # Rich tracebacks take seconds to draw, and show the values of local variables.
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
            "stderr": {"class": "logging.StreamHandler", "formatter": "structured"},
        },
        "filters": {
            "refusals": {"()": Lowered},
            "strangers": {"()": Lowered, "beginnings": OF_STRANGERS},
            "connections": {
                "()": Lowered,
                "beginnings": OF_CONNECTIONS,
                "causes": CAUSED_BY_STRANGERS,
            },
        },
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            # Django's own handlers would print a second time.
            "django": {"handlers": [], "propagate": True},
            "django.server": {"handlers": [], "propagate": True},
            **{name: {"filters": ["refusals"]} for name in _loggers_of_refusals()},
            "uvicorn.error": {"filters": ["strangers"]},
            "asyncio": {"filters": ["connections"]},
        },
    }
