"""Solving puzzles over the API: step by step, by guests and accounts, rated once."""

import json
from datetime import UTC, date, datetime, timedelta
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from bots.puzzle_search.themes import Theme
from bots.puzzles.messages import ThemeName
from bots.puzzles.models import Attempt, DailyPuzzle, Puzzle, Solver
from bots.puzzles.playing import play_move
from bots.puzzles.selectors import daily_streak_of, next_puzzle, solver_of
from games.engine import Command
from games.engine.notation import read_command
from games.engine.wire import command_to_json
from tests.support.api import ApiClient, ApiReply, guest
from tests.support.games import some_user
from tests.support.people import account
from tests.support.puzzles import long_puzzle, short_puzzle, take_puzzle

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


def command(text: str) -> Command:
    return read_command(text)


def play(client: ApiClient, puzzle: Puzzle, text: str, step: int = 0) -> ApiReply:
    body = {"command": command_to_json(command(text)), "step": step}
    return client.post(f"puzzles/{puzzle.pk}/moves", body)


def told(reply: ApiReply) -> tuple[Any, ...]:
    assert reply.status == 200, reply
    return reply.body["status"], reply.body["step"], len(reply.body["legal"])


def test_a_stranger_opens_the_link_of_a_puzzle_and_reads_no_solution() -> None:
    puzzle = take_puzzle()
    reply = ApiClient().get(f"puzzles/{puzzle.pk}")
    assert told(reply) == ("new", 0, 3)
    assert reply.body["solution"] is reply.body["you"] is None
    assert reply.body["played"] == []
    assert reply.body["view"]["hands"] == [["TC", "QD", "JH", "JS"], ["JC", "QC", "KH"]]
    assert "take_it" not in json.dumps(reply.body)
    assert play(ApiClient(), puzzle, "take").code == "not_authenticated"


def test_taking_solves_the_puzzle_in_which_taking_alone_wins() -> None:
    client, puzzle = account(), take_puzzle()
    reply = play(client, puzzle, "take")
    assert told(reply) == ("solved", 1, 0)
    solution = reply.body["solution"]
    (move,) = solution["line"]
    assert (move["seat"], move["command"]) == (1, {"type": "take"})
    assert [event["type"] for event in move["events"]] == ["take_declared"]
    assert solution["start"]["hands"][1] == ["JC", "QC", "KH"]
    assert (solution["themes"], solution["outcome"]) == (["keep_trump", "take_it"], "solved")
    assert solution["rating_change"] > 0
    you = reply.body["you"]
    assert (you["tried"], you["solved"], you["streak"]) == (1, 1, 1)
    assert you["rating"] == 1500 + solution["rating_change"]


def test_beating_there_fails_and_shows_the_solution() -> None:
    client, puzzle = account(), take_puzzle()
    reply = play(client, puzzle, "beat KS QC")
    assert told(reply) == ("failed", 0, 0)
    assert reply.body["solution"]["outcome"] == "failed"
    assert reply.body["solution"]["rating_change"] < 0
    assert (reply.body["you"]["tried"], reply.body["you"]["streak"]) == (1, 0)
    row = Puzzle.objects.get()
    assert (row.tried, row.solved, row.mean > 1500) == (1, 0, True)


def test_the_rival_replies_and_each_right_move_leads_on() -> None:
    client, puzzle = guest(), long_puzzle()
    reply = play(client, puzzle, "lead KC")
    assert told(reply) == ("running", 2, 2)
    assert reply.body["solution"] is None
    assert [move["seat"] for move in reply.body["played"]] == [0, 1]
    assert client.get(f"puzzles/{puzzle.pk}").body == reply.body
    assert told(play(client, puzzle, "lead AC", 2)) == ("solved", 3, 0)


def test_a_wrong_move_is_shown_with_what_follows_until_one_tries_again() -> None:
    client, puzzle = guest(), short_puzzle()
    reply = play(client, puzzle, "lead 6C")
    moves = reply.body["refutation"]
    assert [(move["seat"], move["command"]["type"]) for move in moves] == [(0, "lead"), (1, "beat")]
    events = [event for move in moves for event in move["events"]]
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    assert events[-1]["type"] == "game_ended"
    assert events[-1]["durak"] == 0
    assert client.get(f"puzzles/{puzzle.pk}").body["refutation"] == moves
    assert play(client, puzzle, "lead AC").body["refutation"] is None


def test_of_a_wrong_move_without_a_known_reply_the_move_is_shown() -> None:
    client, puzzle = guest(), long_puzzle()
    play(client, puzzle, "lead KC")
    (move,) = play(client, puzzle, "lead 6C", 2).body["refutation"]
    assert move["command"] == {"type": "lead", "cards": ["6C"]}
    assert client.post(f"puzzles/{short_puzzle().pk}/solution").body["refutation"] is None


def test_a_wrong_move_later_on_fails_too() -> None:
    client, puzzle = guest(), long_puzzle()
    play(client, puzzle, "lead KC")
    assert told(play(client, puzzle, "lead 6C", 2)) == ("failed", 2, 0)


def test_a_move_for_another_step_is_refused_and_changes_nothing() -> None:
    client, puzzle = guest(), long_puzzle()
    assert play(client, puzzle, "lead KC", 1).code == "puzzle_moved_on"
    assert Attempt.objects.count() == 0
    play(client, puzzle, "lead KC")
    assert play(client, puzzle, "lead KC").code == "puzzle_moved_on"
    play(client, puzzle, "lead 6C", 2)
    assert play(client, puzzle, "lead AC", 2).code == "puzzle_moved_on"


