"""The choice of the game on a channel: people before bots, the best, and what runs stays."""

from datetime import UTC, datetime, timedelta
from itertools import permutations

import pytest

from games.tv.choosing import Candidate, best, next_of

NOON = datetime(2026, 11, 26, 12, tzinfo=UTC)


def game(
    name: str, *, people: int = 2, rating: float = 1500, exhibition: bool = False, minutes: int = 0
) -> Candidate:
    return Candidate(
        game_id=name,
        mode="duel",
        people=people,
        rating=rating,
        is_exhibition=exhibition,
        started_at=NOON + timedelta(minutes=minutes),
    )


BOTS = game("bots", people=0, rating=2200, exhibition=True)
ALONE = game("alone", people=1, rating=1900)
WEAK = game("weak", people=3, rating=1400)
STRONG = game("strong", rating=1800)
NEWER = game("newer", rating=1800, minutes=5)


def test_the_ranks_are_bots_a_person_alone_weak_strong_and_the_newer_of_equals() -> None:
    in_order = [BOTS, ALONE, WEAK, STRONG, NEWER]
    for number in range(1, len(in_order) + 1):
        for some in permutations(in_order[:number]):
            assert best(some) == in_order[number - 1]
    assert best([]) is None


@pytest.mark.parametrize("shown", [ALONE, WEAK, STRONG])
def test_a_game_of_people_stays_until_it_is_over(shown: Candidate) -> None:
    assert next_of(shown, [shown, BOTS, NEWER]) == shown


def test_an_exhibition_yields_to_people_and_to_nothing_else() -> None:
    other = game("more bots", people=0, rating=2500, exhibition=True)
    assert next_of(BOTS, [BOTS, other]) == BOTS
    assert next_of(BOTS, [BOTS, ALONE]) == ALONE
    assert next_of(None, [BOTS]) == BOTS
    assert next_of(None, []) is None
