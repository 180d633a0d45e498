"""Rows of guests, accounts, logging in and out, and the security of an account."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

from allauth.account.forms import default_token_generator
from allauth.account.models import EmailAddress, EmailConfirmationHMAC
from allauth.account.utils import user_pk_to_url_str
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.utils import timezone
from oauth2_provider.models import AccessToken, RefreshToken, set_token_value

from accounts.models import DataExport
from accounts.services.apps import register_app
from tests.support.authenticators import PasskeyDevice
from tests.support.people import PASSWORD
from tests.support.permissions.row import Row
from tests.support.permissions.scene import OWNER, Scene, open_table
from tests.support.permissions.who import (
    NOT_LOGGED_IN,
    OK,
    accounts,
    banned_too,
    logged_in,
    sessions_only,
    who,
)
from tests.support.tokens import token_of

NEW_PASSWORD = "incorrect donkey battery"
CONFIRM = "confirmation_needed"
NEW_TOKEN = {"name": "my bot", "scopes": ["read", "play"], "days": 30}
EMAIL = "olga@durak.example"
BACK = "https://app.example/back"
ELSEWHERE = {
    "publicKey": {
        "user": {"id": "MQ"},
        "rp": {"id": "localhost"},
        "rpId": "localhost",
        "challenge": "AAAA",
    }
}
"""Options that this site has given nobody."""
STRAY_DEVICE = PasskeyDevice(origin="http://localhost:8000")
STRAY_PASSKEY = STRAY_DEVICE.create(ELSEWHERE)
STRAY_PROOF = {"kind": "widget", "data": "id=99"}
STRAY_ANSWER = {"credential": STRAY_DEVICE.get(ELSEWHERE)}


def unconfirmed_address(scene: Scene) -> EmailAddress:
    """Return an address of the caller, or of the owner, that waits to be confirmed."""
    user = scene.caller or scene.owner
    return EmailAddress.objects.create(user=user, email=EMAIL, primary=True)


def confirmation_key(scene: Scene) -> Mapping[str, Any]:
    """Return the key of a link to the owner's address."""
    address = EmailAddress.objects.create(user=scene.owner, email=EMAIL, primary=True)
    return {"key": EmailConfirmationHMAC(address).key}


def reset_key(scene: Scene) -> Mapping[str, Any]:
    """Return the key of a link by which the owner gets a new password."""
    token = default_token_generator.make_token(scene.owner)
    return {"key": f"{user_pk_to_url_str(scene.owner)}-{token}", "password": NEW_PASSWORD}


def owners_session(scene: Scene) -> int:
    """Return the id of another session of the owner."""
    session = UserSession.objects.create(
        user=scene.owner, session_key="elsewhere", ip="::1", created_at=timezone.now()
    )
    return int(session.pk)


def owners_passkey(scene: Scene) -> int:
    """Return the id of a passkey of the owner."""
    data = {"name": "Phone", "credential": STRAY_PASSKEY}
    kind = Authenticator.Type.WEBAUTHN
    return int(Authenticator.objects.create(user=scene.owner, type=kind, data=data).pk)


def owners_identity(scene: Scene) -> int:
    """Return the id of an identity of the owner at a provider."""
    row = SocialAccount.objects.create(user=scene.owner, provider="club", uid="olga")
    return int(row.pk)


def owners_token(scene: Scene) -> int:
    """Return the id of a token of the owner."""
    return token_of(scene.owner)[0].pk


def owners_app(scene: Scene) -> int:
    """Return the id of an app of the owner."""
    app, _ = register_app(
        user=scene.owner, name="An app", redirect_uris=[BACK], is_confidential=False
    )
    return int(app.pk)


def connected_app(scene: Scene) -> int:
    """Return the id of an app of the owner that may act for the caller, or else for the owner."""
    number = owners_app(scene)
    user = scene.caller if scene.caller is not None and scene.is_account else scene.owner
    token = AccessToken(
        user=user, application_id=number, scope="read", expires=timezone.now() + timedelta(1)
    )
    set_token_value(token, "the text of a token")
    token.save()
    RefreshToken.objects.create(
        user=user, application_id=number, access_token=token, token_checksum="", token="another"
    )
    return number


def export_of_caller(scene: Scene) -> None:
    """Make an export of the caller's data."""
    if scene.caller is not None:
        DataExport.objects.create(user=scene.caller, file=b"zip", ready_at=timezone.now())


