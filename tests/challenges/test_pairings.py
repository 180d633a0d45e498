"""An organiser pairs bot accounts for many games in a call."""

from datetime import timedelta

import pytest
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from accounts.models import Block, User
from games.challenges.bulk_pairings import (
    KEPT_FOR,
    MAX_GAMES,
    MAX_SCHEDULED,
    forget_pairings,
    pair_games,
    start_due_pairings,
)
from games.challenges.errors import TooManyPairings
from games.challenges.models import Pairing
from games.matchmaking.matching import match_players
from games.matchmaking.models import MissedMatch
from games.play.models import Game, GameStatus, Seat
from games.tables.services.series import get_ready
from games.tables.terms import TableChoice
from tests.support.api import ApiClient
from tests.support.challenges import paired_by, some_bot
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
    assert (first["players"], second["players"]) == (["Ada", "Ben"], ["Ben", "Ada"])
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
        ({"games": [good] * (MAX_GAMES + 1)}, "games"),
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
        (names[number % 4], names[(number + 1 + number % 3) % 4]) for number in range(MAX_GAMES)
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
    assert len(made.known_games) == MAX_GAMES
    assert Seat.objects.filter(game__in=made.known_games).count() == 2 * MAX_GAMES


def test_a_game_without_all_answers_is_cancelled_and_another_one_goes_on() -> None:
    ada, ben, now = some_bot("Ada"), some_bot("Ben"), timezone.now()
    made = paired_by(some_user(), [("Ada", "Ben"), ("Ada", "Ben")], seconds=20, now=now)
    kept, lost = made.known_games
    for bot in (ada, ben):
        get_ready(game_id=kept, user_id=bot.pk)
    get_ready(game_id=lost, user_id=ada.pk)
    match_players(now=now + timedelta(seconds=19))
    assert Game.objects.get(pk=lost).status == GameStatus.STARTING
    match_players(now=now + timedelta(seconds=20))
    assert Game.objects.get(pk=lost).status == GameStatus.CANCELLED
    assert Game.objects.get(pk=kept).status == GameStatus.ACTIVE
    assert not MissedMatch.objects.exists()


def at(seconds: int) -> str:
    return (timezone.now() + timedelta(seconds=seconds)).isoformat()


def test_a_scheduled_pairing_is_made_when_its_time_has_come() -> None:
    olga = account("Olga")
    for name in ("Ada", "Ben"):
        some_bot(name)
    body = {"games": [["Ada", "Ben"], ["Ben", "Ada"]], "preset": "podkidnoy", "rated": True}
    reply = olga.post("pairings", {**body, "start_at": at(60), "answer_within": 30})
    assert reply.status == 201, reply
    path = f"pairings/{reply.body['id']}"
    assert (reply.body["status"], reply.body["answer_by"]) == ("scheduled", None)
    assert [(one["game"], one["players"]) for one in reply.body["games"]] == [
        (None, ["Ada", "Ben"]),
        (None, ["Ben", "Ada"]),
    ]
    assert not Game.objects.exists()
    row = Pairing.objects.get()
    assert start_due_pairings(now=row.start_at - timedelta(milliseconds=1)) == 0
    assert start_due_pairings(now=row.start_at) == 1
    assert start_due_pairings(now=row.start_at) == 0
    started = olga.get(path).body
    assert started["status"] == "started"
    assert [one["status"] for one in started["games"]] == ["starting", "starting"]
    assert Game.objects.count() == 2
    games = Game.objects.in_bulk([one["game"] for one in started["games"]])
    for one in started["games"]:
        game = games[one["game"]]
        names = [seat.user.name for seat in game.seats.order_by("number") if seat.user]
        assert (one["players"], one["commitment"]) == (names, game.commitment)
        assert (game.is_rated, game.preset) == (True, "podkidnoy")


def test_a_player_who_may_not_be_paired_any_more_is_left_out_at_the_start() -> None:
    organiser, now = some_user(), timezone.now()
    bots = [some_bot(name) for name in ("Ada", "Ben", "Carl", "Dora", "Emil", "Fred")]
    games = [("Ada", "Ben"), ("Carl", "Dora"), ("Emil", "Fred")]
    row = paired_by(organiser, games, start_at=now + timedelta(hours=1), now=now)
    Block.objects.create(blocker=bots[1], blocked=organiser)
    User.objects.filter(pk=bots[2].pk).update(is_active=False)
    start_due_pairings(now=now + timedelta(hours=1))
    row.refresh_from_db()
    assert [game_id is None for game_id in row.game_ids] == [True, True, False]
    assert Game.objects.count() == 1


