"""The events that open tables announce to other packages."""

from typing import NamedTuple

from web.database.reactions import Reactions


class PlayerSeated(NamedTuple):
    """A user has sat down at an open table."""

    game_id: str
    user_id: int


class GameBegun(NamedTuple):
    """The cards of a game were dealt; `keeps_people` if its people can't begin another game now."""

    game_id: str
    user_ids: tuple[int, ...]
    keeps_people: bool


player_seated: Reactions[PlayerSeated] = Reactions("player_seated")
game_begun: Reactions[GameBegun] = Reactions("game_begun")
