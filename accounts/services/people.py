"""Create guests, register (sign up) accounts, change name, avatar, language; keep “last seen”."""

import secrets
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeVar, cast

from django.contrib.auth import password_validation
from django.contrib.auth.hashers import make_password
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import IntegrityError, transaction
from django.db.models import Q
from django.utils.functional import lazy

from accounts.avatars import AvatarName
from accounts.errors import AlreadyRegistered, NameTaken, UsernameTaken
from accounts.models import User
from accounts.names import (
    clean_name,
    clean_username,
    guest_name,
    guest_username,
    look_key,
    name_key,
)
from accounts.passwords import normal_password
from accounts.services.locks import locked
from web.http.errors import InvalidInput, ServiceError
from web.http.preconditions import Precondition, nothing_required

HAS_AN_ACCOUNT = "You have an account; log out to make another one."

_T = TypeVar("_T")


def create_guest(*, name: str | None = None, language: str = "") -> User:
    """Create a guest; without a name, one is chosen at random.

    Raises InvalidInput, or NameTaken if an account has the name; guests may share names.
    """
    chosen = guest_name() if name is None else checked("name", clean_name, name)
    if name is not None and _is_name_of_account(chosen):
        raise NameTaken("An account has this name.")
    guest = User(username=guest_username(), name=chosen, is_guest=True, language=language)
    guest.set_unusable_password()
    guest.save(force_insert=True)
    return guest


@dataclass(frozen=True, slots=True, kw_only=True)
class Registration:
    """The checked values of a new account; the password is hashed, or unusable."""

    name: str
    password: str
    email: str


def register(
    *, username: str, password: str, email: str = "", guest: User | None = None, language: str = ""
) -> User:
    """Create an account; with `guest`, the guest becomes the account and keeps id and games.

    Raises InvalidInput (username, password, email), UsernameTaken, AlreadyRegistered.
    """
    if guest is not None and not guest.is_guest:
        raise AlreadyRegistered(HAS_AN_ACCOUNT)
    checked = checked_registration(username=username, password=password, email=email)
    return create_account(checked, guest=guest, language=language)


def checked_registration(*, username: str, password: str, email: str = "") -> Registration:
    """Return the checked values for a new account.

    Hashing takes long: call it outside of a transaction. Raises InvalidInput (username, password,
    email).
    """
    name = checked("username", clean_username, username)
    if email:
        checked("email", validate_email, email)
    described = User(username=name_key(name), name=name, email=email.lower())
    checked(
        "password",
        lambda text: password_validation.validate_password(text, described),
        normal_password(password),
    )
    described.set_password(password)
    return Registration(name=name, password=described.password, email=email.lower())


def checked_name_of_account(username: str, *, email: str = "") -> Registration:
    """Return the checked values for a new account that no password logs in to.

    Raises InvalidInput (username, email).
    """
    name = checked("username", clean_username, username)
    if email:
        checked("email", validate_email, email)
    return Registration(name=name, password=make_password(None), email=email.lower())


def check_name_is_free(username: str) -> None:
    """Raise InvalidInput (username) or UsernameTaken if no account may have this name."""
    if _is_name_of_account(checked("username", clean_username, username)):
        raise UsernameTaken("This user name is taken.")


def create_account(
    checked: Registration, *, guest: User | None = None, language: str = "", is_bot: bool = False
) -> User:
    """Create an account from checked values. Raises UsernameTaken, AlreadyRegistered."""
    with transaction.atomic():
        user = User(language=language) if guest is None else _still_a_guest(guest)
        user.is_guest, user.is_bot = False, is_bot
        user.username, user.email = name_key(checked.name), checked.email
        _name(user, checked.name)
        user.password = checked.password
        if _is_name_of_account(checked.name):
            raise UsernameTaken("This user name is taken.")
        _save_name(user, otherwise=UsernameTaken("This user name is taken."))
    return user


def update_profile(
    *,
    user: User,
    name: str | None = None,
    avatar: AvatarName | None = None,
    language: str | None = None,
    hides_ratings: bool | None = None,
    precondition: Precondition = nothing_required,
) -> User:
    """Change the user's name, avatar, language or sight of ratings; None leaves a value as it is.

    Raises InvalidInput, NameTaken, PreconditionFailed.
    """
    chosen = None if name is None else checked("name", clean_name, name)
    with transaction.atomic():
        row = locked(user.pk)[user.pk]
        precondition()
        if chosen is not None:
            if _is_name_of_account(chosen, other_than=row):
                raise NameTaken("An account has this name.")
            _name(row, chosen)
        if avatar is not None:
            row.avatar = avatar
        if language is not None:
            row.language = language
        if hides_ratings is not None:
            row.hides_ratings = hides_ratings
        _save_name(row, otherwise=NameTaken("An account has this name."))
    return row


def give_neutral_name(user: User) -> None:
    """Give the user a random friendly name that no account has."""
    while True:
        _name(user, f"{guest_name()} {secrets.randbelow(9000) + 1000}")
        if not _is_name_of_account(user.name, other_than=user):
            break
    user.save(update_fields=["name", "name_key", "look_key"])


def keep_last_seen(seen: Mapping[int, float]) -> int:
    """Store when users (by id) were last online, in seconds since 1970; return their number.

    It is stored to the second, by one statement for all users of that second: one for each user, or
    one that looks each up, would hold SQLite's write lock for so long that moves are late.
    """
    by_second = defaultdict[int, list[int]](list)
    for user_id, moment in seen.items():
        by_second[int(moment)].append(user_id)
    return sum(
        User.objects.filter(pk__in=ids).update(last_seen_at=datetime.fromtimestamp(second, tz=UTC))
        for second, ids in sorted(by_second.items())
    )


def _still_a_guest(guest: User) -> User:
    user = locked(guest.pk)[guest.pk]
    if not user.is_guest:
        raise AlreadyRegistered(HAS_AN_ACCOUNT)
    return user


def _name(user: User, name: str) -> None:
    """Give the user the name, and an account the keys of the name."""
    user.name = name
    user.name_key = None if user.is_guest else name_key(name)
    user.look_key = None if user.is_guest else look_key(name)


def _save_name(user: User, *, otherwise: ServiceError) -> None:
    """Save the user. Raises `otherwise` if another account has taken the name meanwhile."""
    try:
        with transaction.atomic():
            user.save()
    except IntegrityError as error:
        raise otherwise from error


def _is_name_of_account(name: str, *, other_than: User | None = None) -> bool:
    alike = Q(look_key=look_key(name)) | Q(username=name_key(name))
    accounts = User.objects.filter(alike, is_guest=False)
    if other_than is not None:
        accounts = accounts.exclude(pk=other_than.pk)
    return accounts.exists()


def _sentence_of(error: ValidationError) -> str:
    return " ".join(error.messages)


# Django translates the messages when they are read.
_words_of = cast("Callable[[ValidationError], str]", lazy(_sentence_of, str))


def checked(field: str, check: Callable[[str], _T], value: str) -> _T:
    """Return what the check makes of the value. Raises InvalidInput about the field."""
    try:
        return check(value)
    except ValidationError as error:
        reasons = tuple((e.code or "invalid", _words_of(e)) for e in error.error_list)
        raise InvalidInput(field, *reasons) from error
