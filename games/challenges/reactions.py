"""The news of challenges, which other packages react to."""

from typing import NamedTuple

from web.database.reactions import Reactions


class ChallengeNews(NamedTuple):
    """A challenge, and the user whom the news is for."""

    challenge_id: str
    user_id: int


challenge_made: Reactions[ChallengeNews] = Reactions("challenge_made")
"""The user was challenged."""

challenge_declined: Reactions[ChallengeNews] = Reactions("challenge_declined")
"""A challenge by the user was declined."""
