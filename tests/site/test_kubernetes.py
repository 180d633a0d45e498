"""deploy/kubernetes: the manifests are valid, complete, and fit the service and compose.yaml."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kubernetes_validate  # type: ignore[import-untyped]  # it has no types
import pytest
import yaml
from django.conf import settings

from durak_site.configuration.environment import SECRETS, Environment
from durak_site.server.proxy.program import CONFIGURATION, find_haproxy

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "deploy" / "kubernetes"
FOLDERS = (FOLDER / "first", FOLDER)
VERSIONS = ("1.30.0", "1.34.0", kubernetes_validate.latest_version())
LASTING = {"Deployment", "StatefulSet"}
Resource = dict[str, Any]


def kustomization(folder: Path) -> Resource:
    """Return the kustomization of a folder."""
    told: Resource = yaml.safe_load((folder / "kustomization.yaml").read_text("utf-8"))
    return told


def read() -> Iterator[Resource]:
    """All resources, in their order."""
    for folder in FOLDERS:
        for name in kustomization(folder)["resources"]:
            yield from yaml.safe_load_all((folder / name).read_text("utf-8"))


RESOURCES = list(read())


def named(resource: Resource) -> str:
    return f"{resource['kind']}/{resource['metadata']['name']}"


def of_kind(*kinds: str) -> dict[str, Resource]:
    """The resources of these kinds, by name."""
    return {r["metadata"]["name"]: r for r in RESOURCES if r["kind"] in kinds}


def pod_of(resource: Resource) -> Resource:
    """The pod that a resource makes."""
    spec: Resource = resource["spec"]
    if resource["kind"] == "CronJob":
        spec = spec["jobTemplate"]["spec"]
    pod: Resource = spec["template"]["spec"]
    return pod


WITH_PODS = of_kind(*LASTING, "Job", "CronJob")
OURS = {name: one for name, one in WITH_PODS.items() if name != "durak-proxy"}
"""Those whose pods run this project."""


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("resource", RESOURCES, ids=named)
def test_each_resource_fits_the_schema(resource: Resource, version: str) -> None:
    kubernetes_validate.validate(resource, version, strict=True)


def test_a_resource_with_a_setting_that_is_none_would_be_noticed() -> None:
    wrong = {**RESOURCES[0], "speck": {}}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, VERSIONS[0], strict=True)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_file_is_listed_and_every_listed_file_is_there(folder: Path) -> None:
    told = kustomization(folder)
    listed = {
        *told["resources"],
        *(f for g in told.get("configMapGenerator", ()) for f in g["files"]),
    }
    assert listed == {file.name for file in folder.iterdir() if file.is_file()} - {
        "kustomization.yaml"
    }
    assert told["namespace"] == "durak"


def test_both_steps_take_the_same_image() -> None:
    first, then = (
        [image for image in kustomization(folder)["images"] if image["name"] == "durak"]
        for folder in FOLDERS
    )
    assert first == then


def containers() -> Iterator[tuple[str, Resource]]:
    for name, resource in WITH_PODS.items():
        pod = pod_of(resource)
        for container in [*pod.get("initContainers", ()), *pod["containers"]]:
            yield f"{name}/{container['name']}", container


@pytest.mark.parametrize(("name", "container"), containers())
def test_no_container_gains_rights_or_takes_all_memory(name: str, container: Resource) -> None:
    assert container["resources"]["limits"]["memory"], name
    assert container["resources"]["requests"]["cpu"], name
    context = container["securityContext"]
    assert context["allowPrivilegeEscalation"] is False
    assert context["readOnlyRootFilesystem"] is True
    assert context["capabilities"] == {"drop": ["ALL"]}


@pytest.mark.parametrize("name", sorted(WITH_PODS))
def test_no_pod_runs_as_root_or_may_ask_kubernetes(name: str) -> None:
    pod = pod_of(WITH_PODS[name])
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert pod["automountServiceAccountToken"] is False


@pytest.mark.parametrize("name", sorted(of_kind(*LASTING)))
def test_what_lasts_is_asked_for_its_health_and_counts_its_own_pods(name: str) -> None:
    resource = WITH_PODS[name]
    (container,) = pod_of(resource)["containers"]
    assert {"startupProbe", "livenessProbe"} <= set(container)
    labels = resource["spec"]["template"]["metadata"]["labels"]
    assert resource["spec"]["selector"]["matchLabels"].items() <= labels.items()


@pytest.mark.parametrize("name", ["durak-web", "durak-proxy"])
def test_only_who_is_ready_is_sent_requests(name: str) -> None:
    (container,) = pod_of(WITH_PODS[name])["containers"]
    assert "readinessProbe" in container
    assert "/readyz" not in str(container), "while the database is away all would be out"


@pytest.mark.parametrize("name", sorted(OURS))
def test_each_process_gets_settings_and_every_secret_as_a_file(name: str) -> None:
    pod = pod_of(OURS[name])
    (container,) = pod["containers"]
    assert container["envFrom"] == [{"configMapRef": {"name": "durak"}}]
    values = {variable["name"]: variable["value"] for variable in container["env"]}
    (mount,) = (m for m in container["volumeMounts"] if m["name"] == "secrets")
    for secret in SECRETS:
        assert values[f"{secret.upper()}_FILE"] == f"{mount['mountPath']}/{secret}"
    volumes = {volume["name"] for volume in pod["volumes"]}
    assert {m["name"] for m in container["volumeMounts"]} <= volumes


def test_the_settings_are_the_service_s() -> None:
    config = of_kind("ConfigMap")["durak"]["data"]
    assert {name.lower() for name in config} <= set(Environment.model_fields)
    assert not {secret.upper() for secret in SECRETS} & set(config)
    Environment(**{name.lower(): value for name, value in config.items()})


def test_each_queue_has_workers_and_each_worker_its_own_health() -> None:
    taken: list[str] = []
    for name, resource in of_kind("Deployment").items():
        (container,) = pod_of(resource)["containers"]
        command = container["command"]
        if "-Q" in command:
            taken += command[command.index("-Q") + 1].split(",")
            asked = container["livenessProbe"]["exec"]["command"]
            assert asked[-3:] == [name.removeprefix("durak-"), "--pid", "1"]
    assert sorted(taken) == sorted(queue.name for queue in settings.CELERY_TASK_QUEUES)


def test_there_is_one_beat_also_while_it_is_replaced() -> None:
    spec = of_kind("Deployment")["durak-beat"]["spec"]
    assert (spec["replicas"], spec["strategy"]) == (1, {"type": "Recreate"})


def test_commands_are_those_of_compose() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    for name in ("worker", "bots", "review", "webhooks", "beat"):
        (container,) = pod_of(WITH_PODS[f"durak-{name}"])["containers"]
        command = [word for word in container["command"] if "@" not in word and word != "-n"]
        assert command == compose[name]["command"]
    (migrate,) = pod_of(WITH_PODS["durak-migrate"])["containers"]
    assert migrate["command"] == compose["migrate"]["command"]


def test_a_budget_holds_what_people_notice_and_names_pods_that_there_are() -> None:
    budgets = of_kind("PodDisruptionBudget")
    assert {"durak-web", "durak-proxy", "durak-worker", "durak-bots"} == set(budgets)
    for name, budget in budgets.items():
        labels = WITH_PODS[name]["spec"]["template"]["metadata"]["labels"]
        assert budget["spec"]["selector"]["matchLabels"] == labels
        assert WITH_PODS[name]["spec"]["replicas"] >= 2


def test_services_and_ingress_lead_to_ports_that_there_are() -> None:
    for name, service in of_kind("Service").items():
        (container,) = pod_of(WITH_PODS[name])["containers"]
        ports = {port["name"] for port in container["ports"]}
        assert {port["targetPort"] for port in service["spec"]["ports"]} <= ports
    (ingress,) = of_kind("Ingress").values()
    (rule,) = ingress["spec"]["rules"]
    (path,) = rule["http"]["paths"]
    backend = path["backend"]["service"]
    ports = of_kind("Service")[backend["name"]]["spec"]["ports"]
    assert backend["port"]["name"] in {port["name"] for port in ports}
    assert rule["host"] in of_kind("ConfigMap")["durak"]["data"]["DURAK_PUBLIC_URL"]


def test_the_proxy_knows_the_web_processes_by_their_lasting_names() -> None:
    web = of_kind("StatefulSet")["durak-web"]
    text = (FOLDER / "web.cfg").read_text("utf-8")
    servers = re.findall(r"^    server (\S+) (\S+):(\d+) ", text, re.MULTILINE)
    service = web["spec"]["serviceName"]
    assert servers == [
        (f"web-{number}", f"durak-web-{number}.{service}.durak.svc.cluster.local", "8000")
        for number in range(len(servers))
    ]
    assert len(servers) >= web["spec"]["replicas"]
    assert of_kind("Service")[service]["spec"]["clusterIP"] == "None"


def test_haproxy_takes_the_configuration() -> None:
    haproxy = find_haproxy()
    assert haproxy is not None
    arguments = (haproxy, "-c", "-f", str(CONFIGURATION), "-f", str(FOLDER / "web.cfg"))
    told = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
