"""Verify signed data of Telegram: init data of the Mini App, fields of the login widget.

Telegram signs two kinds of data with the bot's token: the init data of a Mini App, and the fields
of the login widget. Both are fields in the form of a query. They differ in the key alone.
"""

import hashlib
import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Annotated, Literal
from urllib.parse import parse_qsl

from django.utils.translation import gettext_lazy as _
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from telegram.errors import WrongProof

ProofKind = Literal["mini_app", "widget"]

GOOD_FOR = timedelta(minutes=15)
"""The age up to which signed data prove who somebody is."""
CLOCKS_DIFFER = timedelta(minutes=1)
MAX_ID = 2**52
"""Telegram's ids have at most 52 significant bits."""
MAX_FIELDS = 30

_KEYS: Mapping[str, Callable[[bytes], bytes]] = MappingProxyType(
    {
        "mini_app": lambda token: hmac.digest(b"WebAppData", token, hashlib.sha256),
        "widget": lambda token: hashlib.sha256(token).digest(),
    }
)


class _Person(BaseModel):
    model_config = ConfigDict(extra="ignore")

    id: Annotated[int, Field(gt=0, lt=MAX_ID)]
    is_bot: bool = False
    language_code: str = ""
    allows_write_to_pm: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckedProof:
    """Checked data: the person whom Telegram has named to the page.

    `digest` is the same for the same data, however they are written.
    """

    telegram_id: int
    language_code: str
    may_be_written_to: bool
    digest: str
    made_at: datetime


def read_proof(kind: ProofKind, data: str, *, token: str, now: datetime) -> CheckedProof:
    """Check the signature and the age of the data, and return what they say.

    Raises WrongProof with the code `wrong_signature` or `too_old`.
    """
    fields = _fields(data)
    given = fields.pop("hash", "").lower()
    lines = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    key = _KEYS[kind](token.encode())
    right = hmac.digest(key, lines.encode(), hashlib.sha256).hex()
    if not hmac.compare_digest(right.encode(), given.encode()):
        raise _wrong()
    person, made_at = _person(kind, fields), _made_at(fields)
    if not -CLOCKS_DIFFER <= now - made_at <= GOOD_FOR:
        raise WrongProof(
            "data", ("too_old", _("This is too old: open the page from Telegram again."))
        )
    return CheckedProof(
        telegram_id=person.id,
        language_code=person.language_code,
        may_be_written_to=person.allows_write_to_pm,
        digest=hashlib.sha256(right.encode()).hexdigest(),
        made_at=made_at,
    )


def _fields(data: str) -> dict[str, str]:
    try:
        pairs = parse_qsl(
            data,
            keep_blank_values=True,
            strict_parsing=True,
            errors="strict",
            max_num_fields=MAX_FIELDS,
        )
    except ValueError as error:
        raise _wrong() from error
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise _wrong()
    return fields


def _person(kind: ProofKind, fields: Mapping[str, str]) -> _Person:
    try:
        if kind == "mini_app":
            person = _Person.model_validate_json(fields.get("user", ""))
        else:
            person = _Person.model_validate(fields)
    except ValidationError as error:
        raise _wrong() from error
    if person.is_bot:
        raise _wrong()
    return person


def _made_at(fields: Mapping[str, str]) -> datetime:
    text = fields.get("auth_date", "")
    if not (text.isascii() and text.isdecimal()):
        raise _wrong()
    try:
        return datetime.fromtimestamp(int(text), tz=UTC)
    except (ValueError, OverflowError, OSError) as error:
        raise _wrong() from error


def _wrong() -> WrongProof:
    return WrongProof("data", ("wrong_signature", _("Telegram hasn't signed this for this site.")))
