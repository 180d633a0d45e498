"""rules.md 4: transferring against the rules, and what a call undoes."""

import pytest

from games.engine import (
    Card,
    GameState,
    Malformed,
    RefusalCode,
    Watcher,
    awaited_seats,
    card_from_code,
    fair_offers,
    legal_offers,
    redact,
    view_for,
)
from games.engine.events import (
    AttackReturned,
    AttackTransferred,
    BoutStarted,
    CallFailed,
    CardsDrawn,
    CheatCaught,
)
from games.engine.notation import read_position, write_position
from games.engine.offers import TransferSet
from games.engine.seat import Direction
from tests.support.positions import event_types, events_of, hand, legal, play, position, refusal

HANDS = """
hand 7C 7D 9D TS
hand 7S 9S KD QH
hand 7H 9C QD TC
talon 6S 6C 6D AH
bout 2 0 0 1 4
"""
FOUR = """
hand 7C 7D 9D TS
hand 7S 9S KD QH
hand 7H 9C QD TC
hand 8C 8D JC JS
talon 6S 6C 6D AH
bout 2 0 0 1 4
"""


def table(options: str = "", hands: str = HANDS) -> GameState:
    rules = f'{{"cheating": true, "cheat_penalty": 1, "transfer": "on"{options}}}'
    return position(f"rules {rules}\n{hands.strip()}")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card_from_code(code) for code in text.split())


def attacks(state: GameState) -> list[str]:
    """Return the table as texts."""
    assert state.bout is not None
    return [
        f"{pair.seat}:{pair.attack.code}{f'>{pair.beaten_by.code}' if pair.beaten_by else ''}"
        for pair in state.bout.table
    ]


def sides(state: GameState) -> tuple[int, int, int]:
    """Return attacker, defender and limit."""
    assert state.bout is not None
    return state.bout.attacker, state.bout.defender, state.bout.limit


# --- transferring against the rules --------------------------------------------------------------


def test_the_defender_may_transfer_with_any_cards() -> None:
    state = play(table(), "0 lead 7C")
    assert TransferSet(state.hands[1], 2, 4) in legal_offers(state, 1)
    transfers = [command for command in legal(state, 1) if command.startswith("transfer")]
    assert len(transfers) == 15
    (fair,) = events_of(state, "1 transfer 7S")
    (unfair,) = events_of(state, "1 transfer KD 9S")
    assert fair == AttackTransferred(1, cards("7S"), 2, 4)
    assert unfair == AttackTransferred(1, cards("KD 9S"), 2, 4, Direction.LEFT, cheat=True)
    fair_ones = [offer for offer in fair_offers(state, 1) if offer.type == "transfer"]
    assert len(fair_ones) == 1


def test_a_single_card_is_offered_without_a_set() -> None:
    state = play(table(hands=HANDS.replace("7S 9S KD QH", "KD")), "0 lead 7C")
    assert [command for command in legal(state, 1) if "transfer" in command] == ["transfer KD"]


@pytest.mark.parametrize(
    ("options", "hands", "moves"),
    [
        (', "transfer_count": "at_least_equal"', HANDS, ("0 lead 7C 7D", "1 transfer 7S")),
        (', "transfer_count": "exactly_equal"', HANDS, ("0 lead 7C", "1 transfer 7S 9S")),
        (
            ', "transfer_trumps": false',
            HANDS.replace("7S 9S", "7H 9S").replace("7H 9C", "7S 9C"),
            ("0 lead 7C", "1 transfer 7H"),
        ),
        ("", HANDS.replace("7H 9C QD TC", "7H"), ("0 lead 7C", "1 transfer 7S")),
        ("", HANDS, ("0 lead 7C 9D", "1 transfer 7S")),
    ],
    ids=["too few", "too many", "a trump", "more than the next can beat", "several ranks"],
)
def test_cards_that_the_options_forbid_are_a_cheat(
    options: str, hands: str, moves: tuple[str, str]
) -> None:
    lead, transfer = moves
    event, *_ = events_of(play(table(options, hands), lead), transfer)
    assert isinstance(event, AttackTransferred)
    assert event.cheat


