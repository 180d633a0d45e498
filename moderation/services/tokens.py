"""Revoke a leaked API token, as staff."""

from django.db import transaction

from accounts.models import ApiToken
from accounts.services.tokens import revoke_token
from moderation.models import AuditAction
from moderation.services.audit import record


def revoke_for_staff(*, token: ApiToken, by_id: int) -> None:
    """Revoke a token and note it in the audit log; its program is refused at once.

    Raises UnknownToken if it was revoked meanwhile.
    """
    with transaction.atomic(durable=True):
        revoke_token(token.user, token.pk)
        subject = f"token {token}"
        record(
            by_id=by_id, action=AuditAction.REVOKED, person_id=token.user_id, subject=subject[:200]
        )
