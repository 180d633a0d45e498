"""The contract of the event store, the same on every database."""

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from games.engine import PRESETS, Event, new_game
from games.engine.deck import full_pack
from games.play.log import appended, load
from games.play.log.errors import BrokenLog, UnreadableEvent
from games.play.models import Game, StoredEvent
from tests.support.games import encoded, open_table
from web.database.conditional_write import write_if

EVENTS = new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36))
pytestmark = pytest.mark.django_db


def write(game: Game, expected_version: int, events: tuple[Event, ...] = EVENTS) -> bool:
    before = Game.objects.filter(pk=game.pk).first() or game
    before.version = expected_version
    columns = {"reason": "written"}
    with transaction.atomic():
        return write_if(
            appended(
                before,
                **encoded(before, events, cause=None),
                cause=None,
                at=timezone.now(),
                columns=columns,
            )
        )


def log(game: Game) -> list[Event]:
    return [numbered.event for numbered in load(game.pk)]


def test_appended_events_are_loaded_in_order_with_versions_from_one() -> None:
    game = open_table()
    assert write(game, 0)
    loaded = load(game.pk)
    assert tuple(numbered.event for numbered in loaded) == EVENTS
    assert [numbered.version for numbered in loaded] == list(range(1, len(EVENTS) + 1))


def test_appending_moves_the_row_of_the_game_along_with_the_log() -> None:
    game = open_table()
    write(game, 0)
    game.refresh_from_db()
    assert (game.version, game.reason) == (len(EVENTS), "written")


def test_a_second_append_continues_where_the_first_ended() -> None:
    game = open_table()
    write(game, 0, EVENTS[:1])
    assert write(game, 1, EVENTS[1:])
    assert log(game) == list(EVENTS)


@pytest.mark.parametrize("expected_version", [0, 1, 5, 100])
def test_an_append_for_another_version_is_refused_and_changes_nothing(
    expected_version: int,
) -> None:
    game = open_table()
    write(game, 0, EVENTS[:2])
    assert not write(game, expected_version, EVENTS[:1])
    assert log(game) == list(EVENTS[:2])
    game.refresh_from_db()
    assert game.version == 2


def test_the_primary_key_refuses_a_version_that_is_taken_even_if_the_row_was_not_moved() -> None:
    game = open_table()
    write(game, 0, EVENTS[:2])
    Game.objects.filter(pk=game.pk).update(version=1)
    with pytest.raises(IntegrityError):
        write(game, 1, EVENTS[:1])
    assert log(game) == list(EVENTS[:2])


def test_nothing_is_appended_to_a_game_that_does_not_exist() -> None:
    assert not write(Game(id="nobodyshas"), 0)


@pytest.mark.django_db(transaction=True)
def test_a_transaction_that_is_rolled_back_leaves_neither_events_nor_row() -> None:
    game = open_table()
    with transaction.atomic():
        write(game, 0)
        transaction.set_rollback(True)
    assert log(game) == []
    game.refresh_from_db()
    assert (game.version, game.reason) == (0, "")


def test_logs_of_different_games_do_not_mix() -> None:
    one, other = open_table(), open_table()
    write(one, 0)
    write(other, 0, EVENTS[:1])
    assert log(other) == list(EVENTS[:1])


def test_a_stretch_is_loaded_by_its_bounds() -> None:
    game = open_table()
    write(game, 0)
    versions = [numbered.version for numbered in load(game.pk, after=1, upto=2)]
    assert versions == [2]
    assert load(game.pk, after=len(EVENTS)) == ()


def test_a_missing_event_is_noticed() -> None:
    game = open_table()
    write(game, 0)
    StoredEvent.objects.filter(game_id=game.pk, version=2).delete()
    with pytest.raises(BrokenLog, match="no event 2"):
        load(game.pk)


def test_a_row_of_a_type_that_nobody_knows_is_unreadable() -> None:
    game = open_table()
    write(game, 0)
    StoredEvent.objects.filter(game_id=game.pk, version=1).update(type="cards_eaten")
    with pytest.raises(UnreadableEvent, match="cards_eaten"):
        load(game.pk)
