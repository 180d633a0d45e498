"""The titles of the legal pages, by language."""

from collections.abc import Mapping
from typing import Literal

from web.http.languages import Language

Kind = Literal["imprint", "privacy"]

TITLES: Mapping[Kind, Mapping[Language, str]] = {
    "imprint": {"en": "Imprint", "de": "Impressum", "ru": "Сведения о владельце"},
    "privacy": {"en": "Privacy", "de": "Datenschutz", "ru": "Конфиденциальность"},
}
BACK: Mapping[Language, str] = {"en": "To the game", "de": "Zum Spiel", "ru": "К игре"}
