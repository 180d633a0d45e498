"""Reviews of finished games: asked for over the API, made once, looked after, limited."""

from datetime import timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import User
from bots import commissions
from bots.commissions import FORGOTTEN_AFTER, LOST_AFTER, MAX_ATTEMPTS, Status
from bots.judging.course import Judged, Turn, judge_turn
from bots.judging.judge import JUDGE, Depth
from bots.judging.luck import Batch, TurnedDeal, play_batch
from bots.judging.verdict import Judgement, Loss, MoveValue, NotJudged
from bots.reviews import making, selectors
from bots.reviews.making import make_review, result_json
from bots.reviews.models import Review
from bots.reviews.personal_data import ReviewsOfPerson
from bots.reviews.reactions import ReviewAsked, review_asked
from bots.reviews.services import ask_review
from bots.reviews.tasks import look_after, make, queue_review
from durak_site.celery import app
from games.engine import RuleSet
from games.engine.commands import Done, Take
from games.play.models import Game
from tests.support.api import ApiClient
from tests.support.games import played_out, running_table, some_user

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]

FEW = Depth(games=1, states=20, fewest=1)
SHORT = RuleSet(deck=24, refill="never")
"""Nobody draws, so that games are short."""


@pytest.fixture(autouse=True)
def queued(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the games whose reviews would be queued."""
    games: list[str] = []
    monkeypatch.setattr(review_asked, "_on_commit", {})
    review_asked.add("worker", lambda asked: games.append(asked.game_id))
    return games


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judge search little, since these tests don't check how well it judges."""

    def judged_a_little(turn: Turn, *, seed: int, **_: object) -> Judged | NotJudged:
        return judge_turn(turn, seed=seed, depth=FEW)

    monkeypatch.setattr(making, "judge_turn", judged_a_little)
    monkeypatch.setattr(making, "play_batch", partial(play_batch, games=2))


def finished(rules: RuleSet = SHORT) -> Game:
    return played_out(running_table(2, rules=rules))


def asked(game: Game, user: User | None = None) -> Review:
    return ask_review(game_id=game.pk, user_id=(user or some_user()).pk, now=timezone.now())


def age(review: Review, by: timedelta, **columns: Any) -> None:
    Review.objects.filter(pk=review.pk).update(touched_at=timezone.now() - by, **columns)


def path(game: Game) -> str:
    return f"games/{game.pk}/review"


@pytest.mark.usefixtures("few")
def test_a_review_is_asked_for_made_and_read_by_a_stranger(
    queued: list[str], django_capture_on_commit_callbacks: Any
) -> None:
    game = finished()
    stranger = ApiClient()
    before = stranger.get(path(game)).body
    assert (before["status"], before["decisions"], before["allowance"]) == ("none", [], None)
    assert before["luck"] is None
    with django_capture_on_commit_callbacks(execute=True):
        reply = ApiClient(some_user()).post(path(game))
    assert (reply.status, reply.body["status"]) == (200, "waiting")
    assert reply.body["allowance"]["left"] == reply.body["allowance"]["limit"] - 1
    assert queued == [game.pk]
    assert make(game.pk)
    review = stranger.get(path(game)).body
    assert review["status"] == "done"
    assert review["done"] == review["total"] > 0
    assert review["decisions"]
    for decision in review["decisions"]:
        values = [move["value"] for move in decision["moves"]]
        assert len(values) > 1
        assert values == sorted(values, reverse=True)
        assert decision["loss"] == pytest.approx(values[0] - values[decision["played"]], abs=1e-3)
    assert [player["seat"] for player in review["players"]] == [0, 1]
    luck = review["luck"]
    assert sum(one["value"] for one in luck["seats"]) == pytest.approx(1, abs=1e-3)
    assert luck["games"] >= len(luck["seats"])
    assert sum(player["decisions"] for player in review["players"]) == len(review["decisions"])


@pytest.mark.usefixtures("few")
def test_a_review_is_made_once() -> None:
    game = finished()
    asked(game)
    assert make_review(game_id=game.pk)
    assert not make_review(game_id=game.pk)
    assert not make_review(game_id=finished().pk)


def test_asking_for_one_that_is_there_costs_nothing() -> None:
    game, user = finished(), some_user()
    asked(game)
    asked(game, user)
    assert selectors.allowance_of(user.pk, now=timezone.now()).left == selectors.MAX_PER_DAY


def test_beyond_the_days_limit_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selectors, "MAX_PER_DAY", 1)
    user, first, second = some_user(), finished(), finished()
    client = ApiClient(user)
    assert client.post(path(first)).status == 200
    told = client.get(path(second)).body["allowance"]
    assert (told["limit"], told["left"]) == (1, 0)
    refused = client.post(path(second))
    assert (refused.status, refused.code) == (429, "too_many_reviews")
    assert 0 < int(refused.headers["Retry-After"]) <= 24 * 3600
    assert client.get(path(second)).body["status"] == "none"
    Review.objects.update(asked_at=timezone.now() - timedelta(hours=24))
    assert client.post(path(second)).status == 200


@pytest.mark.usefixtures("few")
def test_another_judge_judges_again() -> None:
    game = finished()
    asked(game)
    make_review(game_id=game.pk)
    Review.objects.update(judge=JUDGE - 1)
    client = ApiClient(some_user())
    assert client.get(path(game)).body["status"] == "none"
    reply = client.post(path(game)).body
    assert (reply["status"], reply["judge"], reply["decisions"]) == ("waiting", JUDGE, [])


