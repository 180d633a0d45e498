"""The terms of a table (game settings): rules, clock, rated, seats, access; a host's choice.

Pure values. An option of a table is a field of `Terms`, and of `TableChoice` if hosts choose it;
the rooms that open tables need not know it.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import Enum, auto
from typing import Any, Final, Protocol, Self

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from games.engine import PRESETS, RuleSet
from games.play.models import Game
from games.play.time.clock import Control, PerCommand, control_from_json, control_to_json
from games.ratings.system import mode_of
from web.http.errors import InvalidInput

RATED_CLOCK = PerCommand(60)
"""The clock of rated games for which no other is chosen."""


class LeftOut(Enum):
    """The value of a choice that is not made, for members in which None has a meaning."""

    LEFT_OUT = auto()


LEFT_OUT: Final = LeftOut.LEFT_OUT


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesChoice:
    """The rules that a host chooses: a preset's name, a rule set, or the id of a saved one."""

    preset: str = ""
    rules: RuleSet | None = None
    rule_set: str = ""

    @property
    def names_rules(self) -> bool:
        """True if rules are chosen."""
        return bool(self.preset) or self.rules is not None or bool(self.rule_set)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableChoice(RulesChoice):
    """The terms that a host chooses; what is left out stays, at a new table as it usually is."""

    is_rated: bool | None = None
    is_private: bool | None = None
    aids: bool | None = None
    clock: Control | LeftOut | None = LEFT_OUT
    password: str | LeftOut | None = LEFT_OUT


class RulesRow(Protocol):
    """A row that holds rules: of a game, a challenge or a duplicate match."""

    preset: str
    rules: Any
    rules_name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRules:
    """The rules that are played, and their name: a preset's, or that of a saved rule set."""

    rules: RuleSet
    preset: str = ""
    name: str = ""

    @classmethod
    def of(cls, row: RulesRow) -> Self:
        """Return the rules that a row holds."""
        return cls(rules=RuleSet.from_json(row.rules), preset=row.preset, name=row.rules_name)

    def columns(self) -> dict[str, Any]:
        """Return the columns that hold the rules."""
        return {"preset": self.preset, "rules": self.rules.to_json(), "rules_name": self.name}


@dataclass(frozen=True, slots=True, kw_only=True)
class Access:
    """The ways to find a table and to sit down there; `password` is hashed, "" for none."""

    is_private: bool = False
    password: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesPlace:
    """The place of a game in its series, with the standings before the game."""

    first_game_id: str | None = None
    series_number: int = 1
    standings: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedDeal:
    """A deal that is settled beforehand: of a lesson, a day, or a duplicate match."""

    fixed_pack: str
    """The codes of the cards in dealing order."""
    lesson: str = ""
    duplicate: str = ""
    is_sealed: bool = False
    """True while others play the same cards: only its players may read the game."""


NO_FIXED_DEAL = FixedDeal(fixed_pack="")


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The terms of a table; a field that is left out is as the column's default has it."""

    played: PlayedRules
    is_rated: bool = False
    aids: bool = False
    clock: Control | None = None
    access: Access = Access()
    series: SeriesPlace = field(default_factory=SeriesPlace)
    deal: FixedDeal = NO_FIXED_DEAL
    tournament: str = ""
    """The id of the tournament that opens the table."""

    @classmethod
    def usual(
        cls, played: PlayedRules, *, is_rated: bool = False, clock: Control | None = None
    ) -> Self:
        """Return the terms of a public table where nothing else is chosen."""
        return cls(played=played, is_rated=is_rated, aids=not is_rated, clock=clock)

    @classmethod
    def of(cls, game: Game) -> Self:
        """Return the terms that a game's row holds."""
        return cls(
            played=PlayedRules.of(game),
            is_rated=game.is_rated,
            aids=game.aids,
            clock=None if game.clock is None else control_from_json(game.clock),
            access=Access(is_private=game.is_private, password=game.password),
            series=SeriesPlace(
                first_game_id=game.first_game_id,
                series_number=game.series_number,
                standings=game.standings,
            ),
            deal=FixedDeal(
                fixed_pack=game.fixed_pack,
                lesson=game.lesson,
                duplicate=game.duplicate,
                is_sealed=game.is_sealed,
            ),
            tournament=game.tournament,
        )

    def columns(self, *, seats: int) -> dict[str, Any]:
        """Return the columns that hold the terms of a table with so many seats, as JSON values."""
        return {
            **self.played.columns(),
            "mode": mode_of(self.played.rules, seats).value,
            "is_rated": self.is_rated,
            "aids": self.aids,
            "clock": None if self.clock is None else control_to_json(self.clock),
            **asdict(self.access),
            **asdict(self.series),
            **asdict(self.deal),
            "tournament": self.tournament,
        }

    @property
    def agreed(self) -> Self:
        """The terms that players agree to; they need not agree to a name, or to a password."""
        return replace(self, played=replace(self.played, name=""), access=Access())

    def after(self, game_id: str) -> Self:
        """Return the terms of the game that follows this one in its series."""
        series = replace(
            self.series,
            first_game_id=self.series.first_game_id or game_id,
            series_number=self.series.series_number + 1,
        )
        return replace(self, series=series)

    def chosen(self, choice: TableChoice, *, people: int) -> Self:
        """Return the terms after a host's choice of anything but rules and password.

        `people` is the number of seats that no bot has. A rated game is public and of a preset that
        may be rated; it always has a clock, and no aids. A casual game against bots only has no
        clock. Raises InvalidInput.
        """
        is_rated = self.is_rated if choice.is_rated is None else choice.is_rated
        is_private = self.access.is_private if choice.is_private is None else choice.is_private
        if is_rated:
            _check_may_be_rated(self.played.preset, is_private=is_private)
        return replace(
            self,
            is_rated=is_rated,
            aids=_chosen_aids(self, choice, is_rated=is_rated),
            clock=_chosen_clock(self, choice, people=people, is_rated=is_rated),
            access=replace(self.access, is_private=is_private),
        )


def _check_may_be_rated(preset: str, *, is_private: bool) -> None:
    if preset not in PRESETS or not PRESETS[preset].rated:
        rated = ", ".join(name for name, known in PRESETS.items() if known.rated)
        told = format_lazy(_("These rules can be rated: {presets}."), presets=rated)
        raise InvalidInput("rated", ("cannot_be_rated", told))
    if is_private:
        raise InvalidInput("rated", ("cannot_be_rated", _("A private game is not rated.")))


def _chosen_aids(before: Terms, choice: TableChoice, *, is_rated: bool) -> bool:
    if is_rated and choice.aids:
        told = _("In a rated game the players remember the cards themselves.")
        raise InvalidInput("aids", ("cannot_be_rated", told))
    return not is_rated and (before.aids if choice.aids is None else choice.aids)


def _chosen_clock(
    before: Terms, choice: TableChoice, *, people: int, is_rated: bool
) -> Control | None:
    clock = choice.clock
    if isinstance(clock, LeftOut):
        clock = before.clock
    elif clock is not None and people < 2 and not is_rated:  # noqa: PLR2004 - a second person waits
        told = _("A casual game against bots only has no clock.")
        raise InvalidInput("clock", ("does_not_fit", told))
    return RATED_CLOCK if clock is None and is_rated else clock
