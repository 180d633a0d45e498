"""The contents of a picture at one moment: the table, the hands that matter, the legal moves."""

from collections.abc import Iterable
from dataclasses import dataclass

from games.engine import Event, GameState, Seat, legal_commands, next_opening
from games.engine.cards import Card, Suit
from games.engine.commands import (
    Beat,
    Command,
    Lead,
    ShowTransfer,
    SwapTrump,
    ThrowIn,
    Transfer,
)
from games.engine.state import Pair
from games.play.teams import teams_of


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that is shown; `playable` are its cards that may be played in these `ways`."""

    seat: Seat
    cards: tuple[Card, ...]
    ways: tuple[str, ...]
    playable: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardlessAct:
    """Something to be done without choosing a card, and whether that is allowed now."""

    seat: Seat
    type: str
    allowed: bool


@dataclass(frozen=True, slots=True)
class NextGame:
    """The opening of the next game of the series: its leader (None: lowest trump), its cards."""

    leader: Seat | None
    cards: int


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment; `events` led to it from the moment before, or from the set-up.

    `hidden` counts the face-down cards a seat. `out` are the seats without cards, `lost` those of
    teams that have lost. `talon` and `discard` are None where they don't matter.
    """

    events: tuple[Event, ...]
    hands: tuple[Hand, ...]
    acts: tuple[CardlessAct, ...]
    table: tuple[Pair, ...]
    attacker: Seat | None
    defender: Seat | None
    taking: bool
    trump: Suit | None
    trump_card: Card | None
    talon: int | None
    discard: int | None
    hidden: tuple[int, ...]
    out: tuple[Seat, ...]
    durak: Seat | None
    lost: tuple[Seat, ...]
    next_game: NextGame | None


def frame_of(state: GameState, events: Iterable[Event], words: Iterable[str]) -> Frame:
    """Return the moment as the words of a `frame` line ask for it.

    `1` shows the hand of seat 1. `1:beat+transfer=8C,6H` marks the cards in it that may be played
    in these ways, which must be exactly these cards (`-` for none). `1!take=no` shows whether
    seat 1 may take (`yes` or `no`). `talon` and `discard` show the piles, `next` shows how the next
    game begins. Raises ValueError where the engine disagrees with the line.
    """
    words = list(words)
    bout = None if state.is_over or state.bout is None or state.bout.ended else state.bout
    return Frame(
        events=tuple(events),
        hands=tuple(_hand(state, word) for word in words if word[0].isdigit() and "!" not in word),
        acts=tuple(_act(state, word) for word in words if "!" in word),
        table=state.bout.table if state.bout else (),
        attacker=None if bout is None else bout.attacker,
        defender=None if bout is None else bout.defender,
        taking=bout is not None and bout.taking,
        trump=state.trump,
        trump_card=state.trump_card if "talon" in words else None,
        talon=len(state.talon) if "talon" in words else None,
        discard=len(state.discard) if "discard" in words else None,
        hidden=tuple(len(cards) for cards in state.hidden),
        out=tuple(seat for seat in range(state.seats) if _is_out(state, seat)),
        durak=state.durak,
        lost=tuple(
            seat
            for number, team in enumerate(teams_of(state.rules, state.seats))
            for seat in team
            if number in state.losing_teams
        ),
        next_game=_next_game(state) if "next" in words else None,
    )


def _is_out(state: GameState, seat: Seat) -> bool:
    """Return whether the seat has no cards left; at the end of a game others have a place too."""
    return state.places[seat] is not None and not state.hands[seat] and not state.hidden[seat]


def _hand(state: GameState, word: str) -> Hand:
    number, _, question = word.partition(":")
    seat = int(number)
    cards = state.hands[seat]
    if not question:
        return Hand(seat, cards, (), ())
    types, _, expected = question.partition("=")
    ways = tuple(types.split("+"))
    found = {
        card.itself
        for command in legal_commands(state, seat)
        if command.type in ways
        for card in _cards_of(command)
    }
    playable = tuple(card for card in cards if card in found)
    _compare(word, ",".join(card.code for card in playable) or "-", expected)
    return Hand(seat, cards, ways, playable)


def _act(state: GameState, word: str) -> CardlessAct:
    number, _, question = word.partition("!")
    name, _, expected = question.partition("=")
    allowed = any(command.type == name for command in legal_commands(state, int(number)))
    _compare(word, "yes" if allowed else "no", expected)
    return CardlessAct(int(number), name, allowed)


def _compare(word: str, found: str, expected: str) -> None:
    if found != expected:
        raise ValueError(f"{word}: the engine says {found}")


def _cards_of(command: Command) -> tuple[Card, ...]:
    """Return the cards of the hand that the command plays or shows."""
    match command:
        case Lead(cards) | Transfer(cards):
            return cards
        case ThrowIn(card) | Beat(card=card) | ShowTransfer(card) | SwapTrump(card):
            return (card,)
        case _:
            return ()


def _next_game(state: GameState) -> NextGame:
    opening = next_opening(state, state.rules, state.seats)
    return NextGame(opening.leader, state.rules.pack_size - len(opening.removed))
