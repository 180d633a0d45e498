"""Structured logs: one line for each event, with the request's id, as text or JSON."""

from typing import Any

import structlog

from durak_site.request_lines import hide_addresses


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
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            # Django's own handlers would print a second time.
            "django": {"handlers": [], "propagate": True},
            "django.server": {"handlers": [], "propagate": True},
        },
    }
