"""Sign-in with an OpenID provider: a real one on this machine, and what goes wrong."""

import base64
import hashlib
from collections.abc import Iterator

import pytest
from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount

from accounts.models import User
from accounts.services import identities
from accounts.services.identities import Identity
from tests.support.api import ApiClient, duel, guest
from tests.support.authenticators import PasskeyDevice, added
from tests.support.openid import (
    CLIENT_ID,
    come_back,
    parameters_of,
    signed_in,
    signing_in_with,
    way_to,
)
from tests.support.openid_server import DISCOVERY, TOKEN, OpenIdServer, openid_server, with_query
from tests.support.people import account, confirm

pytestmark = pytest.mark.django_db
ALICE = Identity("club", "alice")


@pytest.fixture(autouse=True)
def club(monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenIdServer]:
    """Run the provider "Club", which is switched on."""
    # The provider's library insists on https otherwise.
    monkeypatch.setenv("AUTHLIB_INSECURE_TRANSPORT", "1")
    with openid_server() as server, signing_in_with(("Club", server.issuer)):
        yield server


@pytest.fixture
def anna() -> ApiClient:
    client = account("Anna")
    confirm(client)
    return client


def registered(client: ApiClient, name: str = "Alisa") -> User:
    reply = client.post("auth/newcomer", {"username": name})
    assert reply.status == 201, reply
    assert reply.headers["Location"] == "/api/v1/auth/me"
    return User.objects.get(pk=reply.body["id"])


def newcomer(server: OpenIdServer, name: str = "Alisa", subject: str = "alice") -> ApiClient:
    """The client of a new account that the provider logs in to."""
    client = ApiClient()
    assert signed_in(client, server, subject) == "/sign-in?next=%2F"
    registered(client, name)
    return client


def test_a_newcomer_chooses_a_name_and_comes_back_later(club: OpenIdServer) -> None:
    club.knows("alice", name="Alice Real-Name", preferred_username="alice99")
    client = ApiClient()
    assert signed_in(client, club, next="/lobby") == "/sign-in?next=%2Flobby"
    assert client.get("auth/me").body["kind"] == "anonymous", "nothing is made without a name"
    assert client.get("auth/newcomer").body == {
        "provider": {"id": "club", "name": "Club"},
        "email": None,
        "address_taken": False,
    }
    user = registered(client)
    assert (user.name, user.first_name, user.last_name, user.email) == ("Alisa", "", "", "")
    assert client.get("auth/me").body["name"] == "Alisa"
    assert client.post("auth/newcomer", {"username": "Alisa2"}).code == "no_login_pending"
    elsewhere = ApiClient()
    assert signed_in(elsewhere, club, next="/games/abc") == "/games/abc"
    assert elsewhere.get("auth/me").body["id"] == user.pk


def test_only_provider_and_subject_are_kept(club: OpenIdServer) -> None:
    club.knows("alice", name="Alice Real-Name", email="alice@club.example", email_verified=True)
    newcomer(club)
    (row,) = SocialAccount.objects.all()
    assert (row.provider, row.uid, row.extra_data) == ("club", "alice", {})


def test_a_guest_keeps_id_and_games(club: OpenIdServer) -> None:
    client = guest()
    before, game_id = client.get("auth/me").body["id"], duel(client)
    signed_in(client, club)
    assert client.get("auth/me").body["kind"] == "guest"
    assert registered(client).pk == before
    elsewhere = ApiClient()
    signed_in(elsewhere, club)
    assert [game["id"] for game in elsewhere.get("games?mine=true").body["results"]] == [game_id]


def test_the_request_has_state_nonce_and_pkce(club: OpenIdServer) -> None:
    client = ApiClient()
    url = way_to(client)
    asked = parameters_of(url)
    assert (asked["client_id"], asked["response_type"]) == (CLIENT_ID, "code")
    assert set(asked["scope"].split()) == {"openid", "email"}
    assert asked["redirect_uri"] == "http://localhost:8000/sign-in/club/callback"
    assert asked["code_challenge_method"] == "S256"
    assert len(asked["state"]) >= 43
    assert len(asked["nonce"]) >= 43
    again = parameters_of(way_to(client))
    assert not {asked[name] for name in ("state", "nonce", "code_challenge")} & set(again.values())
    come_back(client, club.agreed(url, "alice"))
    (sent,) = club.token_requests
    digest = hashlib.sha256(sent["code_verifier"].encode()).digest()
    assert base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == asked["code_challenge"]


def test_a_verified_address_is_taken_over(club: OpenIdServer) -> None:
    club.knows("alice", email="Alice@Club.example", email_verified=True)
    client = ApiClient()
    signed_in(client, club)
    assert client.get("auth/newcomer").body["email"] == "alice@club.example"
    user = registered(client)
    address = EmailAddress.objects.get(user=user)
    assert (address.email, address.verified, address.primary) == ("alice@club.example", True, True)


