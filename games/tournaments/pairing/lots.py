"""Random draw (lots) from a tournament's seed, and the order of players at a table."""

import hashlib
from collections.abc import Mapping, Sequence


def lot(seed: bytes, *parts: int) -> bytes:
    """Return the lot of these numbers: equal numbers have equal lots, others look random."""
    text = ",".join(map(str, parts)).encode()
    return hashlib.sha256(seed + b"|" + text).digest()


def seat_order(
    players: Sequence[int],
    strengths: Mapping[int, float],
    teams: Sequence[Sequence[int]],
    *,
    seed: bytes,
    table: int,
) -> tuple[int, ...]:
    """Return the players by seat.

    `teams` has the seats of each team. If each team is one seat, lots decide. Otherwise the
    strongest player gets the weakest one as a partner, so that the teams are even.
    """
    by_lot = sorted(players, key=lambda player: lot(seed, table, player))
    if all(len(team) == 1 for team in teams):
        return tuple(by_lot)
    ranked = sorted(by_lot, key=lambda player: -strengths[player])
    seats = dict[int, int]()
    drawn = sorted(range(len(teams)), key=lambda team: lot(seed, table, -1 - team))
    for row in range(max(map(len, teams))):
        order = drawn if row % 2 == 0 else drawn[::-1]
        for team in order:
            if row < len(teams[team]):
                seats[teams[team][row]] = ranked[len(seats)]
    return tuple(seats[seat] for seat in sorted(seats))
