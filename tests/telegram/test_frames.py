"""The page in a frame of Telegram's web client: who may frame it, and cookies that work there."""

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.http.response import HttpResponseBase
from django.test import Client
from pytest_django import Settings

from durak_site.configuration.environment import read_environment
from tests.support.cookies import CSRF, SESSION

pytestmark = pytest.mark.django_db
WEB_CLIENT = "https://web.telegram.org"
FRAME = {"Sec-Fetch-Dest": "iframe"}


@pytest.fixture
def framed(settings: Settings) -> Client:
    """Return a browser that has opened the page in a frame."""
    settings.DURAK_FRAMED_BY = (WEB_CLIENT,)
    client = Client(enforce_csrf_checks=True)
    client.get("/", headers=FRAME)
    return client


def ancestors(response: HttpResponseBase) -> str:
    """The sites that may frame the page, as its policy names them."""
    parts = response.headers["Content-Security-Policy"].split("; ")
    (found,) = (part for part in parts if part.startswith("frame-ancestors "))
    return found.removeprefix("frame-ancestors ")


@pytest.mark.parametrize("path", ["/", "/games/aB3dE6gH9k", "/players/Anna", "/login"])
def test_only_the_configured_sites_may_frame_the_page(settings: Settings, path: str) -> None:
    plain = Client().get(path)
    assert ancestors(plain) == "'none'"
    assert plain.headers["X-Frame-Options"] == "DENY"
    settings.DURAK_FRAMED_BY = (WEB_CLIENT, "https://other.example")
    opened = Client().get(path)
    assert ancestors(opened) == f"{WEB_CLIENT} https://other.example"
    assert "X-Frame-Options" not in opened.headers


@pytest.mark.parametrize("path", ["/admin/", "/api/v1/auth/me", "/api/v1/docs"])
def test_nothing_but_the_page_is_framed(settings: Settings, path: str) -> None:
    settings.DURAK_FRAMED_BY = (WEB_CLIENT,)
    response = Client().get(path)
    assert ancestors(response) == "'none'"
    assert response.headers["X-Frame-Options"] == "DENY"


def test_in_a_frame_cookies_are_kept_for_the_site_around_it(framed: Client) -> None:
    framed.get("/api/v1/auth/me")
    token = framed.cookies[CSRF].value
    made = framed.post(
        "/api/v1/auth/guest", headers={"X-CSRFToken": token}, content_type="application/json"
    )
    assert made.status_code == 201
    for name in (SESSION, CSRF):
        line = made.cookies[name].output()
        assert "SameSite=None" in line
        assert "Secure" in line
        assert line.endswith("; Partitioned")
    assert "HttpOnly" in made.cookies[SESSION].output()


@pytest.mark.parametrize("headers", [{}, {"Sec-Fetch-Dest": "document"}])
def test_outside_of_a_frame_cookies_stay_as_they_are(
    settings: Settings, headers: dict[str, str]
) -> None:
    settings.DURAK_FRAMED_BY = (WEB_CLIENT,)
    client = Client()
    client.get("/", headers=headers)
    line = client.get("/api/v1/auth/me").cookies[CSRF].output()
    assert "SameSite=Lax" in line
    assert "Partitioned" not in line


def test_without_a_bot_no_cookie_works_in_a_frame(settings: Settings) -> None:
    settings.DURAK_FRAMED_BY = ()
    client = Client()
    client.cookies["framed"] = "1"
    assert not client.get("/", headers=FRAME).cookies
    assert "SameSite=Lax" in client.get("/api/v1/auth/me").cookies[CSRF].output()


def test_the_page_learns_the_number_of_the_bot_and_not_its_token(settings: Settings) -> None:
    assert b"durak:telegram" not in Client().get("/").content
    settings.DURAK_TELEGRAM_TOKEN = "4711:AAE-a_secret_of_the_bot_0123456789abc"
    content = Client().get("/").content
    assert b'<meta name="durak:telegram" content="4711">' in content
    assert b"a_secret" not in content


@pytest.mark.parametrize("site", ["https://web.telegram.org", "https://tg.example:8443"])
def test_an_operator_names_the_sites(monkeypatch: pytest.MonkeyPatch, site: str) -> None:
    monkeypatch.setenv("TELEGRAM_WEB_CLIENTS", f"{site}, http://localhost:9000")
    assert read_environment().telegram_web_clients == (site, "http://localhost:9000")


def test_the_sites_may_be_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_WEB_CLIENTS", "")
    assert read_environment().telegram_web_clients == ()


@pytest.mark.parametrize(
    "site",
    [
        *("*", "https:", "https://*", "https://*.example", "http://other.example"),
        *("https://a.example/path", "https://a.example;", "'self'", "https://a.example b"),
    ],
)
def test_only_origins_are_sites(monkeypatch: pytest.MonkeyPatch, site: str) -> None:
    monkeypatch.setenv("TELEGRAM_WEB_CLIENTS", site)
    with pytest.raises(ImproperlyConfigured, match="TELEGRAM_WEB_CLIENTS"):
        read_environment()
