"""Offensive names of saved rules: reported, shown to staff, and removed everywhere."""

import pytest
from django.utils import timezone

from accounts.models import User
from games.engine import RuleSet
from games.play.models import Game, GameStatus
from games.play.reactions import Committed, committed
from games.rule_sets.models import SavedRuleSet
from games.rule_sets.services import RuleSetChange, change_rule_set, save_rule_set
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import HostPlan, OpenPlan
from games.tables.terms import TableChoice
from moderation.models import AuditEntry, Reason, Report, Sanction, SanctionKind
from moderation.services.reports import TEXTS_KEPT_FOR, NamedRules, ReportEvidence, report
from moderation.tasks import tidy_up
from tests.support.api import ApiClient
from tests.support.games import finished_table, running_table, some_user
from tests.support.moderation import Desk, some_report

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]
RULES = RuleSet(transfer="on")


def saved(owner: User, name: str = "Bad words") -> SavedRuleSet:
    return save_rule_set(owner_id=owner.pk, name=name, rules=RULES)


def reported(row: SavedRuleSet) -> Report:
    """Return a report about the rule set, under the name that it has now."""
    evidence = ReportEvidence(rule_set=NamedRules(row.pk, row.name))
    return some_report(row.owner, reason=Reason.NAME, evidence=evidence)


def named(game: Game, name: str = "Bad words") -> Game:
    """Return the game, as if it had been opened with a saved rule set of that name."""
    Game.objects.filter(pk=game.pk).update(rules_name=name)
    return game


def name_of(row: SavedRuleSet) -> str:
    return SavedRuleSet.objects.get(pk=row.pk).name


def rules_name_of(game: Game) -> str:
    return Game.objects.get(pk=game.pk).rules_name


def open_table(host: User) -> Game:
    return create_game(TableChoice(preset="podkidnoy"), [HostPlan(), OpenPlan()], host_id=host.pk)


def test_a_rule_set_is_reported_with_the_name_that_it_has_then() -> None:
    rude, client = some_user(), ApiClient(some_user())
    row = saved(rude)
    about = {"player": rude.pk, "reason": "name", "rule_set": row.pk}
    reply = client.post("reports", about)
    assert (reply.status, reply.body["rule_set"], reply.body["game"]) == (201, row.pk, None)
    assert client.post("reports", about).code == "already_reported"
    other = saved(rude, "Worse words")
    assert client.post("reports", {**about, "rule_set": other.pk}).status == 201
    change = RuleSetChange(name="Good words")
    change_rule_set(rule_set_id=row.pk, user_id=rude.pk, version=1, change=change)
    assert Report.objects.get(rule_set_id=row.pk).rule_set_name == "Bad words"


def test_a_rule_set_of_nobody_or_of_somebody_else_is_no_evidence() -> None:
    rude, client = some_user(), ApiClient(some_user())
    for rule_set in ("0000000000", saved(some_user()).pk, "?"):
        about = {"player": rude.pk, "reason": "name", "rule_set": rule_set}
        reply = client.post("reports", about)
        assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "rule_set")
        assert reply.body["errors"][0]["code"] == "unknown"
    too_long = {"player": rude.pk, "reason": "name", "rule_set": "x" * 11}
    assert client.post("reports", too_long).body["field"] == "rule_set"
    assert not Report.objects.exists()


def test_a_case_shows_the_reported_name_and_the_name_at_a_reported_table(desk: Desk) -> None:
    rude, quiet = some_user(), some_user()
    reported(saved(rude, "Bad <words>"))
    table = named(open_table(rude), "Worse words")
    some_report(rude, reason=Reason.NAME, evidence=ReportEvidence(game_id=table.pk))
    page = desk.read(f"{rude.pk}/change/")
    assert "Bad &lt;words&gt;" in page
    assert "Worse words" in page
    some_report(quiet, reason=Reason.NAME, evidence=ReportEvidence(game_id=table.pk))
    assert "Worse words" not in desk.read(f"{quiet.pk}/change/"), "who only sits there"