def test_the_time_and_direction_of_a_transfer_keep_their_rules() -> None:
    state = play(table(), "0 lead 7C 7D", "1 beat 7C KD")
    assert refusal(state, "1 transfer 7S").code == RefusalCode.TRANSFER_AFTER_BEATING
    assert not [command for command in legal(state, 1) if command.startswith("transfer")]
    state = play(table(), "0 lead 7C")
    assert refusal(state, "1 transfer KD right").code == RefusalCode.TRANSFER_DIRECTION
    assert refusal(state, "1 transfer TC").code == RefusalCode.CARD_NOT_IN_HAND
    first = HANDS.replace("bout 2", "bout 1")
    state = play(table(', "transfer_first_bout": false', first), "0 lead 7C")
    assert refusal(state, "1 transfer KD").code == RefusalCode.TRANSFER_FIRST_BOUT


def test_a_show_keeps_its_rules() -> None:
    """The seven of hearts is not on the table, so nobody could call it."""
    hands = HANDS.replace("7S 9S", "7H 9S").replace("7H 9C", "7S 9C")
    state = play(table(', "show_transfer": "unlimited"', hands), "0 lead 7C 9D")
    assert refusal(state, "1 show_transfer 7H").code == RefusalCode.TRANSFER_MIXED_RANKS
    state = play(table(', "show_transfer": "unlimited"', hands), "0 lead 7C")
    assert event_types(state, "1 show_transfer 7H") == ["transfer_shown"]


def test_nobody_learns_that_a_transfer_broke_the_rules() -> None:
    state = play(table(), "0 lead 7C")
    (unfair,) = events_of(state, "1 transfer KD")
    assert redact(unfair, Watcher.OPEN) == unfair
    for viewer in (0, 1, 2, Watcher.SPECTATOR):
        assert redact(unfair, viewer) == AttackTransferred(1, cards("KD"), 2, 4)
    after = play(state, "1 transfer KD")
    views = [view_for(after, viewer).bout for viewer in (0, 2, Watcher.OPEN)]
    assert [view.cheats for view in views if view] == [(), (), cards("KD")]


# --- calling it ----------------------------------------------------------------------------------


def test_a_wrong_transfer_that_is_called_goes_back_with_the_attack() -> None:
    state = play(table(), "0 lead 7C", "1 transfer KD")
    assert sides(state) == (1, 2, 4)
    assert events_of(state, "2 call_cheat KD") == (
        CheatCaught(2, cheat=1, cards=cards("KD"), defender=2),
        AttackReturned(1, attacker=0, limit=4, transfers=0),
        CardsDrawn(1, cards("6S"), 3),
    )
    state = play(state, "2 call_cheat KD")
    assert (attacks(state), sides(state), awaited_seats(state)) == (["0:7C"], (0, 1, 4), (1,))
    assert hand(state, 1) == "KD QH 6S 7S 9S"
    assert state.known[1] == frozenset(cards("KD"))


def test_all_cards_of_a_transfer_are_one_play() -> None:
    state = play(table(), "0 lead 7C", "1 transfer KD 7S")
    state = play(state, "0 call_cheat 7S")
    assert (attacks(state), hand(state, 1)) == (["0:7C"], "KD QH 6S 7S 9S")


def test_a_fair_transfer_that_is_called_stands() -> None:
    state = play(table(), "0 lead 7C", "1 transfer 7S")
    assert events_of(state, "2 call_cheat 7S") == (
        CallFailed(2, cards("7S")),
        CardsDrawn(2, cards("6S"), 3),
    )


