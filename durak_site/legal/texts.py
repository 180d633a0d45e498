"""The operator's imprint and privacy statement: a URL, or one text file for each language."""

from pathlib import Path
from typing import Literal, get_args

# As in web.http.languages, which needs the settings that are read by this.
Language = Literal["en", "de", "ru"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
PLACE_OF_LANGUAGE = "{language}"


def is_address(value: str) -> bool:
    """Return whether the setting is the URL of a page, not a file."""
    return value.startswith(("https://", "http://"))


def read_texts(value: str) -> dict[Language, str]:
    """Return the texts of the files that the setting names, by language.

    A path without `{language}` is the file for all languages. Raises OSError for a file that can't
    be read, and ValueError for one that isn't UTF-8 or if there is no file.
    """
    files = {language: Path(value.replace(PLACE_OF_LANGUAGE, language)) for language in LANGUAGES}
    texts = {language: file.read_text("utf-8") for language, file in files.items() if file.exists()}
    if not texts:
        raise ValueError(f"{value} is neither an address (https://…) nor a file that is there.")
    return texts
