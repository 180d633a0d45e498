"""rules.md 3 `jokers`: what they beat, how they are dealt, and what they are not.

Source: variations of durak with jokers, as pagat.com tells them.
"""

import pytest

from games.engine import Event, GameState, RefusalCode, RuleSet, Watcher, new_game, redact, replay
from games.engine.cards import HIDDEN, Card, Colour, Rank, card_from_code
from games.engine.dealing import deal, undeal
from games.engine.deck import full_pack, pack_by
from games.engine.events import CardsDealt, CardsDrawn, TrumpChanged
from games.engine.notation import read_game, read_position, record_of, write_game, write_position
from games.engine.strength import strength_of
from games.engine.wire import event_from_json, event_to_json
from tests.support.positions import (
    codes,
    event_types,
    events_of,
    hand,
    legal,
    play,
    position,
    refusal,
)

RULES = '{"jokers": 2}'


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card_from_code(code) for code in text.split())


def card(code: str) -> Card:
    return card_from_code(code)


def test_each_pack_has_a_black_and_a_red_joker() -> None:
    rules = RuleSet(deck=52, jokers=2)
    assert rules.pack_size == len(pack_by(rules)) == 54
    assert codes(pack_by(rules)[-2:]) == "XB XR"
    both = pack_by(RuleSet(deck=24, decks=2, jokers=2))
    assert codes([one for one in both if one.is_joker]) == "XB XR XB2 XR2"
    assert not [one for one in full_pack(52) if one.is_joker]
    assert RuleSet(deck=52, jokers=2).seat_range() == (2, 9)


def test_a_joker_has_a_rank_and_a_colour_and_no_suit() -> None:
    black, red = cards("XB XR2")
    assert (black.rank, black.suit, black.colour) == (Rank.JOKER, None, Colour.BLACK)
    assert (red.colour, red.face.code, red.copy) == (Colour.RED, "XR", 2)
    colours = [card(code).colour for code in ("7C", "7D", "7H", "7S")]
    assert colours == [Colour.BLACK, Colour.RED, Colour.RED, Colour.BLACK]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"trump": "none"},
        {"trump": "cycle"},
        {"trump": "spades", "own_suit_only": "clubs"},
        {"rank_trump": "above_suit"},
        {"lowest_beats_highest": True},
        {"own_suit_only": "hearts", "wild_six": "all"},
    ],
)
def test_a_joker_beats_all_of_its_colour_and_nothing_beats_it(options: dict[str, object]) -> None:
    strength = strength_of(RuleSet.from_json({**options, "jokers": 2}), card("AH"))
    for attack in full_pack(36):
        is_red = attack.code[1] in "DH"
        assert strength.beats(card("XR"), attack) is is_red, attack
        assert strength.beats(card("XB2"), attack) is not is_red, attack
        assert not strength.beats(attack, card("XR"))
        assert not strength.beats(attack, card("XB"))
    assert not strength.beats(card("XR"), card("XB"))
    assert not strength.beats(card("XR2"), card("XR"))
    assert not any(trump.is_joker for trump in strength.trumps)


TABLE = f"""
rules {RULES}
hand 7C XR 9D
hand 8C AH XB
hand 7S 8D TD
talon 6S AD
trump AD AD -
bout 2 0 0 1 3
"""


def test_the_other_joker_is_thrown_in_and_cannot_be_beaten() -> None:
    state = play(position(TABLE), "0 lead 7C")
    assert legal(state, 1) == ["beat 7C 8C", "beat 7C XB", "take"]
    state = play(state, "1 beat 7C XB")
    assert legal(state, 0) == ["throw_in XR", "done"]
    state = play(state, "0 throw_in XR")
    assert legal(state, 1) == ["take"]
    assert refusal(state, "1 beat XR AH").code is RefusalCode.DOES_NOT_BEAT
    assert hand(play(state, "1 take", "0 done", "2 done"), 1) == "7C 8C AH XB XR"


