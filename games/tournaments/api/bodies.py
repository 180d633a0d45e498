"""The bodies and queries of the endpoints of tournaments."""

from typing import Annotated

from drf_spectacular.drainage import set_override
from pydantic import AwareDatetime, BeforeValidator, Field

from games.engine.errors import InvalidRules
from games.play.messages.clock import AnyClock
from games.play.messages.game import BotLevelName
from games.tables.api.bodies import RulesBody, TablePassword, chosen_clock
from games.tables.terms import TableChoice
from games.tournaments.errors import InvalidTournaments, reasons_of
from games.tournaments.messages import AccessName, KindOfTournament, StatusOfTournament
from games.tournaments.models import DESCRIPTION_LONGEST, NAME_LONGEST
from games.tournaments.services.choices import NewTournament
from games.tournaments.services.creating import MAX_TOGETHER
from games.tournaments.terms import (
    MAX_MINUTES,
    MAX_ROUNDS,
    MAX_WINS,
    MIN_MINUTES,
    MIN_ROUNDS,
    MIN_WINS,
)
from web.http.bodies import LARGEST, Body, Flag
from web.http.languages import Language, LanguageQuery
from web.http.pagination import Cursor, PageSize, digits

RatingLimit = Annotated[int | None, Field(ge=0, le=4000)]


class TournamentRequest(RulesBody):
    """A new tournament: one of a preset, rules and the id of saved rules, and how it is played."""

    kind: KindOfTournament
    starts_at: Annotated[AwareDatetime, Field(strict=False, description="Within the next 60 days.")]
    name: Annotated[
        str, Field(max_length=NAME_LONGEST, description="Left out: made from rules and kind.")
    ] = ""
    description: Annotated[str, Field(max_length=DESCRIPTION_LONGEST)] = ""
    seats: Annotated[int, Field(ge=2, le=6, description="Of each table: 2, 3, 4 or 6.")] = 2
    clock: Annotated[
        AnyClock | None, Field(description="Left out: 60 s a command. None by days.")
    ] = None
    rated: bool = False
    minutes: Annotated[
        int | None,
        Field(ge=MIN_MINUTES, le=MAX_MINUTES, description="The length of an arena."),
    ] = None
    rounds: Annotated[
        int | None,
        Field(ge=MIN_ROUNDS, le=MAX_ROUNDS, description="Of a Swiss tournament."),
    ] = None
    wins: Annotated[
        int | None,
        Field(ge=MIN_WINS, le=MAX_WINS, description="That win a series of a knock-out."),
    ] = None
    access: AccessName = "open"
    password: Annotated[
        TablePassword | None, Field(description="Needed where `access` asks for one.")
    ] = None
    club: Annotated[str, Field(max_length=10, description="The id of the club.")] = ""
    least_rating: RatingLimit = None
    most_rating: RatingLimit = None
    bots: Annotated[bool, Field(description="Bot accounts may join.")] = False
    fill_level: Annotated[
        BotLevelName | None,
        Field(description="The service's bots of this level fill tables; never if rated."),
    ] = None
    same_deals: Annotated[
        bool, Field(description="All tables of a Swiss round play the same deal; never if rated.")
    ] = False

    @property
    def new(self) -> NewTournament:
        """The choice; raises InvalidRules."""
        choice = TableChoice(
            **self.chosen_rules, is_rated=self.rated, clock=chosen_clock(self.clock)
        )
        return NewTournament(
            kind=self.kind,
            choice=choice,
            seats=self.seats,
            starts_at=self.starts_at,
            name=self.name,
            description=self.description,
            minutes=self.minutes,
            rounds=self.rounds,
            wins=self.wins,
            access=self.access,
            password=self.password,
            club=self.club,
            least_rating=self.least_rating,
            most_rating=self.most_rating,
            allows_bots=self.bots,
            fill_level=self.fill_level or "",
            has_same_deals=self.same_deals,
        )


# The body stands alone in one operation and within another, which drf-spectacular takes for two
# schemas of one name.
set_override(TournamentRequest, "suppress_collision_warning", value=True)


class TournamentsRequest(Body):
    """New tournaments that are created together, or not at all."""

    tournaments: Annotated[
        list[TournamentRequest],
        Field(min_length=1, max_length=MAX_TOGETHER, description="Of no `access` `open`."),
    ]

    def news(self, language: Language) -> list[NewTournament]:
        """Return the choices. Raises InvalidTournaments, with words in the language."""
        news, refused = [], []
        for index, one in enumerate(self.tournaments):
            try:
                news.append(one.new)
            except InvalidRules as error:
                refused += reasons_of(error, f"tournaments.{index}", language)
        if refused:
            raise InvalidTournaments(refused)
        return news


class EntryRequest(Body):
    """A wish to join; the password is needed where the tournament asks for one."""

    password: TablePassword | None = None


class TournamentsQuery(LanguageQuery):
    """A filter of tournaments."""

    status: StatusOfTournament | None = None
    kind: KindOfTournament | None = None
    mine: Annotated[Flag, Field(description="Only those that you have joined.")] = "false"
    hosted: Annotated[Flag, Field(description="Only those that you have created.")] = "false"
    club: Annotated[
        str | None, Field(pattern="^[0-9A-Za-z]{10}$", description="Only those of this club.")
    ] = None
    cursor: Cursor = ""
    page_size: PageSize = 20


class StandingsQuery(LanguageQuery):
    """A page of the standings."""

    cursor: Cursor = ""
    page_size: PageSize = 20


class TablesQuery(LanguageQuery):
    """A filter of a tournament's tables."""

    round: Annotated[
        int | None, Field(ge=0, le=LARGEST, description="A round."), BeforeValidator(digits)
    ] = None
    running: Annotated[Flag | None, Field(description="Only running ones, or only others.")] = None
    cursor: Cursor = ""
    page_size: PageSize = 20
