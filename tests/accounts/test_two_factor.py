"""Logins with a code of an authenticator app, or with a recovery code."""

import time
from functools import partial
from types import SimpleNamespace
from unittest import mock

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal import auth as totp
from django.core.cache import cache

from tests.support.api import ApiClient, ApiReply, guest
from tests.support.at_once import at_once
from tests.support.mail import app_code
from tests.support.people import PASSWORD, account, confirm

pytestmark = pytest.mark.django_db(transaction=True)
SECONDS_A_CODE = 30


def protected() -> tuple[ApiClient, str, list[str]]:
    """Return an account with a new second factor, the app's secret, and the recovery codes."""
    client = account()
    confirm(client)
    secret = client.post("auth/two-factor/setup").body["secret"]
    lately = time.time() - 3 * SECONDS_A_CODE
    # The current code has been used.
    with mock.patch.object(totp, "time", SimpleNamespace(time=lambda: lately)):
        code = app_code(secret, at=lately)
        reply = client.send("PUT", "auth/two-factor", {"code": code})
    assert reply.status == 200, reply
    return client, secret, reply.body["codes"]


def first_step(client: ApiClient) -> ApiReply:
    return client.post("auth/login", {"username": "Anna", "password": PASSWORD})


def test_the_app_of_rfc_6238_shows_the_code_of_its_table() -> None:
    # Appendix B: the secret is "12345678901234567890"; the last six of the eight digits.
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    assert app_code(secret, at=59) == "287082"
    assert app_code(secret, at=1_111_111_109) == "081804"


def test_a_second_factor_is_set_up_after_a_confirmation() -> None:
    client = account()
    assert client.post("auth/two-factor/setup").code == "confirmation_needed"
    confirm(client)
    setup = client.post("auth/two-factor/setup").body
    assert setup["url"].startswith("otpauth://totp/")
    assert f"secret={setup['secret']}" in setup["url"]
    assert "<svg" in setup["qr"]
    assert client.get("auth/two-factor").body == {
        "enabled": False,
        "passkeys": 0,
        "recovery_codes_left": 0,
        "has_password": True,
    }
    reply = client.send("PUT", "auth/two-factor", {"code": "000000"})
    assert reply.body["errors"][0]["code"] == "incorrect_code"
    reply = client.send("PUT", "auth/two-factor", {"code": app_code(setup["secret"])})
    assert len(set(reply.body["codes"])) == 10
    assert client.get("auth/two-factor").body == {
        "enabled": True,
        "passkeys": 0,
        "recovery_codes_left": 10,
        "has_password": True,
    }
    assert client.post("auth/two-factor/setup").code == "second_factor_active"


def test_logging_in_takes_the_code_too() -> None:
    _, secret, _ = protected()
    client = ApiClient()
    reply = first_step(client)
    assert (reply.status, reply.code) == (401, "second_factor_needed")
    assert client.get("auth/me").body["kind"] == "anonymous"
    wrong = client.post("auth/login/code", {"code": "000000"})
    assert (wrong.status, wrong.body["field"]) == (400, "code")
    reply = client.post("auth/login/code", {"code": app_code(secret)})
    assert (reply.status, reply.body["name"]) == (200, "Anna")


def test_a_guest_logs_in_with_a_code_as_well() -> None:
    _, secret, _ = protected()
    client = guest()
    assert first_step(client).code == "second_factor_needed"
    assert client.get("auth/me").body["kind"] == "guest", "half a login changes nobody"
    assert client.post("auth/login/code", {"code": app_code(secret)}).body["name"] == "Anna"


def test_a_code_works_once() -> None:
    _, secret, _ = protected()
    code = app_code(secret)
    first, second = ApiClient(), ApiClient()
    first_step(first)
    first_step(second)
    assert first.post("auth/login/code", {"code": code}).status == 200
    assert second.post("auth/login/code", {"code": code}).code == "invalid"


NOW = 1_800_000_015
"""A time in the middle of a code's half minute."""


@pytest.mark.parametrize(
    ("seconds", "status"), [(-60, 400), (-30, 200), (0, 200), (30, 200), (60, 400)]
)
def test_a_code_of_the_instant_before_or_after_is_taken(seconds: int, status: int) -> None:
    _, secret, _ = protected()
    client = ApiClient()
    first_step(client)
    with mock.patch.object(totp, "time", SimpleNamespace(time=lambda: NOW)):
        code = app_code(secret, at=NOW + seconds)
        assert client.post("auth/login/code", {"code": code}).status == status


