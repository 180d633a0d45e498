"""Errors are sent to the operator's server without anything that people wrote."""

import json
import logging
from collections.abc import Iterator

import pytest
import sentry_sdk
import structlog

from durak_site.configuration.environment import Environment
from durak_site.server.monitoring.error_tracking import report_errors
from tests.support.receiver import Receiver, receiving

SECRET = "anna@durak.example"


@pytest.fixture
def server() -> Iterator[Receiver]:
    """A server that errors are sent to, until the end of the test."""
    with receiving() as server:
        report_errors(Environment(sentry_dsn=f"http://key@127.0.0.1:{server.port}/1"))
        yield server
        sentry_sdk.get_client().close(timeout=0)
        sentry_sdk.get_global_scope().set_client(None)


def sent_to(server: Receiver) -> tuple[str, dict[str, object]]:
    """The next envelope as a text, and the event in it."""
    text = server.next_body().decode()
    return text, json.loads(text.splitlines()[2])


def fail_with_a_secret() -> None:
    address = SECRET
    raise ValueError(f"duplicate key: ({address})")


def test_a_bug_is_told_by_type_place_and_ids_alone(server: Receiver) -> None:
    log = structlog.get_logger("durak.tests")
    with structlog.contextvars.bound_contextvars(request_id="r1", game_id="g1", name=SECRET):
        try:
            fail_with_a_secret()
        except ValueError:
            log.exception("request_failed", address=SECRET)
    text, event = sent_to(server)
    assert SECRET not in text
    assert event["message"] == "request_failed"
    assert event["tags"] == {"request_id": "r1", "game_id": "g1"}
    exception = event["exception"]["values"][0]  # type: ignore[index]  # an event is plain JSON
    assert exception["type"] == "ValueError"
    assert exception["stacktrace"]["frames"][-1]["function"] == "fail_with_a_secret"


def test_a_librarys_line_is_told_without_what_was_put_into_it(server: Receiver) -> None:
    logging.getLogger("django.request").error("Not sent to %s", SECRET, extra={"person": SECRET})
    text, event = sent_to(server)
    assert SECRET not in text
    assert event["message"] == "Not sent to %s"


def test_nothing_is_sent_unless_a_server_is_named() -> None:
    report_errors(Environment(sentry_dsn=""))
    assert not sentry_sdk.get_client().is_active()
