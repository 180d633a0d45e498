"""The rule set of a table: an immutable, validated `RuleSet` of options, presets, JSON form.

The options are those of docs/rules.md section 3, with the same names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from games.engine.contradictions import contradictions
from games.engine.errors import InvalidRules, RuleSetProblem
from games.engine.options import Option, Order, Range, options_of, value_problem

MAX_SEATS = 12
MIN_SEATS = 2
MIN_PER_TEAM = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The options of one table; an option that is not given has the base game's value.

    Stored games omit options that have their default. So a default never changes, and the default
    of a new option is what was played before the option existed.

    Raises `InvalidRules` for a value that is out of range or contradicts another.

    >>> rules = RuleSet(deck=52, transfer="on")
    >>> rules.deck, rules.hand_size, rules.seat_range()
    (52, 6, (2, 8))
    >>> RuleSet(first_draw="attacker")
    Traceback (most recent call last):
        ...
    games.engine.errors.InvalidRules: first_draw: first_draw has no meaning while transfer is off.
    """

    deck: Literal[24, 32, 36, 52] = 36
    decks: Annotated[int, Range(1, 3)] = 1
    hand_size: Annotated[int, Range(1, 12)] = 6
    attack_limit: Annotated[int | None, Range(1, 12)] = 6
    first_bout_limit: Annotated[int | None, Range(1, 12)] = None
    first_limit_until: Literal["bout", "discard"] = "bout"
    lead: Literal["same_rank", "single", "pairs"] = "same_rank"
    take_what: Literal["table", "unbeaten"] = "table"
    jokers: Literal[0, 2] = 0
    throw_in: Literal["all", "neighbours", "leader", "none"] = "all"
    throw_in_when: Literal["any_time", "all_beaten"] = "any_time"
    throw_in_order: Literal["free", "in_turn"] = "free"
    take_when: Literal["unbeaten", "any_time"] = "unbeaten"
    pile_on: Literal["none", "limit", "unlimited"] = "limit"
    transfer: Literal["off", "on"] = "off"
    show_transfer: Literal["off", "unlimited", "once_per_bout", "once_per_game"] = "off"
    transfer_when: Literal["nothing_beaten", "any_time"] = "nothing_beaten"
    transfer_count: Literal["any", "at_least_equal", "exactly_equal"] = "any"
    transfer_direction: Literal["left", "chosen_bout", "chosen_lasting"] = "left"
    direction_by: Literal["transferring", "first_transfer"] = "transferring"
    transfer_trumps: bool = True
    transfer_heads_up: Literal["always", "equal_hands", "never"] = "always"
    transfer_first_bout: bool = True
    refill: Literal["bout", "cycle", "never"] = "bout"
    first_draw: Literal["leader", "attacker"] = "leader"
    series_deck: Literal["fresh", "remaining"] = "fresh"
    redeal: Literal["off", "on_request"] = "off"
    first_leader: Literal["lowest_trump", "forehand"] = "lowest_trump"
    next_leader: Literal["attack_durak", "spare_durak", "first_out", "lowest_trump"] = (
        "attack_durak"
    )
    trump: Literal["turned_up", "none", "clubs", "diamonds", "hearts", "spades", "cycle"] = (
        "turned_up"
    )
    rank_trump: Literal["off", "above_suit", "below_suit"] = "off"
    suit_order: Annotated[str, Order("DCHS")] = "DCHS"
    changing_trump: bool = False
    own_suit_only: Literal["none", "clubs", "diamonds", "hearts", "spades"] = "none"
    lowest_beats_highest: bool = False
    wild_six: Literal["none", "diamonds", "all"] = "none"
    trump_swap: bool = False
    hidden_cards: Literal[0, 2] = 0
    teams: Literal["none", 2, 3] = "none"
    team_seating: Literal["alternate", "together"] = "alternate"
    team_result: Literal["last_holding", "first_out", "all_out"] = "last_holding"
    draws: bool = True
    cheating: bool = False
    cheat_penalty: Literal[0, 1, 2] = 0

    def __post_init__(self) -> None:
        problems = tuple(
            problem
            for option in OPTIONS.values()
            if (problem := value_problem(option, getattr(self, option.name)))
        ) or tuple(contradictions(self))
        if problems:
            raise InvalidRules(*problems)

    @classmethod
    def from_json(cls, obj: object) -> RuleSet:
        """Return the rule set written as a JSON object; options left out have their default.

        Raises `InvalidRules`, which names every unknown option and every bad value. The inverse of
        `to_json`.

        >>> RuleSet.from_json({"transfer": "on"}) == RuleSet(transfer="on")
        True
        """
        if not isinstance(obj, dict):
            raise InvalidRules(
                RuleSetProblem("rules", "invalid", "A rule set is an object of options.")
            )
        unknown = tuple(
            RuleSetProblem(str(name), "unknown_option", f"{name!s} is not an option.")
            for name in obj
            if name not in OPTIONS
        )
        if unknown:
            raise InvalidRules(*unknown)
        return cls(**obj)

    def to_json(self) -> dict[str, Any]:
        """Return the options that differ from the base game, as a JSON object.

        >>> RuleSet(deck=36, transfer="on").to_json()
        {'transfer': 'on'}
        """
        return {
            name: value
            for name, option in OPTIONS.items()
            if (value := getattr(self, name)) != option.default
        }

    @property
    def pack_size(self) -> int:
        """Number of cards in all packs together, with their jokers."""
        return (self.deck + self.jokers) * self.decks

    def cards_to_deal(self, seats: int) -> int:
        """Return the fewest cards that a deal needs.

        Without more, the last card dealt is the trump card. Where the trump changes, two cards must
        follow the jokers that may come before them.
        """
        spare = 2 + self.jokers * self.decks if self.changing_trump else 0
        return seats * (self.hand_size + self.hidden_cards) + spare

    def seat_range(self) -> tuple[int, int]:
        """Return the fewest and the most seats of this rule set; teams take only multiples between.

        >>> RuleSet(deck=24).seat_range(), RuleSet(teams=3).seat_range()
        ((2, 4), (6, 6))
        """
        most = max(
            (n for n in range(MAX_SEATS + 1) if self.cards_to_deal(n) <= self.pack_size), default=0
        )
        if self.teams == "none":
            return MIN_SEATS, most
        return MIN_PER_TEAM * self.teams, most - most % self.teams

    def check_seats(self, seats: int) -> None:
        """Raise `InvalidRules` (field `seats`) unless that many seats can play by these rules.

        >>> RuleSet(deck=24).check_seats(5)
        Traceback (most recent call last):
            ...
        games.engine.errors.InvalidRules: seats: This rule set is for 2 to 4 seats, not 5.
        """
        fewest, most = self.seat_range()
        if not fewest <= seats <= most:
            reason = f"This rule set is for {fewest} to {most} seats, not {seats}."
            facts = {"fewest": fewest, "most": most, "seats": seats}
            raise InvalidRules(RuleSetProblem("seats", "out_of_range", reason, facts))
        if self.teams != "none" and seats % self.teams:
            reason = f"{self.teams} teams need a multiple of {self.teams} seats, not {seats}."
            facts = {"teams": self.teams, "seats": seats}
            raise InvalidRules(RuleSetProblem("seats", "uneven_teams", reason, facts))

    def possible_seats(self) -> tuple[int, ...]:
        """Return every number of seats that can play by these rules.

        >>> RuleSet(teams=2).possible_seats()
        (4, 6)
        """
        fewest, most = self.seat_range()
        return tuple(range(fewest, most + 1, 1 if self.teams == "none" else self.teams))


