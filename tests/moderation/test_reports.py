"""Reports over REST."""

import pytest

from accounts.models import User
from games.chat.models import ChatMessage
from moderation.models import Reason, Report, ReportOutcome
from moderation.services.cases import Decision, Measure, SeenCase, decide
from moderation.services.reports import TEXTS_KEPT_FOR
from moderation.tasks import tidy_up
from tests.support.api import ApiClient, guest
from tests.support.games import running_table, some_user
from tests.support.moderation import moderator

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def rude() -> User:
    return some_user()


def test_a_report_is_kept_with_what_it_is_about(rude: User) -> None:
    game = running_table()
    client = ApiClient(some_user())
    body = {"player": rude.pk, "reason": "insult", "text": " Look at it. ", "game": game.pk}
    reply = client.post("reports", body)
    assert reply.status == 201
    shown = {key: reply.body[key] for key in ("player", "reason", "text", "game", "handled_at")}
    assert shown == {
        "player": rude.name,
        "reason": "insult",
        "text": "Look at it.",
        "game": game.pk,
        "handled_at": None,
    }
    assert client.get("reports/mine").body == [reply.body]
    assert ApiClient(rude).get("reports/mine").body == [], "nobody sees who reported them"


def test_the_text_of_a_message_stays_in_the_report(rude: User) -> None:
    game = running_table()
    said = ChatMessage.objects.create(series=game, author=rude, kind="text", text="You fool")
    waved = ChatMessage.objects.create(series=game, author=rude, kind="reaction", code="angry")
    for message, text in ((said, "You fool"), (waved, "angry")):
        body = {"player": rude.pk, "reason": "insult", "message": message.pk}
        assert ApiClient(some_user()).post("reports", body).status == 201
        ChatMessage.objects.filter(pk=message.pk).delete()
        assert Report.objects.get(message_id=message.pk).message_text == text


def test_words_of_somebody_else_are_no_evidence(rude: User) -> None:
    client = ApiClient(some_user())
    others = ChatMessage.objects.create(
        series=running_table(), author=some_user(), kind="text", text="Hm"
    )
    for message_id in (others.pk, others.pk + 1):
        body = {"player": rude.pk, "reason": "insult", "message": message_id}
        reply = client.post("reports", body)
        assert (reply.code, reply.body["field"]) == ("invalid", "message")


def test_there_is_one_open_report_a_player_and_game(rude: User) -> None:
    first, second = running_table(), running_table()
    client = ApiClient(some_user())
    about = {"player": rude.pk, "reason": "cheating"}
    for more in ({}, {"game": first.pk}, {"game": second.pk}):
        assert client.post("reports", {**about, **more}).status == 201
        assert client.post("reports", {**about, **more}).code == "already_reported"
    assert ApiClient(some_user()).post("reports", about).status == 201
    Report.objects.update(outcome=ReportOutcome.DISMISSED, handled_at=rude.date_joined)
    assert client.post("reports", about).status == 201


def test_an_impossible_report_is_refused_by_name(rude: User) -> None:
    user = some_user()
    client = ApiClient(user)
    assert client.post("reports", {"player": user.pk, "reason": "spam"}).code == "yourself"
    assert client.post("reports", {"player": 0, "reason": "spam"}).code == "not_found"
    wrong = [
        ({"reason": "ugly"}, "reason"),
        ({"text": "x" * 1001}, "text"),
        ({"game": "0000000000"}, "game"),
        ({"player": "anna"}, "player"),
    ]
    for members, field in wrong:
        reply = client.post("reports", {"player": rude.pk, "reason": "spam", **members})
        assert (reply.code, reply.body["field"]) == ("invalid", field)
    assert not Report.objects.exists()


def test_a_guest_may_report_and_be_reported_and_nobody_may_not() -> None:
    client = guest()
    other = User.objects.create(username="~other", name="Sly Fox", is_guest=True)
    assert client.post("reports", {"player": other.pk, "reason": "leaving"}).status == 201
    assert ApiClient().post("reports", {"player": other.pk, "reason": "leaving"}).status == 401


def test_the_reporter_sees_that_it_was_handled_and_no_more(rude: User) -> None:
    client = ApiClient(some_user())
    made = client.post("reports", {"player": rude.pk, "reason": "spam"}).body
    decide(
        person_id=rude.pk,
        seen=SeenCase([made["id"]], None),
        decision=Decision(Measure.WARN, reason=Reason.SPAM, words="Enough."),
        by_id=moderator().pk,
    )
    [shown] = client.get("reports/mine").body
    assert shown["handled_at"] is not None
    assert shown == {**made, "handled_at": shown["handled_at"]}


def test_the_words_of_a_report_go_half_a_year_after_the_decision(rude: User) -> None:
    client = ApiClient(some_user())
    client.post("reports", {"player": rude.pk, "reason": "spam", "text": "See there."})
    report = Report.objects.get()
    old = report.at - TEXTS_KEPT_FOR
    Report.objects.update(message_text="Buy!", at=old)
    tidy_up()
    assert Report.objects.get().text == "See there.", "an open report waits for its decision"
    Report.objects.update(outcome=ReportOutcome.UPHELD, handled_at=old)
    tidy_up()
    report.refresh_from_db()
    assert (report.text, report.message_text) == ("", "")
