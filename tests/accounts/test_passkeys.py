"""Passkeys: added, used to log in, as a second factor and as a confirmation, and removed."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from django.utils import timezone
from fido2.utils import websafe_decode, websafe_encode

from accounts.models import User
from accounts.services import passkeys
from tests.support.api import ApiClient, ApiReply
from tests.support.authenticators import PasskeyDevice, added
from tests.support.people import PASSWORD, account, confirm

pytestmark = pytest.mark.django_db
Json = dict[str, Any]


@pytest.fixture
def device() -> PasskeyDevice:
    return PasskeyDevice()


@pytest.fixture
def anna() -> ApiClient:
    client = account()
    confirm(client)
    return client


def log_in(client: ApiClient, device: PasskeyDevice, **how: bool) -> ApiReply:
    options = client.post("auth/login/passkey/options", how)
    assert options.status == 200, options
    return client.post("auth/login/passkey", {"credential": device.get(options.body), **how})


def with_passkey_alone(client: ApiClient, device: PasskeyDevice) -> ApiClient:
    """Take the account's password away, and log in elsewhere by the passkey."""
    added(client, device)
    user = User.objects.get(name="Anna")
    user.set_unusable_password()
    user.save()
    again = ApiClient()
    assert log_in(again, device).status == 200
    return again


def confirm_by(client: ApiClient, device: PasskeyDevice) -> None:
    credential = device.get(client.post("auth/confirm/options").body)
    assert client.post("auth/confirm", {"credential": credential}).status == 204


def by_password(client: ApiClient) -> ApiReply:
    return client.post("auth/login", {"username": "Anna", "password": PASSWORD})


def test_a_passkey_is_added_after_a_confirmation(device: PasskeyDevice) -> None:
    client = account()
    assert client.post("auth/passkeys/options").code == "confirmation_needed"
    confirm(client)
    first = added(client, device, "Phone")
    assert first["passkey"]["name"] == "Phone"
    assert first["passkey"]["last_used_at"] is None
    assert len(set(first["codes"])) == 10
    second = added(client, PasskeyDevice(), "Laptop")
    assert second["codes"] == [], "the codes of the first are good for all"
    listed = client.get("auth/passkeys").body
    assert [one["name"] for one in listed] == ["Phone", "Laptop"]
    state = client.get("auth/two-factor").body
    assert state == {
        "enabled": False,
        "has_password": True,
        "passkeys": 2,
        "recovery_codes_left": 10,
    }


def test_it_logs_in_without_a_name_or_password(anna: ApiClient, device: PasskeyDevice) -> None:
    added(anna, device)
    elsewhere = ApiClient()
    before = timezone.now()
    reply = log_in(elsewhere, device)
    assert (reply.status, reply.body["name"]) == (200, "Anna")
    assert elsewhere.get("auth/me").body["name"] == "Anna"
    (row,) = passkeys.passkeys_of(User.objects.get(name="Anna"))
    assert row.last_used_at >= before


def test_the_device_is_asked_to_keep_it_and_to_verify_its_owner(anna: ApiClient) -> None:
    options = anna.post("auth/passkeys/options").body["publicKey"]
    wanted = options["authenticatorSelection"]
    assert (wanted["residentKey"], wanted["userVerification"]) == ("required", "required")
    assert options["rp"] == {"id": "localhost", "name": "Durak"}
    assert options["user"]["name"] == "Anna"
    asked = ApiClient().post("auth/login/passkey/options").body["publicKey"]
    assert asked["userVerification"] == "required"
    assert not asked.get("allowCredentials"), "nobody is told which accounts have passkeys"


def test_after_the_password_it_is_the_second_step(anna: ApiClient, device: PasskeyDevice) -> None:
    added(anna, device)
    client = ApiClient()
    assert by_password(client).code == "second_factor_needed"
    assert client.get("auth/me").body["kind"] == "anonymous"
    reply = log_in(client, device, second_step=True)
    assert (reply.status, reply.body["name"]) == (200, "Anna")


