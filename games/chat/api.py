"""The endpoints of a table's chat: send and read messages, with their rate limits."""

from typing import Annotated, Literal

from drf_spectacular.utils import extend_schema
from pydantic import Field, RootModel, StringConstraints
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from accounts.models import User
from games.chat.content import MAX_CHARACTERS, Content
from games.chat.messages import (
    ChatMessageSchema,
    ChatPage,
    PhraseCode,
    ReactionCode,
    message_json,
    page_json,
)
from games.chat.selectors import (
    chat_rights,
    guarded_since,
    newest_game,
    page_of_chat,
    series_id_of,
)
from games.chat.services import post_message
from games.play.api.keys import keys_of
from games.play.selectors.admission import check_may_watch
from games.play.selectors.games import get_game
from web.http.bodies import LARGEST, Body, Query, read_body, read_query
from web.http.callers import user_id_of
from web.http.idempotency import KEY_HEADER, KEY_PARAMETER, REPLAYED_HEADER
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

MESSAGES = Limit("chat", "40/minute")
"""The rate limit of one user's chat messages, at all tables."""
AT_ONE_TABLE = Limit("chat at a table", "8/10 seconds")
"""The rate limit of one user's chat messages at one table, against flooding."""


class PhraseRequest(Body):
    """A phrase, which each reader sees in their own language."""

    kind: Literal["preset"]
    code: PhraseCode


class ReactionRequest(Body):
    """A face or a sign."""

    kind: Literal["reaction"]
    code: ReactionCode


class TextRequest(Body):
    """A line of free text."""

    kind: Literal["text"]
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_CHARACTERS)
    ]


class ChatRequest(
    RootModel[Annotated[PhraseRequest | ReactionRequest | TextRequest, Field(discriminator="kind")]]
):
    """The message to post."""


class ChatQuery(Query):
    """The messages to read: the newest fifty between the two ids, exclusive."""

    since: Annotated[int, Field(ge=0, le=LARGEST, description="Only after this message.")] = 0
    before: Annotated[
        int | None, Field(ge=1, le=LARGEST, description="Only before this message.")
    ] = None


class ChatView(ApiView):
    """`games/{id}/chat`."""

    created_at = "games/{game_id}/chat"
    write_scope = Scope.TALK
    is_read_by_all = True

    @extend_schema(
        operation_id="read_chat",
        parameters=query_parameters(ChatQuery),
        responses={200: ChatPage, **problems("not_found", "password_needed")},
        tags=["chat"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """Read the messages of the table, over all games of its series, and what you may post."""
        query = read_query(request, ChatQuery)
        user_id, keys = user_id_of(request), keys_of(request)
        game = get_game(game_id)
        check_may_watch(game, user_id=user_id, keys=keys)
        newest = newest_game(game)
        page = page_of_chat(
            series_id=series_id_of(game),
            user_id=user_id,
            since=query.since,
            before=query.before,
            until=guarded_since(newest, user_id=user_id, keys=keys),
        )
        user = request.user if isinstance(request.user, User) else None
        return Response(page_json(page, chat_rights(user, game=game, newest=newest)))

    @extend_schema(
        operation_id="post_chat",
        request=ChatRequest,
        parameters=[KEY_PARAMETER],
        responses={
            201: ChatMessageSchema,
            200: ChatMessageSchema,
            **problems(
                *(*BODY, *CSRF, "not_authenticated", "not_found", "not_your_seat"),
                *(
                    "account_needed",
                    "muted",
                    "chat_closed",
                    "repeated_message",
                    "idempotency_key_reused",
                ),
            ),
        },
        tags=["chat"],
    )
    def post(self, request: Request, game_id: str) -> Response:
        """Post a message, as a player of the table. Free text is for accounts."""
        content = _content(read_body(request, ChatRequest).root)
        MESSAGES.check(request)
        AT_ONE_TABLE.check_caller(f"user {request.user.pk} at {game_id}")
        posted = post_message(
            game_id=game_id,
            user=user_of(request),
            content=content,
            key=request.headers.get(KEY_HEADER, ""),
        )
        status, headers = (200, {REPLAYED_HEADER: "true"}) if posted.is_replay else (201, None)
        return Response(message_json(posted.message), status=status, headers=headers)


def _content(body: PhraseRequest | ReactionRequest | TextRequest) -> Content:
    match body:
        case TextRequest(text=text):
            return Content.free(text)
        case PhraseRequest(code=code):
            return Content.phrase(code)
        case ReactionRequest(code=code):
            return Content.reaction(code)
