"""The reasons why moves were errors, on positions worked out by hand; hearts are trumps."""

import pytest

from bots.judging.reasons import ErrorReason, reason_of
from games.engine import view_for
from games.engine.notation import read_command
from tests.support.positions import position

DEFENDS = "hand 8C TD QS\nhand 7S 9S TS JD 7H\ntalon 6S KC\nbout 9 0 0 1 5\ntable 0:8S"
LEADS = "hand 6S 6C 9D 9H KD\nhand 7S 8S TC JC QC\ntalon 6D KC\nbout 9 0 0 1 5"
LEADS_AT_THE_END = "hand 6S 6C 9D 9H KD\nhand 7S 8S TC JC QC\nbout 9 0 0 1 5"
ADDS = "hand 8C 8H QS\nhand 7S TS JD 7H\ntalon 6S KC\nbout 9 0 0 1 5\ntable 0:8S>9S"
TRANSFERS = """
rules {"transfer": "on"}
hand 8C TD QS
hand 8D 9S TS JD 7H
talon 6S KC
bout 9 0 0 1 5
table 0:8S
"""
TOO_MANY_ATTACKS = "hand TD QS\nhand 9S JD 7C 6D\nbout 9 0 0 1 4\ntable 0:8S 0:8C"


@pytest.mark.parametrize(
    ("text", "seat", "played", "best", "reason"),
    [
        (DEFENDS, 1, "take", "beat 8S 9S", ErrorReason.TOOK_BEATABLE),
        (TOO_MANY_ATTACKS, 1, "take", "beat 8S 9S", ErrorReason.BEAT_WAS_BETTER),
        (DEFENDS, 1, "beat 8S 7H", "take", ErrorReason.TAKE_WAS_BETTER),
        (TRANSFERS, 1, "transfer 8D", "take", ErrorReason.TAKE_WAS_BETTER),
        (TRANSFERS, 1, "take", "transfer 8D", ErrorReason.TRANSFER_WAS_BETTER),
        (TRANSFERS, 1, "beat 8S 9S", "transfer 8D", ErrorReason.TRANSFER_WAS_BETTER),
        (TRANSFERS, 1, "transfer 8D", "beat 8S 9S", ErrorReason.BEAT_WAS_BETTER),
        (ADDS, 0, "done", "throw_in 8C", ErrorReason.STOPPED_TOO_EARLY),
        (ADDS, 0, "throw_in 8H", "done", ErrorReason.ADDED_TOO_MUCH),
        (ADDS, 0, "throw_in 8H", "throw_in 8C", ErrorReason.TRUMP_TOO_EARLY),
        (DEFENDS, 1, "beat 8S 7H", "beat 8S 9S", ErrorReason.TRUMP_TOO_EARLY),
        (LEADS_AT_THE_END, 0, "lead 9H", "lead 9D", ErrorReason.TRUMP_WASTED),
        (LEADS_AT_THE_END, 0, "lead 9D", "lead 9H", ErrorReason.TRUMP_NEEDED),
        (DEFENDS, 1, "beat 8S TS", "beat 8S 9S", ErrorReason.TOO_DEAR),
        (DEFENDS, 1, "beat 8S 9S", "beat 8S TS", ErrorReason.TOO_CHEAP),
        (LEADS, 0, "lead 6S 6C", "lead 6C", ErrorReason.TOO_MANY_AT_ONCE),
        (LEADS, 0, "lead 6C", "lead 6S 6C", ErrorReason.TOO_FEW_AT_ONCE),
        (LEADS, 0, "lead 6S", "lead 6C", ErrorReason.OTHER_CARD),
        (LEADS, 0, "lead KD", "lead 6S 6C", ErrorReason.TOO_DEAR),
    ],
)
def test_the_reason_follows_from_the_position(
    text: str, seat: int, played: str, best: str, reason: ErrorReason
) -> None:
    view = view_for(position(text), seat)
    assert reason_of(view, read_command(played), read_command(best)) is reason
