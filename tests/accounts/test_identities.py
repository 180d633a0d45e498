"""Identities at other providers: linked, used to register, unlinked; nobody is locked out."""

from collections.abc import Iterator

import pytest

from accounts.errors import (
    AlreadyRegistered,
    IdentityTaken,
    LastWayIn,
    ProviderLinked,
    UnknownIdentity,
    UsernameTaken,
)
from accounts.models import User
from accounts.services import identities, people
from accounts.services.identities import Identity
from tests.support.people import PASSWORD, account
from tests.support.providers import provider

pytestmark = pytest.mark.django_db
MESSENGER = Identity("messenger", "4711")


@pytest.fixture(autouse=True)
def _messenger() -> Iterator[None]:
    with provider("Messenger"):
        yield


@pytest.fixture
def anna() -> User:
    account("Anna")
    return User.objects.get(name="Anna")


def new_account(name: str = "Boris", identity: Identity = MESSENGER) -> User:
    return identities.register_with_identity(username=name, identity=identity)


def test_a_linked_identity_is_found_by_provider_and_subject(anna: User) -> None:
    identities.link_identity(anna, MESSENGER)
    assert identities.account_of(MESSENGER) == anna
    assert identities.account_of(Identity("messenger", "47110")) is None
    assert identities.account_of(Identity("other", "4711")) is None, "the same id elsewhere"


def test_linking_twice_changes_nothing(anna: User) -> None:
    first = identities.link_identity(anna, MESSENGER)
    assert identities.link_identity(anna, MESSENGER) == first
    assert len(identities.identities_of(anna)) == 1


def test_no_two_accounts_have_one_identity(anna: User) -> None:
    boris = new_account()
    with pytest.raises(IdentityTaken):
        identities.link_identity(anna, MESSENGER)
    with pytest.raises(IdentityTaken):
        new_account("Clara")
    assert not User.objects.filter(name="Clara").exists(), "no account without a way in remains"
    assert identities.account_of(MESSENGER) == boris


def test_an_account_has_one_identity_at_each_provider(anna: User) -> None:
    identities.link_identity(anna, MESSENGER)
    with pytest.raises(ProviderLinked, match="Messenger"):
        identities.link_identity(anna, Identity("messenger", "12"))
    identities.link_identity(anna, Identity("elsewhere", "12"))
    assert [row.provider for row in identities.identities_of(anna)] == ["messenger", "elsewhere"]


def test_a_guest_becomes_an_account_with_the_same_id() -> None:
    guest = people.create_guest(name="Gast")
    made = identities.register_with_identity(username="Boris", identity=MESSENGER, guest=guest)
    assert (made.pk, made.kind, made.name) == (guest.pk, "account", "Boris")
    assert not made.has_usable_password()
    assert identities.account_of(MESSENGER) == made


def test_an_account_registers_no_second_one(anna: User) -> None:
    with pytest.raises(AlreadyRegistered):
        identities.register_with_identity(username="Boris", identity=MESSENGER, guest=anna)
    assert identities.account_of(MESSENGER) is None


def test_a_name_that_is_taken_makes_no_account_and_links_nothing(anna: User) -> None:
    assert anna.name == "Anna"
    with pytest.raises(UsernameTaken):
        new_account("anna")
    assert identities.account_of(MESSENGER) is None


def test_with_a_password_an_identity_can_be_unlinked(anna: User) -> None:
    row = identities.link_identity(anna, MESSENGER)
    identities.unlink_identity(anna, row.pk)
    assert identities.account_of(MESSENGER) is None
    assert anna.check_password(PASSWORD)


def test_the_last_way_in_stays() -> None:
    boris = new_account()
    (row,) = identities.identities_of(boris)
    with pytest.raises(LastWayIn):
        identities.unlink_identity(boris, row.pk)
    assert identities.account_of(MESSENGER) == boris


def test_an_identity_at_a_provider_that_is_off_is_no_way_in() -> None:
    boris = new_account()
    (row,) = identities.identities_of(boris)
    identities.link_identity(boris, Identity("gone", "1"))
    with provider("Gone", is_enabled=False), pytest.raises(LastWayIn):
        identities.unlink_identity(boris, row.pk)
    with provider("Gone"):
        identities.unlink_identity(boris, row.pk)
    assert [one.provider for one in identities.identities_of(boris)] == ["gone"]


def test_nobody_unlinks_the_identity_of_another_account(anna: User) -> None:
    boris = new_account()
    (row,) = identities.identities_of(boris)
    for number in (row.pk, row.pk + 1):
        with pytest.raises(UnknownIdentity):
            identities.unlink_identity(anna, number)
    assert identities.account_of(MESSENGER) == boris


def test_a_closed_account_is_not_found_by_its_identity() -> None:
    boris = new_account()
    User.objects.filter(pk=boris.pk).update(is_active=False)
    assert identities.account_of(MESSENGER) is None