def test_both_jokers_lead_together_and_transfer_each_other() -> None:
    rules = '{"jokers": 2, "transfer": "on", "transfer_trumps": false}'
    state = position(TABLE.replace(RULES, rules).replace("9D", "9D").replace("XB", "XB"))
    led = play(state, "0 lead XR")
    assert legal(led, 1) == ["transfer XB", "take"]
    both = position(TABLE.replace("7C XR 9D", "7C XB XR").replace("AH XB", "AH 9D"))
    assert "lead XB XR" in legal(both, 0)
    one = position(TABLE.replace('{"jokers": 2}', '{"jokers": 2, "lead": "single"}'))
    assert refusal(one, "0 lead 7C XR").code is RefusalCode.ONE_RANK_ONLY


def test_a_joker_is_no_trump_to_show_and_none_to_lead_first() -> None:
    rules = '{"jokers": 2, "transfer": "on", "show_transfer": "unlimited"}'
    state = play(position(TABLE.replace(RULES, rules)), "0 lead XR")
    assert refusal(state, "1 show_transfer XB").code is RefusalCode.SHOW_NOT_A_TRUMP
    # Seat 1 holds a joker and seat 2 the only trump.
    pack = first("7C XB 9H 8C XR TD QH", RuleSet(jokers=2, hand_size=2))
    opened = replay(new_game(RuleSet(jokers=2, hand_size=2), 3, pack))
    assert opened.bout is not None
    assert opened.bout.leader == 2


# --- the deal ------------------------------------------------------------------------------------


def first(front: str, rules: RuleSet) -> tuple[Card, ...]:
    """Return the pack that begins with these cards."""
    begin = cards(front)
    return (*begin, *(one for one in pack_by(rules) if one not in begin))


def dealt(events: tuple[Event, ...]) -> CardsDealt:
    return next(event for event in events if isinstance(event, CardsDealt))


SMALL = RuleSet(deck=24, jokers=2, hand_size=2)


def test_a_joker_turned_up_goes_under_the_talon_and_the_next_card_is_turned_up() -> None:
    pack = first("9C TC JC QC XR KH 9D", SMALL)
    event = dealt(new_game(SMALL, 2, pack))
    assert event.passed_over == cards("XR")
    assert (event.trump_card, event.trump) == (card("KH"), "H")
    assert codes(event.talon[-2:]) == "XR KH"
    assert event.talon[0] == card("9D")
    assert undeal(SMALL, event, forehand=0) == pack


def test_both_jokers_can_be_turned_up_before_a_card() -> None:
    pack = first("9C TC JC QC XB XR KH 9D", SMALL)
    event = dealt(new_game(SMALL, 2, pack))
    assert codes(event.talon[-3:]) == "XB XR KH"
    assert undeal(SMALL, event, forehand=0) == pack
    # A joker that is there by chance is different: it was not turned up.
    other = dealt(new_game(SMALL, 2, first("9C TC JC QC KH 9D", SMALL)))
    assert other.passed_over == ()
    assert codes(other.talon[-3:]) == "XB XR KH"


@pytest.mark.parametrize(
    ("seats", "hand_size", "last", "trump_card", "holder"),
    [
        # 26 cards: with two seats of twelve, two jokers are left, and the last card dealt is AS.
        (2, 12, "AS XB XR", "AS", 0),
        # With jokers dealt last, it is the last card before them.
        (2, 12, "AS XB XR 9C 9D", "AS", 0),
    ],
)
def test_with_only_jokers_left_the_last_other_card_dealt_is_the_trump_card(
    seats: int, hand_size: int, last: str, trump_card: str, holder: int
) -> None:
    rules = RuleSet(deck=24, jokers=2, hand_size=hand_size)
    in_hands = seats * hand_size
    end = list(cards(last))
    others = [one for one in pack_by(rules) if one not in end]
    pack = [*others, *end[3:], *end[:3]]
    event = dealt(new_game(rules, seats, pack, forehand=1))
    assert len(pack) - in_hands == 2
    assert (event.trump_card, event.trump_holder) == (card(trump_card), holder)
    assert event.passed_over == cards("XB XR")
    assert undeal(rules, event, forehand=1) == tuple(pack)


