"""A game as a caller may follow it: players as it is, watchers of a rated one some seconds late."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from games.play.log import version_at, versions_at
from games.play.models import Game, GameStatus
from games.play.selectors.admission import check_may_watch
from games.play.selectors.games import get_game
from games.play.selectors.seals import check_not_sealed
from games.play.selectors.viewers import seat_of


def followed_game(game_id: str, *, user_id: int | None, keys: Collection[str] = ()) -> Game:
    """The game with its seats and their users loaded, at the version that the caller may see.

    Every reply and message about a running game begins here. Raises NotFound,
    PasswordNeeded.
    """
    check_not_sealed(game_id, user_id=user_id)
    game = get_game(game_id)
    check_may_watch(game, user_id=user_id, keys=keys)
    return as_followed(game, user_id=user_id)


def as_followed(game: Game, *, user_id: int | None, known: int = 0) -> Game:
    """The game that was just loaded, turned back if the user is shown it late.

    Never to before the version that is `known` to the user.
    """
    if is_followed_late(game, user_id=user_id):
        _turn_back(game, known)
    return game


def all_as_followed(games: Sequence[Game], *, user_id: int | None) -> Sequence[Game]:
    """The games that were just loaded for a list, each at the version that the user may see.

    A list tells nothing else of them that moves with the log. One statement serves all late games,
    and none is spent where there are none.
    """
    late = [game for game in games if is_followed_late(game, user_id=user_id)]
    if late:
        versions = versions_at((game.pk for game in late), _shown_by())
        for game in late:
            game.version = min(game.version, versions[game.pk])
    return games


def is_followed_late(game: Game, *, user_id: int | None) -> bool:
    """Whether the user is shown the game some seconds late: watching while a rated one runs.

    So that nobody who watches can whisper to a player what they see in time to be of use.
    """
    is_live = game.status == GameStatus.ACTIVE and game.is_rated
    return is_live and seat_of(game=game, user_id=user_id) is None


def _turn_back(game: Game, known: int) -> None:
    """Make the loaded row that of some seconds ago; it is for reading, never saved."""
    version = max(known, version_at(game.pk, _shown_by()))
    if version < game.version:
        # The position is the newest one; an older one is replayed from the log.
        game.version, game.position = version, ""
        game.awaited, game.places, game.durak = [], None, None
    game.clock_state = None


def _shown_by() -> datetime:
    """Up to when commits are old enough for those who only watch."""
    return timezone.now() - timedelta(seconds=settings.DURAK_WATCH_DELAY_SECONDS)
