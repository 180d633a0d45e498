"""rules.md 4: playing against the rules, and calling it."""

import pytest

from games.engine import (
    Card,
    InvalidRules,
    Malformed,
    RefusalCode,
    RuleSet,
    Watcher,
    awaited_seats,
    card_from_code,
    fair_offers,
    legal_offers,
    new_game,
    redact,
    replay,
    view_for,
)
from games.engine.deck import full_pack
from games.engine.events import (
    BoutStarted,
    CallFailed,
    CardsDrawn,
    CardsLed,
    CardThrownIn,
    CheatCaught,
)
from games.engine.notation import (
    read_command,
    read_game,
    read_position,
    record_of,
    write_command,
    write_game,
    write_position,
)
from games.engine.offers import LeadSet, is_offered
from games.engine.wire import event_from_json, event_to_json
from tests.support.positions import event_types, events_of, hand, legal, play, position, refusal

TABLE = """
rules {"cheating": true, "cheat_penalty": 1}
hand 7C 9D TS
hand 8C 9S KD
hand 7S 9C QD
talon 6S 6C
bout 2 0 0 1 3
"""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card_from_code(code) for code in text.split())


# --- playing against the rules -------------------------------------------------------------------


def test_the_leader_may_lead_any_mix() -> None:
    state = position(TABLE)
    assert legal_offers(state, 0)[-1] == LeadSet(cards("7C 9D TS"), 2, 3)
    assert events_of(state, "0 lead 7C 9D") == (CardsLed(0, cards("7C 9D"), cheat=True),)
    assert events_of(state, "0 lead 7C") == (CardsLed(0, cards("7C"), cheat=False),)


def test_a_single_card_makes_no_set() -> None:
    state = position(TABLE.replace("hand 7C 9D TS", "hand 7C"))
    assert legal_offers(state, 0) == (read_command("lead 7C"),)


def test_fair_plays_and_cheats_are_distinguished() -> None:
    offers = fair_offers(position(TABLE), 0)
    assert [is_offered(offers, read_command(text)) for text in ("lead 7C", "lead 7C 9D")] == [
        True,
        False,
    ]
    ordinary = position(TABLE.replace('{"cheating": true, "cheat_penalty": 1}', "{}"))
    assert fair_offers(ordinary, 0) == legal_offers(ordinary, 0)


def test_anybody_but_the_defender_may_throw_in_any_card() -> None:
    state = play(position(TABLE), "0 lead 7C")
    (queen,) = events_of(state, "2 throw_in QD")
    (seven,) = events_of(state, "2 throw_in 7S")
    assert isinstance(queen, CardThrownIn)
    assert isinstance(seven, CardThrownIn)
    assert (queen.cheat, seven.cheat) == (True, False)
    assert refusal(state, "1 throw_in 9S").code is RefusalCode.NOT_ENTITLED


@pytest.mark.parametrize("option", ['"throw_in": "leader"', '"throw_in_order": "in_turn"'])
def test_a_throw_in_without_the_right_to_it_is_a_cheat(option: str) -> None:
    state = play(position(TABLE.replace('"cheating"', f'{option}, "cheating"')), "0 lead 7C")
    (seven,) = events_of(state, "2 throw_in 7S")
    assert seven == CardThrownIn(2, card_from_code("7S"), cheat=True)


def test_one_card_too_many_is_a_cheat() -> None:
    state = play(position(TABLE.replace("bout 2 0 0 1 3", "bout 2 0 0 1 1")), "0 lead 7C")
    assert events_of(state, "2 throw_in 7S") == (CardThrownIn(2, card_from_code("7S"), cheat=True),)


def test_the_defender_may_beat_with_any_card() -> None:
    state = play(position(TABLE), "0 lead 7C")
    (fair,), (unfair,) = events_of(state, "1 beat 7C 8C"), events_of(state, "1 beat 7C 9S")
    assert (redact(fair, Watcher.OPEN), redact(unfair, Watcher.OPEN)) == (fair, unfair)
    # Nobody learns which of them broke the rules before the game is over.
    for viewer in (0, 1, 2, Watcher.SPECTATOR):
        assert "cheat=True" not in repr(redact(unfair, viewer))
    after = play(state, "1 beat 7C 9S")
    views = [view_for(after, viewer).bout for viewer in (0, 1, 2, Watcher.SPECTATOR, Watcher.OPEN)]
    assert [view.cheats for view in views if view] == [(), (), (), (), cards("9S")]