def owners_export(scene: Scene) -> None:
    """Make an export of the owner's data only."""
    DataExport.objects.create(user=scene.owner, file=b"zip", ready_at=timezone.now())


OPEN_TO_THE_BANNED = [
    Row("update_me", logged_in(), body={"language": "de"}),
    Row("become_guest", who(), body={}),
    Row("log_in", who(), body=lambda scene: {"username": scene.owner.name, "password": PASSWORD}),
    Row(
        "log_in",
        who("wrong_credentials"),
        case="a wrong password",
        body={"username": OWNER, "password": NEW_PASSWORD},
    ),
    Row("log_in_with_code", who("no_login_pending"), case="out of turn", body={"code": "123456"}),
    Row("begin_login_by_passkey", who(), body={}),
    Row(
        "begin_login_by_passkey",
        who("no_login_pending"),
        case="a second step out of turn",
        body={"second_step": True},
    ),
    Row(
        "recover_account",
        who("wrong_credentials"),
        body=lambda scene: {"username": scene.owner.name, "code": "12345678"},
    ),
    Row("log_in_with_passkey", who("invalid"), case="an unknown one", body=STRAY_ANSWER),
    Row("log_in_with_telegram", who("telegram_off"), case="without a bot", body=STRAY_PROOF),
    Row("link_telegram", accounts(CONFIRM), body=STRAY_PROOF),
    Row("log_out", who()),
    Row("get_email", accounts()),
    Row("change_email", accounts(CONFIRM), body={"email": "new@durak.example"}),
    Row(
        "change_email",
        accounts(),
        case="confirmed",
        body={"email": "new@durak.example"},
        confirmed=True,
    ),
    Row("resend_email", accounts("not_found"), case="no address waits"),
    Row("resend_email", accounts(), case="an address waits", given=unconfirmed_address),
    Row("confirm_email", who(), case="by the link", body=confirmation_key),
    Row(
        "change_password",
        accounts(),
        body={"current_password": PASSWORD, "new_password": NEW_PASSWORD},
    ),
    Row("request_password_reset", who(), body={"email": EMAIL}),
    Row("reset_password", who(), case="by the link", body=reset_key),
    Row("confirm_identity", accounts(), body={"password": PASSWORD}),
    Row("begin_confirmation_by_passkey", accounts()),
    Row("list_passkeys", accounts()),
    Row("begin_passkey", accounts(CONFIRM)),
    Row("begin_passkey", accounts(), case="confirmed", confirmed=True),
    Row("add_passkey", accounts(CONFIRM), body={"name": "Phone", "credential": STRAY_PASSKEY}),
    Row(
        "add_passkey",
        accounts("invalid"),
        case="confirmed, without a challenge",
        body={"name": "Phone", "credential": STRAY_PASSKEY},
        confirmed=True,
    ),
    Row("rename_passkey", accounts(CONFIRM), {"passkey_id": owners_passkey}, body={"name": "Key"}),
    Row(
        "rename_passkey",
        accounts("not_found", owner=OK),
        {"passkey_id": owners_passkey},
        case="the owner's, confirmed",
        body={"name": "Key"},
        confirmed=True,
    ),
    Row("remove_passkey", accounts(CONFIRM), {"passkey_id": owners_passkey}),
    Row(
        "remove_passkey",
        accounts("not_found", owner=OK),
        {"passkey_id": owners_passkey},
        case="the owner's, confirmed",
        confirmed=True,
    ),
    Row("list_providers", who()),
    Row("begin_sign_in", who(), {"provider_id": "lichess"}, body={}),
    Row("begin_sign_in", who("not_found"), {"provider_id": "nobody"}, case="unknown", body={}),
    Row(
        "begin_sign_in",
        accounts(CONFIRM),
        {"provider_id": "lichess"},
        case="to link it",
        body={"purpose": "link"},
    ),
    Row("list_identities", accounts()),
    Row("unlink_identity", accounts(CONFIRM), {"identity_id": owners_identity}),
    Row(
        "unlink_identity",
        accounts("not_found", owner=OK),
        {"identity_id": owners_identity},
        case="the owner's, confirmed",
        confirmed=True,
    ),
    Row("get_two_factor", accounts()),
    Row("set_up_two_factor", accounts(CONFIRM)),
    Row("set_up_two_factor", accounts(), case="confirmed", confirmed=True),
    Row("enable_two_factor", accounts(CONFIRM), body={"code": "123456"}),
    Row(
        "enable_two_factor",
        accounts("invalid"),
        case="confirmed, a wrong code",
        body={"code": "123456"},
        confirmed=True,
    ),
    Row("disable_two_factor", accounts(CONFIRM)),
    Row(
        "disable_two_factor",
        accounts(),
        case="confirmed, there is none",
        confirmed=True,
    ),
    Row("renew_recovery_codes", accounts("no_second_factor"), case="there is none"),
    Row("list_tokens", accounts()),
    Row("create_token", accounts(CONFIRM), body=NEW_TOKEN),
    Row("create_token", accounts(), case="confirmed", body=NEW_TOKEN, confirmed=True),
    Row(
        "revoke_token",
        accounts("not_found", owner=OK),
        {"token_id": owners_token},
        case="the owner's",
    ),
    Row("list_apps", accounts()),
    Row("register_app", accounts(), body={"name": "An app", "redirect_uris": [BACK]}),
    Row(
        "delete_app",
        accounts("not_found", owner=OK),
        {"app_id": owners_app},
        case="the owner's",
    ),
    Row("list_connected_apps", accounts()),
    Row("disconnect_app", accounts(), {"app_id": connected_app}, case="connected to the caller"),
    Row(
        "disconnect_app",
        accounts("not_found"),
        {"app_id": owners_app},
        case="not connected to anybody",
    ),
    Row("list_sessions", accounts()),
    Row("end_other_sessions", accounts()),
    Row(
        "end_session",
        accounts("not_found", owner=OK),
        {"session_id": owners_session},
        case="the owner's",
    ),
    Row("get_export", logged_in()),
    Row("request_export", logged_in(CONFIRM, guest=OK)),
    Row("request_export", logged_in(), case="confirmed", confirmed=True),
    Row("download_export", logged_in(CONFIRM, guest=OK), given=export_of_caller),
    Row("download_export", logged_in(), case="confirmed", given=export_of_caller, confirmed=True),
    Row(
        "download_export",
        logged_in("not_found", owner=OK),
        case="confirmed, while the owner has one",
        given=owners_export,
        confirmed=True,
    ),
    Row("delete_account", logged_in(), body={"password": PASSWORD}),
    Row(
        "delete_account",
        logged_in("invalid", guest=OK),
        case="a wrong password",
        body={"password": NEW_PASSWORD},
    ),
    Row("become_bot", accounts(CONFIRM), body={}),
    Row(
        "become_bot",
        accounts(staff="forbidden"),
        case="confirmed, has never played",
        body={},
        confirmed=True,
    ),
    Row(
        "become_bot",
        accounts(owner="has_played", seated="has_played", staff="forbidden"),
        case="confirmed, while a table is open",
        body={},
        given=open_table,
        confirmed=True,
    ),
]

