"""The texts of mails: the reader's language, the shown name, and the event."""

import re
from pathlib import Path
from typing import Any

import allauth
import pytest
from django.conf import settings
from django.core import mail

from accounts.models import User
from tests.support.api import ApiClient
from tests.support.authenticators import PasskeyDevice, added
from tests.support.mail import app_code, key_in, mails_to
from tests.support.people import PASSWORD, account, confirm, log_in

pytestmark = pytest.mark.django_db(transaction=True)
NAMES = {"en": "MaryAnn_2150", "de": "Friedrich_2153", "ru": "Маша_2150"}
LANGUAGES = tuple(NAMES)
OLD, NEW, NOBODYS = "old@durak.example", "new@durak.example", "nobody@durak.example"
NEW_PASSWORD = "new horse, new battery"
REGISTRATION = re.compile(r"\bregist|зарегистрир|регистрац", re.IGNORECASE)
FORMAL = re.compile(r"\b(Sie|Ihr\w*|Ihnen)\b")
FAMILIAR = re.compile(r"\b(ты|тебя|тебе|твой|твоя|твоё|твою|твоей|твоего)\b", re.IGNORECASE)
CYRILLIC = re.compile("[\u0430-\u044f]")
MARKS = re.compile(r"[{}<>]|&\w+;|&#\d+;|%\(")
"""Characters that remain in a text with unfilled gaps, or with HTML."""
SWITCHED_OFF = {
    "account_already_exists",  # allauth's own registration, which nothing calls
    "email_deleted",  # an address is replaced, never taken away
    "login_code",
    "password_reset_code",
}
"""The mails of allauth that nothing on this site can send."""


def registered(language: str) -> ApiClient:
    client = ApiClient()
    body = {"username": NAMES[language], "password": PASSWORD, "email": OLD}
    reply = client.post("auth/register", body, Accept_Language=language)
    assert reply.status == 201, reply
    return client


def follow(message: Any) -> None:
    assert ApiClient().post("auth/email/confirm", {"key": key_in(message)}).status == 204


def change_address(client: ApiClient) -> None:
    confirm(client)
    assert client.send("PUT", "auth/email", {"email": NEW}).status == 200


def lose_password(email: str, **headers: str) -> None:
    assert ApiClient().post("auth/password/reset", {"email": email}, **headers).status == 204


def every_mail(language: str) -> dict[str, Any]:
    """Return each mail that the site sends, by allauth's name for it.

    Except for the first mail and the one to an unknown address, only the account determines the
    language.
    """
    sent: dict[str, Any] = {}

    def note(name: str) -> Any:
        (sent[name],) = mail.outbox
        mail.outbox.clear()
        return sent[name]

    client = registered(language)
    follow(note("email_confirmation_signup"))
    change_address(client)
    follow(note("email_confirmation"))
    assert note("email_changed").to == [OLD]
    lose_password(NOBODYS, Accept_Language=language)
    note("unknown_account")
    lose_password(NEW)
    body = {"key": key_in(note("password_reset_key")), "password": PASSWORD}
    assert ApiClient().post("auth/password/reset/confirm", body).status == 204
    note("password_reset")
    client = log_in(NAMES[language])
    confirm(client)
    code = app_code(client.post("auth/two-factor/setup").body["secret"])
    assert client.send("PUT", "auth/two-factor", {"code": code}).status == 200
    note("totp_activated")
    assert client.post("auth/two-factor/recovery-codes").status == 200
    note("recovery_codes_generated")
    assert client.send("DELETE", "auth/two-factor").status == 204
    note("totp_deactivated")
    passkey = added(client, PasskeyDevice(), "Phone")
    note("webauthn_added")
    assert client.send("DELETE", f"auth/passkeys/{passkey['passkey']['id']}").status == 204
    note("webauthn_removed")
    passwords = {"current_password": PASSWORD, "new_password": NEW_PASSWORD}
    assert client.post("auth/password", passwords).status == 204
    note("password_changed")
    user = User.objects.get()
    user.set_unusable_password()
    user.save()
    no_password = {**passwords, "current_password": " "}
    assert ApiClient(user).post("auth/password", no_password).status == 204
    note("password_set")
    return sent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mail_to_a_known_reader_calls_them_by_the_name_that_others_see(language: str) -> None:
    to_anybody = {"unknown_account", "email_confirmation", "email_confirmation_signup"}
    for name, message in every_mail(language).items():
        greeting = message.body.partition("\n")[0]
        assert (NAMES[language] in greeting) == (name not in to_anybody), message.body
        assert NAMES[language].lower() not in message.body, name
        site = "Дурак" if language == "ru" else "Durak"
        assert message.subject.startswith(f"{site}: "), name
        assert message.body.rstrip().endswith(f"-- \n{site}, {settings.DURAK_PUBLIC_URL}"), name
        assert language != "ru" or "Durak" not in message.body.replace(
            settings.DURAK_PUBLIC_URL, ""
        )


