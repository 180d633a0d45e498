"""rules.md 2.1 and 2.2: the deal, the trump card, and the first leader."""

import pytest

from games.engine import PRESETS, Card, InvalidRules, RuleSet, new_game, replay
from games.engine.cards import card_from_code
from games.engine.deck import full_pack, pack_by
from games.engine.events import BoutStarted, CardsDealt, Event, TrumpShown
from games.engine.rules import Preset
from tests.support.positions import codes, hand, legal


def pack_of(rules: RuleSet, first: str) -> list[Card]:
    """Return the rule set's pack, beginning with these cards, the others sorted behind them."""
    front = [card_from_code(code) for code in first.split()]
    rest = [card for card in pack_by(rules) if card not in front]
    return front + rest


def dealt(events: tuple[Event, ...]) -> CardsDealt:
    return next(event for event in events if isinstance(event, CardsDealt))


def opened(events: tuple[Event, ...]) -> BoutStarted:
    return next(event for event in events if isinstance(event, BoutStarted))


def shown(events: tuple[Event, ...]) -> list[tuple[int, str]]:
    return [(event.seat, event.card.code) for event in events if isinstance(event, TrumpShown)]


TWO_EACH = RuleSet(hand_size=2)


def test_cards_are_dealt_one_at_a_time_clockwise_from_the_forehand() -> None:
    pack = pack_of(TWO_EACH, "6C 7C 8C 9C TC JC QC")
    deal = dealt(new_game(TWO_EACH, 3, pack, forehand=1))
    assert [codes(cards) for cards in deal.hands] == ["8C JC", "6C 9C", "7C TC"]


def test_the_next_card_is_turned_up_and_drawn_last() -> None:
    pack = pack_of(TWO_EACH, "6C 7C 8C 9C TC JC QH KS")
    events = new_game(TWO_EACH, 3, pack)
    deal = dealt(events)
    assert deal.trump_card is not None
    assert (deal.trump_card.code, deal.trump_holder, deal.trump) == ("QH", None, "H")
    assert deal.talon[0].code == "KS"
    assert deal.talon[-1].code == "QH"
    assert len(deal.talon) == 30
    assert replay(events).trump == "H"


def test_when_nothing_is_left_the_last_card_dealt_is_trump_and_stays_in_its_hand() -> None:
    pack = [*full_pack(36)]
    rules = RuleSet()
    events = new_game(rules, 6, pack, forehand=2)
    deal = dealt(events)
    assert deal.talon == ()
    assert deal.trump_card is not None
    assert (deal.trump_card.code, deal.trump_holder) == ("AS", 1)
    state = replay(events)
    assert "AS" in hand(state, 1)
    assert state.trump == "S"
    assert card_from_code("AS") in state.known[1]


def test_a_fixed_trump_suit_turns_no_card_up() -> None:
    deal = dealt(new_game(RuleSet(trump="spades"), 2, full_pack(36)))
    assert (deal.trump_card, deal.trump, len(deal.talon)) == (None, "S", 24)


def test_a_fixed_trump_suit_is_trump_from_the_deal_on_and_not_before() -> None:
    events = new_game(RuleSet(trump="spades"), 2, full_pack(36))
    assert [event.type for event in events[:2]] == ["game_started", "cards_dealt"]
    assert [replay(events[:count]).trump for count in (1, 2)] == [None, "S"]


@pytest.mark.parametrize("trump", ["none", "cycle"])
def test_without_a_trump_suit_the_forehand_leads(trump: str) -> None:
    rules = RuleSet.from_json({"trump": trump})
    events = new_game(rules, 3, full_pack(36), forehand=2)
    assert shown(events) == []
    assert opened(events).leader == 2


def test_the_holder_of_the_lowest_trump_leads_and_shows_it() -> None:
    pack = pack_of(TWO_EACH, "9H 6C 8H TC 7C AH QH")
    events = new_game(TWO_EACH, 3, pack, forehand=0)
    assert shown(events) == [(2, "8H")]
    assert (opened(events).leader, opened(events).defender) == (2, 0)


def test_the_shown_trump_is_known_to_all_and_still_in_its_hand() -> None:
    state = replay(new_game(TWO_EACH, 3, pack_of(TWO_EACH, "9H 6C 8H TC 7C AH QH")))
    assert hand(state, 2) == "8H AH"
    assert [codes(tuple(known)) for known in state.known] == ["", "", "8H"]


def test_the_turned_up_card_is_in_no_hand_and_decides_nothing() -> None:
    pack = pack_of(TWO_EACH, "9H 6C 8H TC 7C AH 6H")
    assert shown(new_game(TWO_EACH, 3, pack)) == [(2, "8H")]


