"""The audit log (audit trail): every action of staff, written in its transaction."""

from moderation.models import AuditAction, AuditEntry
from moderation.reactions import standing_changed

SHOWN_AT_ONCE = {
    AuditAction.WARNED,
    AuditAction.MUTED,
    AuditAction.BANNED,
    AuditAction.LIFTED,
    AuditAction.ANSWERED,
}
"""The actions after which the person's open pages are updated at once."""


def record(
    *,
    by_id: int,
    action: AuditAction,
    person_id: int | None = None,
    subject: str = "",
    why: str = "",
) -> AuditEntry:
    """Add an entry: the action of the member of staff, its subject, and the reason.

    If the person's pages show the action, they are updated on commit.
    """
    if action in SHOWN_AT_ONCE and person_id is not None:
        standing_changed.announce(person_id)
    return AuditEntry.objects.create(
        by_id=by_id, action=action, person_id=person_id, subject=subject, why=why
    )
