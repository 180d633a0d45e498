"""Pushes of matchmaking to players whose page doesn't answer, while the game waits."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import User
from games.matchmaking.matching import give_up_late_matches
from games.play.models import Game
from notifications.kinds import Channel, Kind, Topic
from notifications.models import Notification, PushDelivery
from notifications.services.outgoing import due_messages
from notifications.services.preferences import change_preferences
from notifications.webpush import PushOutcome
from tests.support.api import ApiClient
from tests.support.push_service import Browser, PushService
from tests.support.pushing import push_all, subscribe
from tests.support.seeks import answered, seeking, swept

pytestmark = pytest.mark.django_db(transaction=True)


def paired(service: PushService) -> tuple[Game, User, Browser]:
    """Return a game for two, one of whom has a browser that takes pushes."""
    sleeper, other = seeking(), seeking()
    browser = subscribe(ApiClient(sleeper), service)
    (game,) = swept()
    assert {seat.user_id for seat in game.seats.all()} == {sleeper.pk, other.pk}
    return game, sleeper, browser


def two_seconds_later() -> None:
    """Make the pushes due as if they had been planned two seconds earlier."""
    for delivery in PushDelivery.objects.all():
        delivery.next_at -= timedelta(seconds=2)
        delivery.save(update_fields=["next_at"])


def test_a_player_whose_page_does_not_answer_gets_pushes_while_the_game_waits(
    service: PushService,
) -> None:
    game, _, browser = paired(service)
    assert due_messages(PushDelivery, now=timezone.now()) == []
    two_seconds_later()
    assert push_all() == [PushOutcome.SENT]
    (request,) = service.received
    payload = browser.read(request.body)
    assert (payload["title"], payload["url"]) == ("Game found", f"/games/{game.pk}")
    assert payload["tag"] == f"match-{game.pk}"
    assert request.headers["Urgency"] == "high"
    assert 10 <= int(request.headers["TTL"]) <= 15


def test_a_player_who_has_answered_gets_no_push(service: PushService) -> None:
    game, sleeper, _ = paired(service)
    answered(game, sleeper.pk)
    two_seconds_later()
    assert push_all() == []
    assert service.received == []
    assert not Notification.objects.filter(user=sleeper).exists()


def test_a_game_that_is_off_calls_nobody_any_more(service: PushService) -> None:
    game, _, _ = paired(service)
    assert Notification.objects.filter(kind=Kind.MATCH, game_id=game.pk).count() == 2
    assert give_up_late_matches(now=timezone.now() + timedelta(seconds=16)) == 1
    assert not Notification.objects.exists()
    assert push_all() == []


def test_the_bell_says_nothing_of_it(service: PushService) -> None:
    _, sleeper, _ = paired(service)
    page = ApiClient(sleeper).get("notifications").body
    assert page["unread"] == 0
    assert [(row["kind"], row["read"]) for row in page["results"]] == [("match", True)]


def test_a_player_without_pushes_of_turns_gets_none(service: PushService) -> None:
    sleeper = seeking()
    seeking()
    subscribe(ApiClient(sleeper), service)
    off = {Topic.TURN: {Channel.PUSH: False}}
    change_preferences(user_id=sleeper.pk, channels=off, invited_by=None)
    swept()
    assert not PushDelivery.objects.exists()
