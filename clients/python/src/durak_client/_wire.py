"""Serialisation: reads and writes what travels, without any input or output."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any
from urllib.parse import quote

import httpx

from durak_client.errors import ApiError, error_for

NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
"""The errors that httpx raises before any byte of a request is sent."""


def refusal_of(response: httpx.Response) -> ApiError:
    """Return the exception for a reply that is no success."""
    problem: object = None
    if "json" in response.headers.get("Content-Type", ""):
        try:
            problem = json.loads(response.content)
        except ValueError:
            problem = None  # a proxy's page with a wrong type: its text is used below
    if not isinstance(problem, dict):
        problem = {"detail": response.text[:200]} if response.text else {}
    return error_for(response.status_code, problem, response.headers)


def parameters(query: Mapping[str, Any] | None) -> dict[str, str]:
    """Return query parameters as the service reads them; those that are None are left out."""
    return {name: _text(value) for name, value in (query or {}).items() if value is not None}


def quoted(value: object) -> str:
    """Return a value as one part of a path."""
    return quote(str(value), safe="")


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value))
    return str(value)


class EventReader:
    """Makes messages of the lines of a server-sent event stream.

    `last_id` is the id of the newest message that was read to its end: from there one resumes.
    """

    def __init__(self) -> None:
        self.last_id: str | None = None
        self._coming_id: str | None = None

    def begin(self) -> str | None:
        """Return the id to resume from; what the connection before had begun is dropped."""
        self._coming_id = None
        return self.last_id

    def feed(self, line: str) -> dict[str, Any] | None:
        """Return the message that the line carries, if it carries one.

        The service writes each message into one `data` line, after its `id` if it has one.
        """
        field, _, value = line.partition(": ")
        if field == "id":
            self._coming_id = value
        if field != "data":
            return None
        message: dict[str, Any] = json.loads(value)
        self.last_id, self._coming_id = self._coming_id or self.last_id, None
        return message
