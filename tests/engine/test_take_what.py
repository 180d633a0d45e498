"""rules.md 3 `take_what`: the defender who takes picks up the table, or what is not beaten.

Source: the printed rules of simple durak, as pagat.com tells them.
"""

from games.engine import Event
from games.engine.cards import card_from_code
from games.engine.events import BoutEnded
from games.engine.notation import read_event, write_event
from games.engine.wire import event_from_json, event_to_json
from tests.support.positions import codes, events_of, hand, play, position

TABLE = """
rules {"take_what": "unbeaten"}
hand 7C 7D 9S
hand 8C 9C TC
hand 7S 8D TD
talon 6S AH
bout 2 0 0 1 3
"""


def ended(events: tuple[Event, ...]) -> BoutEnded:
    return next(event for event in events if isinstance(event, BoutEnded))


def test_only_what_is_not_beaten_is_picked_up_and_the_rest_is_discarded() -> None:
    state = play(position(TABLE), "0 lead 7C 7D", "1 beat 7C 8C", "1 take")
    event = ended(events_of(state, "2 throw_in 7S"))
    assert (codes(event.cards), codes(event.discarded)) == ("7D 7S", "7C 8C")
    after = play(state, "2 throw_in 7S")
    assert hand(after, 1) == "9C TC 7D 7S"
    assert set(event.discarded) <= set(after.discard)
    assert not after.beaten_off
    # The next player after the defender leads, as after any take.
    assert after.bout is not None
    assert after.bout.leader == 2


def test_the_whole_table_is_picked_up_otherwise() -> None:
    state = position(TABLE.replace("unbeaten", "table"))
    state = play(state, "0 lead 7C 7D", "1 beat 7C 8C", "1 take", "0 done")
    event = ended(events_of(state, "2 done"))
    assert (codes(event.cards), event.discarded) == ("7C 8C 7D", ())
    assert hand(play(state, "2 done"), 1) == "7C 8C 9C TC 7D"


def test_cards_that_leave_play_keep_the_game_from_being_drawn() -> None:
    text = """
        rules {"take_what": "unbeaten"}
        hand 7C 7D 9S
        hand 8C 9C TC
        hand 8S 8D TD
        idle 7
        bout 60 0 0 1 3
        """
    state = play(position(text), "0 lead 7C 7D")
    assert play(state, "1 beat 7C 8C", "1 take", "0 done", "2 done").idle_bouts == 0
    assert play(state, "1 take", "0 done", "2 done").idle_bouts == 8


def test_a_player_who_takes_nothing_with_an_empty_hand_is_out() -> None:
    """If taking is allowed at any time, everything may be beaten, and nothing is picked up."""
    text = """
        rules {"take_what": "unbeaten", "take_when": "any_time", "cheating": true}
        hand 7C 9D
        hand 8C
        hand 7S 8D
        bout 9 0 0 1 1
        """
    state = play(position(text), "0 lead 7C", "1 beat 7C 8C", "1 take", "0 done")
    event = ended(events_of(state, "2 done"))
    assert (event.outcome, event.cards, codes(event.discarded)) == ("taken", (), "7C 8C")
    after = play(state, "2 done")
    assert after.places == (None, 1, None)


def test_discarded_cards_are_written_and_read() -> None:
    state = play(position(TABLE), "0 lead 7C 7D", "1 beat 7C 8C", "1 take", "0 done")
    event = ended(events_of(state, "2 done"))
    assert event_to_json(event)["discarded"] == ["7C", "8C"]
    assert event_from_json(event_to_json(event)) == event
    assert read_event(write_event(event)) == event
    beaten = ended(events_of(play(position(TABLE), "0 lead 7C", "1 take", "0 done"), "2 done"))
    assert "discarded" not in event_to_json(beaten)


def test_a_wild_six_that_was_beaten_is_discarded_as_itself() -> None:
    text = """
        rules {"take_what": "unbeaten", "wild_six": "all"}
        hand 6C 6D 9S
        hand 8C 9C TC
        talon 6S AH
        bout 2 0 0 1 3
        """
    state = play(position(text), "0 lead 6C 6D=C", "1 beat 6D=C 8C", "1 take")
    event = ended(events_of(state, "0 done"))
    assert event.cards == (card_from_code("6C"),)
    assert codes(event.discarded) == "6D 8C"
