"""The bodies and queries of the endpoints of duplicate matches."""

from typing import Annotated

from pydantic import Field

from games.duplicates.messages import DealCount, SideName, StatusName, TableNumber
from games.play.messages.clock import AnyClock
from games.play.messages.game import BotLevelName
from games.play.time.clock import Control
from games.tables.api.bodies import RulesBody, chosen_clock
from games.tables.terms import RulesChoice
from web.http.bodies import Body, Flag
from web.http.languages import LanguageQuery
from web.http.pagination import Cursor, PageSize


class DuplicateRequest(RulesBody):
    """A new match: one of a preset, rules and the id of saved rules, and how it is played."""

    deals: DealCount = 3
    bot_level: Annotated[
        BotLevelName, Field(description="Of the bots on places that nobody takes.")
    ] = "casual"
    clock: Annotated[
        AnyClock | None,
        Field(description="Only for two or more people; left out: 60 s a command."),
    ] = None
    private: Annotated[bool, Field(description="Only people who have the link find it.")] = False

    @property
    def choice(self) -> RulesChoice:
        """The chosen rules; raises InvalidRules."""
        return RulesChoice(**self.chosen_rules)

    @property
    def control(self) -> Control | None:
        """The chosen clock."""
        return chosen_clock(self.clock)


class PlaceRequest(Body):
    """A place of a match."""

    side: SideName
    table: TableNumber


class DuplicatesQuery(LanguageQuery):
    """A filter of matches, and the language of the texts to share."""

    status: StatusName | None = None
    mine: Annotated[Flag, Field(description="Only those in which you have a place.")] = "false"
    cursor: Cursor = ""
    page_size: PageSize = 20
