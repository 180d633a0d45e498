"""A challenge and a pairing as JSON."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.persons import person_json
from games.challenges.models import Challenge
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

    game: GameId
    players: list[str]
    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Pairing(Message):
    """The games that were paired, in the order of the request."""

    answer_by: AwareDatetime
    games: list[PairedGame]


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


def pairing_json(
    games: list[Game], names: list[list[str]], *, answer_by: datetime
) -> dict[str, Any]:
    """Return the games, each with the names of its players, as `Pairing`."""
    return {
        "answer_by": time_json(answer_by),
        "games": [
            {"game": game.pk, "players": players, "commitment": game.commitment}
            for game, players in zip(games, names, strict=True)
        ],
    }
