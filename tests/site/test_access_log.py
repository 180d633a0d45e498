"""Lines of the log about requests have a method and a route, and nothing that a caller wrote."""

import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from django.test import Client, RequestFactory, override_settings

from accounts.api.players import PlayerByNameView
from durak_site.server.monitoring.access_log import route_of
from durak_site.server.monitoring.logs import RequestFilter, Requests, logging_config

pytestmark = pytest.mark.django_db

SECRET = "geheim7"


class Log(StringIO):
    """Return the logged lines."""

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def requests(self) -> dict[str, str]:
        """Return the names of a request in its lines, by event."""
        return {line["event"]: line["request"] for line in self.lines if "request" in line}


@pytest.fixture
def log() -> Iterator[Log]:
    """All that is logged from now on, as operators read it."""
    logged = Log()
    formatter = dict(logging_config(level="DEBUG", as_json=True)["formatters"]["structured"])
    handler = logging.StreamHandler(logged)
    handler.setFormatter(formatter.pop("()")(**formatter))
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield logged
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (f"/reset-password?key={SECRET}", "GET /reset-password"),
        (f"/oauth/introspect?token={SECRET}", "GET /oauth/introspect"),
        (f"/oauth/authorize?client_id={SECRET}", "GET /oauth/authorize"),
        (f"/players/{SECRET}", "GET /players/<str:name>"),
        (f"/api/v1/players/{SECRET}?q={SECRET}", "GET /api/v1/players/<str:name>"),
        (f"/{SECRET}?q={SECRET}", "GET"),
        (f"/admin/{SECRET}/?q={SECRET}", "GET /admin/(?P<url>.*)$"),
    ],
)
def test_neither_queries_nor_names_are_logged(path: str, line: str, log: Log) -> None:
    Client().get(path)
    assert log.requests() == {"request_started": "GET", "request_finished": line}
    assert SECRET not in log.getvalue()


def test_django_says_what_it_refused_without_the_address(log: Log) -> None:
    Client().get(f"/players/{SECRET}/nothing?q={SECRET}")
    Client().post(f"/api/v1/players/{SECRET}?q={SECRET}")
    Client(enforce_csrf_checks=True).post(f"/oauth/authorize?q={SECRET}", HTTP_REFERER=SECRET)
    Client().get(f"/oauth/token?q={SECRET}")
    said = log.getvalue()
    for line in (
        "Not Found: GET",
        "Method Not Allowed: POST /api/v1/players/<str:name>",
        "Method Not Allowed: GET /oauth/token",
    ):
        assert line in said
    assert SECRET not in said


def test_a_bug_is_told_with_its_place_but_without_the_address(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_args: object, **_kwargs: object) -> None:
        raise ValueError

    monkeypatch.setattr(PlayerByNameView, "get", fail)
    Client(raise_request_exception=False).get(f"/api/v1/players/{SECRET}")
    assert log.requests()["request_failed"] == "GET /api/v1/players/<str:name>"
    said = log.getvalue()
    assert "Internal Server Error: GET /api/v1/players/<str:name>" in said
    assert "raise ValueError" in said
    assert SECRET not in said


def test_a_body_that_can_t_be_read_is_not_quoted(log: Log) -> None:
    with override_settings(DATA_UPLOAD_MAX_NUMBER_FIELDS=1):
        Client().post(f"/oauth/token?q={SECRET}", {"a": SECRET, "b": SECRET})
    assert "Bad Request: POST /oauth/token" in log.getvalue()
    assert "Traceback" not in log.getvalue()
    assert SECRET not in log.getvalue()


def test_operators_read_which_host_they_have_not_allowed(log: Log) -> None:
    Client().get(f"/players/{SECRET}", HTTP_HOST="other.example")
    assert "Invalid HTTP_HOST header: 'other.example'" in log.getvalue()
    assert SECRET not in log.getvalue()


def test_the_id_of_a_game_is_in_its_lines(log: Log) -> None:
    Client().get(f"/api/v1/games/aaaaaaaaaa/view?password={SECRET}")
    (line,) = (line for line in log.lines if line["event"] == "request_finished")
    assert line["request"] == "GET /api/v1/games/<game:game_id>/view"
    assert line["game_id"] == "aaaaaaaaaa"
    assert SECRET not in log.getvalue()


def test_a_method_is_one_of_a_few() -> None:
    assert route_of(RequestFactory().generic(SECRET, "/")) == "OTHER"


def logs(requests: Requests, request: str, code: int) -> bool:
    """Return whether a request with this outcome has a line."""
    said: Any = {"event": "request_finished", "request": request, "code": code}
    record = logging.LogRecord("any", logging.INFO, "", 0, said, None, None)
    return RequestFilter(requests).filter(record)


@pytest.mark.parametrize(
    ("request_line", "code", "chosen_by"),
    [
        ("GET /api/v1/games", 200, {"all"}),
        ("GET", 304, {"all"}),
        ("HEAD /healthz", 200, {"all"}),
        ("OPTIONS /api/v1/games", 200, {"all"}),
        ("POST /api/v1/games", 201, {"all", "changes"}),
        ("DELETE /api/v1/me", 204, {"all", "changes"}),
        ("GET /api/v1/games", 404, {"all", "changes", "refused"}),
        ("POST /api/v1/games", 422, {"all", "changes", "refused"}),
        ("GET /api/v1/games", 503, {"all", "changes", "refused", "failed"}),
        ("POST /api/v1/games", 500, {"all", "changes", "refused", "failed"}),
    ],
)
def test_the_operator_chooses_which_requests_have_a_line(
    request_line: str, code: int, chosen_by: set[str]
) -> None:
    every: tuple[Requests, ...] = ("all", "changes", "refused", "failed")
    assert {one for one in every if logs(one, request_line, code)} == chosen_by


def test_a_request_has_one_line_and_a_fault_its_stack() -> None:
    choose = RequestFilter("all").filter
    refused = logging.LogRecord("django.request", logging.WARNING, "", 0, "Conflict", None, None)
    failed = logging.LogRecord("django.request", logging.ERROR, "", 0, "Error", None, None)
    other = logging.LogRecord("games", logging.INFO, "", 0, "text", None, None)
    assert [choose(record) for record in (refused, failed, other)] == [False, True, True]


def test_the_handler_of_every_process_has_the_choice() -> None:
    config = logging_config(level="INFO", as_json=True, requests="failed")
    assert config["handlers"]["stderr"]["filters"] == ["requests"]
    made = dict(config["filters"]["requests"])
    assert made.pop("()")(**made)._requests == "failed"
