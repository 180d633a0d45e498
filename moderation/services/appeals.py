"""Appeals against a ban or mute: one for each sanction, and one answer (unban)."""

from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from moderation.errors import AlreadyAppealed, AlreadyDecided, NotInForce, UnknownSanction
from moderation.models import Appeal, AppealOutcome, AuditAction, Sanction
from moderation.models.appeal import MAX_APPEAL_LENGTH
from moderation.selectors.sanctions import is_over
from moderation.services.audit import record
from moderation.services.sanctions import lift_locked, locked_sanction
from web.http.errors import InvalidInput
from web.http.free_text import clean_text


def appeal(*, user: User, sanction_id: int, text: str) -> Sanction:
    """Make the user's appeal against one of their sanctions; return the sanction.

    Raises UnknownSanction (also for another user's), NotInForce (over or lifted), AlreadyAppealed,
    InvalidInput (an empty or invisible text).
    """
    tidy = clean_text("text", text, longest=MAX_APPEAL_LENGTH)
    if not tidy:
        raise InvalidInput("text", ("empty", _("Say why.")))
    own = Sanction.objects.filter(pk=sanction_id, person=user).first()
    if own is None:
        raise UnknownSanction("You have no such sanction.")
    if is_over(own):
        raise NotInForce("This is over already.")
    try:
        with transaction.atomic():
            Appeal.objects.create(sanction=own, text=tidy)
    except IntegrityError as error:
        raise AlreadyAppealed("You have appealed; there is one appeal a sanction.") from error
    return own


def answer_appeal(*, sanction_id: int, outcome: AppealOutcome, words: str, by_id: int) -> Sanction:
    """Answer an appeal; its sanction then stands or is lifted, and the person reads `words`.

    Raises UnknownSanction (also for one without appeal), AlreadyDecided (answered already).
    """
    with transaction.atomic(durable=True):
        answered = locked_sanction(sanction_id)
        appealed = Appeal.objects.filter(sanction=answered).first()
        if appealed is None:
            raise UnknownSanction("Nobody has appealed against this.")
        if appealed.answered_at is not None:
            raise AlreadyDecided("Somebody else has answered meanwhile.")
        appealed.outcome, appealed.words = outcome, words
        appealed.answered_at, appealed.answered_by_id = timezone.now(), by_id
        appealed.save()
        record(
            by_id=by_id,
            action=AuditAction.ANSWERED,
            person_id=answered.person_id,
            subject=f"{answered.get_kind_display()}: {AppealOutcome(outcome).label}",
            why=words,
        )
        # A sanction that has ended in the meantime needs no lifting.
        if outcome == AppealOutcome.LIFTED and not is_over(answered):
            lift_locked(answered, by_id=by_id, why=words)
    return answered
