"""Holds the manifests of Kubernetes to their published schemas, and all of `deploy/` to the program: manifests.py SCRIM."""

import os
import pathlib
import re
import subprocess
import sys

import kubernetes_validate
import yaml

DEPLOY = pathlib.Path(__file__).resolve().parents[2] / "deploy"
# The oldest release that is still looked after, and the newest that the package knows.
VERSIONS = ["1.34.0", "1.37.0"]


def fail(message):
    sys.exit(f"check-deploy: {message}")


def documents():
    names = yaml.safe_load((DEPLOY / "kubernetes/kustomization.yaml").read_text())["resources"]
    files = {path.name for path in (DEPLOY / "kubernetes").glob("*.yaml")} - {"kustomization.yaml"}
    if files != set(names):
        fail(f"kustomization.yaml does not have just the files beside it: {files ^ set(names)}")
    return [document for name in names for document in yaml.safe_load_all((DEPLOY / "kubernetes" / name).read_text())]


def check_schemas(manifests):
    for manifest in manifests:
        for version in VERSIONS:
            try:
                kubernetes_validate.validate(manifest, version, strict=True)
            except kubernetes_validate.ValidationError as error:
                fail(f"{manifest['kind']} by the schema of {version}: {'.'.join(map(str, error.path))}: {error.message}")
    # A check that lets everything pass shows here.
    broken = {"apiVersion": "v1", "kind": "Service", "metadata": {"name": "x"}, "spec": {"prots": []}}
    try:
        kubernetes_validate.validate(broken, VERSIONS[-1], strict=True)
    except kubernetes_validate.ValidationError:
        return
    fail("the schemas take a Service with a misspelt member")


def check_references(manifests):
    """What one manifest names, another has."""
    by_kind = {}
    for manifest in manifests:
        by_kind.setdefault(manifest["kind"], []).append(manifest)
    deployment = by_kind["Deployment"][0]
    template = deployment["spec"]["template"]
    labels, container = template["metadata"]["labels"], template["spec"]["containers"][0]
    ports = {port["name"] for port in container["ports"]}
    service = by_kind["Service"][0]
    selectors = [
        deployment["spec"]["selector"]["matchLabels"], service["spec"]["selector"],
        by_kind["PodDisruptionBudget"][0]["spec"]["selector"]["matchLabels"],
        by_kind["NetworkPolicy"][0]["spec"]["podSelector"]["matchLabels"],
    ]
    for selector in selectors:
        if not selector.items() <= labels.items():
            fail(f"nothing has the labels {selector}")
    named = [port["targetPort"] for port in service["spec"]["ports"]]
    named += [container[probe]["httpGet"]["port"] for probe in ("startupProbe", "readinessProbe", "livenessProbe")]
    named += [port["port"] for rule in by_kind["NetworkPolicy"][0]["spec"]["ingress"] for port in rule["ports"]]
    if not set(named) <= ports:
        fail(f"no container has the ports {set(named) - ports}")
    for ingress in by_kind["Ingress"]:
        for path in ingress["spec"]["rules"][0]["http"]["paths"]:
            backend = path["backend"]["service"]
            if backend["name"] != service["metadata"]["name"] or backend["port"]["name"] not in {
                port["name"] for port in service["spec"]["ports"]
            }:
                fail(f"there is no service {backend}")
    scaler = by_kind["HorizontalPodAutoscaler"][0]["spec"]
    if scaler["scaleTargetRef"]["name"] != deployment["metadata"]["name"]:
        fail("the autoscaler has nothing to scale")
    settings = {entry["name"]: entry.get("value") for entry in container["env"]}
    grace = template["spec"]["terminationGracePeriodSeconds"]
    if int(settings["SCRIM_SHUTDOWN_DELAY"]) + int(settings["SCRIM_DRAIN_TIMEOUT"]) >= grace:
        fail(f"the end may take longer than the {grace} seconds that a pod is given for it")
    security = {**template["spec"]["securityContext"], **container["securityContext"]}
    wanted = {
        "runAsNonRoot": True, "readOnlyRootFilesystem": True, "allowPrivilegeEscalation": False,
        "capabilities": {"drop": ["ALL"]}, "seccompProfile": {"type": "RuntimeDefault"},
    }
    if not all(security.get(name) == value for name, value in wanted.items()):
        fail("the pod may do more than it needs")
    # Threads are as many as the limit of processors, which no file says in so many words.
    return {**settings, "SCRIM_THREADS": container["resources"]["limits"]["cpu"]}


def check_settings(scrim, compose, pods):
    for name, settings in [("compose.yaml", compose["x-scrim"]["environment"]), ("deployment.yaml", pods)]:
        ending = subprocess.run(
            [scrim, "serve", "--check"], env={**settings, "PATH": os.environ["PATH"]}, capture_output=True, text=True)
        if ending.returncode != 0 or "Warning" in ending.stderr:
            fail(f"{name} has settings that the program does not take: {ending.stderr}")


def check_release(scrim, compose):
    release = subprocess.run([scrim, "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    kustomization = yaml.safe_load((DEPLOY / "kubernetes/kustomization.yaml").read_text())
    found = {
        "upstream.conf": re.search(r"default (\S+);", (DEPLOY / "nginx/upstream.conf").read_text())[1],
        "compose.yaml": compose["x-scrim"]["image"].split(":")[1],
        "kustomization.yaml": kustomization["images"][0]["newTag"],
    }
    for name, other in found.items():
        if other != release:
            fail(f"{name} is of the release {other}, and the program of {release}")


def check_compose(compose):
    """The replicas that nginx and Prometheus ask are those that there are."""
    replicas = {name for name in compose["services"] if name.startswith("scrim-")}
    asked = set(re.findall(r"server (\S+):8080 ", (DEPLOY / "nginx/upstream.conf").read_text()))
    scraped = yaml.safe_load((DEPLOY / "prometheus/prometheus.yaml").read_text())["scrape_configs"][0]
    targets = set(scraped["static_configs"][0]["targets"])
    port = compose["x-scrim"]["environment"]["SCRIM_OPERATIONS_PORT"]
    if replicas != asked or targets != {f"{name}:{port}" for name in replicas}:
        fail(f"compose.yaml has {sorted(replicas)}, nginx asks {sorted(asked)}, Prometheus {sorted(targets)}")
    for name, service in compose["services"].items():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            if source.startswith(".") and not (DEPLOY / source).exists():
                fail(f"{name} mounts {source}, which is not there")


def main(scrim):
    manifests = documents()
    check_schemas(manifests)
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    check_settings(scrim, compose, check_references(manifests))
    check_release(scrim, compose)
    check_compose(compose)
    print(f"check-deploy: {len(manifests)} manifests and compose.yaml hold")


main(sys.argv[1])
