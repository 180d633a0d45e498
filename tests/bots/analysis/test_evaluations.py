"""The analysis board over the API: positions, imports, and evaluations made by a worker."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from bots.analysis import making, selectors
from bots.analysis.making import make_evaluation
from bots.analysis.models import Evaluation
from bots.analysis.personal_data import EvaluationsOfPerson
from bots.analysis.reactions import EvaluationAsked, evaluation_asked
from bots.analysis.services import KEPT
from bots.analysis.tasks import evaluate, look_after, queue_evaluation
from bots.commissions import LOST_AFTER, Status
from bots.judging.judge import BATCHES, JUDGE, ROUNDS, Depth, judge
from durak_site.celery import app
from games.engine import RuleSet
from tests.support.api import ApiClient
from tests.support.boards import LATE, game_text
from tests.support.games import played_out, running_table, some_user

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]

FEW = Depth(games=25, states=200, fewest=1)
ASKING = {"position": LATE, "seat": 0}
CROWDED = (
    LATE.replace("talon -", "talon 9C JS")
    .replace("discard 9C", "discard")
    .replace("hand TH JS", "hand TH TC")
    .replace("discard TC", "discard")
)
"""As LATE, with two cards yet to be drawn, so that the leader can't tell the other's hand."""


@pytest.fixture(autouse=True)
def queued(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the evaluations that would be queued."""
    digests: list[str] = []
    monkeypatch.setattr(evaluation_asked, "_on_commit", {})
    evaluation_asked.add("worker", lambda asked: digests.append(asked.digest))
    return digests


def asked(client: ApiClient, position: str = LATE) -> Any:
    return client.post("analysis/evaluations", {"position": position, "seat": 0})


def test_a_stranger_plays_on_from_a_written_position() -> None:
    lead = {"seat": 0, "command": {"type": "lead", "cards": ["TH"]}}
    body = {"position": LATE, "moves": [lead]}
    reply = ApiClient().post("analysis/positions", body)
    assert reply.status == 200
    board = reply.body
    assert board["at"] is None
    assert board["start"]["hands"] == [["TH", "JS"], ["AD", "9S"]]
    (move,) = board["moves"]
    assert [event["type"] for event in move["events"]] == ["cards_led"]
    assert [(turn["seat"], turn["is_awaited"]) for turn in board["turns"]] == [
        (0, False),
        (1, True),
    ]
    again = ApiClient().post("analysis/positions", {"position": board["position"]}).body
    assert (again["view"], again["turns"]) == (board["view"], board["turns"])


def test_a_stranger_opens_a_position_of_a_finished_game() -> None:
    game = played_out(running_table(2, rules=RuleSet(deck=24, refill="never")))
    board = ApiClient().post("analysis/positions", {"game_id": game.pk, "at": 5}).body
    assert board["at"] >= 5
    view = ApiClient().get(f"games/{game.pk}/view?seat=open&at={board['at']}").body["view"]
    assert board["view"] == view


def test_a_running_game_gives_no_position() -> None:
    game = running_table(2)
    reply = ApiClient().post("analysis/positions", {"game_id": game.pk, "at": 3})
    assert reply.code == "game_not_finished"
    reply = ApiClient().post("analysis/positions", {"game_id": "aaaaaaaaaa", "at": 3})
    assert reply.code == "not_found"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, ""),
        ({"position": LATE, "notation": LATE}, ""),
        ({"position": LATE, "at": 3}, ""),
        ({"notation": LATE}, ""),
        ({"notation": LATE, "at": 3}, "notation"),
        ({"position": "nothing"}, "position"),
        ({"position": LATE, "moves": [{"seat": 0, "command": {"type": "fly"}}]}, "moves.0.command"),
    ],
)
def test_a_bad_request_gets_the_wrong_field(body: dict[str, Any], field: str) -> None:
    reply = ApiClient().post("analysis/positions", body)
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", field)


def test_a_refused_move_gets_the_legal_moves() -> None:
    lead = {"seat": 0, "command": {"type": "lead", "cards": ["AD"]}}
    reply = ApiClient().post("analysis/positions", {"position": LATE, "moves": [lead]})
    assert reply.status == 422
    assert {"type": "lead", "cards": ["TH"]} in reply.body["legal"]


def test_a_game_is_imported_and_its_positions_are_analysed() -> None:
    text = game_text(RuleSet(deck=24))
    game = ApiClient().post("analysis/games", {"notation": text}).body
    assert (game["seats"], game["rules"]) == (2, {"deck": 24})
    assert [event["version"] for event in game["events"]] == [*range(1, len(game["events"]) + 1)]
    board = ApiClient().post("analysis/positions", {"notation": text, "at": 4}).body
    assert board["turns"]


