"""Acts observed in one game, worked out by hand."""

from games.engine import RuleSet, card_from_code
from games.engine.cards import Card, Suit
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    BoutEnded,
    BoutOutcome,
    BoutStarted,
    CardsDealt,
    CardsLed,
    CardThrownIn,
    EndReason,
    Event,
    GameEnded,
    GameStarted,
    PlayerOut,
)
from games.ratings.system.behaviour import Behaviour, Observation, observations

PEOPLE = {0: 10, 1: 11, 2: 12}
HANDS = ("6C 6D 9C", "7C 7D KS", "7H 6H 9D")
"""Spades are trumps."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(card_from_code, text.split()))


def card(code: str) -> Card:
    return card_from_code(code)


def begun(hands: tuple[str, ...] = HANDS) -> list[Event]:
    """A game in its first bout: seat 0 leads against seat 1."""
    return [
        GameStarted(rules=RuleSet(), seats=len(hands), forehand=0),
        CardsDealt(
            number=1,
            hands=tuple(map(cards, hands)),
            hidden=((),) * len(hands),
            talon=cards("8S 6S"),
            trump_card=card("6S"),
            trump_holder=None,
            trump=Suit.SPADES,
        ),
        BoutStarted(number=1, leader=0, defender=1, limit=5),
    ]


def bout() -> list[Event]:
    """Seat 0 leads 6C, which 7C beats, and throws 6D in, which 7D beats; seat 2 is done at once."""
    return [
        *begun(),
        CardsLed(seat=0, cards=cards("6C")),
        AttackBeaten(seat=1, attack=card("6C"), card=card("7C")),
        AttackerDone(seat=2),
        CardThrownIn(seat=0, card=card("6D")),
        AttackBeaten(seat=1, attack=card("6D"), card=card("7D")),
        AttackerDone(seat=0),
        AttackerDone(seat=2),
        BoutEnded(
            outcome=BoutOutcome.BEATEN_OFF, defender=1, cards=cards("6C 7C 6D 7D"), idle_bouts=0
        ),
    ]


def ended() -> list[Event]:
    return [
        PlayerOut(seat=0, place=1),
        PlayerOut(seat=1, place=2),
        GameEnded(reason=EndReason.DURAK, durak=2, places=(1, 2, 3)),
    ]


def test_leads_and_throw_ins_of_a_bout_are_observed_once_each() -> None:
    # Of 6C, 6D and 9C the defender's 7C and 7D beat two: four quarters by 2 of 3 is group 2.
    # Seat 0 has 6D to throw in, seat 2 has 7H and 6H and throws in nothing.
    assert observations(bout(), PEOPLE) == [
        Observation(10, (11,), Behaviour.EASY_LEADS, "3 talon 2", is_taken=True),
        Observation(12, (11,), Behaviour.SPARES, "3 other beating talon 2", is_taken=True),
        Observation(10, (11,), Behaviour.SPARES, "3 leader beating talon 1", is_taken=False),
    ]


def test_a_second_chance_of_a_game_towards_the_same_seat_does_not_count() -> None:
    again: list[Event] = [
        BoutStarted(number=2, leader=0, defender=1, limit=6),
        CardsLed(seat=0, cards=cards("9C")),
        BoutEnded(outcome=BoutOutcome.TAKEN, defender=1, cards=cards("9C"), idle_bouts=0),
    ]
    assert len(observations([*bout(), *again], PEOPLE)) == 3


def test_a_hard_lead_is_a_chance_that_was_not_taken() -> None:
    log = [*begun(), CardsLed(seat=0, cards=cards("9C"))]
    assert observations(log, PEOPLE) == [
        Observation(10, (11,), Behaviour.EASY_LEADS, "3 talon 2", is_taken=False)
    ]


def test_a_lead_without_a_choice_between_easy_and_hard_is_no_chance() -> None:
    hands = ("6C 6D", "7C 7D KS", "7H 6H 9D")
    assert observations([*begun(hands), CardsLed(seat=0, cards=cards("6C"))], PEOPLE) == []


def test_who_is_the_durak_is_observed_beside_everybody_else() -> None:
    rows = [row for row in observations([*bout(), *ended()], PEOPLE) if len(row.others) == 2]
    assert rows == [
        Observation(10, (11, 12), Behaviour.SAFE_BESIDE, "3", is_taken=True),
        Observation(11, (10, 12), Behaviour.SAFE_BESIDE, "3", is_taken=True),
        Observation(12, (10, 11), Behaviour.SAFE_BESIDE, "3", is_taken=False),
    ]


def test_those_who_left_and_bots_neither_act_nor_are_helped() -> None:
    rows = observations([*bout(), *ended()], {0: 10, 2: 12})
    assert [(row.actor, row.others, row.behaviour) for row in rows] == [
        (10, (), Behaviour.EASY_LEADS),
        (12, (), Behaviour.SPARES),
        (10, (), Behaviour.SPARES),
        (10, (12,), Behaviour.SAFE_BESIDE),
        (12, (10,), Behaviour.SAFE_BESIDE),
    ]


def test_a_table_of_two_is_not_observed() -> None:
    log = [*begun(HANDS[:2]), CardsLed(seat=0, cards=cards("6C"))]
    assert observations(log, {0: 10, 1: 11}) == []
