"""The device flow: a program shows a code, and its owner allows it in a browser (RFC 8628)."""

import json
from datetime import timedelta
from typing import Any
from urllib.parse import urlencode

import pytest
from django.test import Client
from django.utils import timezone
from oauth2_provider.models import AccessToken, Application, DeviceGrant

from accounts.models import User
from accounts.services.device_grants import DEVICE_GRANT, OWN_CLIENT
from accounts.services.grants import end_grants
from accounts.tasks import tidy_up
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.api import ApiClient, guest
from tests.support.cookies import CSRF
from tests.support.moderation import moderator
from tests.support.oauth import hidden_members, registered, works
from tests.support.people import account

pytestmark = pytest.mark.django_db(transaction=True)


class Device:
    """A program without a browser, with its codes."""

    def __init__(self, client_id: str = OWN_CLIENT, **members: str | None) -> None:
        self.http = Client(enforce_csrf_checks=True)
        self.client_id = client_id
        asked = {"client_id": client_id, "scope": "read play", **members}
        body = {name: value for name, value in asked.items() if value is not None}
        answer = self.http.post("/oauth/device-authorization", urlencode(body), FORM)
        self.status, self.given = answer.status_code, answer.json()

    def ask(self, **changes: str) -> tuple[int, Any]:
        """Return what the token endpoint answers: status and body."""
        body = {
            "grant_type": DEVICE_GRANT,
            "client_id": self.client_id,
            "device_code": self.given["device_code"],
            **changes,
        }
        answer = self.http.post("/oauth/token", urlencode(body), FORM)
        assert answer.headers["Cache-Control"] == "no-store"
        return answer.status_code, answer.json()

    def ask_in_time(self) -> tuple[int, Any]:
        """Return the answer to a device that has waited for the interval."""
        for grant in DeviceGrant.objects.all():
            before = timezone.now() - timedelta(seconds=grant.interval)
            DeviceGrant.objects.filter(pk=grant.pk).update(last_checked=before)
        return self.ask()


FORM = "application/x-www-form-urlencoded"


def page(person: ApiClient, code: str = "", language: str = "en") -> Any:
    headers = {"Accept-Language": language}
    return person.http.get("/device", {"user_code": code} if code else {}, headers=headers)


def answer(person: ApiClient, code: str, *, allow: bool = True) -> Any:
    """Return the page after the person has pressed a button."""
    members = hidden_members(page(person, code).content.decode())
    return person.http.post("/device", {**members, **({"allow": "true"} if allow else {})})


def test_a_program_is_let_in_by_its_code() -> None:
    person = account("Paul")
    device = Device()
    assert device.status == 200
    shown = device.given["user_code"]
    assert device.given["verification_uri"] == "http://localhost:8000/device"
    assert device.given["verification_uri_complete"].endswith(f"/device?user_code={shown}")
    assert (device.given["interval"], device.given["expires_in"]) == (5, 1800)
    status, told = device.ask_in_time()
    assert (status, told["error"]) == (400, "authorization_pending")

    text = page(person, shown.lower().replace("-", " ")).content.decode()
    for said in (shown, "Paul", "own command line", "see what you see", "make tables"):
        assert said in text
    assert "chat, invite" not in text
    assert "is connected" in answer(person, shown).content.decode()

    status, tokens = device.ask_in_time()
    assert status == 200
    assert works(tokens)
    assert set(tokens["scope"].split()) == {"read", "play"}
    assert device.ask()[1]["error"] == "invalid_grant"
    connections = person.get("auth/connections").body
    assert [(one["name"], one["by"]) for one in connections] == [("durak", "Durak")]

    renewed = {"grant_type": "refresh_token", "refresh_token": tokens["refresh_token"]}
    reply = device.http.post("/oauth/token", {**renewed, "client_id": OWN_CLIENT})
    assert reply.status_code == 200
    assert works(reply.json())


def test_the_person_may_refuse() -> None:
    person, device = account("Paul"), Device()
    text = answer(person, device.given["user_code"], allow=False).content.decode()
    assert "is not connected" in text
    assert device.ask_in_time()[1]["error"] == "access_denied"
    assert not AccessToken.objects.exists()


def test_a_device_that_asks_too_often_is_slowed_down() -> None:
    device = Device()
    assert device.ask()[1]["error"] == "slow_down"
    assert device.ask_in_time()[1]["error"] == "authorization_pending"
    before = timezone.now() - timedelta(seconds=6)
    DeviceGrant.objects.update(last_checked=before)
    assert device.ask()[1]["error"] == "slow_down"


def test_a_code_ends() -> None:
    person, device = account("Paul"), Device()
    DeviceGrant.objects.update(expires=timezone.now())
    assert page(person, device.given["user_code"]).status_code == 404
    assert device.ask_in_time()[1]["error"] == "expired_token"
    tidy_up()
    assert DeviceGrant.objects.count() == 1
    DeviceGrant.objects.update(expires=timezone.now() - timedelta(days=1))
    tidy_up()
    assert DeviceGrant.objects.count() == 0