def test_a_recovery_code_replaces_it(anna: ApiClient, device: PasskeyDevice) -> None:
    codes = added(anna, device)["codes"]
    client = ApiClient()
    by_password(client)
    assert client.post("auth/login/code", {"code": codes[0]}).status == 200


def test_no_second_step_without_the_password(device: PasskeyDevice, anna: ApiClient) -> None:
    added(anna, device)
    client = ApiClient()
    how = {"second_step": True}
    assert client.post("auth/login/passkey/options", how).code == "no_login_pending"
    options = client.post("auth/login/passkey/options").body
    body = {"credential": device.get(options), **how}
    assert client.post("auth/login/passkey", body).code == "no_login_pending"


def test_the_second_step_takes_no_passkey_of_another(
    anna: ApiClient, device: PasskeyDevice
) -> None:
    added(anna, device)
    boris, his = account("Boris"), PasskeyDevice()
    confirm(boris)
    added(boris, his)
    client = ApiClient()
    by_password(client)
    options = client.post("auth/login/passkey/options", {"second_step": True}).body
    credential = his.get(options, number=next(iter(his.keys)))
    reply = client.post("auth/login/passkey", {"credential": credential, "second_step": True})
    assert (reply.status, reply.code) == (400, "invalid")
    assert client.get("auth/me").body["kind"] == "anonymous"


def test_it_confirms_the_identity(anna: ApiClient, device: PasskeyDevice) -> None:
    added(anna, device)
    client = ApiClient()
    log_in(client, device)
    assert client.post("auth/passkeys/options").code == "confirmation_needed"
    options = client.post("auth/confirm/options").body
    assert [one["id"] for one in options["publicKey"]["allowCredentials"]] == [*device.keys]
    assert client.post("auth/confirm", {"credential": device.get(options)}).status == 204
    assert client.post("auth/passkeys/options").status == 200


def test_a_challenge_is_good_for_one_answer(anna: ApiClient, device: PasskeyDevice) -> None:
    added(anna, device)
    client = ApiClient()
    body = {"credential": device.get(client.post("auth/login/passkey/options").body)}
    assert client.post("auth/login/passkey", body).status == 200
    assert client.post("auth/login/passkey", body).code == "invalid"
    assert ApiClient().post("auth/login/passkey", body).code == "invalid", "elsewhere neither"


def wrong_origin(device: PasskeyDevice) -> None:
    device.origin = "http://localhost.example"


def not_verified(device: PasskeyDevice) -> None:
    device.flags &= ~0x04


def another_key(device: PasskeyDevice) -> None:
    (number,) = device.keys
    other = PasskeyDevice()
    other.create({"publicKey": {"user": {"id": "x"}, "rp": {"id": "x"}, "challenge": "x"}})
    ((key, _),) = other.keys.values()
    device.keys[number] = (key, device.keys[number][1])


def another_account(device: PasskeyDevice) -> None:
    (number,) = device.keys
    account("Boris")
    other = str(User.objects.get(name="Boris").pk)
    device.keys[number] = (device.keys[number][0], websafe_encode(other.encode()))


def nobody(device: PasskeyDevice) -> None:
    (number,) = device.keys
    device.keys[number] = (device.keys[number][0], websafe_encode(b"999999"))


def no_handle(device: PasskeyDevice) -> None:
    (number,) = device.keys
    device.keys[number] = (device.keys[number][0], "")


@pytest.mark.parametrize(
    "spoil", [wrong_origin, not_verified, another_key, another_account, nobody, no_handle]
)
def test_a_wrong_answer_logs_nobody_in(
    anna: ApiClient, device: PasskeyDevice, spoil: Callable[[PasskeyDevice], None]
) -> None:
    added(anna, device)
    spoil(device)
    client = ApiClient()
    reply = log_in(client, device)
    assert (reply.status, reply.code) == (400, "invalid"), reply
    assert client.get("auth/me").body["kind"] == "anonymous"


