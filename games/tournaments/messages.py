"""A tournament, its standings and its tables as JSON, over REST and on its socket."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field, RootModel

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.persons import person_json
from games.play.messages.clock import AnyClock
from games.play.messages.game import BotLevelName, ModeName, time_json
from games.play.messages.values import GameId, SeatNumber
from games.rule_words.messages import Rules
from games.tournaments.models import EntryStatus, Tournament, TournamentTable
from games.tournaments.selectors import RankedEntry, points_of_entries
from games.tournaments.terms import mode_of_plan
from games.tournaments.words import shown_name
from web.http.languages import Language
from web.http.messages import Message
from web.realtime.messages import ErrorMessage, PongMessage, SocketMessageBase, message

KindOfTournament = Literal["arena", "swiss", "knockout"]
StatusOfTournament = Literal["scheduled", "running", "finished", "cancelled"]
AccessName = Literal["open", "link", "password", "club"]
EntryStatusName = Literal["active", "paused", "out", "left", "banned"]
Count = Annotated[int, Field(ge=0)]


class TournamentPlayer(Message):
    """A person in a tournament."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class OwnEntry(Message):
    """The reader's part in the tournament."""

    status: EntryStatusName
    rank: Annotated[int | None, Field(ge=1, description="Null once the results are annulled.")]
    score: Count
    games: Count
    game: Annotated[GameId | None, Field(description="Your game that runs now.")]


class TournamentSchema(Message, title="Tournament"):
    """A tournament."""

    id: GameId
    name: Annotated[str, Field(description="Chosen by its host, or made from rules and kind.")]
    description: str
    kind: KindOfTournament
    status: StatusOfTournament
    host: Annotated[
        TournamentPlayer | None, Field(description="Null if it repeats by a rule of the service.")
    ]
    preset: str | None
    rules: Rules
    rules_name: str | None
    seats: Annotated[int, Field(ge=2, le=6, description="Of each table.")]
    mode: ModeName
    clock: AnyClock
    rated: bool
    bots: Annotated[bool, Field(description="True if bot accounts may join.")]
    fill_level: Annotated[
        BotLevelName | None, Field(description="Of the service's bots that fill tables, if any do.")
    ]
    minutes: Annotated[int | None, Field(description="The length of an arena.")]
    rounds: Annotated[int | None, Field(description="The rounds of a Swiss tournament.")]
    wins: Annotated[int | None, Field(description="The games that win a series of a knock-out.")]
    access: AccessName
    club: str | None
    least_rating: int | None
    most_rating: int | None
    same_deals: Annotated[bool, Field(description="All tables of a round play the same deal.")]
    featured: Annotated[bool, Field(description="The staff recommend it.")]
    repeats: Annotated[bool, Field(description="It is one of a row that repeats.")]
    players: Count
    round: Annotated[int, Field(ge=0, description="The newest round; 0 in an arena.")]
    starts_at: AwareDatetime
    started_at: AwareDatetime | None
    ends_at: Annotated[
        AwareDatetime | None, Field(description="The time at which an arena stops seating players.")
    ]
    next_round_at: AwareDatetime | None
    ended_at: AwareDatetime | None
    you: OwnEntry | None


class TournamentPage(Message):
    """One page of tournaments; `next` and `previous` are addresses of other pages."""

    next: str | None
    previous: str | None
    results: list[TournamentSchema]


class CreatedTournaments(Message):
    """Tournaments that were created together, in the order of the request."""

    tournaments: list[TournamentSchema]


class TournamentCalendar(Message):
    """The tournaments that run, those to come, soonest first, and the last ones."""

    running: list[TournamentSchema]
    coming: list[TournamentSchema]
    past: list[TournamentSchema]


class Standing(Message):
    """A player's place in the standings."""

    rank: Annotated[int, Field(ge=1)]
    player: TournamentPlayer
    status: EntryStatusName
    score: Count
    streak: Annotated[int, Field(ge=0, description="Good results in a row.")]
    games: Count
    wins: Annotated[int, Field(ge=0, description="Games in which nobody finished before.")]
    performance: Annotated[int | None, Field(description="It breaks ties; null before a game.")]
    level: Annotated[int, Field(ge=0, description="The matches won in a knock-out.")]
    playing: bool
    points: Annotated[list[int], Field(description="Of each result, as they count in the score.")]


class StandingPage(Message):
    """One page of the standings, best first."""

    next: str | None
    previous: str | None
    results: list[Standing]


class SeatOfTable(Message):
    """A seat at a table of a tournament; without a player one of the service's bots has it."""

    seat: SeatNumber
    player: TournamentPlayer | None
    place: Annotated[int | None, Field(ge=1, description="Of the team, if there are teams.")]
    points: Annotated[int | None, Field(ge=0, description="As they count in the score.")]


