"""Pairing and scoring of tournaments, on examples worked by hand."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tournaments.pairing import (
    SwissPlayer,
    Verdict,
    WaitingPlayer,
    bye_points,
    first_matches,
    next_matches,
    pair_round,
    points_at_table,
    seat_order,
    seat_waiting,
    series_winner,
    tally,
    verdict,
)

SINGLES = {count: [[seat] for seat in range(count)] for count in (2, 3, 4, 6)}
PARTNERS = [[0, 2], [1, 3]]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], [2, 0]),
        ([1, 1], [1, 1]),
        ([2, 1, 3], [2, 4, 0]),
        ([1, 2, 3, 4], [6, 4, 2, 0]),
        ([1, 2, 3, 3], [6, 4, 1, 1]),
        ([6, 5, 4, 3, 2, 1], [0, 2, 4, 6, 8, 10]),
    ],
)
def test_a_place_is_worth_two_points_for_each_opponent_behind(
    places: list[int], points: list[int]
) -> None:
    assert list(points_at_table(places, SINGLES[len(places)])) == points


def test_partners_are_no_opponents() -> None:
    assert points_at_table([1, 2, 1, 2], PARTNERS) == (4, 0, 4, 0)
    assert points_at_table([1, 1, 1, 1], PARTNERS) == (2, 2, 2, 2)


def test_an_opponent_whose_result_is_annulled_counts_as_behind() -> None:
    of_loser = verdict(1, [1, 2, 3], SINGLES[3], [1500, 1600, 1700], annulled={0})
    assert of_loser == Verdict(4, ((1500, 1), (1700, 1)), is_first=True)
    assert verdict(0, [1, 2, 3], SINGLES[3], [1500, 1600, 1700], annulled={0}).points == 0


def test_points_double_after_two_wins_in_a_row_up_to_the_next_game_that_is_not_won() -> None:
    win, draw, loss = (
        Verdict(points, ((1500, sign),)) for points, sign in ((2, 1), (1, 0), (0, -1))
    )
    scores = [
        tally([win, win, win, draw, win, loss][:count], doubles=True).score for count in range(1, 7)
    ]
    assert scores == [2, 4, 8, 10, 12, 12]
    assert tally([win, win, win], doubles=False).score == 6


def test_performance_is_500_points_above_beaten_and_below_winning_opponents() -> None:
    results = [Verdict(2, ((1600, 1),)), Verdict(1, ((1500, 0),)), Verdict(0, ((1400, -1),))]
    # The mean of 2100, 1500 and 900.
    assert tally(results, doubles=True).performance == 1500
    assert tally([Verdict(2)], doubles=True).performance is None


def test_a_bye_is_a_win_in_a_duel_and_no_game_of_a_streak() -> None:
    win = Verdict(2, ((1500, 1),))
    assert bye_points(2) == 2
    assert tally([win, Verdict(2), win, win], doubles=True).score == 2 + 2 + 2 + 4


def test_in_an_arena_the_nearest_in_the_standings_sit_together() -> None:
    waiting = [WaitingPlayer(one, one / 8, 0.0) for one in range(8)]
    assert seat_waiting(waiting, seats=2, now=0.0, field=8) == ((0, 1), (2, 3), (4, 5), (6, 7))
    assert seat_waiting(waiting, seats=4, now=0.0, field=8) == ((0, 1, 2, 3), (4, 5, 6, 7))


def test_two_players_who_just_met_wait_for_others_and_play_again_if_nobody_comes() -> None:
    waiting = [WaitingPlayer(1, 0.0, 100.0), WaitingPlayer(2, 0.1, 100.0)]
    met = {frozenset((1, 2))}
    assert seat_waiting(waiting, seats=2, met=met, now=105.0, field=10) == ()
    assert seat_waiting(waiting, seats=2, met=met, now=120.0, field=10) == ((1, 2),)
    alone = seat_waiting(waiting, seats=2, met=met, now=100.0, field=2, is_field_complete=True)
    assert alone == ((1, 2),)


def test_far_apart_players_meet_only_after_a_wait() -> None:
    waiting = [WaitingPlayer(1, 0.0, 0.0), WaitingPlayer(2, 0.9, 0.0)]
    assert seat_waiting(waiting, seats=2, now=1.0, field=1000) == ()
    assert seat_waiting(waiting, seats=2, now=12.0, field=1000) == ((1, 2),)


def test_a_pair_that_may_not_play_never_does() -> None:
    waiting = [WaitingPlayer(1, 0.0, 0.0), WaitingPlayer(2, 0.1, 0.0)]
    never = {frozenset((1, 2))}
    assert (
        seat_waiting(waiting, seats=2, never=never, now=999.0, field=2, is_field_complete=True)
        == ()
    )


@pytest.mark.parametrize("count", [4, 6, 8, 12])
def test_duels_of_a_whole_round_robin_never_repeat(count: int) -> None:
    """A round that can do without a repeat has none, whatever the results were."""
    met: set[frozenset[int]] = set()
    scores = dict.fromkeys(range(count), 0)
    for number in range(1, count):
        paired = pair_round(
            [SwissPlayer(one, scores[one]) for one in range(count)],
            seats=2,
            met=met,
            seed=b"seed",
            number=number,
        )
        pairs = {frozenset(table) for table in paired.tables}
        if not can_avoid_repeats(range(count), met):
            break
        assert not pairs & met
        met |= pairs
        for table in paired.tables:
            scores[max(table)] += 2


def can_avoid_repeats(players: range, met: set[frozenset[int]]) -> bool:
    """Return whether all players can be paired without a repeat, by trying everything."""

    def tried(left: frozenset[int]) -> bool:
        if not left:
            return True
        one = min(left)
        return any(
            frozenset((one, other)) not in met and tried(left - {one, other})
            for other in left - {one}
        )

    return tried(frozenset(players))


def test_the_last_without_a_bye_gets_it() -> None:
    players = [SwissPlayer(1, 4), SwissPlayer(2, 2), SwissPlayer(3, 0, byes=1)]
    paired = pair_round(players, seats=2, seed=b"seed", number=2)
    assert paired.byes == (2,)
    assert {frozenset(table) for table in paired.tables} == {frozenset((1, 3))}


def test_players_who_may_not_meet_get_byes_if_nobody_else_is_there() -> None:
    paired = pair_round(
        [SwissPlayer(1, 0), SwissPlayer(2, 0)],
        seats=2,
        never={frozenset((1, 2))},
        seed=b"seed",
        number=1,
    )
    assert paired.tables == ()
    assert set(paired.byes) == {1, 2}


def test_the_best_seeds_meet_last_and_get_the_byes() -> None:
    assert first_matches([1, 2, 3, 4, 5, 6, 7, 8]) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    assert first_matches([1, 2, 3, 4, 5, 6]) == [(1, None), (4, 5), (2, None), (3, 6)]
    assert next_matches([1, 5, 2, 3], [1, 2, 3, 4, 5, 6]) == [(1, 5), (2, 3)]
    assert next_matches([None, 2], [1, 2]) == [(2, None)]


@pytest.mark.parametrize("count", range(4, 65))
def test_a_knockout_of_any_size_ends_with_one_winner(count: int) -> None:
    seeds = list(range(count))
    matches = first_matches(seeds)
    assert sorted(one for match in matches for one in match if one is not None) == seeds
    rounds = 1
    while len(matches) > 1:
        matches = next_matches([match[0] for match in matches], seeds)
        rounds += 1
    assert matches == [(0, 1)]
    assert 2**rounds >= count > 2 ** (rounds - 1)


def test_a_series_ends_by_wins_then_by_points_then_by_seed() -> None:
    assert series_winner([(2, 0)], wins=2) is None
    assert series_winner([(2, 0), (0, 2), (0, 2)], wins=2) == 1
    assert series_winner([(1, 1), (2, 0), (1, 1), (1, 1)], wins=2) is None
    assert series_winner([(1, 1), (0, 2), (1, 1), (1, 1), (1, 1)], wins=2) == 1
    assert series_winner([(1, 1)] * 5, wins=2) == 0


def test_the_strongest_player_gets_the_weakest_partner() -> None:
    strengths = {1: 1900.0, 2: 1700.0, 3: 1500.0, 4: 1200.0}
    seats = seat_order([4, 3, 2, 1], strengths, PARTNERS, seed=b"seed", table=7)
    teams = {frozenset(seats[seat] for seat in team) for team in PARTNERS}
    assert teams == {frozenset((1, 4)), frozenset((2, 3))}


def test_lots_move_every_player_to_every_seat() -> None:
    seats = {
        seat_order([1, 2, 3], dict.fromkeys((1, 2, 3), 0.0), SINGLES[3], seed=b"s", table=table)
        for table in range(60)
    }
    assert len(seats) == 6


EVENTS = st.lists(
    st.tuples(
        st.sampled_from(["join", "pause", "resume", "leave", "ban", "end", "wait", "crash"]),
        st.integers(0, 30),
    ),
    max_size=80,
)


@settings(max_examples=60, deadline=None)
@given(events=EVENTS, seats=st.sampled_from([2, 3, 4, 6]))
@pytest.mark.timeout(120)
def test_joins_pauses_leaves_bans_and_crashes_leave_nobody_stuck(
    events: list[tuple[str, int]], seats: int
) -> None:
    """After any history the field plays on: at rest fewer players wait than a table has seats."""
    arena = _Arena(seats)
    for kind, number in events:
        arena.apply(kind, number)
    arena.apply("wait", 30)
    arena.apply("wait", 30)
    assert len(arena.free) < seats
    arena.check()


class _Arena:
    """A model of an arena: its free players, its tables, and the players who may not play."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.now = 0.0
        self.free: dict[int, float] = {}
        self.tables: list[tuple[int, ...]] = []
        self.out: set[int] = set()
        self.paused: set[int] = set()
        self.last: dict[int, frozenset[int]] = {}

    def apply(self, kind: str, number: int) -> None:
        playing = {one for table in self.tables for one in table}
        if kind == "join" and number not in self.out | self.paused | playing:
            self.free.setdefault(number, self.now)
        elif kind in {"pause", "leave", "ban"}:
            self.free.pop(number, None)
            (self.paused if kind == "pause" else self.out).add(number)
        elif kind == "resume" and number in self.paused:
            self.paused.discard(number)
            if number not in self.out | playing:
                self.free[number] = self.now
        elif kind == "end" and self.tables:
            for one in self.tables.pop(number % len(self.tables)):
                if one not in self.out | self.paused:
                    self.free[one] = self.now
        elif kind == "wait":
            self.now += number
        found = self.pair()
        if kind == "crash":
            # Nothing was stored: the same is found again.
            assert self.pair() == found
        for table in found:
            for one in table:
                del self.free[one]
                self.last[one] = frozenset(table) - {one}
            self.tables.append(table)
        self.check()

    def pair(self) -> tuple[tuple[int, ...], ...]:
        waiting = [WaitingPlayer(one, one / 31, since) for one, since in self.free.items()]
        met = {frozenset((one, other)) for one in self.free for other in self.last.get(one, ())}
        return seat_waiting(
            waiting,
            seats=self.seats,
            met=met,
            now=self.now,
            field=31,
            is_field_complete=not self.tables,
        )

    def check(self) -> None:
        seated = [one for table in self.tables for one in table]
        assert len(seated) == len(set(seated))
        assert not set(seated) & set(self.free)
        assert not set(self.free) & (self.out | self.paused)
        assert all(len(set(pair)) == 2 for table in self.tables for pair in combinations(table, 2))
