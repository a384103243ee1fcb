"""Has a Prometheus scrape a server under load and asks it what the dashboard and the rules ask: scrape.py SCRIM."""

import http.client
import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request

DEPLOY = pathlib.Path(__file__).resolve().parents[2] / "deploy"
TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"
# How long there is load before anything is asked, in seconds: several scrapes.
LOAD = 8


def request(connection, method, target, body=None, **headers):
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, target, body, {"Content-Type": "application/json", **headers})
    answer = connection.getresponse()
    answer.read()
    return answer.status


def load(port, is_over):
    """A little of everything."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    number = 0
    while not is_over.is_set():
        number += 1
        body = json.dumps({"device": "ipad-2", "dialog": {"style": "alert", "content": {"title": f"Number {number}"}}})
        for _ in range(3):
            request(connection, "POST", "/v1/specs", body, Accept_Encoding="gzip", traceparent=f"00-{TRACE}-00f067aa0ba902b7-01")
        request(connection, "GET", "/v1/devices/iphone-4")
        request(connection, "HEAD", "/v1/styles")
        request(connection, "GET", "/nothing")
        request(connection, "POST", "/v1/specs", "{}")
        request(connection, "POST", "/v1/specs?format=svg", body)
        if number % 5 == 1:
            request(connection, "POST", "/v1/specs?format=png", body)
        time.sleep(0.02)
    connection.close()


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Prometheus:
    def __init__(self, folder, target):
        self.port = free_port()
        rules = (DEPLOY / "prometheus/alerts.yaml").read_text()
        config = (DEPLOY / "prometheus/prometheus.yaml").read_text()
        (folder / "alerts.yaml").write_text(rules)
        config = re.sub(r"targets: \[.*\]", f"targets: ['{target}']", config)
        (folder / "prometheus.yaml").write_text(config.replace("15s", "500ms"))
        self.process = subprocess.Popen(
            ["prometheus", f"--config.file={folder}/prometheus.yaml", f"--storage.tsdb.path={folder}/data",
             f"--web.listen-address=127.0.0.1:{self.port}", "--enable-feature=exemplar-storage", "--log.level=error"])

    def __call__(self, path, **query):
        url = f"http://127.0.0.1:{self.port}{path}?{urllib.parse.urlencode(query, doseq=True)}"
        with urllib.request.urlopen(url, timeout=20) as answer:
            return json.load(answer)["data"]

    def wait(self):
        for _ in range(200):
            try:
                if self("/api/v1/query", query="up")["result"]:
                    return
            except OSError:
                pass
            time.sleep(0.1)
        sys.exit("check-metrics: Prometheus has scraped nothing in 20 seconds")


def queries():
    """Whatever the dashboard asks, with its variables as Grafana fills them in."""
    dashboard = json.loads((DEPLOY / "grafana/scrim.json").read_text())
    for panel in dashboard["panels"]:
        for target in panel.get("targets", []):
            query = target["expr"].replace("$__rate_interval", "5s").replace("$job", ".*").replace("$instance", ".*")
            yield f"the panel \"{panel['title']}\"", query
    for variable in dashboard["templating"]["list"]:
        if variable["type"] == "query":
            selector = re.fullmatch(r"label_values\((.*), \w+\)", variable["definition"])[1]
            yield f"the variable {variable['name']}", selector.replace("$job", ".*")


def names_in_rules():
    rules = (DEPLOY / "prometheus/alerts.yaml").read_text()
    return sorted(set(re.findall(r"\b(?:scrim|process)_[a-z_]+\b", rules)))


def faults(prometheus):
    for place, query in queries():
        if not prometheus("/api/v1/query", query=query)["result"]:
            yield f"{place} finds nothing: {query}"
    for name in names_in_rules():
        if not prometheus("/api/v1/query", query=name)["result"]:
            yield f"the rules name {name}, which there is not"
    for group in prometheus("/api/v1/rules")["groups"]:
        for rule in group["rules"]:
            if rule["health"] != "ok":
                yield f"the rule {rule['name']} is {rule['health']}: {rule.get('lastError')}"
            if rule["state"] == "firing":
                yield f"the alert {rule['name']} fires where all is well"
    found = prometheus("/api/v1/query_exemplars", query="scrim_request_seconds_bucket", start=time.time() - 60, end=time.time())
    if TRACE not in json.dumps(found):
        yield "no exemplar has the trace of the load"
    targets = prometheus("/api/v1/targets")["activeTargets"]
    yield from (f"the scrape of {target['scrapeUrl']} fails: {target['lastError']}" for target in targets if target["lastError"])


def check_text(port):
    """What promtool has against the metrics themselves."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        text = answer.read()
    found = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True)
    return [] if found.returncode == 0 else [(found.stdout + found.stderr).decode()]


def main(scrim):
    with tempfile.TemporaryDirectory() as name:
        server = subprocess.Popen(
            [scrim, "serve", "--host", "127.0.0.1", "--port", "0", "--access-log", "all"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        port = int(server.stdout.readline().rsplit(":", 1)[1])
        prometheus = Prometheus(pathlib.Path(name), f"127.0.0.1:{port}")
        is_over = threading.Event()
        loading = threading.Thread(target=load, args=(port, is_over))
        loading.start()
        try:
            prometheus.wait()
            time.sleep(LOAD)
            wrong = list(faults(prometheus)) + check_text(port)
        finally:
            is_over.set()
            loading.join()
            for process in (prometheus.process, server):
                process.terminate()
                process.wait()
    for fault in wrong:
        print(f"check-metrics: {fault}", file=sys.stderr)
    print(f"check-metrics: {len(list(queries()))} queries and {len(names_in_rules())} metrics of the rules: "
          f"{'FAULTS' if wrong else 'all find data'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