NOT_OPEN_TO_THE_BANNED = [
    Row("update_me", logged_in(), case="a new name", body={"name": "Nina"}),
    Row(
        "register",
        who("already_registered", nobody=OK, guest=OK),
        body={"username": "Newcomer", "password": PASSWORD},
    ),
    Row("get_newcomer", who("no_login_pending")),
    Row("register_newcomer", who("no_login_pending"), body={"username": "Newcomer"}),
    Row(
        "begin_registration_by_passkey",
        who("already_registered", nobody=OK, guest=OK),
        body={"username": "Newcomer"},
    ),
    Row(
        "register_with_passkey",
        who("already_registered", nobody="invalid", guest="invalid"),
        case="without a challenge",
        body={"username": "Newcomer", "name": "Phone", "credential": STRAY_PASSKEY},
    ),
]

NEW_BOT = {**NEW_TOKEN, "username": "Robot", "password": PASSWORD}

ROWS = [
    Row("me", banned_too(who())),
    Row("register_bot", banned_too(who()), body=NEW_BOT),
    Row("get_own_token", who(NOT_LOGGED_IN, bot=OK, banned=NOT_LOGGED_IN)),
    Row("revoke_own_token", who(NOT_LOGGED_IN, bot=OK, banned=NOT_LOGGED_IN)),
    *(replace(row, who=sessions_only(banned_too(row.who))) for row in OPEN_TO_THE_BANNED),
    *(replace(row, who=sessions_only(row.who)) for row in NOT_OPEN_TO_THE_BANNED),
]
