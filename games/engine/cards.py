"""Cards: ranks, suits, and the one object that stands for each card.

Every card exists once in a process, so cards compare and hash by identity; make them with
`card_from_code` or `face`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from operator import attrgetter

from games.engine.errors import UnknownCard

MAX_COPIES = 3


class Suit(StrEnum):
    """A suit; the value is its letter in the notation.

    >>> Suit("H"), [suit.value for suit in Suit]
    (<Suit.HEARTS: 'H'>, ['C', 'D', 'H', 'S'])
    """

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    __hash__ = str.__hash__  # Faster: that of an enumeration is written in Python.


class Colour(StrEnum):
    """The colour of a card; the value is the letter of the joker of that colour."""

    BLACK = "B"
    RED = "R"

    __hash__ = str.__hash__  # Faster, as above.


RED_SUITS = frozenset({Suit.DIAMONDS, Suit.HEARTS})


class Rank(IntEnum):
    """A rank; a stronger rank has a larger value. Jokers have their own rank, and no suit.

    >>> Rank.TEN < Rank.ACE, Rank.TEN.letter
    (True, 'T')
    """

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    __hash__ = int.__hash__  # Faster, as above.

    @property
    def letter(self) -> str:
        """The rank in the notation: `2` … `9`, `T`, `J`, `Q`, `K`, `A`, `X`."""
        return _RANK_LETTERS[self - 2]


_RANK_LETTERS = "23456789TJQKAX"
_RANKS = {letter: Rank(value) for value, letter in enumerate(_RANK_LETTERS, start=2)}
_SUITS = {suit.value: suit for suit in Suit}
RANKS_OF_SUITS = tuple(rank for rank in Rank if rank is not Rank.JOKER)
"""The ranks that each suit has, ascending."""


@dataclass(frozen=True, eq=False, slots=True)
class Card:
    """One card of the game, or one card as it was played (a wild six that names a suit).

    `copy` tells equal cards of several packs apart (1, 2, 3). `index` gives the canonical order:
    suit, rank, copy. A joker has no suit.

    >>> card = card_from_code("TH2")
    >>> card.rank, card.suit, card.copy, card.face
    (<Rank.TEN: 10>, <Suit.HEARTS: 'H'>, 2, Card(TH))
    """

    code: str
    index: int
    rank: Rank
    suit: Suit | None
    copy: int = 1
    named: Suit | None = None
    itself: Card = field(init=False, repr=False)
    """The card without a named suit: what goes back into a hand."""
    face: Card = field(init=False, repr=False)
    """The first copy of the card this one counts as; strength is looked up by faces."""

    @property
    def is_joker(self) -> bool:
        """Return whether the card is a joker."""
        return self.rank is Rank.JOKER

    @property
    def colour(self) -> Colour:
        """The colour of the card, of a joker its own."""
        if self.suit is None:
            return Colour(self.code[1])
        return Colour.RED if self.suit in RED_SUITS else Colour.BLACK

    def __repr__(self) -> str:
        return f"Card({self.code})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (card_from_code, (self.code,))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, _memo: object) -> Card:
        return self


def _make_cards() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    kinds: list[tuple[str, Rank, Suit | None]] = [
        (f"{rank.letter}{suit.value}", rank, suit) for suit in Suit for rank in RANKS_OF_SUITS
    ]
    kinds += [(f"{Rank.JOKER.letter}{colour.value}", Rank.JOKER, None) for colour in Colour]
    for order, (face, rank, kind) in enumerate(kinds):
        for copy in range(1, MAX_COPIES + 1):
            code = f"{face}{copy if copy > 1 else ''}"
            card = Card(code, order * 4 + copy, rank, kind, copy)
            object.__setattr__(card, "itself", card)
            object.__setattr__(card, "face", cards[face] if copy > 1 else card)
            cards[code] = card
    for card in [card for card in cards.values() if card.rank is Rank.SIX]:
        for named in (suit for suit in Suit if suit is not card.suit):
            code = f"{card.code}={named.value}"
            played = Card(code, card.index, card.rank, card.suit, card.copy, named)
            object.__setattr__(played, "itself", card)
            object.__setattr__(played, "face", cards[f"6{named.value}"])
            cards[code] = played
    return cards


def _make_hidden() -> Card:
    hidden = object.__new__(Card)
    object.__setattr__(hidden, "code", "??")
    object.__setattr__(hidden, "index", 1 << 20)
    object.__setattr__(hidden, "itself", hidden)
    return hidden


_CARDS = _make_cards()

HIDDEN = _make_hidden()
"""The card that a viewer sees in place of one it may not know.

It sorts last. It has no rank or suit: reading them is an error.
"""

_CARDS["??"] = HIDDEN


def card_from_code(code: str) -> Card:
    """Return the card written as `code` (`"TH"`, `"TH2"`, `"6H=S"`, `"??"`).

    Raises `UnknownCard` for anything else. The inverse of `Card.code`.

    >>> card_from_code("TH"), card_from_code("TH") is card_from_code("TH")
    (Card(TH), True)
    >>> card_from_code("10H")
    Traceback (most recent call last):
        ...
    games.engine.errors.UnknownCard: '10H' is not a card; cards are written like 7S, TH or TH2.
    """
    card = _CARDS.get(code)
    if card is None:
        raise UnknownCard(code)
    return card


def naming(card: Card, suit: Suit) -> Card:
    """Return the six as a card of another suit.

    >>> naming(card_from_code("6H"), Suit.SPADES)
    Card(6H=S)
    """
    return _CARDS[f"{card.code}={suit.value}"]


def rank_from_letter(letter: str) -> Rank:
    """Return the rank written as `letter`; raises `UnknownCard`. The inverse of `Rank.letter`.

    >>> rank_from_letter("Q")
    <Rank.QUEEN: 12>
    """
    if letter not in _RANKS:
        raise UnknownCard(letter)
    return _RANKS[letter]


by_index = attrgetter("index")
"""Sort key of the canonical order."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards sorted by suit, rank and copy, hidden ones last.

    >>> in_order([HIDDEN, card_from_code("6S"), card_from_code("AC"), card_from_code("7C")])
    (Card(7C), Card(AC), Card(6S), Card(??))
    """
    return tuple(sorted(cards, key=by_index))
