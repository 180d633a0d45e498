"""The knowledge of a seat by its own events: always true, and likely in hand-worked games."""

import random

import pytest

from games.engine import HIDDEN, Card, Event, RuleSet, Suit, Viewer, Watcher, card_from_code, redact
from games.engine import replay as state_of
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    BoutEnded,
    BoutOutcome,
    BoutStarted,
    CardsDealt,
    CardsDrawn,
    CardsLed,
    GameStarted,
    TakeDeclared,
    TrumpShown,
)
from games.engine.view import view_for
from games.knowledge import Knowledge, KnowledgeTracker, knowledge_of
from tests.support.play import opening, steps
from tests.support.redealing import log_dealt_anew, open_cards
from tests.support.rule_sets import random_rules, random_seats


def small_table(rng: random.Random) -> tuple[RuleSet, int]:
    while True:
        rules = random_rules(rng, change=0.25)
        if rules.pack_size <= 56:
            return rules, random_seats(rng, rules)


@pytest.mark.parametrize("seed", range(25))
def test_knowledge_is_true_and_agrees_with_the_view(seed: int) -> None:
    rng = random.Random(f"known {seed}")
    rules, seats = small_table(rng)
    events: list[Event] = [*opening(rules, seats, rng)]
    viewers: list[Viewer] = [*range(seats), Watcher.SPECTATOR]
    watching: dict[Viewer, KnowledgeTracker] = {viewer: KnowledgeTracker() for viewer in viewers}
    told = 0
    for step in steps(state_of(events), rng):
        for viewer in viewers:
            for event in events[told:]:
                watching[viewer].watch(redact(event, viewer))
            knowledge = watching[viewer].knowledge()
            state, view = step.before, view_for(step.before, viewer)
            for seat, hand in enumerate(view.hands):
                shown = {card for card in hand if card is not HIDDEN}
                assert knowledge.held[seat] == shown
                assert knowledge.unknown[seat] == len(hand) - len(shown)
                impossible = {card for card, w in knowledge.weights[seat].items() if not w}
                assert impossible.isdisjoint(state.hands[seat])
            assert (knowledge.talon, knowledge.face_down) == (view.talon, view.hidden)
            assert knowledge.gone == set(view.discard)
            assert knowledge.unseen.isdisjoint(open_cards(state, viewer))
            places = sum(knowledge.unknown) + sum(view.hidden) + view.talon
            assert len(knowledge.unseen) == places - (knowledge.bottom is not None)
        told = len(events)
        events += step.events


@pytest.mark.parametrize("seed", range(10))
def test_another_deal_of_hidden_cards_changes_no_knowledge(seed: int) -> None:
    rng = random.Random(f"anew {seed}")
    events: list[Event] = [*opening(*small_table(rng), rng)]
    for number, step in enumerate(steps(state_of(events), rng)):
        if number % 9 == 0:
            seat = rng.randrange(step.before.seats)
            others = log_dealt_anew(events, step.before, seat, rng)
            assert knowledge_of([redact(event, seat) for event in events]) == knowledge_of(
                [redact(event, seat) for event in others]
            )
        events += step.events


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card_from_code(code) for code in text.split())


def card(code: str) -> Card:
    return card_from_code(code)


HAND = cards("6C TC 7D TD 8S AH")


def game(*events: Event, rules: RuleSet | None = None, leader: int = 0) -> Knowledge:
    """Return the knowledge of seat 0 in a duel: hearts are trumps, and it was dealt HAND."""
    talon = (HIDDEN,) * 23 + cards("QH")
    dealt = CardsDealt(1, (HAND, (HIDDEN,) * 6), ((), ()), talon, card("QH"), None, Suit.HEARTS)
    shown = TrumpShown(1, card("8H"))
    started = GameStarted(rules or RuleSet(), 2, forehand=0)
    bout = BoutStarted(1, leader=leader, defender=1 - leader, limit=6)
    return knowledge_of([started, dealt, shown, bout, *events])


def test_nobody_holds_a_lower_trump_than_the_one_that_is_shown() -> None:
    known = game()
    assert known.held == (frozenset(HAND), frozenset({card("8H")}))
    assert known.chance(1, card("6H")) == known.chance(1, card("7H")) == 0
    # Five of the 26 other cards that were not seen are in the hand.
    assert known.chance(1, card("9H")) == pytest.approx(5 / 26)


