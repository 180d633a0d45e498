"""The bodies of the requests of challenges and pairings."""

from typing import Annotated

from pydantic import Field

from accounts.names import NAME_LONGEST
from games.challenges.messages import DeclineReasonOfChallenge
from games.challenges.pairing import FEWEST_PLAYERS, MOST_GAMES
from games.engine import RuleSet
from games.engine.rules import MOST_SEATS
from games.play.clocks import Control
from games.play.messages.clock import AnyClock, control_of_body
from games.rule_words.messages import Rules
from games.tables.api.bodies import SavedRuleSetId
from games.tables.services.terms import RulesChoice
from web.bodies import Body

SHORTEST_ANSWER, LONGEST_ANSWER = 10, 600
Name = Annotated[str, Field(min_length=1, max_length=NAME_LONGEST)]


class GameWish(Body):
    """What is to be played: one of a preset, rules and the id of saved rules, and how."""

    preset: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    rules: Rules | None = None
    rule_set: SavedRuleSetId | None = None
    rated: Annotated[bool, Field(description="Its result counts; for a rated preset.")] = False
    clock: Annotated[
        AnyClock | None, Field(description="Rated games have one in any case: 60 s a command.")
    ] = None

    @property
    def choice(self) -> RulesChoice:
        """The chosen rules; raises InvalidRules."""
        return RulesChoice(
            preset=self.preset or "",
            rules=None if self.rules is None else RuleSet.from_json(self.rules.root),
            rule_set=self.rule_set or "",
        )

    @property
    def control(self) -> Control | None:
        """The chosen clock."""
        return None if self.clock is None else control_of_body(self.clock)


class ChallengeRequest(GameWish):
    """Which bot account to challenge, by name, and to what."""

    name: Name


class DeclineChallengeRequest(Body):
    """Why you decline."""

    reason: DeclineReasonOfChallenge = "generic"


class PairingRequest(GameWish):
    """Games between bot accounts, all of the same kind."""

    games: Annotated[
        list[Annotated[list[Name], Field(min_length=FEWEST_PLAYERS, max_length=MOST_SEATS)]],
        Field(
            min_length=1,
            max_length=MOST_GAMES,
            description="For each game the names of its players, by seat.",
        ),
    ]
    answer_within: Annotated[
        int,
        Field(
            ge=SHORTEST_ANSWER,
            le=LONGEST_ANSWER,
            description="Seconds in which the players have to answer.",
        ),
    ] = 60
