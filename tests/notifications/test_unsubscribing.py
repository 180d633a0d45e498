"""The link to unsubscribe in mails: by a button, by one click of a mail program, by mail."""

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from notifications.kinds import Channel, Kind, Topic
from notifications.models import MailDelivery, Preferences
from notifications.selectors.preferences import channels_of, preferences_of
from notifications.services.mails import deliver_mail
from notifications.services.notifying import notify
from notifications.services.outgoing import due_messages
from notifications.services.preferences import change_preferences
from notifications.unsubscribe_links import DIGEST, Subscription, unsubscribe_key
from tests.support.mail import mails_to, unsubscribe_path_in
from tests.support.people import EMAIL, mailed_user

pytestmark = pytest.mark.django_db(transaction=True)
ONE_CLICK = "List-Unsubscribe=One-Click"
FORM = "application/x-www-form-urlencoded"


def reader_of_all(*, language: str = "en") -> int:
    """Return the id of a user who has switched every mail on."""
    user = mailed_user(language=language)
    every = {topic: {Channel.MAIL: True} for topic in Topic}
    change_preferences(user_id=user.pk, channels=every, invited_by=None, has_digest=True)
    return user.pk


def mailed_topics(user_id: int) -> set[Topic]:
    """Return the topics of which the user gets mails."""
    chosen = channels_of(preferences_of(user_id))
    return {topic for topic in Topic if Channel.MAIL in chosen[topic]}


def address_of(user_id: int, about: str) -> str:
    """Return the path of a link."""
    return f"/unsubscribe/{unsubscribe_key(Subscription(user_id, about))}"


def strict_client() -> Client:
    """Return a client without cookies, whose POST would be refused without a CSRF token."""
    return Client(enforce_csrf_checks=True)


def test_a_mail_has_the_headers_of_one_click_and_the_link(settings: Settings) -> None:
    settings.DURAK_PUBLIC_URL = "https://durak.example"
    settings.DURAK_MAIL_UNSUBSCRIBE = "leave@durak.example"
    user_id = reader_of_all()
    notify(user_id=user_id, kind=Kind.TOURNAMENT_SOON, data={"tournament": "Cup4Today1"})
    assert [deliver_mail(each) for each in due_messages(MailDelivery, now=timezone.now())] == [True]
    (message,) = mails_to(EMAIL)
    key = unsubscribe_key(Subscription(user_id, "tournament"))
    url = f"https://durak.example/unsubscribe/{key}"
    assert message.extra_headers == {
        "List-Unsubscribe": f"<{url}>, <mailto:leave@durak.example?subject={key}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    assert f"\n{url}\n" in message.body
    reply = strict_client().post(
        unsubscribe_path_in(message), ONE_CLICK, content_type=FORM, secure=True
    )
    assert reply.status_code == 200
    assert mailed_topics(user_id) == set(Topic) - {Topic.TOURNAMENT}


def test_without_https_no_one_click_is_offered(settings: Settings) -> None:
    settings.DURAK_PUBLIC_URL = "http://durak.local"
    user_id = reader_of_all()
    notify(user_id=user_id, kind=Kind.TOURNAMENT_SOON)
    assert [deliver_mail(each) for each in due_messages(MailDelivery, now=timezone.now())] == [True]
    url = f"http://durak.local{address_of(user_id, 'tournament')}"
    assert mails_to(EMAIL)[0].extra_headers == {"List-Unsubscribe": f"<{url}>"}


@pytest.mark.parametrize("about", [topic.value for topic in Topic])
def test_only_a_post_switches_off_and_only_that_topic(about: str) -> None:
    user_id = reader_of_all()
    client = strict_client()
    for _ in range(2):
        page = client.get(address_of(user_id, about))
        assert (page.status_code, "<form" in page.content.decode()) == (200, True)
        assert page["Cache-Control"].startswith("max-age=0, no-cache, no-store")
    assert client.head(address_of(user_id, about)).status_code == 200
    assert mailed_topics(user_id) == set(Topic)
    for _ in range(2):
        done = client.post(address_of(user_id, about))
        assert (done.status_code, "<form" in done.content.decode()) == (200, False)
    assert mailed_topics(user_id) == set(Topic) - {Topic(about)}
    assert preferences_of(user_id).has_digest


def test_the_digest_has_a_link_of_its_own() -> None:
    user_id = reader_of_all()
    assert strict_client().post(address_of(user_id, DIGEST)).status_code == 200
    assert not preferences_of(user_id).has_digest
    assert mailed_topics(user_id) == set(Topic)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "settings"), ("de", "Einstellungen"), ("ru", "настройках")]
)
def test_the_page_speaks_the_readers_language(language: str, word: str) -> None:
    user_id = reader_of_all(language=language)
    page = strict_client().post(address_of(user_id, DIGEST)).content.decode()
    assert f'<html lang="{language}">' in page
    assert word in page


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_made_up_or_shortened_link_changes_nothing(method: str) -> None:
    user_id = reader_of_all()
    good = unsubscribe_key(Subscription(user_id, DIGEST))
    other = unsubscribe_key(Subscription(user_id + 1, DIGEST))
    signature = good.rpartition(".")[2]
    for key in (
        *(good[:-1], "x", "1.digest", f"{user_id}.turn.{signature}", f"0{good}", f"{good}a"),
        unsubscribe_key(Subscription(user_id, "weather")),
        unsubscribe_key(Subscription(2**70, DIGEST)),
    ):
        reply = getattr(strict_client(), method)(f"/unsubscribe/{key}")
        assert (reply.status_code, "<form" in reply.content.decode()) == (404, False), key
    # A key of another user, or of nobody, does nothing to this one.
    assert getattr(strict_client(), method)(f"/unsubscribe/{other}").status_code == 200
    assert preferences_of(user_id).has_digest
    assert mailed_topics(user_id) == set(Topic)
    assert not Preferences.objects.filter(user_id=user_id + 1).exists()


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_other_methods_are_refused(method: str) -> None:
    user_id = reader_of_all()
    reply = getattr(strict_client(), method)(address_of(user_id, DIGEST))
    assert reply.status_code == 405
    assert preferences_of(user_id).has_digest


def test_the_operator_unsubscribes_who_asked_by_mail() -> None:
    user_id = reader_of_all()
    call_command("unsubscribe", f" {unsubscribe_key(Subscription(user_id, 'turn'))}\n")
    assert mailed_topics(user_id) == set(Topic) - {Topic.TURN}
    with pytest.raises(CommandError, match="not made such a key"):
        call_command("unsubscribe", "1.turn.abc")
