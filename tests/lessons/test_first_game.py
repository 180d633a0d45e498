"""The first game as it is written teaches what it should, and ends as it should."""

from games.engine import new_game, replay, view_for
from games.engine.commands import Beat, Done, Lead, Take, ThrowIn, Transfer
from games.engine.deck import full_pack
from games.lessons.first_game import FIRST_GAME
from games.lessons.script import LEARNER


def test_its_pack_is_a_whole_pack() -> None:
    assert sorted(card.code for card in FIRST_GAME.pack) == sorted(
        card.code for card in full_pack(FIRST_GAME.rules.deck)
    )


def test_the_learner_gives_every_kind_of_command_in_five_minutes() -> None:
    own = [move.command for move in FIRST_GAME.moves if move.seat == LEARNER]
    assert {type(command) for command in own} == {Lead, ThrowIn, Beat, Transfer, Take, Done}
    assert len(own) <= 20


def test_the_learner_goes_out_first_and_the_bot_is_the_durak() -> None:
    end = FIRST_GAME.end
    assert (end.places, end.durak) == ((1, 2), 1)


def test_one_attack_is_beaten_with_a_trump_by_the_learner() -> None:
    beats = [
        move.command
        for move in FIRST_GAME.moves
        if move.seat == LEARNER and isinstance(move.command, Beat)
    ]
    assert [beat.attack.code for beat in beats if beat.card.suit is FIRST_GAME.end.trump] == ["KD"]


def test_a_seat_that_sees_the_script_is_told_its_next_command_and_no_other() -> None:
    first = FIRST_GAME.moves[0]
    state = replay(new_game(FIRST_GAME.rules, FIRST_GAME.seats, FIRST_GAME.pack))
    own, other = view_for(state, LEARNER), view_for(state, 1)
    assert FIRST_GAME.answer(first.version, own) == first.command
    assert FIRST_GAME.answer(first.version, other) is None
    assert FIRST_GAME.answer(first.version + 1, own) is None
