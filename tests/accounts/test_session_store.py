"""Sessions are stored in Django's table, as Django's own store writes and reads them."""

from datetime import timedelta

import pytest
from django.contrib.sessions.backends.db import SessionStore as DjangoStore
from django.contrib.sessions.models import Session
from django.utils import timezone

from accounts.session_store import SessionStore

pytestmark = pytest.mark.django_db


def stored(kind: type[DjangoStore]) -> str:
    """Return the key of a new session that holds 6 as the trump."""
    session = kind()
    session["trump"] = 6
    session.save()
    assert session.session_key is not None
    return session.session_key


@pytest.mark.parametrize(
    ("writer", "reader"), [(DjangoStore, SessionStore), (SessionStore, DjangoStore)]
)
def test_each_store_reads_the_sessions_of_the_other(
    writer: type[DjangoStore], reader: type[DjangoStore]
) -> None:
    assert dict(reader(stored(writer)).items()) == {"trump": 6}


def test_a_session_is_over_at_its_date() -> None:
    key = stored(SessionStore)
    Session.objects.filter(pk=key).update(expire_date=timezone.now() - timedelta(seconds=1))
    session = SessionStore(key)
    assert dict(session.items()) == {}
    assert session.session_key is None, "a new one does not take the key of the old one"


def test_nobody_chooses_the_key_of_a_session() -> None:
    session = SessionStore("chosenbyanattackerchosenbyanatta")
    assert dict(session.items()) == {}
    session["trump"] = 6
    session.save()
    assert session.session_key != "chosenbyanattackerchosenbyanatta"
