"""The kind of an error follows from the position, the move and the best move; hearts are trumps."""

import pytest

from benchmarks.characters import ErrorKind, kind_of
from games.engine import view_for
from games.engine.notation import read_command
from tests.support.positions import position

ATTACKED = "hand 8S 9D TC\nhand 8C AC 6H\ntalon 7D KD AH\nbout 9 0 0 1 3\ntable 0:7C"
TRUMP_ONLY = "hand 8S 9D TC\nhand 8D AS 6H\ntalon 7D KD AH\nbout 9 0 0 1 3\ntable 0:7C"
LEADING = "hand 6C 6D 9S TS 7H\nhand TD JS QS\nknown -\nknown TD JS\ntalon 7D KC AH\nbout 9 0 0 1 3"
"""The defender was seen to pick up the ten of diamonds and the jack of spades."""
ADDING = "hand 7S QD\nhand 9C 6H\ntalon 7D KD\nbout 9 0 0 1 3\ntable 0:7C>8C"


@pytest.mark.parametrize(
    ("text", "seat", "played", "best", "kind"),
    [
        (ATTACKED, 1, "take", "beat 7C 8C", ErrorKind.OVERLOOKED_BEAT),
        (TRUMP_ONLY, 1, "take", "beat 7C 6H", ErrorKind.CLUNG_TO_TRUMP),
        (ATTACKED, 1, "beat 7C AC", "beat 7C 6H", ErrorKind.CLUNG_TO_TRUMP),
        (ATTACKED, 1, "beat 7C 6H", "take", ErrorKind.TOOK_TOO_LITTLE),
        (ATTACKED, 1, "beat 7C 6H", "beat 7C 8C", ErrorKind.WASTED_TRUMP),
        (ATTACKED, 1, "beat 7C AC", "beat 7C 8C", ErrorKind.SHOWED_OFF),
        (ATTACKED, 1, "beat 7C 8C", "beat 7C AC", ErrorKind.TOO_LOW),
        (ADDING, 0, "done", "throw_in 7S", ErrorKind.OVERLOOKED_ADDITION),
        (ADDING, 0, "throw_in 7S", "done", ErrorKind.ADDED_TOO_MUCH),
        (LEADING, 0, "lead 9S", "lead 7H", ErrorKind.FORGOT_TAKEN),
        (LEADING, 0, "lead 7H", "lead 9S", ErrorKind.WASTED_TRUMP),
        (LEADING, 0, "lead 6C", "lead 6C 6D", ErrorKind.KEPT_PAIR),
        (LEADING, 0, "lead 9S", "lead 6D", ErrorKind.KEPT_PAIR),
        (LEADING, 0, "lead 6C 6D", "lead 6C", ErrorKind.FORGOT_TAKEN),
        (LEADING, 0, "lead 6C", "lead 6D", ErrorKind.OTHER),
    ],
)
def test_an_error_is_named_by_the_move_and_the_best_one(
    text: str, seat: int, played: str, best: str, kind: ErrorKind
) -> None:
    view = view_for(position(text), seat)
    assert kind_of(view, read_command(played), read_command(best)) is kind


def test_leading_more_of_a_rank_than_good_is_leading_too_many() -> None:
    view = view_for(position("hand 6C 6D 9S\nhand TD JS QS\nbout 9 0 0 1 3"), 0)
    played, best = read_command("lead 6C 6D"), read_command("lead 6C")
    assert kind_of(view, played, best) is ErrorKind.LED_TOO_MANY
