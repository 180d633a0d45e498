"""Games are created with a commitment, and started with the deal that it settles."""

import hashlib

import pytest

from games.engine import InvalidRules, RuleSet
from games.play.errors import GameAlreadyStarted, GameNotRunning, NotFound
from games.play.models import Game, GameStatus, Seat, SeatKind, StoredEvent
from games.play.selectors.games import get_game
from games.records.audit import audit
from games.tables.errors import NotTheHost, SeatsNotFilled
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import BotPlan, HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game, leave_game
from games.tables.terms import TableChoice
from tests.support.games import finished_table, open_table, running_table, some_user
from web.http.errors import InvalidInput

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
AGAINST_A_BOT: list[SeatPlan] = [HostPlan(), BotPlan("beginner")]


def test_a_new_game_is_open_at_version_0_with_its_seats_as_planned() -> None:
    host = some_user()
    plans: list[SeatPlan] = [HostPlan(), BotPlan("beginner"), OpenPlan()]
    game = create_game(TableChoice(preset="podkidnoy"), plans, host_id=host.pk)
    assert (game.status, game.version) == (GameStatus.OPEN, 0)
    seats = list(game.seats.all())
    assert [seat.kind for seat in seats] == [SeatKind.HUMAN, SeatKind.BOT, SeatKind.OPEN]
    assert (seats[0].user_id, seats[0].client_seed) == (host.pk, "")


def test_the_commitment_is_published_before_a_seed_can_be_given() -> None:
    game = open_table()
    seed = bytes(Game.objects.get(pk=game.pk).server_seed)
    expected = hashlib.sha256(b"durak-deal-v1" + game.pk.encode() + seed).hexdigest()
    assert (game.commitment, len(seed)) == (expected, 32)


def test_no_two_games_share_id_or_seed() -> None:
    games = [open_table() for _ in range(20)]
    assert len({game.pk for game in games}) == 20
    assert len({game.commitment for game in games}) == 20


def test_a_game_against_bots_starts_at_once_if_asked() -> None:
    game = create_game(
        TableChoice(preset="podkidnoy"), AGAINST_A_BOT, host_id=some_user().pk, start=True
    )
    assert game.status == GameStatus.ACTIVE
    assert game.version == StoredEvent.objects.filter(game=game).count() > 0
    assert audit(get_game(game.pk)) == ()


def test_a_game_that_cannot_start_at_once_is_not_created() -> None:
    with pytest.raises(SeatsNotFilled):
        create_game(
            TableChoice(preset="duel"), [HostPlan(), OpenPlan()], host_id=some_user().pk, start=True
        )
    assert Game.objects.count() == Seat.objects.count() == 0


def test_a_table_may_have_a_rule_set_of_its_own() -> None:
    rules = RuleSet(deck=24, transfer="on")
    game = create_game(TableChoice(rules=rules), AGAINST_A_BOT, host_id=some_user().pk)
    assert (game.preset, game.rules) == ("", {"deck": 24, "transfer": "on"})


@pytest.mark.parametrize(
    ("preset", "rules"), [("", None), ("podkidnoy", RuleSet()), ("klondike", None)]
)
def test_either_a_known_preset_or_a_rule_set_is_needed(preset: str, rules: RuleSet | None) -> None:
    with pytest.raises(InvalidInput) as caught:
        create_game(TableChoice(preset=preset, rules=rules), AGAINST_A_BOT, host_id=some_user().pk)
    assert caught.value.field == "preset"


@pytest.mark.parametrize(("preset", "seats"), [("podkidnoy", 1), ("podkidnoy", 7), ("duel", 3)])
def test_a_number_of_seats_that_the_rules_do_not_allow_is_refused(preset: str, seats: int) -> None:
    with pytest.raises(InvalidRules) as caught:
        create_game(TableChoice(preset=preset), [OpenPlan()] * seats, host_id=some_user().pk)
    assert caught.value.problems[0].field == "seats"


