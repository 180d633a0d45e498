"""What a language has to say in mails about accounts."""

from collections.abc import Mapping
from typing import NamedTuple


class Text(NamedTuple):
    """What a mail says, and what a reader does who knows nothing of it."""

    subject: str
    says: str
    otherwise: str


class Words(NamedTuple):
    """All mails in one language: `texts` by allauth's names, and what several of them say.

    What differs from mail to mail stands in braces: `{name}`, `{email}`.
    """

    hello: str
    hello_stranger: str
    logs_in_as: str
    origin: str
    texts: Mapping[str, Text]
