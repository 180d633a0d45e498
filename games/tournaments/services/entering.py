"""Join a tournament (late entry too, except a knock-out), pause, come back, and withdraw."""

from datetime import datetime

from django.db import transaction

from accounts.models import User
from accounts.passwords import is_password
from accounts.selectors.addresses import share_address
from accounts.selectors.relations import in_blocks_with
from games.clubs.selectors import is_member
from games.play.errors import AccountNeeded
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME, NEW
from games.tables.errors import NotWelcomeAtTable, WrongPassword
from games.tournaments.errors import (
    NotEligible,
    NotEntered,
    NoTournament,
    TournamentClosed,
    TournamentFull,
)
from games.tournaments.models import (
    STAYING,
    Entry,
    EntryStatus,
    Tournament,
    TournamentAccess,
    TournamentKind,
    TournamentStatus,
)
from games.tournaments.pairing.knockout import MOST as MAX_IN_KNOCKOUT
from games.tournaments.services.locks import lock_tournament
from games.tournaments.services.showing import show_at_next_sweep
from games.tournaments.terms import MAX_PLAYERS, mode_of_plan

OPEN = (TournamentStatus.SCHEDULED, TournamentStatus.RUNNING)


def join(*, tournament_id: str, user_id: int, now: datetime, password: str = "") -> None:
    """Enter the tournament, or come back after a pause.

    Raises NoTournament, TournamentClosed, TournamentFull, WrongPassword, AccountNeeded, NotWelcome,
    NotEligible.
    """
    _check_password(tournament_id, user_id, password)
    with transaction.atomic(durable=True):
        row = lock_tournament(tournament_id)
        if row.status not in OPEN:
            raise TournamentClosed("The tournament is over, or was called off.")
        entry = Entry.objects.filter(tournament=row, user_id=user_id).first()
        if entry is None:
            _enter(row, User.objects.get(pk=user_id), now)
        else:
            _come_back(row, entry, now)
        show_at_next_sweep(row)


def pause(*, tournament_id: str, user_id: int) -> None:
    """Seat the user at no further table until the user joins again; a running game goes on.

    Raises NoTournament, NotEntered, TournamentClosed.
    """
    with transaction.atomic(durable=True):
        row, entry = _own_entry(tournament_id, user_id)
        if row.kind == TournamentKind.KNOCKOUT and row.status == TournamentStatus.RUNNING:
            raise TournamentClosed("A knock-out has no pause: play on, or leave.")
        entry.status = EntryStatus.PAUSED
        entry.save(update_fields=["status"])
        show_at_next_sweep(row)


def leave(*, tournament_id: str, user_id: int) -> None:
    """Take the user out of the tournament; the results stay. A running game goes on.

    Before the begin nothing of the entry is kept. Raises NoTournament, NotEntered,
    TournamentClosed.
    """
    with transaction.atomic(durable=True):
        row, entry = _own_entry(tournament_id, user_id)
        withdraw_entry(row, entry)


def withdraw_entry(row: Tournament, entry: Entry) -> None:
    """Take the entry out of the locked tournament."""
    if row.status == TournamentStatus.SCHEDULED:
        entry.delete()
    else:
        entry.status = EntryStatus.LEFT
        entry.save(update_fields=["status"])
    show_at_next_sweep(row)


def rating_in(mode: str, user_id: int) -> int:
    """Return the user's rating in the mode; that of a new player without games."""
    row = Rating.objects.filter(user_id=user_id, mode=mode, season=ALL_TIME).first()
    return NEW.rating if row is None else round(row.mean)


def _own_entry(tournament_id: str, user_id: int) -> tuple[Tournament, Entry]:
    row = lock_tournament(tournament_id)
    if row.status not in OPEN:
        raise TournamentClosed("The tournament is over, or was called off.")
    entries = Entry.objects.filter(tournament=row, user_id=user_id, status__in=STAYING)
    entry = entries.first()
    if entry is None:
        raise NotEntered("You are not in this tournament.")
    return row, entry


def _check_password(tournament_id: str, user_id: int, password: str) -> None:
    """Check the password without the lock, because that is slow on purpose."""
    row = Tournament.objects.filter(pk=tournament_id).first()
    if row is None:
        raise NoTournament("There is no such tournament.")
    if row.access != TournamentAccess.PASSWORD or row.host_id == user_id:
        return
    if Entry.objects.filter(tournament=row, user_id=user_id).exists():
        return
    if not is_password(password, row.password):
        raise WrongPassword("This is not the tournament's password.")


def _enter(row: Tournament, user: User, now: datetime) -> None:
    is_knockout = row.kind == TournamentKind.KNOCKOUT
    if is_knockout and row.status == TournamentStatus.RUNNING:
        raise TournamentClosed("Nobody can join a knock-out after its begin.")
    others = Entry.objects.filter(tournament=row, status__in=STAYING)
    if others.count() >= (MAX_IN_KNOCKOUT if is_knockout else MAX_PLAYERS):
        raise TournamentFull("No place is left.")
    _check_may_enter(row, user)
    if is_knockout and row.is_rated and share_address(user.pk, others.values("user_id")):
        # The bracket could not keep them apart.
        raise NotEligible("Somebody from your address is in this knock-out already.")
    Entry.objects.create(
        tournament=row,
        user=user,
        joined_at=now,
        free_since=now,
        rating=rating_in(mode_of_plan(row), user.pk),
    )


def _check_may_enter(row: Tournament, user: User) -> None:
    if row.is_rated and user.is_guest:
        raise AccountNeeded("Rated games are for accounts. Register, and your games stay yours.")
    if user.is_bot and not row.allows_bots:
        raise NotEligible("This tournament is for people only.")
    if row.host_id is not None and row.host_id in in_blocks_with(user.pk):
        raise NotWelcomeAtTable("The host of this tournament doesn't want to play with you.")
    if row.club and not is_member(row.club, user.pk):
        raise NotEligible("This tournament is for the members of a club.")
    rating = rating_in(mode_of_plan(row), user.pk)
    least, most = row.least_rating, row.most_rating
    if (least is not None and rating < least) or (most is not None and rating > most):
        raise NotEligible("Your rating is out of the range of this tournament.")


def _come_back(row: Tournament, entry: Entry, now: datetime) -> None:
    is_late = row.kind == TournamentKind.KNOCKOUT and row.status == TournamentStatus.RUNNING
    if entry.status == EntryStatus.BANNED:
        raise NotEligible("Your results in this tournament were annulled.")
    if entry.status == EntryStatus.OUT or (entry.status == EntryStatus.LEFT and is_late):
        raise TournamentClosed("You are out of this knock-out.")
    if entry.status != EntryStatus.ACTIVE:
        entry.status = EntryStatus.ACTIVE
        entry.free_since = now
        entry.save(update_fields=["status", "free_since"])
