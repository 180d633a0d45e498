"""Log in (start a session): after a registration, or with an identity at a provider.

Apps that prove identities in their own way, such as a messenger's, call `log_in_with_identity`,
`register_with_identity` and, after `accounts.gateway.check_confirmed`, the service `link_identity`.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from allauth.account.internal.flows.login import record_authentication
from allauth.account.utils import complete_signup, perform_login, setup_user_email
from rest_framework.request import Request

from accounts.errors import SecondFactorNeeded, UnknownIdentity
from accounts.gateway import as_nobody
from accounts.models import User
from accounts.services import identities
from accounts.services.identities import Identity
from accounts.services.sessions import end_session
from web.http.languages import accepted_language
from web.http.requests import http_of


@contextmanager
def new_session(request: Request) -> Iterator[None]:
    """End the browser's former session if the caller gets a new one inside the block."""
    former = http_of(request).session.session_key
    yield
    if former is not None and former != http_of(request).session.session_key:
        end_session(former)


def sign_up(request: Request, user: User) -> None:
    """Log the new account in, and send a mail that asks to confirm its address."""
    http = http_of(request)
    http.user = user
    setup_user_email(http, user, [])
    with new_session(request):
        complete_signup(http, user=user, email_verification=None, success_url=None)
    request.user = user


def log_in_with_identity(request: Request, identity: Identity) -> None:
    """Log the session in to the account that the identity is linked to.

    The caller has checked that the identity is the sender's. A guest's session ends, and the guest
    with it. Raises UnknownIdentity if no account has it, SecondFactorNeeded if the account has a
    second factor: then the session waits for it, as after a password.
    """
    user = identities.account_of(identity)
    if user is None:
        raise UnknownIdentity("No account logs in with this identity.")
    http = http_of(request)
    with new_session(request), as_nobody(http):
        record_authentication(http, user, "socialaccount", provider=identity.provider)
        perform_login(http, user)
    request.user = http.user
    if not isinstance(http.user, User) or http.user.pk != user.pk:
        raise SecondFactorNeeded("Send the code: POST auth/login/code.")
    identities.note_use(identity)


def register_with_identity(request: Request, *, username: str, identity: Identity) -> User:
    """Make an account that the identity logs in to, and log the session in to it.

    A guest becomes the account, and keeps id, games and ratings. Call it inside a transaction.
    Raises InvalidInput (username), UsernameTaken, AlreadyRegistered, IdentityTaken.
    """
    user = identities.register_with_identity(
        username=username,
        identity=identity,
        guest=request.user if isinstance(request.user, User) else None,
        language=accepted_language(request),
    )
    sign_up(request, user)
    record_authentication(
        http_of(request), user, "socialaccount", provider=identity.provider, reauthenticated=True
    )
    return user


def confirm_with_identity(request: Request, identity: Identity) -> None:
    """Count the identity as a proof that the caller is the account's owner.

    Raises UnknownIdentity if it isn't linked to the caller's account.
    """
    user = request.user
    if not isinstance(user, User) or not identities.is_identity_of(user, identity):
        raise UnknownIdentity("This identity isn't linked to your account.")
    record_authentication(
        http_of(request), user, "socialaccount", provider=identity.provider, reauthenticated=True
    )
