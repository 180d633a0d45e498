"""Sealed games: only their players may read them, while others still play the same cards.

Even these players see only their seat's view, also after the end: otherwise a player
could give up at once and pass the cards on.
"""

from django.db.models import Exists, OuterRef, Q

from games.play.errors import DealSealed, GameNotFinished, NotFound
from games.play.models import Game, GameStatus, Seat
from web.database.prepared_statements import PreparedQuery

MAX_CACHED = 20_000
_unsealed: set[str] = set()
"""Games that this process has found without a seal; no game gets a seal later."""


def check_not_sealed(game_id: str, *, user_id: int | None) -> None:
    """Raise NotFound if the game is sealed and the user never sat in it.

    Do nothing for an unknown game.
    """
    if game_id in _unsealed:
        return
    game = next(iter(_seal_of(game_id)), None)
    if game is None:
        return
    if not game.is_sealed:
        if len(_unsealed) >= MAX_CACHED:
            _unsealed.clear()
        _unsealed.add(game_id)
    elif user_id is None or not Seat.objects.filter(game_id=game_id, user_id=user_id).exists():
        raise NotFound("There is no such game.")


def is_open(game: Game) -> bool:
    """Return whether every reader of the game may see all its cards."""
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
    """Return the condition that the user may read a game."""
    if user_id is None:
        return Q(is_sealed=False)
    sat = Seat.objects.filter(game=OuterRef("pk"), user_id=user_id)
    return Q(is_sealed=False) | Q(Exists(sat))