def test_cards_of_the_wrongly_attacked_go_back_and_thrown_in_cards_stay() -> None:
    state = play(table(), "0 lead 7C", "1 transfer KD", "2 beat 7C TC", "0 throw_in 7D")
    assert events_of(state, "0 call_cheat KD")[0] == CheatCaught(
        0, cheat=1, cards=cards("KD"), defender=2, beaten_by=cards("TC")
    )
    state = play(state, "0 call_cheat KD")
    assert (attacks(state), sides(state)) == (["0:7C", "0:7D"], (0, 1, 4))
    assert hand(state, 2) == "9C TC QD 7H"


def test_a_later_transfer_goes_back_too_and_costs_nothing() -> None:
    """Seat 2 added a seven to an attack with a king as well; only seat 1 is caught."""
    state = play(table(hands=FOUR), "0 lead 7C", "1 transfer KD", "2 transfer 7H", "3 beat 7C 8C")
    assert events_of(state, "3 call_cheat KD") == (
        CheatCaught(
            3,
            cheat=1,
            cards=cards("KD"),
            defender=3,
            beaten_by=cards("8C"),
            returned=((), (), cards("7H"), ()),
        ),
        AttackReturned(1, attacker=0, limit=4, transfers=0),
        CardsDrawn(1, cards("6S"), 3),
    )
    state = play(state, "3 call_cheat KD")
    assert (attacks(state), sides(state)) == (["0:7C"], (0, 1, 4))
    assert (hand(state, 2), hand(state, 3)) == ("9C TC QD 7H", "8C JC 8D JS")
    assert state.bout is not None
    assert state.bout.caught == {1}
    assert state.bout.handovers == ()


def test_earlier_transfers_stand_until_they_are_called_themselves() -> None:
    state = play(table(hands=FOUR), "0 lead 7C", "1 transfer KD", "2 transfer 7H", "3 beat 7C 8C")
    assert events_of(state, "3 call_cheat 7H")[1] == AttackReturned(2, 1, 4, transfers=1)
    state = play(state, "3 call_cheat 7H")
    assert (attacks(state), sides(state)) == (["0:7C", "1:KD"], (1, 2, 4))
    assert events_of(state, "0 call_cheat KD")[1] == AttackReturned(1, 0, 4, transfers=0)


def test_a_take_of_the_wrongly_attacked_counts_no_more() -> None:
    state = play(table(), "0 lead 7C", "1 transfer KD", "2 take", "0 done", "1 call_cheat 7C")
    assert state.bout is not None
    state = play(state, "0 call_cheat KD")
    assert state.bout is not None
    assert (state.phase, state.bout.taking, state.bout.done) == ("bout", False, frozenset())
    assert awaited_seats(state) == (1,)


def test_a_bout_with_nothing_left_begins_again() -> None:
    state = play(table(), "0 lead 7C 9D", "1 transfer KD", "2 call_cheat 7C")
    assert (attacks(state), sides(state)) == (["1:KD"], (1, 2, 4))
    # Seat 1 holds three cards and draws one.
    assert events_of(state, "0 call_cheat KD")[1:] == (
        CardsDrawn(1, cards("6C"), 2),
        BoutStarted(2, leader=0, defender=1, limit=5),
    )


def test_a_bout_that_begins_again_does_not_keep_the_direction_of_the_undone_transfer() -> None:
    options = ', "transfer_direction": "chosen_lasting"'
    state = play(table(options), "0 lead 7C 9D", "1 transfer KD right", "2 call_cheat 7C")
    assert (attacks(state), sides(state)) == (["1:KD"], (1, 0, 2))
    state = play(state, "0 call_cheat KD")
    assert state.bout is not None
    assert (sides(state), state.bout.direction) == ((0, 1, 5), "left")


def test_a_caught_player_transfers_by_the_rules_for_the_rest_of_the_bout() -> None:
    state = play(table(), "0 lead 7C", "1 transfer KD", "0 call_cheat KD")
    assert refusal(state, "1 transfer 9S").code == RefusalCode.TRANSFER_WRONG_RANK
    assert [command for command in legal(state, 1) if "transfer" in command] == ["transfer 7S"]
    state = play(table(), "0 lead 7C", "1 transfer KD", "0 call_cheat KD", "2 throw_in QD")
    assert refusal(state, "1 transfer 7S").code == RefusalCode.TRANSFER_MIXED_RANKS
    assert not [command for command in legal(state, 1) if "transfer" in command]


