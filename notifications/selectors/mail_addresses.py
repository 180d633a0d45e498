"""Reads of the addresses to which reminders and digests are mailed."""

from allauth.account.models import EmailAddress


def mail_address_of(user_id: int) -> str | None:
    """Return the user's confirmed address; None if there is none to which mails may go.

    Guests and deleted accounts have no address, and a banned user gets no mails.
    """
    rows = EmailAddress.objects.filter(user_id=user_id, primary=True, verified=True)
    found = rows.filter(user__is_active=True).select_related("user").first()
    return None if found is None or found.user.is_banned else str(found.email)
