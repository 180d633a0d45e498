"""rules.md 2.11: the durak's epaulettes, when the last attack was made with sixes only."""

import pytest

from games.engine import Watcher, view_for
from games.engine.events import GameEnded
from games.engine.notation import read_event, read_position, write_event, write_position
from games.engine.wire import event_from_json, event_to_json, view_to_json
from tests.support.positions import events_of, play, position

LAST = "hand 6C 6D\nhand 8H 9S KD\nbout 9 0 0 1 2"
PLAIN = "hand 7C\nhand 8H 9S\nbout 9 0 0 1 2"


def end_of(text: str, *moves: str) -> GameEnded:
    state = position(text)
    for move in moves[:-1]:
        state = play(state, move)
    end = events_of(state, moves[-1])[-1]
    assert isinstance(end, GameEnded)
    return end


@pytest.mark.parametrize(
    ("hand", "lead", "sixes"),
    [
        ("6C", "6C", 1),
        ("6C 6D", "6C 6D", 2),
        ("6C 6D 6S", "6C 6D 6S", 3),
        ("6C 6D 6H 6S", "6C 6D 6H 6S", 4),
        ("7C 7D", "7C 7D", 0),
    ],
)
def test_the_sixes_of_the_last_attack_are_counted(hand: str, lead: str, sixes: int) -> None:
    text = f"hand {hand}\nhand 8H 9S KD TD JD\nbout 9 0 0 1 4"
    end = end_of(text, f"0 lead {lead}")
    assert (end.reason, end.durak, end.epaulettes) == ("durak", 1, sixes)


def test_another_card_among_them_and_there_are_none() -> None:
    text = "hand 6C 8D\nhand 8H 9S KD\nbout 9 0 0 1 2"
    end = end_of(text, "0 lead 6C", "1 beat 6C 8H", "0 throw_in 8D")
    assert (end.durak, end.epaulettes) == (1, 0)


def test_sixes_thrown_in_and_added_after_a_take_count_too() -> None:
    text = "hand 6C\nhand 8H 9S KD\nhand 6D 6S\nplaces - - -\nbout 9 0 0 1 3"
    end = end_of(text, "0 lead 6C", "1 take", "2 throw_in 6D", "2 throw_in 6S")
    assert (end.durak, end.epaulettes, end.places) == (1, 3, (1, 3, 2))


def test_a_durak_who_attacked_last_has_none() -> None:
    """Seat 1 beats the six with its last card; seat 0 attacked, and is left with a king."""
    end = end_of("hand 6C KD\nhand 8C\nbout 9 0 0 1 1", "0 lead 6C", "1 beat 6C 8C")
    assert (end.durak, end.epaulettes) == (0, 0)


def test_the_table_may_have_been_cleared_before_the_end() -> None:
    """With cheating nobody is out before the bout is over."""
    text = f'rules {{"cheating": true}}\n{LAST}'
    end = end_of(text, "0 lead 6C 6D", "1 take", "0 done")
    assert (end.durak, end.epaulettes) == (1, 2)


def test_a_draw_has_none_and_without_draws_the_defender_has_them() -> None:
    text = "hand 6C\nhand 8C\nbout 9 0 0 1 1"
    end = end_of(text, "0 lead 6C", "1 beat 6C 8C")
    assert (end.reason, end.epaulettes) == ("draw", 0)
    lost = end_of(f'rules {{"draws": false}}\n{text}', "0 lead 6C", "1 beat 6C 8C")
    assert (lost.durak, lost.epaulettes) == (1, 1)


def test_a_wild_six_is_a_six_under_any_name() -> None:
    text = f'rules {{"wild_six": "all"}}\n{LAST}'
    assert end_of(text, "0 lead 6C=S 6D").epaulettes == 2


def test_in_the_first_edition_nobody_counted_them() -> None:
    assert end_of(f"{LAST}\nedition 1", "0 lead 6C 6D").epaulettes == 0


def test_they_are_written_and_read_and_seen_by_all() -> None:
    end = end_of(LAST, "0 lead 6C 6D")
    assert event_to_json(end)["epaulettes"] == 2
    assert event_from_json(event_to_json(end)) == end
    assert read_event(write_event(end)) == end
    over = play(position(LAST), "0 lead 6C 6D")
    assert read_position(write_position(over)) == over
    assert [view_for(over, viewer).epaulettes for viewer in (0, Watcher.SPECTATOR)] == [2, 2]
    assert view_to_json(view_for(over, 1))["epaulettes"] == 2
    plain = play(position(PLAIN), "0 lead 7C")
    assert "epaulettes" not in view_to_json(view_for(plain, 1))
    assert "epaulettes" not in event_to_json(end_of(PLAIN, "0 lead 7C"))
