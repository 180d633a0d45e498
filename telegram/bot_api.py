"""Calls of Telegram's Bot API.

The address of every call contains the bot's token. So nothing here logs or raises an address, nor
an error of the HTTP library, which contains it.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from http import HTTPStatus
from typing import Any

import requests
from django.conf import settings

log = logging.getLogger(__name__)

TIMEOUTS = (5, 15)
"""Seconds to connect, and to wait for an answer."""
MAX_WAIT = 3600
"""The most seconds for which a request to wait is obeyed."""


class CallOutcome(Enum):
    """The result of a call."""

    DONE = "done"
    BLOCKED = "blocked"
    """The person has blocked the bot, or is not there any more."""
    WAIT = "wait"
    """The bot calls too often."""
    LATER = "later"
    """Telegram can't be reached, or fails."""
    REFUSED = "refused"
    """Telegram would refuse the call again."""


@dataclass(frozen=True, slots=True)
class CallAnswer:
    """The answer of a call; `wait` is the number of seconds in which no call is allowed."""

    outcome: CallOutcome
    wait: int = 0
    reason: str = ""
    """Telegram's description of a refusal."""


def call(method: str, parameters: Mapping[str, Any]) -> CallAnswer:
    """Call a method of the Bot API; return its outcome."""
    address = f"{settings.DURAK_TELEGRAM_API}/bot{settings.DURAK_TELEGRAM_TOKEN}/{method}"
    try:
        reply = requests.post(address, json=parameters, timeout=TIMEOUTS, allow_redirects=False)
    except requests.RequestException as error:
        log.warning("Telegram can't be reached: %s", type(error).__name__)
        return CallAnswer(CallOutcome.LATER)
    return _answer(method, reply)


def _answer(method: str, reply: requests.Response) -> CallAnswer:
    status = reply.status_code
    if status == HTTPStatus.OK:
        return CallAnswer(CallOutcome.DONE)
    reason, wait = _facts(reply)
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return CallAnswer(CallOutcome.WAIT, wait=min(max(1, wait), MAX_WAIT))
    if status == HTTPStatus.FORBIDDEN:
        return CallAnswer(CallOutcome.BLOCKED)
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR or status == HTTPStatus.REQUEST_TIMEOUT:
        log.warning("Telegram answers %s with status %s.", method, status)
        return CallAnswer(CallOutcome.LATER)
    log.error("Telegram refuses %s with status %s: %s", method, status, reason)
    return CallAnswer(CallOutcome.REFUSED, reason=reason)


def _facts(reply: requests.Response) -> tuple[str, int]:
    """Return the description of an error, and the seconds to wait; nothing if it is no JSON."""
    try:
        body = reply.json()
    except requests.JSONDecodeError:
        return "", 0
    if not isinstance(body, dict):
        return "", 0
    parameters = body.get("parameters")
    wait = parameters.get("retry_after", 0) if isinstance(parameters, dict) else 0
    return str(body.get("description", ""))[:200], wait if isinstance(wait, int) else 0