class TableOfTournament(Message):
    """A table of a tournament, or a bye."""

    id: int
    round: Annotated[int, Field(ge=0, description="0 in an arena.")]
    number: Annotated[
        int, Field(ge=1, description="Of the table in its round; of the match in a knock-out.")
    ]
    game_number: Annotated[int, Field(ge=1, description="In the series of a knock-out.")]
    bye: bool
    status: Literal["waiting", "running", "finished"]
    game: GameId | None
    seats: list[SeatOfTable]
    made_at: AwareDatetime
    ended_at: AwareDatetime | None


class TablePage(Message):
    """One page of a tournament's tables, newest first."""

    next: str | None
    previous: str | None
    results: list[TableOfTournament]


class TournamentUpdate(SocketMessageBase):
    """The tournament as it is now: the best of the standings, and the newest tables."""

    t: Literal["tournament"]
    version: Annotated[int, Field(ge=0, description="Counts the changes that are shown.")]
    tournament: TournamentSchema
    standings: Annotated[list[Standing], Field(description="The best 20.")]
    tables: Annotated[list[TableOfTournament], Field(description="The newest 20.")]


AnyTournamentMessage = Annotated[
    TournamentUpdate | ErrorMessage | PongMessage, Field(discriminator="t")
]


class TournamentMessage(RootModel[AnyTournamentMessage]):
    """A message of the server on `/ws/tournaments/{tournament_id}`."""


def tournament_json(
    row: Tournament, own: RankedEntry | None, *, language: Language
) -> dict[str, Any]:
    """Return a tournament with its host and `players` loaded as `TournamentSchema`."""
    return {
        "id": row.pk,
        "name": shown_name(row, language),
        "description": row.description,
        "kind": row.kind,
        "status": row.status,
        "host": None if row.host is None else person_json(row.host),
        "preset": row.preset or None,
        "rules": row.rules,
        "rules_name": row.rules_name or None,
        "seats": row.seats,
        "mode": mode_of_plan(row),
        "clock": row.clock,
        "rated": row.is_rated,
        "bots": row.allows_bots,
        "fill_level": row.fill_level or None,
        "minutes": row.minutes,
        "rounds": row.rounds,
        "wins": row.wins,
        "access": row.access,
        "club": row.club or None,
        "least_rating": row.least_rating,
        "most_rating": row.most_rating,
        "same_deals": row.has_same_deals,
        "featured": row.is_featured,
        "repeats": row.schedule_id is not None,
        "players": row.players,  # type: ignore[attr-defined]  # annotated by the selectors
        "round": row.round,
        "starts_at": time_json(row.starts_at),
        "started_at": time_json(row.started_at),
        "ends_at": time_json(row.ends_at),
        "next_round_at": time_json(row.next_round_at),
        "ended_at": time_json(row.ended_at),
        "you": None if own is None else _own_json(own),
    }


def standings_json(entries: Sequence[RankedEntry]) -> list[dict[str, Any]]:
    """Return ranked entries with their users loaded, each as `Standing`."""
    points = points_of_entries(one.entry for one in entries)
    return [
        {
            "rank": rank,
            "player": person_json(entry.user),
            "status": entry.status,
            "score": entry.score,
            "streak": entry.streak,
            "games": entry.games,
            "wins": entry.firsts,
            "performance": entry.performance or None,
            "level": entry.level,
            "playing": entry.table_id is not None,
            "points": points[entry.pk],
        }
        for entry, rank in entries
    ]


def table_of_tournament_json(table: TournamentTable, *, seats: int) -> dict[str, Any]:
    """Return a table whose seats, entries and users are loaded as `TableOfTournament`."""
    people = {seat.number: seat for seat in table.seats.all()}
    numbers = people if table.is_bye else range(seats)
    status = "waiting" if table.game_id is None else "running"
    return {
        "id": table.pk,
        "round": table.round,
        "number": table.number,
        "game_number": table.game_number,
        "bye": table.is_bye,
        "status": "finished" if table.ended_at is not None else status,
        "game": table.game_id,
        "seats": [
            {
                "seat": number,
                "player": person_json(people[number].entry.user) if number in people else None,
                "place": None if table.places is None else table.places[number],
                "points": people[number].points if number in people else None,
            }
            for number in numbers
        ],
        "made_at": time_json(table.made_at),
        "ended_at": time_json(table.ended_at),
    }


def update_message(
    version: int,
    tournament: dict[str, Any],
    standings: list[dict[str, Any]],
    tables: list[dict[str, Any]],
) -> dict[str, Any]:
    """Return the message with the newest state of a tournament."""
    return message(
        "tournament", version=version, tournament=tournament, standings=standings, tables=tables
    )


def _own_json(own: RankedEntry) -> dict[str, Any]:
    entry = own.entry
    is_playing = entry.table is not None and entry.status != EntryStatus.BANNED
    return {
        "status": entry.status,
        "rank": own.rank,
        "score": entry.score,
        "games": entry.games,
        "game": entry.table.game_id if is_playing and entry.table is not None else None,
    }
