"""The rules in German."""

from games.rule_words.catalogue import Words
from games.rule_words.de.bout import BOUT
from games.rule_words.de.game import GAME
from games.rule_words.de.presets import PRESETS
from games.rule_words.de.problems import PROBLEMS

WORDS = Words(
    title="Regeln eines Tischs",
    description="Die Optionen, die vom Grundspiel abweichen; was fehlt, ist wie dort.",
    groups={
        "pack": "Kartenspiel und Geben",
        "attack": "Angriff",
        "defence": "Verteidigung und Schieben",
        "refill": "Nachziehen und Serie",
        "trumps": "Trumpf",
        "special": "Sonderregeln",
        "teams": "Teams und Spielende",
    },
    options={**GAME, **BOUT},
    presets=PRESETS,
    problems=PROBLEMS,
)