def test_a_card_one_does_not_hold_cannot_be_played_even_here() -> None:
    state = position(TABLE)
    assert refusal(state, "0 lead 7C QD").code is RefusalCode.CARD_NOT_IN_HAND
    assert refusal(state, "2 lead 7S").code is RefusalCode.NOT_THE_LEADER


# --- calling -------------------------------------------------------------------------------------


def test_a_cheat_that_is_called_goes_back_and_its_player_draws() -> None:
    state = play(position(TABLE), "0 lead 7C", "2 throw_in QD")
    assert events_of(state, "1 call_cheat QD") == (
        CheatCaught(1, cheat=2, cards=cards("QD"), defender=1),
        CardsDrawn(2, cards("6S"), 1),
    )
    after = play(state, "1 call_cheat QD")
    assert hand(after, 2) == "9C QD 6S 7S"
    assert after.bout is not None
    assert [pair.attack.code for pair in after.bout.table] == ["7C"]


def test_a_card_that_beat_the_cheat_goes_back_to_the_defender() -> None:
    state = play(position(TABLE), "0 lead 7C", "2 throw_in QD", "1 beat QD KD")
    assert events_of(state, "0 call_cheat QD")[0] == CheatCaught(
        0, cheat=2, cards=cards("QD"), defender=1, beaten_by=cards("KD")
    )
    assert hand(play(state, "0 call_cheat QD"), 1) == "8C KD 9S"


def test_a_beating_card_that_is_called_leaves_its_attack_open() -> None:
    state = play(position(TABLE), "0 lead 7C", "1 beat 7C 9S", "2 call_cheat 9S")
    assert hand(state, 1) == "8C KD 6S 9S"
    assert state.bout is not None
    assert [card.code for card in state.bout.unbeaten] == ["7C"]
    assert awaited_seats(state) == (1,)


def test_everybody_has_seen_a_card_that_went_back() -> None:
    state = play(position(TABLE), "0 lead 7C", "2 throw_in QD", "1 call_cheat QD")
    assert state.known[2] == frozenset(cards("QD"))


def test_a_caller_of_a_fair_play_draws_and_it_cannot_be_called_again() -> None:
    state = play(position(TABLE), "0 lead 7C")
    assert events_of(state, "1 call_cheat 7C") == (
        CallFailed(1, cards("7C")),
        CardsDrawn(1, cards("6S"), 1),
    )
    state = play(state, "1 call_cheat 7C")
    assert refusal(state, "2 call_cheat 7C").code is RefusalCode.CALL_CLEARED
    assert not [command for command in legal(state, 2) if command.startswith("call_cheat")]


def test_a_lead_is_one_play_and_without_it_the_bout_begins_again() -> None:
    state = play(position(TABLE), "0 lead 7C 9D")
    assert events_of(state, "1 call_cheat 9D") == (
        CheatCaught(1, cheat=0, cards=cards("7C 9D"), defender=1),
        CardsDrawn(0, cards("6S"), 1),
        BoutStarted(2, leader=0, defender=1, limit=3),
    )
    state = play(state, "1 call_cheat 9D")
    assert hand(state, 0) == "7C 9D 6S TS"


def test_a_caught_player_plays_by_the_rules_for_the_rest_of_the_bout() -> None:
    state = play(position(TABLE), "0 lead 7C 9D", "1 call_cheat 9D")
    assert refusal(state, "0 lead 7C 9D").code is RefusalCode.ONE_RANK_ONLY
    state = play(state, "0 lead 7C")
    assert refusal(state, "0 throw_in 9D").code is RefusalCode.RANK_NOT_ON_TABLE
    # The others have not been caught.
    assert event_types(state, "2 throw_in QD") == ["card_thrown_in"]


def test_a_lead_is_called_while_the_defender_is_taking_it() -> None:
    state = play(position(TABLE), "0 lead 7C 9D", "1 take")
    assert event_types(state, "2 call_cheat 7C") == ["cheat_caught", "cards_drawn", "bout_started"]
    assert awaited_seats(play(state, "2 call_cheat 7C")) == (0,)


def test_other_plays_stand() -> None:
    state = play(position(TABLE), "0 lead 7C 9D", "2 throw_in 9C", "1 call_cheat 7C")
    assert state.bout is not None
    assert [(pair.seat, pair.attack.code) for pair in state.bout.table] == [(2, "9C")]
    assert awaited_seats(state) == (1,)


