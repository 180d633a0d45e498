"""The choice of the featured game that a TV channel shows. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A running game that TV may show."""

    game_id: str
    mode: str
    people: int
    """The number of seats on which people play."""
    rating: float
    """The mean rating of the players, also of bots; unrated players count as beginners."""
    is_exhibition: bool
    started_at: datetime


def rank(candidate: Candidate) -> tuple[bool, bool, float, datetime, str]:
    """Return the rank of a game: people before bots, then the rating, then the newest."""
    return (
        not candidate.is_exhibition,
        candidate.people > 1,
        candidate.rating,
        candidate.started_at,
        candidate.game_id,
    )


def best(candidates: Iterable[Candidate]) -> Candidate | None:
    """Return the best game; None without candidates."""
    return max(candidates, key=rank, default=None)


def next_of(shown: Candidate | None, candidates: Iterable[Candidate]) -> Candidate | None:
    """Return the game to show next: a game that runs stays, but an exhibition yields to people."""
    if shown is not None and not shown.is_exhibition:
        return shown
    found = best(candidates)
    if shown is not None and (found is None or found.is_exhibition):
        return shown
    return found
