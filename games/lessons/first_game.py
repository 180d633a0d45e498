"""The tutorial, a guided game: attack, beat, trump, throw in, take, refill, transfer, the end.

Two players have a small pack, so that it takes five minutes. Hearts are trumps. The order of the
pack decides which card each player draws.
"""

from games.engine import Card, Command, RuleSet, Seat, card_from_code
from games.engine.commands import Beat, Done, Lead, Take, ThrowIn, Transfer
from games.lessons.script import LEARNER, Script

BOT: Seat = 1


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(card_from_code(code) for code in codes.split())


def _pack() -> tuple[Card, ...]:
    """Return the hands in turns, the trump card, then the talon in drawing order."""
    learner, bot = _cards("9S JD KS 9H AC AS"), _cards("JS QD KD TC JC QH")
    dealt = [card for pair in zip(learner, bot, strict=True) for card in pair]
    trump_card = _cards("KH")
    first_bout = _cards("QC QS TS KC")  # the leader draws first
    second_bout = _cards("JH 9D TD 9C")
    third_bout = _cards("TH")
    fifth_bout = _cards("AD AH")  # and the trump card last
    return (*dealt, *trump_card, *first_bout, *second_bout, *third_bout, *fifth_bout)


def _commands() -> tuple[tuple[Seat, Command], ...]:
    s9, sj, st, sk, sq = _cards("9S JS TS KS QS")
    d9, dt, dj, dq, dk = _cards("9D TD JD QD KD")
    c9, ct, ck, cq = _cards("9C TC KC QC")
    h9, ht = _cards("9H TH")
    return (
        # Attack, throw in, done; both refill.
        (LEARNER, Lead((s9,))),
        (BOT, Beat(s9, sj)),
        (LEARNER, ThrowIn(dj)),
        (BOT, Beat(dj, dq)),
        (LEARNER, Done()),
        # Beat, and beat with a trump.
        (BOT, Lead((st,))),
        (LEARNER, Beat(st, sk)),
        (BOT, ThrowIn(dk)),
        (LEARNER, Beat(dk, h9)),
        (BOT, Done()),
        # The bot transfers, the learner takes.
        (LEARNER, Lead((dt,))),
        (BOT, Transfer((ct,))),
        (LEARNER, Take()),
        (BOT, Done()),
        # The learner transfers, the bot takes.
        (BOT, Lead((d9,))),
        (LEARNER, Transfer((c9,))),
        (BOT, Take()),
        (LEARNER, Done()),
        # Several cards at once; the talon runs out.
        (LEARNER, Lead((cq, sq))),
        (BOT, Beat(cq, ck)),
        (BOT, Beat(sq, ht)),
        (LEARNER, Done()),
        (BOT, Lead((d9, c9))),
        (LEARNER, Beat(d9, dt)),
        (LEARNER, Beat(c9, ct)),
        (BOT, Done()),
        # The end.
        (LEARNER, Lead(_cards("AC AD AH AS"))),
        (BOT, Take()),
    )


FIRST_GAME = Script(
    name="first_game",
    rules=RuleSet(deck=24, transfer="on"),
    seats=2,
    pack=_pack(),
    commands=_commands(),
)
