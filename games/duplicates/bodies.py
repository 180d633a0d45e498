"""The bodies and queries of the endpoints of duplicate matches."""

from typing import Annotated

from pydantic import Field

from games.duplicates.messages import DealCount, SideName, StatusName, TableNumber
from games.engine import RuleSet
from games.play.clocks import Control
from games.play.messages.clock import AnyClock, control_of_body
from games.play.messages.game import BotLevelName
from games.rule_words.messages import Rules
from games.tables.api.bodies import SavedRuleSetId
from games.tables.services.terms import RulesChoice
from web.bodies import Body, Flag
from web.languages import LanguageQuery
from web.pages import Cursor, PageSize


class DuplicateRequest(Body):
    """A new match: one of a preset, rules and the id of saved rules, and how it is played."""

    preset: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    rules: Rules | None = None
    rule_set: SavedRuleSetId | None = None
    deals: DealCount = 3
    bot_level: Annotated[
        BotLevelName, Field(description="Of the bots on places that nobody takes.")
    ] = "casual"
    clock: Annotated[
        AnyClock | None,
        Field(description="Where two or more people play; left out: 60 s a command."),
    ] = None
    private: Annotated[bool, Field(description="Only people who have the link find it.")] = False

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


class PlaceRequest(Body):
    """A place of a match."""

    side: SideName
    table: TableNumber


class DuplicatesQuery(LanguageQuery):
    """Which matches to list, and the language of the texts to be shared."""

    status: StatusName | None = None
    mine: Annotated[Flag, Field(description="Only those in which you have a place.")] = "false"
    cursor: Cursor = ""
    page_size: PageSize = 20
