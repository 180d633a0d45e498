"""Acts of players for or against each other at a table of three or more, as countable facts.

Each observation is one chance to help another player, and whether it was taken. `collusion`
compares how often a player takes them towards one person and towards all others.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from games.engine import Event, GameState, Seat, evolve
from games.engine.events import (
    AttackerDone,
    BoutEnded,
    CardsLed,
    CardThrownIn,
    GameEnded,
)
from games.engine.state import Bout

FEWEST_SEATS = 3
SHARES = 4
"""The number of groups into which leads are divided by the share of cards that could be beaten."""


class Behaviour(StrEnum):
    """A way to help another player; the names are stable."""

    SPARES = "spares"
    """Throws in nothing against the defender, although a card that is no trump fits."""
    EASY_LEADS = "easy_leads"
    """Leads a card that the defender beats in its suit, although others would be harder."""
    SAFE_BESIDE = "safe_beside"
    """Is not the durak of a game in which the other sits."""


@dataclass(frozen=True, slots=True)
class Observation:
    """A chance of `actor` to help each of the `others`, and whether it was taken.

    Chances are compared only with others of the same `stratum`: the circumstances that change how
    often honest players take such a chance.
    """

    actor: int
    others: tuple[int, ...]
    behaviour: Behaviour
    stratum: str
    is_taken: bool


def observations(events: Iterable[Event], people: Mapping[Seat, int]) -> list[Observation]:
    """Return the observations in a finished game without teams; none at a table of two.

    `people` are the ids of those who played to the end, by seat: others neither act nor are helped,
    but what is done towards them counts as towards everybody else. Of each behaviour only the first
    chance towards each seat counts, because chances of one game aren't independent.
    """
    found: list[Observation] = []
    seen = set[tuple[Behaviour, Seat, Seat]]()
    attacks = _Attacks()
    state: GameState | None = None
    for event in events:
        if state is not None and state.seats >= FEWEST_SEATS:
            for chance in _chances(state, event, attacks):
                key = (chance.behaviour, chance.actor, chance.towards)
                if key not in seen and chance.actor in people:
                    seen.add(key)
                    found.append(chance.observation(people))
            if isinstance(event, BoutEnded):
                attacks = _Attacks()
            if isinstance(event, GameEnded):
                found += _ends(state, event, people)
        state = evolve(state, event)
    return found


class _Chance(NamedTuple):
    """A chance of a seat to help another one."""

    behaviour: Behaviour
    actor: Seat
    towards: Seat
    stratum: str
    is_taken: bool

    def observation(self, people: Mapping[Seat, int]) -> Observation:
        helped = (people[self.towards],) if self.towards in people else ()
        return Observation(people[self.actor], helped, self.behaviour, self.stratum, self.is_taken)


def _chances(state: GameState, event: Event, attacks: "_Attacks") -> list[_Chance]:
    match event:
        case CardsLed():
            return _lead(state, event)
        case CardThrownIn():
            attacks.note(state, event.seat, is_thrown_in=True)
        case AttackerDone():
            attacks.note(state, event.seat, is_thrown_in=False)
        case BoutEnded():
            return attacks.chances(event.defender)
        case _:
            pass
    return []


@dataclass(slots=True)
class _Attacks:
    """The acts of each attacker in a bout: the stratum of the first chance, and its use.

    A player who is done says so again and again in a bout, which is one chance therefore.
    """

    strata: dict[Seat, str] = field(default_factory=dict)
    threw_in: set[Seat] = field(default_factory=set)

    def note(self, state: GameState, seat: Seat, *, is_thrown_in: bool) -> None:
        """Note that an attacker throws in or is done, if a card that is no trump fits."""
        bout = state.bout
        if bout is None:
            return
        ranks, is_trump = bout.ranks, state.strength.is_trump
        hand = state.hands[seat]
        fitting = sum(card.rank in ranks and not is_trump(card) for card in hand)
        if fitting:
            self.strata.setdefault(seat, _throw_in_stratum(state, bout, seat, fitting))
            if is_thrown_in:
                self.threw_in.add(seat)

    def chances(self, defender: Seat) -> list[_Chance]:
        """Return the chances of the bout, once it is over."""
        return [
            _Chance(Behaviour.SPARES, seat, defender, stratum, seat not in self.threw_in)
            for seat, stratum in self.strata.items()
            if seat != defender  # the attacker before a transfer
        ]


def _throw_in_stratum(state: GameState, bout: Bout, seat: Seat, fitting: int) -> str:
    role = "leader" if bout.leader == seat else "other"
    taking = "taking" if bout.taking else "beating"
    return f"{len(state.in_play)} {role} {taking} {_talon(state)} {min(fitting, 2)}"


def _lead(state: GameState, event: CardsLed) -> list[_Chance]:
    """Return the lead as a chance, if some of the leader's cards are easier than others."""
    bout, strength = state.bout, state.strength
    if bout is None:
        return []
    against = [card for card in state.hands[bout.defender] if not strength.is_trump(card)]
    own = [card for card in state.hands[event.seat] if not strength.is_trump(card)]
    easy = [card for card in own if any(strength.beats(other, card) for other in against)]
    if not 0 < len(easy) < len(own) or any(strength.is_trump(card) for card in event.cards):
        return []
    stratum = f"{len(state.in_play)} {_talon(state)} {SHARES * len(easy) // len(own)}"
    is_easy = all(card in easy for card in event.cards)
    return [_Chance(Behaviour.EASY_LEADS, event.seat, bout.defender, stratum, is_easy)]


def _ends(state: GameState, event: GameEnded, people: Mapping[Seat, int]) -> list[Observation]:
    everybody = set(people.values())
    return [
        Observation(
            user_id,
            tuple(sorted(everybody - {user_id})),
            Behaviour.SAFE_BESIDE,
            f"{state.seats}",
            event.durak != seat,
        )
        for seat, user_id in people.items()
    ]


def _talon(state: GameState) -> str:
    return "talon" if state.talon else "empty"
