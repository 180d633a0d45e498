"""Rules of running games: commands legal and illegal, late and twice, by people and by bots."""

import random
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import NamedTuple

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from bots.tasks import take_turn
from games.engine import Command, Offer, legal_offers, why_illegal
from games.engine.commands import Done
from games.play.errors import (
    CommandRefused,
    GameOver,
    IdempotencyKeyReused,
    NotYourSeat,
    StaleVersion,
    TimeNotUp,
)
from games.play.log import load_state
from games.play.models import Game, Seat
from games.play.selectors.claims import claimable_seats
from games.play.services.claims import claim_seat
from games.play.services.commands import Accepted, submit_command
from games.play.services.handover import hand_over
from games.play.services.in_advance import set_done_in_advance
from games.play.services.players import BotActor, ClockPlayer, PersonActor, Player
from games.play.services.receipts import KEPT_FOR, delete_old_receipts
from games.play.time.clock import Cause, next_expiry
from games.play.time.columns import clock_of, milliseconds
from games.ratings.book import count_rated_games
from games.ratings.models import RatedGame
from games.tables.services.leaving import leave_all_games
from tests.support.machine.base import ANY, SEEDS, picked
from tests.support.machine.table_rules import ACTIVE, FINISHED, MOSTLY, TableRules
from tests.support.universe import drawn_from, some_commands

MAX_ILLEGAL = 5
LONG = 40
"""A short game takes no more commands than about so many."""
BRISK = frozenset({"beat", "done"})
"""Preferred commands, so that cards leave the game."""


class Sent(NamedTuple):
    """A command that was accepted under a key, as its sender keeps it."""

    game_id: str
    by: Player
    seat: int
    command: Command
    expected_version: int | None
    key: str
    versions: tuple[int, ...]
    at: datetime


