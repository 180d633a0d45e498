"""The session backend: sessions in Django's own table, read by a prepared query."""

from django.contrib.sessions.backends import db
from django.contrib.sessions.models import Session
from django.utils import timezone

from web.database.prepared_statements import PreparedQuery

_by_key = PreparedQuery(lambda key: Session.objects.filter(session_key=key).order_by(), "some key")


class SessionStore(db.SessionStore):
    """Django's store, with a faster read, because every request of a browser reads a row.

    Both stores can read each other's sessions.
    """

    def _get_session_from_db(self) -> Session | None:
        now = timezone.now()
        for session in _by_key(self.session_key):
            if session.expire_date > now:
                return session
        self._session_key = None
        return None
