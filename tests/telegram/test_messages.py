"""Messages of the bot up to a Bot API server: what is sent, and the effects of its answers."""

import logging
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from pytest_django import Settings

from accounts.models import User
from accounts.services.identities import link_identity
from notifications.kinds import Channel, Kind, Topic
from notifications.models import Notification
from notifications.services.notifying import mark_read, notify, remind
from notifications.services.outgoing import FIRST_PAUSE, MAX_ATTEMPTS, due_messages
from notifications.services.preferences import change_preferences
from telegram.bot_api import MAX_WAIT, CallOutcome
from telegram.models import BotMessage, Chat
from telegram.selectors import identity_at_telegram
from telegram.services.messages import deliver
from telegram.services.proofs import is_on
from tests.support.games import some_user
from tests.support.telegram import TOKEN, BotApi

pytestmark = pytest.mark.django_db(transaction=True)
GAME = "aB3dE6gH9k"


def reader(telegram_id: int = 99, *, language: str = "de") -> User:
    """A user to whom the bot may write, and whose account has no language of its own."""
    user = some_user()
    link_identity(user, identity_at_telegram(telegram_id))
    Chat.objects.create(telegram_id=telegram_id, language=language)
    return user


def tell(user: User, kind: Kind = Kind.TURN, **facts: Any) -> Notification:
    """Notify the user about a game."""
    made = notify(user_id=user.pk, kind=kind, game_id=GAME, **facts)
    assert made is not None
    return made


def send_all() -> list[CallOutcome | None]:
    """Send the messages that are due now."""
    return [deliver(message) for message in due_messages(BotMessage, now=timezone.now())]


def send_again() -> list[CallOutcome | None]:
    """Send the messages that wait for a further attempt."""
    BotMessage.objects.update(next_at=timezone.now())
    return send_all()


def test_a_turn_is_told_in_the_language_of_the_app_with_a_button_to_the_game(api: BotApi) -> None:
    tell(reader())
    assert send_all() == [CallOutcome.DONE]
    (called,) = api.called
    assert called.method == "sendMessage"
    assert called.parameters == {
        "chat_id": 99,
        "text": "Du bist am Zug\nDie anderen am Tisch warten auf dich.",
        "reply_markup": {
            "inline_keyboard": [
                [
                    {
                        "text": "Öffnen",
                        "web_app": {"url": f"https://durak.example/games/{GAME}"},
                    }
                ]
            ]
        },
    }
    assert not BotMessage.objects.exists()


def test_the_language_of_the_account_goes_before_that_of_the_app(api: BotApi) -> None:
    user = reader()
    User.objects.filter(pk=user.pk).update(language="ru")
    tell(user)
    send_all()
    assert api.called[0].parameters["text"].startswith("Ваш ход")


def test_an_invitation_shows_a_picture_of_the_table(api: BotApi) -> None:
    host = some_user()
    tell(reader(), Kind.INVITATION, about_id=host.pk)
    send_all()
    (called,) = api.called
    assert called.method == "sendPhoto"
    assert called.parameters["photo"] == f"https://durak.example/previews/games/{GAME}.png"
    assert host.name in called.parameters["caption"]


@pytest.mark.parametrize(
    ("kind", "path"), [(Kind.TOURNAMENT_SOON, "/tournaments/tour"), (Kind.SEAT_LOST, "/")]
)
def test_the_button_opens_what_the_message_is_about(api: BotApi, kind: Kind, path: str) -> None:
    data = {"tournament": "tour"} if kind == Kind.TOURNAMENT_SOON else {}
    notify(user_id=reader().pk, kind=kind, data=data)
    send_all()
    ((button,),) = api.called[0].parameters["reply_markup"]["inline_keyboard"]
    assert button["web_app"]["url"] == f"https://durak.example{path}"


@pytest.mark.parametrize("reason", ["no chat", "no link", "blocked", "not chosen", "bot is off"])
def test_nothing_is_sent_to_people_who_do_not_want_it(
    api: BotApi, settings: Settings, reason: str
) -> None:
    user = some_user() if reason in {"no chat", "no link"} else reader()
    match reason:
        case "no link":
            Chat.objects.create(telegram_id=99, language="de")
        case "blocked":
            Chat.objects.update(is_blocked=True)
        case "not chosen":
            switches = {Topic.TURN: {Channel.TELEGRAM: False}}
            change_preferences(user_id=user.pk, channels=switches, invited_by=None)
        case "bot is off":
            settings.DURAK_TELEGRAM_TOKEN = ""
            assert not is_on()
    tell(user)
    assert not BotMessage.objects.exists()
    assert (send_all(), api.called) == ([], [])


