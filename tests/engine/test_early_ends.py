"""Ends that no card decides, and a player who leaves: facts that the engine only takes note of."""

import random

from games.engine import (
    Phase,
    RuleSet,
    Watcher,
    awaited_seats,
    evolve,
    legal_offers,
    redact,
    replay,
)
from games.engine.endings import called_off, win_of_who_stayed
from games.engine.events import EndReason, GameEnded, PlayerLeft
from games.engine.notation import read_position, write_position
from tests.support.play import opening

STATE = replay(opening(RuleSet(), 2, random.Random(1)))


def test_a_player_who_leaves_takes_no_card_along() -> None:
    assert evolve(STATE, PlayerLeft(1)) == STATE
    assert redact(PlayerLeft(1, given_up=True), Watcher.SPECTATOR) == PlayerLeft(1, given_up=True)


def test_the_player_who_stayed_is_first_and_nobody_is_the_durak() -> None:
    assert win_of_who_stayed(STATE, 1) == GameEnded(EndReason.LEFT, None, (2, 1))
    after = evolve(STATE, win_of_who_stayed(STATE, 1))
    assert (after.is_over, after.places, awaited_seats(after)) == (True, (2, 1), ())
    assert read_position(write_position(after)) == after


def test_a_game_that_is_called_off_puts_nobody_before_another() -> None:
    after = evolve(STATE, called_off(STATE))
    assert (after.is_over, after.places, after.durak) == (True, (1, 1), None)
    assert read_position(write_position(after)) == after


def test_a_game_that_is_called_off_while_a_redeal_is_asked_about_waits_for_nobody() -> None:
    asked = replay(opening(RuleSet(redeal="on_request"), 2, random.Random(1)))
    assert asked.phase is Phase.REDEAL
    for end in (called_off(asked), win_of_who_stayed(asked, 1)):
        after = evolve(asked, end)
        assert (after.phase, awaited_seats(after)) == (Phase.OVER, ())
        assert not any(legal_offers(after, seat) for seat in (0, 1))
        assert read_position(write_position(after)) == after
