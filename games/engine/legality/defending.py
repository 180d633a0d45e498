"""Beating and taking (rules.md 2.5)."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.commands import Beat, Command, Take
from games.engine.errors import Refusal, RefusalCode
from games.engine.legality.holding import not_playable, playable
from games.engine.seat import Seat
from games.engine.state import Bout, GameState


def beats(state: GameState, bout: Bout, *, fair: bool) -> Iterator[Command]:
    """All ways to cover one attack card, if not `fair` with any card."""
    if bout.taking:
        return
    cards = playable(state, bout.defender)
    for attack in bout.unbeaten:
        if not fair:
            yield from (Beat(attack, card) for card in cards)
            continue
        beating = state.strength.beaten_by[attack.face]
        yield from (Beat(attack, card) for card in cards if card.face in beating)


def takes(state: GameState, bout: Bout) -> Iterator[Command]:
    """Giving up, if the defender may."""
    if against_take(state, bout, bout.defender) is None:
        yield Take()


def against_beat(
    state: GameState, bout: Bout, seat: Seat, command: Beat, *, fair: bool
) -> Refusal | None:
    """What speaks against this beat; if not `fair`, any card of the hand beats."""
    if refusal := against_defending(bout, seat):
        return refusal
    pair = next((pair for pair in bout.table if pair.attack is command.attack), None)
    if pair is None:
        return Refusal(RefusalCode.ATTACK_NOT_ON_TABLE, {"attack": command.attack.code})
    if pair.beaten_by is not None:
        return Refusal(RefusalCode.ALREADY_BEATEN, {"attack": command.attack.code})
    if refusal := not_playable(state, seat, (command.card,)):
        return refusal
    if fair and not state.strength.beats(command.card, command.attack):
        facts = {"card": command.card.code, "attack": command.attack.code}
        return Refusal(RefusalCode.DOES_NOT_BEAT, facts)
    return None


def against_take(state: GameState, bout: Bout, seat: Seat) -> Refusal | None:
    """What speaks against giving up."""
    if refusal := against_defending(bout, seat):
        return refusal
    if bout.is_all_beaten and state.rules.take_when == "unbeaten":
        return Refusal(RefusalCode.NOTHING_TO_TAKE)
    return None


def against_defending(bout: Bout, seat: Seat) -> Refusal | None:
    """What keeps a seat from defending at all."""
    if seat != bout.defender:
        return Refusal(RefusalCode.NOT_THE_DEFENDER, {"defender": bout.defender})
    if not bout.table:
        return Refusal(RefusalCode.BOUT_NOT_OPEN, {"leader": bout.leader})
    if bout.taking:
        return Refusal(RefusalCode.ALREADY_TAKING)
    return None