def test_nobody_draws_where_the_penalty_is_nothing_or_the_talon_is_empty() -> None:
    free = position(TABLE.replace('"cheat_penalty": 1', '"cheat_penalty": 0'))
    assert event_types(play(free, "0 lead 7C"), "1 call_cheat 7C") == ["call_failed"]
    empty = position(TABLE.replace("talon 6S 6C\n", ""))
    assert event_types(play(empty, "0 lead 7C"), "1 call_cheat 7C") == ["call_failed"]


def test_a_penalty_of_two_takes_what_the_talon_has() -> None:
    two = TABLE.replace('"cheat_penalty": 1', '"cheat_penalty": 2')
    state = play(position(two), "0 lead 7C")
    assert events_of(state, "1 call_cheat 7C")[1] == CardsDrawn(1, cards("6S 6C"), 0)
    state = play(position(two.replace("talon 6S 6C", "talon 6S")), "0 lead 7C")
    assert events_of(state, "1 call_cheat 7C")[1] == CardsDrawn(1, cards("6S"), 0)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("0 call_cheat 7C", RefusalCode.CALL_OWN_PLAY),
        ("1 call_cheat TS", RefusalCode.CALL_NOT_ON_TABLE),
    ],
)
def test_only_plays_of_others_on_the_table_are_called(move: str, code: RefusalCode) -> None:
    assert refusal(play(position(TABLE), "0 lead 7C"), move).code is code


def test_nothing_is_called_if_nobody_may_cheat() -> None:
    ordinary = position(TABLE.replace('{"cheating": true, "cheat_penalty": 1}', "{}"))
    assert refusal(play(ordinary, "0 lead 7C"), "1 call_cheat 7C").code is RefusalCode.CALL_OFF


# --- written down --------------------------------------------------------------------------------


def test_a_position_has_cheats_calls_and_caught_seats() -> None:
    state = play(position(TABLE), "0 lead 7C", "1 call_cheat 7C", "2 throw_in QD")
    state = play(state, "0 call_cheat QD", "1 beat 7C 9S")
    text = write_position(state)
    assert text.splitlines()[-5:] == [
        *("led 1", "cheats 9S", "cleared 7C", "caught 2", "misjudged 1")
    ]
    assert read_position(text) == state
    with pytest.raises(Malformed, match="cheats"):
        read_position(text.replace("cheats 9S", "cheats TS"))


def test_a_game_with_calls_is_written_and_read() -> None:
    rules = RuleSet(cheating=True, hand_size=2)
    pack = [*cards("6C 8C 7D 9D TH"), *full_pack(36)]
    first = new_game(rules, 2, list(dict.fromkeys(pack)))
    # Seat 0 holds the six of clubs and the seven of diamonds; no trumps, so it leads.
    state = replay(first)
    moves = ("0 lead 6C 7D", "1 call_cheat 6C", "0 lead 6C", "1 call_cheat 6C", "1 beat 6C 9D")
    events = list(first)
    for move in moves:
        told = events_of(state, move)
        state, events = play(state, move), [*events, *told]
    record = read_game(write_game(record_of(events)))
    assert [f"{seat} {write_command(command)}" for seat, command in record.moves] == [*moves]
    assert record.events() == tuple(events)


def test_whether_a_play_was_a_cheat_is_true_or_false_in_json() -> None:
    json = {"type": "card_thrown_in", "seat": 2, "card": "QD", "cheat": True}
    event = event_from_json(json)
    assert event == CardThrownIn(2, card_from_code("QD"), cheat=True)
    assert event_to_json(event) == json
    assert "cheat" not in event_to_json(CardThrownIn(2, card_from_code("QD")))
    with pytest.raises(Malformed, match="true or false"):
        event_from_json({**json, "cheat": 1})


# --- time to call --------------------------------------------------------------------------------


def test_all_who_hold_cards_are_asked_before_a_bout_ends() -> None:
    """At the limit too, and seats that may not throw in by the rules too: they could yet call."""
    text = TABLE.replace('"cheating"', '"throw_in": "leader", "cheating"')
    state = play(position(text.replace("0 0 1 3", "0 0 1 1")), "0 lead 7C", "1 beat 7C 8C")
    assert awaited_seats(state) == (0, 2)
    assert awaited_seats(play(state, "0 done")) == (2,)
    assert "bout_ended" in event_types(play(state, "0 done"), "2 done")


