"""Player statistics: finished games, results and streaks, and head-to-head against a player.

Other viewers see public games only; private games are visible to their players. Lessons count
nowhere.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from django.db.models import Count, Exists, F, OuterRef, Prefetch, QuerySet

from accounts.models import User
from games.engine import RuleSet
from games.engine.teams import teams_by_seat
from games.play.models import Game, GameStatus, Seat, SeatOutcome

FAVOURITES = 5


class ResultCount(NamedTuple):
    """The number of a player's games of one mode and size with this outcome and place."""

    mode: str
    seats: int
    outcome: str
    place: int
    games: int


class PlayerRecord(NamedTuple):
    """The number of a player's finished games, and of those that the player lost as the durak."""

    games: int
    lost: int


@dataclass(frozen=True, slots=True)
class Streak:
    """Games in a row in which the player was the durak (`is_durak`), or was not."""

    is_durak: bool
    length: int


@dataclass(frozen=True, slots=True)
class Streaks:
    """The current streak, and the length of the longest one without being durak.

    Draws neither end a streak nor add to it.
    """

    current: Streak | None
    longest_safe: int


@dataclass(frozen=True, slots=True)
class HeadToHeadCounts:
    """The numbers of games that a player finished before, after and level with another.

    Games in which the two were partners are counted in `together`.
    """

    ahead: int
    behind: int
    level: int
    together: int


def finished_seats(
    player: User,
    *,
    viewer_id: int | None,
    mode: str | None = None,
    outcome: str | None = None,
    preset: str | None = None,
    is_rated: bool | None = None,
    opponent: User | None = None,
) -> QuerySet[Seat]:
    """Return the player's seats in finished games with these, newest first (the cursor's order)."""
    seats = _seats(player, viewer_id)
    if outcome is not None:
        seats = seats.filter(outcome=outcome)
    if mode is not None:
        seats = seats.filter(game__mode=mode)
    if preset is not None:
        seats = seats.filter(game__preset=preset)
    if is_rated is not None:
        seats = seats.filter(game__is_rated=is_rated)
    if opponent is not None:
        theirs = Seat.objects.filter(game=OuterRef("game_id"), user=opponent)
        seats = seats.filter(Exists(theirs))
    everybody = Seat.objects.select_related("user").order_by("number")
    return (
        seats.order_by("-game_finished_at", "-game_id")
        .select_related("game")
        .defer("game__server_seed", "game__position")
        .prefetch_related(Prefetch("game__seats", queryset=everybody))
    )


def results(player: User, *, viewer_id: int | None) -> list[ResultCount]:
    """Return the player's results, by mode, number of seats, outcome and place."""
    rows = (
        _seats(player, viewer_id)
        .annotate(seats=Count("game__seats"))
        .values_list("game__mode", "seats", "outcome", "place")
    )
    counts = Counter(rows)
    return [
        ResultCount(mode, seats, outcome, place or 0, games)
        for (mode, seats, outcome, place), games in sorted(counts.items())
    ]


def record(player: User, *, viewer_id: int | None) -> PlayerRecord:
    """Return the numbers of the player's finished and lost games."""
    counts = results(player, viewer_id=viewer_id)
    lost = sum(count.games for count in counts if count.outcome == SeatOutcome.DURAK)
    return PlayerRecord(sum(count.games for count in counts), lost)


def favourites(player: User, *, viewer_id: int | None) -> list[tuple[str, int]]:
    """Return the presets that the player has played most, with their games.

    "" stands for other rules.
    """
    rows = (
        _seats(player, viewer_id)
        .order_by()
        .values("game__preset")
        .annotate(games=Count("pk"))
        .order_by("-games", "game__preset")
    )
    return [(row["game__preset"], row["games"]) for row in rows[:FAVOURITES]]


def streaks(player: User, *, viewer_id: int | None) -> Streaks:
    """Return the streaks in the player's finished games."""
    outcomes = _seats(player, viewer_id).order_by("game_finished_at", "game_id")
    return streaks_of(list(outcomes.values_list("outcome", flat=True)))


def epaulettes(player: User, *, viewer_id: int | None) -> int:
    """Return the number of games that the player lost as the durak to an attack of sixes only."""
    seats = _seats(player, viewer_id).filter(number=F("game__durak"), game__epaulettes__gt=0)
    return seats.count()


def streaks_of(outcomes: Sequence[str]) -> Streaks:
    """Return the streaks in these outcomes, which are given oldest first."""
    current: Streak | None = None
    longest = 0
    for outcome in outcomes:
        if outcome == SeatOutcome.DRAWN:
            continue
        is_durak = outcome in {SeatOutcome.DURAK, SeatOutcome.LEFT}
        goes_on = current is not None and current.is_durak == is_durak
        current = Streak(is_durak, current.length + 1 if goes_on and current else 1)
        longest = max(longest, 0 if is_durak else current.length)
    return Streaks(current, longest)


def head_to_head(player: User, other: User, *, viewer_id: int | None) -> HeadToHeadCounts:
    """Return the player's results against another."""
    owner_id = player.pk if viewer_id == other.pk else viewer_id
    own = finished_seats(player, viewer_id=owner_id, opponent=other)
    counts = Counter(_comparison(seat.game, player, other) for seat in own)
    return HeadToHeadCounts(
        ahead=counts["ahead"],
        behind=counts["behind"],
        level=counts["level"],
        together=counts["together"],
    )


def _comparison(game: Game, player: User, other: User) -> str:
    seats = {seat.user_id: seat for seat in game.all_seats}
    mine, theirs = seats[player.pk], seats[other.pk]
    rules = RuleSet.from_json(game.rules)
    if rules.teams != "none":
        teams = teams_by_seat(rules, len(game.all_seats))
        if teams[mine.number] == teams[theirs.number]:
            return "together"
        ranks = (_team_rank(mine), _team_rank(theirs))
    else:
        ranks = (_rank(mine), _rank(theirs))
    if ranks[0] == ranks[1]:
        return "level"
    return "ahead" if ranks[0] < ranks[1] else "behind"


def _rank(seat: Seat) -> tuple[bool, int]:
    return seat.outcome == SeatOutcome.LEFT, seat.place or 0


def _team_rank(seat: Seat) -> tuple[bool, int]:
    order = (SeatOutcome.WON, SeatOutcome.SAFE, SeatOutcome.DRAWN, SeatOutcome.DURAK)
    is_left = seat.outcome == SeatOutcome.LEFT
    return is_left, 0 if is_left else [*map(str, order)].index(seat.outcome)


def _seats(player: User, viewer_id: int | None) -> QuerySet[Seat]:
    seats = Seat.objects.filter(
        user=player,
        game_finished_at__isnull=False,
        game__status=GameStatus.FINISHED,
        game__fixed_pack="",
    )
    return seats if viewer_id == player.pk else seats.filter(game__is_private=False)