@pytest.mark.parametrize(
    ("plans", "field"),
    [
        ([HostPlan(), HostPlan()], "seats"),
        ([HostPlan(), BotPlan("grandmaster")], "seats.1.level"),
    ],
)
def test_a_refused_seat_is_named(plans: list[SeatPlan], field: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        create_game(TableChoice(preset="duel"), plans, host_id=some_user().pk)
    assert caught.value.field == field


def test_the_host_gives_a_client_seed_when_starting() -> None:
    host = some_user()
    game = create_game(TableChoice(preset="podkidnoy"), AGAINST_A_BOT, host_id=host.pk)
    start_game(game_id=game.pk, user_id=host.pk, client_seed="mine")
    assert [seat.client_seed for seat in game.seats.order_by("number")] == ["mine", ""]
    assert audit(get_game(game.pk)) == ()


@pytest.mark.parametrize("seed", ["x" * 65, "nul\0", "\ud800"])
def test_a_seed_that_no_deal_can_hold_is_refused_and_nothing_is_dealt(seed: str) -> None:
    host = some_user()
    game = create_game(TableChoice(preset="podkidnoy"), AGAINST_A_BOT, host_id=host.pk)
    with pytest.raises(InvalidInput) as caught:
        start_game(game_id=game.pk, user_id=host.pk, client_seed=seed)
    assert caught.value.field == "client_seed"
    assert get_game(game.pk).status == GameStatus.OPEN


def test_the_host_starts_a_game_once_its_seats_are_filled() -> None:
    game = open_table(3)
    with pytest.raises(SeatsNotFilled):
        start_game(game_id=game.pk, user_id=game.host_id)
    for _ in range(2):
        join_game(game_id=game.pk, user_id=some_user().pk)
    started = start_game(game_id=game.pk, user_id=game.host_id)
    assert started.status == GameStatus.ACTIVE
    assert started.started_at is not None
    assert len(started.awaited) == 1


def test_only_the_host_starts_a_game() -> None:
    game = open_table(2)
    guest = some_user()
    join_game(game_id=game.pk, user_id=guest.pk)
    with pytest.raises(NotTheHost):
        start_game(game_id=game.pk, user_id=guest.pk)


def test_a_game_is_started_once() -> None:
    for game in (running_table(), finished_table()):
        with pytest.raises(GameAlreadyStarted):
            start_game(game_id=game.pk, user_id=game.host_id)


def test_a_cancelled_game_is_not_started() -> None:
    game = open_table()
    leave_game(game_id=game.pk, user_id=game.host_id)
    with pytest.raises(GameNotRunning):
        start_game(game_id=game.pk, user_id=game.host_id)


def test_a_game_that_does_not_exist_is_not_started() -> None:
    with pytest.raises(NotFound):
        start_game(game_id="nobodyshas", user_id=some_user().pk)


def test_equal_seeds_deal_equal_cards_and_other_client_seeds_deal_others() -> None:
    def deal(client_seed: str) -> object:
        game = open_table()
        Game.objects.filter(pk=game.pk).update(server_seed=b"s" * 32)
        Seat.objects.filter(game=game, number=0).update(client_seed=client_seed)
        join_game(game_id=game.pk, user_id=some_user().pk)
        start_game(game_id=game.pk, user_id=game.host_id)
        return StoredEvent.objects.get(game=game, type="cards_dealt").data["hands"]

    assert deal("one") != deal("two")


def test_casual_tables_have_aids_unless_they_are_refused_and_rated_ones_never() -> None:
    host = some_user()
    plans: list[SeatPlan] = [HostPlan(), OpenPlan()]
    chosen = {
        (aids, is_rated): create_game(
            TableChoice(preset="duel", aids=aids, is_rated=is_rated), plans, host_id=host.pk
        ).aids
        for aids, is_rated in [(None, False), (False, False), (None, True), (False, True)]
    }
    assert list(chosen.values()) == [True, False, False, False]
    with pytest.raises(InvalidInput) as refused:
        create_game(TableChoice(preset="duel", aids=True, is_rated=True), plans, host_id=host.pk)
    assert refused.value.field == "aids"
