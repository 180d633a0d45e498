"""Rules for user names: length, characters, reserved names, no look-alikes (homoglyphs)."""

import functools
import re
import secrets
import unicodedata

import disarm
from django.conf import settings
from django.core.exceptions import ValidationError
from django.utils.text import format_lazy
from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _

NAME_SHORTEST = 2
NAME_LONGEST = 24
USERNAME_SHORTEST = 3

NAME_PUNCTUATION = frozenset(" _-.'")
USERNAME_PUNCTUATION = frozenset("_-.")
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")
STAFF = (
    *("admin", "administrator", "moderator", "root", "staff", "support", "system"),
    *("админ", "администратор", "модератор", "поддержка", "система"),
)
"""Words that would suggest a member of staff; no name may contain one."""
RESERVED = (
    *("beginner", "bot", "casual", "child", "clever", "durak", "learner", "master"),
    *("бот", "дурак"),
)
"""The names of bots and of the game; no other name may look like one of them."""

ONE_STROKE = str.maketrans("i10", "llo")
"""Letters and digits that look the same in some typefaces, in capitals or small."""

# User names of accounts may not contain this sign, so a guest never takes one.
GUEST_MARK = "~"

ADJECTIVES = (
    *(
        "Brave",
        "Bright",
        "Calm",
        "Clever",
        "Cosy",
        "Curious",
        "Gentle",
        "Golden",
        "Happy",
        "Humble",
    ),
    *("Jolly", "Keen", "Kind", "Lively", "Lucky", "Merry", "Mellow", "Nimble", "Patient", "Polite"),
    *("Proud", "Quick", "Quiet", "Silver", "Sleepy", "Sunny", "Swift", "Warm", "Wise"),
)
ANIMALS = (
    *("Badger", "Bear", "Beaver", "Bison", "Crane", "Deer", "Dolphin", "Eagle", "Falcon", "Finch"),
    *("Fox", "Hare", "Hedgehog", "Heron", "Lark", "Lynx", "Marten", "Moose", "Otter", "Owl"),
    *("Panda", "Raven", "Robin", "Sable", "Seal", "Sparrow", "Squirrel", "Stork", "Swan", "Wolf"),
)


def name_key(name: str) -> str:
    """Return the key of a name: equal for names that differ only in case or in character forms."""
    return unicodedata.normalize("NFKC", name).casefold()


def look_key(name: str) -> str:
    """Return the key of a name's looks: equal for names that people could confuse."""
    skeleton = disarm.skeleton_key(name.casefold()).translate(ONE_STROKE)
    return "".join(c for c in skeleton if c.isalnum())


def clean_name(name: str, *, longest: int = NAME_LONGEST) -> str:
    """Return the public name of a person or of a club, tidied. Raises ValidationError."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    _check(tidy, shortest=NAME_SHORTEST, longest=longest, punctuation=NAME_PUNCTUATION)
    return tidy


def clean_username(username: str) -> str:
    """Return the user name in Unicode's normal form. Raises ValidationError."""
    tidy = unicodedata.normalize("NFKC", username)
    _check(tidy, shortest=USERNAME_SHORTEST, longest=NAME_LONGEST, punctuation=USERNAME_PUNCTUATION)
    return tidy


def guest_username() -> str:
    """Return a new user name for a guest, which nobody sees and no account can have."""
    return GUEST_MARK + secrets.token_hex(12)


def deleted_username() -> str:
    """Return a new user name for a deleted account, which says nothing about its owner."""
    return GUEST_MARK + "deleted" + secrets.token_hex(12)


def guest_name() -> str:
    """Return a random friendly name, for a guest who gave none."""
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(ANIMALS)}"


def deleted_name(language: str) -> str:
    """Return the name by which a deleted account is shown, in a language."""
    with override(language):
        return gettext("Deleted player")


def _check(name: str, *, shortest: int, longest: int, punctuation: frozenset[str]) -> None:
    if not shortest <= len(name) <= longest:
        raise ValidationError(
            format_lazy(
                _("Use {shortest} to {longest} characters."),
                shortest=shortest,
                longest=longest,
            ),
            code="length",
        )
    strange = [c for c in name if not (c.isalpha() or c in "0123456789" or c in punctuation)]
    if strange or not name[0].isalnum():
        signs = " ".join(sorted(punctuation - {" "}))
        raise ValidationError(
            format_lazy(
                _("Use letters, digits and {signs}, with a letter or digit first."), signs=signs
            ),
            code="characters",
        )
    scripts = {_script(c) for c in name if c.isalpha()}
    if None in scripts or len(scripts) > 1:
        raise ValidationError(_("Use letters of one alphabet only."), code="alphabet")
    if _is_reserved(name):
        raise ValidationError(_("This name is reserved."), code="reserved")


def _is_reserved(name: str) -> bool:
    words = {look_key(word) for word in re.split(r"[^\w]|_", name)}
    if words & {look_key(word) for word in STAFF}:
        return True
    return look_key(name) in _reserved_looks()


@functools.cache
def _reserved_looks() -> frozenset[str]:
    deleted = [deleted_name(language) for language, _ in settings.LANGUAGES]
    return frozenset(look_key(name) for name in (*STAFF, *RESERVED, *deleted))


def _script(letter: str) -> str | None:
    name = unicodedata.name(letter, "")
    return next((script for script in SCRIPTS if name.startswith(script)), None)
