"""Statements whose text is always the same."""

import pytest
from django.db import connection

from web.database.prepared_statements import planned_cursor

pytestmark = pytest.mark.django_db


def test_placeholders_take_the_arguments_of_each_call_and_a_doubled_percent_sign_is_one() -> None:
    text = "SELECT CAST(%s AS integer), 'a%%b', CAST(%s AS integer)"
    for first, second in [(3, 4), (5, 6)]:
        with planned_cursor(connection) as cursor:
            cursor.execute(text, [first, second])
            assert cursor.fetchall() == [(first, "a%b", second)]


def test_arguments_may_have_names() -> None:
    with planned_cursor(connection) as cursor:
        cursor.execute("SELECT CAST(%(first)s AS integer)", {"first": 3})
        assert cursor.fetchall() == [(3,)]
