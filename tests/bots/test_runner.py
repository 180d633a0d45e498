"""A bot's turn is played once, by the rules, from the view of its seat."""

import random
from collections.abc import Sequence

import pytest

from bots import runner
from bots.strategies.base import Rng
from bots.strategies.registry import strategy
from bots.tasks import take_turn
from games.engine import Command, Event, Offer, PlayerView
from games.engine.commands import Lead
from games.play.errors import NotFound
from games.play.models import CommandReceipt, Game, GameStatus, StoredEvent
from games.play.selectors.bot_turns import bot_turn, own_log
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.records.audit import audit
from tests.support.bots import bots_table
from tests.support.games import running_table

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]


def play_out(game: Game) -> None:
    for _ in range(2000):
        row = get_game(game.pk)
        if row.status == GameStatus.FINISHED:
            return
        assert take_turn(game_id=row.pk, seat=row.awaited[-1], version=row.version)
    raise AssertionError("The game did not end within 2000 turns.")


@pytest.mark.parametrize(
    ("levels", "preset"),
    [
        (["beginner", "beginner"], "perevodnoy"),
        (["casual", "clever"], "duel"),
        (["beginner", "casual", "clever"], "podkidnoy_neighbours"),
        (["casual"] * 6, "simple"),
        (["clever", "casual"] * 2, "partners"),
        (["beginner", "casual", "clever"], "cheaters"),
        (["casual", "clever", "casual"], "classic_german"),
    ],
)
def test_bots_play_games_to_their_end(levels: list[str], preset: str) -> None:
    game = bots_table(*levels, preset=preset)
    play_out(game)
    assert audit(get_game(game.pk)) == ()


def test_a_turn_asked_for_twice_is_played_once() -> None:
    game = bots_table("beginner", "beginner")
    seat = game.awaited[0]
    assert take_turn(game_id=game.pk, seat=seat, version=game.version)
    after = StoredEvent.objects.filter(game_id=game.pk).count()
    assert not take_turn(game_id=game.pk, seat=seat, version=game.version)
    assert StoredEvent.objects.filter(game_id=game.pk).count() == after
    assert CommandReceipt.objects.filter(key=f"bot:{game.version}").count() == 1


def test_a_turn_of_an_older_version_is_not_played() -> None:
    game = bots_table("beginner", "beginner")
    assert not take_turn(game_id=game.pk, seat=game.awaited[0], version=game.version - 1)
    assert get_game(game.pk).version == game.version


def test_a_turn_of_a_seat_that_may_do_nothing_is_not_played() -> None:
    game = bots_table("beginner", "beginner")
    assert not take_turn(game_id=game.pk, seat=1 - game.awaited[0], version=game.version)


def test_a_turn_of_a_finished_game_is_not_played() -> None:
    game = bots_table("beginner", "beginner")
    play_out(game)
    game = get_game(game.pk)
    assert not any(take_turn(game_id=game.pk, seat=seat, version=game.version) for seat in (0, 1))


def test_a_turn_that_another_worker_plays_meanwhile_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = bots_table("beginner", "beginner")
    seat = game.awaited[0]

    class Overtaken:
        """A strategy during whose choice another worker plays the turn."""

        def choose(
            self,
            view: PlayerView,  # noqa: ARG002 - as the protocol
            legal: Sequence[Command],
            rng: Rng,  # noqa: ARG002 - the same
            log: Sequence[Event] = (),  # noqa: ARG002 - the same
        ) -> Command:
            monkeypatch.undo()
            assert take_turn(game_id=game.pk, seat=seat, version=game.version)
            return legal[-1]

    monkeypatch.setattr(runner, "strategy", lambda _: Overtaken())
    before = StoredEvent.objects.filter(game_id=game.pk).count()
    assert not take_turn(game_id=game.pk, seat=seat, version=game.version)
    assert StoredEvent.objects.filter(game_id=game.pk, version__gt=before).count() > 0
    assert audit(get_game(game.pk)) == ()


def test_a_seat_without_a_bot_has_no_bot_turn() -> None:
    game = running_table(2)
    with pytest.raises(NotFound):
        take_turn(game_id=game.pk, seat=0, version=game.version)
    with pytest.raises(NotFound):
        take_turn(game_id="nobodyshas", seat=0, version=1)


def test_a_bot_gets_the_view_of_its_own_seat() -> None:
    game = bots_table("beginner", "beginner", "beginner")
    turn = bot_turn(game_id=game.pk, seat=1)
    view = turn.seen.view
    assert view is not None
    assert view.viewer == 1
    for seat, hand in enumerate(view.hands):
        hidden = [card for card in hand if card.code == "??"]
        assert not hidden if seat == 1 else len(hidden) >= len(hand) - 1


@pytest.mark.parametrize(("level", "gets_log"), [("master", True), ("clever", False)])
def test_a_level_that_reads_it_gets_the_log_as_its_seat_may_know_it(
    monkeypatch: pytest.MonkeyPatch, level: str, gets_log: bool
) -> None:
    game = bots_table(level, level)
    seat = game.awaited[0]
    given: list[Sequence[Event]] = []

    class Reading:
        """A strategy that keeps the log it is given."""

        def choose(
            self,
            view: PlayerView,
            legal: Sequence[Offer],
            rng: Rng,
            log: Sequence[Event] = (),
        ) -> Command:
            given.append(log)
            return strategy("casual").choose(view, legal, rng)

    monkeypatch.setattr(runner, "strategy", lambda _: Reading())
    assert take_turn(game_id=game.pk, seat=seat, version=game.version)
    seen = update_of(get_game(game.pk), after=0, at=game.version).events_seen_by(seat)
    assert given == [tuple(one.event for one in seen) if gets_log else ()]


def test_a_log_of_no_game_is_not_found() -> None:
    with pytest.raises(NotFound):
        own_log(game_id="nobodyshas", seat=0, version=1)


def test_a_turn_has_one_chance_and_other_turns_have_others() -> None:
    game = bots_table("beginner", "beginner")
    chances = [bot_turn(game_id=game.pk, seat=seat).chance for seat in (0, 1, 0)]
    assert chances[0] == chances[2] != chances[1]
    take_turn(game_id=game.pk, seat=game.awaited[0], version=game.version)
    assert bot_turn(game_id=game.pk, seat=0).chance not in chances


def test_the_choice_is_reproducible_from_view_legal_commands_and_chance() -> None:
    game = bots_table("beginner", "beginner")
    seat = game.awaited[0]
    turn = bot_turn(game_id=game.pk, seat=seat)
    assert turn.seen.view is not None
    rng = random.Random(turn.chance)
    command = strategy(turn.level).choose(turn.seen.view, turn.seen.legal, rng)
    take_turn(game_id=game.pk, seat=seat, version=game.version)
    played = StoredEvent.objects.get(game_id=game.pk, version=game.version + 1)
    assert isinstance(command, Lead)
    cards = [card.code for card in command.cards]
    assert (played.type, played.data["cards"]) == ("cards_led", cards)
