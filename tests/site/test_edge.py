"""The headers of every response of the site, and the settings that the served set-up refuses."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.test import Client

from durak_site.configuration.environment import is_strong, socket_path
from tests.support.cookies import CSRF, SESSION
from tests.support.limits import WITH_PROCESSES
from tests.support.people import account

pytestmark = WITH_PROCESSES

PROJECT_ROOT = Path(__file__).resolve().parents[2]
SERVED = {
    "DURAK_SETUP": "served",
    "SECRET_KEY": "0123456789-abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "DATABASE_URL": "postgresql://durak@localhost/durak",
    "REDIS_URL": "redis://localhost:6379/0",
    "DURAK_PUBLIC_URL": "https://durak.example",
}


def settings_in(environment: dict[str, str], *expressions: str) -> subprocess.CompletedProcess[str]:
    """Load the settings in a separate process, and print expressions of them."""
    code = "; ".join(
        ("from durak_site import settings", *(f"print(settings.{e})" for e in expressions))
    )
    return subprocess.run(
        (sys.executable, "-c", code),
        cwd=PROJECT_ROOT,
        env={"PATH": os.environ["PATH"], **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_answers_carry_the_security_headers(client: Client) -> None:
    headers = client.get("/robots.txt").headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    policy = headers["Permissions-Policy"]
    assert {"camera=()", "microphone=()", "geolocation=()"} <= {*policy.split(", ")}
    # Features that the page uses: it copies links, shares, keeps the screen awake and makes sounds.
    for used in ("clipboard-write", "web-share", "screen-wake-lock", "autoplay", "fullscreen"):
        assert used not in policy


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("address", "policy"),
    [
        *(("/", "same-origin"), ("/api/v1/auth/me", "same-origin"), ("/login", "same-origin")),
        *(("/admin/", "same-origin"), ("/nowhere", "same-origin"), ("/sw.js", "same-origin")),
        *(("/embed/games/aB3dE6gH9k", "cross-origin"), ("/previews/durak.png", "cross-origin")),
        ("/icons/192.png", "cross-origin"),
    ],
)
def test_other_sites_take_in_pictures_and_frames_and_nothing_else(
    client: Client, address: str, policy: str
) -> None:
    headers = client.get(address).headers
    assert headers["Cross-Origin-Resource-Policy"] == policy
    assert "camera=()" in headers["Permissions-Policy"]


def test_answers_carry_the_id_they_are_logged_under(client: Client) -> None:
    first, second = (client.get("/robots.txt").headers["X-Request-ID"] for _ in range(2))
    assert re.fullmatch(r"[0-9a-f-]{36}", first)
    assert first != second


def test_served_answers_only_to_its_own_names() -> None:
    result = settings_in({**SERVED, "ALLOWED_HOSTS": "a.example, b.example"}, "ALLOWED_HOSTS")
    assert result.stdout.strip() == str(
        ["a.example", "b.example", "durak.example", "localhost", "127.0.0.1", "[::1]"]
    )


def test_a_request_to_another_host_is_refused_even_with_a_form_that_is_none() -> None:
    client = Client(enforce_csrf_checks=True, raise_request_exception=False)
    client.cookies[CSRF] = "c" * 32
    headers = {"Host": "nowhere.example", "X-CSRFToken": "c" * 32}
    # Without the boundary that parts its members.
    reply = client.post(
        "/api/v1/auth/login", b"{}", content_type="multipart/form-data", headers=headers
    )
    assert (reply.status_code, reply.json()["code"]) == (400, "bad_request")


def test_a_public_address_with_https_makes_cookies_secure_and_redirects() -> None:
    names = ("SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "SECURE_SSL_REDIRECT", "DEBUG")
    assert settings_in(SERVED, *names).stdout.split() == ["True", "True", "True", "False"]


@pytest.mark.parametrize("name", ["SECRET_KEY", "DATABASE_URL", "REDIS_URL"])
def test_served_refuses_to_start_without(name: str) -> None:
    result = settings_in({key: value for key, value in SERVED.items() if key != name})
    assert result.returncode != 0
    assert f"DURAK_SETUP=served needs {name}" in result.stderr


@pytest.mark.parametrize(
    "key",
    ["short", "a" * 80, "django-insecure-" + SERVED["SECRET_KEY"], "change-me-" * 8],
)
def test_served_refuses_an_insecure_secret_key(key: str) -> None:
    assert not is_strong(key)
    result = settings_in({**SERVED, "SECRET_KEY": key})
    assert result.returncode != 0
    assert "SECRET_KEY is insecure" in result.stderr
    assert key not in result.stderr


def test_served_refuses_an_insecure_former_key() -> None:
    result = settings_in({**SERVED, "SECRET_KEY_FALLBACKS": f"{SERVED['SECRET_KEY']},short"})
    assert "SECRET_KEY is insecure" in result.stderr


def test_served_refuses_debug() -> None:
    result = settings_in({**SERVED, "DJANGO_DEBUG": "true"})
    assert "DJANGO_DEBUG must be off" in result.stderr


def test_a_variable_that_makes_no_sense_is_named() -> None:
    result = settings_in({"DURAK_BOT_DELAY_MS": "soon"})
    assert result.returncode != 0
    assert "DURAK_BOT_DELAY_MS" in result.stderr


def test_a_socket_in_a_deep_folder_moves_to_a_short_path(tmp_path: Path) -> None:
    assert socket_path(tmp_path) == tmp_path / "redis.sock"
    deep = tmp_path / ("x" * 120)
    moved = socket_path(deep)
    assert len(os.fsencode(moved)) <= 100
    assert moved == socket_path(deep)
    assert moved != socket_path(tmp_path / ("y" * 120))


def test_staff_log_in_where_a_second_factor_is_asked_for(client: Client) -> None:
    reply = client.get("/admin/login/")
    assert (reply.status_code, reply.headers["Location"]) == (302, "/login?next=/admin/")


def test_mail_by_smtp_needs_a_server() -> None:
    missing = settings_in({"MAIL": "smtp"}, "EMAIL_HOST")
    assert "MAIL=smtp needs MAIL_HOST" in missing.stderr
    given = settings_in(
        {"MAIL": "smtp", "MAIL_HOST": "mail.example"}, "EMAIL_BACKEND", "EMAIL_USE_TLS"
    )
    assert given.stdout.split() == ["django.core.mail.backends.smtp.EmailBackend", "True"]


@pytest.mark.django_db
def test_what_the_api_answers_is_kept_by_nobody_unless_it_says_so() -> None:
    owner = account()
    paths = (
        "auth/me",
        "auth/tokens",
        "auth/sessions",
        "games?mine=true",
        "lobby/tables",
        "nothing",
    )
    for path in paths:
        assert owner.get(path).headers["Cache-Control"] == "no-store", path
    assert "max-age" in owner.get("rules/presets").headers["Cache-Control"]


@pytest.mark.django_db
def test_registering_leaves_no_cookies_but_those_of_session_and_csrf() -> None:
    assert set(account().http.cookies) == {SESSION, CSRF}
