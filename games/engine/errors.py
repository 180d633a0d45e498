"""Errors of the engine: illegal moves (commands), unknown cards, invalid rule sets."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class EngineError(ValueError):
    """Base of all errors the engine raises."""


class UnknownCard(EngineError):
    """The text is not a card of the notation."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(f"{code!r} is not a card; cards are written like 7S, TH or TH2.")


class Malformed(EngineError):
    """A JSON form or a text cannot be read. `field` names the place, `code` is stable.

    >>> from games.engine.wire import command_from_json
    >>> try:
    ...     command_from_json({"type": "beat", "attack": "7S", "card": "1S"})
    ... except Malformed as error:
    ...     print(error.code, "at", error.field)
    unknown_card at command.card
    """

    def __init__(self, code: str, field: str, detail: str) -> None:
        self.code = code
        self.field = field
        self.detail = detail
        super().__init__(f"{field}: {detail}" if field else detail)


Fact = str | int | None | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleSetProblem:
    """A problem of a rule set, at the option `field`.

    `code` is stable, `reason` is an English sentence, and `facts` are the values behind it.
    """

    field: str
    code: str
    reason: str
    facts: Mapping[str, Fact] = dataclasses.field(default_factory=dict, hash=False)


class InvalidRules(EngineError):
    """The rule set is refused; `problems` has at least one entry.

    >>> from games.engine import RuleSet
    >>> try:
    ...     RuleSet(deck=24, wild_six="all")
    ... except InvalidRules as error:
    ...     print(error.problems[0].code, "-", error)
    needs_sixes - wild_six: This deck has no sixes.
    """

    def __init__(self, *problems: RuleSetProblem) -> None:
        self.problems = problems
        super().__init__("; ".join(f"{problem.field}: {problem.reason}" for problem in problems))


class RefusalCode(StrEnum):
    """The reasons why the rules refuse a command. Wire values; they never change.

    >>> RefusalCode("does_not_beat")
    <RefusalCode.DOES_NOT_BEAT: 'does_not_beat'>
    >>> RefusalCode.DOES_NOT_BEAT.rule, RefusalCode.DOES_NOT_BEAT.template
    ('2.5', '{card} does not beat {attack}.')
    """

    GAME_OVER = "game_over"
    BETWEEN_BOUTS = "between_bouts"
    NOT_IN_PLAY = "not_in_play"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    CARD_TWICE = "card_twice"
    NOT_THE_LEADER = "not_the_leader"
    BOUT_ALREADY_OPEN = "bout_already_open"
    BOUT_NOT_OPEN = "bout_not_open"
    ONE_RANK_ONLY = "one_rank_only"
    ONE_CARD_ONLY = "one_card_only"
    NOT_IN_PAIRS = "not_in_pairs"
    LIMIT_REACHED = "limit_reached"
    NOT_ENTITLED = "not_entitled"
    NOT_YOUR_TURN = "not_your_turn"
    THROW_IN_UNBEATEN = "throw_in_unbeaten"
    RANK_NOT_ON_TABLE = "rank_not_on_table"
    NOT_THE_DEFENDER = "not_the_defender"
    ATTACK_NOT_ON_TABLE = "attack_not_on_table"
    ALREADY_BEATEN = "already_beaten"
    DOES_NOT_BEAT = "does_not_beat"
    ALREADY_TAKING = "already_taking"
    NOTHING_TO_TAKE = "nothing_to_take"
    ALREADY_DONE = "already_done"
    NOT_ASKED = "not_asked"
    TRANSFER_OFF = "transfer_off"
    TRANSFER_AFTER_BEATING = "transfer_after_beating"
    TRANSFER_ALL_BEATEN = "transfer_all_beaten"
    TRANSFER_WRONG_RANK = "transfer_wrong_rank"
    TRANSFER_MIXED_RANKS = "transfer_mixed_ranks"
    TRANSFER_TOO_MANY = "transfer_too_many"
    TRANSFER_TOO_FEW = "transfer_too_few"
    TRANSFER_NOT_EQUAL = "transfer_not_equal"
    TRANSFER_TRUMP = "transfer_trump"
    TRANSFER_HEADS_UP = "transfer_heads_up"
    TRANSFER_FIRST_BOUT = "transfer_first_bout"
    TRANSFER_NOBODY = "transfer_nobody"
    TRANSFER_DIRECTION = "transfer_direction"
    TRANSFER_DIRECTION_SETTLED = "transfer_direction_settled"
    SHOW_TRANSFER_OFF = "show_transfer_off"
    SHOW_NOT_A_TRUMP = "show_not_a_trump"
    SHOWN_ALREADY = "shown_already"
    SHOW_USED_UP = "show_used_up"
    NOT_WILD = "not_wild"
    SWAP_OFF = "swap_off"
    SWAP_TOO_LATE = "swap_too_late"
    SWAP_POINTLESS = "swap_pointless"
    SWAP_NOT_LOWEST = "swap_not_lowest"
    REDEAL_OPEN = "redeal_open"
    REDEAL_NOT_OPEN = "redeal_not_open"
    REDEAL_HAND_TOO_MIXED = "redeal_hand_too_mixed"
    CALL_OFF = "call_off"
    CALL_NOT_ON_TABLE = "call_not_on_table"
    CALL_OWN_PLAY = "call_own_play"
    CALL_CLEARED = "call_cleared"
    CALL_USED_UP = "call_used_up"

    @property
    def rule(self) -> str:
        """The section of the rules that the command breaks (`"2.4"`, `"3 transfer"`)."""
        return _EXPLANATIONS[self][0]

    @property
    def template(self) -> str:
        """The reason as an English sentence, with the names of its facts in braces."""
        return _EXPLANATIONS[self][1]


