"""The most frequent views and sockets use the cached user of a session."""

from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client

from accounts.api import session_authentication
from accounts.callers import Callers
from accounts.models import User
from accounts.session_store import SessionStore
from accounts.sockets import by_session
from accounts.sockets.by_session import BySession
from games.play.selectors.admission import SESSION_KEYS, SessionKeys
from tests.support.cookies import SESSION
from tests.support.games import open_table, some_user

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def cached(monkeypatch: pytest.MonkeyPatch) -> Callers:
    """Return the callers of a process that receives invalidations."""
    own = Callers()
    own._hears = lambda: True
    for module in (session_authentication, by_session):
        monkeypatch.setattr(module, "callers", own)
    return own


def logged_in(user: User, **options: Any) -> Client:
    client = Client(**options)
    client.force_login(user)
    return client


@pytest.mark.usefixtures("cached")
def test_a_view_looks_for_a_session_once_and_its_answer_still_differs_by_the_cookie(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_for: list[str | None] = []
    look = SessionStore._get_session_from_db

    def noting(store: SessionStore) -> Any:
        looked_for.append(store.session_key)
        return look(store)

    game = open_table()
    client = logged_in(some_user())
    monkeypatch.setattr(SessionStore, "_get_session_from_db", noting)
    for _ in range(2):
        response = client.get(f"/api/v1/games/{game.pk}")
        assert response.status_code == 200
        assert "Cookie" in response["Vary"]
        assert looked_for == [client.cookies[SESSION].value]


@pytest.mark.usefixtures("cached")
def test_a_cached_caller_needs_the_csrf_token_too() -> None:
    game, user = open_table(), some_user()
    client = logged_in(user, enforce_csrf_checks=True)
    client.get(f"/api/v1/games/{game.pk}")
    response = client.post(f"/api/v1/games/{game.pk}/join", {}, content_type="application/json")
    assert response.status_code == 403
    assert response.json()["code"] == "csrf_failed"


def test_an_invalidated_caller_is_looked_up_by_the_next_request(cached: Callers) -> None:
    game, user = open_table(), some_user()
    client = logged_in(user)
    path = f"/api/v1/games/{game.pk}/join"
    client.get(f"/api/v1/games/{game.pk}")
    User.objects.filter(pk=user.pk).update(is_active=False)
    cached.clear()
    assert client.post(path, {}, content_type="application/json").status_code == 401


async def opened_by(key: str) -> dict[str, Any]:
    """Return the scope of a socket that is opened with the key of a session."""
    seen: list[dict[str, Any]] = []

    async def inner(scope: dict[str, Any], *_: object) -> None:
        seen.append(scope)

    scope = {
        "type": "websocket",
        "headers": [(b"cookie", f"{SESSION}={key}".encode())],
    }
    await BySession(inner)(scope, None, None)
    return seen[0]


async def test_a_socket_uses_the_cached_user_and_reads_the_session_on_demand(
    cached: Callers,
) -> None:
    user = await sync_to_async(some_user)()
    client = await sync_to_async(logged_in)(user)
    key = client.cookies[SESSION].value
    stranger = await opened_by(key)
    assert stranger["user"] == user

    def carry_key_and_switch_off() -> None:
        session = client.session
        session[SESSION_KEYS] = ["a key"]
        session.save()
        User.objects.filter(pk=user.pk).update(is_active=False)

    await sync_to_async(carry_key_and_switch_off)()
    known = await opened_by(key)
    assert known["user"] is stranger["user"]
    assert known["session"].session_key == key
    keys = SessionKeys(known["session"])
    assert await sync_to_async(keys.load)() == {"a key"}
    cached.clear()
    assert (await opened_by(key))["user"].is_anonymous
