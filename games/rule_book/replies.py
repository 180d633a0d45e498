"""Replies that show the rules in pictures."""

from typing import Annotated, Any, Literal

from django.utils.translation import gettext, override
from pydantic import Field, RootModel

from games.engine.cards import Card as EngineCard
from games.engine.state import Pair
from games.engine.wire import event_to_json
from games.play.messages.events import Event
from games.play.messages.shapes import model_of
from games.play.messages.view import TablePair
from games.rule_book.frames import CardlessAct, Frame, Hand, NextGame
from games.rule_book.pictures import Picture
from games.rule_words.replies import OptionValue
from web.http.languages import Language
from web.http.messages import Message

ExampleHand: Any = model_of(Hand, "ExampleHand")
ExampleAct: Any = model_of(CardlessAct, "ExampleAct")
NextGameReply: Any = model_of(NextGame, "ExampleNextGame")
ExampleFrame: Any = model_of(
    Frame,
    "ExampleFrame",
    events=list[Event],
    hands=list[ExampleHand],
    acts=list[ExampleAct],
    table=list[TablePair],  # type: ignore[valid-type]  # a model made at run time
    next_game=NextGameReply | None,
)


class ExampleSubject(Message):
    """The subject of an example: a section of the base game, a value of an option, or a preset."""

    kind: Literal["section", "option", "preset"]
    name: str
    value: Annotated[OptionValue, Field(description="The option's; null for other kinds, too.")]


class RuleExample(Message):
    """A small position that shows a rule, as the engine plays it."""

    key: str
    subject: ExampleSubject
    caption: str
    seats: int
    teams: Annotated[list[int] | None, Field(description="Each seat's team; null without teams.")]
    frames: list[ExampleFrame]


class RuleExamples(RootModel[list[RuleExample]]):
    """All examples."""


def example_json(picture: Picture, language: Language) -> dict[str, Any]:
    """Return the picture as a `RuleExample`."""
    shown = picture.shown
    with override(language):
        caption = gettext(picture.caption)
    return {
        "key": picture.heading,
        "subject": {"kind": shown.kind, "name": shown.name, "value": shown.value},
        "caption": caption,
        "seats": picture.seats,
        "teams": picture.teams,
        "frames": [_frame_json(frame) for frame in picture.frames],
    }


def _frame_json(frame: Frame) -> dict[str, Any]:
    return {
        "events": [
            {"version": number, "cause": None, **event_to_json(event)}
            for number, event in enumerate(frame.events, start=1)
        ],
        "hands": [
            {
                "seat": hand.seat,
                "cards": _codes(hand.cards),
                "ways": list(hand.ways),
                "playable": _codes(hand.playable),
            }
            for hand in frame.hands
        ],
        "acts": [
            {"seat": act.seat, "type": act.type, "allowed": act.allowed} for act in frame.acts
        ],
        "table": [_pair_json(pair) for pair in frame.table],
        "attacker": frame.attacker,
        "defender": frame.defender,
        "taking": frame.taking,
        "trump": frame.trump,
        "trump_card": _code(frame.trump_card),
        "talon": frame.talon,
        "discard": frame.discard,
        "hidden": list(frame.hidden),
        "out": list(frame.out),
        "durak": frame.durak,
        "lost": list(frame.lost),
        "next_game": frame.next_game
        and {"leader": frame.next_game.leader, "cards": frame.next_game.cards},
    }


def _pair_json(pair: Pair) -> dict[str, Any]:
    return {
        "attack": pair.attack.code,
        "seat": pair.seat,
        "beaten_by": _code(pair.beaten_by),
    }


def _code(card: EngineCard | None) -> str | None:
    return None if card is None else card.code


def _codes(cards: tuple[EngineCard, ...]) -> list[str]:
    return [card.code for card in cards]
