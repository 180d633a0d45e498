"""The text for sharing a match: its players and its result, without cards."""

from typing import NamedTuple

from django.utils.translation import gettext, ngettext, override, pgettext

from games.duplicates.scoring import SideScores
from web.http.languages import Language


class Sides(NamedTuple):
    """The names on both sides; a bot's place has none."""

    a: list[str]
    b: list[str]


def share_text(language: Language, sides: Sides, score: SideScores | None, *, link: str) -> str:
    """Return the sides, the result if the match is over, and the address of the match."""
    with override(language):
        bot = pgettext("player", "bot")
        names = " : ".join(" & ".join([*people, *([bot] * (2 - len(people)))]) for people in sides)
        lines = [gettext("Durak, duplicate match"), names]
        if score is not None:
            lines.append(_result(score))
    return "\n".join([*lines, link])


def _result(score: SideScores) -> str:
    points = gettext("{a} : {b} points").format(a=score.points_a, b=score.points_b)
    if score.winner == "draw":
        draw = gettext("a draw")
        return f"🤝 {points} · {draw}"
    if score.points:
        return f"🏆 {points}"
    cards = abs(score.cards)
    decided = ngettext(
        "decided by {count} card fewer", "decided by {count} cards fewer", cards
    ).format(count=cards)
    return f"🏆 {points} · {decided}"
