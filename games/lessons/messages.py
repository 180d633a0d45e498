"""A lesson as JSON."""

from typing import Any

from games.engine.wire import command_to_json
from games.lessons.script import LEARNER, Script
from games.play.messages.commands import Command
from games.play.messages.values import Version
from web.http.messages import Message


class LessonStep(Message):
    """The command that the learner plays at this version of the game."""

    version: Version
    command: Command


class Lesson(Message):
    """A guided game: the commands of the learner, in order."""

    name: str
    steps: list[LessonStep]


def lesson_json(script: Script) -> dict[str, Any]:
    """Return a script as `Lesson`."""
    return {
        "name": script.name,
        "steps": [
            {"version": move.version, "command": command_to_json(move.command)}
            for move in script.moves
            if move.seat == LEARNER
        ],
    }
