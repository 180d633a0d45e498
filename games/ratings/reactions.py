"""The news of ratings, which other packages react to."""

from typing import NamedTuple

from web.database.reactions import Reactions


class RatingEntered(NamedTuple):
    """A game was entered in the book: counted, held back, or decided by staff later."""

    game_id: str
    is_first: bool
    """False for a decision about a game that was held back before."""


rating_entered: Reactions[RatingEntered] = Reactions("rating_entered")
