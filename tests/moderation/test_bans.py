"""The rights of a banned person: read the reason, appeal, export their data, delete the account."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import User
from moderation.models import BannedAddress, Reason, Sanction, SanctionKind
from moderation.services.banned_addresses import digest_of
from moderation.services.sanctions import lift, sanction
from moderation.tasks import tidy_up
from tests.support.api import ApiClient, guest
from tests.support.mail import key_in, mails_to
from tests.support.moderation import moderator
from tests.support.openid import signed_in, signing_in_with
from tests.support.openid_server import openid_server
from tests.support.people import EMAIL, PASSWORD, account, confirm, log_in

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("eager_tasks"),
]


def ban(name: str = "Anna", **members: Any) -> Sanction:
    return sanction(
        person_id=User.objects.get(name=name).pk,
        kind=SanctionKind.BAN,
        reason=Reason.CHEATING,
        by_id=moderator().pk,
        **members,
    )


def test_sessions_end_at_once_and_the_login_says_why() -> None:
    client = account()
    end = timezone.now() + timedelta(days=3)
    ban(words="Two browsers at one table.", until=end)
    assert client.get("auth/me").body["kind"] == "anonymous"
    shown = log_in().get("auth/me").body["sanctions"]
    assert [(s["kind"], s["reason"], s["words"], s["in_force"]) for s in shown] == [
        ("ban", "cheating", "Two browsers at one table.", True)
    ]
    assert shown[0]["until"] == end.isoformat().replace("+00:00", "Z")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "games"),
        ("GET", "players?q=bo"),
        ("GET", "following"),
        ("POST", "games"),
        ("POST", "reports"),
        ("POST", "auth/register"),
    ],
)
def test_other_endpoints_are_closed(method: str, path: str) -> None:
    account()
    end = timezone.now() + timedelta(days=3)
    ban(until=end)
    reply = log_in().send(method, path, {} if method == "POST" else None)
    assert (reply.status, reply.code) == (403, "banned")
    assert reply.body["until"] == end.isoformat().replace("+00:00", "Z")


def test_a_ban_for_good_has_no_end() -> None:
    account()
    ban()
    assert log_in().get("games").body["until"] is None


def test_account_data_and_the_way_out_stay_open() -> None:
    account(email=EMAIL)
    ban()
    client = log_in()
    confirm(client)
    for path in ("auth/sessions", "auth/email", "auth/export", "auth/two-factor", "sanctions/mine"):
        assert client.get(path).status == 200, path
    assert client.post("auth/export").status == 202
    assert client.patch("auth/me", {"language": "de"}).status == 200
    assert client.patch("auth/me", {"name": "Berta"}).code == "banned"
    assert client.post("auth/delete", {"password": PASSWORD}).status == 204


def test_a_guest_keeps_the_session_since_none_could_come_back() -> None:
    client = guest()
    user = User.objects.get(is_guest=True)
    ban(user.name)
    assert client.get("games").code == "banned"
    assert client.get("auth/me").body["sanctions"][0]["kind"] == "ban"
    assert client.post("auth/register", {"username": "Anna", "password": PASSWORD}).code == "banned"
    assert client.post("auth/delete").status == 204


def test_a_ban_that_is_lifted_opens_the_endpoints_again() -> None:
    account()
    made = ban()
    client = log_in()
    assert client.get("games").code == "banned"
    lift(sanction_id=made.pk, by_id=moderator().pk)
    assert client.get("games").status == 200
    assert client.get("auth/me").body["sanctions"] == []


def test_there_is_one_appeal_against_a_sanction() -> None:
    account()
    made = ban()
    client = log_in()
    assert client.get("sanctions/mine").body[0]["may_appeal"]
    reply = client.post("appeals", {"sanction": made.pk, "text": "My sister plays here, too."})
    assert (reply.status, reply.body["appeal"]["text"], reply.body["may_appeal"]) == (
        *(201, "My sister plays here, too."),
        False,
    )
    assert client.post("appeals", {"sanction": made.pk, "text": "Well?"}).code == "already_appealed"
    assert client.get("sanctions/mine").body[0]["appeal"]["outcome"] is None


def test_an_impossible_appeal_is_refused_by_name() -> None:
    client = account("Berta")
    account()
    made = ban()
    assert client.post("appeals", {"sanction": made.pk, "text": "Hm"}).code == "not_found"
    own = log_in()
    for text in ("", "   ", "x" * 2001):
        reply = own.post("appeals", {"sanction": made.pk, "text": text})
        assert (reply.code, reply.body["field"]) == ("invalid", "text")
    lift(sanction_id=made.pk, by_id=moderator().pk)
    assert own.post("appeals", {"sanction": made.pk, "text": "Hm"}).code == "not_in_force"


def test_a_warning_is_acknowledged() -> None:
    client = account()
    warning = sanction(
        person_id=User.objects.get(name="Anna").pk,
        kind=SanctionKind.WARNING,
        reason=Reason.INSULT,
        by_id=moderator().pk,
        words="Please be kind.",
    )
    assert client.get("auth/me").body["sanctions"][0]["words"] == "Please be kind."
    assert client.get("games").status == 200
    path = f"sanctions/{warning.pk}/acknowledgement"
    assert account("Berta").send("PUT", path).code == "not_found"
    assert client.send("PUT", path).body["acknowledged_at"] is not None
    assert client.get("auth/me").body["sanctions"] == []
    assert len(client.get("sanctions/mine").body) == 1


def test_a_deleted_ban_comes_back_with_the_address_once_it_is_confirmed() -> None:
    client = account(email=EMAIL)
    client.post("auth/email/confirm", {"key": key_in(mails_to(EMAIL)[-1])})
    made = ban(until=timezone.now() + timedelta(days=30))
    log_in().post("auth/delete", {"password": PASSWORD})
    assert [row.digest for row in BannedAddress.objects.all()] == [digest_of(EMAIL.upper())]
    again = account("Berta", email=EMAIL)
    assert again.get("games").status == 200, "typing an address doesn't show whose it was"
    again.post("auth/email/confirm", {"key": key_in(mails_to(EMAIL)[-1])})
    assert again.get("auth/me").body["kind"] == "anonymous"
    carried = log_in("Berta").get("auth/me").body["sanctions"][0]
    assert (carried["kind"], carried["reason"]) == ("ban", "cheating")
    assert Sanction.objects.get(person__name="Berta").until == made.until


@pytest.mark.parametrize("written", [EMAIL, EMAIL.upper()])
def test_a_deleted_ban_comes_back_with_the_address_of_a_provider(
    monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    client = account(email=EMAIL)
    client.post("auth/email/confirm", {"key": key_in(mails_to(EMAIL)[-1])})
    made = ban(until=timezone.now() + timedelta(days=30))
    log_in().post("auth/delete", {"password": PASSWORD})
    # The provider's library insists on https otherwise.
    monkeypatch.setenv("AUTHLIB_INSECURE_TRANSPORT", "1")
    with openid_server() as club, signing_in_with(("Club", club.issuer)):
        club.knows("anna", email=written, email_verified=True)
        newcomer = ApiClient()
        signed_in(newcomer, club, "anna")
        newcomer.post("auth/newcomer", {"username": "Berta"})
        again = ApiClient()
        signed_in(again, club, "anna")
    assert again.get("games").code == "banned"
    (carried,) = again.get("auth/me").body["sanctions"]
    assert (carried["kind"], carried["reason"]) == ("ban", "cheating")
    assert Sanction.objects.get(person__name="Berta").until == made.until


def test_the_hash_of_an_address_is_deleted_with_the_ban() -> None:
    client = account(email=EMAIL)
    client.post("auth/email/confirm", {"key": key_in(mails_to(EMAIL)[-1])})
    ban(until=timezone.now() + timedelta(days=30))
    log_in().post("auth/delete", {"password": PASSWORD})
    BannedAddress.objects.update(until=timezone.now())
    tidy_up()
    assert not BannedAddress.objects.exists()
    again = account("Berta", email=EMAIL)
    again.post("auth/email/confirm", {"key": key_in(mails_to(EMAIL)[-1])})
    assert again.get("games").status == 200


def test_an_address_that_was_never_confirmed_is_nobodys() -> None:
    account(email=EMAIL)
    ban()
    log_in().post("auth/delete", {"password": PASSWORD})
    assert not BannedAddress.objects.exists()