def test_a_player_without_cards_is_asked_too_and_can_call() -> None:
    """Seat 0 led its last card, which was beaten wrongly by the last card of seat 1."""
    text = 'rules {"cheating": true}\nhand 7C\nhand 8D\nbout 9 0 0 1 1'
    state = play(position(text), "0 lead 7C", "1 beat 7C 8D")
    assert not state.is_over
    assert awaited_seats(state) == (0,)
    assert legal(state, 0) == ["done", "call_cheat 8D"]
    called = play(state, "0 call_cheat 8D")
    assert (hand(called, 1), awaited_seats(called)) == ("8D", (1,))
    over = play(called, "1 take", "0 done")
    assert (over.reason, over.durak) == ("durak", 1)
    assert play(state, "0 done").reason == "draw"


def test_an_empty_hand_is_asked_while_cards_are_drawn_too_and_after_a_take() -> None:
    text = 'rules {"cheating": true}\nhand 7C\nhand 8D 9D\nhand TC JC\ntalon 6S 6C\nbout 3 0 0 1 1'
    state = play(position(text), "0 lead 7C", "1 take")
    assert awaited_seats(state) == (0, 2)
    assert legal(state, 0) == ["done"]
    assert refusal(play(state, "0 done"), "0 done").code is RefusalCode.ALREADY_DONE


def test_a_wrong_call_ends_the_right_to_call_in_that_bout() -> None:
    state = play(position(TABLE), "0 lead 7C", "1 call_cheat 7C", "2 throw_in QD")
    assert refusal(state, "1 call_cheat QD").code is RefusalCode.CALL_USED_UP
    assert not [move for move in legal(state, 1) if move.startswith("call_cheat")]
    assert "call_cheat QD" in legal(state, 0)
    # When a call leaves nothing on the table, the bout begins again, and is still the same bout.
    again = play(position(TABLE), "0 lead 7C 9D", "1 beat 7C 8C", "2 call_cheat 8C")
    again = play(again, "1 call_cheat 7C", "0 lead 7C", "1 beat 7C 9S")
    assert refusal(again, "2 call_cheat 9S").code is RefusalCode.CALL_USED_UP
    assert "call_cheat 9S" in legal(again, 0)
    # In the next bout everybody can call again.
    following = play(state, "1 beat 7C 8C", "1 beat QD KD", "0 done", "2 done", "1 lead 9S")
    assert "call_cheat 9S" in legal(following, 0)
    assert following.bout is not None
    assert not following.bout.misjudged


def test_an_uncalled_play_is_valid_when_the_bout_ends() -> None:
    state = play(position(TABLE), "0 lead 7C", "1 beat 7C 9S", "0 done", "2 done")
    assert refusal(state, "2 call_cheat 9S").code is RefusalCode.CALL_NOT_ON_TABLE
    assert state.bout is not None
    assert (state.bout.number, state.bout.leader) == (3, 1)


LAST_CARDS = """
rules {"cheating": true, "cheat_penalty": 1}
hand 7C
hand 8C KD
hand 9H TC
bout 9 0 0 1 2
"""


def test_nobody_is_out_before_the_bout_is_over() -> None:
    """A call could yet give cards back."""
    state = position(LAST_CARDS)
    assert event_types(state, "0 lead 7C") == ["cards_led"]
    state = play(state, "0 lead 7C", "1 beat 7C 8C")
    assert awaited_seats(state) == (0, 2)
    assert event_types(play(state, "0 done"), "2 done") == [
        "attacker_done",
        "bout_ended",
        "player_out",
        "bout_started",
    ]


def test_a_last_card_played_against_the_rules_can_come_back() -> None:
    state = play(position(LAST_CARDS), "0 lead 7C", "1 beat 7C KD", "2 call_cheat KD")
    assert (hand(state, 1), awaited_seats(state)) == ("8C KD", (1,))
    state = play(position(LAST_CARDS.replace("hand 7C", "hand 7C 9D")), "0 lead 7C 9D")
    after = play(state, "1 call_cheat 7C")
    assert (hand(after, 0), after.places, after.phase) == ("7C 9D", (None, None, None), "lead")


def test_a_penalty_without_cheating_makes_no_sense() -> None:
    with pytest.raises(InvalidRules) as refused:
        RuleSet(cheat_penalty=1)
    assert [problem.field for problem in refused.value.problems] == ["cheat_penalty"]
