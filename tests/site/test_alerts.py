"""The rules and the dashboard for Prometheus ask for what exists; each rule has a runbook."""

import json
import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import promql_parser
import pytest
import yaml
from prometheus_client.metrics import Counter, Histogram, MetricWrapperBase
from promql_parser import AggregateExpr, MatchOp, VectorSelector

from durak_site.celery import app
from durak_site.server.health.heartbeats import BEAT
from durak_site.server.health.readiness import NEEDED, QUEUE_OF
from tools.promtool import find_promtool
from web.monitoring import metrics

ROOT = Path(__file__).resolve().parents[2]
MONITORING = ROOT / "docs" / "monitoring"
RUNBOOKS = ROOT / "docs" / "operating" / "runbooks"
CASES = Path(__file__).with_name("alerts_test.yaml")
OWN, AROUND = MONITORING / "alerts.yaml", MONITORING / "alerts-exporters.yaml"
SECTIONS = ["What people notice", "Look", "Mend", "Afterwards"]
EVERYWHERE = {"job", "instance"}
OTHERS: Mapping[str, set[str]] = {
    "up": set(),
    "haproxy_backend_active_servers": {"proxy"},
    "haproxy_server_http_responses_total": {"proxy", "server", "code"},
    "node_filesystem_avail_bytes": {"device", "fstype", "mountpoint"},
    "node_filesystem_size_bytes": {"device", "fstype", "mountpoint"},
    "pg_replication_lag_seconds": set(),
    "pg_stat_replication_pg_wal_lsn_diff": {
        "application_name",
        "client_addr",
        "slot_name",
        "state",
    },
    "probe_ssl_earliest_cert_expiry": set(),
    "probe_success": set(),
}
"""Series of other programs, as they document them, with their labels."""
# Here, as it takes longer than a test should.
app.loader.import_default_modules()
PARTS = {*NEEDED, *QUEUE_OF, BEAT, "disk"}


class Rule(NamedTuple):
    """One alert."""

    name: str
    expr: str
    severity: str
    annotations: Mapping[str, str]
    file: str


def rules() -> Iterator[Rule]:
    """All alerts, in their order."""
    for path in (OWN, AROUND):
        for group in yaml.safe_load(path.read_text("utf-8"))["groups"]:
            for rule in group["rules"]:
                labels, annotations = rule["labels"], rule["annotations"]
                yield Rule(rule["alert"], rule["expr"], labels["severity"], annotations, path.name)


RULES = list(rules())


def panels() -> Iterator[tuple[str, str]]:
    """Title and expression of each line of the dashboard."""
    for panel in json.loads((MONITORING / "dashboard.json").read_text("utf-8"))["panels"]:
        for target in panel["targets"]:
            yield panel["title"], target["expr"]


EXPRESSIONS = [*((rule.name, rule.expr) for rule in RULES), *panels()]


def own_metrics() -> list[MetricWrapperBase]:
    return [value for value in vars(metrics).values() if isinstance(value, MetricWrapperBase)]


def own_series() -> dict[str, set[str]]:
    """The series that the code tells, each with the names of its labels."""
    series: dict[str, set[str]] = {}
    for metric in own_metrics():
        labels = set(metric._labelnames)
        name = metric._name
        if isinstance(metric, Histogram):
            series |= {f"{name}_count": labels, f"{name}_sum": labels}
            series[f"{name}_bucket"] = {*labels, "le"}
        else:
            series[f"{name}_total" if isinstance(metric, Counter) else name] = labels
    return series


SERIES = {**OTHERS, **own_series()}


def nodes(expression: str) -> Iterator[Any]:
    """Every part of an expression, as Prometheus reads it."""
    found: list[Any] = []
    promql_parser.walk(promql_parser.parse(expression), found.append)
    return iter(found)


def selectors(expression: str) -> list[VectorSelector]:
    """The selections of series."""
    return [node for node in nodes(expression) if isinstance(node, VectorSelector)]


@pytest.mark.parametrize(("name", "expression"), EXPRESSIONS)
def test_all_that_is_asked_for_exists_with_these_labels(name: str, expression: str) -> None:
    asked = selectors(expression)
    assert asked, name
    labels: set[str] = set()
    for selector in asked:
        assert selector.name is not None
        assert selector.name in SERIES, selector.name
        known = SERIES[selector.name] | EVERYWHERE
        assert {matcher.name for matcher in selector.matchers.matchers} <= known, selector.name
        labels |= known
    for node in nodes(expression):
        if isinstance(node, AggregateExpr) and node.modifier is not None:
            assert set(node.modifier.labels) <= labels, node.modifier.labels


def values(label: str) -> set[str]:
    """The values of a label that the code can tell."""
    return {
        "task": {name for name in app.tasks if not name.startswith("celery.")},
        "part": PARTS,
        "queue": set(QUEUE_OF.values()),
        "state": {"SUCCESS", "FAILURE", "RETRY"},
    }[label]


