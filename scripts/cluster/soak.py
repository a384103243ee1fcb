"""Good and bad clients on one server for long; see scripts/soak."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import sys
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "attacks"))

import bodies
from mutants import Mutator, Seeds
from report import Report, share
from server import Server
from visitors import Client, known, long_ones, spec, wanted
from wire import Connection, ask, get, post, stream_head

# Soon full, so that a full cache is what both ends are measured with.
CACHE = 8 << 20
# What the allocator may keep more of at the least.
SLACK = 24 << 20
# One arena, and what is large or at its end goes back at once (mallopt(3)): what is then resident is in use.
TIGHT = {"MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "131072"}
DEAR = [name for name in bodies.ATTACKS if "script" not in name]


class Course:
    """What the clients have in common."""

    def __init__(self, server, seeds, until):
        self.port, self.seeds, self.until = server.port, seeds, until
        self.known, self.long_ones = known(), long_ones()
        self.cached, self.long = wanted(self.port, self.known), wanted(self.port, self.long_ones)
        self.lock = threading.Lock()

    def take(self):
        return time.monotonic() < self.until

    def keep(self, message, body):
        pass


class Bad(threading.Thread):
    """One client that means no good, in one way after the other."""

    WAYS = ("mutated", "dear", "gone", "slow", "silent", "half", "crowd")

    def __init__(self, course, seed):
        super().__init__(daemon=True)
        self.course, self.seed, self.draw, self.done = course, seed, random.Random(seed), {}

    def run(self):
        while self.course.take():
            way = self.draw.choice(self.WAYS)
            try:
                getattr(self, way)()
            except (OSError, ValueError):
                pass
            self.done[way] = self.done.get(way, 0) + 1

    def mutated(self):
        for _ in range(10):
            _, message = Mutator(self.course.seeds, self.seed, self.draw.randrange(10**9)).request()
            with Connection(self.course.port, 5) as connection:
                connection.send(message)
                connection.read()

    def dear(self):
        ask(self.course.port, bodies.message(self.draw.choice(DEAR), self.draw.randrange(10**6)), 20)

    def gone(self):
        """Leaves before it is answered, by a reset or by an end."""
        with Connection(self.course.port, 5) as connection:
            connection.send(bodies.message(self.draw.choice(DEAR), self.draw.randrange(10**6)))
            time.sleep(self.draw.random() * 0.1)

    def slow(self):
        """Drips."""
        message = post("/v1/specs", spec(self.draw.randrange(9)))
        with Connection(self.course.port, 5) as connection:
            for start in range(0, len(message), 16):
                if not self.course.take() or not connection.send(message[start : start + 16]):
                    return
                time.sleep(0.02)
            connection.read()

    def silent(self):
        """Asks for long answers and reads none of them."""
        with Connection(self.course.port, 5, 4096) as connection:
            connection.socket.settimeout(0.3)
            for number in range(8):
                if not connection.send(self.draw.choice(list(self.course.long_ones.values()))):
                    break
            time.sleep(0.5)

    def half(self):
        """Ends its sending amid a stream."""
        with Connection(self.course.port, 5) as connection:
            connection.send(stream_head() + b"5\r\n{\"dev")
            connection.finish()
            connection.read()

    def crowd(self):
        """Two hundred connections of which most say nothing."""
        crowd = []
        try:
            for _ in range(200):
                crowd.append(Connection(self.course.port, 5))
            crowd[0].send(get())
            crowd[0].read()
        finally:
            for connection in crowd:
                connection.close()


class Reading:
    """What the server holds while nobody asks."""

    def __init__(self, server):
        last = None
        for _ in range(240):
            time.sleep(0.25)
            now = (len(os.listdir(f"/proc/{server.pid}/fd")), round(server.cpu_seconds(), 1))
            if now == last:
                break
            last = now
        self.descriptors = len(os.listdir(f"/proc/{server.pid}/fd"))
        self.threads = len(os.listdir(f"/proc/{server.pid}/task"))
        with open(f"/proc/{server.pid}/statm") as line:
            self.memory = int(line.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def __str__(self):
        return f"{self.memory / 1e6:.1f} MB, {self.descriptors} descriptors, {self.threads} threads"


def warm(server):
    """All that is dear at once and again: what the allocator keeps of the dearest, and the caches of texts, are no growth.

    A text that the first fonts lack opens those of all scripts.
    """
    ask(server.port, post("/v1/specs", spec(0, title="日本")), 120)
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        for _ in pool.map(lambda number: ask(server.port, bodies.message(DEAR[number % len(DEAR)], number), 120), range(2 * len(DEAR))):
            pass


def spell(course, seed, good, bad):
    """Clients until they are to rest."""
    clients = [Client(course, seed + number) for number in range(good)]
    clients += [Bad(course, seed + 100 + number) for number in range(bad)]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    return clients


def main():
    parser = argparse.ArgumentParser(prog="scripts/soak", description="Good and bad clients on one server for long.")
    parser.add_argument("--scrim", required=True, help="the program; scripts/soak builds it unless it is given")
    parser.add_argument("--seconds", type=float, default=3_600, help="how long (default: 3600)")
    parser.add_argument("--good", type=int, default=4, help="clients that mean well (default: 4)")
    parser.add_argument("--bad", type=int, default=4, help="clients that do not (default: 4)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is drawn (default: 1)")
    parser.add_argument("--tight", action="store_true", help="has the C library keep little of what is freed, which hides what leaks in a short run")
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}", flush=True)
    report = Report()
    with Server(arguments.scrim, "--cache-bytes", CACHE, "--max-wait", 0, "--idle-timeout", 5, "--log-level", "critical",
                environment=TIGHT if arguments.tight else {}) as server:
        seeds = Seeds(json.loads(ask(server.port, get("/openapi.json")).body))
        readings, clients = [], []
        warm(server)
        course = Course(server, seeds, time.monotonic() + min(arguments.seconds / 10, 60))
        spell(course, arguments.seed - 1_000, arguments.good, arguments.bad)
        # Tenths, so that one sees which way it goes; the first is what the last is held against.
        for tenth in range(10):
            course.until = time.monotonic() + arguments.seconds / 10
            clients += spell(course, arguments.seed + 1_000 * tenth, arguments.good, arguments.bad)
            if server.status is not None:
                break
            readings.append(Reading(server))
            print(f"     after {tenth + 1} tenths: {readings[-1]}", flush=True)
        alive = report.check("the server lives", server.status is None, details=[server.said[-2000:]])
        if alive:
            first, last = readings[0], readings[-1]
            good = [client for client in clients if isinstance(client, Client)]
            failures = [str(failure) for client in good for failure in client.failures]
            done = {way: sum(client.done.get(way, 0) for client in clients if isinstance(client, Bad)) for way in Bad.WAYS}
            waits = [wait for client in good for wait in client.waits]
            report.check("every good client gets its answers", not failures,
                         f"{sum(sum(client.sent.values()) for client in good)} requests, p50 {share(waits, 0.5) * 1000:.1f} ms, p99 "
                         f"{share(waits, 0.99) * 1000:.0f}; beside {done}", failures[:10])
            # What the last dear answers left to the allocator comes and goes; what leaks stays, also at the least.
            floors = [min(reading.memory for reading in half) for half in (readings[:5], readings[5:])]
            report.check("memory is at the end what it was at a tenth, by the least of either half", floors[1] <= floors[0] + SLACK,
                         f"{floors[0] / 1e6:.1f} and {floors[1] / 1e6:.1f} MB")
            report.check("and so are descriptors and threads", last.descriptors <= first.descriptors and last.threads <= first.threads,
                         f"{first}; {last}")
            report.check("and it ends on SIGTERM", server.stop(20) is not None and server.status == 0, f"{server.status}")
    print(f"soak: {report.passed} checks held, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