def test_jokers_dealt_last_are_passed_over_too() -> None:
    """Thirteen each leave nothing; seat 1 was dealt a joker last, seat 0 one before it."""
    rules = RuleSet(deck=24, jokers=2, hand_size=1, trump="turned_up")
    pack = (*cards("XB XR"), *(one for one in pack_by(rules) if not one.is_joker))
    assert dealt(new_game(rules, 2, pack)).trump_card == card("9C")
    thirteen = deal_of_thirteen("AS XB XR")
    assert (thirteen.trump_card, thirteen.trump_holder) == (card("AS"), 1)
    assert thirteen.passed_over == ()


def deal_of_thirteen(last: str) -> CardsDealt:
    """Return the deal to two seats of eleven cards with two beside, which leaves nothing."""
    rules = RuleSet(deck=24, jokers=2, hand_size=11, hidden_cards=2)
    end = cards(last)
    others = [one for one in pack_by(rules) if one not in end]
    pack = [*others[:19], *end, *others[19:]]
    return deal(rules, 2, pack, forehand=0, number=1)


def test_all_have_seen_the_joker_under_the_talon_and_the_seat_that_draws_it() -> None:
    pack = first("9C TC JC QC XR KH 9D TD", SMALL)
    events = new_game(SMALL, 2, pack)
    seen = redact(dealt(events), Watcher.SPECTATOR)
    assert isinstance(seen, CardsDealt)
    assert seen.talon[-2:] == cards("XR KH")
    assert set(seen.talon[:-2]) == {HIDDEN}
    state = replay(events)
    assert state.passed_over == cards("XR")
    assert read_position(write_position(state)) == state
    short = state._replace(talon=state.talon[-2:], discard=state.discard + state.talon[:-2])
    assert short.bout is not None
    after = play(short, "0 lead 9C", "1 take", "0 done")
    assert after.known[0] == frozenset(cards("XR"))
    drawn = events_of(play(short, "0 lead 9C", "1 take"), "0 done")
    assert CardsDrawn(0, cards("XR"), 1, shown=cards("XR")) in drawn


def test_a_deal_with_a_joker_turned_up_is_written_and_read() -> None:
    events = new_game(SMALL, 2, first("9C TC JC QC XR KH 9D", SMALL))
    assert read_game(write_game(record_of(events))).events() == events
    json = event_to_json(dealt(events))
    assert json["passed_over"] == ["XR"]
    assert event_from_json(json) == dealt(events)
    plain = dealt(new_game(SMALL, 2, first("9C TC JC QC KH", SMALL)))
    assert "passed_over" not in event_to_json(plain)


def test_a_joker_under_the_trump_card_leaves_the_trump() -> None:
    rules = RuleSet(deck=24, jokers=2, hand_size=2, changing_trump=True)
    assert rules.cards_to_deal(2) == 8
    pack = first("9C TC JC QC XR KH XB 9D", rules)
    event = dealt(new_game(rules, 2, pack))
    assert codes(event.talon[-3:]) == "XR KH XB"
    assert undeal(rules, event, forehand=0) == pack
    state = replay(new_game(rules, 2, pack))
    short = state._replace(talon=state.talon[-1:], discard=state.discard + state.talon[:-1])
    state = play(short, "0 lead 9C", "1 take")
    assert event_types(state, "0 done")[:3] == ["attacker_done", "bout_ended", "cards_drawn"]
    assert not [event for event in events_of(state, "0 done") if isinstance(event, TrumpChanged)]
    assert play(state, "0 done").trump == "H"
    assert play(state, "0 done").known[0] == frozenset(cards("XB"))


# --- a new deal ----------------------------------------------------------------------------------


def asked(front: str, hand_size: int) -> GameState:
    rules = RuleSet(jokers=2, hand_size=hand_size, redeal="on_request")
    return replay(new_game(rules, 2, first(front, rules)))


def test_jokers_are_of_no_suit_when_a_new_deal_is_asked_for() -> None:
    found = refusal(asked("7C 8D XB 9D XR TD", 3), "0 request_redeal")
    assert (found.code, found.facts["of_a_suit"]) == (RefusalCode.REDEAL_HAND_TOO_MIXED, 1)
    assert legal(asked("7C 8D XB 9D 8C TD", 3), 0) == ["keep_hand", "request_redeal"]