@pytest.mark.parametrize("spoil", [wrong_origin, not_verified])
def test_no_passkey_of_another_site_or_an_unknown_owner_is_added(
    anna: ApiClient, device: PasskeyDevice, spoil: Callable[[PasskeyDevice], None]
) -> None:
    spoil(device)
    credential = device.create(anna.post("auth/passkeys/options").body)
    reply = anna.post("auth/passkeys", {"name": "Phone", "credential": credential})
    assert (reply.status, reply.code) == (400, "invalid"), reply
    assert anna.get("auth/passkeys").body == []


@pytest.mark.parametrize("seed", range(40))
def test_broken_bytes_are_refused_by_the_name_of_the_member(
    anna: ApiClient, device: PasskeyDevice, seed: int
) -> None:
    """Cut, change and replace the bytes of every member: each is refused, never a fault of ours."""
    rng = random.Random(seed)
    added(anna, device)
    made = device.create(anna.post("auth/passkeys/options").body)
    client = ApiClient()
    used = device.get(client.post("auth/login/passkey/options").body)
    for path, whole in (("auth/passkeys", made), ("auth/login/passkey", used)):
        credential = json.loads(json.dumps(whole))
        member = rng.choice(sorted(set(credential["response"]) - {"transports", "userHandle"}))
        value = bytearray(websafe_decode(credential["response"][member]))
        if rng.random() < 0.5:
            del value[rng.randrange(len(value)) :]
        else:
            value[rng.randrange(len(value))] ^= 1 << rng.randrange(8)
        credential["response"][member] = websafe_encode(bytes(value))
        sender, more = (anna, {"name": "Phone"}) if path == "auth/passkeys" else (client, {})
        reply = sender.post(path, {"credential": credential, **more})
        # A changed bit of the attestation may leave another key, as good as the first one.
        is_another_key = path == "auth/passkeys" and member == "attestationObject"
        assert reply.status == 400 or (is_another_key and reply.status == 201), (member, reply)


def test_a_removed_passkey_logs_nobody_in(anna: ApiClient, device: PasskeyDevice) -> None:
    passkey = added(anna, device)["passkey"]
    path = f"auth/passkeys/{passkey['id']}"
    assert anna.send("PATCH", path, {"name": "Old phone"}).body["name"] == "Old phone"
    assert anna.send("DELETE", path).status == 204
    assert anna.send("DELETE", path).code == "not_found"
    assert log_in(ApiClient(), device).code == "invalid"
    assert by_password(ApiClient()).status == 200, "the password is enough again"


def test_nobody_touches_the_passkey_of_another(anna: ApiClient, device: PasskeyDevice) -> None:
    passkey = added(anna, device)["passkey"]
    boris = account("Boris")
    confirm(boris)
    path = f"auth/passkeys/{passkey['id']}"
    assert boris.send("PATCH", path, {"name": "Mine"}).code == "not_found"
    assert boris.send("DELETE", path).code == "not_found"
    assert anna.get("auth/passkeys").body[0]["name"] == "Phone"


def test_the_last_way_in_stays(anna: ApiClient, device: PasskeyDevice) -> None:
    client = with_passkey_alone(anna, device)
    (passkey,) = client.get("auth/passkeys").body
    path = f"auth/passkeys/{passkey['id']}"
    body = {"current_password": "x", "new_password": "incorrect donkey battery"}
    assert client.post("auth/password", body).code == "confirmation_needed"
    confirm_by(client, device)
    assert client.send("DELETE", path).code == "last_way_in"
    assert client.post("auth/password", body).status == 204
    assert client.send("DELETE", path).status == 204


def test_an_account_has_so_many_at_most(
    anna: ApiClient, device: PasskeyDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 1)
    added(anna, device)
    credential = PasskeyDevice().create(anna.post("auth/passkeys/options").body)
    reply = anna.post("auth/passkeys", {"name": "Two", "credential": credential})
    assert reply.code == "too_many_passkeys"


def test_an_owner_without_a_password_deletes_the_account(
    anna: ApiClient, device: PasskeyDevice
) -> None:
    client = with_passkey_alone(anna, device)
    assert client.post("auth/delete", {}).code == "confirmation_needed"
    confirm_by(client, device)
    assert client.post("auth/delete", {}).status == 204
    assert log_in(ApiClient(), device).code == "invalid"
