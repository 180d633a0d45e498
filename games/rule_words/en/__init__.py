"""The rules in English."""

from games.rule_words.catalogue import Words
from games.rule_words.en.bout import BOUT
from games.rule_words.en.game import GAME
from games.rule_words.en.presets import PRESETS
from games.rule_words.en.problems import PROBLEMS

WORDS = Words(
    title="Rules of a table",
    description="The options that differ from the base game; one left out has its default.",
    groups={
        "pack": "Pack and deal",
        "attack": "Attack",
        "defence": "Defence and transfers",
        "refill": "Drawing and series",
        "trumps": "Trumps",
        "special": "Special rules",
        "teams": "Teams and the end",
    },
    options={**GAME, **BOUT},
    presets=PRESETS,
    problems=PROBLEMS,
)
