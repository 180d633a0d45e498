"""The moment of a game that its picture shows, as spectators see it and without the end."""

from games.engine import GameState, Watcher, evolve, view_for
from games.engine.view import PlayerView
from games.play.errors import PasswordNeeded
from games.play.log import load, state_at
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.play.selectors.spectator_delay import followed_table
from games.previews.faces import face_at
from games.previews.svg import DrawnSeat, DrawnTable


def position_of(game_id: str, at: int | None = None) -> DrawnTable:
    """Return the picture's position: of a finished game a version, else its fullest table.

    The fullest table is one of the first half, so it does not reveal the end. The picture of a game
    behind a password shows only the players. Raises NotFound.
    """
    try:
        table = followed_table(game_id, user_id=None)
    except PasswordNeeded:
        return _players_only(get_game(game_id))
    game = table.game
    if game.status == GameStatus.FINISHED:
        is_known = at is not None and 1 <= at <= game.version
        state = state_at(game, at) if is_known and at is not None else _fullest(game)
    elif game.status == GameStatus.ACTIVE and table.version > 0:
        state = state_at(game, table.version)
    else:
        return _players_only(game)
    return _as_seen(game, view_for(state, Watcher.SPECTATOR))


def _fullest(game: Game) -> GameState:
    """Return the first moment with the most cards on the table, in the first half of the game."""
    state: GameState | None = None
    best, most = None, -1
    for numbered in load(game.pk, upto=max(1, game.version // 2)):
        state = evolve(state, numbered.event)
        count = 0 if state.bout is None else _cards_in(state)
        if count > most:
            best, most = state, count
    assert best is not None  # noqa: S101 - only for the type: a dealt game has events
    return best


def _cards_in(state: GameState) -> int:
    pairs = () if state.bout is None else state.bout.table
    return sum(1 if pair.beaten_by is None else 2 for pair in pairs)


def _as_seen(game: Game, view: PlayerView) -> DrawnTable:
    seats = game.all_seats
    return DrawnTable(
        places=[
            DrawnSeat(face_at(game, seat), len(hand))
            for seat, hand in zip(seats, view.hands, strict=True)
        ],
        pairs=() if view.bout is None else view.bout.table,
        trump=None if view.trump is None else view.trump.value,
        trump_card=view.trump_card,
        talon=view.talon,
    )


def _players_only(game: Game) -> DrawnTable:
    return DrawnTable([DrawnSeat(face_at(game, seat)) for seat in game.all_seats])
