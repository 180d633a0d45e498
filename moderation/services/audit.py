"""The audit log: every deed of staff, written in the transaction of the deed."""

from moderation.models import AuditAction, AuditEntry
from moderation.reactions import standing_changed

TOLD = {
    AuditAction.WARNED,
    AuditAction.MUTED,
    AuditAction.BANNED,
    AuditAction.LIFTED,
    AuditAction.ANSWERED,
}
"""The deeds of which the person's page hears at once."""


def record(
    *,
    by_id: int,
    action: AuditAction,
    person_id: int | None = None,
    subject: str = "",
    why: str = "",
) -> AuditEntry:
    """The new entry: what this member of staff did, to whom or what, and why.

    The person's page hears of it on commit, where it shows what was done.
    """
    if action in TOLD and person_id is not None:
        standing_changed.announce(person_id)
    return AuditEntry.objects.create(
        by_id=by_id, action=action, person_id=person_id, subject=subject, why=why
    )
