"""Senders of requests: a session that is kept, or tokens of each scope."""

import copy
import random
from functools import cached_property

from accounts.models import User
from tests.support.cookies import CSRF, SESSION
from tests.support.fuzz.wire import Draft
from tests.support.tokens import token_of
from tests.support.web import session_of
from web.http.scopes import Scope

TOKEN = "c" * 32


class Caller:
    """A user, or nobody. Cookies in answers are ignored: the session stays."""

    def __init__(self, user: User | None, *, token: str | None = None) -> None:
        self.user = user
        self.token = token
        self.session = session_of(user) if user is not None and token is None else None

    def signed(self, draft: Draft) -> Draft:
        """The request as this caller sends it."""
        signed = copy.deepcopy(draft)
        signed.cookies[CSRF] = TOKEN
        signed.headers["X-CSRFToken"] = TOKEN
        if self.token is not None:
            signed.headers["Authorization"] = f"Bearer {self.token}"
        elif self.session is not None:
            signed.cookies[SESSION] = self.session
        return signed

    @cached_property
    def tokens(self) -> list[str]:
        """A token of each scope of its user; none for those who can't have one."""
        if self.user is None or self.user.is_guest:
            return []
        return [token_of(self.user, [scope])[1] for scope in Scope]

    def otherwise(self, draft: Draft, rng: random.Random) -> Draft:
        """The request as sent by one of the tokens, or by nobody."""
        other = copy.deepcopy(draft)
        other.cookies.pop(SESSION, None)
        other.headers.pop("Authorization", None)
        if self.tokens and rng.random() < 0.7:
            other.headers["Authorization"] = f"Bearer {rng.choice(self.tokens)}"
        return other