# --- beaten pairs that went along ----------------------------------------------------------------

ANY_TIME = ', "transfer_when": "any_time"'


def test_a_card_that_beat_before_the_transfer_belongs_to_its_player() -> None:
    state = play(table(ANY_TIME), "0 lead 7C 7D", "1 beat 7C KD", "1 transfer 7S")
    assert sides(state) == (1, 2, 5)
    assert refusal(state, "1 call_cheat KD").code == RefusalCode.CALL_OWN_PLAY
    assert events_of(state, "2 call_cheat KD")[0] == CheatCaught(
        2, cheat=1, cards=cards("KD"), defender=2
    )
    state = play(state, "2 call_cheat KD")
    assert (attacks(state), sides(state)) == (["0:7C", "0:7D", "1:7S"], (1, 2, 5))


def test_a_lead_that_several_have_beaten_gives_each_their_cards_back() -> None:
    state = play(table(ANY_TIME), "0 lead 7C 9D", "1 beat 9D KD", "1 transfer 7S", "2 beat 7C TC")
    assert events_of(state, "1 call_cheat 7C")[0] == CheatCaught(
        1,
        cheat=0,
        cards=cards("7C 9D"),
        defender=2,
        beaten_by=cards("TC"),
        returned=((), cards("KD"), ()),
    )
    assert attacks(play(state, "1 call_cheat 7C")) == ["1:7S"]


def test_cards_beaten_before_a_wrong_transfer_stay_beaten() -> None:
    moves = ("0 lead 7C 7D", "1 beat 7D KD", "1 transfer 9S", "2 beat 7C TC", "0 call_cheat 9S")
    state = play(table(ANY_TIME), *moves)
    assert (attacks(state), sides(state)) == (["0:7C", "0:7D>KD"], (0, 1, 4))


# --- written down --------------------------------------------------------------------------------


def test_a_position_has_its_transfers() -> None:
    state = play(table(ANY_TIME), "0 lead 7C 7D", "1 beat 7D KD", "1 transfer 7S 9S")
    text = write_position(state)
    assert "\nled 2\nhandovers 1:7S,9S<0/4/left>KD\ncheats 7S 9S\n" in text
    assert read_position(text) == state
    for bad in ("1:7S,9S", "1:7S<0/4/up", "1:1X<0/4/left", "x:7S<0/4/left"):
        with pytest.raises(Malformed):
            read_position(text.replace("1:7S,9S<0/4/left>KD", bad))
    with pytest.raises(Malformed, match="not at the table"):
        read_position(text.replace("1:7S,9S<0/4/left>KD", "3:7S,9S<0/4/left"))


def test_a_shown_transfer_is_written_without_cards() -> None:
    hands = HANDS.replace("7S 9S", "7H 9S").replace("7H 9C", "7S 9C")
    options = ', "show_transfer": "unlimited"'
    state = play(table(options, hands), "0 lead 7C", "1 show_transfer 7H")
    text = write_position(state)
    assert "\nhandovers 1:<0/4/left\n" in text
    assert read_position(text) == state


def test_a_transfer_that_is_undone_has_not_chosen_the_direction() -> None:
    """The king to the right was against the rules; the first transfer is yet to come."""
    options = ', "transfer_direction": "chosen_bout", "direction_by": "first_transfer"'
    state = play(table(options, FOUR), "0 lead 7C", "1 transfer KD right", "2 call_cheat KD")
    assert state.bout is not None
    assert (state.bout.defender, state.bout.direction) == (1, "left")
    offered = [command for command in legal(state, 1) if command.startswith("transfer 7S")]
    assert offered == ["transfer 7S", "transfer 7S right"]
    state = play(state, "1 transfer 7S right")
    assert refusal(state, "0 transfer 7D").code == RefusalCode.TRANSFER_DIRECTION_SETTLED
