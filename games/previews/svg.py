"""Pictures as SVG, 1200 by 630, without any text: they need neither fonts nor a language."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.engine import Card
from games.engine.state import Pair
from games.previews.drawings import drawings
from games.previews.faces import Face

WIDTH, HEIGHT = 1200, 630
CARD_WIDTH, CARD_HEIGHT = 250, 350
BLACK, RED = "#16181d", "#bf1528"
COLOURS = {"C": BLACK, "S": BLACK, "D": RED, "H": RED, "B": BLACK, "R": RED}
"""The colours of the suits and of the jokers."""
RANK_STROKE = 13
# The digits that are no ranks of cards, cut from the ten.
ONE, ZERO = (
    "M8 22L22 9V93",
    "M27 8C40 8 49 22 49 50C49 78 40 92 27 92C14 92 5 78 5 50C5 22 14 8 27 8Z",
)
ONE_WIDTH, ZERO_WIDTH = 32, 56
FAN = ("6S", "JH", "AC", "QD", "9H")
"""The cards on a table where nothing is played."""
MAX_IN_A_ROW = 4
HIGHEST_ROW = (0.8, 0.47, 0.3)
"""The scale at which one row of cards, two or three are as high as there is room."""


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """A seat: its player, and the number of cards in the hand (None: the game hasn't begun)."""

    face: Face | None
    cards: int | None = None


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """The position that everybody at a table sees, without hands."""

    places: Sequence[DrawnSeat]
    pairs: Sequence[Pair] = ()
    trump: str | None = None
    trump_card: Card | None = None
    talon: int = 0


def position_svg(position: DrawnTable) -> str:
    """Return a table with its players, and its cards."""
    return _picture(
        _seats(position.places),
        _talon(position) if position.places else "",
        _pairs(position.pairs) if position.pairs else _fan(640, 425, 0.74),
    )


def player_svg(face: Face | None, rating: int | None) -> str:
    """Return a player's picture, large, and a rating if there is one."""
    parts = ["" if face is None else _face(face, 330, 315, 330)]
    if rating is None:
        parts.append(_fan(810, 330, 0.8))
    else:
        parts += [_number(rating, 800, 230, 170), _suit("S", 800 - 60, 445, 90, "#f0c05a")]
    return _picture(*parts)


def plain_svg() -> str:
    """Return the picture of a page that is about no table and no player."""
    return _picture(_fan(600, 330, 1.15))


def icon_svg(size: int) -> str:
    """Return the icon of the installed page, drawn in the middle, where no mask cuts it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
        ' viewBox="0 0 512 512"><rect width="512" height="512" fill="#225143"/>'
        '<circle cx="256" cy="256" r="236" fill="#2d6a55"/>'
        f'<g transform="rotate(-14 256 256)">{_back(156, 122, 0.72)}</g>'
        f'<g transform="rotate(9 256 256)">{_drawn("A", "S", 176, 128, 0.76, 0)}</g></svg>'
    )


def _picture(*parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        '<defs><radialGradient id="felt" cx=".5" cy=".42" r=".75">'
        '<stop offset="0" stop-color="#5f9a7b"/><stop offset=".6" stop-color="#3f7a5c"/>'
        '<stop offset="1" stop-color="#2b5943"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#4d3220"/>'
        '<rect x="18" y="18" width="1164" height="594" rx="56" fill="url(#felt)"'
        ' stroke="#7a5236" stroke-width="6"/>' + "".join(parts) + "</svg>"
    )


def _seats(places: Sequence[DrawnSeat]) -> str:
    if not places:
        return ""
    step = min(190.0, 1080 / len(places))
    size = min(118.0, step - 14)
    left = WIDTH / 2 - step * (len(places) - 1) / 2
    drawn: list[str] = []
    for number, place in enumerate(places):
        x = left + number * step
        if place.face is None:
            drawn.append(
                f'<circle cx="{x:.1f}" cy="112" r="{size / 2 - 3:.1f}" fill="#0000002e"'
                ' stroke="#ffffff8c" stroke-width="4" stroke-dasharray="12 9"/>'
            )
        else:
            drawn.append(_face(place.face, x, 112, size))
        if place.cards is not None:
            y = 112 + size / 2
            drawn.append(f'<rect x="{x - 27:.1f}" y="{y - 16:.1f}" width="54" height="36" rx="18"')
            drawn.append(' fill="#fffaf0"/>')
            drawn.append(_number(place.cards, x, y - 9, 22, colour="#2b2218"))
    return "".join(drawn)


def _face(face: Face, x: float, y: float, size: float) -> str:
    scale, name = size / 48, f"c{x:.0f}-{y:.0f}"
    shapes = "".join(
        f'<path d="{shape[0]}" fill="{shape[1]}"/>'
        if len(shape) == 2  # noqa: PLR2004 - a shape without a width is filled
        else f'<path d="{shape[0]}" fill="none" stroke="{shape[1]}"'
        f' stroke-width="{shape[2]}" stroke-linecap="round"/>'
        for shape in face.shapes
    )
    return (
        f'<clipPath id="{name}"><circle cx="24" cy="24" r="24"/></clipPath>'
        f'<g transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({scale:.3f})">'
        f'<g clip-path="url(#{name})"><rect width="48" height="48" fill="{face.ground}"/>'
        f'{shapes}</g><circle cx="24" cy="24" r="23.5" fill="none" stroke="#fffaf0"/></g>'
    )


def _pairs(pairs: Sequence[Pair]) -> str:
    rows = [pairs[i : i + MAX_IN_A_ROW] for i in range(0, len(pairs), MAX_IN_A_ROW)]
    tall = HIGHEST_ROW[min(len(rows), len(HIGHEST_ROW)) - 1]
    # Beside the talon and its trump card, which take the left.
    scale = min(tall, 850 / (295 * len(rows[0]) + 62))
    height, step = CARD_HEIGHT * scale, CARD_WIDTH * scale * 1.18
    top = 405 - (height + 22) * len(rows) / 2
    drawn: list[str] = []
    for row, inside in enumerate(rows):
        left = 725 - step * len(inside) / 2
        for number, pair in enumerate(inside):
            x, y = left + number * step, top + row * (height + 22)
            drawn.append(_card(pair.attack, x, y, scale, -4))
            if pair.beaten_by is not None:
                drawn.append(_card(pair.beaten_by, x + 62 * scale, y + 48 * scale, scale, 7))
    return "".join(drawn)


def _talon(position: DrawnTable) -> str:
    scale, x, y = 0.5, 70.0, 330.0
    parts: list[str] = []
    if position.trump_card is not None and position.talon > 0:
        parts.append(_card(position.trump_card, x + 45, y + 10, scale, 90))
    elif position.trump is not None:
        parts.append(f'<circle cx="{x + 62:.0f}" cy="{y + 88:.0f}" r="58" fill="#fffaf0"/>')
        parts.append(_suit(position.trump, x + 27, y + 53, 70, COLOURS[position.trump]))
    if position.talon > 1:
        parts.append(_back(x, y, scale))
    return "".join(parts)


def _fan(x: float, y: float, scale: float) -> str:
    cards = [*map(_code, FAN)]
    middle = (len(cards) - 1) / 2
    return "".join(
        f'<g transform="rotate({(i - middle) * 13:.0f} {x:.0f} {y + 420 * scale:.0f})">'
        f"{_drawn(rank, suit, x - 125 * scale, y - 175 * scale, scale, 0)}</g>"
        for i, (rank, suit) in enumerate(cards)
    )


def _code(code: str) -> tuple[str, str]:
    return code[0], code[1]


def _card(card: Card, x: float, y: float, scale: float, turn: float) -> str:
    return _drawn(card.rank.letter, card.face.code[1], x, y, scale, turn)


def _drawn(rank: str, suit: str, x: float, y: float, scale: float, turn: float) -> str:
    colour, shape = COLOURS[suit], drawings().ranks[rank]
    left = 62 - shape.width * 1.18 / 2
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f}) rotate({turn:g} 125 175)">'
        '<rect x="5" y="8" width="250" height="350" rx="20" fill="#00000038"/>'
        '<rect width="250" height="350" rx="20" fill="#fdfaf3" stroke="#b9ae9b" stroke-width="3"/>'
        f'<path d="{shape.path}" transform="translate({left:.1f} 20) scale(1.18)" fill="none"'
        f' stroke="{colour}" stroke-width="{RANK_STROKE}" stroke-linejoin="round"/>'
        f"{_suit(suit, 20, 148, 84, colour)}{_suit(suit, 104, 198, 132, colour)}</g>"
    )


def _back(x: float, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">'
        '<rect x="5" y="8" width="250" height="350" rx="20" fill="#00000038"/>'
        '<rect width="250" height="350" rx="20" fill="#fdfaf3"/>'
        '<rect x="14" y="14" width="222" height="322" rx="10" fill="#7c2430"/>'
        '<rect x="28" y="28" width="194" height="294" rx="6" fill="none" stroke="#e8c27a"'
        ' stroke-width="5"/>' + _suit("S", 75, 125, 100, "#e8c27a") + "</g>"
    )


def _suit(suit: str, x: float, y: float, size: float, colour: str) -> str:
    return (
        f'<path d="{drawings().suits[suit]}" fill="{colour}"'
        f' transform="translate({x:.1f} {y:.1f}) scale({size / 100:.3f})"/>'
    )


def _number(
    number: int, centre: float, top: float, height: float, *, colour: str = "#fffaf0"
) -> str:
    digits = [_digit(letter) for letter in str(number)]
    scale, gap = height / 100, 12
    width = (sum(wide for wide, _ in digits) + gap * (len(digits) - 1)) * scale
    x, drawn = centre - width / 2, []
    for wide, path in digits:
        drawn.append(
            f'<path d="{path}" transform="translate({x:.1f} {top:.1f}) scale({scale:.3f})"'
            f' fill="none" stroke="{colour}" stroke-width="{RANK_STROKE}"'
            ' stroke-linejoin="round"/>'
        )
        x += (wide + gap) * scale
    return "".join(drawn)


def _digit(letter: str) -> tuple[int, str]:
    if letter == "0":
        return ZERO_WIDTH, ZERO
    if letter == "1":
        return ONE_WIDTH, ONE
    shape = drawings().ranks[letter]
    return shape.width, shape.path
