"""Examples of docs/rules-by-example.md: a position or a deal, what is played, and what comes of it.

`positions.position` reads the lines of the position; the page says what the others mean.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from games.engine import GameState, RuleSet, awaited_seats, card_from_code, next_opening, replay
from games.rule_book.positions import dealt
from tests.support.positions import hand, legal, play, position, refusal

PAGE = Path(__file__).parents[2] / "docs" / "rules-by-example.md"
_BLOCK = re.compile(r"^```example (\S+)\n(.*?)^```", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Example:
    """One block of the page; `shows` is a section, or an option with a value (`deck=24`)."""

    shows: str
    lines: tuple[str, ...]

    def run(self) -> None:
        """Set up, play, compare. Raises AssertionError where the page and the engine differ."""
        first = next(number for number, line in enumerate(self.lines) if _is_step(line))
        state = _set_up("\n".join(self.lines[:first]))
        for line in self.lines[first:]:
            word, _, rest = line.partition(" ")
            if word == "play":
                state = play(state, rest)
            else:
                _CHECKS[word](state, rest)


def examples() -> list[Example]:
    """All blocks of the page."""
    text = PAGE.read_text(encoding="utf-8")
    return [Example(name, tuple(block.splitlines())) for name, block in _BLOCK.findall(text)]


def _is_step(line: str) -> bool:
    return line.split(maxsplit=1)[0] in {"play", *_CHECKS}


def _set_up(text: str) -> GameState:
    *before, last = text.splitlines()
    if not last.startswith("deal "):
        return position(text)
    rules = RuleSet()
    for line in before:
        rules = _rules_of(line)
    return replay(dealt(rules, last.removeprefix("deal ")))


def _rules_of(line: str) -> RuleSet:
    return position(f"{line}\nhand -\nhand -").rules


def _split(rest: str) -> tuple[str, str]:
    left, _, right = rest.rpartition(": ")
    return left, right


def _legal(state: GameState, rest: str) -> None:
    seat, commands = _split(rest)
    expected = [] if commands == "nothing" else commands.split("; ")
    assert sorted(legal(state, int(seat))) == sorted(expected)


def _refused(state: GameState, rest: str) -> None:
    move, code = _split(rest)
    assert refusal(state, move).code == code


def _holds(state: GameState, rest: str) -> None:
    seat, cards = _split(rest)
    assert hand(state, int(seat)) == cards


def _waits(state: GameState, rest: str) -> None:
    assert awaited_seats(state) == tuple(int(seat) for seat in rest.split()[1:])


def _bout(name: str) -> Callable[[GameState, str], None]:
    def check(state: GameState, rest: str) -> None:
        assert state.bout is not None
        assert getattr(state.bout, name) == int(rest)

    return check


def _discarded(state: GameState, rest: str) -> None:
    assert {card_from_code(code) for code in rest.split()} <= set(state.discard)


def _left(state: GameState, rest: str) -> None:
    assert len(state.talon) == int(rest)


def _trump(state: GameState, rest: str) -> None:
    assert state.trump == rest


def _asked(state: GameState, rest: str) -> None:
    assert state.asking == int(rest)


def _over(state: GameState, rest: str) -> None:
    reason, *durak = rest.split()
    assert (state.reason, state.durak) == (reason, int(durak[0]) if durak else None)


def _places(state: GameState, rest: str) -> None:
    assert state.places == tuple(None if word == "-" else int(word) for word in rest.split())


def _loses(state: GameState, rest: str) -> None:
    assert state.losing_teams == tuple(int(team) for team in rest.split()[1:])


def _next(state: GameState, rest: str) -> None:
    following = next_opening(state, state.rules, state.seats)
    match rest.split():
        case ["leads", "lowest", "trump"]:
            assert following.leader is None
        case ["leads", seat]:
            assert following.leader == int(seat)
        case ["dealt", "by", seat]:
            assert following.forehand == (int(seat) + 1) % state.seats
        case ["without", count, "cards"]:
            assert len(following.removed) == int(count)
        case _:
            raise AssertionError(rest)


_CHECKS: Mapping[str, Callable[[GameState, str], None]] = {
    "legal": _legal,
    "refused": _refused,
    "holds": _holds,
    "waits": _waits,
    "leads": _bout("leader"),
    "defends": _bout("defender"),
    "limit": _bout("limit"),
    "discarded": _discarded,
    "left": _left,
    "trumps": _trump,
    "asked": _asked,
    "over": _over,
    "outs": _places,
    "loses": _loses,
    "next": _next,
}