@pytest.mark.parametrize("name", ["evil.example", "Durak-win.example", "www.evil.example"])
def test_a_mail_to_an_address_that_may_be_a_strangers_has_no_word_of_the_sender(name: str) -> None:
    client = account(name, email=OLD)
    change_address(client)
    assert len(mail.outbox) == 2
    for message in mail.outbox:
        assert name.lower() not in f"{message.subject} {message.body}".lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mail_is_in_its_readers_language(language: str) -> None:
    hello = {"en": "Hello", "de": "Hallo", "ru": "Здравствуйте"}[language]
    for name, message in every_mail(language).items():
        assert message.body.startswith(hello), name
        is_russian = CYRILLIC.search(message.subject) is not None
        assert is_russian == (language == "ru"), message.subject


def test_german_mails_say_du() -> None:
    for name, message in every_mail("de").items():
        assert FORMAL.search(message.subject + message.body) is None, message.body
        assert re.search(r"\b([Dd]u|[Dd]ein\w*|dich)\b", message.body), name


def test_russian_mails_say_vy() -> None:
    for message in every_mail("ru").values():
        assert FAMILIAR.search(message.subject + message.body) is None, message.body
        assert re.search(r"\b([Вв]ы|[Вв]аш\w*|вам\w*)\b", message.body), message.body
        assert "учетн" not in message.body, "the site writes ё"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_is_plain_text_with_every_gap_filled(language: str) -> None:
    for name, message in every_mail(language).items():
        assert MARKS.search(message.subject + message.body) is None, message.body
        assert message.content_subtype == "plain", name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_address_is_called_no_registration(language: str) -> None:
    sent = every_mail(language)
    for name in ("email_confirmation", "email_changed"):
        message = sent[name]
        assert REGISTRATION.search(message.subject + message.body) is None, message.body
    first, other = sent["email_confirmation_signup"], sent["email_confirmation"]
    assert REGISTRATION.search(first.body), first.body
    assert first.subject != other.subject


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_that_is_sent_again_comes_with_the_same_words(language: str) -> None:
    client = registered(language)
    assert client.post("auth/email/resend").status == 204
    first, again = mails_to(OLD)
    assert REGISTRATION.search(again.body), again.body
    follow(again)
    change_address(client)
    assert client.post("auth/email/resend").status == 204
    change, again_changed = mails_to(NEW)
    assert REGISTRATION.search(again_changed.body) is None, again_changed.body
    assert (first.subject, change.subject) == (again.subject, again_changed.subject)


def test_the_first_address_of_an_account_that_had_none_is_called_no_registration() -> None:
    client = ApiClient()
    assert client.post("auth/register", {"username": "Anna", "password": PASSWORD}).status == 201
    change_address(client)
    assert client.post("auth/email/resend").status == 204
    bodies = [message.body for message in mails_to(NEW)]
    assert len(bodies) == 2
    assert not any(REGISTRATION.search(body) for body in bodies)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_after_a_change_of_name_says_the_login_name(language: str) -> None:
    client = registered(language)
    shown = {"en": "Mary O'Neil", "de": "Fritz O'Neil", "ru": "Маша Д'Арк"}[language]
    lose_password(OLD)
    assert client.patch("auth/me", {"name": shown}).status == 200
    lose_password(OLD)
    before, after = mails_to(OLD)[-2:]
    assert NAMES[language].lower() not in before.body, "they log in by the name that is shown"
    assert shown in after.body.partition("\n")[0]
    assert NAMES[language].lower() in after.body


def test_a_mail_about_an_account_is_in_its_language_whoever_asked() -> None:
    registered("ru")
    lose_password(OLD, Accept_Language="de")
    link = mails_to(OLD)[-1]
    body = {"key": key_in(link), "password": NEW_PASSWORD}
    ApiClient().post("auth/password/reset/confirm", body, Accept_Language="de")
    done = mails_to(OLD)[-1]
    assert [m.subject for m in (link, done)] == [
        "Дурак: Задайте новый пароль",
        "Дурак: Пароль изменён",
    ]


def test_a_mail_about_a_change_names_the_origin_of_the_change() -> None:
    client = registered("de")
    passwords = {"current_password": PASSWORD, "new_password": NEW_PASSWORD}
    client.post("auth/password", passwords, User_Agent="Netscape <4> & {ip}")
    body = mails_to(OLD)[-1].body
    assert "IP-Adresse: 127.0.0.1\nBrowser: Netscape <4> & {ip}\nZeit: " in body
    assert re.search(r"Zeit: \d+\. \w+ \d{4} \d\d:\d\d UTC\n", body), body


def test_allauth_has_no_mail_for_which_the_site_has_no_words() -> None:
    package = Path(allauth.__file__).parent
    sources = [file for part in ("account", "mfa") for file in (package / part).rglob("*.py")]
    named = re.compile(r"[\"'](?:account|mfa)/email/(\w+)[\"']")
    known = {name for file in sources for name in named.findall(file.read_text())}
    assert known - SWITCHED_OFF == set(every_mail("en"))
