"""Passwords and codes: the one place where they are normalised, hashed (PBKDF2) and compared.

All callers use it: `User.set_password` and `User.check_password`, the user manager, and the
passwords of tables.

Only the Unicode form of a password is normalised. Blanks at the ends are kept, because password
managers and people choose them.
"""

import unicodedata

from django.contrib.auth import hashers, password_validation


def shortest_password() -> int:
    """Return the length of the shortest password that is accepted as a new one."""
    validators = password_validation.get_default_password_validators()
    return max(getattr(validator, "min_length", 1) for validator in validators)


def normal_password(typed: str) -> str:
    """Return the form of a password that is hashed: NFC, because keyboards differ in it."""
    return unicodedata.normalize("NFC", typed)


def normal_code(typed: str) -> str:
    """Return a code of a second factor without blanks, which apps show between its digits."""
    return "".join(unicodedata.normalize("NFKC", typed).split())


def hash_password(typed: str) -> str:
    """Return the hash of a new password."""
    return hashers.make_password(normal_password(typed))


def spend_time_of_older_forms(typed: str) -> None:
    """Hash the older forms of the password in vain, as a check of a wrong password does.

    For an unknown user name, Django and allauth hash the password once. With this the duration of a
    login doesn't reveal which names exist.
    """
    for form in forms_of(typed)[1:]:
        hashers.make_password(form)


def is_password(typed: str, encoded: str) -> bool:
    """Return whether the hash is of this password, in whatever form it was hashed."""
    return any(hashers.check_password(form, encoded) for form in forms_of(typed))


def forms_of(typed: str) -> tuple[str, ...]:
    """Return the normal form, and other forms that earlier releases hashed.

    Releases up to 0.2 hashed the password as it was typed, and removed blanks at its ends where a
    password was changed or reset.
    """
    forms = (normal_password(typed), typed, typed.strip(), unicodedata.normalize("NFD", typed))
    return tuple(dict.fromkeys(forms))
