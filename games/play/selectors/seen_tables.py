"""A table as a caller may know it: players as it is, spectators of a rated game some seconds late.

The spectator delay keeps those who watch from whispering to a player what they see in time to be of
use.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from games.engine import Seat as SeatNumber
from games.play.errors import VersionLost
from games.play.log import has_mark, is_mark, version_at, version_of, versions_at
from games.play.models import Game, GameStatus
from games.play.selectors.admission import check_may_watch
from games.play.selectors.claims import claimable_seats
from games.play.selectors.endings import is_barely_begun
from games.play.selectors.games import get_game
from games.play.selectors.seals import check_not_sealed
from games.play.selectors.updates import Update, update_of
from games.play.selectors.viewers import seat_of
from web.http.errors import InvalidInput


@dataclass(frozen=True, slots=True)
class SeenTable:
    """A game's row, and what is known of the table beside its columns.

    `version` is the newest that is shown; `is_late` tells that it is some seconds old, and no
    clocks are shown. `claimable` are the seats that may be claimed, and `is_barely_begun` tells of
    a duel that was left whether too few cards are played to count it.
    """

    game: Game
    version: int
    is_late: bool = False
    claimable: frozenset[SeatNumber] = frozenset()
    is_barely_begun: bool = False

    def update(self, *, after: int | None = None, at: int | None = None) -> Update:
        """Return the game at version `at` (default: the newest shown), as `update_of` does.

        Raises InvalidInput for an `at` that is not shown yet.
        """
        version = self.version if at is None else at
        if not 0 <= version <= self.version:
            raise InvalidInput("at", f"The game has the versions 0 to {self.version}.")
        return update_of(self.game, after=after, at=version)

    def events_after(self, since: str) -> Update:
        """Return the game with the events after a mark, or after a version as text.

        Raises VersionLost for a mark of another history.
        """
        update = self.update(after=version_of(since))
        if (
            is_mark(since)
            and update.marks_after(since) is None
            # A player who left has seen more than is shown yet to those who watch.
            and not has_mark(self.game, since)
        ):
            raise VersionLost
        return update


def followed_table(game_id: str, *, user_id: int | None, keys: Collection[str] = ()) -> SeenTable:
    """Return the table with its seats and their users loaded, as the caller may follow it.

    Every reply and message about a running game begins here. Raises NotFound, PasswordNeeded.
    """
    check_not_sealed(game_id, user_id=user_id)
    game = get_game(game_id)
    check_may_watch(game, user_id=user_id, keys=keys)
    return seen_table(game, user_id=user_id)


def table_now(game: Game) -> SeenTable:
    """Return the table whose row was just read, as those see it who play there."""
    return SeenTable(
        game,
        game.version,
        claimable=claimable_seats(game, now=timezone.now()),
        is_barely_begun=is_barely_begun(game),
    )


def seen_table(game: Game, *, user_id: int | None, known: int = 0) -> SeenTable:
    """Return the table whose row was just read, as the user is shown it.

    Never at a version before the one that is `known` to the user.
    """
    table = table_now(game)
    if not is_followed_late(game, user_id=user_id):
        return table
    version = min(game.version, max(known, version_at(game.pk, _shown_by())))
    return replace(table, version=version, is_late=True)


def tables_in_list(games: Sequence[Game], *, user_id: int | None) -> list[SeenTable]:
    """Return the tables whose rows were just read for a list, each as the user is shown it.

    A list does not tell which seats may be claimed. One statement serves all late games, and none
    is spent where there are none.
    """
    late = {game.pk for game in games if is_followed_late(game, user_id=user_id)}
    versions = versions_at(late, _shown_by()) if late else {}
    return [
        SeenTable(
            game, min(game.version, versions.get(game.pk, game.version)), is_late=game.pk in late
        )
        for game in games
    ]


def is_followed_late(game: Game, *, user_id: int | None) -> bool:
    """Return whether the user is shown the game some seconds late: watching a running rated one."""
    is_live = game.status == GameStatus.ACTIVE and game.is_rated
    return is_live and seat_of(game=game, user_id=user_id) is None


def _shown_by() -> datetime:
    """Return up to when commits are old enough for those who only watch."""
    return timezone.now() - timedelta(seconds=settings.DURAK_WATCH_DELAY_SECONDS)
