"""rules.md 3 `series_deck`: the cards of a later game of a series, and how they are written."""

import pytest

from games.engine import GameState, Phase, RuleSet, deal_again, evolved, new_game, replay
from games.engine.cards import Card
from games.engine.deck import full_pack
from games.engine.events import GameStarted
from games.engine.notation import read_game, read_position, record_of, write_game, write_position
from games.engine.notation.words import read_cards, write_cards
from games.engine.wire import event_from_json, event_to_json
from tests.support.positions import opening_after, play, position

QUICKY = '{"deck": 24, "refill": "never", "series_deck": "remaining"}'
LEFT = "9D TD JD QD KD AD 9H TH JH QH KH"
"""Eleven cards in the talon. Two seats need twelve."""


def cards(words: str) -> tuple[Card, ...]:
    return read_cards(words.split(), "test")


def quicky(hand: str, *, table: str = "-") -> GameState:
    return position(
        f"""
        hand -
        hand {hand}
        talon {LEFT}
        trump KH KH -
        bout 5 0 0 1 2
        table {table}
        places 1 2
        over durak 1
        rules {QUICKY}
        """
    )


def test_the_next_pack_has_the_cards_neither_on_the_discard_pile_nor_on_the_table() -> None:
    state = quicky("9S TS", table="0:9C>JC 0:JS")
    # Thirteen are left. The nine and jack of clubs and the jack of spades lie on the table.
    assert opening_after(state).removed == cards("9C TC JC QC KC AC AH JS QS KS AS")


def test_a_fresh_pack_is_dealt_where_the_rules_say_so() -> None:
    assert opening_after(quicky("9S TS"), series_deck="fresh").removed == ()


def test_with_exactly_enough_cards_the_last_one_dealt_is_the_trump_card() -> None:
    state = quicky("9S")
    opening = opening_after(state)
    assert len(opening.removed) == 12
    left = cards(f"9S {LEFT}")
    dealt = replay(new_game(state.rules, 2, left, **opening._asdict()))
    # Seat 0 is the forehand, so that the twelfth card is seat 1's.
    assert dealt.turned_up is not None
    assert (dealt.turned_up.code, dealt.trump_holder, dealt.talon) == ("KH", 1, ())
    assert dealt.discard == opening.removed


def test_with_one_card_too_few_the_pack_is_fresh() -> None:
    assert len(cards(LEFT)) == 11
    state = position(
        f"""
        hand -
        hand -
        talon {LEFT}
        trump KH KH -
        bout 5 0 0 1 2
        places 1 1
        over draw -
        rules {QUICKY}
        """
    )
    assert opening_after(state).removed == ()


def test_cards_removed_before_stay_out() -> None:
    first = quicky("9S TS JS QS KS AS")
    opening = opening_after(first)
    assert opening.removed == cards("9C TC JC QC KC AC AH")
    left = cards(f"9S TS JS QS KS AS {LEFT}")
    second = replay(new_game(first.rules, 2, left, **opening._asdict()))
    # Seat 0, which leads, has 9S JS KS 9D JD KD, seat 1 TS QS AS TD QD AD; 9H is turned up.
    second = play(second, "0 lead 9S", "1 beat 9S TS", "0 done")
    assert second.discard == cards("9C TC JC QC KC AC AH 9S TS")


def test_hidden_cards_and_a_card_under_the_trump_card_need_more_than_the_hands() -> None:
    assert RuleSet(hidden_cards=2).cards_to_deal(3) == 24
    assert RuleSet(changing_trump=True).cards_to_deal(3) == 20
    assert RuleSet().cards_to_deal(3) == 18


def test_another_pack_is_dealt_whole() -> None:
    assert opening_after(quicky("9S TS"), deck=36).removed == ()


def test_a_new_deal_is_from_the_same_cards() -> None:
    rules = RuleSet(deck=24, hand_size=3, series_deck="remaining", redeal="on_request")
    removed = cards("9C TC JC QC KC AC")
    left = tuple(card for card in full_pack(24) if card not in removed)
    state = replay(new_game(rules, 2, left, removed=removed))
    # 9D JD KD for seat 0: all of one suit, so that it may ask.
    asked = play(state, "0 request_redeal")
    assert asked.phase is Phase.DEAL
    again = deal_again(asked, left[::-1])
    asked = evolved(asked, again)
    assert asked.discard == removed
    with pytest.raises(ValueError, match="exactly once"):
        deal_again(play(state, "0 request_redeal"), full_pack(24))


def test_pack_and_removed_cards_are_together_the_pack_of_the_rules() -> None:
    pack = full_pack(24)
    with pytest.raises(ValueError, match="exactly once"):
        new_game(RuleSet(deck=24), 2, pack, removed=pack[:1])
    with pytest.raises(ValueError, match="exactly once"):
        new_game(RuleSet(deck=24), 2, pack[1:])
    with pytest.raises(ValueError, match=r"^too few cards are left to deal$"):
        new_game(RuleSet(deck=24), 2, pack[13:], removed=pack[:13])


def test_removed_cards_are_written_only_where_there_are_any() -> None:
    assert "removed" not in event_to_json(GameStarted(RuleSet(), 2, 0))
    later = GameStarted(RuleSet(), 2, 0, 1, cards("6C 7C"))
    assert event_to_json(later) == {
        "type": "game_started",
        "rules": {},
        "seats": 2,
        "forehand": 0,
        "leader": 1,
        "removed": ["6C", "7C"],
    }
    assert event_from_json(event_to_json(later)) == later


def test_a_later_game_is_read_back_from_its_notation() -> None:
    first = quicky("9S TS JS QS KS AS")
    opening = opening_after(first)
    left = cards(f"9S TS JS QS KS AS {LEFT}")
    events = new_game(first.rules, 2, left, **opening._asdict())
    text = write_game(record_of(events))
    assert f'[Removed "{write_cards(opening.removed)}"]' in text.splitlines()
    assert read_game(text).events() == events
    assert read_position(write_position(replay(events))) == replay(events)
    assert "Removed" not in write_game(record_of(new_game(RuleSet(), 2, full_pack(36))))
