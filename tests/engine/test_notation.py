"""The notation of commands, positions and games: read back as written, refused with a place."""

import pytest

from games.engine import HIDDEN, Event, Malformed, RuleSet, card_from_code, new_game, replay
from games.engine.deck import full_pack
from games.engine.events import (
    BoutEnded,
    BoutOutcome,
    CardsDrawn,
    CardThrownIn,
    EndReason,
    GameEnded,
    GameStarted,
)
from games.engine.notation import (
    events,
    read_command,
    read_event,
    read_game,
    read_position,
    record_of,
    write_command,
    write_event,
    write_game,
    write_position,
)
from games.engine.notation.games import move_of

RULES = RuleSet(deck=24)
START = write_position(replay(new_game(RULES, 2, full_pack(24))))
GAME = write_game(record_of(new_game(RULES, 2, full_pack(24))))


@pytest.mark.parametrize(
    "text",
    [
        *("lead 7S", "lead 7C 7S", "throw_in TH2", "beat 7S 9S", "transfer 7D", "take", "done"),
        *("lead 6H=S", "swap_trump 6H", "keep_hand", "request_redeal", "show_transfer 7H"),
    ],
)
def test_commands_are_read_back_as_written(text: str) -> None:
    assert write_command(read_command(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "pass", "lead", "lead -", "lead 1S", "throw_in", "throw_in 7S 7C", "beat 7S"),
        *("take 7S", "done done", "LEAD 7S", "beat 7S 9S TS", "transfer"),
    ],
)
def test_an_invalid_command_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        read_command(text)


EVENTS = {
    "bout_ended outcome=taken defender=1 cards=7S,9S idle_bouts=3": BoutEnded(
        BoutOutcome.TAKEN, 1, (card_from_code("7S"), card_from_code("9S")), 3
    ),
    "card_thrown_in seat=11 card=6D=S": CardThrownIn(11, card_from_code("6D=S")),
    "cards_drawn seat=0 cards=?? talon=12 shown=-": CardsDrawn(0, (HIDDEN,), 12),
    "game_ended reason=draw durak=- places=1,1,3 losing_teams=-": GameEnded(
        EndReason.DRAW, None, (1, 1, 3)
    ),
    "game_started rules={} seats=2 forehand=1 leader=0": GameStarted(RuleSet(), 2, 1, 0),
}


@pytest.mark.parametrize(("text", "event"), EVENTS.items(), ids=list(EVENTS))
def test_events_are_written_and_read_back(text: str, event: Event) -> None:
    assert write_event(event) == text
    assert read_event(text) == event


@pytest.mark.parametrize(("value", "word"), [(True, "true"), (False, "false")])
def test_a_fact_that_is_true_or_false_is_written_so(value: bool, word: str) -> None:
    assert events._write(value) == word
    assert events._reader(bool)(word, "cheat") is value


def test_a_field_of_an_event_that_has_its_default_may_be_left_out() -> None:
    assert read_event("cards_drawn seat=0 cards=7S talon=12") == CardsDrawn(
        0, (card_from_code("7S"),), 12
    )


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "event"),
        ("take", "event"),
        ("take_declared", "take_declared.seat"),
        ("take_declared seat=one", "take_declared.seat"),
        ("take_declared seat=-1", "take_declared.seat"),
        ("take_declared seat=1 seat=1", "take_declared"),
        ("take_declared 1", "take_declared"),
        ("take_declared seat=1 card=7S", "take_declared"),
        ("trump_shown seat=1 card=1S", "trump_shown.card"),
        ("trump_changed card=7S trump=X", "trump_changed.trump"),
        ("bout_ended outcome=won defender=1 cards=7S idle_bouts=0", "bout_ended.outcome"),
        ("game_started rules={ seats=2 forehand=0", "game_started.rules"),
        ('game_started rules={"deck":25} seats=2 forehand=0', "game_started.rules"),
    ],
)
def test_an_invalid_event_is_refused_by_its_place(text: str, place: str) -> None:
    with pytest.raises(Malformed) as error:
        read_event(text)
    assert error.value.field == place


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("position 1", "position 2", "position"),
        ('rules {"deck": 24}', "rules {", "rules"),
        ('rules {"deck": 24}', 'rules {"deck": 25}', "rules"),
        ("seats 2", "seats 3", "hand"),
        ("forehand 0", "forehand 7", "seats"),
        ("hand 9C", "hand 9D", "cards"),
        ("hand 9C", "hand 1C", "hand"),
        ("idle 0", "idle many", "idle"),
        ("idle 0", "", "idle"),
        ("over - -", "over won -", "over"),
        ("places - -", "places -", "places"),
        ("known -", "known AC", "known"),
        ("flags -", "flags sleeping", "flags"),
        ("table -", "table 9C", "table"),
        ("done -", "done 5", "seats"),
        ("forehand 0 deal 1", "dealer 0 deal 1", "seats"),
        ("bout 1 0 0 1 6", "bout 1 0 0", "bout"),
        ("direction left", "direction up", "direction"),
        ("over - -", "over -", "over"),
        ("trump ", "trump - ", "trump"),
        ("idle 0", "idle 0 0", "idle"),
        ("leader -", "leader - -", "leader"),
        ("leader -\n", "leader -\ntrump -\n", "asking"),
    ],
)
def test_a_position_that_loses_or_doubles_something_is_refused_by_its_place(
    old: str, new: str, place: str
) -> None:
    with pytest.raises(Malformed) as error:
        read_position(changed(START, old, new))
    assert error.value.field == place


