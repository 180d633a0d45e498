"""The search on a position of two worked out by hand; hearts are trumps, nothing is hidden.

Seat 0 leads, with 8C and 9S, against 6C, 9C and 6H. Two ways lead to the end.

8C: beaten with 9C it lets in 9S, and seat 0 is out first. Beaten with 6H it lets in nothing.
9S: only 6H beats it, and seat 1 leads next. 6C is beaten by 8C, and seat 0 is out first; 9C is not.

So a rival who beats and leads with its lowest card, trumps last, loses by either. A good one, who
beats with 6H and leads 9C, which must be taken, wins by either: 6C is its last card.
"""

import pytest

from bots.kernel.tree import FIRST_NODES, TreeSearch
from bots.strategies.search.situation import situation_of
from games.engine import legal_commands, view_for
from tests.support.positions import position

RIVAL_MAY_ERR = "hand 8C 9S\nhand 6C 6H 9C\nbout 9 0 0 1 3"


def searched(*, simple: int = 0, seed: int) -> tuple[TreeSearch, tuple[int, ...]]:
    """Return a search of the position, and the legal leads."""
    state = position(RIVAL_MAY_ERR)
    situation = situation_of(view_for(state, 0), legal_commands(state, 0))
    assert situation is not None
    search = TreeSearch(situation.table, 0, (), (0, 0), seed, simple=simple)
    return search, situation.moves


def tried(iterations: int, *, simple: int = 0, seed: int = 1) -> list[tuple[int, int, float]]:
    """Return the leads that a search tries, with their tries and mean points."""
    search, _ = searched(simple=simple, seed=seed)
    return search.run(iterations)


def points(simple: int) -> list[float]:
    """Return the worth of both leads if that many of a thousand moves of the rival are simple."""
    return [mean for _, _, mean in tried(500, simple=simple)]


def test_others_are_taken_to_seek_the_best_for_themselves() -> None:
    assert points(0) == pytest.approx([0, 0], abs=0.15)


def test_a_player_by_rules_of_thumb_is_taken_to_keep_to_them() -> None:
    assert points(1000) == pytest.approx([1, 1], abs=0.15)


def test_a_player_who_sometimes_follows_them_may_err_or_not() -> None:
    assert all(0.2 < mean < 0.9 for mean in points(500))


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_first_move_tried_is_that_of_the_rules_of_thumb(seed: int) -> None:
    """Its cards are numbered 0 and up, and the lowest plain one is led."""
    ((first, visits, _),) = tried(1, seed=seed)
    both = [move for move, _, _ in tried(50, seed=seed)]
    assert visits == 1
    assert first == min(both)


def test_every_iteration_counts_however_often_the_tree_outgrows_its_room() -> None:
    iterations = 4 * FIRST_NODES
    assert sum(visits for _, visits, _ in tried(iterations)) == iterations


def test_trees_of_weighed_moves_outgrow_their_room_as_well() -> None:
    search, moves = searched(seed=1)
    assert search.weigh(moves, 4 * FIRST_NODES) == pytest.approx([0, 0], abs=0.15)
