"""The events of commits of real games for the players."""

import json
import random

import pytest
from django.utils import timezone

from accounts.persons import person_json
from games.challenges.services import accept_challenge, decline_challenge
from games.engine import PRESETS
from games.play.models import GameStatus, StoredEvent
from games.play.selectors.games import get_game
from games.ratings.book import count_rated_games
from games.tables.services.creating import start_game
from games.tables.services.seating import join_game
from tests.support.api import ApiClient
from tests.support.challenges import challenged_by, some_bot
from tests.support.contract import check_component
from tests.support.games import finished_rated_game, open_table, play, some_user
from tests.support.webhook_receiver import WebhookReceiver
from tests.support.webhooks import new_webhook
from webhooks.kinds import EventType
from webhooks.models import Delivery
from webhooks.services.managing import change_webhook

pytestmark = pytest.mark.django_db(transaction=True)


def types_of(webhook_id: int) -> list[str]:
    rows = Delivery.objects.filter(webhook_id=webhook_id).order_by("pk")
    return list(rows.values_list("type", flat=True))


def test_a_game_begins_waits_and_ends(receiver: WebhookReceiver) -> None:
    host, guest = some_user(), some_user()
    all_of_it, _ = new_webhook(receiver.url(), user=host)
    only_ends, _ = new_webhook(receiver.url(), user=guest, events=[EventType.ENDED])
    table = open_table(2)
    join_game(game_id=table.pk, user_id=host.pk)
    start_game(game_id=table.pk, user_id=table.host_id)
    game = get_game(table.pk)
    waits = any(
        seat.user_id == host.pk and seat.number in game.awaited for seat in game.seats.all()
    )
    assert types_of(all_of_it.pk) == ["game.started", *(["game.waiting"] if waits else [])]
    expected = int(waits)
    for _ in play(table.pk, random.Random(4)):
        game = get_game(table.pk)
        expected += game.status == GameStatus.ACTIVE and any(
            seat.user_id == host.pk and seat.number in game.awaited for seat in game.seats.all()
        )
    types = types_of(all_of_it.pk)
    assert types[-1] == "game.ended"
    assert types.count("game.waiting") == expected > 0
    assert types.count("game.started") == types.count("game.ended") == 1
    assert types_of(only_ends.pk) == []
    ended = json.loads(Delivery.objects.filter(webhook=all_of_it).latest("pk").body)
    assert ended["data"] == {
        "game": table.pk,
        "version": get_game(table.pk).version,
        "ratings": {"status": "unrated", "changes": []},
    }


def test_a_rated_game_ends_with_its_effect_on_ratings(receiver: WebhookReceiver) -> None:
    winner, loser = some_user(), some_user()
    webhooks = [new_webhook(receiver.url(), user=one)[0] for one in (winner, loser)]
    game = finished_rated_game((1, 2), users=(winner, loser))
    assert "game.ended" not in types_of(webhooks[0].pk)
    assert count_rated_games() == 1
    reply = ApiClient().get(f"games/{game.pk}/ratings").body
    # Both were new, and so at 1500.
    up, down = reply["changes"]
    assert (up["seat"], up["before"], down["seat"], down["before"]) == (0, 1500, 1, 1500)
    assert up["after"] > 1500 > down["after"]
    for webhook in webhooks:
        (ended,) = Delivery.objects.filter(webhook=webhook, type="game.ended")
        expected = {"game": game.pk, "version": game.version, "ratings": reply}
        assert json.loads(ended.body)["data"] == expected


def test_the_end_of_a_rated_game_is_planned_once_and_not_for_those_who_left(
    receiver: WebhookReceiver,
) -> None:
    left, stayed = some_user(), some_user()
    webhooks = [new_webhook(receiver.url(), user=one)[0] for one in (left, stayed)]
    finished_rated_game((2, 1), users=(left, stayed), left={0: 5})
    assert count_rated_games() == 1
    assert count_rated_games() == 0
    assert [types_of(one.pk).count("game.ended") for one in webhooks] == [0, 1]


def test_a_game_that_is_held_back_ends_too(receiver: WebhookReceiver) -> None:
    player = some_user()
    webhook, _ = new_webhook(receiver.url(), user=player)
    game = finished_rated_game((1, 2), users=(player, some_user()))
    StoredEvent.objects.filter(game=game, type="game_ended").update(data={"nonsense": 1})
    assert count_rated_games() == 1
    ended = Delivery.objects.get(webhook=webhook, type="game.ended")
    assert json.loads(ended.body)["data"]["ratings"] == {"status": "held", "changes": []}


def test_every_event_is_what_the_document_says(receiver: WebhookReceiver) -> None:
    host, challenger = some_user(), some_user()
    bot = some_bot("Robby")
    for user in (host, challenger, bot):
        new_webhook(receiver.url(), user=user)
    table = open_table(2)
    join_game(game_id=table.pk, user_id=host.pk)
    start_game(game_id=table.pk, user_id=table.host_id)
    for _ in play(table.pk, random.Random(4)):
        pass
    challenge = challenged_by(challenger, bot)
    decline_challenge(challenge_id=challenge.pk, user_id=bot.pk, reason="later", now=timezone.now())
    bodies = [json.loads(body) for body in Delivery.objects.values_list("body", flat=True)]
    assert {body["type"] for body in bodies} == {
        *("game.started", "game.waiting", "game.ended", "challenge.received", "challenge.declined")
    }
    for body in bodies:
        name = "".join(part.capitalize() for part in body["type"].split("."))
        check_component(f"{name}Webhook", body)


def test_a_webhook_that_is_off_gets_nothing(receiver: WebhookReceiver) -> None:
    player = some_user()
    webhook, _ = new_webhook(receiver.url(), user=player)
    change_webhook(user_id=player.pk, webhook_id=webhook.pk, is_on=False, now=timezone.now())
    table = open_table(2)
    join_game(game_id=table.pk, user_id=player.pk)
    start_game(game_id=table.pk, user_id=table.host_id)
    assert types_of(webhook.pk) == []


def test_a_challenge_its_refusal_and_a_paired_game_are_planned(receiver: WebhookReceiver) -> None:
    person, bot, now = some_user(), some_bot("Robby"), timezone.now()
    of_bot, _ = new_webhook(receiver.url(), user=bot)
    of_person, _ = new_webhook(receiver.url(), user=person)
    declined = challenged_by(person, bot)
    decline_challenge(challenge_id=declined.pk, user_id=bot.pk, reason="later", now=now)
    accepted = challenged_by(person, bot)
    accept_challenge(challenge_id=accepted.pk, user_id=bot.pk, now=now)
    terms = {
        "preset": "podkidnoy",
        "rules": PRESETS["podkidnoy"].rules.to_json(),
        "rules_name": None,
        "rated": False,
        "clock": None,
        "seats": 2,
    }
    asked = {"challenger": person_json(person), "terms": terms}
    told = Delivery.objects.filter(webhook=of_bot).order_by("pk")
    assert [(row.type, row.game_id, json.loads(row.body)["data"]) for row in told] == [
        ("challenge.received", declined.pk, {"challenge": declined.pk, **asked}),
        ("challenge.received", accepted.pk, {"challenge": accepted.pk, **asked}),
        ("game.starting", accepted.pk, {"game": accepted.pk, "terms": terms}),
    ]
    assert types_of(of_person.pk) == ["challenge.declined", "game.starting"]
