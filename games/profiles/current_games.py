"""The running games of a player (“now playing”)."""

from collections.abc import Collection

from django.db.models import Q

from accounts.selectors.relations import blockers_of
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.games import with_seats
from games.play.selectors.seals import not_sealed_for

MAX_GAMES = 50


def current_games(player_ids: Collection[int], *, viewer_id: int | None) -> list[Game]:
    """Return the running games of these players, newest start first, at most `MAX_GAMES`.

    A game that a player has left is not theirs any more. Private and sealed games are shown to
    those who sit there, and those of players who have blocked the viewer are left out.
    """
    if viewer_id is not None:
        player_ids = set(player_ids) - blockers_of(viewer_id)
    seats = Seat.objects.filter(game_finished_at=None, left_version=None).order_by()
    may_see = Q(is_private=False)
    if viewer_id is not None:
        may_see |= Q(pk__in=seats.filter(user_id=viewer_id).values("game_id"))
    games = Game.objects.filter(
        may_see,
        not_sealed_for(viewer_id),
        pk__in=seats.filter(user_id__in=player_ids).values("game_id"),
        status=GameStatus.ACTIVE,
    )
    newest = games.order_by("-started_at", "-pk").defer("server_seed", "position")
    return list(with_seats(newest)[:MAX_GAMES])


def may_be_shown(game: Game, *, viewer_id: int | None) -> bool:
    """Return whether the viewer may know of the game, whose seats are loaded."""
    sits = viewer_id is not None and any(seat.user_id == viewer_id for seat in game.all_seats)
    return sits or not (game.is_private or game.is_sealed)
