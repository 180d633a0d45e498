"""The secrets of second factors: stored encrypted, with a key that can be changed."""

import json
from typing import Any

import pytest
from allauth.mfa.models import Authenticator
from django.core.management import CommandError, call_command
from pytest_django.fixtures import Settings

from accounts.models import User
from accounts.secrets import UnreadableSecret, decrypt, encrypt
from moderation.models import BannedAddress
from moderation.services.banned_addresses import carry_over_ban, digest_of
from tests.support.api import ApiClient
from tests.support.mail import app_code
from tests.support.people import PASSWORD, account, confirm

pytestmark = pytest.mark.django_db(transaction=True)
NEWER = "a newer key of fifty characters at least, as it has to be"


def protected() -> tuple[str, list[str]]:
    """Return the app's secret and the recovery codes of an account named Anna."""
    client = account()
    confirm(client)
    secret = client.post("auth/two-factor/setup").body["secret"]
    codes = client.send("PUT", "auth/two-factor", {"code": app_code(secret)}).body["codes"]
    return secret, codes


def lets_in(code: str) -> bool:
    """Return whether Anna can log in with her password and this code."""
    client = ApiClient()
    client.post("auth/login", {"username": "Anna", "password": PASSWORD})
    return client.post("auth/login/code", {"code": code}).status == 200


def kept() -> str:
    return json.dumps(list(Authenticator.objects.values_list("data", flat=True)))


def change_key(settings: Settings) -> str:
    """Configure a new key, with the former one as a fallback; return the former key."""
    former: str = settings.SECRET_KEY
    settings.SECRET_KEY = NEWER
    settings.SECRET_KEY_FALLBACKS = [former]
    return former


def test_the_stored_form_is_not_the_secret_and_differs_each_time() -> None:
    first, second = encrypt("JBSWY3DPEHPK3PXP"), encrypt("JBSWY3DPEHPK3PXP")
    assert first != second
    assert "JBSWY3DPEHPK3PXP" not in first + second
    assert decrypt(first) == decrypt(second) == "JBSWY3DPEHPK3PXP"


def test_neither_the_apps_secret_nor_the_recovery_codes_stand_in_the_database() -> None:
    secret, codes = protected()
    assert secret not in kept()
    rows: list[dict[str, Any]] = list(Authenticator.objects.values_list("data", flat=True))
    for row in rows:
        (text,) = (value for name, value in row.items() if name in {"secret", "seed"})
        assert text.startswith("fernet:")
    assert lets_in(codes[0])
    assert not lets_in(codes[0])


def test_a_change_of_the_key_locks_nobody_out(settings: Settings) -> None:
    _, codes = protected()
    change_key(settings)
    assert lets_in(codes[0])
    call_command("reencrypt_secrets")
    settings.SECRET_KEY_FALLBACKS = []
    assert lets_in(codes[1])


def test_a_secret_under_a_lost_key_is_reported_and_not_changed(settings: Settings) -> None:
    protected()
    before = kept()
    change_key(settings)
    settings.SECRET_KEY_FALLBACKS = []
    with pytest.raises(CommandError, match="SECRET_KEY_FALLBACKS"):
        call_command("reencrypt_secrets")
    assert kept() == before
    with pytest.raises(UnreadableSecret):
        decrypt(Authenticator.objects.values_list("data", flat=True)[0].get("secret", "fernet:x"))


def test_a_secret_that_nobody_encrypted_is_not_taken_for_one() -> None:
    with pytest.raises(UnreadableSecret):
        decrypt("JBSWY3DPEHPK3PXP")


def test_a_ban_follows_an_address_over_the_change_of_the_key(settings: Settings) -> None:
    account("Boris")
    staff = User.objects.create_superuser("Head")
    BannedAddress.objects.create(pk=digest_of("Anna@durak.example"), reason="spam", by_id=staff.pk)
    change_key(settings)
    boris = User.objects.get(name="Boris")
    assert carry_over_ban(user=boris, email="anna@durak.example") is not None
    assert carry_over_ban(user=boris, email="other@durak.example") is None


def test_a_session_outlives_the_change_of_the_key(settings: Settings) -> None:
    client = account()
    change_key(settings)
    assert client.get("auth/me").body["name"] == "Anna"