def test_what_is_read_before_it_is_sent_is_not_sent(api: BotApi) -> None:
    user = reader()
    tell(user)
    mark_read(user_id=user.pk)
    assert send_all() == [None]
    assert api.called == []


def test_a_message_waits_and_expires_with_its_notification(api: BotApi) -> None:
    user = reader()
    tell(user, push_after=timedelta(minutes=1))
    assert send_all() == []
    tell(user, good_for=timedelta(seconds=-1))
    assert send_all() == [None]
    assert api.called == []


def test_a_reminder_replaces_what_was_not_sent(api: BotApi) -> None:
    first = tell(reader())
    remind(first, data={})
    assert send_all() == [CallOutcome.DONE]
    remind(first, data={})
    assert send_all() == [CallOutcome.DONE]
    assert len(api.called) == 2


def test_two_workers_send_a_message_once(api: BotApi) -> None:
    tell(reader())
    (message,) = due_messages(BotMessage, now=timezone.now())
    assert [deliver(message), deliver(message)] == [CallOutcome.DONE, None]
    assert len(api.called) == 1


def test_a_person_who_blocked_the_bot_gets_nothing_more(api: BotApi) -> None:
    user = reader()
    tell(user)
    notify(user_id=user.pk, kind=Kind.SEAT_LOST)
    api.answer(403)
    assert send_all()[0] is CallOutcome.BLOCKED
    assert Chat.objects.get().is_blocked
    assert not BotMessage.objects.exists()
    tell(user)
    assert send_all() == []
    assert len(api.called) == 1


@pytest.mark.parametrize(
    ("told", "seconds"),
    [({"retry_after": 7}, 7), ({}, 1), ({"retry_after": "x"}, 1), ({"retry_after": 10**9}, None)],
)
def test_too_many_calls_make_every_message_wait_as_long_as_told(
    api: BotApi, told: dict[str, Any], seconds: int | None
) -> None:
    one, two = reader(1), reader(2)
    tell(one)
    tell(two)
    api.answer(429, **told)
    before = timezone.now()
    first, second = due_messages(BotMessage, now=timezone.now())
    assert deliver(first) is CallOutcome.WAIT
    assert deliver(second) is None, "the limit is the bot's, not the chat's"
    pause = timedelta(seconds=MAX_WAIT if seconds is None else seconds)
    for message in BotMessage.objects.all():
        assert before + pause <= message.next_at <= timezone.now() + pause
        assert message.attempts == 0, "waiting is no failure"
    assert send_again() == [CallOutcome.DONE] * 2
    assert len(api.called) == 3


@pytest.mark.parametrize("status", [500, 502, 503])
def test_a_failing_telegram_is_tried_again_after_growing_pauses(api: BotApi, status: int) -> None:
    tell(reader())
    pauses = []
    for _ in range(MAX_ATTEMPTS):
        api.answers.append((status, b"<html>"))
        before = timezone.now()
        assert send_again() == [CallOutcome.LATER]
        pauses += [round((row.next_at - before) / FIRST_PAUSE) for row in BotMessage.objects.all()]
    assert pauses == [1, 4, 16, 64, 256]
    assert not BotMessage.objects.exists(), "given up"


def test_a_message_arrives_after_a_failure(api: BotApi) -> None:
    tell(reader())
    api.answer(500)
    assert send_all() == [CallOutcome.LATER]
    assert send_all() == [], "not at once"
    assert send_again() == [CallOutcome.DONE]


def test_what_telegram_refuses_is_not_sent_again(api: BotApi) -> None:
    tell(reader())
    api.answer(400)
    assert send_all() == [CallOutcome.REFUSED]
    assert not BotMessage.objects.exists()


@pytest.mark.parametrize("fault", ["away", 400, 403, 404, 429, 500])
def test_the_token_is_never_logged(
    api: BotApi, settings: Settings, caplog: pytest.LogCaptureFixture, fault: str | int
) -> None:
    caplog.set_level(logging.DEBUG)
    tell(reader())
    if fault == "away":
        settings.DURAK_TELEGRAM_API = "http://127.0.0.1:1"
    elif isinstance(fault, int):
        api.answer(fault)
    assert send_all() != [CallOutcome.DONE]
    assert TOKEN not in caplog.text
    assert TOKEN.partition(":")[2] not in caplog.text
