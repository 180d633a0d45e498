"""Bulk pairings of an organiser: create or schedule many games between bot accounts at once."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from django.db import transaction
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from accounts.selectors.players import players_called
from games.challenges.consent import unwilling
from games.challenges.errors import PairingClosed, TooManyPairings
from games.challenges.models import Pairing, PairingStatus
from games.challenges.selectors import get_pairing
from games.matchmaking.matches import Agreement, give_up_match, open_matches
from games.play.models import Game, GameStatus
from games.play.services.locks import lock_game
from games.play.time.clock import control_from_json, control_to_json
from games.tables.errors import FriendsAtRatedTable
from games.tables.services.checks import check_no_friends
from games.tables.services.choices import new_terms
from games.tables.terms import PlayedRules, TableChoice, Terms
from web.http.errors import InvalidInput

MAX_GAMES = 500
MIN_PLAYERS = 2
MAX_SCHEDULED = 50
FARTHEST_AHEAD = timedelta(days=30)
KEPT_FOR = timedelta(days=30)


class InvalidNames(InvalidInput):
    """Names that can't be paired, each with its path; the problem itself is about the first."""

    def __init__(self, wrong: Sequence[InvalidInput]) -> None:
        self._wrong = wrong
        super().__init__(wrong[0].field or "games", *wrong[0].reasons)

    @property
    def extra(self) -> Mapping[str, Any]:
        """Every reason as a `FieldError`, under `errors`."""
        return {"errors": [error for one in self._wrong for error in one.extra["errors"]]}


def pair_games(
    *,
    organiser_id: int,
    games: Sequence[Sequence[str]],
    choice: TableChoice,
    answer_within: timedelta,
    now: datetime,
    start_at: datetime | None = None,
) -> Pairing:
    """Create a game for each list of names, by seat; all of them, or none.

    With `start_at` the games are created then. Each begins once its players have answered, by
    `get_ready`; a game without all its answers is cancelled. The players are bot accounts, which
    may be asked by the organiser. Raises InvalidNames with the place of every name that is wrong,
    InvalidInput (start_at), InvalidRules, FriendsAtRatedTable, TooManyPairings.
    """
    if start_at is not None and not now <= start_at <= now + FARTHEST_AHEAD:
        ahead = format_lazy(_("Choose a time in the next {days} days."), days=FARTHEST_AHEAD.days)
        raise InvalidInput("start_at", ("out_of_range", ahead))
    sizes = {len(names) for names in games}
    # The rules are the same for every size, but may not be for all of them.
    *_others, terms = [new_terms(choice, seats=size, people=size) for size in sizes]
    with transaction.atomic(durable=True):
        players = _players(organiser_id, games)
        if choice.is_rated:
            for ids in players:
                check_no_friends(ids, seats=len(ids))
        if start_at is not None:
            _check_few_scheduled(organiser_id)
        row = Pairing.objects.create(
            organiser_id=organiser_id,
            players=players,
            **terms.played.columns(),
            clock=None if terms.clock is None else control_to_json(terms.clock),
            is_rated=terms.is_rated,
            answer_seconds=int(answer_within.total_seconds()),
            start_at=start_at or now,
            made_at=now,
        )
        if start_at is None:
            _start(row, players, now=now)
    return row


def start_due_pairings(*, now: datetime) -> int:
    """Create the games of the scheduled pairings whose time has come; return their number.

    Each has a separate transaction, so that it may be called again after any interruption.
    """
    due = Pairing.objects.filter(status=PairingStatus.SCHEDULED, start_at__lte=now)
    started = 0
    for pairing_id in due.order_by("start_at", "pk").values_list("pk", flat=True):
        with transaction.atomic(durable=True):
            row = Pairing.objects.select_for_update(no_key=True).filter(pk=pairing_id).first()
            if row is not None and row.status == PairingStatus.SCHEDULED:
                _start(row, _still_willing(row), now=now)
                started += 1
    return started


def cancel_pairing(*, pairing_id: str, organiser_id: int, now: datetime) -> None:
    """Cancel a scheduled pairing, or those of its games that wait for answers.

    Games that have begun go on. Raises NotFound, and PairingClosed if there is nothing to cancel.
    """
    with transaction.atomic(durable=True):
        get_pairing(pairing_id, organiser_id=organiser_id)
        row = Pairing.objects.select_for_update(no_key=True).get(pk=pairing_id)
        if row.status == PairingStatus.CANCELLED:
            raise PairingClosed("This pairing was cancelled before.")
        is_scheduled = row.status == PairingStatus.SCHEDULED
        if not is_scheduled and not _cancel_waiting(row, now=now):
            raise PairingClosed("No game of this pairing waits for answers any more.")
        if is_scheduled:
            row.status = PairingStatus.CANCELLED
            row.save(update_fields=["status"])


