"""The endpoints to log in by Telegram, and to link or unlink a Telegram account."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import Me
from accounts.api.callers import user_of
from accounts.api.login import LOGINS_OF_ADDRESS
from accounts.api.me import me
from accounts.api.session_start import log_in_with_identity
from accounts.errors import UnknownIdentity
from accounts.gateway import check_confirmed
from accounts.services.identities import link_identity
from accounts.sign_in.pending import Newcomer, keep_newcomer
from telegram.api.bodies import TelegramProof
from telegram.errors import NameNeeded
from telegram.services.proofs import use_proof
from web.http.bodies import read_body
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.http.requests import http_of
from web.views import AccountView, PublicApiView


class TelegramLoginView(PublicApiView):
    """`auth/telegram`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="log_in_with_telegram",
        request=TelegramProof,
        responses={
            200: Me,
            **problems(*BODY, *CSRF, "telegram_off", "name_needed", "second_factor_needed"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Log in to the account that is linked to a Telegram account.

        Without one the answer is `name_needed`. For a quarter of an hour `POST auth/newcomer`
        then makes an account in this session.
        """
        body = read_body(request, TelegramProof)
        identity = use_proof(body.kind, body.data)
        try:
            log_in_with_identity(request, identity)
        except UnknownIdentity as error:
            keep_newcomer(http_of(request).session, Newcomer(identity, email=""))
            raise NameNeeded(
                "No account is linked to this Telegram account: choose a name for a new one"
                " (POST auth/newcomer), or log in and link it."
            ) from error
        return Response(me(request))


class TelegramLinkView(AccountView):
    """`auth/telegram/link`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="link_telegram",
        request=TelegramProof,
        responses={
            204: None,
            **problems(
                *(*BODY, *CSRF, *ACCOUNT, "telegram_off", "confirmation_needed"),
                *("identity_taken", "provider_linked"),
            ),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Link a Telegram account to yours, so that it logs you in and the bot knows you."""
        body = read_body(request, TelegramProof)
        # Before the proof is used up, which a confirmation could not bring back.
        check_confirmed(request)
        link_identity(user_of(request), use_proof(body.kind, body.data))
        return Response(status=204)