@pytest.mark.parametrize(("name", "expression"), EXPRESSIONS)
def test_the_values_that_are_asked_for_exist(name: str, expression: str) -> None:
    for selector in selectors(expression):
        for matcher in selector.matchers.matchers:
            if matcher.name not in {"task", "part", "queue", "state"}:
                continue
            is_list = matcher.op == MatchOp.Re or matcher.op == MatchOp.NotRe  # noqa: PLR1714 - they have no hash
            asked = matcher.value.split("|") if is_list else [matcher.value]
            assert set(asked) <= values(matcher.name), name


def test_an_expression_that_is_none_or_asks_for_what_is_not_there_is_noticed() -> None:
    with pytest.raises(ValueError, match="unclosed"):
        list(nodes("sum(rate(durak_commands_total[5m])"))
    (selector,) = selectors('rate(durak_comands_total{by="player"}[5m]) > 1')
    assert selector.name not in SERIES
    assert "code" not in SERIES["durak_commands_total"]
    assert SERIES["durak_task_seconds_bucket"] == {"task", "state", "le"}


def test_the_dashboard_shows_every_number() -> None:
    shown = {str(selector.name) for _, expression in panels() for selector in selectors(expression)}
    for metric in own_metrics():
        assert any(name.startswith(metric._name) for name in shown), metric._name


@pytest.mark.parametrize("part", sorted(PARTS - {"disk"}))
def test_each_part_has_an_alert_of_its_own(part: str) -> None:
    named = f'durak_part_up{{part="{part}"}}) == 0'
    assert [rule.name for rule in RULES if rule.expr.startswith(f"max({named}")]


@pytest.mark.parametrize(
    "series",
    [
        *("durak_outages_total", "durak_last_backup_timestamp_seconds", "durak_disk_free_bytes"),
        *("durak_database_connections", "durak_redis_memory_bytes", "durak_queue_tasks"),
        *("durak_broken_games", "durak_task_age_seconds_bucket", "durak_ratings_lag_seconds"),
        *("pg_replication_lag_seconds", "probe_ssl_earliest_cert_expiry"),
    ],
)
def test_each_matter_of_an_operator_has_an_alert(series: str) -> None:
    assert [rule for rule in RULES if series in {one.name for one in selectors(rule.expr)}]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_each_alert_leads_to_a_runbook_that_names_it(rule: Rule) -> None:
    assert rule.severity in {"page", "ticket"}
    assert rule.annotations["summary"].endswith(".")
    page = ROOT / rule.annotations["runbook"]
    assert page.parent == RUNBOOKS
    text = page.read_text("utf-8")
    (line,) = re.findall(r"^Alerts: (.*?)\.$", text, re.MULTILINE | re.DOTALL)
    assert f"`{rule.name}`" in line
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == SECTIONS


def test_no_name_is_given_twice_and_no_runbook_is_of_no_alert() -> None:
    names = [rule.name for rule in RULES]
    assert len(names) == len(set(names))
    pages = {page.name for page in RUNBOOKS.glob("*.md")} - {"README.md"}
    assert {Path(rule.annotations["runbook"]).name for rule in RULES} == pages
    index = (RUNBOOKS / "README.md").read_text("utf-8")
    assert set(re.findall(r"\]\(([\w-]+\.md)\)", index)) == pages
    assert set(re.findall(r"`(Durak\w+)`", index)) == set(names)


def test_a_broken_game_wakes_nobody() -> None:
    (rule,) = (rule for rule in RULES if "durak_broken_games" in rule.expr)
    assert rule.severity == "ticket"


def cases() -> dict[str, list[bool]]:
    """For each alert whether it is raised, in each case that is tried."""
    tried: dict[str, list[bool]] = {}
    for group in yaml.safe_load(CASES.read_text("utf-8"))["tests"]:
        for case in group["alert_rule_test"]:
            tried.setdefault(case["alertname"], []).append(bool(case.get("exp_alerts")))
    return tried


def test_each_alert_is_tried_raised_and_at_rest() -> None:
    tried = cases()
    assert {name for name, raised in tried.items() if set(raised) == {True, False}} == {
        rule.name for rule in RULES
    }


@pytest.mark.timeout(120)
@pytest.mark.skipif(find_promtool() is None, reason="Prometheus's own tool is not installed")
@pytest.mark.parametrize(
    "arguments", [("check", "rules", str(OWN), str(AROUND)), ("test", "rules", str(CASES))]
)
def test_promtool_finds_nothing_wrong(arguments: tuple[str, ...]) -> None:
    promtool = find_promtool()
    assert promtool is not None
    told = subprocess.run((promtool, *arguments), capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
