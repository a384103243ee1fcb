"""Lets every allocation of C code fail in turn; see scripts/check-memory."""

import argparse
import json
import mmap
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "attacks"))

from report import Report
from wire import Connection, chunk, get, is_alive, post, stream_head

# What the server says where it has no memory, beside the right answer.
ERRORS = (500, 503)


class Page:
    """What is shared with the library: which call fails, how many were counted, how many failed."""

    def __init__(self):
        self.file = tempfile.NamedTemporaryFile()
        self.file.write(bytes(4096))
        self.file.flush()
        self.memory = mmap.mmap(self.file.fileno(), 4096)

    def fail(self, number):
        self.memory[:24] = struct.pack("qqq", 0, 0, 0)
        self.memory[:8] = struct.pack("q", number)

    def rest(self):
        """Nothing fails from now on; how many calls there were, and whether one failed."""
        self.memory[:8] = struct.pack("q", 0)
        _, counted, failed = struct.unpack("qqq", self.memory[:24])
        return counted, failed


class Starved:
    """A server under the library; it may end before it listens."""

    def __init__(self, arguments, page):
        self.errors = tempfile.TemporaryFile("w+")
        environment = dict(os.environ, LD_PRELOAD=arguments.library, SCRIM_FAILING=page.file.name, SWIFT_BACKTRACE="enable=no")
        self.process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", arguments.scrim, "serve", "--host", "127.0.0.1", "--port", "0", "--threads", "1",
             "--max-wait", "0", "--log-level", "critical"],
            stdout=subprocess.PIPE, stderr=self.errors, text=True, env=environment)
        line = self.process.stdout.readline()
        self.port = int(line.rsplit(":", 1)[1]) if line.startswith("listening on ") else None

    @property
    def said(self):
        self.errors.seek(0)
        return self.errors.read().strip()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.errors.close()


def spec(number, size=0):
    """A body that no other is like, with so much white space."""
    return json.dumps({"device": "iphone-17", "dialog": {"style": "alert", "content": {"title": f"Hi {number}", "actions": [{"title": "OK"}]}}}) \
        + " " * size


def stream(number):
    lines = b"".join(chunk(spec(f"{number} {line}").encode() + b"\n") for line in range(4))
    return stream_head() + lines + b"0\r\n\r\n"


# What is asked, by a number: each time something new, so that nothing is known, and longer, so that buffers grow.
QUESTIONS = {
    "health": lambda number: get("/healthz"),
    "a body": lambda number: post("/v1/specs", spec(number)),
    "a body longer than any before": lambda number: post("/v1/specs", spec(number, 4_096 + 512 * number)),
    "numbers of nineteen digits": lambda number: post(
        "/v1/specs", spec(number, 4_096 + 512 * number).replace('"alert"', '"alert","id":' + "1" * 25)),
    "a body that is no JSON": lambda number: post("/v1/specs", spec(number, 4_096 + 512 * number) + "}"),
    "a URL": lambda number: get(f"/v1/specs?device=iphone-4&dialog.style=alert&dialog.content.title=A{number}&dialog.content.actions=[]"),
    "a picture": lambda number: post("/v1/specs?format=png", spec(number)),
    "a moving picture": lambda number: post("/v1/specs?format=apng&framesPerSecond=4", spec(number)),
    "gzip": lambda number: post("/v1/specs", spec(number), "Accept-Encoding: gzip"),
    "zstd": lambda number: post("/v1/specs", spec(number), "Accept-Encoding: zstd"),
    "lines": stream,
    "lines in gzip": lambda number: stream(number).replace(b"Host: x", b"Host: x\r\nAccept-Encoding: gzip"),
    "a matrix": lambda number: post("/v1/specs/batch", {"devices": ["iphone-4", "ipad-1"], "dialogs": [{"style": "semiModal", "id": f"{number}"}]}),
    "a difference": lambda number: post("/v1/specs/diff", {
        side: json.loads(spec(number)) | {"options": {"explain": True}, "dialog": {
            "style": style, "content": {"message": f"{number} " * (8 * number)}}} for side, style in (("from", "alert"), ("to", "formSheet"))}),
    "a page": lambda number: get("/guide/time"),
    "a page that is not there": lambda number: get(f"/nowhere/{number}", "Accept: text/html"),
    "many fields": lambda number: get("/version", *(f"X-{field}: {'v' * 100}" for field in range(80))),
}


def asked(port, message):
    """(the answer, how its connection ended)."""
    try:
        with Connection(port, 20) as connection:
            connection.send(message)
            return connection.read(), connection.ending
    except (OSError, ValueError) as error:
        return None, f"{type(error).__name__}: {error}"


def plain(answer):
    if (answer["Content-Encoding"] or "") == "gzip":
        return zlib.decompress(answer.body, 31)
    return answer.body


