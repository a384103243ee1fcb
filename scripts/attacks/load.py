"""Everything dear at once: how much memory it takes, and how long others wait meanwhile."""

import pathlib
import random
import subprocess
import sys
import threading
import time

from bodies import ATTACKS, PICTURES, dear_schedule, message, replaced_schedule, touched_shapes, turning_schedule
from report import share
from server import Server
from wire import Connection, ask, get, post

CLIENTS = 50
# What docs/configuration.md reckons for two threads and one that exports: the program, the cache, what waits to be read, what is in
# the making, and the connections.
THREADS = ("--threads", 2, "--export-threads", 1)
LIMIT = 62 * 10**6 + (64 << 20) + (64 << 20) + 3 * 3 * (16 << 20) + CLIENTS * ((40 << 10) + (256 << 10))
# A server that takes so much has failed, and is ended.
ENOUGH = 2 * 10**9


class Reader(threading.Thread):
    """A client that sends one attack after the other, and reads as fast as it is told to."""

    def __init__(self, port, messages, pace, until):
        super().__init__(daemon=True)
        self.port, self.messages, self.pace, self.until = port, messages, pace, until
        self.statuses = {}
        self.sent = 0

    def note(self, key):
        self.statuses[key] = self.statuses.get(key, 0) + 1

    def next(self):
        self.sent += 1
        return self.messages[self.sent % len(self.messages)]

    def run(self):
        while time.monotonic() < self.until:
            try:
                with Connection(self.port, 10, None if self.pace == "fast" else 4096) as connection:
                    getattr(self, self.pace)(connection)
            except (OSError, ValueError) as error:
                self.note(type(error).__name__)
                time.sleep(0.05)

    def fast(self, connection):
        while time.monotonic() < self.until and connection.send(self.next()):
            answer = connection.read()
            self.note(answer.status if answer else connection.ending)
            if answer is None:
                return

    def slow(self, connection):
        """A few KB a second."""
        connection.send(self.next())
        end = min(self.until, time.monotonic() + 15)
        head = b""
        while time.monotonic() < end:
            data = connection.socket.recv(1024)
            head += data if len(head) < 12 else b""
            if not data:
                break
            time.sleep(0.25)
        self.note(f"slowly {head[9:12].decode()}")

    def never(self, connection):
        """One behind the other, as long as it takes them; then silence."""
        connection.socket.settimeout(0.5)
        while connection.send(self.next()) and time.monotonic() < self.until:
            pass
        time.sleep(max(0, min(20, self.until - time.monotonic())))


def check_memory(scrim, report, arguments):
    """50 connections with all the attacks at once, half of which read slowly or not at all."""
    draw = random.Random(arguments.seed)
    with Server(scrim, "--log-level", "critical", *THREADS) as server:
        before = server.peak_memory()
        # Made before the clock runs: a client that is busy with its own numbers attacks nobody.
        made = {name: [message(name, draw.randrange(10**6)) for _ in range(12)] for name in ATTACKS}
        until = time.monotonic() + arguments.seconds
        clients = []
        for number in range(CLIENTS):
            messages = [one for name in ATTACKS for one in made[name]]
            draw.shuffle(messages)
            clients.append(Reader(server.port, messages, ("fast", "slow", "fast", "never")[number % 4], until))
        for client in clients:
            client.start()
        peak, marks = before, []
        while time.monotonic() < until and server.status is None:
            time.sleep(0.25)
            try:
                grown = server.peak_memory()
            except (OSError, AttributeError):
                break
            if grown > peak + (20 << 20):
                marks.append(f"after {arguments.seconds - until + time.monotonic():.0f} s: {grown / 1e6:.0f} MB")
            peak = max(peak, grown)
            if peak > ENOUGH:
                marks.append("more than enough is known")
                server.process.kill()
                server.process.wait()
        for client in clients:
            client.join(40)
        statuses = {}
        for client in clients:
            for status, count in client.statuses.items():
                statuses[status] = statuses.get(status, 0) + count
        lives = server.status is None
        if lives:
            peak = max(peak, server.peak_memory())
        report.check(
            f"peak memory under {LIMIT / 1e6:.0f} MB with everything at once on 50 connections", lives and peak <= LIMIT,
            f"{peak / 1e6:.0f} MB, {before / 1e6:.0f} MB at the start; {sum(c.sent for c in clients)} requests, answered {statuses}"
            + ("" if lives else f"; the server ended with {server.status}"), [*marks, *([] if lives else [server.said[-2000:]])])
        ended = server.stop(20) if lives else None
        report.check("and it ends on SIGTERM afterwards", ended is not None and server.status == 0, f"{ended}")
        # Each by itself, to say which of them it is.
        if peak > LIMIT or arguments.verbose:
            print("     what each takes by itself, on 12 connections that never read:")
            for name in ATTACKS:
                one, worst = peak_of(scrim, name)
                print(f"       {one / 1e6:5.0f} MB{worst}  {name}", flush=True)
    check_held(scrim, report)


