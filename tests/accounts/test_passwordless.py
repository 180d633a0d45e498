"""Accounts without a password: registered by passkey, and recovered by two codes."""

from collections.abc import Iterator
from typing import Any

import pytest
from allauth.account.models import EmailAddress

from accounts.models import User
from accounts.services import identities
from accounts.services.identities import Identity
from accounts.services.passkeys import passkeys_of
from tests.support.api import ApiClient, ApiReply, duel, guest
from tests.support.authenticators import PasskeyDevice, added
from tests.support.people import PASSWORD, account, confirm
from tests.support.providers import provider

pytestmark = pytest.mark.django_db
Json = dict[str, Any]
BEGIN, REGISTER = "auth/register/passkey/options", "auth/register/passkey"


@pytest.fixture
def device() -> PasskeyDevice:
    return PasskeyDevice()


@pytest.fixture(autouse=True)
def _messenger() -> Iterator[None]:
    with provider("Messenger"):
        yield


def begun(client: ApiClient, name: str = "Nina") -> Json:
    reply = client.post(BEGIN, {"username": name})
    assert reply.status == 200, reply
    options: Json = reply.body
    return options


def sent(client: ApiClient, credential: Json, name: str = "Nina", **members: str) -> ApiReply:
    body = {"username": name, "name": "Phone", "credential": credential, **members}
    return client.post(REGISTER, body)


def registered(
    client: ApiClient, device: PasskeyDevice, name: str = "Nina", **members: str
) -> Json:
    reply = sent(client, device.create(begun(client, name)), name, **members)
    assert reply.status == 201, reply
    assert reply.headers["Location"] == "/api/v1/auth/me"
    body: Json = reply.body
    return body


def log_in(device: PasskeyDevice) -> tuple[ApiClient, ApiReply]:
    client = ApiClient()
    options = client.post("auth/login/passkey/options", {}).body
    return client, client.post("auth/login/passkey", {"credential": device.get(options)})


def test_a_newcomer_makes_an_account_with_a_name_and_a_passkey(device: PasskeyDevice) -> None:
    client = ApiClient()
    made = registered(client, device)
    assert (made["me"]["name"], made["me"]["kind"]) == ("Nina", "account")
    assert len(set(made["codes"])) == 10
    assert client.get("auth/me").body == made["me"]
    assert not User.objects.get(name="Nina").has_usable_password()
    assert [key["name"] for key in client.get("auth/passkeys").body] == ["Phone"]
    elsewhere, reply = log_in(device)
    assert (reply.status, reply.body["id"]) == (200, made["me"]["id"])
    assert elsewhere.get("auth/me").body["name"] == "Nina"


def test_the_device_shows_the_name_of_the_account_that_is_to_be() -> None:
    options = begun(ApiClient(), "Nina")["publicKey"]
    assert (options["user"]["name"], options["user"]["displayName"]) == ("Nina", "Nina")
    wanted = options["authenticatorSelection"]
    assert (wanted["residentKey"], wanted["userVerification"]) == ("required", "required")


def test_a_guest_becomes_the_account_and_keeps_id_and_games(device: PasskeyDevice) -> None:
    client = guest()
    before, game_id = client.get("auth/me").body, duel(client)
    made = registered(client, device)
    assert made["me"]["id"] == before["id"]
    assert [game["id"] for game in client.get("games?mine=true").body["results"]] == [game_id]
    elsewhere, _ = log_in(device)
    assert [game["id"] for game in elsewhere.get("games?mine=true").body["results"]] == [game_id]


def test_the_new_account_may_change_what_is_sensitive_at_once(device: PasskeyDevice) -> None:
    client = ApiClient()
    registered(client, device)
    assert added(client, PasskeyDevice(), "Laptop")["codes"] == [], "it has recovery codes"
    assert len(client.get("auth/passkeys").body) == 2


def test_the_only_passkey_stays(device: PasskeyDevice) -> None:
    client = ApiClient()
    registered(client, device)
    (key,) = client.get("auth/passkeys").body
    assert client.send("DELETE", f"auth/passkeys/{key['id']}").code == "last_way_in"
    _, reply = log_in(device)
    assert reply.status == 200


def test_beside_an_identity_at_a_provider_the_only_passkey_may_go(device: PasskeyDevice) -> None:
    client = ApiClient()
    registered(client, device)
    user = User.objects.get(name="Nina")
    row = identities.link_identity(user, Identity("messenger", "12"))
    (key,) = client.get("auth/passkeys").body
    with provider("Messenger", is_enabled=False):
        assert client.send("DELETE", f"auth/passkeys/{key['id']}").code == "last_way_in"
    assert client.send("DELETE", f"auth/passkeys/{key['id']}").status == 204
    assert passkeys_of(user) == []
    assert identities.identities_of(user) == [row]


def test_an_address_waits_to_be_confirmed(device: PasskeyDevice) -> None:
    registered(ApiClient(), device, email="nina@durak.example")
    address = EmailAddress.objects.get(email="nina@durak.example")
    assert (address.user.name, address.verified) == ("Nina", False)


