"""The texts of mails about notifications, in the reader's language."""

from django.conf import settings
from django.utils.translation import gettext, override

from notifications.mailing import ListedMail
from notifications.models import Notification
from notifications.push_texts import shown_notification


def mail_of_notification(notification: Notification) -> ListedMail:
    """Return the mail about a notification, whose user is loaded."""
    user = notification.user
    language = user.language or "en"
    shown = shown_notification(notification, language)
    with override(language):
        parts = (
            gettext("Hello {name},").format(name=user.name),
            f"{shown.title}. {shown.body}",
            f"{settings.DURAK_PUBLIC_URL}{shown.path}",
            why_sent(),
        )
    return ListedMail(shown.title, "\n\n".join(parts), language)


def why_sent() -> str:
    """Return the sentence before the link to unsubscribe, in the current language."""
    return gettext(
        "You get this mail because you have switched it on in your settings. By this link you "
        "switch such mails off:"
    )
