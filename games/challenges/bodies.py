"""The bodies of the requests of challenges and pairings."""

from typing import Annotated

from pydantic import Field

from accounts.names import NAME_LONGEST
from games.challenges.bulk_pairings import MAX_GAMES, MIN_PLAYERS
from games.challenges.messages import DeclineReasonOfChallenge
from games.engine.rules import MAX_SEATS
from games.play.messages.clock import AnyClock
from games.tables.api.bodies import RulesBody, chosen_clock
from games.tables.terms import TableChoice
from web.http.bodies import Body
from web.http.timestamps import Timestamp

MIN_ANSWER, MAX_ANSWER = 10, 600
Name = Annotated[str, Field(min_length=1, max_length=NAME_LONGEST)]


class GameWish(RulesBody):
    """The choice of what is played: one of a preset, rules and the id of saved rules, and how."""

    rated: Annotated[bool, Field(description="Its result counts; for a rated preset.")] = False
    clock: Annotated[
        AnyClock | None, Field(description="Rated games have one in any case: 60 s a command.")
    ] = None

    @property
    def choice(self) -> TableChoice:
        """The chosen terms; raises InvalidRules."""
        clock = chosen_clock(self.clock)
        return TableChoice(**self.chosen_rules, is_rated=self.rated, clock=clock)


class ChallengeRequest(GameWish):
    """The name of the bot account to challenge, and the terms of the game."""

    name: Name


class DeclineChallengeRequest(Body):
    """The reason why you decline."""

    reason: DeclineReasonOfChallenge = "generic"


class PairingRequest(GameWish):
    """Games between bot accounts, all of the same kind."""

    games: Annotated[
        list[Annotated[list[Name], Field(min_length=MIN_PLAYERS, max_length=MAX_SEATS)]],
        Field(
            min_length=1,
            max_length=MAX_GAMES,
            description="For each game the names of its players, by seat.",
        ),
    ]
    answer_within: Annotated[
        int,
        Field(
            ge=MIN_ANSWER,
            le=MAX_ANSWER,
            description="Seconds in which the players have to answer.",
        ),
    ] = 60
    start_at: Annotated[
        Timestamp | None,
        Field(
            description="The time at which the games are made, within 30 days; at once if left out."
        ),
    ] = None
