"""Rows of TV."""

from tests.support.permissions.row import Row
from tests.support.permissions.who import who

ROWS = [Row("watch_tv", who())]
