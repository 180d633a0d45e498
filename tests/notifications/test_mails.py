"""Mails of notifications: who gets one, when, in which words, and what a broken server does."""

from datetime import timedelta
from smtplib import SMTPServerDisconnected
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.utils import timezone
from pytest_django import Settings

from accounts.models import User
from notifications.kinds import TOPIC_OF, Channel, Kind, Topic
from notifications.models import MailDelivery, Notification
from notifications.services.mails import UNREAD_FOR, deliver_mail
from notifications.services.notifying import mark_read, notify, remind
from notifications.services.outgoing import MAX_ATTEMPTS, due_messages
from notifications.services.preferences import change_preferences
from notifications.tasks import deliver_due_mails
from tests.support.api import ApiClient
from tests.support.games import some_user
from tests.support.mail import mails_to
from tests.support.people import EMAIL, mailed_user

pytestmark = pytest.mark.django_db(transaction=True)
GAME = "aB3dE6gH9k"
TOURNAMENT = {"tournament": "Cup4Today1"}
A_DAY = timedelta(days=1)


def reader(*, language: str = "en") -> User:
    """A user with a confirmed address who has switched all mails on."""
    user = mailed_user(language=language)
    change_preferences(
        user_id=user.pk, channels={topic: {Channel.MAIL: True} for topic in Topic}, invited_by=None
    )
    return user


def tell(user: User, kind: Kind = Kind.TOURNAMENT_SOON, **facts: Any) -> Notification:
    """Notify the user about a tournament or a game."""
    data = TOURNAMENT if TOPIC_OF[kind] == Topic.TOURNAMENT else {}
    game_id = "" if data else GAME
    made = notify(user_id=user.pk, kind=kind, game_id=game_id, data=data, **facts)
    assert made is not None
    return made


def send_all(*, after: timedelta = timedelta()) -> list[bool | None]:
    """Send the mails that are due when this time has passed."""
    for row in MailDelivery.objects.all():
        MailDelivery.objects.filter(pk=row.pk).update(
            next_at=row.next_at - after, expires_at=row.expires_at - after
        )
    return [deliver_mail(each) for each in due_messages(MailDelivery, now=timezone.now())]


def test_nobody_gets_mails_who_has_not_switched_them_on() -> None:
    user = mailed_user()
    for kind in Kind:
        if TOPIC_OF[kind] != Topic.FRIEND:
            tell(user, kind)
    assert not MailDelivery.objects.exists()
    topics = ApiClient(user).get("me/notification-settings").body["topics"]
    assert [name for name, channels in topics.items() if channels["mail"]] == []


@pytest.mark.parametrize(
    ("language", "subject", "words"),
    [
        ("en", "Durak: Your tournament begins soon", "Be there in time"),
        ("de", "Durak: Dein Turnier beginnt bald", "Sei pünktlich da"),
        ("ru", "Дурак: Скоро начнётся ваш турнир", "Приходите вовремя"),
    ],
)
def test_a_tournament_is_reminded_of_at_once_in_the_readers_language(
    language: str, subject: str, words: str, settings: Settings
) -> None:
    tell(reader(language=language), good_for=timedelta(minutes=10))
    assert send_all() == [True]
    (message,) = mails_to(EMAIL)
    assert message.subject == subject
    assert words in message.body
    assert f"{settings.DURAK_PUBLIC_URL}/tournaments/Cup4Today1\n" in message.body
    assert send_all() == []


def test_other_mails_wait_for_ten_minutes_unread() -> None:
    tell(reader(), Kind.TURN)
    assert send_all(after=UNREAD_FOR - timedelta(seconds=30)) == []
    assert send_all(after=timedelta(seconds=31)) == [True]
    (message,) = mails_to(EMAIL)
    assert f"/games/{GAME}\n" in message.body


