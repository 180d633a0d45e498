"""A deal of the day as JSON, without its cards and without the games of others."""

from datetime import date
from typing import Annotated, Any, Literal

from django.conf import settings
from pydantic import AwareDatetime, Field

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.persons import person_json
from games.daily_deals.models import DailyDeal, DealTry
from games.daily_deals.selectors import Ranked, best_tries, count_of, rank_of
from games.daily_deals.services import BOTS, PRESET
from games.daily_deals.words import share_text
from games.engine import PRESETS
from games.play.messages.game import BotLevelName
from games.play.messages.values import GameId
from games.rule_words.messages import Rules
from web.http.languages import Language
from web.http.messages import Message

Day = Annotated[str, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="UTC.")]
Number = Annotated[int, Field(ge=1)]
CardsLeft = Annotated[int, Field(ge=0, description="In the person's hand at the end.")]


class DealPlayer(Message):
    """A person in the list."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class DealResult(Message):
    """A row of the list."""

    rank: Number
    player: DealPlayer
    place: Number
    cards_left: CardsLeft
    left: Annotated[bool, Field(description="Left before the end: behind all others.")]
    ended_at: AwareDatetime


class OwnDeal(Message):
    """The reader's one try."""

    game_id: GameId
    status: Literal["running", "finished"]
    place: Number | None
    cards_left: CardsLeft | None
    left: bool
    rank: Annotated[Number | None, Field(description="Among accounts, as if the reader was one.")]
    share: Annotated[str | None, Field(description="To be shared; gives nothing away.")]


class DailyDealReply(Message):
    """A deal of the day, with the list of results."""

    day: Day
    preset: str
    rules: Rules
    bots: Annotated[list[BotLevelName], Field(description="Clockwise from the person.")]
    finished: Annotated[int, Field(ge=0, description="The number of accounts that have finished.")]
    results: Annotated[list[DealResult], Field(description="The best hundred.")]
    you: Annotated[OwnDeal | None, Field(description="Null before the try has begun.")]
    streak: Annotated[
        int,
        Field(ge=0, description="Your days in a row with a finished try; today may yet be added."),
    ]


def daily_deal_json(
    day: date, deal: DailyDeal | None, own: DealTry | None, *, streak: int, language: Language
) -> dict[str, Any]:
    """Return a deal as `DailyDealReply`; `deal` is None if nobody has begun it."""
    finished = 0 if deal is None else count_of(deal)
    return {
        "day": day.isoformat(),
        "preset": PRESET,
        "rules": PRESETS[PRESET].rules.to_json() if deal is None else deal.rules,
        "bots": list(BOTS) if deal is None else deal.bots,
        "finished": finished,
        "results": [] if deal is None else [_result_json(row) for row in best_tries(deal)],
        "you": None if own is None else _own_json(own, finished, language),
        "streak": streak,
    }


def _result_json(ranked: Ranked) -> dict[str, Any]:
    row = ranked.attempt
    return {
        "rank": ranked.rank,
        "player": person_json(ranked.user),
        "place": row.place,
        "cards_left": row.cards_left,
        "left": row.has_left,
        "ended_at": None if row.ended_at is None else _time(row.ended_at.isoformat()),
    }


def _own_json(own: DealTry, finished: int, language: Language) -> dict[str, Any]:
    rank = rank_of(own)
    share = None
    if rank is not None and own.place is not None:
        share = share_text(
            language,
            day=own.deal_id,
            place=own.place,
            seats=len(own.deal.bots) + 1,
            rank=rank,
            of=max(finished, rank),
            link=f"{settings.DURAK_PUBLIC_URL}/daily",
        )
    return {
        "game_id": own.game_id,
        "status": "running" if own.ended_at is None else "finished",
        "place": own.place,
        "cards_left": own.cards_left,
        "left": own.has_left,
        "rank": rank,
        "share": share,
    }


def _time(text: str) -> str:
    return text.replace("+00:00", "Z")