@pytest.mark.parametrize(
    "start_at",
    [
        *("tomorrow", 1764201600, "2026-01-01", "2026-01-01T00:00:00", "2001-01-01T00:00:00Z"),
        "2999-01-01T00:00:00Z",
    ],
)
def test_a_start_is_in_the_next_thirty_days(start_at: object) -> None:
    olga = account("Olga")
    for name in ("Ada", "Ben"):
        some_bot(name)
    body = {"games": [["Ada", "Ben"]], "preset": "podkidnoy", "start_at": start_at}
    reply = olga.post("pairings", body)
    assert (reply.status, reply.body["field"]) == (400, "start_at")
    assert not Pairing.objects.exists()


def test_what_is_scheduled_or_waits_is_cancelled_and_what_has_begun_goes_on() -> None:
    olga, now = account("Olga"), timezone.now()
    organiser = User.objects.get(name="Olga")
    ada, ben = some_bot("Ada"), some_bot("Ben")
    games = [("Ada", "Ben"), ("Ben", "Ada")]
    later = paired_by(organiser, games, start_at=now + timedelta(hours=1), now=now)
    assert olga.send("DELETE", f"pairings/{later.pk}").status == 204
    assert olga.get(f"pairings/{later.pk}").body["status"] == "cancelled"
    assert start_due_pairings(now=now + timedelta(hours=2)) == 0
    current = paired_by(organiser, games, now=now)
    begun, waiting = current.known_games
    for bot in (ada, ben):
        get_ready(game_id=begun, user_id=bot.pk)
    assert olga.send("DELETE", f"pairings/{current.pk}").status == 204
    found = {one["game"]: one["status"] for one in olga.get(f"pairings/{current.pk}").body["games"]}
    assert found == {begun: "active", waiting: "cancelled"}
    for row in (later, current):
        again = olga.send("DELETE", f"pairings/{row.pk}")
        assert (again.status, again.code) == (409, "pairing_closed")


def test_pairings_are_the_organiser_s_own_and_listed_newest_first() -> None:
    olga, paul = account("Olga"), account("Paul")
    for name in ("Ada", "Ben"):
        some_bot(name)
    body = {"games": [["Ada", "Ben"]], "preset": "podkidnoy"}
    ids = [olga.post("pairings", body).body["id"] for _ in range(3)]
    first = olga.get("pairings?page_size=2").body
    assert [one["id"] for one in first["results"]] == [ids[2], ids[1]]
    assert [one["size"] for one in first["results"]] == [1, 1]
    second = olga.get(first["next"].partition("/api/v1/")[2]).body
    assert [one["id"] for one in second["results"]] == [ids[0]]
    assert paul.get("pairings").body["results"] == []
    for method in ("GET", "DELETE"):
        assert paul.send(method, f"pairings/{ids[0]}").code == "not_found"


def test_fifty_pairings_are_scheduled_at_most() -> None:
    organiser, now = some_user(), timezone.now()
    for name in ("Ada", "Ben"):
        some_bot(name)
    later = now + timedelta(hours=1)
    for _ in range(MAX_SCHEDULED):
        paired_by(organiser, [("Ada", "Ben")], start_at=later, now=now)
    with pytest.raises(TooManyPairings):
        paired_by(organiser, [("Ada", "Ben")], start_at=later, now=now)
    paired_by(organiser, [("Ada", "Ben")], now=now)
    paired_by(some_user(), [("Ada", "Ben")], start_at=later, now=now)


def test_players_are_paired_by_their_ids_too() -> None:
    olga = account("Olga")
    ada, ben = some_bot("Ada"), some_bot("Ben")
    games = [[f"@{ben.pk}", "ada"]]
    reply = olga.post("pairings", {"games": games, "preset": "podkidnoy"})
    assert reply.body["games"][0]["players"] == ["Ben", "Ada"]
    twice = olga.post("pairings", {"games": [["Ada", f"@{ada.pk}"]], "preset": "podkidnoy"})
    assert twice.body["errors"][0]["code"] == "twice"
    unknown = olga.post("pairings", {"games": [["Ada", "@999999"]], "preset": "podkidnoy"})
    assert unknown.body["errors"][0]["code"] == "unknown"


def test_old_pairings_are_deleted() -> None:
    organiser, now = some_user(), timezone.now()
    for name in ("Ada", "Ben"):
        some_bot(name)
    paired_by(organiser, [("Ada", "Ben")], now=now)
    assert forget_pairings(now=now + KEPT_FOR) == 0
    assert forget_pairings(now=now + KEPT_FOR + timedelta(seconds=1)) == 1