def check_held(scrim, report):
    """50 connections that each ask for the longest answer there is, and do not read it; none is refused for waiting."""
    with Server(scrim, "--max-wait", 0, "--log-level", "critical", *THREADS) as server:
        _, name, make, count = dearest_schedule(server.port)
        length = len(ask(server.port, post("/v1/schedules", make(10**7, count))).body)
        connections = []
        for number in range(CLIENTS):
            connection = Connection(server.port, 5, 4096)
            connection.send(post("/v1/schedules", make(number, count)))
            connections.append(connection)
        still, last = 0, -1.0
        peak = server.peak_memory()
        # Until it has computed all that it will: the processor rests for a second.
        while still < 4 and peak <= ENOUGH and server.status is None:
            time.sleep(0.25)
            now, peak = server.cpu_seconds(), server.peak_memory()
            still, last = (still + 1, now) if now - last < 0.02 else (0, now)
        report.check(
            f"peak memory under {LIMIT / 1e6:.0f} MB while 50 connections do not read the longest answers", server.status is None
            and peak <= LIMIT, f"{peak / 1e6:.0f} MB; a schedule of {count} {name} is {length / 1e6:.1f} MB long")
        for connection in connections:
            connection.close()


def peak_of(scrim, name):
    with Server(scrim, "--log-level", "critical") as server:
        connections = []
        for number in range(12):
            connection = Connection(server.port, 0.2, 4096)
            for again in range(4):
                if not connection.send(message(name, 100 * number + again)):
                    break
            connections.append(connection)
        time.sleep(3)
        peak = server.peak_memory() if server.status is None else 0
        for connection in connections:
            connection.close()
        return peak, "" if peak else ": the server died"


SCHEDULES = [("stacks", lambda number, count: dear_schedule(number, count)),
             ("replacements", lambda number, count: replaced_schedule(number, count)),
             ("turns", lambda number, count: turning_schedule(number, count))]


def dearest_schedule(port):
    """The legal schedule that takes the server longest, found by halving: (name, seconds, number of events)."""
    found = []
    for name, make in SCHEDULES:
        low, high = 1, 1000
        number = 0
        while low < high:
            middle = (low + high + 1) // 2
            number += 1
            answer = ask(port, post("/v1/schedules", make(10**8 + number, middle)))
            low, high = (middle, high) if answer and answer.status == 200 else (low, middle - 1)
        start = time.monotonic()
        ask(port, post("/v1/schedules", make(10**8 + 999, low)))
        found.append((time.monotonic() - start, name, make, low))
    start = time.monotonic()
    answer = ask(port, post("/v1/schedules", touched_shapes(10**6)))
    if answer and answer.status == 200:
        found.append((time.monotonic() - start, "taps on shapes", lambda number, _: touched_shapes(number), 940))
    return max(found)


