"""Plan webhook events (transactional outbox), in the transaction of the event."""

import json
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.persons import person_json
from games.challenges.reactions import ChallengeNews
from games.challenges.selectors import get_challenge
from games.challenges.services import SEATS
from games.matchmaking.reactions import MatchFound
from games.play.messages.game import terms_json
from games.play.reactions import Committed
from games.play.selectors.awaited_people import awaited_people_of
from games.play.selectors.games import get_game
from games.ratings.messages import game_ratings_json
from games.ratings.reactions import RatingEntered
from games.tournaments.reactions import TournamentNews
from webhooks.errors import TestPending, UnknownWebhook
from webhooks.kinds import TEST, EventType
from webhooks.listeners import listeners
from webhooks.models import Delivery, State, Webhook
from webhooks.reactions import Lane, planned

KEPT_FOR = timedelta(days=7)
UNRATED = {"status": "unrated", "changes": []}


def is_listened_to(news: Committed) -> bool:
    """Return whether a commit has events for a user with webhooks."""
    return news.first_version <= news.last_version and not listeners().isdisjoint(news.people)


def plan_events(news: Committed) -> None:
    """Plan the events of a commit for which `is_listened_to` is true.

    Call it in the transaction that holds the game's lock, so that a game's events have rising ids.
    """
    concerned = listeners().intersection(news.people)
    about = {"game": news.game_id, "version": news.last_version}
    happened = [
        (event, {**about, **({"ratings": UNRATED} if event == EventType.ENDED else {})}, people)
        for event, people in _events(news)
    ]
    _plan(news.game_id, happened, concerned)


def plan_rated_end(news: RatingEntered) -> None:
    """Plan the end of a rated game, with its effect on ratings, when it is entered in the book."""
    game = get_game(news.game_id)
    seats = [seat for seat in game.all_seats if seat.left_version is None]
    concerned = listeners().intersection(seat.user_id for seat in seats if seat.user_id is not None)
    if concerned:
        data = {"game": game.pk, "version": game.version, "ratings": game_ratings_json(game)}
        _plan(game.pk, [(EventType.ENDED, data, concerned)], concerned)


def plan_match_found(news: MatchFound) -> None:
    """Plan the event that a paired game waits for an answer, in the pairing's transaction."""
    data = {"game": news.game_id, "terms": news.terms}
    _plan_for(news.user_id, EventType.STARTING, news.game_id, data)


def plan_challenge(news: ChallengeNews) -> None:
    """Plan the event of a challenge to the user, in the transaction of the challenge.

    It is in the lane of its game, so that later events of the game wait until it is delivered.
    """
    if news.user_id in listeners():
        row = get_challenge(news.challenge_id, user_id=news.user_id)
        data = {
            "challenge": row.pk,
            "challenger": person_json(row.challenger),
            "terms": terms_json(row, seats=SEATS),
        }
        _plan_for(news.user_id, EventType.CHALLENGED, row.pk, data)


def plan_declined_challenge(news: ChallengeNews) -> None:
    """Plan the event that a challenge by the user was declined, in that transaction."""
    data = {"challenge": news.challenge_id}
    _plan_for(news.user_id, EventType.DECLINED, news.challenge_id, data)


def plan_tournament(news: TournamentNews) -> None:
    """Plan the event of a tournament for its players, in the transaction of the change."""
    concerned = listeners().intersection(news.user_ids)
    if concerned:
        data = {"tournament": news.tournament_id, "round": news.round}
        event = EventType(f"tournament.{news.what}")
        _plan(news.tournament_id, [(event, data, concerned)], concerned)


def plan_test(*, user_id: int, webhook_id: int, now: datetime) -> Delivery:
    """Plan a test event, which is tried once, even while the webhook is off.

    Raises UnknownWebhook, TestPending.
    """
    with transaction.atomic():
        rows = Webhook.objects.select_for_update(no_key=True)
        webhook = rows.filter(user_id=user_id, pk=webhook_id).first()
        if webhook is None:
            raise UnknownWebhook("You have no such webhook.")
        if Delivery.objects.filter(webhook=webhook, game_id="", state=State.WAITING).exists():
            raise TestPending("A test event waits to be sent.")
        row = Delivery.objects.create(
            webhook=webhook, type=TEST, body=_body(TEST, {}, now), created_at=now, next_at=now
        )
        planned.announce(Lane(webhook_id, ""))
    return row


def delete_old_deliveries(*, now: datetime) -> int:
    """Delete old deliveries; return the number of deleted rows."""
    deleted, _ = Delivery.objects.filter(created_at__lt=now - KEPT_FOR).delete()
    return deleted


def _plan_for(user_id: int, event: EventType, game_id: str, data: dict[str, Any]) -> None:
    if user_id in listeners():
        concerned = frozenset((user_id,))
        _plan(game_id, [(event, data, concerned)], concerned)


def _plan(
    game_id: str,
    happened: Sequence[tuple[EventType, dict[str, Any], frozenset[int]]],
    concerned: frozenset[int],
) -> None:
    webhooks = Webhook.objects.filter(user_id__in=concerned, off_reason="").order_by("pk")
    now = timezone.now()
    rows = [
        Delivery(
            webhook=webhook,
            game_id=game_id,
            type=event,
            body=_body(event, data, now),
            created_at=now,
            next_at=now,
        )
        for webhook in webhooks
        for event, data, people in happened
        if webhook.user_id in people and event.value in webhook.events
    ]
    Delivery.objects.bulk_create(rows)
    for lane in dict.fromkeys(Lane(row.webhook_id, row.game_id) for row in rows):
        planned.announce(lane)


def _events(news: Committed) -> Iterator[tuple[EventType, frozenset[int]]]:
    """Return the events of a commit, each with its receivers."""
    people = frozenset(news.people)
    if not news.is_table_changed:
        yield EventType.WAITING, people
        return
    # Seats have changed, so all current players get it.
    awaited = awaited_people_of(news.game_id)
    if news.first_version == 1:
        yield EventType.STARTED, people
    if awaited.is_running:
        yield EventType.WAITING, people & awaited.user_ids
    elif not news.is_rating_due:
        # The end of a rated game is planned with its effect on ratings.
        yield EventType.ENDED, people


def _body(event: str, data: dict[str, Any], now: datetime) -> str:
    return json.dumps(
        {"type": str(event), "timestamp": now.isoformat().replace("+00:00", "Z"), "data": data},
        separators=(",", ":"),
    )
