"""The weekly mail: who gets it, when, once only, and what it tells."""

from datetime import UTC, date, datetime, timedelta
from smtplib import SMTPRecipientsRefused, SMTPServerDisconnected
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from pytest_django import Settings

from accounts.models import User
from games.digests.services import send_digests
from games.digests.tasks import send_weekly_mails
from games.ratings.models import RatingChange
from games.ratings.system import Skill
from games.ratings.tasks import count_rated_games
from games.tournaments.models import Tournament
from games.tournaments.services.entering import join
from notifications.models import Preferences
from notifications.selectors.digests import users_without_digest
from notifications.services.digests import claim_digest, release_digest
from notifications.services.preferences import change_preferences
from tests.support.api import ApiClient
from tests.support.clubs import founded
from tests.support.games import finished_rated_game, running_table, some_user
from tests.support.mail import mails_to
from tests.support.people import EMAIL, mailed_user
from tests.support.tournaments import scheduled

pytestmark = pytest.mark.django_db(transaction=True)
MONDAY = date(2026, 11, 30)
NOW = datetime(2026, 11, 30, 6, tzinfo=UTC)
"""Monday, 6:00 UTC: the digests of the week may be sent."""
A_DAY = timedelta(days=1)
A_WEEK = timedelta(days=7)


def reader(address: str = EMAIL, *, language: str = "en", last: date | None = None) -> User:
    """A user who gets digests, and got the last one in the week of that Monday."""
    user = mailed_user(address, language=language)
    Preferences.objects.create(user=user, has_digest=True, digest_week=last or MONDAY - A_WEEK)
    return user


@pytest.fixture
def featured() -> Tournament:
    """A featured tournament of the week, so that every digest has something to tell."""
    return featured_at(NOW + A_DAY)


def featured_at(moment: datetime, **columns: Any) -> Tournament:
    """A tournament that staff feature."""
    row = scheduled()
    columns = {"is_featured": True, "name": "Thursday Cup", "starts_at": moment, **columns}
    Tournament.objects.filter(pk=row.pk).update(**columns)
    row.refresh_from_db()
    return row


def week_stored(user: User) -> date | None:
    """The week that was written down for the user."""
    return Preferences.objects.get(user=user).digest_week


@pytest.mark.parametrize(
    ("language", "subject", "title"),
    [
        ("en", "Durak: Your week", "Tournaments this week:\nDec. 1, 2026, 6 a.m. UTC: Thurs"),
        ("de", "Durak: Deine Woche", "Turniere in dieser Woche:\n1. Dezember 2026 06:00 UTC: "),
        ("ru", "Дурак: Ваша неделя", "Турниры на этой неделе:\n1 декабря 2026 "),
    ],
)
def test_the_weeks_tournaments_are_told_in_the_readers_language(
    language: str, subject: str, title: str, featured: Tournament, settings: Settings
) -> None:
    reader(language=language)
    assert send_digests(now=NOW) == 1
    (message,) = mails_to(EMAIL)
    assert message.subject == subject
    assert title in message.body
    assert f"{settings.DURAK_PUBLIC_URL}/tournaments/{featured.pk}\n" in message.body
    assert "List-Unsubscribe" in message.extra_headers
    assert ".digest." in message.extra_headers["List-Unsubscribe"]


@pytest.mark.usefixtures("featured")
def test_a_week_has_one_mail() -> None:
    user = reader()
    assert send_digests(now=NOW - timedelta(seconds=1)) == 0
    assert [send_digests(now=NOW + passed * A_DAY) for passed in range(7)] == [1, 0, 0, 0, 0, 0, 0]
    assert week_stored(user) == MONDAY
    featured_at(NOW + A_WEEK + A_DAY)
    assert send_digests(now=NOW + A_WEEK - timedelta(seconds=1)) == 0
    assert send_digests(now=NOW + A_WEEK) == 1
    assert len(mails_to(EMAIL)) == 2


@pytest.mark.usefixtures("featured")
def test_a_service_that_was_down_on_monday_sends_it_later() -> None:
    reader()
    assert send_digests(now=NOW + 0.5 * A_DAY) == 1


