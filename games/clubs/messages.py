"""Clubs, their members and tables as JSON."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, cast

from pydantic import AwareDatetime, Field, RootModel

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.persons import person_json
from games.clubs.models import LEADERS, MAX_NAME_LENGTH, Club, ClubMembership
from games.clubs.selectors import number_asking, owner_of
from games.engine.rules import MAX_SEATS, MIN_SEATS
from games.play.messages.game import GameSchema, ModeName, table_json, time_json
from games.play.messages.values import GameId, Place
from games.play.models import Game
from games.play.selectors.spectator_delay import tables_in_list
from games.ratings.messages import RatingValue, rating_json
from games.ratings.models import Rating
from games.rule_words.messages import Rules
from web.http.messages import Message

if TYPE_CHECKING:
    from accounts.models import User

ClubRoleName = Literal["owner", "moderator", "member", "asking", "removed"]


class ClubPerson(Message):
    """A person in a club, or one who asks to join."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class HouseRule(Message):
    """The rules that tables of the club play unless their host chooses others."""

    preset: str | None
    rules: Rules
    rules_name: Annotated[str | None, Field(description="The name of the saved rule set.")]
    seats: Annotated[int, Field(ge=MIN_SEATS, le=MAX_SEATS)]


class ClubSchema(Message, title="Club"):
    """A club."""

    id: GameId
    name: Annotated[str, Field(min_length=1, max_length=MAX_NAME_LENGTH)]
    description: str
    open: Annotated[bool, Field(description="Anybody may join; otherwise people ask.")]
    house_rule: HouseRule
    owner: ClubPerson
    members: Annotated[int, Field(ge=1)]
    asking: Annotated[
        int | None,
        Field(
            ge=0, description="The number of those who ask to join; null unless you admit people."
        ),
    ]
    you: Annotated[ClubRoleName | None, Field(description="Your role.")]
    hidden: Annotated[
        bool,
        Field(description="Staff have hidden it: only its members see it, and nobody joins it."),
    ]
    created_at: AwareDatetime


class ClubPage(Message):
    """One page of clubs, the largest first; `next` and `previous` are addresses of others."""

    next: str | None
    previous: str | None
    results: list[ClubSchema]


class ClubMember(Message):
    """A person with a role in a club."""

    player: ClubPerson
    role: ClubRoleName
    since: AwareDatetime


class ClubMemberPage(Message):
    """One page of members, the oldest first; `next` and `previous` are addresses of others."""

    next: str | None
    previous: str | None
    results: list[ClubMember]


class ClubBoardRow(RatingValue):
    """A row of the club's leaderboard; equal ratings share a rank."""

    rank: Place
    player: ClubPerson


class ClubBoard(Message):
    """The ratings of the members in a mode, best first; unsure ratings are there too."""

    mode: ModeName
    results: list[ClubBoardRow]


class ClubTables(RootModel[list[GameSchema]]):
    """The club's open and running tables, newest first."""


def club_json(club: Club, *, role: str | None) -> dict[str, Any]:
    """Return a club that a selector has read, for a reader with this role, as `ClubSchema`."""
    return {
        "id": club.pk,
        "name": club.name,
        "description": club.description,
        "open": club.is_open,
        "house_rule": {
            "preset": club.preset or None,
            "rules": club.rules,
            "rules_name": club.rules_name or None,
            "seats": club.seats,
        },
        "owner": person_json(owner_of(club).user),
        "members": club.members,
        "asking": number_asking(club.pk) if role in LEADERS else None,
        "you": role,
        "hidden": club.is_hidden,
        "created_at": time_json(club.created_at),
    }


def member_json(row: ClubMembership) -> dict[str, Any]:
    """Return a membership as `ClubMember`."""
    return {"player": person_json(row.user), "role": row.role, "since": time_json(row.since)}


def board_json(mode: str, ratings: Sequence[Rating]) -> dict[str, Any]:
    """Return ratings, best first, as `ClubBoard`."""
    rows: list[dict[str, Any]] = []
    for number, row in enumerate(ratings, start=1):
        is_level = number > 1 and row.mean == ratings[number - 2].mean
        rows.append(
            {
                **rating_json(row),
                "rank": rows[-1]["rank"] if is_level else number,
                "player": person_json(cast("User", row.user)),
            }
        )
    return {"mode": mode, "results": rows}


def tables_json(games: Sequence[Game], *, user_id: int | None) -> list[dict[str, Any]]:
    """Return games of the club for a reader, as `ClubTables`."""
    return [table_json(one, user_id=user_id) for one in tables_in_list(games, user_id=user_id)]
