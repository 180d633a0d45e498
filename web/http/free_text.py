"""Sanitise free text that people write for others: no invisible characters, NFC.

The library `regex` and its current Unicode data decide which characters are visible. Python's own
data is as old as Python: it refuses newer emoji, and counts some letters that fonts draw as
nothing.
"""

import unicodedata

import regex
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from web.http.errors import InvalidInput

MAX_MARKS = 3
"""The most combining marks on one letter; more would leave the line."""

_HIDDEN = regex.compile(
    r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]"
)
_DRAWN_AS_NOTHING = r"\u2800\U0001D159"
"""The Braille blank and the note without a head: Unicode calls them symbols, readers see blanks."""
_READABLE = regex.compile(
    rf"[^\s\p{{Z}}\p{{C}}\p{{M}}\p{{Default_Ignorable_Code_Point}}{_DRAWN_AS_NOTHING}]"
)
# Joiners, which some scripts and many emoji need; one variation selector for the preceding
# character; and the flags of parts of countries, spelled with tag characters after a black flag.
_NEEDED = regex.compile(
    r"[\u200C\u200D]"
    r"|(?<=[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}])\p{Variation_Selector}"
    r"|(?<=\U0001F3F4)[\U000E0030-\U000E0039\U000E0061-\U000E007A]{3,6}\U000E007F"
)
_TOO_MANY_MARKS = regex.compile(rf"[\p{{Mn}}\p{{Me}}]{{{MAX_MARKS + 1},}}")


def clean_line(field: str, text: str, *, longest: int) -> str:
    """Return the text with single spaces, in the Unicode form NFC.

    Raises InvalidInput about `field` for a text that is empty, too long, or has several lines, and
    for invisible characters, such as those that change the direction of writing.
    """
    tidy = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    _check(field, tidy, longest)
    if not is_visible(tidy):
        raise InvalidInput(field, ("invisible", _("Use one line of characters that can be seen.")))
    return tidy


def clean_text(field: str, text: str, *, longest: int) -> str:
    """Return a text of several lines in NFC, without blanks around it.

    Raises InvalidInput like `clean_line`, but allows an empty text.
    """
    ended = text.replace("\r\n", "\n").replace("\r", "\n")
    tidy = unicodedata.normalize("NFC", ended).strip()
    if not tidy:
        return ""
    _check(field, tidy, longest)
    if not is_visible(tidy.replace("\n", " ").replace("\t", " ")):
        raise InvalidInput(field, ("invisible", _("Use characters that can be seen.")))
    return tidy


def is_visible(line: str) -> bool:
    """Return whether the line has only invisible characters that scripts and emoji need."""
    return _HIDDEN.search(_NEEDED.sub("", line)) is None


def _check(field: str, tidy: str, longest: int) -> None:
    if _READABLE.search(tidy) is None:
        raise InvalidInput(field, ("empty", _("There is nothing to read in it.")))
    if len(tidy) > longest:
        raise InvalidInput(
            field,
            ("too_long", format_lazy(_("Use at most {longest} characters."), longest=longest)),
            limit=longest,
        )
    if _TOO_MANY_MARKS.search(tidy) is not None:
        raise InvalidInput(field, ("too_many_marks", _("Too many signs over one letter.")))