def test_a_position_of_before_without_the_leader_of_the_cycle_is_read() -> None:
    state = read_position(changed(START, "cycle_leader 0\n", ""))
    assert state == read_position(START)._replace(cycle_leader=None)
    assert "cycle_leader" not in write_position(state)
    assert read_position(write_position(state)) == state


def test_hands_of_a_position_may_be_written_in_any_order() -> None:
    lines = START.splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith("hand"))
    name, *cards = lines[number].split()
    lines[number] = " ".join([name, *reversed(cards)])
    assert write_position(read_position("\n".join(lines))) == START


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[Seats "2"]', '[Seats "5"]'),
        ('[Seats "2"]', '[Seats "two"]'),
        ('[Rules "{', '[Rules "['),
        ('[Rules "{"deck": 24', '[Rules "{"deck": 25'),
        ('[Seats "2"]', ""),
        ('[Forehand "0"]', '[Forehand "2"]'),
        ('[Packs "9C', '[Packs "9D'),
        ('[Packs "9C', '[Packs "XX'),
        ('[Packs "9C', "[Packs 9C"),
    ],
)
def test_a_game_whose_head_cannot_be_dealt_is_refused(old: str, new: str) -> None:
    with pytest.raises(Malformed):
        read_game(changed(GAME, old, new))


@pytest.mark.parametrize("moves", ["1. 0 lead XX", "2. 0 lead 9C", "0 lead 9C", "1. x take", "1."])
def test_a_line_that_is_no_move_is_refused(moves: str) -> None:
    with pytest.raises(Malformed):
        read_game(GAME + moves)


def test_a_game_with_an_illegal_move_is_read_but_not_played() -> None:
    record = read_game(GAME + "1. 1 lead 9C\n")
    with pytest.raises(Malformed) as error:
        record.events()
    assert error.value.field == "move 1"


MOVES = {
    "cards_led seat=0 cards=7C,7S": (0, "lead 7C 7S"),
    "card_thrown_in seat=2 card=7D": (2, "throw_in 7D"),
    "attack_beaten seat=1 attack=7S card=6D=S": (1, "beat 7S 6D=S"),
    "attack_transferred seat=1 cards=7H defender=0 limit=4 direction=right": (
        1,
        "transfer 7H right",
    ),
    "transfer_shown seat=2 card=7H defender=0 limit=3": (2, "show_transfer 7H"),
    "take_declared seat=0": (0, "take"),
    "attacker_done seat=2": (2, "done"),
    "trump_swapped seat=1 given=6H taken=AH": (1, "swap_trump 6H"),
    "hand_kept seat=0": (0, "keep_hand"),
    "redeal_requested seat=1": (1, "request_redeal"),
    "player_out seat=0 place=1": None,
    "cycle_completed": None,
}


@pytest.mark.parametrize(("event", "move"), MOVES.items(), ids=list(MOVES))
def test_the_event_of_a_command_gives_the_command(event: str, move: tuple[int, str] | None) -> None:
    told = move_of(read_event(event))
    assert (told and (told[0], write_command(told[1]))) == move


@pytest.mark.parametrize("rules", [RuleSet(trump="spades"), RuleSet(deck=24, hand_size=12)])
def test_a_game_without_a_card_under_the_talon_is_read_back(rules: RuleSet) -> None:
    events = new_game(rules, 2, full_pack(rules.deck)[::-1])
    assert read_game(write_game(record_of(events))).events() == events


def test_a_position_before_the_first_bout_is_read_back() -> None:
    asked = replay(new_game(RuleSet(redeal="on_request"), 2, full_pack(36)))
    assert read_position(write_position(asked)) == asked
    assert "bout" not in write_position(asked)


def test_further_tags_are_kept() -> None:
    record = read_game('[Event "Tuesday table"]\n' + GAME)
    assert dict(record.tags) == {"Event": "Tuesday table"}
    assert '[Event "Tuesday table"]' in write_game(record)
