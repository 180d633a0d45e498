"""Rules of open tables: created, filled, changed, left, agreed to, begun; and series of games."""

import random
from typing import NamedTuple

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from games.engine import PRESETS, RuleSet
from games.play.models import Game, GameStatus
from games.play.selectors.admission import key_to
from games.play.time.clock import Bank, Control, Days, PerCommand
from games.tables.errors import Kicked, NotWelcomeAtTable
from games.tables.services.changing import TableChange, change_table
from games.tables.services.creating import create_game, start_game
from games.tables.services.hosting import hand_on, kick
from games.tables.services.passwords import unlock
from games.tables.services.seat_plans import BotPlan, HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game, leave_game, move_to_seat, set_seat
from games.tables.services.series import get_ready, next_game
from games.tables.terms import LEFT_OUT, TableChoice
from tests.support.machine.base import ACCOUNTS, ANY, SEEDS, GameMachine, picked
from tests.support.rule_sets import random_rules

OPEN, STARTING, ACTIVE = GameStatus.OPEN, GameStatus.STARTING, GameStatus.ACTIVE
FINISHED, CANCELLED = GameStatus.FINISHED, GameStatus.CANCELLED
MAX_AT_ONCE = 5
"""So many games are under way at most, so that each is played on."""
PASSWORDS = st.sampled_from([None, "swordfish", "herring"])
PLANS: st.SearchStrategy[SeatPlan] = st.sampled_from(
    [OpenPlan(), BotPlan("beginner"), BotPlan("casual")]
)
CLOCKS: st.SearchStrategy[Control | None] = st.sampled_from(
    [None, PerCommand(5), PerCommand(30), Bank(30, 2), Days(1)]
)
RULE_SETS = SEEDS.map(lambda seed: random_rules(random.Random(seed))).filter(
    lambda rules: rules.decks == 1
)
RULES: st.SearchStrategy[str | RuleSet] = st.one_of(
    st.sampled_from(["quicky", "duel", "perevodnoy"]), st.sampled_from(list(PRESETS)), RULE_SETS
)
"""Rules to play: a preset, often one whose games are short, or any rule set."""
CHANGES = st.builds(
    TableChange,
    preset=st.just("") | st.sampled_from(list(PRESETS)),
    rules=st.none(),
    seats=st.none() | st.integers(1, 7),
    is_rated=st.none() | st.booleans(),
    is_private=st.none() | st.booleans(),
    clock=st.just(LEFT_OUT) | CLOCKS,
    password=st.just(LEFT_OUT) | PASSWORDS,
) | st.builds(TableChange, rules=RULE_SETS)
SELDOM = st.sampled_from([False, False, True])
MOSTLY = st.sampled_from([True, True, False])


class FirstTable(NamedTuple):
    """A table that is there from the beginning; with `people` at it besides its host."""

    preset: str
    others: tuple[SeatPlan, ...]
    people: int = 0
    is_begun: bool = True
    is_rated: bool = False
    clock: Control | None = None


FIRST_TABLES = (
    FirstTable("quicky", (OpenPlan(),), people=1),
    FirstTable("duel", (OpenPlan(),), people=1, is_rated=True, clock=PerCommand(30)),
    FirstTable(
        "quicky", (OpenPlan(), BotPlan("beginner"), OpenPlan()), people=2, clock=Bank(30, 2)
    ),
    FirstTable("perevodnoy", (OpenPlan(), BotPlan("casual")), people=1, clock=PerCommand(5)),
    FirstTable("duel", (BotPlan("clever"),), is_rated=True),
    FirstTable("podkidnoy", (OpenPlan(),) * 3, people=2, is_begun=False),
    FirstTable("perevodnoy", (OpenPlan(),) * 2, is_begun=False, is_rated=True),
    FirstTable("quicky", (OpenPlan(), BotPlan("casual")), people=1, is_begun=False),
)


