"""The requests that are repeated, the waits in between, and the errors raised."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from durak_client import (
    ApiError,
    AsyncClient,
    Client,
    ConflictError,
    InvalidRequestError,
    NoReplyError,
    NotAllowedError,
    NotAuthenticatedError,
    NotFoundError,
    RefusedError,
    ServiceError,
    ThrottledError,
)
from durak_client._retrying import MAX_PAUSE_SECONDS
from fake_service import URL, Service, problem

GAME = httpx.Response(200, json={"id": "aB3dE6gH9k"})
Ask = Callable[[Client], Any]


def read(client: Client) -> Any:
    """Ask for a game: as often as one likes."""
    return client.games.get("aB3dE6gH9k")


def create(client: Client) -> Any:
    """Open a table: with a key, as often as one likes."""
    return client.games.create(preset="duel", seats=[{"kind": "me"}, {"kind": "open"}])


def give_up(client: Client) -> Any:
    """Give a puzzle up: without a key, so once."""
    return client.puzzles.give_up("aB3dE6gH9k")


def client_of(service: Service) -> Client:
    return Client("durak_x", URL, transport=service.transport)


@pytest.mark.parametrize("status", [429, 503])
@pytest.mark.parametrize("ask", [read, create, give_up])
def test_a_limit_is_waited_for_as_long_as_it_says(
    ask: Ask, status: int, pauses: list[float]
) -> None:
    code = "throttled" if status == 429 else "unavailable"
    service = Service(problem(status, code, {"Retry-After": "7"}), GAME)
    assert ask(client_of(service))["id"] == "aB3dE6gH9k"
    assert pauses == [7]


def test_a_limit_far_away_is_raised_at_once(pauses: list[float]) -> None:
    service = Service(problem(429, "throttled", {"Retry-After": "61"}))
    with pytest.raises(ThrottledError) as raised:
        create(client_of(service))
    assert (raised.value.retry_after, raised.value.code, pauses) == (61, "throttled", [])
    assert len(service.requests) == 1


@pytest.mark.parametrize("ask", [read, create])
@pytest.mark.parametrize(
    "failure",
    [httpx.ReadTimeout("late"), httpx.ReadError("cut"), problem(502, "x"), problem(500, "x")],
    ids=["timeout", "cut", "502", "500"],
)
def test_what_may_be_repeated_is_sent_again_under_the_same_key(
    ask: Ask, failure: Any, pauses: list[float]
) -> None:
    service = Service(failure, failure, GAME)
    assert ask(client_of(service))["id"] == "aB3dE6gH9k"
    assert len(pauses) == 2
    keys = [request.headers.get("Idempotency-Key") for request in service.requests]
    assert len(set(keys)) == 1
    assert (keys[0] is None) == (ask is read)


def test_each_call_has_a_key_of_its_own() -> None:
    service = Service(GAME)
    client = client_of(service)
    create(client)
    create(client)
    assert len({request.headers["Idempotency-Key"] for request in service.requests}) == 2


def test_what_may_have_been_done_is_not_sent_again_without_a_key(pauses: list[float]) -> None:
    for failure in (httpx.ReadTimeout("late"), problem(502, "x")):
        service = Service(failure, GAME)
        with pytest.raises((NoReplyError, ServiceError)):
            give_up(client_of(service))
        assert (len(service.requests), pauses) == (1, [])


def test_what_was_never_sent_is_sent_again_in_any_case(pauses: list[float]) -> None:
    service = Service(httpx.ConnectError("nobody listens"), GAME)
    assert give_up(client_of(service))["id"] == "aB3dE6gH9k"
    assert len(pauses) == 1


def test_a_key_in_use_is_waited_for() -> None:
    code = "idempotency_key_in_use"
    service = Service(problem(409, code, {"Retry-After": "0"}), GAME)
    assert create(client_of(service))["id"] == "aB3dE6gH9k"


def test_attempts_end_and_pauses_grow_up_to_a_limit(pauses: list[float]) -> None:
    service = Service(httpx.ReadError("cut"))
    with (
        Client("durak_x", URL, retries=9, transport=service.transport) as client,
        pytest.raises(NoReplyError, match="GET games/aB3dE6gH9k: cut"),
    ):
        read(client)
    assert len(service.requests) == 10
    assert pauses[0] <= 0.25
    assert MAX_PAUSE_SECONDS / 2 <= pauses[-1] <= MAX_PAUSE_SECONDS


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, InvalidRequestError),
        (401, NotAuthenticatedError),
        (403, NotAllowedError),
        (404, NotFoundError),
        (405, InvalidRequestError),
        (409, ConflictError),
        (412, ConflictError),
        (413, InvalidRequestError),
        (422, RefusedError),
        (429, ThrottledError),
        (500, ServiceError),
        (507, ServiceError),
    ],
)
async def test_a_refusal_is_an_exception_of_its_family(status: int, kind: type[ApiError]) -> None:
    facts = {"card": "8S", "ranks": ["7", "9"]}
    body = problem(status, "some_code", field="command.card", facts=facts, rule="2.4")
    service = Service(body)
    async with AsyncClient(None, URL, retries=0, transport=service.transport) as client:
        with pytest.raises(ApiError) as raised:
            await client.games.get("aB3dE6gH9k")
    error = raised.value
    assert type(error) is kind
    assert (error.status, error.code, error.field) == (status, "some_code", "command.card")
    assert error.type == "/problems/some_code"
    assert error.params == {"facts": facts, "rule": "2.4"}
    assert str(error) == f"{status} some_code: Detail of some_code."


@pytest.mark.parametrize("kind", ["text/html", "application/json"])
def test_a_refusal_that_is_no_problem_is_raised_with_its_text(kind: str) -> None:
    page = httpx.Response(404, text="<h1>Not here</h1>", headers={"Content-Type": kind})
    with pytest.raises(NotFoundError, match="<h1>Not here</h1>") as raised:
        read(client_of(Service(page)))
    assert raised.value.code == "unknown"
