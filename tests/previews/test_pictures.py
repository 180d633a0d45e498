"""The pictures of links: what they show, and what they must not."""

import json
import random
from typing import get_args

import pytest
from django.conf import settings as site
from django.test import Client
from pytest_django.fixtures import Settings

from accounts.avatars import AvatarName
from games.engine import RuleSet, card_from_code
from games.engine.state import Pair
from games.play.selectors.bots import BOTS
from games.play.selectors.games import get_game
from games.previews.moments import position_of
from games.previews.svg import DrawnSeat, DrawnTable, player_svg, position_svg
from games.tables.services.creating import create_game, start_game
from games.tables.services.passwords import password_hash
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from tests.support.games import finished_table, open_table, play, running_table, some_user
from tests.support.people import account

PNG = b"\x89PNG\r\n\x1a\n"


def test_every_picture_of_people_and_of_bots_is_drawn() -> None:
    faces = json.loads((site.FRONTEND_ART / "faces.json").read_text("utf-8"))
    assert sorted(faces["animals"]) == sorted(get_args(AvatarName))
    assert len(faces["bots"]) == BOTS


def test_a_position_is_drawn_with_its_cards_and_without_any_text() -> None:
    pairs = [Pair(card_from_code("6S"), 0, card_from_code("TD")), Pair(card_from_code("6H"), 0)]
    svg = position_svg(
        DrawnTable([DrawnSeat(None, 6), DrawnSeat(None, 10)], pairs, trump="D", talon=0)
    )
    assert "<text" not in svg
    assert "<image" not in svg
    empty = position_svg(DrawnTable([DrawnSeat(None, 6), DrawnSeat(None, 10)], trump="D", talon=0))
    assert svg != empty


@pytest.mark.parametrize("rating", [None, 0, 1, 1234567890])
def test_a_player_is_drawn_with_any_rating(rating: int | None) -> None:
    assert player_svg(None, rating).endswith("</svg>")


@pytest.mark.django_db
def test_a_picture_of_a_running_game_shows_the_table_and_counts_the_hands() -> None:
    game = running_table(2, rules=RuleSet(lead="single"))
    for _ in play(game.pk, random.Random(3), most=1):
        pass
    position = position_of(game.pk)
    assert sorted(str(place.cards) for place in position.places) == ["5", "6"]
    assert len(position.pairs) == 1


@pytest.mark.django_db
def test_behind_a_password_a_picture_shows_only_the_players() -> None:
    game = running_table(2)
    game.password = password_hash("sesame", is_private=True)
    game.save(update_fields=["password"])
    position = position_of(game.pk)
    assert [place.cards for place in position.places] == [None, None]
    assert (position.trump, position.trump_card, position.talon) == (None, None, 0)


@pytest.mark.django_db
def test_a_picture_of_a_rated_game_is_as_late_as_its_watchers(settings: Settings) -> None:
    settings.DURAK_WATCH_DELAY_SECONDS = 500.0
    plans: list[SeatPlan] = [HostPlan(), OpenPlan()]
    open_game = create_game(
        TableChoice(preset="duel", is_rated=True), plans, host_id=some_user().pk
    )
    join_game(game_id=open_game.pk, user_id=some_user().pk)
    game = start_game(game_id=open_game.pk, user_id=open_game.host_id)
    for _ in play(game.pk, random.Random(3), most=1):
        pass
    assert position_of(game.pk).pairs == ()


@pytest.mark.django_db
def test_a_picture_of_a_finished_game_does_not_tell_how_it_ended() -> None:
    """Of its first half, whatever is asked for beyond the end; a version that exists is shown."""
    game = finished_table(2)
    shown = position_of(game.pk)
    assert shown.pairs
    assert position_of(game.pk, game.version + 1) == shown
    assert position_of(game.pk, 0) == shown
    assert [place.cards for place in position_of(game.pk, 2).places] == [6, 6]


@pytest.mark.django_db
def test_pictures_are_png_and_unknown_ones_are_not_there(client: Client) -> None:
    account("Anna")
    table = open_table(3)
    for path in ("durak", f"games/{table.pk}", "players/anna"):
        reply = client.get(f"/previews/{path}.png")
        assert (reply.status_code, reply["Content-Type"]) == (200, "image/png"), path
        assert reply.content.startswith(PNG)
    for path in ("games/0000000000", "games/short", "players/nobody"):
        assert client.get(f"/previews/{path}.png").status_code == 404, path
    assert client.get(f"/previews/games/{table.pk}.png?at=many").status_code == 200


@pytest.mark.django_db
def test_a_free_seat_and_a_person_differ() -> None:
    table = get_game(open_table(3).pk)
    faces = [place.face for place in position_of(table.pk).places]
    assert faces[0] is not None
    assert faces[1:] == [None, None]
