"""Making puzzles: from finished games and games of bots, each looked through once; daily ones."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from bots.puzzle_search.finding import Found
from bots.puzzle_search.themes import Theme
from bots.puzzles import first, making, tasks
from bots.puzzles.daily import DAYS_AHEAD, choose_daily_puzzles
from bots.puzzles.making import keep, make_from_deals, make_from_games
from bots.puzzles.messages import moves_json
from bots.puzzles.models import Attempt, DailyPuzzle, Puzzle, PuzzleTheme, Solver
from bots.puzzles.personal_data import PuzzlesOfPerson
from bots.puzzles.playing import give_up, solution_of, state_at
from durak_site.celery import app
from games.engine import RuleSet, awaited_seats
from games.engine.notation import read_position
from games.play.models import Game
from tests.bots.puzzle_search.test_finding import ACE_FIRST, KING_THEN_ACE, found
from tests.support.api import ApiClient
from tests.support.games import played_out, running_table, some_user
from tests.support.puzzles import short_puzzle

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]

FEW = 2_000
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


def puzzles(*texts: str) -> list[Found]:
    several = [found(text) for text in texts]
    return [puzzle for puzzle in several if puzzle is not None]


def test_a_found_puzzle_is_kept_once() -> None:
    assert keep(puzzles(ACE_FIRST, KING_THEN_ACE), game_id=None) == 2
    assert keep(puzzles(ACE_FIRST), game_id=None) == 0
    row = Puzzle.objects.get(themes__theme="right_lead", mean=1575)
    assert [ply.seat for ply in solution_of(row)] == [0, 1, 0]
    assert all(awaited_seats(state_at(row, step)) == (step % 2,) for step in range(3))


def test_bots_play_deals_and_leave_puzzles() -> None:
    made = make_from_deals(3, proving=FEW)
    assert made == Puzzle.objects.count() > 0
    assert making._locked_search().deals == 3
    assert all(puzzle.game_id is None for puzzle in Puzzle.objects.all())


def finished(*, is_private: bool = False, fixed_pack: str = "") -> Game:
    game = played_out(running_table(2, rules=RuleSet(deck=24, refill="never")))
    Game.objects.filter(pk=game.pk).update(is_private=is_private, fixed_pack=fixed_pack)
    return game


def test_public_games_are_looked_through_once_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def keep_nothing(_found: object, *, game_id: str) -> int:
        seen.append(game_id)
        return 0

    monkeypatch.setattr(making, "keep", keep_nothing)
    games = [finished().pk for _ in range(3)]
    finished(is_private=True)
    finished(fixed_pack="6S 7S")
    assert make_from_games(2, proving=1) == make_from_games(2, proving=1) == 0
    assert seen == games
    running_table(2)
    make_from_games(2, proving=1)
    assert seen == games


def test_the_source_of_a_puzzle_is_shown_unless_it_has_become_private() -> None:
    game, user = finished(), some_user()
    keep(puzzles(ACE_FIRST), game_id=game.pk)
    puzzle = Puzzle.objects.get()
    give_up(puzzle_id=puzzle.pk, user=user, now=NOW)
    client = ApiClient(user)
    assert client.get(f"puzzles/{puzzle.pk}").body["solution"]["game_id"] == game.pk
    Game.objects.update(is_private=True)
    assert client.get(f"puzzles/{puzzle.pk}").body["solution"]["game_id"] is None


def test_making_puzzles_holds_up_no_bot_and_no_sweep() -> None:
    assert app.amqp.router.route({}, "puzzles.make")["queue"].name == "review"


def test_the_task_lets_bots_play_where_people_left_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"games": 2, "deals": 1}
    monkeypatch.setattr(tasks, "make_from_games", lambda _most: made["games"])
    monkeypatch.setattr(tasks, "make_from_deals", lambda _most: made["deals"])
    assert tasks.make() == 2
    made["games"] = 0
    assert tasks.make() == 1
    monkeypatch.setattr(tasks, "ENOUGH", 0)
    assert tasks.make() == 0


def test_each_day_gets_a_puzzle_that_had_none() -> None:
    assert choose_daily_puzzles(now=NOW) == 0
    for _ in range(DAYS_AHEAD + 1):
        short_puzzle()
    assert choose_daily_puzzles(now=NOW) == DAYS_AHEAD
    assert choose_daily_puzzles(now=NOW) == 0
    assert choose_daily_puzzles(now=NOW + timedelta(days=1)) == 1
    assert DailyPuzzle.objects.values("puzzle").distinct().count() == DAYS_AHEAD + 1
    assert tasks.choose_daily() == 0


def test_a_new_installation_has_puzzles_of_all_themes_and_legal_lines() -> None:
    assert tasks.choose_daily() == DAYS_AHEAD
    assert Puzzle.objects.count() == first.MOST
    assert PuzzleTheme.objects.values("theme").distinct().count() == len(Theme)
    for puzzle in Puzzle.objects.all():
        start = read_position(puzzle.position)
        _, end = moves_json(start, solution_of(puzzle), puzzle.seat)
        assert end != start
    assert first.store_first() == 0
    assert Puzzle.objects.count() == first.MOST


def test_the_first_puzzles_are_written_from_those_in_stock(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(first, "FILE", tmp_path / "first.json")
    monkeypatch.setattr(first, "MOST", 1)
    keep(puzzles(ACE_FIRST, KING_THEN_ACE), game_id=None)
    call_command("make_puzzles", deals=0, write_first=True)
    Puzzle.objects.all().delete()
    assert first.store_first() == 1
    (puzzle,) = Puzzle.objects.all()
    assert {row.theme for row in puzzle.themes.all()} == {"right_lead"}
    assert choose_daily_puzzles(now=NOW) == 1


def test_the_command_makes_puzzles_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("make_puzzles", deals=2, states=FEW)
    assert f"{Puzzle.objects.count()} new puzzles" in capsys.readouterr().out
    with pytest.raises(CommandError):
        call_command("make_puzzles", deals=-1)


def test_a_person_takes_attempts_and_rating_along() -> None:
    user, puzzle = some_user(), short_puzzle()
    give_up(puzzle_id=puzzle.pk, user=user, now=NOW)
    (file,) = PuzzlesOfPerson().files(user)
    told = json.loads(file.text)
    assert told["solver"]["tried"] == 1
    assert [row["puzzle_id"] for row in told["attempts"]] == [puzzle.pk]
    PuzzlesOfPerson().erase(user)
    assert not Attempt.objects.exists()
    assert not Solver.objects.exists()
    assert Puzzle.objects.get().tried == 1
