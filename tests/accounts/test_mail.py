"""E-mail addresses: confirmation, change, and the reset of a lost password."""

import pytest
from django.contrib.auth.hashers import PBKDF2PasswordHasher
from django.core import mail
from kombu.exceptions import OperationalError
from pytest_django.fixtures import Settings

from accounts.models import User
from accounts.tasks import send_mail
from tests.support.api import ApiClient, guest
from tests.support.mail import key_in, mails_to
from tests.support.people import EMAIL, PASSWORD, account, confirm, log_in

pytestmark = pytest.mark.django_db(transaction=True)
NEW = "new horse, new battery"


def test_a_registration_sends_a_link_that_confirms_the_address() -> None:
    client = account(email="Anna@Durak.Example")
    assert client.get("auth/email").body == {"email": EMAIL, "confirmed": False, "pending": None}
    (message,) = mails_to(EMAIL)
    assert message.subject.startswith("Durak: ")
    reply = ApiClient().post("auth/email/confirm", {"key": key_in(message)})
    assert reply.status == 204
    assert client.get("auth/email").body == {"email": EMAIL, "confirmed": True, "pending": None}


def test_a_link_names_the_public_address_whatever_the_request_says(settings: Settings) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    client = ApiClient()
    body = {"username": "Anna", "password": PASSWORD, "email": EMAIL}
    assert client.post("auth/register", body, Host="evil.example").status == 201
    assert "evil" not in mails_to(EMAIL)[0].body
    assert f"{settings.DURAK_PUBLIC_URL}/confirm-email?key=" in mails_to(EMAIL)[0].body


@pytest.mark.parametrize(("language", "word"), [("de", "E-Mail"), ("ru", "адрес")])
def test_a_mail_speaks_its_readers_language(language: str, word: str) -> None:
    client = ApiClient()
    body = {"username": "Anna", "password": PASSWORD, "email": EMAIL}
    client.post("auth/register", body, Accept_Language=language)
    assert word in mails_to(EMAIL)[0].body


def test_a_mail_leaves_at_once_while_the_broker_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object, **__: object) -> None:
        raise OperationalError

    monkeypatch.setattr(send_mail, "apply_async", away)
    account(email=EMAIL)
    assert len(mails_to(EMAIL)) == 1


def test_an_account_needs_no_address() -> None:
    client = account()
    assert client.get("auth/email").body == {"email": None, "confirmed": False, "pending": None}
    assert mail.outbox == []
    assert client.post("auth/email/resend").code == "not_found"


def test_the_link_can_be_sent_again() -> None:
    client = account(email=EMAIL)
    assert client.post("auth/email/resend").status == 204
    assert len(mails_to(EMAIL)) == 2


@pytest.mark.parametrize("key", ["nothing", "MQ:1xyz:abc", "0" * 200])
def test_a_made_up_link_confirms_nothing(key: str) -> None:
    reply = ApiClient().post("auth/email/confirm", {"key": key})
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "key")
    assert reply.body["errors"][0]["code"] == "invalid_or_expired_key"


def test_a_new_address_replaces_the_old_one_once_it_is_confirmed() -> None:
    client = account(email=EMAIL)
    ApiClient().post("auth/email/confirm", {"key": key_in(mails_to(EMAIL)[0])})
    new = "anna@elsewhere.example"
    reply = client.send("PUT", "auth/email", {"email": new})
    assert (reply.status, reply.code) == (403, "confirmation_needed")
    confirm(client)
    reply = client.send("PUT", "auth/email", {"email": new})
    assert reply.body == {"email": EMAIL, "confirmed": True, "pending": new}
    ApiClient().post("auth/email/confirm", {"key": key_in(mails_to(new)[0])})
    assert client.get("auth/email").body == {"email": new, "confirmed": True, "pending": None}
    assert new in mails_to(EMAIL)[-1].body, "a mail to the former address names the new one"


def test_somebody_elses_address_looks_like_any_other() -> None:
    account(email=EMAIL)
    ApiClient().post("auth/email/confirm", {"key": key_in(mails_to(EMAIL)[0])})
    other = account("Boris", email=EMAIL)
    assert other.get("auth/email").body == {"email": EMAIL, "confirmed": False, "pending": None}
    reply = ApiClient().post("auth/email/confirm", {"key": key_in(mails_to(EMAIL)[1])})
    assert reply.code == "invalid", "only one account may have it confirmed"


