"""Who sits where at a table that was made up by pairing. Pure; chance is an argument."""

from collections.abc import Sequence
from itertools import permutations

from games.matchmaking.pairing import Group
from games.play.teams import teams_of


def seating(group: Group, entropy: bytes) -> tuple[int, ...]:
    """The ids by seat: drawn from all ways to sit, or where there are teams from the most even.

    `entropy` are random bytes, at least eight.
    """
    skills = {seeker.id: seeker.skills[group.pool.name].mean for seeker in group.members}
    ways = list(permutations(skills))
    least = min(_imbalance(group, way, skills) for way in ways)
    even = [way for way in ways if _imbalance(group, way, skills) == least]
    return even[int.from_bytes(entropy) % len(even)]


def _imbalance(group: Group, way: Sequence[int], skills: dict[int, float]) -> float:
    """How many points the strongest team has more than the weakest; 0 where everybody is alone."""
    rules = group.pool.rules
    if rules.teams == "none":
        return 0.0
    teams = teams_of(rules, len(way))
    # Sums in another order may differ in the last digit.
    strengths = [round(sum(sorted(skills[way[seat]] for seat in team)), 6) for team in teams]
    return round(max(strengths) - min(strengths), 6)