def test_an_evaluation_is_asked_for_made_and_read_by_a_stranger(
    queued: list[str],
    django_capture_on_commit_callbacks: Any,
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        reply = asked(ApiClient(some_user()))
    assert (reply.status, reply.body["status"]) == (200, "waiting")
    assert reply.body["allowance"]["left"] == reply.body["allowance"]["limit"] - 1
    assert queued == [reply.body["id"]]
    assert evaluate(reply.body["id"])
    assert not evaluate(reply.body["id"])
    told = ApiClient().get(f"analysis/evaluations/{reply.body['id']}").body
    assert (told["status"], told["judge"], told["allowance"]) == ("done", JUDGE, None)
    # The jack of trumps can't be beaten, so the ten goes last; led first, the ten is beaten by the
    # nine, and the other leads its last card.
    best, other = told["moves"]
    assert best == {
        "command": {"type": "lead", "cards": ["JS"]}, "value": 1, "error": 0, "is_proven": True
    }  # fmt: skip  # one line is enough
    assert other["value"] < 1


def test_asking_for_one_that_is_there_costs_nothing() -> None:
    asked(ApiClient(some_user()))
    user = some_user()
    asked(ApiClient(user))
    left = selectors.allowance_of(user.pk, now=timezone.now()).left
    assert left == selectors.MAX_PER_DAY


def test_beyond_the_days_limit_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selectors, "MAX_PER_DAY", 0)
    reply = asked(ApiClient(some_user()))
    assert (reply.status, reply.code) == (429, "too_many_evaluations")
    assert not Evaluation.objects.exists()


def test_the_judge_says_what_it_does_not_know() -> None:
    client = ApiClient(some_user())
    cycle = LATE.replace('{"deck": 24}', '{"deck": 24, "refill": "cycle"}')
    assert asked(client, cycle).code == "cannot_evaluate"
    reply = client.post("analysis/evaluations", {"position": LATE, "seat": 1})
    assert reply.code == "cannot_evaluate"


def test_cards_that_the_seat_can_not_know_change_nothing() -> None:
    """Another deal of the hidden cards is the same question, and gets the same answer."""
    other = CROWDED.replace("hand AD 9S", "hand AD 9C").replace("talon 9C", "talon 9S")
    assert other != CROWDED
    client = ApiClient(some_user())
    first, second = asked(client, CROWDED).body, asked(client, other).body
    assert first["id"] == second["id"]
    results = []
    for text in (CROWDED, other):
        Evaluation.objects.update(position=text, status=Status.WAITING)
        assert make_evaluation(digest=first["id"], depth=FEW)
        results.append(Evaluation.objects.get().result)
    assert results[0] == results[1]
    assert results[0] is not None
    assert results[0]["moves"]


def test_progress_is_kept_and_a_worker_that_was_given_up_writes_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    digest = asked(ApiClient(some_user()), CROWDED).body["id"]
    seen: list[tuple[int, int]] = []

    def watched(*args: Any, on_progress: Any, **options: Any) -> Any:
        def note(done: int, total: int) -> None:
            on_progress(done, total)
            row = Evaluation.objects.get()
            seen.append((row.done, row.total))
            if len(seen) == 6:
                Evaluation.objects.update(attempts=2)

        return judge(*args, on_progress=note, **options)

    monkeypatch.setattr(making, "judge", watched)
    assert not make_evaluation(digest=digest, depth=FEW)
    most = ROUNDS * BATCHES
    assert seen == [(0, most)] * 4 + [(4, most)] * 4
    assert Evaluation.objects.get().result is None


def test_an_evaluation_without_worker_is_queued_again_and_an_old_one_is_deleted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(evaluate, "apply_async", lambda args, **_: sent.append(args))
    digest = asked(ApiClient(some_user())).body["id"]
    lost_at = timezone.now() - LOST_AFTER - timedelta(seconds=1)
    Evaluation.objects.update(status=Status.RUNNING, attempts=1, touched_at=lost_at)
    assert look_after() == 1
    queue_evaluation(EvaluationAsked(digest))
    assert sent == [(digest,), (digest,)]
    Evaluation.objects.update(asked_at=timezone.now() - KEPT)
    look_after()
    assert ApiClient().get(f"analysis/evaluations/{digest}").code == "not_found"


def test_evaluations_have_the_queue_of_reviews() -> None:
    assert app.amqp.router.route({}, "analysis.evaluate")["queue"].name == "review"


def test_a_person_leaves_evaluations_without_a_name() -> None:
    user = some_user()
    asked(ApiClient(user))
    (file,) = EvaluationsOfPerson().files(user)
    assert "hand TH JS" in file.text
    EvaluationsOfPerson().erase(user)
    assert not Evaluation.objects.filter(asked_by=user).exists()
