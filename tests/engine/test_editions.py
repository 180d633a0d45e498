"""Games of the first edition of the rules are played on, and read, as they were."""

import pytest

from games.engine import RefusalCode, RuleSet, awaited_seats, new_game, replay
from games.engine.deck import full_pack
from games.engine.editions import EDITION, FIRST_EDITION
from games.engine.errors import Malformed
from games.engine.events import GameStarted
from games.engine.notation import read_game, read_position, record_of, write_game, write_position
from games.engine.wire import event_from_json, event_to_json
from tests.support.positions import legal, play, position, refusal


def test_new_games_are_played_by_the_newest_edition() -> None:
    state = replay(new_game(RuleSet(), 2, full_pack(36)))
    assert state.edition == EDITION == 2


def test_an_event_that_names_no_edition_is_of_the_first() -> None:
    old = {"type": "game_started", "rules": {}, "seats": 2, "forehand": 0, "leader": None}
    event = event_from_json(old)
    assert event == GameStarted(RuleSet(), 2, 0, edition=FIRST_EDITION)
    assert event_to_json(event) == old
    assert event_from_json({**old, "edition": 2}) == GameStarted(RuleSet(), 2, 0, edition=2)


def test_a_position_names_its_edition_and_is_of_the_newest_otherwise() -> None:
    for edition in (FIRST_EDITION, EDITION):
        state = replay(new_game(RuleSet(), 2, full_pack(36), edition=edition))
        text = write_position(state)
        assert read_position(text) == state
        unnamed = text.replace(f"edition {edition}\n", "")
        assert read_position(unnamed).edition == EDITION
        assert read_position(unnamed, edition=FIRST_EDITION).edition == FIRST_EDITION
    text = write_position(replay(new_game(RuleSet(), 2, full_pack(36))))
    with pytest.raises(Malformed, match="editions of the rules are 1, 2"):
        read_position(text.replace("edition 2", "edition 3"))
    with pytest.raises(Malformed, match="says yes"):
        read_position(text.replace("edition 2", "beaten_off maybe\nedition 2"))


def test_a_game_names_its_edition_and_is_of_the_first_otherwise() -> None:
    events = new_game(RuleSet(), 2, full_pack(36))
    text = write_game(record_of(events))
    assert '[Edition "2"]' in text
    assert read_game(text).events() == events
    old = new_game(RuleSet(), 2, full_pack(36), edition=FIRST_EDITION)
    unnamed = text.replace('[Edition "2"]\n', "")
    assert write_game(record_of(old)) == unnamed
    assert read_game(unnamed).events() == old
    with pytest.raises(Malformed, match="Edition: The editions of the rules are 1, 2"):
        read_game(text.replace('[Edition "2"]', '[Edition "9"]'))


def test_in_the_first_edition_two_players_and_drawing_counted_towards_a_draw() -> None:
    text = "hand 7C 8C\nhand 7D 8D\ntalon 6S 6C 6D 6H\nidle 39\nbout 60 0 0 1 2\nedition 1"
    over = play(position(text), "0 lead 7C", "1 take", "0 done")
    assert (over.reason, over.places) == ("no_progress", (1, 1))


def test_in_the_first_edition_an_empty_hand_was_not_asked() -> None:
    text = 'rules {"cheating": true}\nhand 7C\nhand 8D\nbout 9 0 0 1 1\nedition 1'
    assert play(position(text), "0 lead 7C", "1 beat 7C 8D").reason == "draw"
    three = text.replace("hand 8D", "hand 8D 9D\nhand TC")
    state = play(position(three), "0 lead 7C", "1 beat 7C 8D")
    assert awaited_seats(state) == (2,)
    assert legal(state, 0) == ["call_cheat 8D"]
    assert refusal(state, "0 done").code is RefusalCode.NOT_ASKED


def test_in_the_first_edition_a_wrong_call_cost_no_right() -> None:
    text = 'rules {"cheating": true}\nhand 7C 9D\nhand 8D 9S\nbout 9 0 0 1 2\nedition 1'
    state = play(position(text), "0 lead 7C", "1 call_cheat 7C", "0 throw_in 9D")
    assert "call_cheat 9D" in legal(state, 1)
    assert read_position(write_position(state)) == state
    penalty = text.replace('"cheating": true', '"cheating": true, "cheat_penalty": 1')
    drawn = play(position(f"{penalty}\ntalon 6S 6C"), "0 lead 7C", "1 call_cheat 7C")
    assert drawn.bout is not None
    assert not drawn.bout.drew


def test_in_the_first_edition_turns_went_round_by_seats_also_side_by_side() -> None:
    state = position(
        """
        rules {"teams": 2, "team_seating": "together"}
        hand 7C 8D 9D
        hand 7S JD QD
        hand 8C 9C TC
        hand 7D 8S 9S
        talon 6S AH
        bout 2 0 0 2 3
        edition 1
        """
    )
    state = play(state, "0 lead 7C", "2 beat 7C 8C", "0 done", "1 done")
    assert state.bout is not None
    assert (state.bout.leader, state.bout.defender) == (2, 0)
    assert not state.beaten_off
