"""Points by difference, on the three examples that docs/api/duplicates.md works by hand."""

from games.duplicates.scoring import SideScores, score_of
from games.duplicates.sides import SIDE_OF_SEAT, seat_of


def test_the_hands_are_exchanged_at_the_second_table() -> None:
    assert [seat_of("a", table) for table in (1, 2)] == [0, 1]
    assert [seat_of("b", table) for table in (1, 2)] == [1, 0]
    assert set(SIDE_OF_SEAT) == {1, 2}


def test_one_side_wins_both_hands() -> None:
    # Table 1: A (seat 0) is out, B keeps 3 cards. Table 2: A (seat 1) is out, B keeps 5.
    first = score_of([1, 2], [0, 3], seat_of_a=0)
    second = score_of([2, 1], [5, 0], seat_of_a=1)
    assert (first, second) == (SideScores(2, 0, 0, 3), SideScores(2, 0, 0, 5))
    deal = SideScores.sum_of([first, second])
    assert (deal, deal.points, deal.winner) == (SideScores(4, 0, 0, 8), 4, "a")


def test_one_hand_wins_at_both_tables_and_cards_decide() -> None:
    # The hand of seat 0 wins twice: A leaves B 2 cards, B leaves A 6.
    deal = SideScores.sum_of(
        [score_of([1, 2], [0, 2], seat_of_a=0), score_of([1, 2], [0, 6], seat_of_a=1)]
    )
    assert deal == SideScores(2, 2, 6, 2)
    assert (deal.points, deal.cards, deal.winner) == (0, -4, "b")


def test_a_draw_is_half_a_win_and_equal_matches_are_drawn() -> None:
    # Deal 1: A draws and wins (3 : 1). Deal 2: A draws and loses (1 : 3). The cards are equal too.
    first = SideScores.sum_of(
        [score_of([1, 1], [0, 0], seat_of_a=0), score_of([2, 1], [4, 0], seat_of_a=1)]
    )
    second = SideScores.sum_of(
        [score_of([1, 1], [0, 0], seat_of_a=0), score_of([1, 2], [0, 4], seat_of_a=1)]
    )
    assert (first.points, second.points) == (2, -2)
    match = SideScores.sum_of([first, second])
    assert match == SideScores(4, 4, 4, 4)
    assert match.winner == "draw"


def test_nothing_played_is_level() -> None:
    assert SideScores.sum_of([]).winner == "draw"
