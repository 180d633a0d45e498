"""What the caller has to do with other players: following, blocks, mutes, notes."""

from collections.abc import Callable
from typing import Annotated

from drf_spectacular.utils import extend_schema
from pydantic import Field
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from accounts.api.players import Player, PlayerList, players_json
from accounts.models import User
from accounts.models.relations import LONGEST_NOTE
from accounts.selectors import relations as known
from accounts.services import relations
from web.bodies import Body, read_body
from web.schema import BODY, CSRF, problems
from web.scopes import Scope
from web.throttling import Limit
from web.views import AccountView, ApiView

ACCOUNT = ("not_authenticated", "account_needed")
CHANGES = Limit("changes of relations", "600/hour")


class NoteRequest(Body):
    """What to remember; an empty text removes the note."""

    text: Annotated[str, Field(max_length=LONGEST_NOTE)]


class FollowingView(AccountView):
    """`following`."""

    @extend_schema(
        operation_id="list_following",
        responses={200: PlayerList, **problems(*ACCOUNT)},
        tags=["players"],
    )
    def get(self, request: Request) -> Response:
        """The accounts you follow, by name."""
        return _players(request, known.followed_by)


class BlocksView(AccountView):
    """`blocks`."""

    @extend_schema(
        operation_id="list_blocks",
        responses={200: PlayerList, **problems(*ACCOUNT)},
        tags=["players"],
    )
    def get(self, request: Request) -> Response:
        """The players you have blocked, by name."""
        return _players(request, known.blocked_by)


class MutesView(ApiView):
    """`mutes`."""

    @extend_schema(
        operation_id="list_mutes",
        responses={200: PlayerList, **problems("not_authenticated")},
        tags=["players"],
    )
    def get(self, request: Request) -> Response:
        """The players you have muted, by name."""
        return _players(request, known.muted_by)


class NotesView(AccountView):
    """`notes`."""

    @extend_schema(
        operation_id="list_notes",
        responses={200: PlayerList, **problems(*ACCOUNT)},
        tags=["players"],
    )
    def get(self, request: Request) -> Response:
        """The players about whom you keep a note, by name."""
        return _players(request, known.noted_by)


class FollowView(AccountView):
    """`following/{id}`."""

    write_scope = Scope.TALK

    @extend_schema(
        operation_id="follow",
        request=None,
        responses={
            200: Player,
            **problems(*CSRF, *ACCOUNT, "not_found", "yourself", "not_welcome", "too_many_players"),
        },
        tags=["players"],
    )
    def put(self, request: Request, player_id: int) -> Response:
        """Follow an account: see when it is here, and what it plays."""
        CHANGES.check(request)
        player = relations.follow(user=user_of(request), player_id=player_id)
        return _player(request, player)

    @extend_schema(
        operation_id="unfollow",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found")},
        tags=["players"],
    )
    def delete(self, request: Request, player_id: int) -> Response:
        """Follow it no more."""
        relations.unfollow(user=user_of(request), player_id=player_id)
        return Response(status=204)


class BlockView(AccountView):
    """`blocks/{id}`."""

    write_scope = Scope.TALK

    @extend_schema(
        operation_id="block",
        request=None,
        responses={
            200: Player,
            **problems(*CSRF, *ACCOUNT, "not_found", "yourself", "too_many_players"),
        },
        tags=["players"],
    )
    def put(self, request: Request, player_id: int) -> Response:
        """Block somebody, a guest too: they sit at no table of yours and send you nothing."""
        CHANGES.check(request)
        player = relations.block(user=user_of(request), player_id=player_id)
        return _player(request, player)

    @extend_schema(
        operation_id="unblock",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found")},
        tags=["players"],
    )
    def delete(self, request: Request, player_id: int) -> Response:
        """Block them no more."""
        relations.unblock(user=user_of(request), player_id=player_id)
        return Response(status=204)


class MuteView(ApiView):
    """`mutes/{id}`. Guests, who sit at tables too, may have their peace as well."""

    write_scope = Scope.TALK

    @extend_schema(
        operation_id="mute",
        request=None,
        responses={
            200: Player,
            **problems(*CSRF, "not_authenticated", "not_found", "yourself", "too_many_players"),
        },
        tags=["players"],
    )
    def put(self, request: Request, player_id: int) -> Response:
        """Mute somebody: you see nothing of what they say at tables; they aren't told."""
        CHANGES.check(request)
        player = relations.mute(user=user_of(request), player_id=player_id)
        return _player(request, player)

    @extend_schema(
        operation_id="unmute",
        request=None,
        responses={204: None, **problems(*CSRF, "not_authenticated", "not_found")},
        tags=["players"],
    )
    def delete(self, request: Request, player_id: int) -> Response:
        """Mute them no more."""
        relations.unmute(user=user_of(request), player_id=player_id)
        return Response(status=204)


class NoteView(AccountView):
    """`notes/{id}`."""

    write_scope = Scope.TALK

    @extend_schema(
        operation_id="write_note",
        request=NoteRequest,
        responses={
            200: Player,
            **problems(*BODY, *CSRF, *ACCOUNT, "not_found", "yourself", "too_many_players"),
        },
        tags=["players"],
    )
    def put(self, request: Request, player_id: int) -> Response:
        """Keep a note about somebody, which nobody else reads."""
        body = read_body(request, NoteRequest)
        CHANGES.check(request)
        player = relations.write_note(user=user_of(request), player_id=player_id, text=body.text)
        return _player(request, player)


def _players(request: Request, reader: Callable[[int], list[User]]) -> Response:
    user = user_of(request)
    return Response(players_json(reader(user.pk), viewer=user))


def _player(request: Request, player: User) -> Response:
    return Response(players_json([player], viewer=user_of(request))[0])
