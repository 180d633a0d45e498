"""The rules in the languages of the service: names, explanations, and what is wrong with them."""

from collections.abc import Mapping

from accounts.rest.languages import Language
from games.rule_words import de, en, ru
from games.rule_words.catalogue import Words

WORDS: Mapping[Language, Words] = {"en": en.WORDS, "de": de.WORDS, "ru": ru.WORDS}
"""What each language has to say."""
