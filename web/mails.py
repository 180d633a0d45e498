"""The site's name in the mails that it sends, in the current language."""

from django.conf import settings
from django.utils.translation import gettext


def mail_subject(text: str) -> str:
    """Return the subject of a mail: the site's name and the text."""
    name = gettext("Durak")
    return f"{name}: {text}"


def signature() -> str:
    """Return the end of each mail: the site's name and address, below the line `-- `."""
    name = gettext("Durak")
    return f"-- \n{name}, {settings.DURAK_PUBLIC_URL}"
