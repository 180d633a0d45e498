"""The site's cookies have unique names, and sessions under the former name go on."""

from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.test import Client

from accounts.models import User
from accounts.sockets.by_session import BySession
from durak_site.configuration.cookie_names import cookie_name
from tests.site.test_edge import SERVED, settings_in
from tests.support.api import ApiClient, guest
from tests.support.cookies import CSRF, SESSION
from tests.support.people import account
from web.http.session_cookies import FORMER_NAME

DJANGOS_OWN = {"sessionid", "csrftoken", "messages", "django_language"}


@pytest.mark.parametrize(
    ("public_url", "name"),
    [
        ("https://durak.example", "__Host-durak_session"),
        ("https://durak.example:443", "__Host-durak_session"),
        ("https://durak.example:8443", "__Host-durak_session_8443"),
        ("http://durak.example", "durak_session"),
        ("http://durak.example:80", "durak_session"),
        ("http://localhost:8000", "durak_session_8000"),
        ("http://localhost:8001", "durak_session_8001"),
        ("http://[::1]:8001", "durak_session_8001"),
    ],
)
def test_a_cookie_has_the_sites_and_its_ports_name(public_url: str, name: str) -> None:
    assert cookie_name("session", public_url) == name
    assert cookie_name("csrf", public_url) == name.replace("session", "csrf")


@pytest.mark.parametrize("url", ["https://durak.example", "http://durak.example:8001"])
def test_the_settings_take_the_names_of_the_public_address(url: str) -> None:
    names = ("SESSION_COOKIE_NAME", "CSRF_COOKIE_NAME")
    printed = settings_in({**SERVED, "DURAK_PUBLIC_URL": url}, *names).stdout.split()
    assert printed == [cookie_name("session", url), cookie_name("csrf", url)]


@pytest.mark.django_db
def test_no_cookie_has_a_name_that_other_sites_of_the_host_have() -> None:
    client = account()
    client.post("auth/logout")
    client.http.get("/admin/", follow=True)
    client.http.get("/api/v1/docs")
    assert set(client.http.cookies) == {SESSION, CSRF}
    assert not DJANGOS_OWN & set(client.http.cookies)


@pytest.mark.django_db
def test_cookies_of_other_sites_and_ports_of_the_host_change_nothing() -> None:
    client = guest()
    me = client.get("auth/me").body
    others = (
        *DJANGOS_OWN,
        "durak_session",
        "durak_csrf",
        "durak_session_1",
        "__Host-durak_session",
    )
    for name in others:
        client.http.cookies[name] = "of another site"
    assert client.get("auth/me").body == me
    assert client.post("auth/guest").status == 200
    stranger = ApiClient()
    for name in others:
        stranger.http.cookies[name] = client.http.cookies[SESSION].value + "x"
    assert stranger.get("auth/me").body["kind"] == "anonymous"


def browser_of_before(client: ApiClient) -> Any:
    """The client's browser as it was before the cookies had their names."""
    former = Client()
    former.cookies[FORMER_NAME] = client.http.cookies[SESSION].value
    return former


@pytest.mark.django_db
def test_a_guest_of_before_stays_logged_in_and_gets_the_new_cookie() -> None:
    client = guest()
    before = client.get("auth/me").body
    former = browser_of_before(client)
    reply = former.get("/api/v1/auth/me")
    assert reply.json() == before
    assert former.cookies[SESSION].value == client.http.cookies[SESSION].value
    del former.cookies[FORMER_NAME]
    assert former.get("/api/v1/auth/me").json() == before


@pytest.mark.django_db
def test_the_own_cookie_counts_more_than_that_of_before() -> None:
    anna, boris = account("Anna"), account("Boris")
    former = browser_of_before(anna)
    former.cookies[SESSION] = boris.http.cookies[SESSION].value
    assert former.get("/api/v1/auth/me").json()["name"] == "Boris"


@pytest.mark.django_db
def test_who_logged_out_does_not_come_back_by_the_cookie_of_before() -> None:
    client = account("Anna")
    former = browser_of_before(client)
    assert former.get("/api/v1/auth/me").json()["name"] == "Anna"
    assert client.post("auth/logout").status == 204
    del former.cookies[SESSION]
    assert former.get("/api/v1/auth/me").json()["kind"] == "anonymous"
    assert SESSION not in former.cookies


@pytest.mark.django_db
@pytest.mark.parametrize("key", ["", "x", "of another site", "z" * 32, "../../etc/passwd"])
def test_a_session_of_another_site_makes_nobody_known(key: str) -> None:
    client = Client()
    client.cookies[FORMER_NAME] = key
    assert client.get("/api/v1/auth/me").json()["kind"] == "anonymous"
    assert set(client.cookies) == {FORMER_NAME, CSRF}
    # Nobody is taken for the one who asks next without a cookie.
    account("Anna")
    assert Client().get("/api/v1/auth/me").json()["kind"] == "anonymous"


@pytest.mark.django_db(transaction=True)
async def test_a_socket_knows_a_player_of_before() -> None:
    client = await sync_to_async(guest)()
    seen: list[dict[str, Any]] = []

    async def inner(scope: dict[str, Any], _receive: Any, _send: Any) -> None:
        seen.append(scope)

    cookie = f"{FORMER_NAME}={client.http.cookies[SESSION].value}"
    scope = {"type": "websocket", "headers": [(b"cookie", cookie.encode())]}
    await BySession(inner)(scope, None, None)
    assert seen[0]["user"] == await User.objects.aget()


@pytest.mark.django_db
def test_the_page_and_the_docs_are_told_the_name_of_the_token() -> None:
    assert f'data-csrf="{CSRF}"' in Client().get("/api/v1/docs").content.decode()
    page = Client().get("/").content.decode()
    assert f'data-csrf="{CSRF}"' in page
