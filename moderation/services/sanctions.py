"""Ban, mute or warn a user, and lift it (unban, unmute): writes of sanctions."""

from datetime import datetime

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.errors import UnknownPlayer, Yourself
from accounts.models import User
from accounts.models.user import FOR_GOOD
from moderation.errors import NotInForce, StaffProtected, UnknownSanction
from moderation.models import AuditAction, Reason, Sanction, SanctionKind
from moderation.selectors.sanctions import active_ban, active_mute, is_over
from moderation.services.audit import record
from moderation.services.bans import close_sessions, enforce_ban
from web.http.errors import InvalidInput

ACTIONS = {
    SanctionKind.WARNING: AuditAction.WARNED,
    SanctionKind.MUTE: AuditAction.MUTED,
    SanctionKind.BAN: AuditAction.BANNED,
}


def sanction(
    *,
    person_id: int,
    kind: SanctionKind,
    reason: Reason,
    by_id: int,
    words: str = "",
    until: datetime | None = None,
) -> Sanction:
    """Sanction a person from now on; a banned person is also taken out of games and queues.

    With `until` None the sanction doesn't end, which is the only value for a warning. Raises
    UnknownPlayer, Yourself, StaffProtected, InvalidInput (until).
    """
    with transaction.atomic(durable=True):
        person = lock_person(person_id)
        made = impose(
            person=person, kind=kind, reason=reason, by_id=by_id, words=words, until=until
        )
    follow_up(made)
    return made


def impose(
    *,
    person: User,
    kind: SanctionKind,
    reason: Reason,
    by_id: int,
    words: str = "",
    until: datetime | None = None,
) -> Sanction:
    """Sanction a person in a transaction that has locked them; call `follow_up` after it.

    Takes and raises what `sanction` does, except UnknownPlayer.
    """
    check_may_sanction(person, by_id)
    now = timezone.now()
    if until is not None and (until <= now or kind == SanctionKind.WARNING):
        sentence = _("The end has to lie ahead, and a warning has none.")
        raise InvalidInput("until", ("out_of_range", sentence))
    made = Sanction.objects.create(
        person=person, kind=kind, reason=reason, words=words, since=now, until=until, by_id=by_id
    )
    end = "" if kind == SanctionKind.WARNING else f"until {until or 'for good'}"
    record(
        by_id=by_id, action=ACTIONS[kind], person_id=person.pk, subject=end, why=_why(reason, words)
    )
    _note_on_person(person)
    if kind == SanctionKind.BAN:
        close_sessions(person)
    return made


def follow_up(made: Sanction) -> None:
    """Carry out the effects of a committed sanction; after a crash, a sweep does it."""
    if made.kind == SanctionKind.BAN:
        enforce_ban(made)


def lift(*, sanction_id: int, by_id: int, why: str = "") -> Sanction:
    """End a mute or a ban, or take back a warning; return the sanction.

    Raises UnknownSanction, NotInForce (over already).
    """
    with transaction.atomic(durable=True):
        return lift_locked(locked_sanction(sanction_id), by_id=by_id, why=why)


def lift_locked(lifted: Sanction, *, by_id: int, why: str) -> Sanction:
    """Lift a sanction in a transaction that has locked the person. Raises NotInForce."""
    if is_over(lifted):
        raise NotInForce("This sanction is not in force.")
    lifted.lifted_at, lifted.lifted_by_id = timezone.now(), by_id
    lifted.save(update_fields=["lifted_at", "lifted_by"])
    record(
        by_id=by_id,
        action=AuditAction.LIFTED,
        person_id=lifted.person_id,
        subject=str(lifted.get_kind_display()),
        why=why,
    )
    _note_on_person(lifted.person)
    return lifted


def acknowledge(*, user: User, sanction_id: int) -> Sanction:
    """Note that the user has read their sanction. Raises UnknownSanction (also another user's)."""
    own = Sanction.objects.filter(pk=sanction_id, person=user)
    own.filter(acknowledged_at=None).update(acknowledged_at=timezone.now())
    return _existing(own)


def lock_person(person_id: int) -> User:
    """Return the person's row, locked until the transaction ends. Raises UnknownPlayer."""
    person = User.objects.select_for_update().filter(pk=person_id, is_scrubbed=False).first()
    if person is None:
        raise UnknownPlayer("There is no such player.")
    return person


def locked_sanction(sanction_id: int) -> Sanction:
    """Return the sanction, read after its person was locked. Raises UnknownSanction."""
    User.objects.select_for_update().filter(sanctions__pk=sanction_id).first()
    return _existing(Sanction.objects.select_related("person").filter(pk=sanction_id))


def check_may_sanction(person: User, by_id: int) -> None:
    """Raise Yourself, or StaffProtected: staff has to lose its rights before a sanction."""
    if person.pk == by_id:
        raise Yourself("You can't decide about yourself.")
    if person.is_staff or person.is_superuser:
        raise StaffProtected("Staff can't be sanctioned; take their rights first.")


def _existing(rows: QuerySet[Sanction]) -> Sanction:
    found = rows.first()
    if found is None:
        raise UnknownSanction("There is no such sanction.")
    return found


def _note_on_person(person: User) -> None:
    """Write the ends of the ban and the mute in force into the person's row."""
    ban, mute = active_ban(person.pk), active_mute(person.pk)
    person.banned_until = None if ban is None else ban.until or FOR_GOOD
    person.muted_until = None if mute is None else mute.until or FOR_GOOD
    person.save(update_fields=["banned_until", "muted_until"])


def _why(reason: Reason, words: str) -> str:
    return f"{Reason(reason).label}. {words}".strip()
