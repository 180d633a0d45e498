"""The lines of a position that describe the bout."""

from __future__ import annotations

import re

from games.engine.cards import Card, in_order
from games.engine.notation.lines import Lines, only_word
from games.engine.notation.words import (
    NOTHING,
    bad,
    read_card,
    read_number,
    write_cards,
    write_seats,
)
from games.engine.seat import Direction
from games.engine.state import Bout, Handover, Pair

_INSIDE = ","
"""The separator of the cards of one transfer."""
_HANDOVER = re.compile(
    r"(?P<defender>\d+):(?P<cards>[^<>]*)<(?P<attacker>\d+)/(?P<limit>\d+)/(?P<direction>\w+)"
    r"(?:>(?P<beaten_by>[^<>]+))?"
)

FLAGS = ("taking", "ended", "drew")
"""The fields of a bout that are true or false."""


def write_bout(bout: Bout, *, cheating: bool) -> list[str]:
    """Return the lines of a bout, last those that only tables with cheating need."""
    flags = [name for name in FLAGS if getattr(bout, name)]
    return [
        f"bout {bout.number} {bout.leader} {bout.attacker} {bout.defender} {bout.limit}",
        f"direction {bout.direction}",
        f"flags {' '.join(flags) or NOTHING}",
        f"table {' '.join(_write_pair(pair) for pair in bout.table) or NOTHING}",
        f"done {write_seats(sorted(bout.done))}",
        f"emptied {write_seats(bout.emptied)}",
        f"out {write_seats(bout.out)}",
        f"shown {write_cards(bout.shown)}",
        f"shown_by {write_seats(bout.showed)}",
        f"led {bout.led}",
        *(
            [f"handovers {' '.join(map(_write_handover, bout.handovers))}"]
            if bout.handovers
            else []
        ),
        *(_write_cheating(bout) if cheating else ()),
    ]


def _write_cheating(bout: Bout) -> list[str]:
    return [
        f"cheats {write_cards(in_order(bout.cheats))}",
        f"cleared {write_cards(in_order(bout.cleared))}",
        f"caught {write_seats(sorted(bout.caught))}",
        *([f"misjudged {write_seats(sorted(bout.misjudged))}"] if bout.misjudged else []),
    ]


def _write_pair(pair: Pair) -> str:
    beaten_by = f">{pair.beaten_by.code}" if pair.beaten_by else ""
    return f"{pair.seat}:{pair.attack.code}{beaten_by}"


def read_bout(lines: Lines) -> Bout:
    """Return the bout of the next lines. Raises `Malformed`; the inverse of `write_bout`."""
    number, leader, attacker, defender, limit = lines.take("bout", _read_numbers)
    direction = lines.take("direction", _read_direction)
    flags = lines.take("flags", _read_flags)
    bout = Bout(
        number=number,
        leader=leader,
        attacker=attacker,
        defender=defender,
        limit=limit,
        direction=direction,
        taking="taking" in flags,
        ended="ended" in flags,
        drew="drew" in flags,
        table=lines.take("table", _read_table),
        done=frozenset(lines.seats("done")),
        emptied=lines.seats("emptied"),
        out=lines.seats("out"),
        shown=lines.cards("shown"),
        showed=lines.seats("shown_by"),
        led=lines.take("led", lambda words: read_number(only_word(words, "led"), "led")),
    )
    if lines.is_at("handovers"):
        bout = bout._replace(handovers=lines.take("handovers", _read_handovers))
    return bout if lines.is_at_end else _with_cheating(bout, lines)


def _with_cheating(bout: Bout, lines: Lines) -> Bout:
    return bout._replace(
        cheats=frozenset(lines.cards("cheats")),
        cleared=frozenset(lines.cards("cleared")),
        caught=frozenset(lines.seats("caught")),
        misjudged=frozenset(lines.seats("misjudged") if lines.is_at("misjudged") else ()),
    )


def _read_numbers(words: list[str]) -> tuple[int, int, int, int, int]:
    if len(words) != 5:  # noqa: PLR2004 - the five numbers are named below
        raise bad("bout", "A bout has number, leader, attacker, defender and limit.")
    number, leader, attacker, defender, limit = (read_number(word, "bout") for word in words)
    return number, leader, attacker, defender, limit


def _read_flags(words: list[str]) -> frozenset[str]:
    flags = frozenset(words) - {NOTHING}
    if not flags.issubset(FLAGS):
        raise bad("flags", f"The flags are {', '.join(FLAGS)}.")
    return flags


def _read_table(words: list[str]) -> tuple[Pair, ...]:
    return () if words == [NOTHING] else tuple(_read_pair(word) for word in words)


def _read_pair(word: str) -> Pair:
    seat, colon, cards = word.partition(":")
    attack, _, beaten_by = cards.partition(">")
    if not colon:
        raise bad("table", "A pair is like 0:7S or 0:7S>9S.")
    return Pair(
        read_card(attack, "table"),
        read_number(seat, "table"),
        read_card(beaten_by, "table") if beaten_by else None,
    )


def _write_handover(handover: Handover) -> str:
    """Return a transfer as `1:7S,7H<0/6/left>9S`: the seat, its cards, and the attack before it."""
    beaten_by = f">{_INSIDE.join(card.code for card in handover.beaten_by)}"
    return (
        f"{handover.defender}:{_INSIDE.join(card.code for card in handover.cards)}"
        f"<{handover.attacker}/{handover.limit}/{handover.direction}"
        f"{beaten_by if handover.beaten_by else ''}"
    )


def _read_handovers(words: list[str]) -> tuple[Handover, ...]:
    return tuple(_read_handover(word) for word in words)


def _read_handover(word: str) -> Handover:
    match = _HANDOVER.fullmatch(word)
    if match is None:
        raise bad("handovers", "A transfer is like 1:7S,7H<0/6/left, or 1:7S<0/6/left>9S,TC.")
    return Handover(
        read_number(match["defender"], "handovers"),
        _read_inside(match["cards"]),
        read_number(match["attacker"], "handovers"),
        read_number(match["limit"], "handovers"),
        _read_direction([match["direction"]]),
        _read_inside(match["beaten_by"] or ""),
    )


def _read_inside(codes: str) -> tuple[Card, ...]:
    return tuple(read_card(code, "handovers") for code in codes.split(_INSIDE) if code)


def _read_direction(words: list[str]) -> Direction:
    word = only_word(words, "direction")
    if word not in set(Direction):
        raise bad("direction", f"The direction is one of {', '.join(Direction)}.")
    return Direction(word)
