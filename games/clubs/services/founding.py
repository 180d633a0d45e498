"""Found (create) a club, change its settings, and dissolve (delete) it."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from django.db import IntegrityError, transaction

from accounts.models import User
from accounts.names import clean_name, look_key
from accounts.services.people import checked
from games.clubs.errors import (
    ClubAccountNeeded,
    ClubNameTaken,
    NoClub,
    RoleNeeded,
    TooManyClubs,
)
from games.clubs.models import (
    MAX_DESCRIPTION_LENGTH,
    MAX_NAME_LENGTH,
    Club,
    ClubMembership,
    ClubRole,
)
from games.clubs.selectors import get_club, memberships_of_person, role_in
from games.engine import RuleSet
from games.tables.services.choices import played_rules
from games.tables.terms import RulesChoice
from web.http.free_text import clean_text

MAX_OWNED = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubChange:
    """The fields of a club that its owner changes; fields left out stay as they are."""

    name: str | None = None
    description: str | None = None
    is_open: bool | None = None
    rules: RulesChoice | None = None
    seats: int | None = None


def found_club(
    *,
    founder_id: int,
    name: str,
    description: str,
    is_open: bool,
    rules: RulesChoice,
    seats: int,
) -> Club:
    """Found a club, whose owner is the founder.

    Raises InvalidInput, InvalidRules (also for a number of seats that the rules are not for),
    ClubAccountNeeded, TooManyClubs, ClubNameTaken.
    """
    tidy = _clean_name(name)
    told = clean_text("description", description, longest=MAX_DESCRIPTION_LENGTH)
    played = played_rules(rules, seats=seats)
    with transaction.atomic(durable=True):
        check_may_own(lock_person(founder_id))
        club = Club(
            name=tidy,
            look_key=look_key(tidy),
            description=told,
            is_open=is_open,
            seats=seats,
            **played.columns(),
        )
        _save_name(partial(club.save, force_insert=True))
        ClubMembership.objects.create(club=club, user_id=founder_id, role=ClubRole.OWNER)
    return get_club(club.pk)


def change_club(*, club_id: str, user_id: int, change: ClubChange) -> Club:
    """Change a club as its owner; tables that are open keep what they were opened with.

    Raises NoClub, RoleNeeded, InvalidInput, InvalidRules, ClubNameTaken.
    """
    tidy = None if change.name is None else _clean_name(change.name)
    with transaction.atomic(durable=True):
        club = lock_club(club_id, owner_id=user_id)
        if tidy is not None:
            club.name, club.look_key = tidy, look_key(tidy)
        if change.description is not None:
            club.description = clean_text(
                "description", change.description, longest=MAX_DESCRIPTION_LENGTH
            )
        if change.is_open is not None:
            club.is_open = change.is_open
        _change_rules(club, change)
        _save_name(club.save)
    return get_club(club_id)


def dissolve_club(*, club_id: str, user_id: int) -> None:
    """Delete the club as its owner; its games stay. Raises NoClub, RoleNeeded."""
    with transaction.atomic(durable=True):
        lock_club(club_id, owner_id=user_id).delete()


def take_club_name(club: Club) -> None:
    """Give the locked club a neutral name, without a description and a name of its rules."""
    while True:
        name = f"Club {secrets.randbelow(900_000) + 100_000}"
        if not Club.objects.filter(look_key=look_key(name)).exists():
            break
    club.name, club.look_key = name, look_key(name)
    club.description = club.rules_name = ""
    club.save(update_fields=["name", "look_key", "description", "rules_name"])


def lock_club(club_id: str, *, owner_id: int | None = None, even_closed: bool = False) -> Club:
    """Lock a club until the transaction ends; its owner must be `owner_id` if given.

    Raises NoClub (also for one that staff have closed, unless `even_closed`), RoleNeeded.
    """
    club = Club.objects.select_for_update(no_key=True).filter(pk=club_id).first()
    if club is None or (club.closed_at is not None and not even_closed):
        raise NoClub("There is no such club.")
    if owner_id is not None and role_in(club_id, owner_id) != ClubRole.OWNER:
        raise RoleNeeded("Only the owner of the club may do this.")
    return club


def lock_person(user_id: int) -> User:
    """Lock a person, of whose memberships no other is written meanwhile.

    Raises ClubAccountNeeded for a guest.
    """
    person = User.objects.select_for_update(no_key=True).get(pk=user_id)
    if person.is_guest:
        raise ClubAccountNeeded("Clubs are for accounts. Register, and your games stay yours.")
    return person


def check_may_own(person: User) -> None:
    """Raise TooManyClubs if the locked person owns as many clubs as anybody may."""
    if memberships_of_person(person.pk).filter(role=ClubRole.OWNER).count() >= MAX_OWNED:
        raise TooManyClubs(f"A person owns at most {MAX_OWNED} clubs.")


def _clean_name(name: str) -> str:
    return checked("name", partial(clean_name, longest=MAX_NAME_LENGTH), name)


def _save_name(save: Callable[[], None]) -> None:
    try:
        with transaction.atomic():
            save()
    except IntegrityError as error:
        raise ClubNameTaken("Another club has this name, or one that looks like it.") from error


def _change_rules(club: Club, change: ClubChange) -> None:
    if change.rules is None and change.seats is None:
        return
    seats = club.seats if change.seats is None else change.seats
    choice = house_rule(club) if change.rules is None else change.rules
    played = played_rules(choice, seats=seats)
    club.seats = seats
    club.preset, club.rules = played.preset, played.rules.to_json()
    if change.rules is not None:
        club.rules_name = played.name


def house_rule(club: Club) -> RulesChoice:
    """Return the house rule of the club as a choice of rules."""
    if club.preset:
        return RulesChoice(preset=club.preset)
    return RulesChoice(rules=RuleSet.from_json(club.rules))