def test_a_code_is_spent_for_as_long_as_it_is_valid() -> None:
    _, secret, _ = protected()
    first, second = ApiClient(), ApiClient()
    first_step(first)
    first_step(second)
    with (
        mock.patch.object(totp, "time", SimpleNamespace(time=lambda: NOW)),
        mock.patch.object(cache, "add", wraps=cache.add) as noted,
    ):
        code = app_code(secret, at=NOW + SECONDS_A_CODE)
        assert first.post("auth/login/code", {"code": code}).status == 200
        assert second.post("auth/login/code", {"code": code}).code == "invalid"
    spent = [call for call in noted.call_args_list if "totp.used" in call.args[0]]
    assert {call.kwargs["timeout"] for call in spent} == {3 * SECONDS_A_CODE}


def test_the_code_that_takes_the_app_into_use_logs_nobody_in() -> None:
    owner = account()
    confirm(owner)
    secret = owner.post("auth/two-factor/setup").body["secret"]
    code = app_code(secret)
    assert owner.send("PUT", "auth/two-factor", {"code": code}).status == 200
    client = ApiClient()
    first_step(client)
    assert client.post("auth/login/code", {"code": code}).code == "invalid"


def test_a_recovery_code_that_is_sent_often_at_once_logs_in_once() -> None:
    _, _, codes = protected()
    clients = [ApiClient() for _ in range(4)]
    for client in clients:
        first_step(client)
    send = [partial(client.post, "auth/login/code", {"code": codes[0]}) for client in clients]
    assert sorted(reply.status for reply in at_once(*send)) == [200, 400, 400, 400]


def test_an_app_is_taken_into_use_once_however_often_at_once() -> None:
    client = account()
    confirm(client)
    code = app_code(client.post("auth/two-factor/setup").body["secret"])
    replies = at_once(*[partial(client.send, "PUT", "auth/two-factor", {"code": code})] * 4)
    assert sum(reply.status == 200 for reply in replies) == 1
    assert {reply.status for reply in replies} <= {200, 400, 409}
    assert Authenticator.objects.filter(type=Authenticator.Type.TOTP).count() == 1


def test_a_recovery_code_replaces_the_app_once() -> None:
    owner, _, codes = protected()
    first, second = ApiClient(), ApiClient()
    first_step(first)
    first_step(second)
    assert first.post("auth/login/code", {"code": codes[0]}).status == 200
    assert second.post("auth/login/code", {"code": codes[0]}).code == "invalid"
    assert owner.get("auth/two-factor").body["recovery_codes_left"] == 9


def test_new_recovery_codes_make_the_old_ones_void() -> None:
    owner, _, codes = protected()
    new = owner.post("auth/two-factor/recovery-codes").body["codes"]
    assert not set(new) & set(codes)
    client = ApiClient()
    first_step(client)
    assert client.post("auth/login/code", {"code": codes[0]}).code == "invalid"
    assert client.post("auth/login/code", {"code": new[0]}).status == 200


def test_a_code_alone_logs_nobody_in() -> None:
    _, secret, _ = protected()
    reply = ApiClient().post("auth/login/code", {"code": app_code(secret)})
    assert (reply.status, reply.code) == (409, "no_login_pending")


def test_a_wrong_password_gets_no_second_step() -> None:
    _, secret, _ = protected()
    client = ApiClient()
    reply = client.post("auth/login", {"username": "Anna", "password": "wrong"})
    assert reply.code == "wrong_credentials"
    assert client.post("auth/login/code", {"code": app_code(secret)}).code == "no_login_pending"


def test_the_second_factor_is_given_up_after_a_confirmation() -> None:
    owner, secret, _ = protected()
    client = ApiClient()
    first_step(client)
    client.post("auth/login/code", {"code": app_code(secret)})
    assert client.send("DELETE", "auth/two-factor").code == "confirmation_needed"
    confirm(client)
    assert client.send("DELETE", "auth/two-factor").status == 204
    assert owner.get("auth/two-factor").body == {
        "enabled": False,
        "passkeys": 0,
        "recovery_codes_left": 0,
        "has_password": True,
    }
    assert owner.post("auth/two-factor/recovery-codes").code == "no_second_factor"
    assert first_step(ApiClient()).status == 200


def test_confirming_takes_one_of_password_and_code() -> None:
    client, _, codes = protected()
    assert client.post("auth/confirm", {"code": codes[1]}).status == 204
    assert client.post("auth/confirm", {"password": "wrong"}).body["field"] == "password"
    for body in ({}, {"password": PASSWORD, "code": codes[2]}):
        assert client.post("auth/confirm", body).code == "invalid"


@pytest.mark.parametrize("path", ["setup", "recovery-codes"])
def test_guests_have_no_second_factor(path: str) -> None:
    assert guest().post(f"auth/two-factor/{path}").code == "account_needed"
