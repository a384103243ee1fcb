"""Ends and starts servers behind nginx under load; see scripts/cluster-test."""

import argparse
import pathlib
import random
import signal
import sys
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "attacks"))

from visitors import Client, known, long_ones, wanted
from replicas import Nginx, Replica
from report import Report, share
from wire import ask, get, wait_until

REPLICAS = 3


class Course:
    """What the clients have in common: where they ask, what for, what has to come, and how much is left to ask."""

    def __init__(self, port, replicas):
        self.port, self.replicas = port, replicas
        self.known, self.long_ones = known(), long_ones()
        self.cached, self.long = wanted(replicas[0].port, self.known), wanted(replicas[0].port, self.long_ones)
        self.kept = []
        self.lock = threading.Lock()
        self.left = 0

    def take(self):
        with self.lock:
            self.left -= 1
            return self.left >= 0

    def keep(self, message, body):
        with self.lock:
            if len(self.kept) < 400:
                self.kept.append((message, body))


def differences(course):
    """Every known request, and some of those that were new, asked of each replica: what two of them answer differently."""
    found, asked = [], 0
    messages = list(course.known.items()) + list(course.long_ones.items())
    messages += [(f"new {number}", message) for number, (message, _) in enumerate(course.kept)]
    bodies = dict(course.cached) | course.long | {f"new {number}": body for number, (_, body) in enumerate(course.kept)}
    for name, message in messages:
        first = None
        for replica in course.replicas:
            answer = ask(replica.port, message, 60)
            asked += 1
            shown = (answer.status, answer["ETag"], answer["Content-Type"], answer["Vary"], answer["Cache-Control"])
            first = first or shown
            if shown != first or answer.body != bodies[name]:
                found.append(f"{name}: replica {replica.number} {shown}, the first {first}")
    return found, asked


def run(course, number, count, clients, draw, report):
    """So many requests while one server after the other gets the signal and starts again."""
    name = signal.Signals(number).name
    course.left = count
    threads = [Client(course, draw.randrange(10**9)) for _ in range(clients)]
    start = time.monotonic()
    for thread in threads:
        thread.start()
    ends, bad, times, turn = 0, [], [], draw.randrange(REPLICAS)
    while any(thread.is_alive() for thread in threads):
        time.sleep(draw.uniform(0.05, 0.6))
        if not any(thread.is_alive() for thread in threads):
            break
        # In turn, so that each comes to it; when and in which order is the seed's.
        turn = (turn + draw.choice((1, 2))) % REPLICAS
        moment = time.monotonic()
        seconds, status = course.replicas[turn].end(number)
        wanted = 0 if number == signal.SIGTERM else -signal.SIGKILL
        if status != wanted:
            bad.append(f"replica {turn} ended with {status}: {course.replicas[turn].said}")
        times.append(seconds)
        ends += 1
        course.replicas[turn].start()
        if number == signal.SIGKILL:
            # nginx asks three servers at most: what was in hand is answered before the next dies.
            wait_until(lambda: all(thread.since > moment or not thread.is_alive() for thread in threads), 60)
    for thread in threads:
        thread.join()
    seconds = time.monotonic() - start
    failures = [failure for thread in threads for failure in thread.failures]
    sent = {kind: sum(thread.sent[kind] for thread in threads) for kind in threads[0].sent}
    waits = [wait for thread in threads for wait in thread.waits]
    figures = (f"{len(failures)} of {sum(sent.values())} failed ({sent}) in {seconds:.0f} s, with {ends} ends; a request took "
               f"{share(waits, 0.5) * 1000:.1f} ms, p99 {share(waits, 0.99) * 1000:.0f}, worst {max(waits) * 1000:.0f}; an end took "
               f"{share(times, 0.5):.2f} s, worst {max(times, default=0):.2f}")
    shown = [str(failure) for failure in failures[:20]] + bad
    if number == signal.SIGTERM:
        report.check(f"{name}: no request fails while servers end and start in turn", not failures and not bad and ends, figures, shown)
        return
    # nginx holds what it sends on until it has begun: what has begun, and lines that go either way, nobody may ask for again.
    may_be_asked_again = [failure for failure in failures if failure.kind != "streamed" and not failure.has_begun]
    report.check(
        f"{name}: nothing fails that nginx may ask another server for", not may_be_asked_again and not bad and ends, figures,
        [str(failure) for failure in may_be_asked_again[:20]] + bad)
    # No more can have been in hand on the killed ones than clients ask at once.
    report.check(f"{name}: what fails was in hand on a killed server", len(failures) <= ends * clients,
                 f"{len(failures)} of {ends} ends with {clients} clients", shown)


def main():
    parser = argparse.ArgumentParser(prog="scripts/cluster-test", description="Servers behind nginx that end and start under load.")
    parser.add_argument("--scrim", required=True, help="the program; scripts/cluster-test builds it unless it is given")
    parser.add_argument("--requests", type=int, default=100_000, help="while servers end by SIGTERM (default: 100000)")
    parser.add_argument("--killed", type=int, default=20_000, help="while servers end by SIGKILL (default: 20000)")
    parser.add_argument("--clients", type=int, default=12, help="that ask at once (default: 12)")
    parser.add_argument("--seed", type=int, default=1, help="of what is asked, and of who ends when (default: 1)")
    parser.add_argument("--short", action="store_true", help="3000 requests and 1500, for every build")
    parser.add_argument("--verbose", action="store_true", help="print what held in full, too")
    arguments = parser.parse_args()
    if arguments.short:
        arguments.requests, arguments.killed = 3_000, 1_500
    print(f"seed {arguments.seed}", flush=True)
    report = Report(arguments.verbose)
    draw = random.Random(arguments.seed)
    replicas = [Replica(arguments.scrim, number) for number in range(REPLICAS)]
    nginx = None
    try:
        for replica in replicas:
            replica.start()
        nginx = Nginx([replica.port for replica in replicas])
        course = Course(nginx.port, replicas)
        for number, count in ((signal.SIGTERM, arguments.requests), (signal.SIGKILL, arguments.killed)):
            if count:
                run(course, number, count, arguments.clients, draw, report)
        found, asked = differences(course)
        report.check("every replica answers the same bytes, tags and fields", not found, f"{asked} answers", found[:20])
        answer = ask(nginx.port, get("/healthz"), 10)
        report.check("nginx runs on", nginx.process.poll() is None and answer.status == 200, details=[nginx.said])
    finally:
        if nginx:
            nginx.close()
        for replica in replicas:
            replica.close()
    print(f"cluster-test: {report.passed} checks held, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