class TableRules(GameMachine):
    """Actions of people at open tables."""

    @initialize(seed=SEEDS, tables=st.lists(st.sampled_from(FIRST_TABLES), min_size=2, max_size=4))
    def people_and_first_tables(self, *, seed: int, tables: list[FirstTable]) -> None:
        """Everybody comes, and there are tables at which there soon is something to do."""
        self.people_come(seed)
        for number, table in enumerate(tables):
            host, *others = (self.users[(2 * number + place) % ACCOUNTS] for place in range(4))
            game = self.do(
                create_game,
                TableChoice(preset=table.preset, is_rated=table.is_rated, clock=table.clock),
                [HostPlan(), *table.others],
                host_id=host.pk,
            )
            for user in others[: table.people]:
                self.do(join_game, game_id=game.pk, user_id=user.pk)
            if table.is_begun:
                self.do(start_game, game_id=game.pk, user_id=host.pk)

    @precondition(lambda self: len(self.games(OPEN, STARTING, ACTIVE)) < MAX_AT_ONCE)
    @rule(
        host=ANY,
        played=RULES,
        others=st.lists(PLANS, min_size=1, max_size=5),
        is_host_seated=MOSTLY,
        password=PASSWORDS,
        is_private=SELDOM,
        is_rated=st.booleans(),
        clock=CLOCKS,
        start=SELDOM,
    )
    def create_a_table(  # noqa: PLR0913 - so much is chosen at a table
        self,
        *,
        host: int,
        played: str | RuleSet,
        others: list[SeatPlan],
        is_host_seated: bool,
        password: str | None,
        is_private: bool,
        is_rated: bool,
        clock: Control | None,
        start: bool,
    ) -> None:
        """A table with as many seats as fit; now and then for a game that can't be had."""
        own: SeatPlan = HostPlan() if is_host_seated else OpenPlan()
        self.ask(
            create_game,
            TableChoice(
                preset=played if isinstance(played, str) else "",
                rules=None if isinstance(played, str) else played,
                is_private=is_private,
                password=password if is_private else None,
                is_rated=is_rated and not is_private,
                clock=clock,
            ),
            _as_many_as_fit(played, [own, *others]),
            host_id=self.user(host).pk,
            start=start,
        )

    @precondition(lambda self: self.has(OPEN))
    @rule(table=ANY, first=ANY, seed=st.sampled_from(["", "a seed"]))
    def all_sit_down_and_begin(self, *, table: int, first: int, seed: str) -> None:
        """Every free seat is taken, all agree, and the host begins."""
        game = self.game(table, OPEN)
        free, place = game.seats.filter(user=None, bot_level=""), first % len(self.users)
        for user in (*self.users[place:], *self.users[:place]):
            if free.exists():
                self.ask(join_game, game_id=game.pk, user_id=user.pk, keys=_keys(game))
        self.all_agree(game, seed)
        now = Game.objects.get(pk=game.pk)
        if now.status == OPEN and not free.exists():
            begun = self.ask(start_game, game_id=game.pk, user_id=now.host_id)
            assert isinstance(begun, Game) or game.is_rated, begun

    def all_agree(self, game: Game, seed: str) -> None:
        """Everybody with a seat agrees."""
        for user_id in game.seats.exclude(user=None).values_list("user_id", flat=True):
            assert user_id is not None
            self.ask(get_ready, game_id=game.pk, user_id=user_id, client_seed=seed)

    @precondition(lambda self: self.has(*GameStatus.values))
    @rule(
        who=ANY,
        table=ANY,
        seat=st.none() | ANY,
        password=PASSWORDS,
        terms_missed=st.sampled_from([0, 0, 1]),
    )
    def join(
        self, *, who: int, table: int, seat: int | None, password: str | None, terms_missed: int
    ) -> None:
        """Somebody sits down, or tries to; a password is exchanged for the key of the table."""
        game = self._any_table(table)
        key = self.ask(unlock, game_id=game.pk, password=password or "")
        assert not isinstance(key, str) or [key] == _keys(game)
        answer = self.ask(
            join_game,
            game_id=game.pk,
            user_id=self.user(who).pk,
            seat=None if seat is None else seat % 7,
            client_seed="mine",
            keys=[key] if isinstance(key, str) else (),
            terms=game.terms - terms_missed,
        )
        assert terms_missed == 0 or not isinstance(answer, Game), "sat down to what was played"

    @precondition(lambda self: self.has(OPEN, STARTING))
    @rule(who=ANY, table=ANY)
    def leave(self, *, who: int, table: int) -> None:
        """Somebody gets up."""
        game = self._any_table(table)
        self.ask(leave_game, game_id=game.pk, user_id=self.at_table(game, who))

    @precondition(lambda self: self.has(OPEN))
    @rule(
        who=ANY,
        table=ANY,
        seat=ANY,
        level=st.sampled_from(["", "beginner", "clever", "genius"]),
        do_move=st.booleans(),
    )
    def change_seats(self, *, who: int, table: int, seat: int, level: str, do_move: bool) -> None:
        """Somebody changes seats, or the host puts a bot on one, or frees it."""
        game = self.game(table, OPEN)
        place, by = seat % (game.seats.count() + 1), self.at_table(game, who)
        if do_move:
            self.ask(move_to_seat, game_id=game.pk, user_id=by, seat=place)
        else:
            self.ask(set_seat, game_id=game.pk, user_id=by, seat=place, bot_level=level or None)

    @precondition(lambda self: self.has(OPEN))
    @rule(table=ANY, who=ANY, whom=ANY, is_kick=st.booleans())
    def kick_or_hand_on(self, *, table: int, who: int, whom: int, is_kick: bool) -> None:
        """The host, or somebody else, makes a person host or sends them away for good."""
        game = self.game(table, OPEN)
        by, other = self._mostly_host(game, who), self.at_table(game, whom)
        place = next((seat.number for seat in game.seats.all() if seat.user_id == other), 7)
        answer = self.ask(kick if is_kick else hand_on, game_id=game.pk, user_id=by, seat=place)
        if isinstance(answer, Game) and is_kick:
            back = self.ask(join_game, game_id=game.pk, user_id=other, keys=_keys(game))
            assert isinstance(back, Kicked | NotWelcomeAtTable), back

    @precondition(lambda self: self.has(OPEN))
    @rule(table=ANY, who=ANY, change=CHANGES)
    def change_terms(self, *, table: int, who: int, change: TableChange) -> None:
        """The host wants the game otherwise."""
        game = self.game(table, OPEN)
        by = self._mostly_host(game, who)
        self.ask(change_table, game_id=game.pk, user_id=by, change=change)

    @precondition(lambda self: self.has(*GameStatus.values))
    @rule(who=ANY, table=ANY, is_current=MOSTLY, seed=st.sampled_from(["", "x", "\0"]))
    def agree(self, *, who: int, table: int, is_current: bool, seed: str) -> None:
        """Somebody agrees to what is played, perhaps to what was played before."""
        game = self._any_table(table)
        terms = game.terms if is_current else game.terms - 1
        user_id = self.at_table(game, who)
        answer = self.ask(
            get_ready, game_id=game.pk, user_id=user_id, client_seed=seed, terms=terms
        )
        if isinstance(answer, Game) and not is_current:
            assert game.status not in {OPEN, STARTING}, "agreed to what is played no more"

    @precondition(lambda self: self.has(OPEN, STARTING))
    @rule(who=ANY, table=ANY)
    def begin(self, *, who: int, table: int) -> None:
        """The host, or somebody else, has the cards dealt."""
        game = self._any_table(table)
        by = self._mostly_host(game, who)
        self.ask(start_game, game_id=game.pk, user_id=by, client_seed="dealer")

    @precondition(lambda self: self.has(FINISHED))
    @rule(who=ANY, table=ANY, do_all_agree=st.booleans())
    def play_another(self, *, who: int, table: int, do_all_agree: bool) -> None:
        """Somebody asks for the next game of a series, and perhaps all agree."""
        game = self.game(table, FINISHED)
        following = self.ask(next_game, game_id=game.pk, user_id=self.at_table(game, who))
        if isinstance(following, Game) and do_all_agree:
            self.all_agree(following, "")

    def at_table(self, game: Game, number: int) -> int:
        """The id of somebody, mostly of those who have a seat in the game."""
        here = [seat.user_id for seat in game.seats.all() if seat.user_id is not None]
        return picked([*here, *here, *here, *(user.pk for user in self.users)], number)

    def _mostly_host(self, game: Game, number: int) -> int:
        return picked([*[game.host_id] * 9, *(user.pk for user in self.users)], number)

    def _any_table(self, number: int) -> Game:
        """A game, mostly one that can still be changed."""
        changing = self.games(OPEN, STARTING)
        return picked([*changing, *changing, *self.games(*GameStatus.values)], number)


def _keys(game: Game) -> list[str]:
    return [key_to(game.password)] if game.password else []


def _as_many_as_fit(played: str | RuleSet, plans: list[SeatPlan]) -> list[SeatPlan]:
    """The plans, cut or filled up to a number of seats that can be played with."""
    if isinstance(played, str):
        preset = PRESETS[played]
        possible = range(preset.min_seats, preset.max_seats + 1)
        numbers = [number for number in possible if number in preset.rules.possible_seats()]
    else:
        numbers = list(played.possible_seats())
    number = min(numbers, key=lambda number: abs(number - len(plans)))
    return [*plans, *(OpenPlan() for _ in range(number))][:number]
