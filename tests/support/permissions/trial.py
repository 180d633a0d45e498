"""Trying a row of the table as one of the callers."""

import functools
import json
from typing import Any

from asgiref.sync import sync_to_async

from accounts.models import User
from durak_site.document.openapi import document
from tests.support.api import NOT_GIVEN, ROOT, ApiClient, ApiReply
from tests.support.people import PASSWORD
from tests.support.permissions.row import SOCKET, Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.who import OK
from tests.support.sockets import open_socket

ERRORS = 400
METHODS = {"get", "post", "put", "patch", "delete"}
SWITCHED_OFF = "switched off"
"""A caller without a column: an account that was switched off after its session began."""


@functools.cache
def operations() -> dict[str, tuple[str, str, dict[str, Any]]]:
    """Return the method, the address below the root, and the description of all operations, by id.

    Streams are left out, which never end; `tests/play/test_streams.py` tries them.
    """
    return {
        operation["operationId"]: (method.upper(), path.removeprefix(ROOT), operation)
        for path, methods in document()["paths"].items()
        for method, operation in methods.items()
        if method in METHODS and "x-stream" not in operation
    }


def outcome(row: Row, caller: str) -> str:
    """The outcome of a request for the caller: `OK`, a problem's code, or what `sees` finds."""
    scene = Scene(caller)
    client = ApiClient(scene.caller) if scene.token is None else ApiClient(token=scene.token)
    if caller == SWITCHED_OFF:
        _switch_off(scene)
    elif row.confirmed and scene.is_account and scene.token is None:
        assert client.post("auth/confirm", {"password": PASSWORD}).status == 204
    reply = send(row, scene, client)
    if reply.status >= ERRORS:
        return reply.code or str(reply.status)
    return OK if row.sees is None else row.sees(reply.body)


def send(row: Row, scene: Scene, client: ApiClient, **headers: str) -> ApiReply:
    """Send the row's request in a scene."""
    method, template, _ = operations()[row.operation]
    if row.given is not None:
        row.given(scene)
    address = row.address(template, scene)
    body = row.body_in(scene)
    return client.send(method, address, NOT_GIVEN if body is None else body, headers=headers)


async def socket_outcome(row: Row, caller: str) -> str:
    """The outcome of a socket for the caller, by its first message or the code that closes it."""
    scene = Scene(caller)
    user = await sync_to_async(lambda: scene.caller)()
    address = await sync_to_async(row.address)(row.operation.removeprefix(SOCKET), scene)
    if caller == SWITCHED_OFF:
        await sync_to_async(_switch_off)(scene)
    token = await sync_to_async(lambda: scene.token)()
    async with open_socket(address, None if token else user, token=token) as socket:
        output = await socket.next_output()
    if output["type"] == "websocket.close":
        return str(output["code"])
    message = json.loads(output["text"])
    if message["t"] == "error":
        return str(message["code"])
    return OK if row.sees is None else row.sees(message)


def _switch_off(scene: Scene) -> None:
    assert scene.caller is not None
    User.objects.filter(pk=scene.caller.pk).update(is_active=False)
