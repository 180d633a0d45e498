"""The operator's imprint and privacy statement: an address, or a text file a language."""

from pathlib import Path
from typing import Literal, get_args

# As in web.http.languages, which needs the settings that are read by this.
Language = Literal["en", "de", "ru"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
PLACE_OF_LANGUAGE = "{language}"


def is_address(value: str) -> bool:
    """Whether the setting names a page elsewhere rather than files."""
    return value.startswith(("https://", "http://"))


def read_texts(value: str) -> dict[Language, str]:
    """The texts of the files that the setting names, by language.

    A path without `{language}` is the file for all of them. Raises OSError for a file that can't be
    read, ValueError for one that isn't UTF-8, and where there is none at all.
    """
    files = {language: Path(value.replace(PLACE_OF_LANGUAGE, language)) for language in LANGUAGES}
    texts = {language: file.read_text("utf-8") for language, file in files.items() if file.exists()}
    if not texts:
        raise ValueError(f"{value} is neither an address (https://…) nor a file that is there.")
    return texts
