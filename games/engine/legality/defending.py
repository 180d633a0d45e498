"""Legal defences: beating a card, and taking (picking up) the cards (rules.md 2.5)."""

from __future__ import annotations

from games.engine.commands import TAKE, Beat, Command, beat_of
from games.engine.errors import Refusal, RefusalCode
from games.engine.legality.holding import not_playable, playable
from games.engine.seat import Seat
from games.engine.state import Bout, GameState


def beats(state: GameState, bout: Bout, *, fair: bool) -> list[Command]:
    """Return all beats of one attack card each, unless `fair` with any card."""
    if bout.taking:
        return []
    cards, beaten_by = playable(state, bout.defender), state.strength.beaten_by
    if not fair:
        return [beat_of(attack, card) for attack in bout.unbeaten for card in cards]
    plays: list[Command] = []
    for attack in bout.unbeaten:
        beating = beaten_by[attack.face]
        plays.extend([beat_of(attack, card) for card in cards if card.face in beating])
    return plays


def takes(state: GameState, bout: Bout) -> list[Command]:
    """Return the take, if the defender may take."""
    return [] if bout.taking or _is_nothing_to_take(state, bout) else [TAKE]


def against_beat(
    state: GameState, bout: Bout, seat: Seat, command: Beat, *, fair: bool
) -> Refusal | None:
    """Return why this beat is illegal, or None; unless `fair`, any card of the hand beats."""
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
    """Return why the seat cannot take, or None."""
    if refusal := against_defending(bout, seat):
        return refusal
    if _is_nothing_to_take(state, bout):
        return Refusal(RefusalCode.NOTHING_TO_TAKE)
    return None


def _is_nothing_to_take(state: GameState, bout: Bout) -> bool:
    return state.rules.take_when == "unbeaten" and bout.is_all_beaten


def against_defending(bout: Bout, seat: Seat) -> Refusal | None:
    """Return why the seat cannot defend at all, or None."""
    if seat != bout.defender:
        return Refusal(RefusalCode.NOT_THE_DEFENDER, {"defender": bout.defender})
    if not bout.table:
        return Refusal(RefusalCode.BOUT_NOT_OPEN, {"leader": bout.leader})
    if bout.taking:
        return Refusal(RefusalCode.ALREADY_TAKING)
    return None
