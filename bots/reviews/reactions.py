"""Callbacks for news of reviews."""

from typing import NamedTuple

from web.database.reactions import Reactions


class ReviewAsked(NamedTuple):
    """Somebody has asked for the review of a game, which waits for a worker."""

    game_id: str


review_asked: Reactions[ReviewAsked] = Reactions("review_asked")
