"""The games of a person, page by page."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games.play.models import Game, GameStatus, Seat
from games.play.selectors.own_lists import OwnGames
from games.play.services.mending import cancel
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import OpenPlan
from games.tables.services.seating import join_game, leave_game
from games.tables.terms import TableChoice
from tests.support.games import finished_table, open_table, running_table, some_user

pytestmark = pytest.mark.django_db


def hosted_standing(user_id: int) -> Game:
    """Return an open table at which its host does not sit."""
    return create_game(TableChoice(preset="duel"), [OpenPlan(), OpenPlan()], host_id=user_id)


def games_in(user_id: int, status: str | None = None) -> list[Game]:
    return OwnGames(user_id, status=status)[0:10]


def test_a_player_finds_the_games_they_sit_in_or_host_private_ones_too() -> None:
    other, own = open_table(3), open_table(3)
    host_id = own.host_id
    Game.objects.filter(pk=own.pk).update(is_private=True)
    join_game(game_id=other.pk, user_id=host_id)
    standing = hosted_standing(host_id)
    open_table()
    assert games_in(host_id) == [standing, own, other]
    leave_game(game_id=other.pk, user_id=host_id)
    assert games_in(host_id) == [standing, own]


def test_a_list_has_the_games_of_one_status() -> None:
    user = some_user()
    games = {
        GameStatus.OPEN: hosted_standing(user.pk),
        GameStatus.ACTIVE: running_table(2),
        GameStatus.FINISHED: finished_table(2),
        GameStatus.CANCELLED: running_table(2),
    }
    cancel(games[GameStatus.CANCELLED], list(games[GameStatus.CANCELLED].seats.all()))
    for game in games.values():
        Seat.objects.filter(game=game, number=1).update(user=user)
    for status, game in games.items():
        assert games_in(user.pk, status) == [game]
    assert games_in(user.pk, GameStatus.STARTING) == []


@pytest.mark.parametrize("position", [None, "nonsense"])
def test_seats_repeat_the_end_of_a_game_that_is_called_off_broken_or_not(
    position: str | None,
) -> None:
    table = running_table(2)
    game = Game.objects.get(pk=table.pk)
    if position is not None:
        game.position = position
    cancel(game, list(Seat.objects.filter(game=game)))
    row = Game.objects.get(pk=game.pk)
    assert row.reason == ("" if position else "cancelled")
    assert row.finished_at is not None
    assert {seat.game_finished_at for seat in Seat.objects.filter(game=game)} == {row.finished_at}


def test_pages_lead_through_all_games_of_a_person_and_back() -> None:
    user = some_user()
    now = timezone.now()
    games = []
    for minutes in range(7):
        game = hosted_standing(user.pk) if minutes % 2 else open_table()
        at = now - timedelta(minutes=minutes // 2)  # two at the same moment
        Game.objects.filter(pk=game.pk).update(created_at=at)
        Seat.objects.filter(game=game).update(game_created_at=at)
        Seat.objects.filter(game=game, number=1).update(user=user)
        games.append((at, game.pk))
    expected = [pk for _, pk in sorted(games, reverse=True)]
    client = Client()
    client.force_login(user)
    pages = [client.get("/api/v1/games?mine=true&page_size=2").json()]
    while pages[-1]["next"]:
        pages.append(client.get(pages[-1]["next"]).json())
    found = [[game["id"] for game in page["results"]] for page in pages]
    assert found == [expected[:2], expected[2:4], expected[4:6], expected[6:]]
    back = client.get(pages[-1]["previous"]).json()
    assert [game["id"] for game in back["results"]] == expected[4:6]


def test_a_page_takes_two_statements_and_loads_no_secrets() -> None:
    user = some_user()
    for _ in range(3):
        hosted_standing(user.pk)
    with CaptureQueriesContext(connection) as queries:
        found = games_in(user.pk)
        assert [len(game.seats.all()) for game in found] == [2, 2, 2]
    assert len(queries) == 2
    assert {"server_seed", "position"} <= found[0].get_deferred_fields()
