"""Bot accounts, with which programs play: turn an account into one; marked as bots everywhere."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction

from accounts.errors import AlreadyABot, StaffStayPeople
from accounts.models import ApiToken, User
from accounts.names import name_key
from accounts.personal_data import parts
from accounts.services.people import checked_registration, create_account
from accounts.services.tokens import make_token
from web.http.scopes import Scope


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenWish:
    """The properties of the first token of a new account."""

    name: str
    scopes: Sequence[Scope]
    days: int


def keep_nothing(_user: User, _token: ApiToken, _text: str) -> None:
    """Store nothing: the request has no idempotency key."""


def registered_bot(username: str, password: str) -> User | None:
    """Return the bot account with this user name and password; None without one."""
    user = User.objects.filter(username=name_key(username), is_bot=True, is_active=True).first()
    return user if user is not None and user.check_password(password) else None


def register_bot(
    *,
    username: str,
    password: str,
    language: str,
    wish: TokenWish,
    keep: Callable[[User, ApiToken, str], None] = keep_nothing,
    now: datetime,
) -> tuple[User, ApiToken, str]:
    """Create a bot account and its first token; return the account, the token and the token's text.

    `keep` stores them in the same transaction, for a request with an idempotency key. Raises
    InvalidInput (username, password), UsernameTaken.
    """
    checked = checked_registration(username=username, password=password)
    with transaction.atomic():
        user = create_account(checked, language=language, is_bot=True)
        token, text = make_token(
            user=user, name=wish.name, scopes=wish.scopes, days=wish.days, now=now
        )
        keep(user, token, text)
    return user, token, text


def become_bot(user: User) -> User:
    """Turn the account into a bot account, for good.

    Raises AlreadyABot, StaffStayPeople, or HasPlayed if a person has played with it.
    """
    with transaction.atomic():
        # Joining the matchmaking queue takes the same lock.
        locked = User.objects.select_for_update(no_key=True).get(pk=user.pk)
        if locked.is_bot:
            raise AlreadyABot("This account is a bot account already.")
        if locked.is_staff or locked.is_superuser:
            raise StaffStayPeople("A staff account can't become a bot account.")
        for part in parts():
            part.check_may_become_bot(locked)
        locked.is_bot = True
        locked.save(update_fields=["is_bot"])
    return locked
