"""The polls of the sweeps, and indexes without columns that every command changes."""

import random
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.time.clock import PerCommand
from games.play.time.polls import postpone_polls
from games.play.time.sweeps.lost_turns import claim_lost_turns
from games.play.time.sweeps.overdue import claim_overdue
from games.play.time.sweeps.reminders import remind_players
from tests.support.bots import bots_table
from tests.support.clocks import clocked_table, fall_due, let_pass
from tests.support.games import play, played_out, running_table

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]

SECOND = timedelta(seconds=1)


def test_a_game_is_polled_at_its_first_deadline() -> None:
    game = clocked_table(PerCommand(30))
    assert game.turn_due_at is not None
    assert game.due_at is not None
    assert game.turn_due_at < game.due_at
    assert game.next_look_at == game.turn_due_at


def test_a_command_that_postpones_deadlines_leaves_the_next_poll() -> None:
    game = clocked_table(PerCommand(30))
    next(play(game.pk, random.Random(1)))
    after = get_game(game.pk)
    assert after.version > game.version
    assert after.turn_due_at != game.turn_due_at
    assert after.next_look_at == game.next_look_at


def test_a_deadline_before_the_next_poll_brings_it_forward() -> None:
    game = clocked_table(PerCommand(30))
    earlier = let_pass(game, 29)
    assert earlier.due_at is not None
    assert game.next_look_at is not None
    assert earlier.due_at < game.next_look_at
    assert earlier.next_look_at == earlier.due_at


def test_a_poll_with_nothing_due_is_postponed_to_the_first_deadline() -> None:
    game = clocked_table(PerCommand(30))
    assert game.next_look_at is not None
    now = game.next_look_at + SECOND
    fall_due(game, turn_due_at=now + 2 * SECOND, due_at=now + 3 * SECOND)
    assert postpone_polls(now=now) == 1
    assert get_game(game.pk).next_look_at == now + 2 * SECOND
    assert postpone_polls(now=now) == 0


def test_a_due_deadline_is_left_to_its_sweep() -> None:
    game = running_table(2)
    assert game.turn_due_at is not None
    assert postpone_polls(now=game.turn_due_at) == 0
    assert remind_players(now=game.turn_due_at) == 1


def test_a_game_without_deadlines_is_not_polled_until_it_has_one() -> None:
    game = running_table(2)
    assert game.turn_due_at is not None
    remind_players(now=game.turn_due_at)
    assert postpone_polls(now=game.turn_due_at) == 1
    assert get_game(game.pk).next_look_at is None
    later = timezone.now() + timedelta(hours=1)
    fall_due(game, turn_due_at=later)
    assert get_game(game.pk).next_look_at == later


def test_a_game_that_is_over_is_not_polled_any_more() -> None:
    game = played_out(running_table(2))
    assert game.next_look_at is not None
    assert postpone_polls(now=game.next_look_at) == 1
    assert get_game(game.pk).next_look_at is None


def test_every_sweep_finds_deadlines_that_pass_after_a_postponed_poll() -> None:
    people, bots = clocked_table(PerCommand(30)), bots_table("beginner", "beginner")
    now = timezone.now() + timedelta(days=1)
    for game in (people, bots):
        due = {name: now for name in ("due_at", "bot_due_at") if getattr(game, name) is not None}
        fall_due(game, **due)
        Game.objects.filter(pk=game.pk).exclude(turn_due_at=None).update(turn_due_at=now)
    postpone_polls(now=now - SECOND)
    assert {game.next_look_at for game in Game.objects.all()} == {now}
    assert [one.game_id for one in claim_overdue(now=now)] == [people.pk]
    assert [one.game_id for one in claim_lost_turns(now=now)] == [bots.pk]
    assert remind_players(now=now) == 1


def test_no_index_has_a_column_that_an_ordinary_command_changes() -> None:
    """Check that PostgreSQL can update the row without touching any index of the table."""
    game = clocked_table(PerCommand(30))
    before = vars(Game.objects.get(pk=game.pk))
    next(play(game.pk, random.Random(1)))
    after = vars(Game.objects.get(pk=game.pk))
    columns = [field.attname for field in Game._meta.concrete_fields]
    changed = {name for name in columns if after[name] != before[name]}
    assert {"version", "position", "due_at", "turn_due_at"} <= changed
    assert changed.isdisjoint(_indexed())


def _indexed() -> set[str]:
    """Return the columns of the games' table that an index has, or that its condition names."""
    with connection.cursor() as cursor:
        constraints = connection.introspection.get_constraints(cursor, Game._meta.db_table)
    columns = {name for one in constraints.values() if one["index"] for name in one["columns"]}
    options = Game._meta
    for one in (*options.indexes, *options.total_unique_constraints, *options.constraints):
        condition = getattr(one, "condition", None)
        if condition is not None:
            columns |= {name.partition("__")[0] for name, _ in _leaves(condition)}
    return columns


def _leaves(condition: object) -> list[tuple[str, object]]:
    """Return the comparisons of a condition."""
    if isinstance(condition, tuple):
        return [condition]
    return [leaf for child in getattr(condition, "children", ()) for leaf in _leaves(child)]