def check_health(scrim, report, arguments):
    """How long /healthz takes beside eight clients that send the dearest legal schedules, one after the other."""
    with Server(scrim, "--log-level", "critical") as server:
        seconds, name, make, count = dearest_schedule(server.port)
        until = time.monotonic() + min(arguments.seconds, 15)
        statuses, lock = {}, threading.Lock()

        def send(client):
            number = client * 10_000
            while time.monotonic() < until and server.status is None:
                number += 1
                try:
                    answer = ask(server.port, post("/v1/schedules", make(number, count)), 60)
                    status = answer.status if answer else "none"
                except (OSError, ValueError) as error:
                    status = type(error).__name__
                with lock:
                    statuses[status] = statuses.get(status, 0) + 1

        threads = [threading.Thread(target=send, args=(client,), daemon=True) for client in range(1, 9)]
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        waits, bad = {"a new connection": [], "one connection": []}, 0
        kept = Connection(server.port, 30)
        while time.monotonic() < until:
            for kind in waits:
                start = time.monotonic()
                try:
                    if kind == "one connection":
                        kept.send(get())
                        answer = kept.read()
                    else:
                        answer = ask(server.port, get(), 30)
                    bad += answer is None or answer.status != 200
                except OSError:
                    bad += 1
                waits[kind].append(1000 * (time.monotonic() - start))
            time.sleep(0.02)
        for thread in threads:
            thread.join(60)
        dear = f"beside 8 clients that send {name} of {count} events, {seconds * 1000:.0f} ms each alone"
        for kind, times in waits.items():
            report.check(
                f"/healthz by {kind}: p95 under 50 ms", share(times, 0.95) < 50 and not bad,
                f"p50 {share(times, 0.5):.1f}, p95 {share(times, 0.95):.1f}, worst {max(times):.0f} ms of {len(times)}, {bad} bad; "
                f"{dear}: {statuses}")
        kept.close()


def begin_crowd(server, clients, seconds, *names):
    """Clients in a program of their own, which attack from now on: others wait for no lock of theirs."""
    crowd = subprocess.Popen(
        [sys.executable, pathlib.Path(__file__).with_name("crowd.py"), str(server.port), str(clients), str(seconds), *names],
        stdout=subprocess.PIPE, text=True)
    crowd.stdout.readline()
    return crowd


SPEC = {"device": "iphone-17", "dialog": {"style": "alert", "content": {"title": "Hello", "actions": [{"title": "OK"}]}}}
GOOD = {
    "/healthz": lambda number: get(), "/metrics": lambda number: get("/metrics"), "cached": lambda number: post("/v1/specs", SPEC),
    "brief": lambda number: post("/v1/specs", {**SPEC, "dialog": {**SPEC["dialog"], "id": f"{number}"}})}


def good_waits(server, seconds):
    """The milliseconds that a good client waits for each kind of answer, and how many came badly."""
    until = time.monotonic() + seconds
    waits, bad, number = {kind: [] for kind in GOOD}, 0, 0
    with Connection(server.port, 30) as kept:
        while time.monotonic() < until and server.status is None:
            number += 1
            for kind, make in GOOD.items():
                request = make(number)
                start = time.monotonic()
                kept.send(request)
                answer = kept.read()
                waits[kind].append(1000 * (time.monotonic() - start))
                bad += answer is None or answer.status != 200
            time.sleep(0.01)
    return waits, bad


def told(times, bad):
    return f"p50 {share(times, 0.5):.1f}, p95 {share(times, 0.95):.1f}, worst {max(times):.0f} ms of {len(times)}, {bad} bad"


def check_beside(scrim, report, arguments):
    """How long a good client waits beside eight that attack in one way, one way after the other."""
    long = max(2, arguments.seconds / 15)
    for name in [*ATTACKS, *PICTURES]:
        # Without a cache, or the second picture would cost nothing; what is known is the health and the metrics.
        with Server(scrim, "--log-level", "critical", "--cache-bytes", 0) as server:
            crowd = begin_crowd(server, 8, long + 1, name)
            time.sleep(0.3)
            waits, bad = good_waits(server, long)
            times = [wait for kind in waits.values() for wait in kind]
            report.check(f"brief answers beside 8 with {name}: p95 under 20 ms", share(times, 0.95) < 20 and not bad, told(times, bad))
            crowd.communicate()


def check_crowd(scrim, report, arguments):
    """How long a good client waits beside 64 that ask for the dearest legal answers of each endpoint and format."""
    with Server(scrim, "--log-level", "critical") as server:
        crowd = begin_crowd(server, 64, arguments.seconds + 2)
        # By then each has been refused what is not legal.
        time.sleep(2)
        waits, bad = good_waits(server, arguments.seconds)
        for kind, times in waits.items():
            report.check(f"{kind} beside a crowd: p95 under 20 ms", share(times, 0.95) < 20 and not bad, told(times, bad))
        print(f"     {crowd.communicate()[0].strip()}")
