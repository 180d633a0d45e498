"""Cards and states as values; a program that misuses the engine gets an error, not a guess."""

import copy
import pickle

import pytest

from games.engine import (
    HIDDEN,
    Malformed,
    RefusalCode,
    RuleSet,
    advance,
    as_it_looks,
    card_from_code,
    decide,
    evolve,
    evolved,
    legal_commands,
    new_game,
    replay,
    view_for,
    why_illegal,
)
from games.engine.cards import in_order, rank_from_letter
from games.engine.commands import Lead, Take
from games.engine.deck import full_pack
from games.engine.errors import UnknownCard
from games.engine.events import CardsLed, GameStarted, PlayerOut, TakeDeclared
from games.engine.notation import read_game, record_of, write_game
from games.engine.seat import Direction
from games.engine.turn_order import next_in_play, next_opponent
from games.engine.wire import event_from_json
from tests.support.positions import play, position


def test_a_game_starts_once() -> None:
    start = GameStarted(RuleSet(), 2, 0, None)
    with pytest.raises(ValueError, match="starts once"):
        replay([start, start])


def test_every_card_exists_once_also_after_copying_and_pickling() -> None:
    card = card_from_code("TH2")
    assert copy.copy(card) is copy.deepcopy(card) is pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - pickled here
    assert pickle.loads(pickle.dumps(HIDDEN)) is HIDDEN  # noqa: S301 - pickled here
    assert repr(card) == "Card(TH2)"


def test_states_are_read_back_from_pickles_with_the_same_cards() -> None:
    state = replay(new_game(RuleSet(), 2, full_pack(36)))
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - pickled here
    assert again.hands == state.hands
    assert again.hands[0][0] is state.hands[0][0]


@pytest.mark.parametrize("code", ["", "T", "TX", "10H", "TH4", "TH0", "th", "TH=S", "6H=H", "??2"])
def test_other_texts_are_no_cards(code: str) -> None:
    with pytest.raises(UnknownCard):
        card_from_code(code)


def test_a_rank_is_read_back_from_its_letter() -> None:
    for letter in "23456789TJQKA":
        assert rank_from_letter(letter).letter == letter
    with pytest.raises(UnknownCard):
        rank_from_letter("1")


def test_canonical_order_is_suit_rank_copy_and_hidden_cards_last() -> None:
    cards = [card_from_code(code) for code in ("??", "6S", "AC", "6C2", "6C", "TH")]
    assert [card.code for card in in_order(cards)] == ["6C", "6C2", "AC", "TH", "6S", "??"]


def test_a_log_begins_with_game_started() -> None:
    with pytest.raises(ValueError, match="at least one event"):
        replay([])
    with pytest.raises(ValueError, match="before game_started"):
        evolve(None, TakeDeclared(0))
    with pytest.raises(Malformed):
        record_of([TakeDeclared(0)])


def test_nothing_happens_in_a_bout_before_the_first() -> None:
    sitting = evolve(None, GameStarted(RuleSet(), 2, 0))
    with pytest.raises(ValueError, match="no bout"):
        evolve(sitting, PlayerOut(0, 1))
    assert legal_commands(sitting, 0) == ()


def test_a_log_that_loses_a_card_is_evolved_as_it_stands() -> None:
    """Seat 0 leads a card of seat 1: an audit replays such a log and says where it broke."""
    state = position("hand 7C 8D\nhand 8C 9D\nbout 9 0 0 1 2")
    broken = evolve(state, CardsLed(0, (card_from_code("9D"),)))
    assert broken.hands == state.hands
    assert broken.bout is not None
    assert broken.bout.cards == (card_from_code("9D"),)


def test_when_everybody_is_out_there_is_no_next_player() -> None:
    state = position("hand 7C\nhand 8C\nbout 9 0 0 1 1")
    drawn = play(state, "0 lead 7C", "1 beat 7C 8C")
    with pytest.raises(ValueError, match="nobody"):
        next_in_play(drawn, 0)
    with pytest.raises(ValueError, match="no opponent"):
        next_opponent(drawn, 0, Direction.LEFT)


