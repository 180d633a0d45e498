"""Measure what errors the weaker bots make: `python -m benchmarks.characters [--errors N]`.

Each character plays duels against itself. The judge finds the moves that lose `--least` or more
beyond doubt, and each is named by the position, the move, and the best move; which habit acted
plays no part. Then it prints how often each kind occurs, in all and among the first errors of each
character.
"""

import argparse
import os
import platform
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from benchmarks.judge import turns_of
from bots.judging.course import Judged, Turn, judge_turn
from bots.judging.judge import Depth
from bots.judging.reasons import ErrorReason, reason_of
from bots.strategies.assignment import IMPOSSIBLE, cheapest_assignment
from bots.strategies.laying import cards_of
from bots.strategies.outlook import seat_of
from games.engine import HIDDEN, PRESETS, Command, PlayerView, RuleSet
from games.engine.commands import Beat, Lead, Take, ThrowIn
from games.engine.strength import strength_of

LEVELS = ("child", "beginner", "learner", "casual")
DEPTH = Depth(6_000, 60_000)
"""A tenth of the work of a review: many errors are counted, and none is shown to anybody."""
LEAST = 0.05


class ErrorKind(StrEnum):
    """The kind of an error, as a spectator would name it."""

    OVERLOOKED_BEAT = "took what plain cards beat"
    CLUNG_TO_TRUMP = "took, or beat dearly, to save a trump"
    TOOK_TOO_LITTLE = "beat where taking was better"
    WASTED_TRUMP = "gave a trump for nothing"
    SHOWED_OFF = "spent a better card than needed"
    TOO_LOW = "kept a better card than good"
    OVERLOOKED_TRANSFER = "overlooked a transfer"
    OVERLOOKED_ADDITION = "overlooked a card to add"
    ADDED_TOO_MUCH = "added a card and should have kept it"
    FORGOT_TAKEN = "forgot what the defender had taken"
    KEPT_PAIR = "kept a pair, or led too few of a rank"
    LED_TOO_MANY = "led too many of a rank"
    OTHER = "other card of the same worth"


KINDS = {
    ErrorReason.TOOK_BEATABLE: ErrorKind.CLUNG_TO_TRUMP,
    ErrorReason.BEAT_WAS_BETTER: ErrorKind.CLUNG_TO_TRUMP,
    ErrorReason.TRANSFER_WAS_BETTER: ErrorKind.OVERLOOKED_TRANSFER,
    ErrorReason.TAKE_WAS_BETTER: ErrorKind.TOOK_TOO_LITTLE,
    ErrorReason.STOPPED_TOO_EARLY: ErrorKind.OVERLOOKED_ADDITION,
    ErrorReason.ADDED_TOO_MUCH: ErrorKind.ADDED_TOO_MUCH,
    ErrorReason.TRUMP_TOO_EARLY: ErrorKind.WASTED_TRUMP,
    ErrorReason.TRUMP_WASTED: ErrorKind.WASTED_TRUMP,
    ErrorReason.TRUMP_NEEDED: ErrorKind.CLUNG_TO_TRUMP,
    ErrorReason.TOO_MANY_AT_ONCE: ErrorKind.LED_TOO_MANY,
    ErrorReason.TOO_FEW_AT_ONCE: ErrorKind.KEPT_PAIR,
    ErrorReason.TOO_DEAR: ErrorKind.SHOWED_OFF,
    ErrorReason.TOO_CHEAP: ErrorKind.TOO_LOW,
    ErrorReason.OTHER_CARD: ErrorKind.OTHER,
}
"""The kind of an error by the reason that a review gives for it."""


