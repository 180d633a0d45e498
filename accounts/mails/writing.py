"""Writing a mail about an account in its reader's language."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from accounts.mails import de, en, ru
from accounts.mails.words import Words

WORDS: Mapping[str, Words] = {"en": en.WORDS, "de": de.WORDS, "ru": ru.WORDS}
SIGNATURE = "-- \nDurak, {site}"


class Mail(NamedTuple):
    """A mail as it is sent."""

    subject: str
    body: str


def mail_of(name: str, language: str, facts: Mapping[str, Any]) -> Mail:
    """The mail that allauth calls by that name, about these facts, as plain text.

    Without a `name` its reader has no account. A `username` is there where it isn't the name, and
    an `ip` where the mail tells of a change.
    """
    words = WORDS[language]
    text = words.texts[name]
    parts = (
        words.hello if "name" in facts else words.hello_stranger,
        text.says,
        words.logs_in_as if "username" in facts else "",
        text.otherwise,
        words.origin if "ip" in facts else "",
        SIGNATURE,
    )
    body = "\n\n".join(part for part in parts if part)
    return Mail(text.subject, body.format_map(facts))
