"""The words for all options."""

from collections.abc import Mapping

from games.rule_words.bout_options import BOUT_OPTIONS
from games.rule_words.game_options import GAME_OPTIONS
from games.rule_words.wording import OptionWords

OPTION_WORDS: Mapping[str, OptionWords] = {**GAME_OPTIONS, **BOUT_OPTIONS}
