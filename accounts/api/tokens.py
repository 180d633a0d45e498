"""The endpoints of an account's API tokens (API keys), and the one that makes it a bot account."""

from datetime import datetime
from typing import Annotated, Any, Literal

from django.utils import timezone
from django.utils.translation import gettext_noop
from drf_spectacular.utils import extend_schema
from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    Field,
    RootModel,
    StringConstraints,
)
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import ChosenPassword, Me, NewUsername
from accounts.api.callers import user_of
from accounts.api.me import me
from accounts.api.once import ONCE, as_client_gets, once
from accounts.api.registering import REGISTRATIONS
from accounts.api.token_authentication import TokenAuthentication
from accounts.avatars import AvatarName
from accounts.gateway import check_confirmed
from accounts.models import ApiToken, User
from accounts.models.token import MAX_TOKEN_NAME_LENGTH
from accounts.persons import person_json
from accounts.services import tokens
from accounts.services.bot_accounts import TokenWish, become_bot, register_bot, registered_bot
from accounts.services.kept_replies import KeyOfRequest, StoredReply
from web.http.bodies import Body, read_body
from web.http.free_text import clean_line
from web.http.idempotency import KEY_HEADER, KEY_PARAMETER, REPLAYED_HEADER, check_key
from web.http.languages import accepted_language
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.http.requests import http_of
from web.http.scopes import ANY_SCOPE, Scope
from web.limits.throttling import Limit
from web.views import AccountView, ApiView, PublicApiView

TOKENS = Limit("tokens", "60/day")
MAX_LIFE = 366


def _once_each(scopes: list[Scope]) -> list[Scope]:
    if len({*scopes}) < len(scopes):
        raise ValueError(gettext_noop("Name each scope once."))
    return scopes


class TokenRequest(Body):
    """A token for a program."""

    name: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_TOKEN_NAME_LENGTH),
        Field(description="For you, to know it by."),
    ]
    scopes: Annotated[
        # Scopes arrive as texts, which a strict body doesn't accept as members of an enumeration.
        list[Annotated[Scope, Field(strict=False)]],
        Field(
            min_length=1,
            max_length=len(Scope),
            description="The rights of the token.",
            json_schema_extra={"uniqueItems": True},
        ),
        AfterValidator(_once_each),
    ]
    days: Annotated[int, Field(ge=1, le=MAX_LIFE, description="The days until it expires.")]


class BotAccountRequest(TokenRequest):
    """A new bot account with a token for its program."""

    username: NewUsername
    password: Annotated[
        ChosenPassword, Field(description="By which a person logs in, for more tokens.")
    ]


class BotRequest(Body):
    """An empty object: there is nothing to choose."""


class Token(BaseModel):
    """A token without its text; `hint` is the end of the text."""

    id: int
    name: str
    hint: str
    scopes: list[Scope]
    created_at: AwareDatetime
    expires_at: AwareDatetime
    last_used_at: AwareDatetime | None = Field(description="To the minute.")


class NewToken(Token):
    """A token that was just made."""

    token: str = Field(description="The text itself: it is shown this once and kept nowhere.")


class NewAccount(BaseModel):
    """A bot account that was just made."""

    id: int
    name: str
    kind: Literal["bot_account"]
    avatar: AvatarName | None


class BotAccount(BaseModel):
    """A bot account that was just made, and its first token."""

    account: NewAccount
    token: NewToken


class TokenList(RootModel[list[Token]]):
    """The account's tokens, newest first; those that expired in the last month, too."""


