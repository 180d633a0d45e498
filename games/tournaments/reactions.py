"""The events that tournaments announce to other packages."""

from typing import Literal, NamedTuple

from web.database.reactions import Reactions

Step = Literal["started", "round", "ended"]


class TournamentNews(NamedTuple):
    """A tournament began a round, or ended; `user_ids` are its players."""

    tournament_id: str
    what: Step
    round: int
    user_ids: tuple[int, ...]


class TournamentShown(NamedTuple):
    """Something that watchers see has changed; `version` is that of the tournament."""

    tournament_id: str
    version: int


tournament_news: Reactions[TournamentNews] = Reactions("tournament_news")
tournament_shown: Reactions[TournamentShown] = Reactions("tournament_shown")
more_to_deal: Reactions[str] = Reactions("more_to_deal")
"""Tables of a tournament still wait for their cards; the event carries the tournament's id."""