def test_the_owner_of_an_address_logs_in_by_it_too() -> None:
    account(email=EMAIL)
    assert log_in("ANNA@durak.example").get("auth/me").body["name"] == "Anna"


def test_a_lost_password_is_replaced_by_a_mailed_link_and_every_session_ends() -> None:
    client = account(email=EMAIL)
    assert ApiClient().post("auth/password/reset", {"email": EMAIL}).status == 204
    body = {"key": key_in(mails_to(EMAIL)[-1]), "password": NEW}
    assert ApiClient().post("auth/password/reset/confirm", body).status == 204
    assert client.get("auth/me").body["kind"] == "anonymous"
    assert log_in(password=NEW).get("auth/me").body["name"] == "Anna"
    again = ApiClient().post("auth/password/reset/confirm", body)
    assert again.body["errors"][0]["code"] == "invalid_password_reset", "a link works once"


@pytest.mark.parametrize(
    "key",
    ["0", "-", "-0", "1-", "1-0", "-1-0", "zzzzzzzzzzzz-0", "1y2p0ij32e8e8-0", "zzzzzzzzzzzzzz-0"],
)
def test_a_link_that_is_not_ours_changes_no_password(key: str) -> None:
    reply = ApiClient().post("auth/password/reset/confirm", {"key": key, "password": NEW})
    assert (reply.status, reply.body["errors"][0]["code"]) == (400, "invalid_password_reset")


def test_a_weak_new_password_is_named_and_changes_nothing() -> None:
    account(email=EMAIL)
    ApiClient().post("auth/password/reset", {"email": EMAIL})
    body = {"key": key_in(mails_to(EMAIL)[-1]), "password": "12345678"}
    reply = ApiClient().post("auth/password/reset/confirm", body)
    assert (reply.code, reply.body["field"]) == ("invalid", "password")
    log_in()


def test_a_reset_does_not_tell_whether_there_is_an_account() -> None:
    account(email=EMAIL)
    known = ApiClient().post("auth/password/reset", {"email": EMAIL})
    unknown = ApiClient().post("auth/password/reset", {"email": "nobody@durak.example"})
    assert (known.status, known.body) == (unknown.status, unknown.body) == (204, None)
    assert "key=" not in mails_to("nobody@durak.example")[0].body


def test_guests_and_deactivated_accounts_get_no_link() -> None:
    account(email=EMAIL)
    User.objects.update(is_active=False)
    mail.outbox.clear()
    ApiClient().post("auth/password/reset", {"email": EMAIL})
    assert [message for message in mail.outbox if "key=" in message.body] == []
    assert guest().post("auth/email/resend").code == "account_needed"


def test_a_login_costs_as_much_work_whether_or_not_there_is_an_account(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    account(email=EMAIL)
    work: list[int] = []
    encode = PBKDF2PasswordHasher.encode

    def counted(self: PBKDF2PasswordHasher, *arguments: object, **named: object) -> str:
        work.append(1)
        return encode(self, *arguments, **named)  # type: ignore[arg-type]  # passed on unread

    monkeypatch.setattr(PBKDF2PasswordHasher, "encode", counted)
    hashes = []
    for name in ("Anna", "Nobody", EMAIL, "nobody@durak.example"):
        work.clear()
        ApiClient().post("auth/login", {"username": name, "password": "wrong"})
        hashes.append(len(work))
    assert len(set(hashes)) == 1
    assert hashes[0] > 0


def test_a_changed_password_ends_every_other_session() -> None:
    here = account(email=EMAIL)
    there = log_in()
    body = {"current_password": "wrong", "new_password": NEW}
    reply = here.post("auth/password", body)
    assert (reply.code, reply.body["field"]) == ("invalid", "current_password")
    assert here.post("auth/password", {**body, "current_password": PASSWORD}).status == 204
    assert here.get("auth/me").body["kind"] == "account"
    assert there.get("auth/me").body["kind"] == "anonymous"
    log_in(password=NEW)
