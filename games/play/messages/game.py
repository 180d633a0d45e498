"""A game as JSON: its seats, its terms and its result."""

from typing import Annotated, Any, Literal, Protocol

from pydantic import AwareDatetime, Field

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.persons import person_json
from games.play.messages.clock import AnyClock, Times, has_done_in_advance, times_json
from games.play.messages.values import GameId, Place, SeatNumber, Version
from games.play.models import Game, GameStatus, Seat, SeatKind
from games.play.projections.standings import places_of, score_of
from games.play.selectors.bots import BOTS, bots_of
from games.play.selectors.endings import early_ends
from games.play.selectors.spectator_delay import SeenTable, seen_table
from games.play.selectors.viewers import has_left, seat_of
from games.rule_words.messages import Rules
from web.http.messages import Message

ModeName = Literal["duel", "table", "transfer", "partners"]
BotLevelName = Literal["child", "beginner", "learner", "casual", "clever", "master"]


class HumanPlayer(Message):
    """A person who plays. If the account was deleted, the name says so."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class BotPlayer(Message):
    """One of the service's own bots."""

    # Generators for some languages fail if null is the only type.
    id: Annotated[None, Field(json_schema_extra={"type": ["integer", "null"]})]
    name: str
    kind: Literal["bot"]
    level: BotLevelName
    face: Annotated[
        int,
        Field(
            ge=0,
            lt=BOTS,
            description="The number of the face of the service's bot, which pages draw and name: "
            "the same in all games of a series.",
        ),
    ]


class SeatSchema(Message, title="Seat"):
    """A place at the table."""

    seat: SeatNumber
    kind: Literal["human", "bot", "open"]
    player: Annotated[HumanPlayer | BotPlayer, Field(discriminator="kind")] | None
    left: Annotated[
        bool, Field(description="The player left for good, and a bot plays to the end.")
    ]
    ready: Annotated[
        bool,
        Field(
            description="Agreed to what is played, which is asked for when the host changes it, "
            "and before a later game of a series."
        ),
    ]


class You(Message):
    """The caller at this table; `seat` is null for a spectator."""

    seat: SeatNumber | None
    host: bool
    done_in_advance: Annotated[bool, Field(description="True if your done is set in advance.")]
    may_take_win: Annotated[
        bool,
        Field(description="The other of two people has left: you may win at once."),
    ]
    may_call_off: Annotated[
        bool,
        Field(description="So early that you may also cancel; lists of games don't tell."),
    ]


class Result(Message):
    """The result of a game; `durak` is the seat left with cards, if any."""

    reason: Literal["durak", "draw", "no_progress", "team_out", "left"]
    durak: SeatNumber | None
    places: list[Place]
    epaulettes: Annotated[
        int,
        Field(
            ge=0,
            description="The sixes of the last attack on the durak, where it was made with sixes "
            "only; else 0.",
        ),
    ]


class SeriesScore(Message):
    """The score of a seat's player in the series so far."""

    seat: SeatNumber
    games: Annotated[int, Field(ge=0)]
    lost: Annotated[int, Field(ge=0, description="As the durak, or with the durak's team.")]
    points: Annotated[int, Field(ge=0, description="For each game, the seats behind one's place.")]
    place: Annotated[
        Place | None, Field(description="Fewest lost, then most points; null before a first game.")
    ]


class Series(Message):
    """The games in a row at a table; `id` is that of its first one."""

    id: GameId
    number: Annotated[int, Field(ge=1)]
    next: Annotated[GameId | None, Field(description="The next game, once somebody asked for it.")]
    scores: list[SeriesScore]


class GameSchema(Message, title="Game"):
    """A game as its table shows it."""

    id: GameId
    status: Literal["open", "starting", "active", "finished", "cancelled"]
    version: Version
    preset: str | None
    rules: Rules
    rules_name: Annotated[
        str | None, Field(description="The name of the saved rule set that the host chose.")
    ]
    seats: list[SeatSchema]
    host: Annotated[int, Field(description="The id of the user who may start the game.")]
    you: You
    private: bool
    has_password: Annotated[
        bool, Field(description="Sitting down, and watching once it runs, takes a password.")
    ]
    rated: bool
    aids: Annotated[
        bool,
        Field(
            description="True if views show what a player could remember: the discarded cards, and "
            "the cards in others' hands that everybody has seen. Never if rated."
        ),
    ]
    fixed_deal: Annotated[
        bool,
        Field(
            description="A lesson, a deal of the day or of a duplicate match: it counts in no "
            "statistics and has no next game."
        ),
    ]
    sealed: Annotated[
        bool,
        Field(
            description="The same cards are still played elsewhere: only those who sit or sat here "
            "may read the game, and of other seats nothing is shown, even when it is over."
        ),
    ]
    duplicate: Annotated[
        GameId | None, Field(description="The duplicate match whose deal is played.")
    ]
    tournament: Annotated[GameId | None, Field(description="The tournament in which it is played.")]
    lesson: Annotated[
        str | None, Field(description="The lesson that is played, from a fixed deal.")
    ]
    mode: ModeName
    clock: Annotated[
        AnyClock | None, Field(description="The time control; null where time isn't limited.")
    ]
    times: Annotated[
        Times | None, Field(description="While a game with a clock, or of several people, runs.")
    ]
    terms: Annotated[
        int, Field(ge=1, description="Counts on when the host changes what is played.")
    ]
    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    result: Result | None
    series: Series
    created_at: AwareDatetime
    started_at: AwareDatetime | None
    finished_at: AwareDatetime | None