_EXPLANATIONS: Mapping[RefusalCode, tuple[str, str]] = {
    RefusalCode.GAME_OVER: ("2.11", "The game is over."),
    RefusalCode.BETWEEN_BOUTS: ("2.9", "The cards are being dealt out; nobody can play now."),
    RefusalCode.NOT_IN_PLAY: ("2.10", "Seat {seat} is not in play."),
    RefusalCode.CARD_NOT_IN_HAND: ("2.1", "{card} is not in the hand."),
    RefusalCode.CARD_TWICE: ("2.1", "{card} is named twice."),
    RefusalCode.NOT_THE_LEADER: ("2.3", "Seat {leader} leads this bout."),
    RefusalCode.BOUT_ALREADY_OPEN: (
        "2.3",
        "The bout is open already; further cards are thrown in.",
    ),
    RefusalCode.BOUT_NOT_OPEN: ("2.3", "Nothing is on the table yet; seat {leader} leads."),
    RefusalCode.ONE_RANK_ONLY: (
        "2.3",
        "Cards led together must have one rank; these have {ranks}.",
    ),
    RefusalCode.ONE_CARD_ONLY: ("2.3", "At this table the leader opens with exactly one card."),
    RefusalCode.NOT_IN_PAIRS: (
        "3 lead",
        "At this table one card leads, or a pair or two pairs with one other card.",
    ),
    RefusalCode.LIMIT_REACHED: (
        "2.4",
        "The bout takes at most {limit} attack cards; {on_table} are on the table.",
    ),
    RefusalCode.NOT_ENTITLED: ("2.4", "Seat {seat} may not throw in against seat {defender}."),
    RefusalCode.NOT_YOUR_TURN: ("2.4", "Throwing in goes in turn; seat {turn} is next."),
    RefusalCode.THROW_IN_UNBEATEN: (
        "3 throw_in_when",
        "At this table cards are thrown in only while every attack card is beaten.",
    ),
    RefusalCode.RANK_NOT_ON_TABLE: (
        "2.4",
        "{card} can't be thrown in: the ranks on the table are {ranks}.",
    ),
    RefusalCode.NOT_THE_DEFENDER: ("2.5", "Seat {defender} is the defender."),
    RefusalCode.ATTACK_NOT_ON_TABLE: ("2.5", "{attack} is not an attack card on the table."),
    RefusalCode.ALREADY_BEATEN: ("2.5", "{attack} is beaten already."),
    RefusalCode.DOES_NOT_BEAT: ("2.5", "{card} does not beat {attack}."),
    RefusalCode.ALREADY_TAKING: ("2.8", "The defender is taking the cards."),
    RefusalCode.NOTHING_TO_TAKE: (
        "2.5",
        "Everything on the table is beaten; there is nothing to take.",
    ),
    RefusalCode.ALREADY_DONE: (
        "2.6",
        "Seat {seat} said done; it stands until a card is played or the defender takes.",
    ),
    RefusalCode.NOT_ASKED: ("2.6", "Seat {seat} can't add a card, so it isn't asked."),
    RefusalCode.TRANSFER_OFF: ("3 transfer", "Attacks can't be transferred at this table."),
    RefusalCode.TRANSFER_AFTER_BEATING: (
        "3 transfer_when",
        "A card is beaten already; the attack can't be transferred any more.",
    ),
    RefusalCode.TRANSFER_ALL_BEATEN: (
        "3 transfer_when",
        "Everything on the table is beaten; there is nothing to transfer.",
    ),
    RefusalCode.TRANSFER_WRONG_RANK: ("3 transfer", "{card} has not the attack's rank {rank}."),
    RefusalCode.TRANSFER_MIXED_RANKS: (
        "3 transfer",
        "The unbeaten cards have several ranks ({ranks}); they can't be transferred.",
    ),
    RefusalCode.TRANSFER_TOO_MANY: (
        "3 transfer",
        "{cards} attack cards would be too many: seat {defender} can be attacked with {limit}.",
    ),
    RefusalCode.TRANSFER_TOO_FEW: (
        "3 transfer_count",
        "At least {needed} cards are needed to transfer; these are {cards}.",
    ),
    RefusalCode.TRANSFER_NOT_EQUAL: (
        "3 transfer_count",
        "Exactly {needed} cards are needed to transfer; these are {cards}.",
    ),
    RefusalCode.TRANSFER_TRUMP: (
        "3 transfer_trumps",
        "{card} is a trump; trumps don't transfer at this table.",
    ),
    RefusalCode.TRANSFER_HEADS_UP: (
        "3 transfer_heads_up",
        "With two players left this attack can't be transferred.",
    ),
    RefusalCode.TRANSFER_FIRST_BOUT: (
        "3 transfer_first_bout",
        "The first bout of a game can't be transferred at this table.",
    ),
    RefusalCode.TRANSFER_NOBODY: ("3 transfer", "Nobody is left to transfer the attack to."),
    RefusalCode.TRANSFER_DIRECTION: (
        "3 transfer_direction",
        "The attack can only be transferred to the left here.",
    ),
    RefusalCode.TRANSFER_DIRECTION_SETTLED: (
        "3 direction_by",
        "The first transfer of this bout chose the direction; the others follow it.",
    ),
    RefusalCode.SHOW_TRANSFER_OFF: (
        "3 show_transfer",
        "At this table a trump can't just be shown to transfer.",
    ),
    RefusalCode.SHOW_NOT_A_TRUMP: ("3 show_transfer", "{card} is no trump; only a trump is shown."),
    RefusalCode.SHOWN_ALREADY: ("3 show_transfer", "{card} was shown in this bout already."),
    RefusalCode.SHOW_USED_UP: (
        "3 show_transfer",
        "Seat {seat} has shown a trump as often as this table allows.",
    ),
    RefusalCode.NOT_WILD: ("3 wild_six", "{card} can't be played as another suit."),
    RefusalCode.SWAP_OFF: ("3 trump_swap", "The trump card can't be swapped at this table."),
    RefusalCode.SWAP_TOO_LATE: (
        "3 trump_swap",
        "No turned-up trump card lies under the talon any more.",
    ),
    RefusalCode.SWAP_POINTLESS: (
        "3 trump_swap",
        "{card} under the talon is the lowest trump itself.",
    ),
    RefusalCode.SWAP_NOT_LOWEST: (
        "3 trump_swap",
        "{card} can't be swapped; the lowest trump is {lowest}.",
    ),
    RefusalCode.REDEAL_OPEN: (
        "3 redeal",
        "Seat {asking} is being asked whether it wants a new deal.",
    ),
    RefusalCode.REDEAL_NOT_OPEN: ("3 redeal", "Nobody is being asked about a new deal."),
    RefusalCode.REDEAL_HAND_TOO_MIXED: (
        "3 redeal",
        "A new deal takes {needed} cards of one suit; the hand has {of_a_suit}.",
    ),
    RefusalCode.CALL_OFF: ("4", "Nobody can cheat at this table, so no play can be called."),
    RefusalCode.CALL_NOT_ON_TABLE: ("4", "{card} is not on the table."),
    RefusalCode.CALL_OWN_PLAY: ("4", "{card} is a play of your own."),
    RefusalCode.CALL_CLEARED: ("4", "{card} was called in this bout already; the play was fair."),
    RefusalCode.CALL_USED_UP: (
        "4",
        "Seat {seat} called a fair play, and can't call again in this bout.",
    ),
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why a command is refused: a code, and the facts behind it as plain values."""

    code: RefusalCode
    facts: Mapping[str, Fact] = dataclasses.field(default_factory=dict)

    @property
    def rule(self) -> str:
        """The section of the rules that the command breaks (`"2.4"`, `"3 transfer"`)."""
        return self.code.rule

    @property
    def detail(self) -> str:
        """The reason as an English sentence."""
        words = {
            name: ", ".join(fact) if isinstance(fact, tuple) else fact
            for name, fact in self.facts.items()
        }
        return self.code.template.format_map(words)


class Refused(EngineError):
    """Raised by `decide` for a command that is not legal; nothing has happened.

    >>> error = Refused(Refusal(RefusalCode.DOES_NOT_BEAT, {"card": "8S", "attack": "9S"}))
    >>> error.code.value, error.rule, error.detail
    ('does_not_beat', '2.5', '8S does not beat 9S.')
    """

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.detail)

    @property
    def code(self) -> RefusalCode:
        """The stable code."""
        return self.refusal.code

    @property
    def facts(self) -> Mapping[str, Fact]:
        """The values the refusal rests on, JSON-ready (tuples are lists there)."""
        return self.refusal.facts

    @property
    def rule(self) -> str:
        """The section of the rules."""
        return self.refusal.rule

    @property
    def detail(self) -> str:
        """The reason as an English sentence."""
        return self.refusal.detail
