"""The state of a game: immutable values (hands, bout, talon, phase), with small questions.

They are named tuples because a state is copied at every event, and these copy fastest.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from games.engine.cards import Card, Rank, Suit
from games.engine.editions import EDITION
from games.engine.events import EndReason
from games.engine.replacing import quick_to_replace
from games.engine.rules import RuleSet
from games.engine.seat import Direction, Seat
from games.engine.strength import Strength, strength_of


class Phase(StrEnum):
    """The phase of a game. `DEAL` and `REFILL` occur only between the events of one command.

    >>> from games.engine import PRESETS, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36))).phase
    <Phase.LEAD: 'lead'>
    """

    DEAL = "deal"
    REDEAL = "redeal"
    LEAD = "lead"
    BOUT = "bout"
    TAKING = "taking"
    REFILL = "refill"
    OVER = "over"


@quick_to_replace
class Pair(NamedTuple):
    """An attack card, the seat that played it, and the card that beats it, if any."""

    attack: Card
    seat: Seat
    beaten_by: Card | None = None


@quick_to_replace
class Handover(NamedTuple):
    """A transfer of the running bout, and the attack before it.

    `defender` transferred the attack and added `cards` (none where a trump was shown). `attacker`,
    `limit` and `direction` describe the attack on that seat before, and `beaten_by` the cards with
    which it had beaten others.
    """

    defender: Seat
    cards: tuple[Card, ...]
    attacker: Seat
    limit: int
    direction: Direction = Direction.LEFT
    beaten_by: tuple[Card, ...] = ()


@quick_to_replace
class Bout(NamedTuple):
    """One attack on one defender, until it is beaten off or taken.

    `limit` is the most attack cards in all. The first `led` pairs of the `table` hold the lead.
    `done` are the attackers who said done since the attack last changed or was given up.
    `emptied` are the seats in the order in which their hands became empty, `out` the seats that
    went out in this bout. `ended` says that the table is cleared and hands are being refilled.
    `shown` are the trumps that transferred the attack by being shown, `showed` the seats that
    showed them. `handovers` are the transfers, first to last. `drew` says that a card was drawn.
    Where cheating is allowed, `cheats` are the cards on the table whose play broke the rules,
    `cleared` those whose play was called wrongly, `caught` the seats caught in this bout, and
    `misjudged` the seats that called a fair play in it.
    """

    number: int
    leader: Seat
    attacker: Seat
    defender: Seat
    limit: int
    direction: Direction = Direction.LEFT
    table: tuple[Pair, ...] = ()
    done: frozenset[Seat] = frozenset()
    taking: bool = False
    ended: bool = False
    emptied: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    shown: tuple[Card, ...] = ()
    showed: tuple[Seat, ...] = ()
    led: int = 0
    handovers: tuple[Handover, ...] = ()
    cheats: frozenset[Card] = frozenset()
    cleared: frozenset[Card] = frozenset()
    caught: frozenset[Seat] = frozenset()
    misjudged: frozenset[Seat] = frozenset()
    drew: bool = False

    @property
    def is_transferred(self) -> bool:
        """Return whether the attack has been transferred, so that its direction may be settled."""
        return bool(self.handovers)

    @property
    def unbeaten(self) -> tuple[Card, ...]:
        """The attack cards not yet beaten."""
        return tuple([attack for attack, _, beaten_by in self.table if beaten_by is None])

    @property
    def attacks(self) -> tuple[Card, ...]:
        """The attack cards, beaten or not."""
        return tuple([pair.attack for pair in self.table])

    @property
    def is_all_beaten(self) -> bool:
        """Return whether cards are on the table and every attack card is beaten."""
        table = self.table
        # The last card is the most likely one to be unbeaten.
        if not table or table[-1].beaten_by is None:
            return False
        return None not in [beaten_by for _, _, beaten_by in table]

    @property
    def has_beaten(self) -> bool:
        """Return whether any attack card is beaten."""
        return len(self.unbeaten) < len(self.table)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards on the table, each attack followed by the card that beats it."""
        cards: list[Card] = []
        for attack, _, beaten_by in self.table:
            cards.append(attack)
            if beaten_by is not None:
                cards.append(beaten_by)
        return tuple(cards)

    def played_with(self, card: Card) -> tuple[Card, ...]:
        """Return all cards on the table that were played together with `card`.

        A lead or a transfer may be of several cards; any other play is of one card.
        """
        lead = tuple(pair.attack.itself for pair in self.table[: self.led])
        together = (lead, *(handover.cards for handover in self.handovers))
        return next((cards for cards in together if card in cards), (card,))

    def player_of(self, card: Card) -> Seat | None:
        """Return the seat that played the card, as any suit; None if it is not on the table."""
        return next((player for other, player in self.players() if other is card), None)

    def players(self) -> Iterator[tuple[Card, Seat]]:
        """Yield the cards on the table in the order of `cards`, each with the seat that played it.

        A six that names a suit is yielded without that suit.
        """
        for attack, seat, beaten_by in self.table:
            yield attack.itself, seat
            if beaten_by is not None:
                yield beaten_by.itself, self.beater_of(beaten_by.itself)

    def beater_of(self, card: Card) -> Seat:
        """Return the seat that beat an attack with the card: this or an earlier defender."""
        for handover in self.handovers:
            if card in handover.beaten_by:
                return handover.defender
        return self.defender

    @property
    def ranks(self) -> set[Rank]:
        """The ranks on the table."""
        ranks = set()
        for attack, _, beaten_by in self.table:
            ranks.add(attack.rank)
            if beaten_by is not None:
                ranks.add(beaten_by.rank)
        return ranks