class GameTerms(Message):
    """The terms of a game, as they were agreed before the deal."""

    preset: str | None
    rules: Rules
    rules_name: str | None
    rated: bool
    clock: AnyClock | None
    seats: Annotated[int, Field(ge=1)]


class GamePage(Message):
    """One page of games, newest first; `next` and `previous` are addresses of other pages."""

    next: str | None
    previous: str | None
    results: list[GameSchema]


def game_json(game: Game, *, user_id: int | None) -> dict[str, Any]:
    """Return a game whose row was just read, with its seats and their users, as `GameSchema`."""
    return table_json(seen_table(game, user_id=user_id), user_id=user_id)


def table_json(table: SeenTable, *, user_id: int | None) -> dict[str, Any]:
    """Return a table whose seats and their users are loaded, as `GameSchema`."""
    game = table.game
    seats = list(game.all_seats)
    own = seat_of(game=game, user_id=user_id)
    bots = bots_of(game)
    ends = early_ends(game, user_id=user_id, is_barely_begun=table.is_barely_begun)
    is_over = game.status == GameStatus.FINISHED
    return {
        "id": game.pk,
        "status": game.status,
        "version": table.version,
        "preset": game.preset or None,
        "rules": game.rules,
        "rules_name": game.rules_name or None,
        "seats": [_seat_json(table, seat, bots.get(seat.number)) for seat in seats],
        "host": game.host_id,
        "you": {
            "seat": own,
            "host": game.host_id == user_id,
            "done_in_advance": has_done_in_advance(game, own),
            "may_take_win": ends.win,
            "may_call_off": ends.cancel,
        },
        "private": game.is_private,
        "has_password": game.password != "",
        "rated": game.is_rated,
        "aids": game.aids,
        "fixed_deal": bool(game.fixed_pack),
        "sealed": game.is_sealed,
        "duplicate": game.duplicate or None,
        "tournament": game.tournament or None,
        "lesson": game.lesson or None,
        "mode": game.mode,
        "clock": game.clock,
        # The spectator delay applies to a watcher of a rated game, so clocks would be wrong.
        "times": None if game.is_rated and own is None else times_json(table),
        "terms": game.terms,
        "commitment": game.commitment,
        "result": (
            {
                "reason": game.reason,
                "durak": game.durak,
                "places": game.places,
                "epaulettes": game.epaulettes,
            }
            if is_over
            else None
        ),
        "series": _series_json(game, seats),
        "created_at": time_json(game.created_at),
        "started_at": time_json(game.started_at),
        "finished_at": time_json(game.finished_at),
    }


class _Agreed(Protocol):
    """The columns of a row that has the terms of a game."""

    preset: str
    rules: Any
    rules_name: str
    is_rated: bool
    clock: Any


def terms_json(row: _Agreed, *, seats: int) -> dict[str, Any]:
    """Return the terms of a game, or of a challenge to one, as `GameTerms`."""
    return {
        "preset": row.preset or None,
        "rules": row.rules,
        "rules_name": row.rules_name or None,
        "rated": row.is_rated,
        "clock": row.clock,
        "seats": seats,
    }


def _seat_json(table: SeenTable, seat: Seat, face: int | None) -> dict[str, Any]:
    player: dict[str, Any] | None = None
    if seat.kind == SeatKind.BOT:
        name = seat.get_bot_level_display()
        level = seat.bot_level
        player = {"id": None, "name": name, "kind": "bot", "level": level, "face": face}
    elif seat.user is not None:
        player = person_json(seat.user)
    is_ready = player is not None and seat.is_ready
    return {
        "seat": seat.number,
        "kind": seat.kind.value,
        "player": player,
        "left": has_left(seat, version=table.version),
        "ready": is_ready,
    }


def _series_json(game: Game, seats: list[Seat]) -> dict[str, Any]:
    taken = [seat for seat in seats if seat.kind != SeatKind.OPEN]
    scores = [score_of(game.standings, seat) for seat in taken]
    return {
        "id": game.first_game_id or game.pk,
        "number": game.series_number,
        "next": game.next_game_id,
        "scores": [
            {"seat": seat.number, **score._asdict(), "place": place}
            for seat, score, place in zip(taken, scores, places_of(scores), strict=True)
        ],
    }


def time_json(moment: Any) -> str | None:
    """Return the moment as text in UTC."""
    return None if moment is None else moment.isoformat().replace("+00:00", "Z")