@pytest.mark.parametrize("claim", [False, None, "true", 1])
def test_an_unverified_address_is_not_believed(club: OpenIdServer, claim: object) -> None:
    club.knows("alice", email="alice@club.example", email_verified=claim)
    client = ApiClient()
    signed_in(client, club)
    assert client.get("auth/newcomer").body["email"] is None
    user = registered(client)
    assert user.email == ""
    assert not EmailAddress.objects.exists()


def test_no_account_is_entered_or_changed_by_an_equal_address(club: OpenIdServer) -> None:
    anna = account("Anna", email="anna@durak.example")
    EmailAddress.objects.update(verified=True)
    club.knows("mallory", email="anna@durak.example", email_verified=True)
    client = ApiClient()
    assert signed_in(client, club, "mallory") == "/sign-in?next=%2F"
    assert client.get("auth/newcomer").body["address_taken"] is True
    user = registered(client, "Mallory")
    assert user.email == ""
    assert EmailAddress.objects.get().user.name == "Anna"
    assert client.get("auth/me").body["name"] == "Mallory"
    assert anna.get("auth/identities").body == []


def test_a_state_is_good_for_one_answer(club: OpenIdServer) -> None:
    client = ApiClient()
    back = club.agreed(way_to(client), "alice")
    assert come_back(client, back) == "/sign-in?next=%2F"
    assert come_back(client, back) == "/login?problem=expired"
    assert len(club.token_requests) == 1, "the code isn't even sent again"


def test_a_state_is_good_only_in_its_own_session(club: OpenIdServer) -> None:
    back = club.agreed(way_to(ApiClient()), "mallory")
    victim = ApiClient()
    way_to(victim)
    assert come_back(victim, back) == "/login?problem=expired"
    assert victim.get("auth/newcomer").code == "no_login_pending"
    for state in ("", "x"):
        assert come_back(victim, with_query(back, state=state)) == "/login?problem=expired"
    assert club.token_requests == []


def test_a_code_for_another_nonce_is_refused(club: OpenIdServer) -> None:
    newcomer(club)
    client = ApiClient()
    url = way_to(client)
    # An attacker's browser took the same way with another nonce.
    back = club.agreed(with_query(url, nonce="another"), "alice")
    assert come_back(client, back) == "/login?problem=provider_failed"
    assert client.get("auth/me").body["kind"] == "anonymous"


def test_an_id_token_of_another_issuer_is_refused(club: OpenIdServer) -> None:
    newcomer(club)
    client = ApiClient()
    back = club.agreed(way_to(client), "alice")
    club.claimed_host[TOKEN] = "evil.example"
    assert come_back(client, back) == "/login?problem=provider_failed"
    assert client.get("auth/me").body["kind"] == "anonymous"


def test_a_discovery_document_of_another_issuer_is_refused(club: OpenIdServer) -> None:
    club.claimed_host[DISCOVERY] = "evil.example"
    reply = ApiClient().post("auth/providers/club/sign-in", {})
    assert (reply.status, reply.code) == (503, "unavailable")


def test_an_answer_in_the_name_of_another_issuer_is_refused(club: OpenIdServer) -> None:
    client = ApiClient()
    back = club.agreed(way_to(client), "alice")
    assert come_back(client, with_query(back, iss="https://evil.example")) == (
        "/login?problem=provider_failed"
    )
    assert club.token_requests == [], "the other one gets no code"
    right = club.agreed(way_to(client), "alice")
    assert come_back(client, with_query(right, iss=club.issuer)) == "/sign-in?next=%2F"


def test_the_same_subject_at_another_provider_is_another_person(club: OpenIdServer) -> None:
    newcomer(club)
    with openid_server() as other, signing_in_with(("Club", club.issuer), ("Other", other.issuer)):
        client = ApiClient()
        back = other.agreed(way_to(client, "other"), "alice")
        # The state belongs to the provider that it was made for.
        assert come_back(client, back.replace("/other/", "/club/")) == "/login?problem=expired"
        back = other.agreed(way_to(client, "other"), "alice")
        assert come_back(client, back) == "/sign-in?next=%2F"
        assert registered(client, "Alisa2").name == "Alisa2"


def test_a_provider_that_is_off_or_unknown_signs_nobody_in(club: OpenIdServer) -> None:
    client = ApiClient()
    shown = {"id": "club", "name": "Club"}
    assert shown in client.get("auth/providers").body
    back = club.agreed(way_to(client), "alice")
    assert client.post("auth/providers/nobody/sign-in", {}).code == "not_found"
    assert come_back(client, back.replace("/club/", "/nobody/")) == "/login?problem=not_found"


def test_a_person_who_refuses_is_told_so(club: OpenIdServer) -> None:
    client = ApiClient()
    assert come_back(client, club.denied(way_to(client))) == "/login?problem=cancelled"


