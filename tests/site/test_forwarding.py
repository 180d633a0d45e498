"""Forwarding headers count only from trusted proxies."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from accounts.models import User
from tests.support.cookies import SESSION
from tests.support.limits import WITH_PROCESSES
from tests.support.web import Web, running_web, session_of

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]


@pytest.fixture
def address_seen(
    django_db_setup: None,  # noqa: ARG001 - the process needs the tables
    tmp_path: Path,
) -> Callable[..., str]:
    """The address that a web process with these variables sees, by the header's addresses."""

    def seen(forwarded_for: str, **environment: str) -> str:
        user = User.objects.create_user(f"Anna{User.objects.count()}")
        with running_web(tmp_path / "web.log", **environment) as web:
            return _listed(web, user, forwarded_for)

    return seen


def _listed(web: Web, user: User, forwarded_for: str) -> str:
    """The address of the user's session in the list of sessions."""
    headers = {
        "X-Forwarded-For": forwarded_for,
        "Cookie": f"{SESSION}={session_of(user)}",
    }
    with closing(httpx.Client(base_url=web.url, timeout=60)) as client:
        sessions = client.get("/api/v1/auth/sessions", headers=headers).raise_for_status().json()
    return str(next(row["address"] for row in sessions if row["current"]))


def test_without_a_trusted_proxy_nobody_says_where_they_come_from(
    address_seen: Callable[..., str],
) -> None:
    assert address_seen("192.0.2.7") == "127.0.0.1"


def test_a_trusted_proxys_client_counts_and_not_what_the_client_says(
    address_seen: Callable[..., str],
) -> None:
    trusted = {"TRUSTED_PROXY": "true", "FORWARDED_ALLOW_IPS": "127.0.0.1,10.0.0.0/8"}
    assert address_seen("198.51.100.1, 192.0.2.7, 10.1.2.3", **trusted) == "192.0.2.7"
