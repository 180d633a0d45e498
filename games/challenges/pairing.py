"""An organiser's pairings: many games between bot accounts at once."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction

from accounts.models import User
from accounts.names import name_key
from games.challenges.consent import unwilling
from games.matchmaking.matches import Agreement, open_matches
from games.play.models import Game
from games.tables.services.checks import check_no_friends
from games.tables.services.choices import new_terms
from games.tables.terms import TableChoice
from web.http.errors import InvalidInput

MOST_GAMES = 500
FEWEST_PLAYERS = 2


class InvalidNames(InvalidInput):
    """Names that can't be paired, each with its path; the problem itself is about the first."""

    def __init__(self, wrong: Sequence[InvalidInput]) -> None:
        self._wrong = wrong
        super().__init__(wrong[0].field or "games", *wrong[0].reasons)

    @property
    def extra(self) -> Mapping[str, Any]:
        """Every reason as a `FieldError`, under `errors`."""
        return {"errors": [error for one in self._wrong for error in one.extra["errors"]]}


def pair_games(
    *,
    organiser_id: int,
    games: Sequence[Sequence[str]],
    choice: TableChoice,
    answer_within: timedelta,
    now: datetime,
) -> list[Game]:
    """Create a game for each list of names, by seat; all of them, or none.

    Each begins once its players have answered, by `get_ready`; a game without all its answers is
    cancelled. The players are bot accounts, which may be asked by the organiser. Raises
    InvalidNames with the place of every name that is wrong, InvalidRules, FriendsAtRatedTable.
    """
    sizes = {len(names) for names in games}
    terms = {size: new_terms(choice, seats=size, people=size) for size in sizes}
    with transaction.atomic(durable=True):
        players = _players(organiser_id, games)
        if choice.is_rated:
            for ids in players:
                check_no_friends(ids, seats=len(ids))
        return open_matches(
            [Agreement(terms[len(ids)], ids, now + answer_within) for ids in players], now=now
        )


def _players(organiser_id: int, games: Sequence[Sequence[str]]) -> list[list[int]]:
    """Return the ids of the accounts; raises InvalidNames."""
    keys = {name_key(name) for names in games for name in names}
    rows = User.objects.filter(name_key__in=keys, is_active=True)
    found = {str(user.name_key): user for user in rows}
    refusing = unwilling(asker_id=organiser_id, asked=[user.pk for user in found.values()])
    players: list[list[int]] = []
    wrong: list[InvalidInput] = []
    for number, names in enumerate(games):
        ids: list[int] = []
        for seat, name in enumerate(names):
            try:
                user = found.get(name_key(name))
                ids.append(_checked(user, name, refusing, ids, f"games.{number}.{seat}"))
            except InvalidInput as error:
                wrong.append(error)
        players.append(ids)
    if wrong:
        raise InvalidNames(wrong)
    return players


def _checked(
    user: User | None, name: str, refusing: set[int], before: Sequence[int], field: str
) -> int:
    if user is None:
        raise InvalidInput(field, ("unknown", f"There is no account called {name}."))
    if not user.is_bot:
        raise InvalidInput(field, ("not_a_bot", f"{name} is a person: bot accounts are paired."))
    if user.pk in refusing:
        raise InvalidInput(field, ("not_welcome", f"{name} can't be paired by you."))
    if user.pk in before:
        raise InvalidInput(field, ("twice", f"{name} would sit at one table twice."))
    return user.pk
