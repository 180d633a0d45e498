"""The cheats that bots call: those that everybody at the table can prove; hearts are trumps."""

import random

import pytest

from bots.strategies.attentive import Attentive
from bots.strategies.character import THUMB
from bots.strategies.registry import STRATEGIES
from bots.strategies.suspicion import proven_cheats
from games.engine import RuleSet, fair_offers, view_for
from games.engine import replay as state_of
from games.engine.commands import CallCheat
from games.engine.notation import write_command
from tests.support.choosing import choice_of
from tests.support.play import opening, steps
from tests.support.positions import codes, play, position

HANDS = """
rules {"cheating": true, "cheat_penalty": 1}
hand 7C 8D 9S KD
hand 9C 6D TS QD
hand 9D 7S QS KS
talon TD JD JC AH
bout 2 0 0 1 4
led 0
cheats -
cleared -
caught -
"""


def proven(*moves: str, viewer: int = 2) -> str:
    return codes(proven_cheats(view_for(play(position(HANDS), *moves), viewer)))


def test_a_fair_bout_gives_no_cause() -> None:
    assert proven("0 lead 7C", "1 beat 7C 9C", "2 throw_in 9D", "0 throw_in 9S", viewer=1) == ""


def test_a_card_that_does_not_beat_is_seen_by_all() -> None:
    assert proven("0 lead 7C", "1 beat 7C 6D") == "6D"


def test_a_card_of_a_rank_that_is_not_there_is_seen_by_all() -> None:
    assert proven("0 lead 7C", "0 throw_in KD") == "KD"


def test_a_lead_of_two_ranks_is_seen_by_all() -> None:
    assert proven("0 lead 7C 8D") == "8D"


def test_a_card_thrown_in_too_early_is_no_proof_once_its_rank_was_beaten_with() -> None:
    """The view doesn't show when the seven was beaten: it may have been before."""
    assert proven("0 lead 7C", "0 throw_in 9S") == "9S"
    assert proven("0 lead 7C", "0 throw_in 9S", "1 beat 7C 9C") == ""


def test_a_card_beyond_the_limit_is_seen_by_all() -> None:
    """Two attacks were allowed: the third is too many, of whatever rank."""
    text = HANDS.replace("hand 9D 7S QS KS", "hand 7D 7S 7H KS").replace(
        "hand 7C 8D 9S KD", "hand 7C 9S KD"
    )
    text = text.replace("bout 2 0 0 1 4", "bout 2 0 0 1 2").replace("talon TD", "talon TD 9D 8D")
    state = play(position(text), "0 lead 7C", "2 throw_in 7D", "2 throw_in 7S")
    assert codes(proven_cheats(view_for(state, 0))) == "7S"


def test_a_fair_lead_is_no_cheat_though_it_was_transferred_to_a_smaller_hand() -> None:
    """Seat 2 holds one card; that it has more to beat is the doing of seat 1."""
    text = HANDS.replace('{"cheating"', '{"transfer": "on", "cheating"')
    text = text.replace("hand 7C 8D 9S KD", "hand 9D 8D 9S KD").replace(
        "hand 9D 7S QS KS", "hand 7S"
    )
    state = play(position(text), "0 lead 9D 9S", "1 transfer 6D")
    assert codes(proven_cheats(view_for(state, 2))) == "6D"


def test_cards_that_a_call_took_away_may_have_made_a_later_card_fair() -> None:
    """The nine of diamonds followed a king that was called and taken back."""
    moves = ("0 lead 7C", "0 throw_in KD", "2 throw_in KS", "1 call_cheat KD")
    assert proven(*moves, viewer=1) == ""


def test_nobody_calls_its_own_cheat() -> None:
    assert proven("0 lead 7C", "1 beat 7C 6D", viewer=1) == ""


def test_nobody_calls_a_partner() -> None:
    text = HANDS.replace("{", '{"teams": 2, ').replace("talon", "hand JS AS AD AC\ntalon")
    state = play(position(text), "0 lead 7C", "0 throw_in KD")
    assert codes(proven_cheats(view_for(state, 2))) == ""
    assert codes(proven_cheats(view_for(state, 3))) == "KD"


def test_a_play_called_wrongly_is_not_called_again() -> None:
    """A call has shown that the play was fair."""
    text = HANDS.replace("cleared -", "cleared KD").replace("hand 7C 8D 9S KD", "hand 8D 9S")
    state = position(text.replace("led 0", "led 1").replace("1 4\n", "1 4\ntable 0:7C 0:KD\n"))
    assert proven_cheats(view_for(state, 2)) == ()


def test_the_attentive_call_what_is_proven_and_the_others_play_on() -> None:
    state = play(position(HANDS), "0 lead 7C", "1 beat 7C 6D")
    assert choice_of(Attentive(THUMB, attention=1), state, 2) == "call_cheat 6D"
    assert choice_of(Attentive(THUMB, attention=0), state, 2) == "throw_in 7S"


def test_nothing_is_called_if_all_calls_are_doubtful() -> None:
    state = play(position(HANDS), "0 lead 7C", "1 beat 7C 9C")
    calls = [offer for offer in fair_offers(state, 2) if isinstance(offer, CallCheat)]
    assert calls
    with pytest.raises(ValueError, match="nothing is offered but calls"):
        Attentive(THUMB, attention=1).choose(view_for(state, 2), calls, random.Random(1))


@pytest.mark.parametrize("level", sorted(STRATEGIES))
def test_no_level_calls_without_proof(level: str) -> None:
    state = play(position(HANDS), "0 lead 7C", "1 beat 7C 9C")
    offers = fair_offers(state, 2)
    for seed in range(40):
        choice = STRATEGIES[level].choose(view_for(state, 2), offers, random.Random(seed))
        assert not write_command(choice).startswith("call_cheat")


@pytest.mark.parametrize("seed", range(12))
def test_proven_cheats_did_break_the_rules(seed: int) -> None:
    """Random plays of every kind, called and uncalled, seen from every seat."""
    rng = random.Random(f"cheats {seed}")
    rules = RuleSet(
        cheating=True,
        transfer=rng.choice(("on", "off")),
        wild_six=rng.choice(("none", "all")),
        throw_in=rng.choice(("all", "neighbours", "leader")),
        pile_on=rng.choice(("limit", "unlimited", "none")),
        attack_limit=rng.choice((2, 6, None)),
        trump=rng.choice(("turned_up", "cycle")),
    )
    found = 0
    for step in steps(state_of(opening(rules, rng.choice((2, 3, 4)), rng)), rng):
        bout = step.after.bout
        if bout is None or bout.ended:
            continue
        for seat in step.after.in_play:
            cards = proven_cheats(view_for(step.after, seat))
            found += len(cards)
            assert all(not bout.cheats.isdisjoint(bout.played_with(card)) for card in cards)
    assert found
