"""Matchmaking as JSON: the pools, and what the caller waits for."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from django.conf import settings
from pydantic import AwareDatetime, Field

from games.matchmaking.models import MissedMatch, Seek
from games.matchmaking.pools import Pool
from games.matchmaking.queue import SeekStatus
from games.play.messages.clock import AnyClock
from games.play.messages.game import ModeName, time_json
from games.play.messages.values import GameId
from games.play.time.clock import PerCommand, control_to_json
from games.ratings.messages import Count, RatingValue, rating_json
from games.ratings.models import Rating
from web.http.messages import Message

PoolName = Literal[
    "duel",
    "table_3",
    "table_4",
    "table_6",
    "transfer_2",
    "transfer_3",
    "transfer_4",
    "partners",
    "bots_duel",
    "bots_table_4",
    "bots_transfer_2",
    "bots_partners",
]


class Queue(Message):
    """The people who wait in a pool now."""

    waiting: Count
    expected_wait: Annotated[
        int | None, Field(ge=0, description="Seconds; null where too little is known.")
    ]


class SeekPool(Message):
    """A game that people can wait for: rated, or casual."""

    name: PoolName
    who: Annotated[
        Literal["people", "bots"], Field(description="Bot accounts wait in pools of their own.")
    ]
    preset: str
    seats: Annotated[int, Field(ge=2)]
    mode: ModeName
    clock: AnyClock
    rated: Queue
    casual: Queue
    you: Annotated[
        RatingValue | None, Field(description="Your rating in the mode, if you have one.")
    ]


class SeekPools(Message):
    """All pools, in the order in which they are offered."""

    pools: list[SeekPool]


class MySeek(Message):
    """The status of your wait.

    `waiting`: you wait for a game in one of the pools. `paired`: `game` is yours, and begins once
    everybody has answered by `games/{id}/ready`, before `answer_by`. `none`: you don't wait; `game`
    is then a game with a running clock, rated or found here, that you play already.
    """

    status: Literal["none", "waiting", "paired"]
    pools: list[PoolName]
    rated: bool
    since: AwareDatetime | None
    waited: Annotated[int | None, Field(ge=0, description="Seconds since then, by our clock.")]
    game: GameId | None
    answer_by: AwareDatetime | None


def pool_json(
    pool: Pool,
    queues: Mapping[tuple[str, bool], tuple[int, int | None]],
    rating: Rating | None,
) -> dict[str, Any]:
    """Return a pool as `SeekPool`, with waiting people and expected waits (`Queues`)."""
    return {
        "name": pool.name,
        "who": "bots" if pool.for_bots else "people",
        "preset": pool.preset,
        "seats": pool.seats,
        "mode": pool.mode.value,
        "clock": control_to_json(PerCommand(settings.DURAK_MATCH_SECONDS)),
        "rated": _queue_json(*queues[pool.name, True]),
        "casual": _queue_json(*queues[pool.name, False]),
        "you": None if rating is None else rating_json(rating),
    }


def my_seek_json(seek: SeekStatus) -> dict[str, Any]:
    """Return the status of a user's wait as `MySeek`."""
    return {
        "status": seek.status,
        "pools": list(seek.pools),
        "rated": seek.is_rated,
        "since": time_json(seek.since),
        "waited": seek.waited,
        "game": seek.game_id,
        "answer_by": time_json(seek.answer_by),
    }


def seeks_of_person(user_id: int) -> dict[str, Any]:
    """Return the personal data in matchmaking, for an export."""
    seek = Seek.objects.filter(user_id=user_id).first()
    missed = MissedMatch.objects.filter(user_id=user_id).order_by("at")
    return {
        "seek": None
        if seek is None
        else {"pools": seek.pools, "rated": seek.is_rated, "since": time_json(seek.since)},
        "missed": [time_json(moment) for moment in missed.values_list("at", flat=True)],
    }


def _queue_json(waiting: int, expected_wait: int | None) -> dict[str, Any]:
    return {"waiting": waiting, "expected_wait": expected_wait}
