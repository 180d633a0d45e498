"""The endpoints of friends and blocks: whom the caller follows, blocks, mutes; notes."""

from collections.abc import Callable
from typing import Annotated, ClassVar, Protocol, TypeVar

from drf_spectacular.utils import extend_schema, extend_schema_view
from pydantic import Field
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.callers import user_of
from accounts.api.players import Player, PlayerList, players_json
from accounts.models import User
from accounts.models.relations import MAX_NOTE_LENGTH
from accounts.selectors import relations as known
from accounts.services import relations
from web.http.bodies import Body, read_body
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import AccountView, ApiView

ANYBODY = ("not_authenticated",)
PLAYER = ("not_found", "yourself", "too_many_players")
CHANGES = Limit("changes of relations", "600/hour")

_View = TypeVar("_View", bound=type[ApiView])
_R_co = TypeVar("_R_co", covariant=True)


class NoteRequest(Body):
    """The note's text; an empty text removes the note."""

    text: Annotated[str, Field(max_length=MAX_NOTE_LENGTH)]


class RelationChange(Protocol[_R_co]):
    """A service that begins or ends a relation of the user to a player."""

    def __call__(self, *, user: User, player_id: int) -> _R_co:
        """Change the relation."""
        ...


class RelatedPlayersView(ApiView):
    """The players to whom the caller has one kind of relation."""

    related_players: ClassVar["staticmethod[[int], list[User]]"]

    def get(self, request: Request) -> Response:
        """The players, by name."""
        user = user_of(request)
        return Response(players_json(self.related_players(user.pk), viewer=user))


class RelationView(ApiView):
    """One kind of relation of the caller to one player."""

    write_scope = Scope.TALK
    begin: ClassVar[RelationChange[User]]
    end: ClassVar[RelationChange[None]]

    def put(self, request: Request, player_id: int) -> Response:
        """Begin the relation."""
        CHANGES.check(request)
        return _player(request, self.begin(user=user_of(request), player_id=player_id))

    def delete(self, request: Request, player_id: int) -> Response:
        """End the relation; where there is none, nothing changes."""
        self.end(user=user_of(request), player_id=player_id)
        return Response(status=204)


def _listing(operation_id: str, description: str, *codes: str) -> Callable[[_View], _View]:
    """Describe the `get` of a `RelatedPlayersView`, with the codes of its errors."""
    about = extend_schema(
        operation_id=operation_id,
        description=description,
        responses={200: PlayerList, **problems(*codes)},
        tags=["players"],
    )
    return extend_schema_view(get=about)


def _changes(
    begin: tuple[str, str], end: tuple[str, str], *codes: str, caller: tuple[str, ...] = ACCOUNT
) -> Callable[[_View], _View]:
    """Describe a `RelationView`: id and description of `put` and `delete`, and errors of `put`."""
    return extend_schema_view(
        put=extend_schema(
            operation_id=begin[0],
            description=begin[1],
            request=None,
            responses={200: Player, **problems(*CSRF, *caller, *PLAYER, *codes)},
            tags=["players"],
        ),
        delete=extend_schema(
            operation_id=end[0],
            description=end[1],
            request=None,
            responses={204: None, **problems(*CSRF, *caller, "not_found")},
            tags=["players"],
        ),
    )


@_listing("list_following", "The accounts you follow, by name.", *ACCOUNT)
class FollowingView(RelatedPlayersView, AccountView):
    """`following`."""

    related_players = staticmethod(known.followed_by)


@_listing("list_blocks", "The players you have blocked, by name.", *ACCOUNT)
class BlocksView(RelatedPlayersView, AccountView):
    """`blocks`."""

    related_players = staticmethod(known.blocked_by)


@_listing("list_mutes", "The players you have muted, by name.", *ANYBODY)
class MutesView(RelatedPlayersView):
    """`mutes`."""

    related_players = staticmethod(known.muted_by)


@_listing("list_notes", "The players about whom you keep a note, by name.", *ACCOUNT)
class NotesView(RelatedPlayersView, AccountView):
    """`notes`."""

    related_players = staticmethod(known.noted_by)


@_changes(
    ("follow", "Follow an account: see when it is here, and what it plays."),
    ("unfollow", "Stop following an account."),
    "not_welcome",
)
class FollowView(RelationView, AccountView):
    """`following/{id}`."""

    begin = staticmethod(relations.follow)
    end = staticmethod(relations.unfollow)


@_changes(
    ("block", "Block a player, also a guest: they sit at no table of yours and send you nothing."),
    ("unblock", "Unblock a player."),
)
class BlockView(RelationView, AccountView):
    """`blocks/{id}`."""

    begin = staticmethod(relations.block)
    end = staticmethod(relations.unblock)


@_changes(
    ("mute", "Mute a player: you don't see their messages at tables, and they don't learn of it."),
    ("unmute", "Unmute a player."),
    caller=ANYBODY,
)
class MuteView(RelationView):
    """`mutes/{id}`. Guests may mute as well, because they sit at tables too."""

    begin = staticmethod(relations.mute)
    end = staticmethod(relations.unmute)


class NoteView(AccountView):
    """`notes/{id}`."""

    write_scope = Scope.TALK

    @extend_schema(
        operation_id="write_note",
        request=NoteRequest,
        responses={200: Player, **problems(*BODY, *CSRF, *ACCOUNT, *PLAYER)},
        tags=["players"],
    )
    def put(self, request: Request, player_id: int) -> Response:
        """Keep a note about a player, which nobody else reads."""
        body = read_body(request, NoteRequest)
        CHANGES.check(request)
        player = relations.write_note(user=user_of(request), player_id=player_id, text=body.text)
        return _player(request, player)


def _player(request: Request, player: User) -> Response:
    return Response(players_json([player], viewer=user_of(request))[0])