def test_the_name_is_taken_from_the_rule_set_and_from_every_game_and_the_owner_is_warned(
    desk: Desk,
) -> None:
    rude = some_user()
    row, harmless = saved(rude), saved(rude, "Sunday rules")
    report_id = reported(row).pk
    games = [named(game) for game in (open_table(rude), running_table(), finished_table())]
    other = named(open_table(some_user()), "Sunday rules")
    desk.decide(rude, measure="unname_rules", reason="name", words="Not like this.")
    word, number = name_of(row).split(" ")
    assert (word, number.isdecimal(), name_of(harmless)) == ("Rules", True, "Sunday rules")
    assert [rules_name_of(game) for game in games] == ["", "", ""]
    assert rules_name_of(other) == "Sunday rules"
    warning = Sanction.objects.get()
    assert (warning.person, warning.kind, warning.words) == (
        rude,
        SanctionKind.WARNING,
        "Not like this.",
    )
    assert Report.objects.get(pk=report_id).outcome == "upheld"
    entry = AuditEntry.objects.get(action="unnamed")
    assert (entry.by, entry.person, entry.why) == (desk.staff, rude, "Bad words")
    change = RuleSetChange(name="Good words")
    stored = SavedRuleSet.objects.get(pk=row.pk)
    assert stored.version == 2, "an editor that is open has to read it again"
    change_rule_set(rule_set_id=row.pk, user_id=rude.pk, version=2, change=change)
    assert name_of(row) == "Good words"


def test_a_name_that_was_changed_meanwhile_is_taken_with_the_one_reported(desk: Desk) -> None:
    rude = some_user()
    rude.language = "ru"
    rude.save()
    row = saved(rude)
    reported(row)
    change = RuleSetChange(name="Worse words")
    change_rule_set(rule_set_id=row.pk, user_id=rude.pk, version=1, change=change)
    tables = [named(open_table(rude), name) for name in ("Bad words", "Worse words")]
    desk.decide(rude, measure="unname_rules", reason="name")
    assert name_of(row).startswith("Правила ")
    assert [rules_name_of(table) for table in tables] == ["", ""]
    assert AuditEntry.objects.get(action="unnamed").why == "Bad words, Worse words"


def test_the_name_at_a_reported_table_is_taken_from_the_hosts_rule_set_only(desk: Desk) -> None:
    rude = some_user()
    row, copy = saved(rude), saved(some_user())
    table = named(open_table(rude))
    some_report(rude, reason=Reason.NAME, evidence=ReportEvidence(game_id=table.pk))
    desk.decide(rude, measure="unname_rules", reason="name")
    assert rules_name_of(table) == ""
    assert name_of(row) != "Bad words"
    assert name_of(copy) == "Bad words"


def test_games_that_go_on_are_shown_anew(desk: Desk, heard: list[Committed]) -> None:
    rude = some_user()
    reported(saved(rude))
    waiting, running, over = (
        named(game) for game in (open_table(rude), running_table(), finished_table())
    )
    heard.clear()
    desk.decide(rude, measure="unname_rules", reason="name")
    assert {news.game_id for news in heard} == {waiting.pk, running.pk}
    assert all(news.is_table_changed for news in heard)
    assert over.status == GameStatus.FINISHED


def test_without_a_reported_name_there_is_nothing_to_take_away(desk: Desk) -> None:
    rude = some_user()
    row, table = saved(rude), named(open_table(rude))
    some_report(rude, reason=Reason.INSULT, evidence=ReportEvidence(game_id=table.pk))
    page = desk.decide(rude, measure="unname_rules", reason="name")
    assert "None of these reports is about the name of rules." in page
    assert (name_of(row), rules_name_of(table)) == ("Bad words", "Bad words")
    assert Report.objects.get().handled_at is None
    assert not Sanction.objects.exists()


def test_a_decision_that_comes_too_late_takes_no_name(desk: Desk) -> None:
    rude, other = some_user(), Desk()
    reported(saved(rude))
    table = named(open_table(rude))
    form = other.http.get(f"/admin/moderation/case/{rude.pk}/change/").context["decision"]
    desk.decide(rude, measure="dismiss")
    stale = {**form.initial, "measure": "unname_rules", "reason": "name"}
    page = other.send(f"{rude.pk}/decide/", stale)
    assert "Somebody else has decided this meanwhile." in page
    assert rules_name_of(table) == "Bad words"


def test_the_name_in_a_report_goes_half_a_year_after_the_decision() -> None:
    rude = some_user()
    row = saved(rude)
    made = report(
        reporter=some_user(),
        person_id=rude.pk,
        reason=Reason.NAME,
        evidence=ReportEvidence(rule_set=NamedRules(row.pk, row.name)),
    )
    old = timezone.now() - TEXTS_KEPT_FOR
    Report.objects.update(outcome="upheld", handled_at=old)
    tidy_up()
    made.refresh_from_db()
    assert made.rule_set_name == ""


@pytest.fixture
def heard() -> list[Committed]:
    """Collect the news about games from now on."""
    news: list[Committed] = []
    committed.add("a test", news.append)
    return news