@quick_to_replace
class GameState(NamedTuple):
    """The whole truth about a running or finished game, hidden cards included.

    Hands are in canonical order. `known` are the cards in each hand that everybody has seen,
    `hidden` the face-down cards beside the hands. `talon` is in drawing order. `trump_card` is the
    card that lies open, `turned_up` the one that made the trump; they differ after a swap.
    `leader` leads first if not None. `asking` is the seat that is asked about a redeal. `defended`
    are the seats that were attacked since the last refill by cycle, and `cycle_leader` is the seat
    that led the first bout since then. `showed` are the seats that have shown a trump to transfer.
    `bout` is None before the first bout; a finished game keeps its last one. `beaten_off` says
    whether any bout of the game was. `first_out` is the seat that went out first. `passed_over`
    are the jokers that were turned up before the trump card, and `epaulettes` is the number of
    sixes in the last attack on the durak. `edition` is the edition of the rules.

    >>> from games.engine import PRESETS, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> state.trump, len(state.talon), state.in_play, state.is_over
    (<Suit.DIAMONDS: 'D'>, 24, (0, 1), False)
    """

    rules: RuleSet
    seats: int
    forehand: Seat
    strength: Strength
    """The table of beats: derived from `rules` and `turned_up`, kept because it is used often."""
    hands: tuple[tuple[Card, ...], ...]
    known: tuple[frozenset[Card], ...]
    hidden: tuple[tuple[Card, ...], ...]
    places: tuple[int | None, ...]
    leader: Seat | None = None
    deal: int = 0
    talon: tuple[Card, ...] = ()
    trump_card: Card | None = None
    turned_up: Card | None = None
    trump_holder: Seat | None = None
    discard: tuple[Card, ...] = ()
    bout: Bout | None = None
    durak: Seat | None = None
    reason: EndReason | None = None
    idle_bouts: int = 0
    losing_teams: tuple[int, ...] = ()
    asking: Seat | None = None
    defended: frozenset[Seat] = frozenset()
    showed: frozenset[Seat] = frozenset()
    cycle_leader: Seat | None = None
    beaten_off: bool = False
    first_out: Seat | None = None
    passed_over: tuple[Card, ...] = ()
    epaulettes: int = 0
    edition: int = EDITION

    def with_turned_up(self, card: Card | None) -> GameState:
        """Return the state in which `card` (or no card) is turned up and makes the trump."""
        strength = strength_of(self.rules, card)
        return self._replace(trump_card=card, turned_up=card, strength=strength)

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.reason is not None

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if there is one; none before the first deal."""
        return self.strength.suit if self.deal else None

    @property
    def phase(self) -> Phase:
        """The phase of the game."""
        if self.reason is not None:
            return Phase.OVER
        if self.bout is None:
            return Phase.DEAL if self.asking is None else Phase.REDEAL
        if self.bout.ended:
            return Phase.REFILL
        if self.bout.taking:
            return Phase.TAKING
        return Phase.BOUT if self.bout.table else Phase.LEAD

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """The seats that are not out, ascending."""
        return without_place(self.places)


@lru_cache(maxsize=4096)
def without_place(places: tuple[int | None, ...]) -> tuple[Seat, ...]:
    """Return the seats without a place, ascending.

    Cached: there are few answers, since seats go out one by one, and every play asks for them.
    """
    return tuple([seat for seat, place in enumerate(places) if place is None])


@lru_cache(maxsize=4096)
def in_play_at(
    places: tuple[int | None, ...], first: Seat, order: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    """Return the seats without a place, in the order of play from `first` on. Cached as well."""
    turn = order.index(first)
    return tuple([seat for seat in (*order[turn:], *order[:turn]) if places[seat] is None])
