"""The events that tournaments announce to other packages."""

from typing import Literal, NamedTuple

from web.database.reactions import Reactions


class TournamentNews(NamedTuple):
    """A tournament began a round, or ended; `user_ids` are its players."""

    tournament_id: str
    what: Literal["started", "round", "ended"]
    round: int
    user_ids: tuple[int, ...]


class TournamentShown(NamedTuple):
    """Something that watchers see has changed; `version` is that of the tournament."""

    tournament_id: str
    version: int


tournament_news: Reactions[TournamentNews] = Reactions("tournament_news")
tournament_shown: Reactions[TournamentShown] = Reactions("tournament_shown")