def forget_pairings(*, now: datetime) -> int:
    """Delete the pairings whose games were to begin longer than `KEPT_FOR` ago; their number."""
    return Pairing.objects.filter(start_at__lt=now - KEPT_FOR).delete()[0]


def _start(row: Pairing, players: Sequence[Sequence[int]], *, now: datetime) -> None:
    """Create the games of a pairing; a game without players is left out."""
    clock = None if row.clock is None else control_from_json(row.clock)
    terms = Terms.usual(PlayedRules.of(row), is_rated=row.is_rated, clock=clock)
    answer_by = now + timedelta(seconds=row.answer_seconds)
    made = iter(open_matches([Agreement(terms, ids, answer_by) for ids in players if ids], now=now))
    row.game_ids = [next(made).pk if ids else None for ids in players]
    row.status = PairingStatus.STARTED
    row.answer_by = answer_by
    row.save(update_fields=["game_ids", "status", "answer_by"])


def _still_willing(row: Pairing) -> list[list[int]]:
    """Return the players of each game; none where one of them may not be paired any more."""
    everybody = {user_id for ids in row.players for user_id in ids}
    may = set(
        User.objects.filter(pk__in=everybody, is_active=True, is_bot=True).values_list(
            "pk", flat=True
        )
    ) - unwilling(asker_id=row.organiser_id, asked=everybody)
    return [
        list(ids) if may.issuperset(ids) and _may_meet(ids, is_rated=row.is_rated) else []
        for ids in row.players
    ]


def _may_meet(ids: Sequence[int], *, is_rated: bool) -> bool:
    if is_rated:
        try:
            check_no_friends(ids, seats=len(ids))
        except FriendsAtRatedTable:
            return False
    return True


def _cancel_waiting(row: Pairing, *, now: datetime) -> int:
    waiting = Game.objects.filter(pk__in=row.known_games, status=GameStatus.STARTING)
    cancelled = 0
    for game_id in sorted(waiting.values_list("pk", flat=True)):
        game = lock_game(game_id)
        if game.status == GameStatus.STARTING:
            give_up_match(game, absent=(), now=now)
            cancelled += 1
    return cancelled


def _check_few_scheduled(organiser_id: int) -> None:
    User.objects.select_for_update(no_key=True).get(pk=organiser_id)
    rows = Pairing.objects.filter(organiser_id=organiser_id, status=PairingStatus.SCHEDULED)
    if rows.count() >= MAX_SCHEDULED:
        raise TooManyPairings(f"You have {MAX_SCHEDULED} scheduled pairings: cancel one first.")


def _players(organiser_id: int, games: Sequence[Sequence[str]]) -> list[list[int]]:
    """Return the ids of the accounts; raises InvalidNames."""
    found = players_called({name for names in games for name in names})
    refusing = unwilling(asker_id=organiser_id, asked=[user.pk for user in found.values()])
    players: list[list[int]] = []
    wrong: list[InvalidInput] = []
    for number, names in enumerate(games):
        ids: list[int] = []
        for seat, name in enumerate(names):
            try:
                user = found.get(name)
                ids.append(_checked(user, name, refusing, ids, f"games.{number}.{seat}"))
            except InvalidInput as error:
                wrong.append(error)
        players.append(ids)
    if wrong:
        raise InvalidNames(wrong)
    return players


def _checked(
    user: User | None, name: str, refusing: set[int], before: Sequence[int], field: str
) -> int:
    said = partial(format_lazy, name=name)
    if user is None:
        raise InvalidInput(field, ("unknown", said(_("There is no account called {name}."))))
    if not user.is_bot:
        raise InvalidInput(
            field, ("not_a_bot", said(_("{name} is a person: bot accounts are paired.")))
        )
    if user.pk in refusing:
        raise InvalidInput(field, ("not_welcome", said(_("{name} can't be paired by you."))))
    if user.pk in before:
        raise InvalidInput(field, ("twice", said(_("{name} would sit at one table twice."))))
    return user.pk
