"""Team balance: draw the seats of a group in matchmaking so that its teams are even. Pure."""

from collections.abc import Sequence
from itertools import permutations

from games.matchmaking.grouping import Group
from games.play.teams import teams_of


def balanced_seats(group: Group, entropy: bytes) -> tuple[int, ...]:
    """Return the user ids by seat, drawn from all ways to sit; with teams from the most even ways.

    `entropy` is at least eight random bytes.
    """
    skills = {seeker.id: seeker.skills[group.pool.name].mean for seeker in group.members}
    ways = list(permutations(skills))
    least = min(_imbalance(group, way, skills) for way in ways)
    even = [way for way in ways if _imbalance(group, way, skills) == least]
    return even[int.from_bytes(entropy) % len(even)]


def _imbalance(group: Group, way: Sequence[int], skills: dict[int, float]) -> float:
    """Return the points between the strongest and the weakest team; 0 without teams."""
    rules = group.pool.rules
    if rules.teams == "none":
        return 0.0
    teams = teams_of(rules, len(way))
    # Sorted and rounded, since sums in another order may differ in the last digit.
    strengths = [round(sum(sorted(skills[way[seat]] for seat in team)), 6) for team in teams]
    return round(max(strengths) - min(strengths), 6)
