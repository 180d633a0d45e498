"""Error tracking (Sentry): send bugs to a server with its protocol, if SENTRY_DSN names one.

An event contains the place in the program, and the ids by which the log shows it. It contains no
address, cookie, header, body, name, value of a variable, or text of an exception, which may quote a
person.
"""

import logging
from typing import Any

from durak_site.configuration.environment import Environment

KEPT_OF_EVENT = ("event_id", "timestamp", "level", "platform", "release", "environment", "logger")
KEPT_OF_FRAME = ("filename", "function", "lineno", "module", "in_app")
IDS = ("request_id", "game_id", "task_id")
Event = dict[str, Any]


def report_errors(environment: Environment) -> None:
    """Send errors from now on, in the background; do nothing without SENTRY_DSN.

    The library reads SENTRY_RELEASE and SENTRY_ENVIRONMENT itself.
    """
    if not environment.sentry_dsn:
        return
    import sentry_sdk  # noqa: PLC0415 - an extra package, asked for by its variable alone
    from sentry_sdk.integrations.logging import LoggingIntegration  # noqa: PLC0415 - the same

    sentry_sdk.init(
        environment.sentry_dsn,
        # The other integrations would read requests; every error of ours is logged.
        default_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
        include_local_variables=False,
        include_source_context=False,
        max_request_body_size="never",
        send_client_reports=False,
        auto_session_tracking=False,
        server_name="",
        # Not every receiver unpacks brotli, which is taken where the package is installed.
        _experiments={"transport_compression_algo": "gzip"},  # type: ignore[typeddict-item]  # the library compares texts
        before_send=_bare,  # type: ignore[arg-type]  # their event is a TypedDict, and what is left of it a dict
    )


def _bare(event: Event, hint: dict[str, Any]) -> Event:
    """Return the event reduced to the parts that contain no secret."""
    record = hint.get("log_record")
    said = getattr(record, "msg", None)
    # Records of structlog are dictionaries; those of libraries are texts with placeholders.
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