def kind_of(view: PlayerView, played: Command, best: Command) -> ErrorKind:
    """Return the kind of the error of playing `played` instead of `best`.

    It is that of the review's reason, unless a habit of the characters explains more."""
    match played, best:
        case Take(), Beat() if _could_beat_plainly(view):
            return ErrorKind.OVERLOOKED_BEAT
        case ((Lead() | ThrowIn()), (Lead() | ThrowIn())) if _is_known_to_fall(
            view, played
        ) and not _is_known_to_fall(view, best):
            return ErrorKind.FORGOT_TAKEN
        case Lead(), Lead() if _breaks(view, best) and not _breaks(view, played):
            return ErrorKind.KEPT_PAIR
        case _:
            return KINDS[reason_of(view, played, best)]


def _breaks(view: PlayerView, lead: Lead) -> bool:
    """Return whether the lead leaves or uses a rank that the leader holds twice."""
    hand = view.hands[seat_of(view)]
    return sum(card.rank is lead.cards[0].rank for card in hand) > 1


def _is_known_to_fall(view: PlayerView, attack: Lead | ThrowIn) -> bool:
    """Return whether the defender was seen to pick up a plain card that beats the attack."""
    if view.bout is None:
        raise ValueError("no bout has started")
    strength = strength_of(view.rules, view.turned_up)
    known = [card for card in view.hands[view.bout.defender] if card is not HIDDEN]
    return any(
        strength.beats(card, attacking) and not strength.is_trump(card)
        for attacking in cards_of(attack)
        for card in known
    )


def _could_beat_plainly(view: PlayerView) -> bool:
    """Return whether the viewer could beat each open attack without spending a trump."""
    if view.bout is None:
        raise ValueError("no bout has started")
    strength = strength_of(view.rules, view.turned_up)
    plain = [card for card in view.hands[seat_of(view)] if not strength.is_trump(card)]
    attacks = [pair.attack for pair in view.bout.table if pair.beaten_by is None]
    ways = [
        [0.0 if strength.beats(card, attack) else IMPOSSIBLE for card in plain]
        for attack in attacks
    ]
    return len(plain) >= len(attacks) and cheapest_assignment(ways) is not None


@dataclass(frozen=True, slots=True)
class FoundError:
    """A move that surely lost something: its kind, and the points lost."""

    kind: ErrorKind
    lost: float


def errors_of(
    rules: RuleSet, level: str, seed: str, *, depth: Depth = DEPTH, least: float = LEAST
) -> Iterator[FoundError]:
    """Yield the errors of the character in duels against itself, game by game, without end."""
    game = 0
    while True:
        for turn in turns_of(rules, (level, level), game, seed):
            found = _error_in(turn, game, depth, least)
            if found is not None:
                yield found
        game += 1


def _error_in(turn: Turn, game: int, depth: Depth, least: float) -> FoundError | None:
    judged = judge_turn(turn, seed=game * 1_000, depth=depth)
    if not isinstance(judged, Judged):
        return None
    if judged.loss.points < least or judged.loss.least <= 0:
        return None
    best = judged.judgement.best.command
    return FoundError(kind_of(turn.view, turn.command, best), judged.loss.points)


def show(level: str, found: Sequence[FoundError]) -> None:
    """Print the kinds of the errors, the most frequent first."""
    kinds = Counter(error.kind for error in found)
    print(f"\n{level}: {len(found)} errors of {len(kinds)} kinds")
    for kind, number in kinds.most_common():
        lost = sum(error.lost for error in found if error.kind is kind) / number
        print(f"  {number:4} {number / len(found):6.1%}  {kind.value}  (loses {lost:.2f})")
    sys.stdout.flush()


def main() -> None:
    """Print the kinds of errors of each character."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--errors", type=int, default=50, help="of each character")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--rules", default="podkidnoy", choices=PRESETS)
    parser.add_argument("--least", type=float, default=LEAST, help="points that an error loses")
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}, Python {sys.version}")
    for level in arguments.levels.split(","):
        start = time.process_time()
        errors = errors_of(
            PRESETS[arguments.rules].rules, level, arguments.seed, least=arguments.least
        )
        show(level, [next(errors) for _ in range(arguments.errors)])
        print(f"  {time.process_time() - start:.0f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
