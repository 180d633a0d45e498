"""An organiser pairs bot accounts for many games in a call."""

from datetime import timedelta

import pytest
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from accounts.models import Block, User
from games.challenges.pairing import MOST_GAMES, pair_games
from games.matchmaking.matching import match_players
from games.matchmaking.models import MissedMatch
from games.play.models import Game, GameStatus, Seat
from games.tables.services.series import get_ready
from games.tables.terms import TableChoice
from tests.support.api import ApiClient
from tests.support.challenges import some_bot
from tests.support.games import some_user
from tests.support.people import account
from tests.support.tokens import token_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


def test_a_round_is_paired_answered_and_dealt() -> None:
    olga = account("Olga")
    ada, ben = some_bot("Ada"), some_bot("Ben")
    wish = {"preset": "podkidnoy", "rated": True, "answer_within": 30}
    reply = olga.post("pairings", {"games": [["Ada", "Ben"], ["ben", "ada"]], **wish})
    assert reply.status == 201, reply
    first, second = reply.body["games"]
    assert (first["players"], second["players"]) == (["Ada", "Ben"], ["ben", "ada"])
    programs = [ApiClient(token=token_of(bot)[1]) for bot in (ada, ben)]
    table = programs[0].get(f"games/{second['game']}").body
    assert (table["status"], table["commitment"]) == ("starting", second["commitment"])
    assert [seat["player"]["name"] for seat in table["seats"]] == ["Ben", "Ada"]
    for game in (first, second):
        replies = [program.post(f"games/{game['game']}/ready", {}) for program in programs]
        assert [one.body["status"] for one in replies] == ["starting", "active"]


def test_the_name_that_is_wrong_is_told_by_its_place_and_no_game_is_made() -> None:
    olga = account("Olga")
    owner = User.objects.get(name="Olga")
    some_bot("Ada")
    some_bot("Ben")
    Block.objects.create(blocker=some_bot("Carl"), blocked=owner)
    good = ["Ada", "Ben"]
    for bad, field, code in (
        (["Ada", "Nobody"], "games.1.1", "unknown"),
        (["Olga", "Ada"], "games.1.0", "not_a_bot"),
        (["Carl", "Ada"], "games.1.0", "not_welcome"),
        (["Ada", "ADA"], "games.1.1", "twice"),
    ):
        reply = olga.post("pairings", {"games": [good, bad], "preset": "podkidnoy"})
        assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", field)
        assert reply.body["errors"][0]["code"] == code
    several = [["Ada", "Nobody"], good, ["Olga", "Olga"], ["Carl", "Carl"]]
    reply = olga.post("pairings", {"games": several, "preset": "podkidnoy"})
    assert (reply.status, reply.body["field"]) == (400, "games.0.1")
    assert [(error["field"], error["code"]) for error in reply.body["errors"]] == [
        ("games.0.1", "unknown"),
        ("games.2.0", "not_a_bot"),
        ("games.2.1", "not_a_bot"),
        ("games.3.0", "not_welcome"),
        ("games.3.1", "not_welcome"),
    ]
    for body, field in (
        ({"games": []}, "games"),
        ({"games": [["Ada"]]}, "games.0"),
        ({"games": [good], "answer_within": 5}, "answer_within"),
        ({"games": [good] * (MOST_GAMES + 1)}, "games"),
    ):
        reply = olga.post("pairings", {"preset": "podkidnoy", **body})
        assert (reply.status, reply.body["field"]) == (400, field)
    assert not Game.objects.exists()


def test_five_hundred_games_are_made_by_a_few_statements(
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    organiser = some_user()
    names = [some_bot(f"robot{number}").name for number in range(4)]
    games = [
        (names[number % 4], names[(number + 1 + number % 3) % 4]) for number in range(MOST_GAMES)
    ]
    # SQLite takes rows in parts; a statement for each game would be many hundreds.
    with django_assert_max_num_queries(60):
        made = pair_games(
            organiser_id=organiser.pk,
            games=games,
            choice=TableChoice(preset="podkidnoy"),
            answer_within=timedelta(minutes=1),
            now=timezone.now(),
        )
    assert len(made) == MOST_GAMES
    assert Seat.objects.filter(game__in=[game.pk for game in made]).count() == 2 * MOST_GAMES


def test_a_game_without_all_answers_is_cancelled_and_another_one_goes_on() -> None:
    ada, ben, now = some_bot("Ada"), some_bot("Ben"), timezone.now()
    kept, lost = pair_games(
        organiser_id=some_user().pk,
        games=[("Ada", "Ben"), ("Ada", "Ben")],
        choice=TableChoice(preset="podkidnoy"),
        answer_within=timedelta(seconds=20),
        now=now,
    )
    for bot in (ada, ben):
        get_ready(game_id=kept.pk, user_id=bot.pk)
    get_ready(game_id=lost.pk, user_id=ada.pk)
    match_players(now=now + timedelta(seconds=19))
    assert Game.objects.get(pk=lost.pk).status == GameStatus.STARTING
    match_players(now=now + timedelta(seconds=20))
    assert Game.objects.get(pk=lost.pk).status == GameStatus.CANCELLED
    assert Game.objects.get(pk=kept.pk).status == GameStatus.ACTIVE
    assert not MissedMatch.objects.exists()
