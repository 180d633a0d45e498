"""The search on a position of two worked out by hand; hearts are trumps, nothing is hidden.

Seat 0 leads, with 8C and 9S, against 6C, 9C and 6H. Two ways lead to the end.

8C: beaten with 9C it lets in 9S, and seat 0 is out first. Beaten with 6H it lets in nothing.
9S: only 6H beats it, and seat 1 leads next. 6C is beaten by 8C, and seat 0 is out first; 9C is not.

So a rival who beats and leads with its lowest card, trumps last, loses by either. A good one, who
beats with 6H and leads 9C, which must be taken, wins by either: 6C is its last card.
"""

import pytest

from bots.kernel.tree import TreeSearch
from bots.strategies.search.situation import situation_of
from games.engine import legal_commands, view_for
from tests.support.positions import position

RIVAL_MAY_ERR = "hand 8C 9S\nhand 6C 6H 9C\nbout 9 0 0 1 3"


def points(simple: int) -> list[float]:
    """Return the worth of both leads if that many of a thousand moves of the rival are simple."""
    state = position(RIVAL_MAY_ERR)
    situation = situation_of(view_for(state, 0), legal_commands(state, 0))
    assert situation is not None
    search = TreeSearch(situation.table, 0, (), (0, 0), 1, simple=simple)
    return [mean for _, _, mean in search.run(500)]


def test_others_are_taken_to_seek_the_best_for_themselves() -> None:
    assert points(0) == pytest.approx([0, 0], abs=0.15)


def test_a_player_by_rules_of_thumb_is_taken_to_keep_to_them() -> None:
    assert points(1000) == pytest.approx([1, 1], abs=0.15)


def test_a_player_who_sometimes_follows_them_may_err_or_not() -> None:
    assert all(0.2 < mean < 0.9 for mean in points(500))
