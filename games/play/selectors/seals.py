"""Seals of games: the readers that a sealed game has, and how much each may read.

The same cards are still played elsewhere, so such a game exists for those who sit or sat in it
alone. They too see no more than their own seat's part, even when the game is over: whoever gave up
at once could else tell others the cards.
"""

from django.db.models import Exists, OuterRef, Q

from games.play.errors import DealSealed, GameNotFinished, NotFound
from games.play.models import Game, GameStatus, Seat
from web.database.prepared_statements import PreparedQuery

MOST_REMEMBERED = 20_000
_unsealed: set[str] = set()
"""Games that this process has found without a seal: none ever gets one later."""


def check_not_sealed(game_id: str, *, user_id: int | None) -> None:
    """Raises NotFound if the game is sealed and the user never sat in it.

    An unknown game is no matter of this check: whoever looks for it finds out.
    """
    if game_id in _unsealed:
        return
    game = next(iter(_seal_of(game_id)), None)
    if game is None:
        return
    if not game.is_sealed:
        if len(_unsealed) >= MOST_REMEMBERED:
            _unsealed.clear()
        _unsealed.add(game_id)
    elif user_id is None or not Seat.objects.filter(game_id=game_id, user_id=user_id).exists():
        raise NotFound("There is no such game.")


def is_open(game: Game) -> bool:
    """Return whether all cards of the game may be shown to everybody who may read it."""
    return game.status == GameStatus.FINISHED and not game.is_sealed


def check_open(game: Game, while_running: str) -> None:
    """Raise GameNotFinished, with these words, or DealSealed unless all cards may be shown."""
    if game.status != GameStatus.FINISHED:
        raise GameNotFinished(while_running)
    if game.is_sealed:
        raise DealSealed("The same cards are still played elsewhere; until then you see your seat.")


_seal_of = PreparedQuery(
    lambda game_id: Game.objects.filter(pk=game_id).order_by().only("is_sealed"), "(the game)"
)


def not_sealed_for(user_id: int | None) -> Q:
    """The condition that the user may read a game."""
    if user_id is None:
        return Q(is_sealed=False)
    sat = Seat.objects.filter(game=OuterRef("pk"), user_id=user_id)
    return Q(is_sealed=False) | Q(Exists(sat))