@pytest.mark.usefixtures("featured")
def test_a_process_that_dies_while_it_sends_doubles_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def die(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    first, second = reader(), reader("boris@durak.example")
    with monkeypatch.context() as dying:
        dying.setattr(mail.EmailMessage, "send", die)
        with pytest.raises(KeyboardInterrupt):
            send_digests(now=NOW)
    assert (week_stored(first), week_stored(second)) == (MONDAY, MONDAY - A_WEEK)
    assert send_digests(now=NOW) == 1
    assert [message.to for message in mail.outbox] == [["boris@durak.example"]]


@pytest.mark.usefixtures("featured")
@pytest.mark.parametrize("fault", [ConnectionRefusedError(), SMTPServerDisconnected()])
def test_a_mail_server_that_is_away_costs_nobody_the_mail(
    fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise fault

    user = reader()
    with monkeypatch.context() as broken:
        broken.setattr(mail.EmailMessage, "send", fail)
        assert send_digests(now=NOW) == 0
    assert week_stored(user) == MONDAY - A_WEEK
    assert send_digests(now=NOW) == 1
    assert len(mails_to(EMAIL)) == 1


@pytest.mark.usefixtures("featured")
def test_an_address_that_is_refused_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    send = mail.EmailMessage.send

    def refuse(message: mail.EmailMessage, *arguments: Any) -> int:
        if message.to == [EMAIL]:
            raise SMTPRecipientsRefused({EMAIL: (550, b"no such user")})
        return send(message, *arguments)

    reader()
    reader("boris@durak.example")
    monkeypatch.setattr(mail.EmailMessage, "send", refuse)
    assert send_digests(now=NOW) == 1
    assert send_digests(now=NOW) == 0
    assert [message.to for message in mail.outbox] == [["boris@durak.example"]]


def test_one_of_simultaneous_callers_gets_the_week() -> None:
    user = reader()
    claim = claim_digest(user.pk, now=NOW)
    assert claim is not None
    assert claim_digest(user.pk, now=NOW + A_DAY) is None
    release_digest(claim)
    assert week_stored(user) == MONDAY - A_WEEK
    assert claim_digest(user.pk, now=NOW) == claim


def test_with_nothing_to_tell_no_mail_comes_that_week() -> None:
    user = reader()
    featured_at(NOW + A_WEEK + timedelta(seconds=1))
    featured_at(NOW)
    featured_at(NOW + A_DAY, status="cancelled")
    featured_at(NOW + A_DAY, access="link")
    featured_at(NOW + A_DAY, is_featured=False)
    assert send_digests(now=NOW) == 0
    assert (mail.outbox, week_stored(user)) == ([], MONDAY)


def test_joined_tournaments_and_those_of_the_readers_clubs_are_told() -> None:
    user = reader()
    mine = scheduled(name="Mine")
    join(tournament_id=mine.pk, user_id=user.pk, now=mine.starts_at - timedelta(minutes=1))
    club, strange = founded(user), founded(name="Strangers")
    rows = [scheduled(name=name) for name in ("Ours", "Theirs")]
    for row, its_club in zip(rows, (club, strange), strict=True):
        Tournament.objects.filter(pk=row.pk).update(access="club", club=its_club.pk)
    Tournament.objects.all().update(starts_at=NOW + A_DAY)
    send_digests(now=NOW)
    body = mails_to(EMAIL)[0].body
    told = [name for name in ("Mine", "Ours", "Theirs") if f": {name}\n" in body]
    assert told == ["Mine", "Ours"]


def test_games_that_wait_for_the_reader_are_told() -> None:
    game = running_table()
    waiting = next(seat.user for seat in game.seats.all() if seat.number in game.awaited)
    other = next(seat.user for seat in game.seats.all() if seat.number not in game.awaited)
    for user, address in ((waiting, EMAIL), (other, "other@durak.example")):
        assert user is not None
        EmailAddress.objects.create(user=user, email=address, primary=True, verified=True)
        Preferences.objects.create(user=user, has_digest=True)
    assert send_digests(now=NOW) == 1
    body = mails_to(EMAIL)[0].body
    assert "One game waits for your move:\n" in body
    assert f"/games/{game.pk}\n" in body


def test_the_rating_and_its_change_of_the_week_are_told() -> None:
    """The first change of the week says what the rating was before; hidden ratings stay hidden."""
    winner, loser, quiet = reader(), reader("b@durak.example"), reader("c@durak.example")
    User.objects.filter(pk=quiet.pk).update(hides_ratings=True)
    for days, rivals in ((8, (winner, loser)), (3, (winner, loser)), (2, (quiet, some_user()))):
        finished_rated_game((1, 2), users=rivals, at=NOW - days * A_DAY)
        count_rated_games()
    standing = {row.number: row for row in RatingChange.objects.filter(user=winner)}
    first, second = (standing[number] for number in sorted(standing))
    now = Skill(second.mean_after, second.deviation_after).rating
    before = Skill(first.mean_after, first.deviation_after).rating
    assert now > before
    assert send_digests(now=NOW) == 2
    assert f"Duel: {now} ({now - before:+d})\n" in mails_to(EMAIL)[0].body
    assert "(-" in mails_to("b@durak.example")[0].body
    assert mails_to("c@durak.example") == []


@pytest.mark.usefixtures("featured")
def test_who_gets_none() -> None:
    users = [reader(f"{name}@durak.example") for name in "abcde"]
    Preferences.objects.filter(user=users[0]).update(has_digest=False)
    EmailAddress.objects.filter(user=users[1]).update(verified=False)
    User.objects.filter(pk=users[2].pk).update(is_active=False)
    User.objects.filter(pk=users[3].pk).update(banned_until=NOW + A_DAY)
    assert users_without_digest(now=NOW, most=10) == [users[4].pk]
    assert send_digests(now=NOW) == 1
    assert mail.outbox[0].to == ["e@durak.example"]


@pytest.mark.usefixtures("featured")
def test_batches_reach_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.digests.services.MAX_AT_ONCE", 2)
    for name in "abcde":
        reader(f"{name}@durak.example")
    assert [send_digests(now=NOW) for _ in range(4)] == [2, 2, 1, 0]
    assert len(mail.outbox) == 5


def test_it_is_off_at_first_and_the_first_one_comes_in_the_next_week() -> None:
    user = mailed_user()
    client = ApiClient(user)
    before = client.get("me/notification-settings").body
    assert (before["digest"], before["mail"]) == (False, "ready")
    changed = client.patch("me/notification-settings", {"digest": True}).body
    assert changed == {**before, "digest": True}
    row = Preferences.objects.get(user=user)
    assert row.digest_week is not None
    assert row.digest_week.weekday() == 0
    # Another change leaves it on.
    assert client.patch("me/notification-settings", {"invited_by": "nobody"}).body["digest"]
    assert send_weekly_mails() == 0
    change_preferences(user_id=user.pk, channels={}, invited_by=None, has_digest=False)
    assert not Preferences.objects.get(user=user).has_digest
