"""Views: of the own seat, of a spectator, and of everything once the game is over."""

import random
from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.engine import Watcher, evolve, view_for
from games.engine.events import CardsDealt
from games.engine.notation import read_game
from games.engine.view import Viewer
from games.play.errors import GameNotFinished, NotFound
from games.play.log import load
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game, list_games
from games.play.selectors.updates import update_of
from games.play.selectors.viewers import viewer_of
from games.records.notation import notation_of
from games.records.proofs import proof_of
from games.tables.services.seating import join_game, leave_game
from tests.support.games import (
    finished_table,
    open_table,
    person_on,
    play,
    running_table,
    some_user,
)
from web.http.errors import InvalidInput

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]


def played(seats: int = 3, commands: int = 25) -> Game:
    game = running_table(seats, preset="perevodnoy")
    for _ in play(game.pk, random.Random(4), most=commands):
        pass
    return get_game(game.pk)


def test_a_seated_user_sees_as_their_seat_and_anybody_else_as_a_spectator() -> None:
    game = running_table(3)
    assert [viewer_of(game=game, user_id=person_on(game, seat).user_id) for seat in range(3)] == [
        0,
        1,
        2,
    ]
    assert viewer_of(game=game, user_id=some_user().pk) is Watcher.SPECTATOR
    assert viewer_of(game=game, user_id=None) is Watcher.SPECTATOR


def test_other_eyes_are_lent_once_the_game_is_finished_only() -> None:
    running, finished = running_table(2), finished_table(2)
    own = person_on(running, 1).user_id
    assert viewer_of(game=running, user_id=own, wanted=1) == 1
    for wanted in (0, "open"):
        with pytest.raises(GameNotFinished):
            viewer_of(game=running, user_id=own, wanted=wanted)
    assert viewer_of(game=finished, user_id=None, wanted=0) == 0
    assert viewer_of(game=finished, user_id=None, wanted="open") is Watcher.OPEN


def test_eyes_of_a_seat_that_does_not_exist_are_not_found() -> None:
    for game in (running_table(2), finished_table(2)):
        with pytest.raises(NotFound):
            viewer_of(game=game, user_id=None, wanted=2)


def test_the_view_at_any_version_is_that_of_the_replayed_log() -> None:
    game = played()
    log = [numbered.event for numbered in load(game.pk)]
    state = None
    for version, event in enumerate(log, start=1):
        state = evolve(state, event)
        if version % 7 and version != game.version:
            continue
        for viewer in (0, 1, 2, Watcher.SPECTATOR):
            seen = update_of(game, at=version).seen_by(viewer)
            assert (seen.version, seen.view) == (version, view_for(state, viewer))


def test_a_spectator_and_an_open_game_have_nothing_to_do() -> None:
    assert update_of(played()).seen_by(Watcher.SPECTATOR).legal == ()
    before_the_deal = update_of(open_table()).seen_by(0)
    assert (before_the_deal.view, before_the_deal.legal, before_the_deal.awaited) == (None, (), ())


@pytest.mark.parametrize("at", [-1, 10_000])
def test_a_version_that_the_game_does_not_have_is_refused(at: int) -> None:
    with pytest.raises(InvalidInput) as caught:
        update_of(running_table(2), at=at)
    assert caught.value.field == "at"


def test_an_update_shows_every_version_once_and_starts_where_the_viewer_wants() -> None:
    game = played()
    update = update_of(game, after=3)
    assert [event.version for event in update.seen_by(0).events] == list(range(4, game.version + 1))
    assert update.events_seen_by(0, after=10)[0].version == 11
    assert update_of(game, after=game.version).seen_by(0).events == ()
    assert update_of(game, after=game.version + 50).version == game.version


def dealt_as_seen(game: Game, viewer: Viewer) -> CardsDealt:
    event = update_of(game, after=0).events_seen_by(viewer)[1].event
    assert isinstance(event, CardsDealt)
    return event


def test_a_spectator_or_seat_is_shown_no_card_dealt_to_others_but_the_trump_card() -> None:
    game = played()
    everything = dealt_as_seen(game, Watcher.OPEN)
    trump_card = everything.trump_card
    assert trump_card is not None
    for viewer in (Watcher.SPECTATOR, 1):
        for seat, hand in enumerate(dealt_as_seen(game, viewer).hands):
            if seat == viewer:
                assert hand == everything.hands[seat]
            else:
                assert {card.code for card in hand} <= {"??", trump_card.code}


def test_a_printed_update_shows_no_secrets() -> None:
    text = repr(update_of(played(), after=0))
    assert "Card" not in text
    assert "GameState" not in text


def test_the_list_shows_public_games_newest_first() -> None:
    first, second = open_table(), running_table()
    hidden = open_table()
    Game.objects.filter(pk=hidden.pk).update(is_private=True)
    assert list(list_games()) == [second, first]
    assert list(list_games(status=GameStatus.OPEN)) == [first]


def test_a_players_list_has_the_games_they_sit_in_or_host_private_ones_too() -> None:
    other = open_table(3)
    own = open_table(3)
    host_id = own.host_id
    Game.objects.filter(pk=own.pk).update(is_private=True)
    join_game(game_id=other.pk, user_id=host_id)
    open_table()
    assert list(list_games(player_id=host_id)) == [own, other]
    leave_game(game_id=other.pk, user_id=host_id)
    assert list(list_games(player_id=host_id)) == [own]


def test_a_list_takes_the_same_few_queries_for_any_number_of_games() -> None:
    for _ in range(4):
        running_table(3)
    with CaptureQueriesContext(
        connection,
    ) as queries:
        rows = [[str(seat.user) for seat in game.seats.all()] for game in list_games()]
    assert (len(rows), len(queries)) == (4, 2)


def test_a_list_does_not_load_secrets() -> None:
    running_table()
    game = list_games().get()
    assert {"server_seed", "position"} <= game.get_deferred_fields()


def test_a_game_that_does_not_exist_is_not_found() -> None:
    with pytest.raises(NotFound):
        get_game("nobodyshas")


def test_the_proof_holds_the_secret_back_until_the_game_is_finished() -> None:
    proof = proof_of(running_table(2))
    assert (proof.server_seed, proof.deals) == (None, None)
    assert len(proof.commitment) == 64


def test_the_proof_of_a_finished_game_leads_to_the_cards_that_were_dealt() -> None:
    game = finished_table(3)
    proof = proof_of(game)
    assert proof.deals is not None
    assert [deal.number for deal in proof.deals] == [1]
    pack = proof.deals[0].pack
    dealt = dealt_as_seen(game, Watcher.OPEN)
    # One card at a time, clockwise from the forehand (rules.md 2.1): every third is for one seat.
    for seat, hand in enumerate(dealt.hands):
        assert set(hand) == set(pack[seat:18:3])
    assert dealt.trump_card == pack[18]


def test_the_notation_is_given_once_the_game_is_finished_and_plays_the_same_game() -> None:
    with pytest.raises(GameNotFinished):
        notation_of(running_table(2))
    game = finished_table(3)
    record = read_game(notation_of(game))
    assert record.events() == tuple(numbered.event for numbered in load(game.pk))
    assert record.tags["Game"] == game.pk


def test_games_of_the_same_instant_still_have_one_order() -> None:
    games = [open_table() for _ in range(3)]
    instant = games[0].created_at - timedelta(days=1)
    Game.objects.update(created_at=instant)
    listed = [game.pk for game in list_games()]
    assert listed == sorted(listed, reverse=True)
