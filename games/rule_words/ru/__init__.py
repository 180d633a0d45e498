"""The rules in Russian."""

from games.rule_words.catalogue import Words
from games.rule_words.ru.bout import BOUT
from games.rule_words.ru.game import GAME
from games.rule_words.ru.presets import PRESETS
from games.rule_words.ru.problems import PROBLEMS

WORDS = Words(
    title="Правила стола",
    description="Отличия от основной игры; что не указано, остаётся как в ней.",
    groups={
        "pack": "Колода и сдача",
        "attack": "Атака",
        "defence": "Защита и перевод",
        "refill": "Добор и серия",
        "trumps": "Козыри",
        "special": "Особые правила",
        "teams": "Команды и конец игры",
    },
    options={**GAME, **BOUT},
    presets=PRESETS,
    problems=PROBLEMS,
)