def test_the_trump_card_in_a_hand_can_be_the_lowest_trump() -> None:
    rules = RuleSet(deck=24, hand_size=6)
    cards = "9C TC JC QC KC AC 9D TD JD QD KD AD TH JH QH KH AH 9S TS JS QS KS AS 9H"
    events = new_game(rules, 4, pack_of(rules, cards), forehand=0)
    assert shown(events) == [(3, "9H")]
    assert opened(events).leader == 3


def test_no_trump_in_any_hand_lets_the_forehand_lead() -> None:
    pack = pack_of(TWO_EACH, "6C 7C 8C 9C TC JC QH")
    events = new_game(TWO_EACH, 3, pack, forehand=1)
    assert shown(events) == []
    assert (opened(events).leader, opened(events).defender) == (1, 2)


@pytest.mark.parametrize(("forehand", "leader"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_equal_lowest_trumps_the_one_nearest_clockwise_from_the_forehand_leads(
    forehand: int, leader: int
) -> None:
    rules = RuleSet(deck=24, decks=2, hand_size=1)
    cards = {0: "9H", 1: "TC", 2: "9H2", 3: "AH"}
    order = " ".join(cards[(forehand + step) % 4] for step in range(4))
    events = new_game(rules, 4, pack_of(rules, f"{order} KH"), forehand=forehand)
    assert opened(events).leader == leader


def test_of_equal_lowest_trumps_in_one_hand_the_first_is_shown() -> None:
    rules = RuleSet(deck=24, decks=2, hand_size=2)
    events = new_game(rules, 2, pack_of(rules, "TC 9H TD 9H2 KH"))
    assert shown(events) == [(1, "9H")]
    assert opened(events).leader == 1


def test_with_first_leader_forehand_no_trump_is_shown() -> None:
    rules = RuleSet(hand_size=2, first_leader="forehand")
    events = new_game(rules, 3, pack_of(rules, "9H 6C 8H TC 7C AH QH"), forehand=1)
    assert shown(events) == []
    assert opened(events).leader == 1


def test_the_leader_may_open_with_any_card_not_only_the_shown_trump() -> None:
    state = replay(new_game(TWO_EACH, 3, pack_of(TWO_EACH, "9H 6C 8H TC 7C KC QH")))
    assert legal(state, 2) == ["lead KC", "lead 8H"]


@pytest.mark.parametrize(
    ("deck", "lowest", "highest"),
    [(24, "9C", "AS"), (32, "7C", "AS"), (36, "6C", "AS"), (52, "2C", "AS")],
)
def test_packs_have_four_suits_from_their_lowest_rank(deck: int, lowest: str, highest: str) -> None:
    pack = full_pack(deck)
    assert len(pack) == len(set(pack)) == deck
    assert (pack[0].code, pack[-1].code) == (lowest, highest)
    assert codes(full_pack(24)).split()[:7] == ["9C", "TC", "JC", "QC", "KC", "AC", "9D"]


def test_further_packs_follow_the_first_with_copy_numbers() -> None:
    pack = full_pack(24, 3)
    assert [pack[index].code for index in (0, 23, 24, 47, 48, 71)] == [
        *("9C", "AS", "9C2", "AS2", "9C3", "AS3"),
    ]


@pytest.mark.parametrize("change", ["missing", "double", "foreign"])
def test_a_pack_that_is_not_the_rule_sets_is_refused(change: str) -> None:
    pack = list(full_pack(36))
    match change:
        case "missing":
            pack.pop()
        case "double":
            pack[0] = pack[1]
        case _:
            pack[0] = card_from_code("2C")
    with pytest.raises(ValueError, match=r"^every card .* must be there exactly once$"):
        new_game(RuleSet(), 2, pack)


@pytest.mark.parametrize(
    ("options", "seats", "accepted"),
    [
        ({}, 6, True),
        ({}, 7, False),
        ({}, 1, False),
        ({"deck": 24}, 4, True),
        ({"deck": 24}, 5, False),
        ({"deck": 52, "decks": 2}, 12, True),
        ({"deck": 52, "decks": 3, "hand_size": 2}, 13, False),
        ({"deck": 52, "hand_size": 9}, 5, True),
        ({"deck": 52, "hand_size": 9}, 6, False),
    ],
)
def test_seats_are_two_to_twelve_and_no_more_than_the_pack_can_deal_to(
    options: dict[str, object], seats: int, accepted: bool
) -> None:
    rules = RuleSet.from_json(options)
    pack = pack_by(rules)
    if accepted:
        assert len(dealt(new_game(rules, seats, pack)).hands) == seats
    else:
        with pytest.raises(InvalidRules) as error:
            new_game(rules, seats, pack)
        assert [problem.field for problem in error.value.problems] == ["seats"]


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_every_preset_can_be_dealt_to_all_its_seat_numbers(preset: Preset) -> None:
    pack = pack_by(preset.rules)
    for seats in range(preset.min_seats, preset.max_seats + 1):
        assert replay(new_game(preset.rules, seats, pack)).phase in {"lead", "redeal"}
