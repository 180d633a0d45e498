"""The content of a chat message, and what a free text may consist of."""

import unicodedata
from dataclasses import dataclass

from games.chat.models import LONGEST_TEXT, ChatKind
from web.errors import InvalidInput

MOST_CHARACTERS = LONGEST_TEXT
JOINERS = frozenset("\u200c\u200d")
"""Invisible characters that some scripts and many emoji need."""
INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""The categories of characters that can't be seen (Unicode)."""
MOST_MARKS = 3
"""The most marks over one letter; more would leave their line."""


@dataclass(frozen=True, slots=True)
class Content:
    """A phrase or a reaction by its code, or a free text."""

    kind: ChatKind
    code: str = ""
    text: str = ""

    @classmethod
    def phrase(cls, code: str) -> "Content":
        """The phrase with this code."""
        return cls(ChatKind.PRESET, code=code)

    @classmethod
    def reaction(cls, code: str) -> "Content":
        """The reaction with this code."""
        return cls(ChatKind.REACTION, code=code)

    @classmethod
    def free(cls, text: str) -> "Content":
        """A free text, as it was typed."""
        return cls(ChatKind.TEXT, text=text)


def check_text(text: str) -> str:
    """The text with single spaces, in one Unicode form (NFC).

    Raises InvalidInput for a text that is empty, too long, or not on one line, and for invisible
    characters, such as the ones that turn the direction of writing.
    """
    tidy = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    if not tidy.strip("".join(JOINERS)):
        raise InvalidInput("text", "There is nothing to read in it.")
    if len(tidy) > MOST_CHARACTERS:
        raise InvalidInput("text", f"A message has at most {MOST_CHARACTERS} characters.")
    if any(unicodedata.category(c) in INVISIBLE and c not in JOINERS for c in tidy):
        raise InvalidInput("text", "A message is one line of characters that can be seen.")
    if _longest_run_of_marks(tidy) > MOST_MARKS:
        raise InvalidInput("text", "Too many signs over one letter.")
    return tidy


def _longest_run_of_marks(text: str) -> int:
    longest = run = 0
    for c in text:
        run = run + 1 if unicodedata.category(c) in {"Mn", "Me"} else 0
        longest = max(longest, run)
    return longest
