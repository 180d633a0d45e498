"""What can be said in a chat, and what a free text may consist of."""

import unicodedata
from dataclasses import dataclass

from games.chat.models import LONGEST_TEXT, ChatKind
from web.errors import InvalidInput

MOST_CHARACTERS = LONGEST_TEXT
JOINERS = frozenset("\u200c\u200d")
"""Invisible, and part of how some scripts and many emoji are written."""
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
MOST_MARKS = 3
"""So many signs may stand over one letter: more grow out of their line."""


@dataclass(frozen=True, slots=True)
class Words:
    """A phrase or a reaction by its code, or a free text."""

    kind: ChatKind
    code: str = ""
    text: str = ""

    @classmethod
    def phrase(cls, code: str) -> "Words":
        """A phrase."""
        return cls(ChatKind.PRESET, code=code)

    @classmethod
    def reaction(cls, code: str) -> "Words":
        """A reaction."""
        return cls(ChatKind.REACTION, code=code)

    @classmethod
    def free(cls, text: str) -> "Words":
        """A text of one's own, as it was typed."""
        return cls(ChatKind.TEXT, text=text)


def check_text(text: str) -> str:
    """The text with one space between words and in one form. Raises InvalidInput.

    Characters that aren't seen, such as those that turn the direction of writing, are refused.
    """
    tidy = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    if not tidy.strip("".join(JOINERS)):
        raise InvalidInput("text", "There is nothing to read in it.")
    if len(tidy) > MOST_CHARACTERS:
        raise InvalidInput("text", f"A message has at most {MOST_CHARACTERS} characters.")
    if any(unicodedata.category(c) in UNSEEN and c not in JOINERS for c in tidy):
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
