"""The personal data in games: the user's seats, and the finished games in notation."""

import json
from collections.abc import Iterator

from accounts.errors import CannotLeave, HasPlayed
from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from games.play.messages.game import table_json
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.games import list_games
from games.play.selectors.spectator_delay import tables_in_list
from games.play.services.handover import running_rated_games
from games.records.notation import notation_of


class GamesOfPerson(PersonalDataPart):
    """The part of games in exports and deletions.

    Games stay after a deletion; a seat in them then belongs to a deleted player without a name.
    """

    def files(self, user: User) -> Iterator[File]:
        """Yield every game in which the user sat or was host, open games in notation too."""
        games = list_games(player_id=user.pk)
        lines = (json.dumps(_line(game, user), ensure_ascii=False) for game in games.iterator(200))
        yield File("games.ndjson", "".join(f"{line}\n" for line in lines))
        are_open = games.filter(status=GameStatus.FINISHED, is_sealed=False)
        for game in are_open.iterator(200):
            yield File(f"games/{game.pk}.txt", notation_of(game, language=user.language or "en"))

    def check_may_leave(self, user: User) -> None:
        """Raise CannotLeave while a rated game of the user runs: it decides others' ratings."""
        games = running_rated_games(user.pk)
        if games:
            raise CannotLeave("Finish your rated games first.", games=games)

    def check_may_become_bot(self, user: User) -> None:
        """Raise HasPlayed if the user has ever sat at a table."""
        if Seat.objects.filter(user=user).exists():
            raise HasPlayed("You have played: only an account that never did can become a bot's.")


def _line(game: Game, user: User) -> dict[str, object]:
    (table,) = tables_in_list([game], user_id=user.pk)
    own = next((seat for seat in game.all_seats if seat.user_id == user.pk), None)
    return {
        **table_json(table, user_id=user.pk),
        "your_client_seed": own.client_seed if own else None,
    }