def test_nobody_holds_a_trump_if_none_is_shown() -> None:
    talon = (HIDDEN,) * 23 + cards("QH")
    hand = cards("6C TC 7D TD 8S AS")
    known = knowledge_of(
        [
            GameStarted(RuleSet(), 2, forehand=0),
            CardsDealt(1, (hand, (HIDDEN,) * 6), ((), ()), talon, card("QH"), None, Suit.HEARTS),
            BoutStarted(1, leader=0, defender=1, limit=6),
        ]
    )
    assert known.chance(1, card("AH")) == 0


def test_cards_drawn_later_may_be_what_could_not_be_held_before() -> None:
    known = game(
        CardsLed(0, cards("6C")),
        AttackBeaten(1, card("6C"), card("7C")),
        BoutEnded(BoutOutcome.BEATEN_OFF, 1, cards("6C 7C"), 0),
        CardsDrawn(0, cards("KS"), 23),
        CardsDrawn(1, (HIDDEN,), 22),
    )
    # One of the five unknown cards is new.
    assert known.weight(1, card("6H")) == pytest.approx(1 / 5)


def test_a_player_who_takes_likely_had_nothing_to_beat_with() -> None:
    known = game(CardsLed(0, cards("6C")), TakeDeclared(1))
    assert known.weight(1, card("7C")) < known.weight(1, card("9H")) < 1
    assert known.weight(1, card("7S")) == 1


def test_of_two_open_attacks_one_is_enough_to_take() -> None:
    rules = RuleSet(throw_in="all")
    one = game(CardsLed(0, cards("TC")), TakeDeclared(1), rules=rules)
    two = game(CardsLed(0, cards("TC TD")), TakeDeclared(1), rules=rules)
    assert one.weight(1, card("JC")) < two.weight(1, card("JC")) < 1


def test_a_player_who_beats_dearly_likely_had_nothing_cheaper() -> None:
    known = game(CardsLed(0, cards("6C")), AttackBeaten(1, card("6C"), card("KC")))
    assert known.weight(1, card("QC")) < 1
    assert known.weight(1, card("AC")) == known.weight(1, card("9H")) == 1
    by_trump = game(CardsLed(0, cards("6C")), AttackBeaten(1, card("6C"), card("KH")))
    assert by_trump.weight(1, card("AC")) < 1
    assert by_trump.weight(1, card("9H")) < 1


def test_a_player_who_leads_likely_holds_nothing_lower() -> None:
    known = game(CardsLed(1, cards("9D")), leader=1)
    assert known.weight(1, card("8C")) < 1
    assert known.weight(1, card("9S")) == known.weight(1, card("9H")) == 1


def test_a_player_who_adds_nothing_likely_holds_nothing_that_fits() -> None:
    lead = CardsLed(1, cards("9D")), AttackBeaten(0, card("9D"), card("TD"))
    known = game(*lead, AttackerDone(1), leader=1)
    assert known.weight(1, card("9S")) < 1
    assert known.weight(1, card("TS")) < 1
    assert known.weight(1, card("JS")) == 1
    again = game(*lead, AttackerDone(1), AttackerDone(1), leader=1)
    assert again.weight(1, card("9S")) == known.weight(1, card("9S"))


@pytest.mark.parametrize(("transfer", "is_less"), [("on", True), ("off", False)])
def test_a_player_who_could_have_transferred_likely_holds_no_card_of_the_rank(
    transfer: str, is_less: bool
) -> None:
    rules = RuleSet.from_json({} if transfer == "off" else {"transfer": transfer})
    beaten = CardsLed(0, cards("6C")), AttackBeaten(1, card("6C"), card("7C"))
    assert (game(*beaten, rules=rules).weight(1, card("6S")) < 1) == is_less


def test_the_chances_of_a_hand_make_its_number_of_cards() -> None:
    known = game(CardsLed(0, cards("6C")), AttackBeaten(1, card("6C"), card("KC")))
    chances = [known.chance(1, unseen) for unseen in known.unseen]
    assert sum(chances) == pytest.approx(4, abs=1e-3)
    assert known.chance(0, card("TC")) == 1
    assert known.chance(1, card("TC")) == 0


@pytest.mark.parametrize(
    "events",
    [
        pytest.param([], id="none"),
        pytest.param([GameStarted(RuleSet(), 2, 0)], id="not dealt"),
        pytest.param([TrumpShown(1, card("8H"))], id="not begun"),
    ],
)
def test_events_that_do_not_begin_with_a_deal_are_refused(events: list[Event]) -> None:
    with pytest.raises(ValueError, match=r"begins|dealt"):
        knowledge_of(events)
