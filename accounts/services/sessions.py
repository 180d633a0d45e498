"""The sessions of an account: list them, and revoke one or all others (log out everywhere)."""

from importlib import import_module

from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.models import Session
from django.db import transaction
from django.db.models import Q

from accounts.errors import UnknownSession
from accounts.models import User
from accounts.reactions import session_ended
from web.limits.addresses import caller_at


def list_sessions(user: User) -> list[UserSession]:
    """Return the sessions in which the account is logged in, the most recent first."""
    sessions = UserSession.objects.purge_and_list(user)
    return sorted(sessions, key=lambda session: session.last_seen_at, reverse=True)


def end_session_of(user: User, session_id: int) -> None:
    """End one session of the account. Raises UnknownSession."""
    session = UserSession.objects.filter(user=user, pk=session_id).first()
    if session is None:
        raise UnknownSession("You have no such session.")
    end_session(session.session_key)


def end_sessions_of(user: User, *, but: str | None = None) -> int:
    """End every session of the user except `but`; return the number of ended sessions."""
    keys = UserSession.objects.filter(user=user).values_list("session_key", flat=True)
    ended = [key for key in keys if key != but]
    for key in ended:
        end_session(key)
    return len(ended)


def end_session(session_key: str) -> None:
    """End the session: it is no longer valid, and its sockets are closed."""
    with transaction.atomic():
        _store().delete(session_key)
        UserSession.objects.filter(session_key=session_key).delete()
        # A socket that misses this message checks its session a little later.
        session_ended.announce(session_key)


def delete_data_of_expired_sessions() -> int:
    """Delete the stored addresses and browsers of expired sessions; return their number."""
    _store().clear_expired()
    alive = Session.objects.values("session_key")
    deleted, _ = UserSession.objects.exclude(session_key__in=alive).delete()
    return int(deleted)


def is_session_alive(session_key: str) -> bool:
    """Return whether the session still exists and hasn't expired."""
    return _store().exists(session_key)


def is_known_address(login: str, address: str) -> bool:
    """Return whether an account, given by name or mail, has a session from the address.

    Addresses are grouped as for rate limits (`web.limits.addresses`).
    """
    owners = User.objects.filter(Q(username=login) | Q(email=login))
    known = UserSession.objects.filter(user__in=owners).values_list("ip", flat=True).distinct()
    return address in map(caller_at, known)


def _store() -> SessionBase:
    store: SessionBase = import_module(settings.SESSION_ENGINE).SessionStore()
    return store