class PlayingRules(TableRules):
    """Actions of players while a game runs."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Sent] = []
        """State of clients, which are no processes of the service."""

    @precondition(lambda self: self.has(ACTIVE))
    @rule(table=ANY, commands=st.integers(1, 6), seed=SEEDS)
    def play(self, *, table: int, commands: int, seed: int) -> None:
        """Seats that may act do so by chance."""
        self._play_some(self.game(table, ACTIVE), commands, random.Random(seed), ())

    @precondition(lambda self: self.has(ACTIVE))
    @rule(table=ANY, seed=SEEDS)
    def play_to_the_end(self, *, table: int, seed: int) -> None:
        """Many commands are played, mostly those by which a game comes to its end."""
        game = self.game(table, ACTIVE)
        self._play_some(game, LONG, random.Random(seed), BRISK)
        if Game.objects.get(pk=game.pk).status == FINISHED:
            self.count_ratings()

    def count_ratings(self) -> None:
        """Finished rated games are counted, after which none is left."""
        before = RatedGame.objects.count()
        counted = self.do(count_rated_games)
        assert RatedGame.objects.count() == before + counted
        assert self.do(count_rated_games) == 0

    def keys_are_forgotten(self) -> None:
        """Keys that nobody will send again are deleted."""
        self.do(delete_old_receipts, now=self.time.now)
        self.sent = [sent for sent in self.sent if sent.at >= self.time.now - KEPT_FOR]

    def _play_some(
        self, game: Game, most: int, rng: random.Random, preferred: Collection[str]
    ) -> None:
        for _ in range(most):
            now = Game.objects.get(pk=game.pk)
            if now.status != ACTIVE:
                return
            offers = _offers(now)
            brisk = [(seat, offer) for seat, offer in offers if offer.type in preferred]
            self._play(now, rng.choice(brisk or offers), rng)

    def _play(self, game: Game, offered: tuple[int, Offer], rng: random.Random) -> None:
        """Offered commands are accepted, and answered with the appended events."""
        seat, offer = offered
        command, by = drawn_from(offer, rng), _player(game, seat)
        key = rng.choice((None, f"key {len(self.sent)}"))
        expected = rng.choice((None, game.version))
        accepted = self.do(
            submit_command,
            game_id=game.pk,
            by=by,
            seat=seat,
            command=command,
            expected_version=expected,
            idempotency_key=key,
        )
        after = Game.objects.get(pk=game.pk)
        versions = tuple(event.version for event in accepted.update.events)
        assert versions == tuple(range(game.version + 1, after.version + 1))
        assert accepted.update.version == after.version
        assert not accepted.is_replay
        if key is not None:
            now = self.time.now
            self.sent.append(Sent(game.pk, by, seat, command, expected, key, versions, now))

    @precondition(lambda self: self.has(ACTIVE, FINISHED))
    @rule(table=ANY, seed=SEEDS)
    def play_what_is_illegal(self, *, table: int, seed: int) -> None:
        """Forbidden commands are refused with a reason, and so is everything after the end."""
        rng, game = random.Random(seed), self.game(table, ACTIVE, FINISHED)
        state = load_state(game)
        if game.status == FINISHED:
            assert isinstance(self._send(game, 0, Done(), _player(game, 0)), GameOver)
            return
        tried = some_commands(state, rng, each=1)
        for _ in range(MAX_ILLEGAL):
            seat, command = rng.randrange(state.seats), rng.choice(tried)
            if (why := why_illegal(state, seat, command)) is not None:
                answer = self._send(game, seat, command, _player(game, seat))
                assert isinstance(answer, CommandRefused), answer
                assert answer.reason.code == why.code

    @precondition(lambda self: self.has(ACTIVE))
    @rule(table=ANY, seed=SEEDS, late=st.integers(1, 3), who=ANY)
    def play_out_of_turn(self, *, table: int, seed: int, late: int, who: int) -> None:
        """A legal command is refused at another version, from others, and early from the clock."""
        rng, game = random.Random(seed), self.game(table, ACTIVE)
        seat, offer = rng.choice(_offers(game))
        command, by = drawn_from(offer, rng), _player(game, seat)
        for version in (game.version - late, game.version + late):
            answer = self._send(game, seat, command, by, expected_version=version)
            assert isinstance(answer, StaleVersion), answer
        sits = by.user_id if isinstance(by, PersonActor) else None
        others: list[Player] = [PersonActor(user.pk) for user in self.users if user.pk != sits]
        others.append(ClockPlayer(Cause.CLOCK) if sits is None else BotActor())
        answer = self._send(game, seat, command, picked(others, who))
        assert isinstance(answer, NotYourSeat), answer
        due = next_expiry(clock_of(game), now=milliseconds(self.time.now))
        if sits is not None and (due is None or due.seat != seat):
            answer = self._send(game, seat, command, ClockPlayer(Cause.CLOCK))
            assert isinstance(answer, TimeNotUp), answer

    @precondition(lambda self: self.sent)
    @rule(number=ANY, is_other=st.booleans())
    def send_again(self, *, number: int, is_other: bool) -> None:
        """A command sent again under its key gets its first answer; another one is refused."""
        sent = picked(self.sent[::-1], number)
        version = sent.expected_version
        answer = self.ask(
            submit_command,
            game_id=sent.game_id,
            by=sent.by,
            seat=sent.seat,
            command=sent.command,
            expected_version=(1 if version is None else None) if is_other else version,
            idempotency_key=sent.key,
        )
        if _has_left(sent):
            assert isinstance(answer, NotYourSeat), answer
        elif is_other:
            assert isinstance(answer, IdempotencyKeyReused), answer
        else:
            assert isinstance(answer, Accepted), answer
            assert answer.is_replay
            assert tuple(event.version for event in answer.update.events) == sent.versions

    @precondition(lambda self: self.turns)
    @rule(number=ANY, turns=st.integers(1, 10), is_twice=st.booleans())
    def bots_move(self, *, number: int, turns: int, is_twice: bool) -> None:
        """Queued turns are played once each, in any order; one of an older version is not."""
        for _ in range(min(turns, len(self.turns))):
            turn = picked(self.turns, number)
            self.turns.remove(turn)
            self.play_bot_turn(*turn)
            if is_twice:
                game_id, seat, version = turn
                assert not self.do(take_turn, game_id=game_id, seat=seat, version=version)

    def play_bot_turn(self, game_id: str, seat: int, version: int) -> None:
        """A turn is played exactly if the game still is where it was asked for."""
        game = Game.objects.get(pk=game_id)
        is_played = self.do(take_turn, game_id=game_id, seat=seat, version=version)
        assert is_played == (game.status == ACTIVE and game.version == version), game

    @precondition(lambda self: self.has(ACTIVE, FINISHED))
    @rule(table=ANY, who=ANY, on=MOSTLY)
    def set_a_done_in_advance(self, *, table: int, who: int, on: bool) -> None:
        """Somebody wants to add no more cards, or does again."""
        game = self.game(table, ACTIVE, FINISHED)
        user_id = self.at_table(game, who)
        self.ask(set_done_in_advance, game_id=game.pk, user_id=user_id, on=on)

    @precondition(lambda self: self.has(ACTIVE))
    @rule(table=ANY, who=ANY, seat=ANY)
    def claim(self, *, table: int, who: int, seat: int) -> None:
        """The others give somebody up, which they may exactly where it is offered."""
        game = self.game(table, ACTIVE)
        place, user_id = seat % game.seats.count(), self.at_table(game, who)
        row = game.seats.get(number=place)
        plays = game.seats.filter(user_id=user_id, left_version=None).exists()
        is_offered = place in claimable_seats(game, now=self.time.now)
        may = plays and row.user_id != user_id and (row.left_version is not None or is_offered)
        answer = self.ask(claim_seat, game_id=game.pk, user_id=user_id, seat=place)
        assert isinstance(answer, Game) == may, answer

    @precondition(lambda self: self.has(ACTIVE))
    @rule(table=ANY, who=ANY, is_everywhere=st.booleans())
    def leave_for_good(self, *, table: int, who: int, is_everywhere: bool) -> None:
        """Somebody leaves a running game, or all games and tables, and bots play on."""
        game = self.game(table, ACTIVE)
        user_id = self.at_table(game, who)
        if is_everywhere:
            self.do(leave_all_games, user_id)
        else:
            self.do(hand_over, game_id=game.pk, user_id=user_id)
        for seat in game.seats.filter(user_id=user_id):
            answer = self._send(game, seat.number, Done(), PersonActor(user_id))
            assert isinstance(answer, NotYourSeat), answer

    def _send(
        self,
        game: Game,
        seat: int,
        command: Command,
        by: Player,
        *,
        expected_version: int | None = None,
    ) -> object:
        return self.ask(
            submit_command,
            game_id=game.pk,
            by=by,
            seat=seat,
            command=command,
            expected_version=expected_version,
        )


def _offers(game: Game) -> Sequence[tuple[int, Offer]]:
    state = load_state(game)
    return [(seat, offer) for seat in range(state.seats) for offer in legal_offers(state, seat)]


def _player(game: Game, number: int) -> Player:
    """Return the player who acts for the seat."""
    seat = Seat.objects.get(game=game, number=number)
    if seat.is_played_by_bot:
        return BotActor()
    assert seat.user_id is not None
    return PersonActor(seat.user_id)


def _has_left(sent: Sent) -> bool:
    """Return whether the sender plays no more."""
    seat = Seat.objects.get(game=sent.game_id, number=sent.seat)
    return isinstance(sent.by, PersonActor) and seat.left_version is not None
