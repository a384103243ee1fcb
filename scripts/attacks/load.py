"""Everything dear at once: how much memory it takes, and how long others wait meanwhile."""

import json
import random
import threading
import time

from bodies import ATTACKS, PICTURES, dear_schedule, message, replaced_schedule, touched_shapes, turning_schedule
from report import share
from server import Server
from wire import Connection, ask, get, post

CACHE = 64 << 20
ALLOWANCE = 300 * 10**6
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
    with Server(scrim, "--log-level", "critical") as server:
        before = server.peak_memory()
        # Made before the clock runs: a client that is busy with its own numbers attacks nobody.
        made = {name: [message(name, draw.randrange(10**6)) for _ in range(12)] for name in ATTACKS}
        until = time.monotonic() + arguments.seconds
        clients = []
        for number in range(50):
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
        limit = CACHE + ALLOWANCE
        report.check(
            f"peak memory under {limit / 1e6:.0f} MB with everything at once on 50 connections", lives and peak <= limit,
            f"{peak / 1e6:.0f} MB, {before / 1e6:.0f} MB at the start; {sum(c.sent for c in clients)} requests, answered {statuses}"
            + ("" if lives else f"; the server ended with {server.status}"), [*marks, *([] if lives else [server.said[-2000:]])])
        ended = server.stop(20) if lives else None
        report.check("and it ends on SIGTERM afterwards", ended is not None and server.status == 0, f"{ended}")
        # Each by itself, to say which of them it is.
        if peak > limit or arguments.verbose:
            print("     what each takes by itself, on 12 connections that never read:")
            for name in ATTACKS:
                one, worst = peak_of(scrim, name)
                print(f"       {one / 1e6:5.0f} MB{worst}  {name}", flush=True)
    check_held(scrim, report, limit)


def check_held(scrim, report, limit):
    """50 connections that each ask for the longest answer there is, and do not read it; none is refused for waiting."""
    with Server(scrim, "--max-wait", 0, "--log-level", "critical") as server:
        _, name, make, count = dearest_schedule(server.port)
        length = len(ask(server.port, post("/v1/schedules", make(10**7, count))).body)
        connections = []
        for number in range(50):
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
            f"peak memory under {limit / 1e6:.0f} MB while 50 connections do not read the longest answers", server.status is None
            and peak <= limit, f"{peak / 1e6:.0f} MB; a schedule of {count} {name} is {length / 1e6:.1f} MB long")
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


def dearest_kinds():
    """Every kind of attack that is known, each a function of a number that makes requests which no cache has."""
    kinds = {name: (lambda number, name=name: message(name, number)) for name in ATTACKS}
    for name, (path, body) in PICTURES.items():
        # White space makes another body of it, which has to be read; what it reads like is known, unless the cache is off.
        kinds[name] = lambda number, path=path, body=body: post(path, json.dumps(body) + " " * (number % 4_000))
    return kinds


def check_beside(scrim, report, arguments):
    """How long a good client waits beside eight that attack in one way, one way after the other."""
    every = dearest_kinds()
    long = max(2, arguments.seconds / 15)
    spec = {"device": "iphone-17", "dialog": {"style": "alert", "content": {"title": "Hello", "actions": [{"title": "OK"}]}}}
    for name, make in every.items():
        # Without a cache, or the second picture would cost nothing; what is known is the health and the version.
        with Server(scrim, "--log-level", "critical", "--cache-bytes", 0) as server:
            until = time.monotonic() + long
            clients = [Attacker(server.port, make, client, until) for client in range(8)]
            for client in clients:
                client.start()
            time.sleep(0.3)
            waits, bad, number = [], 0, 0
            kept = Connection(server.port, 30)
            while time.monotonic() < until:
                number += 1
                spec["dialog"]["content"]["title"] = f"Hello {number}"
                for request in (get(), get("/version"), post("/v1/specs", spec)):
                    start = time.monotonic()
                    kept.send(request)
                    answer = kept.read()
                    waits.append(1000 * (time.monotonic() - start))
                    bad += answer is None or answer.status != 200
                time.sleep(0.01)
            kept.close()
            report.check(
                f"brief answers beside 8 with {name}: p95 under 20 ms", share(waits, 0.95) < 20 and not bad,
                f"p50 {share(waits, 0.5):.1f}, p95 {share(waits, 0.95):.1f}, worst {max(waits):.0f} ms of {len(waits)}, {bad} bad")
            for client in clients:
                client.join(0.1)


class Attacker(threading.Thread):
    """A client that sends one request of a kind after the other, each another, and reads what it gets."""

    def __init__(self, port, make, number, until):
        super().__init__(daemon=True)
        self.port, self.until = port, until
        self.made = [make(number * 1_000 + index) for index in range(4)]

    def run(self):
        index = 0
        while time.monotonic() < self.until:
            try:
                ask(self.port, self.made[index % len(self.made)], 30)
            except (OSError, ValueError):
                time.sleep(0.05)
            index += 1
