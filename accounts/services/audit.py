"""The audit log: every deed of staff, written in the transaction of the deed."""

from accounts.models import AuditAction, AuditEntry


def record(
    *,
    by_id: int,
    action: AuditAction,
    person_id: int | None = None,
    subject: str = "",
    why: str = "",
) -> AuditEntry:
    """The new entry: what this member of staff did, to whom or what, and why."""
    return AuditEntry.objects.create(
        by_id=by_id, action=action, person_id=person_id, subject=subject, why=why
    )
