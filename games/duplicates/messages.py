"""A duplicate match as JSON, without cards, and without results of deals that still run."""

from typing import Annotated, Any, Literal

from django.conf import settings
from pydantic import AwareDatetime, Field

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.persons import person_json
from games.duplicates.models import (
    MAX_DEALS,
    TABLES,
    DealGame,
    DuplicateMatch,
    MatchDeal,
    MatchStatus,
    Place,
    Side,
)
from games.duplicates.scoring import SideScores
from games.duplicates.selectors import score_at, score_of_deal
from games.duplicates.words import Sides, share_text
from games.play.messages.clock import AnyClock
from games.play.messages.game import BotLevelName, time_json
from games.play.messages.values import GameId
from games.rule_words.messages import Rules
from web.http.languages import Language
from web.http.messages import Message

SideName = Literal["a", "b"]
TableNumber = Annotated[int, Field(ge=1, le=2)]
DealCount = Annotated[int, Field(ge=1, le=MAX_DEALS)]
StatusName = Literal["open", "running", "finished", "cancelled"]


class MatchPlayer(Message):
    """A person in a match."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class MatchPlace(Message):
    """A side's place at a table: a person's, a bot's, or free."""

    side: SideName
    table: TableNumber
    player: MatchPlayer | None
    bot: BotLevelName | None
    left: Annotated[
        bool, Field(description="The person left a game: a bot has the place from then on.")
    ]


class MatchScore(Message):
    """The points of both sides, and the cards left in their hands."""

    points_a: Annotated[int, Field(ge=0)]
    points_b: Annotated[int, Field(ge=0)]
    cards_a: Annotated[int, Field(ge=0)]
    cards_b: Annotated[int, Field(ge=0)]


class TableOfDeal(Message):
    """A deal at a table."""

    table: TableNumber
    status: Literal["waiting", "running", "finished"]
    game: Annotated[
        GameId | None, Field(description="Your own game; once both are over, everybody's.")
    ]
    score: Annotated[MatchScore | None, Field(description="Null until both games are over.")]


class DealOfMatch(Message):
    """A deal of a match, at both tables."""

    number: DealCount
    tables: list[TableOfDeal]
    score: Annotated[MatchScore | None, Field(description="Null until both games are over.")]


class OwnPlace(Message):
    """The reader's place."""

    side: SideName
    table: TableNumber
    game: Annotated[GameId | None, Field(description="Your game that runs now.")]


class Duplicate(Message):
    """A duplicate match."""

    id: GameId
    status: StatusName
    host: MatchPlayer
    preset: str | None
    rules: Rules
    rules_name: str | None
    deals: DealCount
    bot_level: Annotated[BotLevelName, Field(description="Of the bots on places nobody takes.")]
    clock: Annotated[
        AnyClock | None, Field(description="Null once a match of one person has begun.")
    ]
    private: bool
    places: list[MatchPlace]
    you: OwnPlace | None
    played: Annotated[list[DealOfMatch], Field(description="Empty before the start.")]
    score: Annotated[MatchScore, Field(description="Of the deals that both tables have played.")]
    winner: Annotated[
        Literal["a", "b", "draw"] | None, Field(description="Null until the match is over.")
    ]
    share: Annotated[str, Field(description="To be shared; no card, no result before the end.")]
    created_at: AwareDatetime
    started_at: AwareDatetime | None
    ended_at: AwareDatetime | None


class DuplicatePage(Message):
    """One page of matches, newest first; `next` and `previous` are addresses of other pages."""

    next: str | None
    previous: str | None
    results: list[Duplicate]


def duplicate_json(
    match: DuplicateMatch, *, user_id: int | None, language: Language
) -> dict[str, Any]:
    """Return a match with its places and deals loaded, for a reader, as `Duplicate`."""
    places, deals = list(match.places.all()), list(match.played.all())
    own = next((place for place in places if user_id and place.user_id == user_id), None)
    table = None if own is None else own.table
    scores = [score for score in map(score_of_deal, deals) if score is not None]
    score = SideScores.sum_of(scores)
    is_over = match.status == MatchStatus.FINISHED
    return {
        "id": match.pk,
        "status": match.status,
        "host": person_json(match.host),
        "preset": match.preset or None,
        "rules": match.rules,
        "rules_name": match.rules_name or None,
        "deals": match.deals,
        "bot_level": match.bot_level,
        "clock": match.clock,
        "private": match.is_private,
        "places": [_place_json(place) for place in places],
        "you": None if own is None else _own_json(own, deals),
        "played": [_deal_json(deal, table) for deal in deals],
        "score": score._asdict(),
        "winner": score.winner if is_over else None,
        "share": share_text(
            language,
            Sides(_names(places, Side.A), _names(places, Side.B)),
            score if is_over else None,
            link=f"{settings.DURAK_PUBLIC_URL}/duplicates/{match.pk}",
        ),
        "created_at": time_json(match.created_at),
        "started_at": time_json(match.started_at),
        "ended_at": time_json(match.ended_at),
    }


def _names(places: list[Place], side: str) -> list[str]:
    return [place.user.name for place in places if place.side == side and place.user is not None]


def _place_json(place: Place) -> dict[str, Any]:
    return {
        "side": place.side,
        "table": place.table,
        "player": None if place.user is None else person_json(place.user),
        "bot": place.bot_level or None,
        "left": place.has_left,
    }


def _own_json(own: Place, deals: list[MatchDeal]) -> dict[str, Any]:
    running = (
        row.game_id
        for deal in deals
        for row in deal.games.all()
        if row.table == own.table and row.ended_at is None
    )
    game_id = None if own.has_left else next(running, None)
    return {"side": own.side, "table": own.table, "game": game_id}


def _deal_json(deal: MatchDeal, own_table: int | None) -> dict[str, Any]:
    rows = {row.table: row for row in deal.games.all()}
    is_over = deal.ended_at is not None
    score = score_of_deal(deal)
    return {
        "number": deal.number,
        "tables": [
            _table_json(table, rows.get(table), is_over=is_over, is_own=table == own_table)
            for table in TABLES
        ],
        "score": None if score is None else score._asdict(),
    }


def _table_json(table: int, row: DealGame | None, *, is_over: bool, is_own: bool) -> dict[str, Any]:
    status = "waiting" if row is None else "running" if row.ended_at is None else "finished"
    return {
        "table": table,
        "status": status,
        "game": row.game_id if row is not None and (is_over or is_own) else None,
        "score": score_at(row)._asdict() if row is not None and is_over else None,
    }
