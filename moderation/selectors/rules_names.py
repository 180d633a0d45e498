"""Reads of reported names of rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from games.play.models import Game
from games.rule_sets.models import SavedRuleSet
from moderation.models import Reason, Report


@dataclass(frozen=True, slots=True)
class ReportedRules:
    """Reported rule sets by their ids, and reported names of rules."""

    rule_set_ids: frozenset[str]
    names: frozenset[str]


def names_of_rules(reports: Iterable[Report]) -> Mapping[int, str]:
    """Return the reported names of rules, by the ids of the reports that have one.

    For a saved rule set it is the name at the time of the report. For a game it is the current name
    of its rules, if the report is about an offensive name and the person is the host.
    """
    rows = list(reports)
    game_ids = {row.game_id for row in rows if row.reason == Reason.NAME and row.game_id}
    games = Game.objects.filter(pk__in=game_ids).values_list("pk", "host_id", "rules_name")
    hosted = {(game_id, host_id): name for game_id, host_id, name in games}
    names = {row.pk: row.rule_set_name or hosted.get((row.game_id, row.person_id)) for row in rows}
    return {report_id: name for report_id, name in names.items() if name}


def reported_rules(reports: Iterable[Report]) -> ReportedRules:
    """Return the reported rules, with their names of then and of now."""
    rows = list(reports)
    ids = frozenset(row.rule_set_id for row in rows if row.rule_set_id)
    now = SavedRuleSet.objects.filter(pk__in=ids).values_list("name", flat=True)
    return ReportedRules(ids, frozenset((*names_of_rules(rows).values(), *now)))
