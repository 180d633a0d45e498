"""Valid requests: for every operation at least one that answers 2xx, in a separate scene."""

import random
import secrets
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret

from accounts.models import User
from accounts.services.identities import Identity
from accounts.session_store import SessionStore
from accounts.sign_in.pending import Newcomer, keep_newcomer
from tests.support.api import ROOT
from tests.support.authenticators import PasskeyDevice
from tests.support.cookies import SESSION
from tests.support.fuzz.callers import Caller
from tests.support.fuzz.wire import Draft, NoBody, WireConnection
from tests.support.mail import app_code
from tests.support.people import PASSWORD
from tests.support.permissions.row import Row
from tests.support.permissions.scene import Scene
from tests.support.permissions.table import TABLE
from tests.support.permissions.trial import operations
from tests.support.permissions.who import CALLERS, OK


class Start(NamedTuple):
    """A right request, its caller, and the scene in which it is right."""

    draft: Draft
    caller: Caller
    scene: Scene


Drawn = tuple[Row, str]
OF_TELEGRAM = {"log_in_with_telegram", "link_telegram"}
"""Operations that are refused without a bot at Telegram; tests/telegram has one."""


def _right_ones() -> Mapping[str, list[Drawn]]:
    """The rows and callers of each operation for whom the table promises success."""
    found: dict[str, list[Drawn]] = {name: [] for name in operations()}
    for row in TABLE:
        for caller in () if row.is_socket else CALLERS:
            outcome = getattr(row.who, caller)
            if outcome == OK or outcome.startswith("as "):
                found[row.operation].append((row, caller))
    return found


RIGHT = _right_ones()


def _refused(operation: str) -> list[Drawn]:
    """The rows of an operation that succeeds with nobody here, each with every caller."""
    rows = (row for row in TABLE if row.operation == operation)
    return [(row, caller) for row in rows for caller in CALLERS]


def start(operation: str, connection: WireConnection, rng: random.Random) -> Start:
    """A right request for the operation, in a new scene."""
    if operation in BY_STEPS:
        scene = Scene("owner")
        caller = Caller(scene.owner)
        draft = _draft(operation, {})
        BY_STEPS[operation](draft, caller, connection)
        return Start(caller.signed(draft), caller, scene)
    row, name = rng.choice(RIGHT[operation] or _refused(operation))
    scene = Scene(name)
    caller = Caller(scene.caller, token=scene.token)
    if row.confirmed and scene.is_account and scene.token is None:
        _ask(connection, caller, "confirm_identity", {"password": PASSWORD})
    if row.given is not None:
        row.given(scene)
    values = {
        name: value if isinstance(value, str) else value(scene) for name, value in row.at.items()
    }
    draft = _draft(operation, values)
    draft.query = row.query if isinstance(row.query, str) else row.query(scene)
    body = row.body_in(scene)
    draft.body = NoBody.NONE if body is None else dict(body)
    return Start(caller.signed(draft), caller, scene)


def _draft(operation: str, values: Mapping[str, Any]) -> Draft:
    method, template, _ = operations()[operation]
    return Draft(method, ROOT + template.format(**values))


def _ask(
    connection: WireConnection, caller: Caller, operation: str, body: Any = NoBody.NONE
) -> Any:
    """The body with which a request on the way is answered, which succeeds."""
    draft = _draft(operation, {})
    draft.body = body
    answer = connection.send(caller.signed(draft))
    assert answer.status < 300, (draft, answer)
    # Confirming gives the session a new key.
    caller.session = answer.cookie(SESSION) or caller.session
    return answer.body


def _enable_second_factor(draft: Draft, caller: Caller, connection: WireConnection) -> None:
    _ask(connection, caller, "confirm_identity", {"password": PASSWORD})
    secret = _ask(connection, caller, "set_up_two_factor")["secret"]
    draft.body = {"code": app_code(secret)}


def _renew_recovery_codes(_draft: Draft, caller: Caller, connection: WireConnection) -> None:
    TOTP.activate(caller.user, generate_totp_secret())
    RecoveryCodes.activate(caller.user)
    _ask(connection, caller, "confirm_identity", {"password": PASSWORD})


def _log_in_with_code(draft: Draft, caller: Caller, connection: WireConnection) -> None:
    secret = generate_totp_secret()
    assert caller.user is not None
    TOTP.activate(caller.user, secret)
    first = Draft("POST", f"{ROOT}auth/login")
    first.body = {"username": caller.user.name, "password": PASSWORD}
    answer = connection.send(Caller(None).signed(first))
    assert answer.status == 401, answer
    caller.session = answer.cookie(SESSION)
    draft.body = {"code": app_code(secret)}


def _add_passkey(draft: Draft, caller: Caller, connection: WireConnection) -> None:
    _ask(connection, caller, "confirm_identity", {"password": PASSWORD})
    options = _ask(connection, caller, "begin_passkey")
    draft.body = {"name": "Phone", "credential": PasskeyDevice().create(options)}


def _log_in_with_passkey(draft: Draft, caller: Caller, connection: WireConnection) -> None:
    device = PasskeyDevice()
    _ask(connection, caller, "confirm_identity", {"password": PASSWORD})
    made = device.create(_ask(connection, caller, "begin_passkey"))
    _ask(connection, caller, "add_passkey", {"name": "Phone", "credential": made})
    options = _ask(connection, caller, "begin_login_by_passkey", {})
    draft.body = {"credential": device.get(options)}


def _register_with_passkey(draft: Draft, caller: Caller, connection: WireConnection) -> None:
    caller.session = None
    name = {"username": f"Newcomer{secrets.token_hex(4)}"}
    made = PasskeyDevice().create(_ask(connection, caller, "begin_registration_by_passkey", name))
    draft.body = {**name, "name": "Phone", "credential": made}


def _recover_account(draft: Draft, caller: Caller, _connection: WireConnection) -> None:
    assert caller.user is not None
    caller.user.set_unusable_password()
    caller.user.save()
    TOTP.activate(caller.user, generate_totp_secret())
    codes = RecoveryCodes.activate(caller.user).get_unused_codes()
    draft.body = {"username": caller.user.username, "code": codes[0]}


def _come_from_provider(_draft: Draft, caller: Caller, connection: WireConnection) -> None:
    caller.session = None
    caller.user = User.objects.get(pk=_ask(connection, caller, "become_guest", {})["id"])
    session = SessionStore(caller.session)
    keep_newcomer(session, Newcomer(Identity("lichess", secrets.token_hex(8)), ""))
    session.save()


def _register_newcomer(draft: Draft, caller: Caller, connection: WireConnection) -> None:
    _come_from_provider(draft, caller, connection)
    draft.body = {"username": f"Newcomer{secrets.token_hex(4)}"}


BY_STEPS: Mapping[str, Callable[[Draft, Caller, WireConnection], None]] = {
    "enable_two_factor": _enable_second_factor,
    "renew_recovery_codes": _renew_recovery_codes,
    "log_in_with_code": _log_in_with_code,
    "add_passkey": _add_passkey,
    "log_in_with_passkey": _log_in_with_passkey,
    "register_with_passkey": _register_with_passkey,
    "recover_account": _recover_account,
    "get_newcomer": _come_from_provider,
    "register_newcomer": _register_newcomer,
}
"""Operations that need a secret which only an answer tells."""
