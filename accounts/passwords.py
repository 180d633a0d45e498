"""The one place where passwords and codes are normalised, and where passwords meet their hashes.

Every way in goes through here: `User.set_password` and `User.check_password`, the user manager, and
the passwords of tables. A password is kept as it was typed but for its Unicode form: blanks at
either end belong to it, because password managers and people choose them.
"""

import unicodedata

from django.contrib.auth import hashers


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
    """Hash the older forms of the password for nothing, as a check of a wrong password does.

    Django and allauth set a password where a user name is unknown, so that the time of a login
    tells nobody which names exist.
    """
    for form in forms_of(typed)[1:]:
        hashers.make_password(form)


def is_password(typed: str, encoded: str) -> bool:
    """Return whether the hash is of this password, in whatever form it was hashed."""
    return any(hashers.check_password(form, encoded) for form in forms_of(typed))


def forms_of(typed: str) -> tuple[str, ...]:
    """Return the normal form, and the others in which a password may have been hashed earlier.

    Releases up to 0.2 hashed what a person typed, and lost blanks at either end where a password
    was changed or reset.
    """
    forms = (normal_password(typed), typed, typed.strip(), unicodedata.normalize("NFD", typed))
    return tuple(dict.fromkeys(forms))