@pytest.mark.parametrize("kind", [Kind.TURN, Kind.TOURNAMENT_SOON])
def test_what_was_read_is_not_mailed(kind: Kind) -> None:
    user = reader()
    tell(user, kind)
    mark_read(user_id=user.pk)
    assert send_all(after=UNREAD_FOR) == [None]
    assert mail.outbox == []
    assert not MailDelivery.objects.exists()


@pytest.mark.parametrize("good_for", [timedelta(seconds=15), UNREAD_FOR])
def test_what_is_outdated_by_then_is_never_planned(good_for: timedelta) -> None:
    tell(reader(), Kind.MATCH, good_for=good_for)
    assert not MailDelivery.objects.exists()


def test_what_is_outdated_because_no_worker_ran_is_not_mailed() -> None:
    tell(reader(), Kind.TOURNAMENT_SOON, good_for=timedelta(minutes=10))
    assert send_all(after=timedelta(minutes=10)) == [None]
    assert mail.outbox == []


def test_a_reminder_adds_no_second_mail() -> None:
    """One mail comes until the notification is read, whether it was sent or still waits."""
    row = tell(reader(), Kind.TURN)
    remind(row, data={})
    assert send_all(after=UNREAD_FOR) == [True]
    remind(row, data={})
    assert send_all(after=A_DAY) == []


@pytest.mark.parametrize("change", [{"verified": False}, {"primary": False}, {"user": None}])
def test_only_a_confirmed_address_gets_mails(change: dict[str, Any]) -> None:
    user = reader()
    if "user" in change:
        EmailAddress.objects.all().delete()
    else:
        EmailAddress.objects.update(**change)
    tell(user)
    assert not MailDelivery.objects.exists()
    assert ApiClient(user).get("me/notification-settings").body["mail"] == "unconfirmed"


def test_an_address_that_was_removed_meanwhile_gets_no_mail() -> None:
    tell(reader())
    EmailAddress.objects.all().delete()
    assert send_all() == [None]
    assert mail.outbox == []
    assert not MailDelivery.objects.exists()


def test_a_banned_person_gets_no_mail() -> None:
    user = reader()
    tell(user)
    user.banned_until = timezone.now() + A_DAY
    user.save(update_fields=["banned_until"])
    assert send_all() == [None]
    assert mail.outbox == []


@pytest.mark.parametrize("fault", [ConnectionRefusedError(), SMTPServerDisconnected()])
def test_a_broken_mail_server_is_tried_again_and_given_up(
    fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise fault

    tell(reader())
    with monkeypatch.context() as broken:
        broken.setattr(mail.EmailMessage, "send", fail)
        assert send_all() == [False]
        assert send_all() == []
        assert send_all(after=timedelta(seconds=31)) == [False]
    assert send_all(after=timedelta(minutes=3)) == [True]
    assert len(mails_to(EMAIL)) == 1

    tell(reader_of_another_address())
    MailDelivery.objects.update(attempts=MAX_ATTEMPTS - 1)
    monkeypatch.setattr(mail.EmailMessage, "send", fail)
    assert send_all() == [False]
    assert not MailDelivery.objects.exists()


def reader_of_another_address() -> User:
    """A second reader."""
    user = mailed_user("boris@durak.example")
    switches = {Topic.TOURNAMENT: {Channel.MAIL: True}}
    change_preferences(user_id=user.pk, channels=switches, invited_by=None)
    return user


@pytest.mark.usefixtures("eager_tasks")
def test_the_sweep_sends_what_is_due() -> None:
    tell(reader())
    assert deliver_due_mails() == 1
    assert len(mails_to(EMAIL)) == 1
    assert deliver_due_mails() == 0


def test_guests_may_switch_mails_on_and_get_none() -> None:
    user = some_user()
    reply = ApiClient(user).patch(
        "me/notification-settings", {"topics": {"tournament": {"mail": True}}}
    )
    assert reply.body["topics"]["tournament"]["mail"] is True
    assert reply.body["mail"] == "unconfirmed"
    tell(user)
    assert not MailDelivery.objects.exists()