def wrong(answer, ending, wanted):
    """What is wrong with an answer where memory may have been short."""
    if answer is None:
        return None if ending in ("closed", "reset") else f"the connection is {ending}"
    if answer.status in ERRORS and wanted.status not in ERRORS:
        return None if answer["Content-Type"] == "application/problem+json" or not answer.body else f"{answer.status} without words"
    if answer.status != wanted.status:
        return f"{answer.status} in the place of {wanted.status}: {answer.body[:200]!r}"
    # Encoded by zstd it is told by its tag alone.
    if "zstd" in (answer["Content-Encoding"], wanted["Content-Encoding"]):
        return None if (answer["ETag"] or "")[:20] == (wanted["ETag"] or "")[:20] else "another tag"
    if wanted["X-Request-Id"] is None and plain(answer) != plain(wanted):
        lines = plain(answer).splitlines()
        # A line that was answered by a problem says so; the others are what they are.
        if (answer["Content-Type"] or "").startswith("application/x-ndjson") and all(
                one == other or b'"status":50' in one or b'"summary"' in one for one, other in zip(lines, plain(wanted).splitlines())):
            return None
        return f"other bytes: {plain(answer)[:300]!r}"
    return None


def check_running(arguments, report):
    """Every allocation of each question, on a server that has answered all of them before."""
    page = Page()
    server, free = Starved(arguments, page), Starved(arguments, Page())
    try:
        for make in QUESTIONS.values():
            asked(server.port, make(0))
        number, most = 0, 0
        for name, make in QUESTIONS.items():
            faults, counts, failing = [], {}, 0
            while True:
                failing += 1
                number += 1
                message = make(number)
                wanted, _ = asked(free.port, message)
                page.fail(failing)
                answer, ending = asked(server.port, message)
                counted, failed = page.rest()
                outcome = answer.status if answer else ending
                fault = wrong(answer, ending, wanted)
                if server.process.poll() is not None:
                    fault = f"the server ended with {server.process.returncode}: {server.said[-500:]}"
                elif fault is None and not is_alive(server.port):
                    fault = "the server answers no more"
                if fault:
                    faults.append(f"allocation {failing}: {fault}")
                if failed:
                    counts[outcome] = counts.get(outcome, 0) + 1
                if server.process.poll() is not None:
                    server.close()
                    server = Starved(arguments, page)
                    for again in QUESTIONS.values():
                        asked(server.port, again(0))
                most += failed
                if counted < failing or failing >= 400:
                    break
            # What came right all the same, and what became an error.
            report.check(f"{name}: each of {failing - 1} allocations failed in turn", not faults, f"{counts}", faults[:10])
        report.check("some did fail", most > 30, f"{most} in all")
    finally:
        server.close()
        free.close()


def check_starts(arguments, report):
    """The allocations of a start, and of the first requests that a server has."""
    page = Page()
    free = Starved(arguments, Page())
    wanted = {name: asked(free.port, make(1))[0] for name, make in QUESTIONS.items()}
    faults, ends, failing = [], {"did not start": 0, "started": 0}, 0
    words = {}
    try:
        while True:
            failing += 1 if arguments.every or failing < 20 else 7
            page.fail(failing)
            server = Starved(arguments, page)
            try:
                if server.port is None:
                    ends["did not start"] += 1
                    status = server.process.wait(20)
                    # Before `main` a library can but end the process; it has to say why.
                    words[server.said[:60]] = words.get(server.said[:60], 0) + 1
                    if status == 0 or not server.said:
                        faults.append(f"allocation {failing}: the start ended with {status} without a word")
                    page.rest()
                    continue
                ends["started"] += 1
                for name, make in QUESTIONS.items():
                    answer, ending = asked(server.port, make(1))
                    if fault := wrong(answer, ending, wanted[name]):
                        faults.append(f"allocation {failing}, {name}: {fault}")
                    if server.process.poll() is not None:
                        faults.append(f"allocation {failing}, {name}: the server ended with {server.process.returncode}: {server.said[-500:]}")
                        break
                counted, _ = page.rest()
                if server.process.poll() is None:
                    for name, make in QUESTIONS.items():
                        answer, ending = asked(server.port, make(1))
                        if answer is None or answer.status != wanted[name].status:
                            faults.append(f"after allocation {failing}, {name}: {answer.status if answer else ending} for ever")
                if counted < failing or failing >= arguments.most:
                    break
            finally:
                server.close()
    finally:
        free.close()
    report.check(f"a start and its first requests: allocations up to {failing} failed in turn", not faults, f"{ends}, with the words {words}", faults[:10])


def main():
    parser = argparse.ArgumentParser(prog="scripts/check-memory", description="Lets every allocation of C code fail in turn.")
    parser.add_argument("--scrim", required=True)
    parser.add_argument("--library", required=True)
    parser.add_argument("--every", action="store_true", help="each allocation of a start, too, not some of them")
    parser.add_argument("--most", type=int, default=1_000, help="allocations of a start (default: 1000)")
    parser.add_argument("--running", action="store_true", help="only the server that runs")
    arguments = parser.parse_args()
    report = Report()
    check_running(arguments, report)
    if not arguments.running:
        check_starts(arguments, report)
    print(f"check-memory: {report.passed} checks held, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