OPTIONS: Mapping[str, Option] = options_of(RuleSet)
"""Every option by name, with its default and the values it takes."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set, with the seats it is meant for and whether rated games may use it.

    >>> PRESETS["perevodnoy"].rules.to_json(), PRESETS["perevodnoy"].rated
    ({'transfer': 'on'}, True)
    """

    name: str
    rules: RuleSet
    min_seats: int
    max_seats: int
    rated: bool


def _presets() -> Mapping[str, Preset]:
    def preset(
        name: str, *, rated: bool = False, seats: tuple[int, int] | None = None, **options: Any
    ) -> Preset:
        rules = RuleSet(**options)
        fewest, most = seats or rules.seat_range()
        return Preset(name, rules, fewest, most, rated)

    presets = (
        preset("podkidnoy", rated=True),
        preset("perevodnoy", rated=True, transfer="on"),
        preset(
            "podkidnoy_neighbours",
            rated=True,
            throw_in="neighbours",
            first_bout_limit=5,
            first_limit_until="discard",
        ),
        preset(
            "duel",
            rated=True,
            seats=(2, 2),
            lead="single",
            throw_in="leader",
            throw_in_when="all_beaten",
            pile_on="none",
        ),
        preset("partners", rated=True, seats=(4, 4), teams=2),
        preset("simple", throw_in="none", pile_on="none"),
        preset(
            "prostoy",
            hand_size=5,
            lead="pairs",
            throw_in="none",
            pile_on="none",
            take_what="unbeaten",
        ),
        preset("jokers", deck=52, jokers=2),
        preset(
            "classic_german",
            throw_in="neighbours",
            transfer="on",
            show_transfer="unlimited",
            first_draw="attacker",
            redeal="on_request",
            take_when="any_time",
        ),
        preset("wikipedia", throw_in="neighbours", throw_in_order="in_turn", redeal="on_request"),
        preset("card_house", deck=52, transfer="on", first_leader="forehand"),
        preset(
            "round_refill",
            deck=32,
            transfer="on",
            transfer_when="any_time",
            attack_limit=None,
            refill="cycle",
            first_leader="forehand",
        ),
        preset("big_pack", deck=52, hand_size=9, attack_limit=9),
        preset(
            "reverse", transfer="on", transfer_direction="chosen_lasting", transfer_trumps=False
        ),
        preset("number_trump", rank_trump="above_suit"),
        preset("changing_trump", changing_trump=True),
        preset("clubs_rule", own_suit_only="clubs"),
        preset("japanese", trump="diamonds", own_suit_only="spades"),
        preset("no_trump", trump="none"),
        preset("suit_cycle", trump="cycle"),
        preset("nothing_unbeatable", lowest_beats_highest=True),
        preset("quicky", refill="never", series_deck="remaining"),
        preset("secret", hidden_cards=2),
        preset("weli", wild_six="all"),
        preset("pile_on", pile_on="unlimited"),
        preset("cheaters", cheating=True, cheat_penalty=1),
        preset("crowd", seats=(7, 12), deck=52, decks=2),
    )
    return {preset.name: preset for preset in presets}


PRESETS: Mapping[str, Preset] = _presets()
"""The named rule sets, in the order in which they are offered."""


def preset_of(rules: RuleSet, seats: int | None = None) -> Preset | None:
    """Return the preset with exactly these rules that is meant for that many seats, or None.

    >>> preset_of(RuleSet(transfer="on")).name, preset_of(RuleSet(hand_size=4))
    ('perevodnoy', None)
    """
    for preset in PRESETS.values():
        is_for_them = seats is None or preset.min_seats <= seats <= preset.max_seats
        if preset.rules == rules and is_for_them:
            return preset
    return None