class TokensView(AccountView):
    """`auth/tokens`."""

    created_at = "auth/tokens"
    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="list_tokens", responses={200: TokenList, **problems(*ACCOUNT)}, tags=["auth"]
    )
    def get(self, request: Request) -> Response:
        """The tokens by which programs may act for the account."""
        return Response([_token_json(token) for token in tokens.tokens_of(user_of(request))])

    @extend_schema(
        operation_id="create_token",
        parameters=[KEY_PARAMETER],
        request=TokenRequest,
        responses={
            201: NewToken,
            **problems(*BODY, *CSRF, *ACCOUNT, "confirmation_needed", "too_many_tokens", *ONCE),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Make a token for a program. Its text is in this answer and nowhere else."""
        read_body(request, TokenRequest)
        check_confirmed(request)
        return self._make(request)

    @once
    def _make(self, request: Request) -> Response:
        body = read_body(request, TokenRequest)
        TOKENS.check(request)
        token, text = tokens.make_token(
            user=user_of(request),
            name=clean_line("name", body.name, longest=MAX_TOKEN_NAME_LENGTH),
            scopes=body.scopes,
            days=body.days,
            now=timezone.now(),
        )
        made = {**_token_json(token), "token": text}
        return Response(made, status=201)


class TokenView(AccountView):
    """`auth/tokens/{id}`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="revoke_token",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found")},
        tags=["auth"],
    )
    def delete(self, request: Request, token_id: int) -> Response:
        """Revoke a token; its sockets are closed."""
        tokens.revoke_token(user_of(request), token_id)
        return Response(status=204)


class OwnTokenView(ApiView):
    """`auth/token`."""

    authentication_classes = [TokenAuthentication]
    read_scope = write_scope = ANY_SCOPE
    is_open_to_banned = True

    @extend_schema(
        operation_id="get_own_token",
        responses={200: Token, **problems("not_authenticated")},
        tags=["auth"],
    )
    def get(self, request: Request) -> Response:
        """The token that you present: its scopes and its end. Any token will do."""
        return Response(_token_json(_token_of(request)))

    @extend_schema(
        operation_id="revoke_own_token",
        request=None,
        responses={204: None, **problems("not_authenticated", "not_found")},
        tags=["auth"],
    )
    def delete(self, request: Request) -> Response:
        """Revoke the token that you present; its sockets are closed."""
        tokens.revoke_token(user_of(request), _token_of(request).pk)
        return Response(status=204)


class BotAccountsView(PublicApiView):
    """`auth/bots`."""

    created_at = "players/@{account[id]}"
    # The session and the token are ignored, so no CSRF token is needed either.
    authentication_classes = []
    limits = (*PublicApiView.limits, REGISTRATIONS)

    @extend_schema(
        operation_id="register_bot",
        parameters=[KEY_PARAMETER],
        request=BotAccountRequest,
        responses={201: BotAccount, **problems(*BODY, "username_taken", *ONCE)},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Make a bot account with its first token: all that a program needs to begin."""
        body = read_body(request, BotAccountRequest)
        key, now = request.headers.get(KEY_HEADER), timezone.now()
        if key is not None:
            check_key(key)
            kept = _kept(request, body, key, now)
            if kept is not None:
                return Response(kept.body, status=kept.status, headers={REPLAYED_HEADER: "true"})

        def keep(user: User, token: ApiToken, text: str) -> None:
            if key is not None:
                reply = StoredReply(201, as_client_gets(_bot_account_json(user, token, text)))
                _key_of(request, user, body, key).keep_new(reply, now=now)

        user, token, text = register_bot(
            username=body.username,
            password=body.password,
            language=accepted_language(request),
            wish=TokenWish(
                name=clean_line("name", body.name, longest=MAX_TOKEN_NAME_LENGTH),
                scopes=body.scopes,
                days=body.days,
            ),
            keep=keep,
            now=now,
        )
        return Response(_bot_account_json(user, token, text), status=201)


class BotView(AccountView):
    """`auth/bot`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="become_bot",
        request=BotRequest,
        responses={
            200: Me,
            **problems(
                *(*BODY, *CSRF, *ACCOUNT, "confirmation_needed"),
                *("already_a_bot", "has_played", "forbidden"),
            ),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Make the account a bot account, for good. It must never have played."""
        read_body(request, BotRequest)
        check_confirmed(request)
        request.user = become_bot(user_of(request))
        return Response(me(request))


def _kept(request: Request, body: BotAccountRequest, key: str, now: datetime) -> StoredReply | None:
    """Return the reply with which this request has made its account, for its key and password."""
    user = registered_bot(body.username, body.password)
    return None if user is None else _key_of(request, user, body, key).kept(now=now)


def _key_of(request: Request, user: User, body: BotAccountRequest, key: str) -> KeyOfRequest:
    # A digest of the password would be easier to guess than its hash.
    rest = body.model_dump(mode="json", exclude={"password"})
    return KeyOfRequest(
        user.pk, key, method="POST", address=http_of(request).get_full_path(), body=rest
    )


def _bot_account_json(user: User, token: ApiToken, text: str) -> dict[str, Any]:
    return {"account": person_json(user), "token": {**_token_json(token), "token": text}}


def _token_of(request: Request) -> ApiToken:
    token = request.auth
    assert isinstance(token, ApiToken), "nothing else authenticates here"  # noqa: S101 - for the type
    return token


def _token_json(token: ApiToken) -> dict[str, Any]:
    return {
        "id": token.pk,
        "name": token.name,
        "hint": token.hint,
        "scopes": token.scopes,
        "created_at": token.created_at,
        "expires_at": token.expires_at,
        "last_used_at": token.last_used_at,
    }