def test_rules_beyond_the_judge_are_said_and_not_guessed() -> None:
    game = finished(RuleSet(deck=24, refill="cycle"))
    client = ApiClient(some_user())
    assert client.get(path(game)).body["status"] == "impossible"
    reply = client.post(path(game))
    assert (reply.status, reply.code) == (409, "cannot_review")


def test_a_running_game_reveals_nothing() -> None:
    game = running_table(2, rules=SHORT)
    client = ApiClient(some_user())
    assert client.post(path(game)).code == "game_not_finished"
    assert client.get(path(game)).code == "game_not_finished"
    assert client.get("games/aaaaaaaaaa/review").code == "not_found"


def test_a_review_without_worker_is_queued_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    monkeypatch.setattr(make, "apply_async", lambda args: sent.append(*args))
    lost, busy, forgotten, waiting = (asked(finished()) for _ in range(4))
    second = timedelta(seconds=1)
    age(lost, LOST_AFTER + second, status=Status.RUNNING, attempts=1)
    age(busy, LOST_AFTER - second * 20, status=Status.RUNNING, attempts=1)
    age(forgotten, FORGOTTEN_AFTER + second)
    age(waiting, FORGOTTEN_AFTER - second * 20)
    assert look_after() == 2
    assert sorted(sent) == sorted([lost.pk, forgotten.pk])
    assert look_after() == 0


def test_a_review_without_end_has_failed_and_may_be_asked_for_again() -> None:
    game = finished()
    review = asked(game)
    age(review, LOST_AFTER * 2, status=Status.RUNNING, attempts=MAX_ATTEMPTS)
    assert commissions.look_after(Review.objects.all(), now=timezone.now()) == []
    client = ApiClient(some_user())
    assert client.get(path(game)).body["status"] == "failed"
    assert client.post(path(game)).body["status"] == "waiting"


@pytest.mark.parametrize("turn_of_loss", [0, making.STORED_EVERY + 1])
def test_a_worker_that_was_given_up_writes_no_more(
    monkeypatch: pytest.MonkeyPatch, turn_of_loss: int
) -> None:
    game = finished()
    asked(game)
    seen: list[Turn] = []

    def given_up(turn: Turn, **_: object) -> NotJudged:
        if len(seen) == turn_of_loss:
            Review.objects.update(attempts=2)
        seen.append(turn)
        return NotJudged.NO_CHOICE

    monkeypatch.setattr(making, "judge_turn", given_up)
    assert not make_review(game_id=game.pk)
    review = Review.objects.get()
    assert (review.status, review.result) == (Status.RUNNING, None)


def test_a_worker_that_is_given_up_while_the_deal_is_played_writes_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = finished()
    asked(game)

    def given_up(deal: TurnedDeal, **options: Any) -> Batch:
        Review.objects.update(attempts=2)
        return play_batch(deal, games=2, **options)

    monkeypatch.setattr(making, "judge_turn", lambda *_, **__: NotJudged.NO_CHOICE)
    monkeypatch.setattr(making, "play_batch", given_up)
    assert not make_review(game_id=game.pk)
    assert Review.objects.get().result is None


def judged(version: int, seat: int, *, lost: float) -> tuple[Turn, Judged]:
    """Return a decision between two moves, of which the second was played."""
    moves = (MoveValue(Take(), (0.5 + lost,)), MoveValue(Done(), (0.5,)))
    loss = Loss(lost, 0.0)
    decision = Judged(version, seat, Done(), Judgement(seat, moves), loss, loss.grade, None)
    turn: Any = None  # only of decisions without a judgement the turn is looked at
    return turn, decision


def test_moves_of_a_bot_for_a_player_who_left_are_not_theirs() -> None:
    answers = [judged(5, 0, lost=0.125), judged(9, 0, lost=0.3), judged(11, 1, lost=0.25)]
    players = result_json(answers, {0: 8})["players"]
    assert players == [
        {
            "seat": 0,
            "decisions": 1,
            "inaccuracies": 0,
            "mistakes": 1,
            "blunders": 0,
            "mean_loss": 0.125,
            "accuracy": 0.0,
        },
        {
            "seat": 1,
            "decisions": 1,
            "inaccuracies": 0,
            "mistakes": 0,
            "blunders": 1,
            "mean_loss": 0.25,
            "accuracy": 0.0,
        },
    ]


def test_decisions_that_could_not_be_judged_are_named() -> None:
    turn: Any = SimpleNamespace(version=7, seat=1)
    answers = [(turn, NotJudged.NOT_IN_TURN), (turn, NotJudged.NO_CHOICE)]
    assert result_json(answers, {})["not_judged"] == [
        {"version": 7, "seat": 1, "reason": "not_in_turn"}
    ]


def test_reviews_and_turns_of_bots_hold_up_no_sweep() -> None:
    def queue(task: str) -> str:
        name: str = app.amqp.router.route({}, task)["queue"].name
        return name

    assert [queue("reviews.make"), queue("bots.take_turn"), queue("play.expire_clocks")] == [
        *("review", "bots", "durak"),
    ]


def test_a_person_leaves_reviews_without_a_name() -> None:
    user, game = some_user(), finished()
    asked(game, user)
    asked(finished())
    (file,) = ReviewsOfPerson().files(user)
    assert file.text.count("game_id") == 1
    assert game.pk in file.text
    ReviewsOfPerson().erase(user)
    assert not Review.objects.filter(asked_by=user).exists()
    assert Review.objects.count() == 2


def test_a_review_that_is_asked_for_is_queued_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(make, "apply_async", lambda args, **options: sent.append((args, options)))
    queue_review(ReviewAsked("abcdefghij"))
    assert sent == [(("abcdefghij",), {"retry": False})]
