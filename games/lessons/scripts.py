"""All lessons, by name."""

from games.engine import Command, PlayerView
from games.lessons.first_game import FIRST_GAME
from games.lessons.script import Script
from games.play.errors import NotFound

SCRIPTS = {script.name: script for script in (FIRST_GAME,)}


def script_of(name: str) -> Script:
    """Return the lesson of this name. Raises NotFound."""
    if name not in SCRIPTS:
        raise NotFound("There is no such lesson.")
    return SCRIPTS[name]


def scripted_answer(lesson: str, version: int, view: PlayerView) -> Command | None:
    """Return the bot's scripted command; None if the game is no lesson or has left the script."""
    script = SCRIPTS.get(lesson)
    return None if script is None else script.answer(version, view)
