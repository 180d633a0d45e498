"""A challenge and a pairing as JSON."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.models import User
from accounts.persons import person_json
from games.challenges.models import Challenge
from games.challenges.models import Pairing as PairingRow
from games.challenges.selectors import status_of
from games.play.messages.clock import AnyClock
from games.play.messages.game import time_json
from games.play.messages.values import GameId
from games.play.models import Game
from games.rule_words.messages import Rules
from web.http.messages import Message

DeclineReasonOfChallenge = Literal[
    "generic", "later", "rules", "clock", "rated", "casual", "no_bots", "only_bots"
]


class Challenger(Message):
    """One of the two accounts of a challenge."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class ChallengeSchema(Message, title="Challenge"):
    """An account asks a bot account for a game of two."""

    id: Annotated[GameId, Field(description="The game that accepting makes has the same id.")]
    challenger: Challenger
    challenged: Challenger
    status: Literal["pending", "accepted", "declined", "withdrawn", "expired"]
    reason: Annotated[
        DeclineReasonOfChallenge | None, Field(description="The reason for declining it.")
    ]
    preset: str | None
    rules: Rules
    rules_name: str | None
    rated: bool
    clock: AnyClock | None
    at: AwareDatetime
    expires_at: AwareDatetime


class PairedGame(Message):
    """A game of a pairing; `players` are names, by seat."""

    game: Annotated[
        GameId | None,
        Field(
            description="Null before a scheduled pairing starts, and for a game whose players "
            "could not be paired any more then."
        ),
    ]
    players: list[str]
    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None
    status: Literal["starting", "active", "finished", "cancelled"] | None


class PairingSummary(Message):
    """Games that an organiser has paired."""

    id: GameId
    status: Literal["scheduled", "started", "cancelled"]
    start_at: AwareDatetime
    answer_within: Annotated[int, Field(description="Seconds in which the players answer.")]
    answer_by: Annotated[AwareDatetime | None, Field(description="Null until it starts.")]
    preset: str | None
    rules_name: str | None
    rated: bool
    clock: AnyClock | None
    size: Annotated[int, Field(ge=1, description="The number of games.")]


class PairingSchema(PairingSummary, title="Pairing"):
    """The games that were paired, in the order of the request."""

    games: list[PairedGame]


class PairingPage(Message):
    """One page of pairings, newest first."""

    next: str | None
    previous: str | None
    results: list[PairingSummary]


def challenge_json(row: Challenge, *, now: datetime) -> dict[str, Any]:
    """Return a row as `ChallengeSchema`."""
    return {
        "id": row.pk,
        "challenger": person_json(row.challenger),
        "challenged": person_json(row.challenged),
        "status": status_of(row, now=now),
        "reason": row.reason or None,
        "preset": row.preset or None,
        "rules": row.rules,
        "rules_name": row.rules_name or None,
        "rated": row.is_rated,
        "clock": row.clock,
        "at": time_json(row.at),
        "expires_at": time_json(row.expires_at),
    }


def pairing_summary_json(row: PairingRow) -> dict[str, Any]:
    """Return a row as `PairingSummary`."""
    return {
        "id": row.pk,
        "status": row.status,
        "start_at": time_json(row.start_at),
        "answer_within": row.answer_seconds,
        "answer_by": time_json(row.answer_by),
        "preset": row.preset or None,
        "rules_name": row.rules_name or None,
        "rated": row.is_rated,
        "clock": row.clock,
        "size": len(row.players),
    }


def pairing_json(row: PairingRow) -> dict[str, Any]:
    """Return a row with its games as `PairingSchema`."""
    games = Game.objects.only("commitment", "status").in_bulk(row.known_games)
    people = {user_id for ids in row.players for user_id in ids}
    names = dict(User.objects.filter(pk__in=people).values_list("pk", "name"))
    ids_of_games = row.game_ids or [None] * len(row.players)
    return {
        **pairing_summary_json(row),
        "games": [
            {
                "game": game_id,
                "players": [names[user_id] for user_id in ids],
                "commitment": None if game_id is None else games[game_id].commitment,
                "status": None if game_id is None else games[game_id].status,
            }
            for game_id, ids in zip(ids_of_games, row.players, strict=True)
        ],
    }
