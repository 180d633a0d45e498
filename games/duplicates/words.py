"""The text for sharing a match: its players and its result, without cards."""

from collections.abc import Callable
from typing import NamedTuple

from games.duplicates.scoring import SideScores
from web.languages import Language


class Sides(NamedTuple):
    """The names on both sides; a bot's place has none."""

    a: list[str]
    b: list[str]


class _Words(NamedTuple):
    title: str
    bot: str
    points: Callable[[int, int], str]
    cards: Callable[[int], str]
    draw: str


def share_text(language: Language, sides: Sides, score: SideScores | None, *, link: str) -> str:
    """Return the sides, the result if the match is over, and the address of the match."""
    words = _WORDS[language]
    names = " : ".join(
        " & ".join([*people, *([words.bot] * (2 - len(people)))]) for people in sides
    )
    lines = [words.title, names]
    if score is not None:
        lines.append(_result(words, score))
    return "\n".join([*lines, link])


def _result(words: _Words, score: SideScores) -> str:
    if score.winner == "draw":
        return f"🤝 {words.points(score.points_a, score.points_b)} · {words.draw}"
    told = f"🏆 {words.points(score.points_a, score.points_b)}"
    return told if score.points else f"{told} · {words.cards(abs(score.cards))}"


def _russian_cards(cards: int) -> str:
    last, tens = cards % 10, cards % 100
    teen = tens in range(11, 15)
    noun = (
        "карта"
        if last == 1 and not teen
        else "карты"
        if last in range(2, 5) and not teen
        else "карт"
    )
    return f"решили карты: на {cards} {noun} меньше"


_WORDS: dict[Language, _Words] = {
    "en": _Words(
        "Durak, duplicate match",
        "bot",
        lambda a, b: f"{a} : {b} points",
        lambda cards: f"decided by {cards} {'card' if cards == 1 else 'cards'} fewer",
        "a draw",
    ),
    "de": _Words(
        "Durak, Duplikat-Match",
        "Bot",
        lambda a, b: f"{a} : {b} Punkte",
        lambda cards: f"entschieden durch {cards} {'Karte' if cards == 1 else 'Karten'} weniger",
        "unentschieden",
    ),
    "ru": _Words(
        "Дурак, дубликатный матч",
        "бот",
        lambda a, b: f"{a} : {b} по очкам",
        _russian_cards,
        "ничья",
    ),
}
