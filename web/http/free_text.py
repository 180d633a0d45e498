"""What free text may consist of, wherever people write for others.

What can be seen is judged by Unicode's own data, as the library `regex` has it: Python's is as old
as Python, refuses the emoji of later years, and calls letters what fonts draw as nothing.
"""

import unicodedata

import regex

from web.http.errors import InvalidInput

MOST_MARKS = 3
"""The most marks over one letter; more would leave their line."""

_HIDDEN = regex.compile(
    r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]"
)
_DRAWN_AS_NOTHING = r"\u2800\U0001D159"
"""The blank of Braille and a note without a head: symbols to Unicode, and blanks to readers."""
_READABLE = regex.compile(
    rf"[^\s\p{{Z}}\p{{C}}\p{{M}}\p{{Default_Ignorable_Code_Point}}{_DRAWN_AS_NOTHING}]"
)
# Joiners, which some scripts and many emoji need; one choice of a form for the sign before it; and
# the flags of parts of countries, spelled with invisible letters behind a black flag.
_NEEDED = regex.compile(
    r"[\u200C\u200D]"
    r"|(?<=[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}])\p{Variation_Selector}"
    r"|(?<=\U0001F3F4)[\U000E0030-\U000E0039\U000E0061-\U000E007A]{3,6}\U000E007F"
)
_TOO_MANY_MARKS = regex.compile(rf"[\p{{Mn}}\p{{Me}}]{{{MOST_MARKS + 1},}}")


def clean_line(field: str, text: str, *, longest: int) -> str:
    """The text with single spaces, in one Unicode form (NFC).

    Raises InvalidInput, about `field`, for a text that is empty, too long, or not on one line, and
    for invisible characters, such as the ones that turn the direction of writing.
    """
    tidy = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    _check(field, tidy, longest)
    if not is_visible(tidy):
        raise InvalidInput(field, ("invisible", "Use one line of characters that can be seen."))
    return tidy


def clean_text(field: str, text: str, *, longest: int) -> str:
    """The text of several lines, in one Unicode form (NFC), without blanks around it.

    Raises InvalidInput as `clean_line`, but an empty text is one.
    """
    ended = text.replace("\r\n", "\n").replace("\r", "\n")
    tidy = unicodedata.normalize("NFC", ended).strip()
    if not tidy:
        return ""
    _check(field, tidy, longest)
    if not is_visible(tidy.replace("\n", " ").replace("\t", " ")):
        raise InvalidInput(field, ("invisible", "Use characters that can be seen."))
    return tidy


def is_visible(line: str) -> bool:
    """Whether the line has no invisible characters but those that scripts and emoji need."""
    return _HIDDEN.search(_NEEDED.sub("", line)) is None


def _check(field: str, tidy: str, longest: int) -> None:
    if _READABLE.search(tidy) is None:
        raise InvalidInput(field, ("empty", "There is nothing to read in it."))
    if len(tidy) > longest:
        raise InvalidInput(field, ("too_long", f"Use at most {longest} characters."))
    if _TOO_MANY_MARKS.search(tidy) is not None:
        raise InvalidInput(field, ("too_many_marks", "Too many signs over one letter."))
