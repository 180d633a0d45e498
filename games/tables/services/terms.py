"""The terms of a table (rules, rating, clock), and the checks on them and on its people."""

from collections.abc import Iterable

from accounts.models import User
from accounts.selectors.relations import mutual_pairs
from games.engine import PRESETS, RuleSet
from games.engine.errors import InvalidRules, Problem
from games.play.clocks import Control, PerCommand
from games.play.errors import AccountNeeded
from games.play.models import Game
from games.tables.errors import FriendsAtRatedTable, TermsChanged
from web.errors import InvalidInput

RATED_CLOCK = PerCommand(60)
"""The clock of rated games for which no other is chosen."""

DUEL = 2


def played_rules(preset: str, rules: RuleSet | None, *, seats: int) -> RuleSet:
    """The rules that a preset's name or a rule set stands for.

    Raises InvalidInput unless one of the two is given, InvalidRules also for a wrong number of
    seats.
    """
    if (rules is None) == (not preset):
        raise InvalidInput("preset", "Give either a preset or rules.")
    if rules is not None:
        rules.check_seats(seats)
        return rules
    if preset not in PRESETS:
        raise InvalidInput("preset", f"The presets are {', '.join(PRESETS)}.")
    chosen = PRESETS[preset]
    if not chosen.min_seats <= seats <= chosen.max_seats:
        reason = f"{preset} is played with {chosen.min_seats} to {chosen.max_seats} seats."
        facts = {"fewest": chosen.min_seats, "most": chosen.max_seats, "seats": seats}
        raise InvalidRules(Problem("seats", "out_of_range", reason, facts))
    return chosen.rules


def played_clock(clock: Control | None, *, people: int, is_rated: bool) -> Control | None:
    """The clock of a game for which this one, or none, was chosen; raises InvalidInput."""
    check_clock(clock, people=people, is_rated=is_rated)
    return RATED_CLOCK if clock is None and is_rated else clock


def check_terms(game: Game, seen: int | None) -> None:
    """Raise TermsChanged if the caller saw other terms than the terms of the table now."""
    if seen is not None and seen != game.terms:
        raise TermsChanged("The host has changed what is played: look at it again.")


def check_may_be_rated(preset: str, *, is_private: bool) -> None:
    """Raise InvalidInput unless the game is public and of a preset that may be rated."""
    if preset not in PRESETS or not PRESETS[preset].rated:
        rated = ", ".join(name for name, known in PRESETS.items() if known.rated)
        raise InvalidInput("rated", f"Rated games are of one of the presets {rated}.")
    if is_private:
        raise InvalidInput("rated", "A private game is not rated.")


def check_have_accounts(user_ids: Iterable[int]) -> None:
    """Raise AccountNeeded if one of the users is a guest."""
    if User.objects.filter(pk__in=tuple(user_ids), is_guest=True).exists():
        raise AccountNeeded("Rated games are for accounts. Register, and your games stay yours.")


def check_no_friends(user_ids: Iterable[int], *, seats: int, newcomer: int | None = None) -> None:
    """Raise FriendsAtRatedTable if two users are friends and a rated table has more seats.

    With a `newcomer` only the newcomer's friends count.
    """
    pairs = mutual_pairs(user_ids) if seats > DUEL else set()
    if any(newcomer is None or newcomer in pair for pair in pairs):
        raise FriendsAtRatedTable(
            "Friends don't sit at one rated table of more than two: they could play together."
        )


def check_clock(control: Control | None, *, people: int, is_rated: bool) -> None:
    """Raise InvalidInput for a clock at a casual table where at most one person can sit."""
    if control is not None and people < 2 and not is_rated:  # noqa: PLR2004 - a second person waits
        raise InvalidInput("clock", "A casual game against bots only has no clock.")
