"""Knock-out (single elimination) pairing: matches of each round, the winner of a series."""

from collections.abc import Sequence

Match = tuple[int | None, int | None]
"""Two players; None for a player whom nobody replaces. The first one is the better seed."""

FEWEST, MOST = 4, 64
EXTRA_GAMES = 2
"""The games that a series may have beyond those in which nobody draws."""


def first_matches(seeds: Sequence[int]) -> list[Match]:
    """Return the matches of the first round, from the players in the order of their seeds.

    The best seeds get byes. The first two can meet in the final only.
    """
    size = 1
    while size < len(seeds):
        size *= 2
    slots = [0]
    while len(slots) < size:
        count = 2 * len(slots)
        slots = [one for slot in slots for one in (slot, count - 1 - slot)]
    players = [seeds[slot] if slot < len(seeds) else None for slot in slots]
    return [(players[index], players[index + 1]) for index in range(0, size, 2)]


def next_matches(winners: Sequence[int | None], seeds: Sequence[int]) -> list[Match]:
    """Return the matches of the next round: the winners of neighbouring matches meet.

    A match that nobody won leaves its place empty. `seeds` are all players, best first.
    """
    place = {player: number for number, player in enumerate(seeds)}
    last = len(seeds)
    pairs = [(winners[index], winners[index + 1]) for index in range(0, len(winners), 2)]
    return [
        (one, other)
        if place.get(one if one is not None else -1, last)
        <= place.get(other if other is not None else -1, last)
        else (other, one)
        for one, other in pairs
    ]


def series_winner(points: Sequence[tuple[int, int]], *, wins: int) -> int | None:
    """Return 0 or 1 for the player who has won the series, None while it goes on.

    `points` are those of both players, game by game. The first one to win `wins` games wins the
    series. After `2 * wins - 1 + EXTRA_GAMES` games more points decide, then the better seed.
    """
    won = [sum(one > other for one, other in points), sum(other > one for one, other in points)]
    for player in (0, 1):
        if won[player] >= wins:
            return player
    if len(points) < 2 * wins - 1 + EXTRA_GAMES:
        return None
    return 0 if sum(one for one, _ in points) >= sum(other for _, other in points) else 1
