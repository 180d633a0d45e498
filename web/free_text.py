"""What a line of free text may consist of, wherever people write for others."""

import unicodedata

from web.errors import InvalidInput

JOINERS = frozenset("\u200c\u200d")
"""Invisible characters that some scripts and many emoji need."""
INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""The categories of characters that can't be seen (Unicode)."""
MOST_MARKS = 3
"""The most marks over one letter; more would leave their line."""


def clean_line(field: str, text: str, *, longest: int) -> str:
    """The text with single spaces, in one Unicode form (NFC).

    Raises InvalidInput, about `field`, for a text that is empty, too long, or not on one line, and
    for invisible characters, such as the ones that turn the direction of writing.
    """
    tidy = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    if not tidy.strip("".join(JOINERS)):
        raise InvalidInput(field, ("empty", "There is nothing to read in it."))
    if len(tidy) > longest:
        raise InvalidInput(field, ("too_long", f"Use at most {longest} characters."))
    if not is_visible(tidy):
        raise InvalidInput(field, ("invisible", "Use one line of characters that can be seen."))
    if _longest_run_of_marks(tidy) > MOST_MARKS:
        raise InvalidInput(field, ("too_many_marks", "Too many signs over one letter."))
    return tidy


def is_visible(line: str) -> bool:
    """Whether the line has no invisible characters but those that scripts and emoji need."""
    return not any(unicodedata.category(c) in INVISIBLE and c not in JOINERS for c in line)


def _longest_run_of_marks(text: str) -> int:
    longest = run = 0
    for c in text:
        run = run + 1 if unicodedata.category(c) in {"Mn", "Me"} else 0
        longest = max(longest, run)
    return longest