def test_an_answered_code_is_good_for_no_second_answer() -> None:
    person, other, device = account("Paul"), account("Olga"), Device()
    code = device.given["user_code"]
    members = hidden_members(page(other, code).content.decode())
    answer(person, code)
    late = other.http.post("/device", {**members, "allow": "true"})
    assert late.status_code == 404
    assert DeviceGrant.objects.get().user == User.objects.get(name="Paul")


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"device_code": "another"}, "invalid_grant"),
        ({"device_code": ""}, "invalid_request"),
        ({"client_id": "nobody"}, "invalid_client"),
    ],
)
def test_wrong_requests_for_tokens_are_refused(changes: dict[str, str], error: str) -> None:
    status, told = Device().ask(**changes)
    assert status in {400, 401}
    assert told["error"] == error
    assert told["error_description"]


def test_a_code_belongs_to_its_app() -> None:
    olga = account("Olga")
    other = registered(olga).registered["client_id"]
    assert Device().ask(client_id=other)[1]["error"] == "invalid_grant"


@pytest.mark.parametrize(
    ("members", "error"),
    [
        ({"client_id": "nobody"}, "invalid_request"),
        ({"client_id": ""}, "invalid_request"),
        ({"scope": "read admin"}, "invalid_scope"),
    ],
)
def test_wrong_requests_for_codes_are_refused(members: dict[str, str], error: str) -> None:
    device = Device(**members)
    assert device.status in {400, 401}
    assert device.given["error"] == error
    assert not DeviceGrant.objects.exists()


def test_a_registered_public_app_may_ask_so_and_one_with_a_secret_may_not() -> None:
    person, olga = account("Paul"), account("Olga")
    app = registered(olga).registered
    device = Device(app["client_id"], scope="read")
    text = page(person, device.given["user_code"]).content.decode()
    assert "registered by Olga" in text
    assert "make tables" not in text
    answer(person, device.given["user_code"])
    assert device.ask_in_time()[0] == 200
    secret = registered(olga, confidential=True).registered
    refused = Device(secret["client_id"])
    assert refused.status == 401


def test_without_a_scope_an_app_may_read() -> None:
    person, device = account("Paul"), Device(scope=None)
    answer(person, device.given["user_code"])
    assert device.ask_in_time()[1]["scope"] == "read"


def test_the_page_is_for_accounts() -> None:
    device = Device()
    nobody = Client().get("/device", {"user_code": device.given["user_code"]})
    assert nobody.headers["Location"].startswith("/login?next=/device")
    refused = page(guest(), device.given["user_code"])
    assert refused.status_code == 403
    assert "Register or log in first" in refused.content.decode()


def test_who_is_banned_meanwhile_gets_no_token() -> None:
    person, device = account("Paul"), Device()
    answer(person, device.given["user_code"])
    user = User.objects.get(name="Paul")
    sanction(person_id=user.pk, kind=SanctionKind.BAN, reason=Reason.CHEATING, by_id=moderator().pk)
    assert device.ask_in_time()[1]["error"] in {"access_denied", "invalid_grant"}
    assert not AccessToken.objects.exists()


def test_disconnecting_ends_a_consent_that_no_device_has_used_yet() -> None:
    person, device = account("Paul"), Device()
    answer(person, device.given["user_code"])
    app = Application.objects.get(client_id=OWN_CLIENT)
    end_grants(User.objects.get(name="Paul").pk, application_id=app.pk)
    assert device.ask_in_time()[1]["error"] == "invalid_grant"


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Connect “durak”?"), ("de", "„durak“ verbinden?"), ("ru", "Подключить «durak»?")],
)
def test_the_page_speaks_the_reader_s_language(language: str, title: str) -> None:
    person, device = account("Paul"), Device()
    text = page(person, device.given["user_code"], language).content.decode()
    assert f"<h1>{title}</h1>" in text
    assert f'<html lang="{language}">' in text
    empty = page(person, language=language).content.decode()
    assert 'name="user_code"' in empty


def test_a_page_of_another_host_can_t_press_the_button() -> None:
    person, device = account("Paul"), Device()
    members = {"user_code": device.given["user_code"], "allow": "true"}
    browser = Client(enforce_csrf_checks=True)
    browser.cookies = person.http.cookies
    browser.cookies.pop(CSRF, None)
    assert browser.post("/device", members).status_code == 403
    assert DeviceGrant.objects.get().status == DeviceGrant.AUTHORIZATION_PENDING


@pytest.mark.usefixtures("limited")
def test_codes_can_t_be_guessed() -> None:
    person = account("Paul")
    replies = [page(person, f"BBBB-BBB{letter}") for letter in "BCDFGHJKLM" * 4]
    assert [reply.status_code for reply in replies] == [404] * 30 + [429] * 10
    assert all(int(reply["Retry-After"]) >= 1 for reply in replies[30:])


def test_the_metadata_names_the_endpoint() -> None:
    told = json.loads(Client().get("/.well-known/oauth-authorization-server").content)
    address = "http://localhost:8000/oauth/device-authorization"
    assert told["device_authorization_endpoint"] == address
    assert DEVICE_GRANT in told["grant_types_supported"]
