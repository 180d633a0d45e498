"""Games as rows: one by its id, and lists of them."""

from typing import NamedTuple

from django.db.models import Prefetch, QuerySet
from django.utils import timezone

from games.engine import Seat as SeatNumber
from games.play.log import version_of
from games.play.models import Game, Seat
from games.play.selectors.claims import claimable_seats
from games.play.selectors.rows import table_row
from games.play.selectors.seals import not_sealed_for


def get_game(game_id: str) -> Game:
    """The game with its seats and their users loaded. Raises NotFound."""
    return table_row(game_id)


def list_games(*, status: str | None = None, player_id: int | None = None) -> QuerySet[Game]:
    """Games, newest first (`-created_at, -id`: the order of a cursor), seats and users loaded.

    With `player_id` those in which this user sits or which they host, private ones too, to be read
    from first to last (pages read `OwnGames`), but no sealed ones of others; without, the public
    ones.
    """
    games = Game.objects.order_by("-created_at", "-id").defer("server_seed", "position")
    if status is not None:
        games = games.filter(status=status)
    if player_id is None:
        games = games.filter(is_private=False)
    else:
        seated = Seat.objects.filter(user_id=player_id).values("game_id")
        hosted = Game.objects.filter(host_id=player_id).order_by().values("pk")
        # With OR in place of the union every game would be looked at.
        games = games.filter(pk__in=seated.order_by().union(hosted)).filter(
            not_sealed_for(player_id)
        )
    return with_seats(games)


class Pulse(NamedTuple):
    """What changes when anything that a table shows does, but for its seats."""

    version: int
    mark: str
    """Empty where the row does not say it."""
    status: str
    next_game_id: str | None
    claimable: frozenset[SeatNumber]


def pulse_of(game_id: str) -> Pulse | None:
    """The game's pulse without its log and seats; None if there is no such game."""
    columns = ("version", "mark", "status", "next_game", "clock", "clock_state")
    game = Game.objects.filter(pk=game_id).only(*columns).first()
    if game is None:
        return None
    claimable = claimable_seats(game, now=timezone.now())
    mark = game.mark if version_of(game.mark) == game.version else ""
    return Pulse(game.version, mark, game.status, game.next_game_id, claimable)


def with_seats(games: QuerySet[Game]) -> QuerySet[Game]:
    """These games with their seats and users loaded."""
    return games.prefetch_related(
        Prefetch("seats", queryset=Seat.objects.select_related("user").order_by("number"))
    )