def test_a_provider_that_is_away_is_told(club: OpenIdServer) -> None:
    with signing_in_with(("Club", "http://127.0.0.1:1")):
        assert ApiClient().post("auth/providers/club/sign-in", {}).code == "unavailable"
    client = ApiClient()
    back = club.agreed(way_to(client), "alice")
    assert come_back(client, with_query(back, code="wrong")) == "/login?problem=provider_failed"


@pytest.mark.parametrize(
    "path",
    ["https://evil.example", "//evil.example", "/\\evil", "/\t/evil", "/\n\\evil", "lobby", ""],
)
def test_the_way_back_leads_to_this_site_alone(path: str) -> None:
    reply = ApiClient().post("auth/providers/club/sign-in", {"next": path})
    assert (reply.status, reply.body["errors"][0]["field"]) == (400, "next")


def test_an_account_links_a_provider_logs_in_and_unlinks_it(
    club: OpenIdServer, anna: ApiClient
) -> None:
    assert signed_in(anna, club, purpose="link") == "/account?linked=club"
    (linked,) = anna.get("auth/identities").body
    assert linked["provider"] == {"id": "club", "name": "Club"}
    assert linked["is_on"] is True
    elsewhere = ApiClient()
    assert signed_in(elsewhere, club) == "/"
    assert elsewhere.get("auth/me").body["name"] == "Anna"
    assert anna.send("DELETE", f"auth/identities/{linked['id']}").status == 204
    assert anna.get("auth/identities").body == []
    assert signed_in(ApiClient(), club) == "/sign-in?next=%2F"


def test_linking_needs_an_account_that_has_confirmed(club: OpenIdServer) -> None:
    link = {"purpose": "link"}
    path = "auth/providers/club/sign-in"
    assert ApiClient().post(path, link).code == "not_authenticated"
    assert guest().post(path, link).code == "account_needed"
    assert account("Boris").post(path, link).code == "confirmation_needed"
    assert club.token_requests == []


def test_an_identity_of_another_account_is_not_linked(club: OpenIdServer, anna: ApiClient) -> None:
    newcomer(club)
    assert signed_in(anna, club, purpose="link") == "/account?problem=identity_taken"
    assert anna.get("auth/identities").body == []


def test_a_session_that_changed_hands_links_nothing(club: OpenIdServer, anna: ApiClient) -> None:
    back = club.agreed(way_to(anna, purpose="link"), "alice")
    state = dict(anna.http.session)
    account("Boris")
    anna.post("auth/login", {"username": "Boris", "password": "correct horse battery"})
    session = anna.http.session
    session["socialaccount_states"] = state["socialaccount_states"]
    session.save()
    assert come_back(anna, back) == "/account?problem=expired"
    assert identities.account_of(ALICE) is None


def test_the_only_way_in_is_not_unlinked(club: OpenIdServer) -> None:
    client = newcomer(club)
    (only,) = client.get("auth/identities").body
    assert client.send("DELETE", f"auth/identities/{only['id']}").code == "last_way_in"
    added(client, PasskeyDevice())
    assert client.send("DELETE", f"auth/identities/{only['id']}").status == 204


def test_a_second_factor_is_asked_for_after_the_provider(
    club: OpenIdServer, anna: ApiClient
) -> None:
    signed_in(anna, club, purpose="link")
    device = PasskeyDevice()
    added(anna, device)
    client = ApiClient()
    assert signed_in(client, club, next="/lobby") == "/login?step=second&next=%2Flobby"
    assert client.get("auth/me").body["kind"] == "anonymous"
    step = {"second_step": True}
    credential = device.get(client.post("auth/login/passkey/options", step).body)
    reply = client.post("auth/login/passkey", {"credential": credential, **step})
    assert reply.body["name"] == "Anna"


def test_the_provider_confirms_who_it_is(club: OpenIdServer) -> None:
    newcomer(club)
    client = ApiClient()
    signed_in(client, club)
    session = client.http.session
    session["account_authentication_methods"][0]["at"] -= 301
    session.save()
    assert client.post("auth/passkeys/options").code == "confirmation_needed"
    assert signed_in(client, club, "bob", purpose="confirm", next="/account") == (
        "/account?problem=not_found"
    )
    assert client.post("auth/passkeys/options").code == "confirmation_needed"
    assert signed_in(client, club, purpose="confirm", next="/account") == "/account"
    assert client.post("auth/passkeys/options").status == 200


def test_a_guest_who_has_an_account_goes_on_with_it(club: OpenIdServer) -> None:
    newcomer(club)
    client = guest()
    former = client.get("auth/me").body["id"]
    assert signed_in(client, club) == "/"
    assert client.get("auth/me").body["name"] == "Alisa"
    assert client.get("auth/me").body["id"] != former
