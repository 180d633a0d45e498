"""The error hook: bugs are sent to a server that speaks Sentry's protocol, if SENTRY_DSN names one.

What is sent is where in the program it happened, and under which ids it is found in the log: no
address, cookie, header, body, name, value of a variable, or text of an exception, which may quote
what a person wrote.
"""

import logging
from typing import Any

from durak_site.configuration.environment import Environment

KEPT_OF_EVENT = ("event_id", "timestamp", "level", "platform", "release", "environment", "logger")
KEPT_OF_FRAME = ("filename", "function", "lineno", "module", "in_app")
IDS = ("request_id", "game_id", "task_id")
Event = dict[str, Any]


def report_errors(environment: Environment) -> None:
    """Send errors from now on, in the background; nothing without SENTRY_DSN.

    The library reads SENTRY_RELEASE and SENTRY_ENVIRONMENT itself.
    """
    if not environment.sentry_dsn:
        return
    import sentry_sdk  # noqa: PLC0415 - an extra package, asked for by its variable alone
    from sentry_sdk.integrations.logging import LoggingIntegration  # noqa: PLC0415 - the same

    sentry_sdk.init(
        environment.sentry_dsn,
        # The others would read requests; every error of ours is logged.
        default_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
        include_local_variables=False,
        include_source_context=False,
        max_request_body_size="never",
        send_client_reports=False,
        auto_session_tracking=False,
        server_name="",
        before_send=_bare,  # type: ignore[arg-type]  # their event is a TypedDict, and what is left of it a dict
    )


def _bare(event: Event, hint: dict[str, Any]) -> Event:
    """The event with nothing but what is known to be no secret."""
    record = hint.get("log_record")
    said = getattr(record, "msg", None)
    # Lines of structlog are dictionaries; those of libraries are texts before anything is put in.
    words = said if isinstance(said, dict) else {"event": said}
    bare = {name: event[name] for name in KEPT_OF_EVENT if name in event}
    bare["message"] = str(words.get("event", ""))
    bare["tags"] = {name: str(words[name]) for name in IDS if name in words}
    if "exception" in event:
        bare["exception"] = {
            "values": [_bare_exception(value) for value in event["exception"].get("values", ())]
        }
    return bare


def _bare_exception(value: Event) -> Event:
    frames = (value.get("stacktrace") or {}).get("frames", ())
    return {
        "type": value.get("type"),
        "module": value.get("module"),
        "value": "",
        "stacktrace": {
            "frames": [
                {name: frame[name] for name in KEPT_OF_FRAME if name in frame} for frame in frames
            ]
        },
    }
