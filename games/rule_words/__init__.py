"""The rules in the languages of the service: names, explanations, and problems of rule sets."""

from collections.abc import Mapping

from games.rule_words import de, en, ru
from games.rule_words.catalogue import Words
from web.languages import Language

WORDS: Mapping[Language, Words] = {"en": en.WORDS, "de": de.WORDS, "ru": ru.WORDS}
"""The words of each language."""