def test_a_refused_move_is_no_wrong_answer() -> None:
    client, puzzle = guest(), take_puzzle()
    refused = play(client, puzzle, "beat KS KH")
    assert (refused.status, refused.code) == (422, "does_not_beat")
    assert Attempt.objects.count() == 0
    body = {"command": {"type": "take"}}
    assert client.post(f"puzzles/{puzzle.pk}/moves", body).code == "invalid"


def test_only_the_first_attempt_counts() -> None:
    client, puzzle = account(), short_puzzle()
    first = play(client, puzzle, "lead 6C").body
    again = play(client, puzzle, "lead AC")
    assert told(again) == ("solved", 1, 0)
    assert again.body["solution"]["outcome"] == "failed"
    assert again.body["you"] == first["you"]
    assert Puzzle.objects.get().tried == 1


def test_a_guest_is_rated_and_rates_no_puzzle() -> None:
    client, puzzle = guest(), short_puzzle()
    assert play(client, puzzle, "lead AC").body["you"]["rating"] > 1500
    row = Puzzle.objects.get()
    assert (row.tried, row.mean) == (0, 1500)


def test_giving_up_shows_the_solution_once_and_for_all() -> None:
    client, puzzle = account(), short_puzzle()
    given_up = client.post(f"puzzles/{puzzle.pk}/solution")
    assert told(given_up) == ("failed", 0, 0)
    assert len(given_up.body["solution"]["line"]) == 1
    again = client.post(f"puzzles/{puzzle.pk}/solution")
    assert again.body == given_up.body


def test_the_next_puzzle_is_near_ones_rating_and_was_not_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bots.puzzles.selectors.NEAR", 1)
    far, near, nearest = (short_puzzle(mean=mean) for mean in (1100, 1700, 1550))
    user = some_user()

    def following() -> Puzzle:
        return next_puzzle(user_id=user.pk, theme=None, now=NOW)

    assert following() == nearest
    play_move(puzzle_id=nearest.pk, user=user, command=command("lead AC"), step=0, now=NOW)
    assert following() == near  # 1700, with a rating that has risen
    Solver.objects.update(mean=1200)
    assert following() == far


def test_a_puzzle_that_is_begun_comes_first() -> None:
    client = guest()
    begun = long_puzzle()
    short_puzzle()
    play(client, begun, "lead KC")
    assert told(client.get("puzzles/next")) == ("running", 2, 2)


def test_puzzles_are_asked_for_by_theme_and_run_out() -> None:
    client, puzzle = guest(), take_puzzle()
    short_puzzle()
    assert client.get("puzzles/next?theme=take_it").body["id"] == puzzle.pk
    play(client, puzzle, "take")
    assert client.get("puzzles/next?theme=take_it").code == "not_found"
    assert client.get("puzzles/next?theme=no_such").code == "invalid"
    assert ApiClient().get("puzzles/next?theme=take_it").body["id"] == puzzle.pk


def test_the_document_names_all_themes() -> None:
    assert list(get_args(ThemeName)) == list(Theme)


def daily(puzzle: Puzzle, day: date) -> None:
    DailyPuzzle.objects.create(day=day, puzzle=puzzle)


def test_the_daily_puzzle_is_open_for_strangers_and_not_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bots.puzzles.api.timezone", SimpleNamespace(now=lambda: NOW))
    client, today = ApiClient(), NOW.date()
    assert client.get("puzzles/daily").code == "not_found"
    puzzle = take_puzzle()
    daily(puzzle, today)
    reply = client.get("puzzles/daily").body
    assert (reply["id"], reply["day"]) == (puzzle.pk, today.isoformat())
    assert client.get("puzzles/next").code == "not_found"


def test_days_in_a_row_make_a_streak_and_a_day_without_ends_it() -> None:
    user = some_user()
    streaks = []
    for days in (0, 1, 3):
        puzzle = short_puzzle()
        daily(puzzle, (NOW + timedelta(days=days)).date())
        then = NOW + timedelta(days=days)
        play_move(puzzle_id=puzzle.pk, user=user, command=command("lead AC"), step=0, now=then)
        streaks.append(solver_of(user.pk).daily_streak)
    assert streaks == [1, 2, 1]
    solver = solver_of(user.pk)
    assert solver.best_daily_streak == 2
    assert [daily_streak_of(solver, now=NOW + timedelta(days=day)) for day in (4, 5)] == [1, 0]


def test_yesterdays_puzzle_adds_nothing_to_the_days() -> None:
    user, puzzle = some_user(), short_puzzle()
    daily(puzzle, NOW.date() - timedelta(days=1))
    play_move(puzzle_id=puzzle.pk, user=user, command=command("lead AC"), step=0, now=NOW)
    assert solver_of(user.pk).daily_streak == 0


def test_a_streak_counts_what_was_solved_at_once_in_a_row() -> None:
    client = guest()
    for text in ("lead AC", "lead AC", "lead 6C", "lead AC"):
        play(client, short_puzzle(), text)
    you = client.get("me/puzzles").body
    assert (you["tried"], you["solved"], you["streak"], you["best_streak"]) == (4, 3, 1, 2)
    assert ApiClient().get("me/puzzles").code == "not_authenticated"


def test_an_unknown_puzzle_is_not_found() -> None:
    client = guest()
    assert client.get("puzzles/aaaaaaaaaa").code == "not_found"
    assert client.post("puzzles/aaaaaaaaaa/solution").code == "not_found"