@pytest.mark.parametrize(
    ("event", "field"),
    [
        ({"type": "bout_ended", "outcome": "lost"}, "event.outcome"),
        ({"type": "bout_ended", "outcome": 7}, "event.outcome"),
    ],
)
def test_an_event_with_an_unknown_word_is_refused(event: dict[str, object], field: str) -> None:
    with pytest.raises(Malformed) as error:
        event_from_json({"defender": 0, "cards": [], "idle_bouts": 0, **event})
    assert error.value.field == field


def test_advance_gives_what_decide_does_and_the_state_evolved_by_it() -> None:
    state = position("hand 7C 8D\nhand 8C 9D\nbout 9 0 0 1 2")
    command = Lead((card_from_code("7C"),))
    step = advance(state, 0, command)
    assert step.events == (CardsLed(0, (card_from_code("7C"),)),)
    assert decide(state, 0, command) == step.events
    assert step.state.hands == ((card_from_code("8D"),), state.hands[1])
    assert evolved(state, step.events) == step.state


def test_evolved_by_no_events_a_state_stays_as_it_is() -> None:
    state = position("hand 7C 8D\nhand 8C 9D\nbout 9 0 0 1 2")
    assert evolved(state, ()) is state


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_nothing_is_legal_on_a_seat_that_is_not_there(seat: int) -> None:
    state = position("hand 7C 8D\nhand 8C 9D\nbout 9 0 0 1 2")
    assert legal_commands(state, seat) == ()
    refusal = why_illegal(state, seat, Take())
    assert refusal is not None
    assert (refusal.code, refusal.facts) == (RefusalCode.NOT_IN_PLAY, {"seat": seat})


REDEAL = RuleSet(deck=24, hand_size=4, redeal="on_request")
SUIT_BY_SUIT = "9C 9D 9H 9S TC TD TH TS JC JD JH JS QC QD QH QS"
"""Dealt to four seats each gets four cards of one suit."""


def test_a_game_with_a_new_deal_has_both_packs_in_its_text() -> None:
    pack = full_pack(24)
    clubs = " ".join(card.code for card in pack)
    head = write_game(record_of(new_game(REDEAL, 4, pack)))
    assert f'[Packs "{clubs}"]' in head
    front = SUIT_BY_SUIT.split()
    suits = " ".join([*front, *(card.code for card in pack if card.code not in front)])
    text = head.replace(clubs, f"{suits} / {clubs}") + "1. 0 request_redeal\n2. 0 keep_hand\n"
    record = read_game(text)
    assert write_game(record) == text
    events = record.events()
    assert [event.type for event in events].count("cards_dealt") == 2
    assert write_game(record_of(events)) == text


def test_a_game_whose_second_pack_is_missing_is_not_played() -> None:
    front = [card_from_code(code) for code in SUIT_BY_SUIT.split()]
    pack = [*front, *(card for card in full_pack(24) if card not in front)]
    text = write_game(record_of(new_game(REDEAL, 4, pack))) + "1. 0 request_redeal\n"
    with pytest.raises(Malformed) as error:
        read_game(text).events()
    assert error.value.field == "Packs"


def test_a_table_looks_as_if_its_discard_pile_and_the_others_hands_were_backs() -> None:
    state = replay(new_game(RuleSet(deck=24, hand_size=1), 2, full_pack(24)))
    seen = state._replace(known=(frozenset(), frozenset(state.hands[1])), discard=state.talon[:2])
    view = view_for(seen, 0)
    assert (view.hands, len(view.discard)) == (state.hands, 2)
    looks = as_it_looks(view)
    assert (looks.hands, looks.discard) == ((state.hands[0], (HIDDEN,)), (HIDDEN, HIDDEN))
    assert looks.trump_card == state.trump_card
