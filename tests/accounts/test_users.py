"""Lookups of users."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User

pytestmark = pytest.mark.django_db


def test_a_user_is_found_by_key_as_it_is_now() -> None:
    ann = User.objects.create_user("ann")
    assert User.objects.get(pk=ann.pk) == ann
    User.objects.filter(pk=ann.pk).update(name="Anna")
    found = User.objects.get(pk=ann.pk)
    assert (found.name, found.date_joined, found.is_guest) == ("Anna", ann.date_joined, False)
    assert found.get_deferred_fields() == set()


def test_it_takes_one_statement() -> None:
    ann = User.objects.create_user("ann")
    with CaptureQueriesContext(connection) as statements:
        User.objects.get(pk=ann.pk)
    assert len(statements) == 1


def test_a_key_that_nobody_has_is_named() -> None:
    with pytest.raises(User.DoesNotExist, match="There is no user 4711"):
        User.objects.get(pk=4711)


def test_other_conditions_are_the_frameworks() -> None:
    ann, bob = User.objects.create_user("ann"), User.objects.create_user("bob")
    assert User.objects.get(name="ann") == ann
    assert User.objects.get(pk=str(bob.pk)) == bob
    with pytest.raises(User.DoesNotExist):
        User.objects.get(pk=ann.pk, name="bob")
    with pytest.raises(User.MultipleObjectsReturned):
        User.objects.get(is_guest=False, is_bot=False)
