"""Servers that end and start again at the same port, and the nginx in front of them."""

import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from wire import ask, get, wait_until

CONFIGURATION = pathlib.Path(__file__).resolve().parents[2] / "deploy/nginx"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def dying(*command):
    """A command that is ended together with this process."""
    return ["setpriv", "--pdeathsig", "TERM", *map(str, command)]


class Replica:
    """A server at a port of its own."""

    def __init__(self, scrim, number):
        self.scrim, self.number, self.port = scrim, number, free_port()
        self.process = None
        self.starts = 0
        self.log = tempfile.TemporaryFile("w+")

    def start(self):
        # Overload is not what is looked for: on a busy machine everything waits for long.
        self.process = subprocess.Popen(
            dying(self.scrim, "serve", "--host", "127.0.0.1", "--port", self.port, "--max-wait", 0, "--drain-timeout", 30,
                  "--log-level", "warning"), stdout=subprocess.DEVNULL, stderr=self.log)
        self.starts += 1
        if wait_until(self.is_ready, 60) is None:
            raise SystemExit(f"cluster-test: a server did not start: {self.said}")

    def is_ready(self):
        try:
            answer = ask(self.port, get("/readyz"), 5)
            return answer is not None and answer.status == 200
        except OSError:
            return False

    def end(self, number):
        """Sends a signal; the seconds until the end, and the status."""
        start = time.monotonic()
        self.process.send_signal(number)
        status = self.process.wait(60)
        return time.monotonic() - start, status

    @property
    def said(self):
        self.log.seek(0)
        return self.log.read()[-2000:]

    def close(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.log.close()


class Nginx:
    """nginx with the committed files; only where it listens and whom it asks is this machine's."""

    def __init__(self, ports):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="scrim-nginx-"))
        # Its workers may run as another user than its master.
        self.folder.chmod(0o755)
        self.port = free_port()
        for file in CONFIGURATION.glob("*.conf"):
            shutil.copy(file, self.folder)
        servers = iter(ports)
        upstream = (self.folder / "upstream.conf").read_text()
        changed, count = re.subn(r"(?m)^(\s*server )scrim-\d+:8080", lambda found: f"{found[1]}127.0.0.1:{next(servers)}", upstream)
        if count != len(ports):
            raise SystemExit(f"cluster-test: deploy/nginx/upstream.conf names {count} servers, and {len(ports)} are here")
        (self.folder / "upstream.conf").write_text(changed)
        listen = (self.folder / "listen.conf").read_text()
        changed, count = re.subn(r"(?m)^listen 8080\b", f"listen 127.0.0.1:{self.port}", listen)
        if count != 1:
            raise SystemExit("cluster-test: deploy/nginx/listen.conf does not listen on 8080")
        (self.folder / "listen.conf").write_text(changed)
        self.log = open(self.folder / "log", "w+")
        user = " user root;" if os.geteuid() == 0 else ""
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        self.process = subprocess.Popen(
            dying(program, "-p", self.folder, "-c", self.folder / "nginx.conf", "-g", f"daemon off;{user}"),
            stdout=self.log, stderr=self.log)
        if wait_until(self.answers, 20) is None:
            raise SystemExit(f"cluster-test: nginx did not start: {self.said}")

    def answers(self):
        try:
            return ask(self.port, get("/healthz"), 5) is not None
        except OSError:
            return False

    @property
    def said(self):
        self.log.flush()
        return (self.folder / "log").read_text()[-4000:]

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
