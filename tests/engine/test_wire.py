"""JSON forms: what is written is read back, and what can't be read is refused by its place."""

from typing import Any

import pytest

from games.engine import Malformed, RuleSet, Watcher, card_from_code, new_game, replay, view_for
from games.engine.commands import Beat, Done, Lead, Take, ThrowIn
from games.engine.deck import full_pack
from games.engine.wire import (
    command_from_json,
    command_to_json,
    event_from_json,
    event_to_json,
    view_to_json,
)

SEVEN, NINE = card_from_code("7S"), card_from_code("9S")


@pytest.mark.parametrize(
    ("command", "form"),
    [
        (Lead((NINE, SEVEN)), {"type": "lead", "cards": ["7S", "9S"]}),
        (ThrowIn(SEVEN), {"type": "throw_in", "card": "7S"}),
        (Beat(SEVEN, NINE), {"type": "beat", "attack": "7S", "card": "9S"}),
        (Take(), {"type": "take"}),
        (Done(), {"type": "done"}),
    ],
)
def test_commands_have_the_forms_of_the_protocol(command: Any, form: dict[str, Any]) -> None:
    assert command_to_json(command) == form
    assert command_from_json(form) == command


def test_cards_led_together_are_a_set() -> None:
    assert Lead((SEVEN, NINE)) == Lead((NINE, SEVEN))


@pytest.mark.parametrize(
    ("form", "code", "field"),
    [
        (None, "invalid", "command"),
        ([], "invalid", "command"),
        ("take", "invalid", "command"),
        ({}, "unknown_command", "command.type"),
        ({"type": 1}, "unknown_command", "command.type"),
        ({"type": ["take"]}, "unknown_command", "command.type"),
        ({"type": "pass"}, "unknown_command", "command.type"),
        ({"type": "cards_led", "seat": 0, "cards": []}, "unknown_command", "command.type"),
        ({"type": "take", "card": "7S"}, "invalid", "command.card"),
        ({"type": "throw_in"}, "invalid", "command.card"),
        ({"type": "throw_in", "card": "1S"}, "unknown_card", "command.card"),
        ({"type": "throw_in", "card": "7s"}, "unknown_card", "command.card"),
        ({"type": "throw_in", "card": "7S1"}, "unknown_card", "command.card"),
        ({"type": "throw_in", "card": "7S=C"}, "unknown_card", "command.card"),
        ({"type": "throw_in", "card": ""}, "unknown_card", "command.card"),
        ({"type": "throw_in", "card": 7}, "unknown_card", "command.card"),
        ({"type": "throw_in", "card": None}, "unknown_card", "command.card"),
        ({"type": "throw_in", "card": "??"}, "unknown_card", "command.card"),
        ({"type": "lead", "cards": "7S"}, "invalid", "command.cards"),
        ({"type": "lead", "cards": []}, "invalid", "command.cards"),
        ({"type": "lead", "cards": ["7S", "xx"]}, "unknown_card", "command.cards[1]"),
        ({"type": "lead", "cards": ["??"]}, "unknown_card", "command.cards[0]"),
        ({"type": "beat", "attack": "??", "card": "7S"}, "unknown_card", "command.attack"),
        ({"type": "beat", "attack": "7S"}, "invalid", "command.card"),
    ],
)
def test_an_invalid_command_is_refused_by_code_and_field(form: Any, code: str, field: str) -> None:
    with pytest.raises(Malformed) as error:
        command_from_json(form)
    assert (error.value.code, error.value.field) == (code, field)
    assert error.value.detail


def opening() -> list[dict[str, Any]]:
    return [event_to_json(event) for event in new_game(RuleSet(deck=24), 2, full_pack(24))]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"type": "game_stopped"}, "event.type"),
        ({"seats": "2"}, "event.seats"),
        ({"seats": True}, "event.seats"),
        ({"rules": {"deck": 40}}, "event.rules"),
        ({"more": 1}, "event.more"),
    ],
)
def test_an_invalid_event_is_refused_by_its_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(Malformed) as error:
        event_from_json({**opening()[0], **changes})
    assert error.value.field == field


def test_the_view_has_the_form_of_the_protocol() -> None:
    state = replay(event_from_json(event) for event in opening())
    view = view_to_json(view_for(state, 1))
    assert view["viewer"] == 1
    assert view["phase"] == "lead"
    assert view["hands"][0].count("??") >= 5
    assert view["talon"] == 12
    assert view["bout"]["table"] == []
    assert view["places"] == [None, None]
    assert "rules" not in view
    assert view_to_json(view_for(state, Watcher.SPECTATOR))["viewer"] is None
    assert "??" not in str(view_to_json(view_for(state, Watcher.OPEN))["hands"])