@pytest.mark.parametrize("taken", ["Anna", "anna", "\N{CYRILLIC CAPITAL LETTER A}nna"])
def test_a_name_that_is_taken_or_looks_like_one_is_refused(taken: str) -> None:
    account("Anna")
    reply = ApiClient().post(BEGIN, {"username": taken})
    assert reply.code in {"username_taken", "invalid"}
    assert not User.objects.filter(is_guest=True).exists(), "no guest is made in vain"


@pytest.mark.parametrize("name", ["ab", "Nina!", "admin"])
def test_a_name_that_no_account_may_have_is_refused(name: str) -> None:
    reply = ApiClient().post(BEGIN, {"username": name})
    assert (reply.status, reply.body["errors"][0]["field"]) == (400, "username")


def test_a_name_that_was_taken_meanwhile_leaves_the_guest_a_guest(device: PasskeyDevice) -> None:
    client = ApiClient()
    options = begun(client)
    account("Nina")
    reply = sent(client, device.create(options))
    assert (reply.code, reply.body["field"]) == ("username_taken", "username")
    assert client.get("auth/me").body["kind"] == "guest"
    # The challenge is still good for another name.
    assert sent(client, device.create(options), "Nina2").status == 201


def test_a_challenge_is_good_for_one_account_in_its_own_session(device: PasskeyDevice) -> None:
    client, other = ApiClient(), ApiClient()
    options = begun(client)
    credential = device.create(options)
    begun(other, "Olga")
    for stranger in (ApiClient(), other):
        reply = sent(stranger, credential, "Olga")
        assert reply.body["errors"][0]["code"] == "incorrect_code", reply
    assert sent(client, credential).status == 201
    assert sent(client, credential, "Olga").code == "already_registered"


@pytest.mark.parametrize(
    "device", [PasskeyDevice(origin="https://evil.example"), PasskeyDevice(verifies=False)]
)
def test_a_passkey_of_another_site_or_an_unverified_owner_is_refused(device: PasskeyDevice) -> None:
    client = ApiClient()
    reply = sent(client, device.create(begun(client)))
    assert reply.body["errors"][0] == {
        "field": "credential",
        "code": "incorrect_code",
        "detail": reply.body["errors"][0]["detail"],
    }
    assert not User.objects.filter(is_guest=False).exists()


def test_an_account_makes_no_second_one(device: PasskeyDevice) -> None:
    client = account("Anna")
    assert client.post(BEGIN, {"username": "Nina"}).code == "already_registered"
    assert sent(client, device.create(begun(ApiClient()))).code == "already_registered"


def recover(name: str, code: str) -> tuple[ApiClient, ApiReply]:
    client = ApiClient()
    return client, client.post("auth/login/recovery", {"username": name, "code": code})


def test_two_recovery_codes_replace_a_lost_passkey(device: PasskeyDevice) -> None:
    made = registered(ApiClient(), device)
    first, second, third = made["codes"][:3]
    client, reply = recover("nina", first)
    assert reply.status == 204
    assert client.get("auth/me").body["kind"] == "anonymous", "one code is not enough"
    assert client.post("auth/login/code", {"code": first}).code == "invalid"
    assert client.post("auth/login/code", {"code": second}).body["id"] == made["me"]["id"]
    # A third one confirms who it is, and a new device is added.
    assert client.post("auth/passkeys/options").code == "confirmation_needed"
    assert client.post("auth/confirm", {"code": third}).status == 204
    new_device = PasskeyDevice()
    added(client, new_device, "New phone")
    _, reply = log_in(new_device)
    assert reply.body["id"] == made["me"]["id"]


def test_a_used_or_wrong_recovery_code_begins_nothing(device: PasskeyDevice) -> None:
    codes = registered(ApiClient(), device)["codes"]
    assert recover("Nina", codes[0])[1].status == 204
    wrong = next(code for code in map("{:08}".format, range(11)) if code not in codes)
    for code in (codes[0], wrong):
        client, reply = recover("Nina", code)
        assert (reply.status, reply.code) == (401, "wrong_credentials")
        assert client.post("auth/login/code", {"code": codes[1]}).code == "no_login_pending"


def test_an_account_with_a_password_is_not_entered_by_codes_alone(device: PasskeyDevice) -> None:
    anna = account("Anna")
    confirm(anna)
    codes = added(anna, device)["codes"]
    _, reply = recover("Anna", codes[0])
    assert reply.code == "wrong_credentials"
    state = anna.get("auth/two-factor").body
    assert state["recovery_codes_left"] == 10, "and the code is not used up"
    client = ApiClient()
    client.post("auth/login", {"username": "Anna", "password": PASSWORD})
    assert client.post("auth/login/code", {"code": codes[0]}).status == 200


def test_nobody_learns_which_names_exist() -> None:
    account("Anna")
    known, unknown = recover("Anna", "12345678")[1], recover("Nobody", "12345678")[1]
    assert known.body == unknown.body
