"""Clients that take their time, and servers that have to end all the same."""

import json
import random
import select
import socket
import struct
import time

from bodies import long_answer, message
from server import Server
from wire import Connection, ask, chunk, get, is_alive, post, stream_head, wait_until

REQUEST_TIMEOUT, IDLE_TIMEOUT, DRAIN_TIMEOUT = 3, 4, 2
SPEC = {"device": "iphone-4", "dialog": {"style": "alert"}}

# What each kind of client has sent at first, and what it sends again and again.
DRIPS = {
    "in the target": (b"GET /", b"a"),
    "in the method": (b"", b"G"),
    "in the version": (b"GET /healthz ", b"H"),
    "as empty lines": (b"", b"\r\n"),
    "as halves of empty lines": (b"", b"\r"),
    "in a field's name": (b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"a"),
    "in a field's value": (b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ", b"a"),
    "as fields": (b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n"),
    "in a body": (b"POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n", b" "),
    "as chunks": (b"POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
                  b"1\r\n \r\n"),
    "in a chunk's extension": (
        b"POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5;", b"a"),
    "in trailers": (
        b"POST /v1/specs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ", b"a"),
    "in a second request": (get() + b"GET /", b"a"),
    "not at all": (b"", b""),
    "not at all after a request": (get(), b""),
}


def check_slow(scrim, report, arguments):
    """300 connections that drip: each kind is gone when the longer of the limits has passed, and a little more."""
    margin = 2.5
    limit = max(REQUEST_TIMEOUT, IDLE_TIMEOUT) + margin
    draw = random.Random(arguments.seed)
    with Server(scrim, "--request-timeout", REQUEST_TIMEOUT, "--idle-timeout", IDLE_TIMEOUT, "--log-level", "critical") as server:
        kinds = list(DRIPS)
        clients = []
        for number in range(300):
            kind = kinds[number % len(kinds)]
            connection = Connection(server.port)
            connection.socket.setblocking(False)
            connection.send(DRIPS[kind][0])
            clients.append((kind, connection))
        start = time.monotonic()
        open_now = dict(enumerate(clients))
        due = {number: start + draw.uniform(0, 1) for number in open_now}
        gone, slowest_health, last_health = {}, 0, start
        while open_now and time.monotonic() - start < limit + 3:
            now = time.monotonic()
            for number, (kind, connection) in list(open_now.items()):
                ended = connection.has_ended()
                if not ended and due[number] <= now and DRIPS[kind][1]:
                    ended = not connection.send(DRIPS[kind][1])
                    due[number] = now + draw.uniform(0.3, 1.2)
                if ended:
                    gone[number] = time.monotonic() - start
                    del open_now[number]
            if now - last_health > 0.5:
                last_health = time.monotonic()
                answer = ask(server.port, get(), 5)
                if answer is None or answer.status != 200:
                    slowest_health = float("inf")
                slowest_health = max(slowest_health, time.monotonic() - last_health)
            time.sleep(0.02)
        for kind in kinds:
            numbers = [number for number in range(len(clients)) if number % len(kinds) == kinds.index(kind)]
            left = [number for number in numbers if number in open_now]
            last = max([gone[number] for number in numbers if number in gone], default=0)
            figures = f"{len(left)} of {len(numbers)} open after {limit + 3:.1f} s" if left else f"gone after {last:.1f} s"
            first = clients[numbers[0]][1].reader.unread
            report.check(f"a client that drips {kind} is gone within {limit} s", not left and last <= limit, figures,
                         [f"one of them was answered {bytes(first[:160])!r}"])
        report.check("beside them /healthz answers within 0.5 s", slowest_health < 0.5, f"{slowest_health * 1000:.0f} ms at worst")
        for _, connection in clients:
            connection.close()


def check_streams(scrim, report, arguments):
    """Streams of batches in which nothing but an empty line comes now and then do not keep others out for ever."""
    idle = 2
    line = json.dumps(SPEC).encode() + b"\n"
    with Server(scrim, "--max-streams", 8, "--idle-timeout", idle, "--request-timeout", 3, "--log-level", "critical") as server:
        for label, drip in [("empty lines", b"\n"), ("spaces", b" "), ("the beginning of a line", b"{")]:
            connections = [Connection(server.port) for _ in range(32)]
            for connection in connections:
                connection.send(stream_head())
            start = time.monotonic()
            first, answered, dripped = None, None, 0

            def drip_all():
                nonlocal dripped
                if time.monotonic() - start > dripped * 0.4:
                    dripped += 1
                    for connection in connections:
                        connection.send(chunk(drip))
                        connection.has_ended()

            def is_answered():
                nonlocal first
                drip_all()
                try:
                    answer = ask(server.port, stream_head() + chunk(line) + b"0\r\n\r\n", 3)
                except OSError:
                    return False
                first = first or (answer.status if answer else "nothing")
                return answer is not None and answer.status == 200

            answered = wait_until(is_answered, idle + 6, 0.1)
            report.check(
                f"a batch is answered within {idle + 3} s of 32 streams that drip {label}, where 8 may be",
                answered is not None and answered <= idle + 3,
                f"first {first}, {'never 200' if answered is None else f'200 after {answered:.1f} s'}")
            for connection in connections:
                connection.close()
            wait_until(lambda: is_alive(server.port), 5)
        # A stream that is at work all the time is not idle, however long it goes on.
        with Connection(server.port, 5) as connection:
            connection.send(stream_head())
            start, sent = time.monotonic(), 0
            while time.monotonic() - start < 2 * idle + 1 and connection.send(chunk(line)):
                sent += 1
                time.sleep(0.3)
            connection.send(b"0\r\n\r\n")
            answer = connection.read()
            lines = answer.body.split(b"\n") if answer else []
            report.check(f"a stream that sends a request every 0.3 s is served for {2 * idle + 1} s", answer is not None
                         and answer.status == 200 and len(lines) >= sent, f"{sent} sent, {len(lines)} lines came")


def check_fin(scrim, report, arguments):
    """A client that has sent FIN is closed as soon as it is answered."""
    batch = stream_head() + chunk(json.dumps(SPEC).encode() + b"\n") + b"0\r\n\r\n"
    cases = [
        ("a GET", get(), 1), ("a HEAD", b"HEAD /healthz HTTP/1.1\r\nHost: x\r\n\r\n", 1), ("a POST", post("/v1/specs", SPEC), 1),
        ("a 404", get("/nowhere"), 1), ("a 422", post("/v1/specs", {}), 1), ("three requests", get() * 3, 3),
        ("a batch of lines", batch, 1), ("an OPTIONS", b"OPTIONS /v1/specs HTTP/1.1\r\nHost: x\r\n\r\n", 1),
        ("nothing", b"", 0), ("half a head", b"GET /healthz HT", None), ("half a body", post("/v1/specs", SPEC)[:-5], None),
        ("half a chunk", stream_head("/v1/specs", "application/json") + b"5\r\nab", None),
        ("half a batch", stream_head() + chunk(json.dumps(SPEC).encode() + b"\n"), None),
    ]
    with Server(scrim, "--log-level", "critical") as server:
        for label, message, count in cases:
            with Connection(server.port, 5) as connection:
                connection.send(message)
                connection.finish()
                start = answered = time.monotonic()
                received, ending = b"", "silent"
                while time.monotonic() - answered < 4:
                    if select.select([connection.socket], [], [], 0.5)[0]:
                        try:
                            data = connection.socket.recv(65536)
                        except ConnectionError:
                            ending = "reset"
                            break
                        if not data:
                            ending = "closed"
                            break
                        received += data
                        answered = time.monotonic()
                waited = time.monotonic() - answered
            heads = received.count(b"HTTP/1.1 ")
            report.check(
                f"FIN after {label}: closed within a second", ending != "silent" and waited < 1
                and (count is None or heads == count),
                f"{heads} answers after {answered - start:.2f} s, {ending} {waited:.2f} s later", [repr(received[:120])])


def check_gone(scrim, report, arguments):
    """Work ends when its client goes: by a reset, by a close, and by the end of what it sends where nothing is answered yet."""
    flip = {"present": {"style": "custom", "duration": 3, "from": {"rotationX": 170, "rotationY": 80},
                        "easing": {"spring": {"response": .05, "dampingRatio": .01}}}}
    events = [{"at": round(i * .001, 4), "show": {"id": f"{i}", "style": "floating", "transition": flip}} for i in range(8)]
    dear = post("/v1/schedules?format=svg&animate=all", {"device": "ipad-1", "policy": "stack", "events": events})
    with Server(scrim, "--cache-bytes", 0, "--log-level", "critical") as server:
        for label in ("a reset", "a close", "the end of what it sends"):
            before = server.cpu_seconds()
            connection = Connection(server.port, 5)
            connection.send(dear)
            # At work, unless it is refused before: then there is nothing to end.
            begun = wait_until(lambda: server.cpu_seconds() - before > 0.2 or connection.has_ended(), 5)
            if label == "a reset":
                connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            if label == "the end of what it sends":
                connection.finish()
            else:
                connection.close()
            time.sleep(0.1)
            left = server.cpu_seconds()
            time.sleep(0.5)
            more = server.cpu_seconds() - left
            report.check(f"work ends within 0.1 s of {label}", begun is not None and more < 0.1, f"{more:.2f} s of processor later")
            connection.close()
        report.check("the server answers afterwards", is_alive(server.port))


def check_stop(scrim, report, arguments):
    """SIGTERM with work in hand: the end comes when --drain-timeout has passed at the latest, with 0."""
    margin = 2.5
    dear = ["schedules of turns", "schedules of stacks", "samples with ids of 4,000 characters", "retargeting with 3,600 times",
            "samples of Bézier curves", "schedules with too many keyframes"]
    crowds = {
        "the dearest work in hand": (24, lambda number: message(dear[number % len(dear)], number)),
        "long answers that nobody reads": (40, lambda number: long_answer(number)),
        "streams of batches without a line": (40, lambda _: stream_head()),
        "streams of batches that nobody reads": (
            16, lambda _: stream_head() + chunk((json.dumps(SPEC).encode() + b"\n") * 4_000) + b"0\r\n\r\n"),
        "half a request each": (200, lambda number: list(DRIPS.values())[number % len(DRIPS)][0]),
        "idle connections": (200, lambda _: get()),
    }
    crowds["all of these at once"] = None
    for label, crowd in crowds.items():
        parts = [crowd] if crowd else [part for part in crowds.values() if part]
        with Server(scrim, "--drain-timeout", DRAIN_TIMEOUT, "--max-wait", 0, "--log-level", "critical") as server:
            connections = []
            for count, made in parts:
                for number in range(count):
                    connection = Connection(server.port, 10, receive_buffer=4096)
                    connection.socket.setblocking(False)
                    connections.append(connection)
                    send_some(connection, made(number))
            time.sleep(0.5)
            ended = server.stop(DRAIN_TIMEOUT + 15)
            figures = "killed after {} s".format(DRAIN_TIMEOUT + 15) if ended is None else f"{ended:.2f} s, status {server.status}"
            report.check(
                f"SIGTERM with {label}: ends within {DRAIN_TIMEOUT} s and a little", ended is not None
                and ended <= DRAIN_TIMEOUT + margin and server.status == 0, figures, [server.said[:300]])
            for connection in connections:
                connection.close()
    # What is in hand and can be answered is answered: half a body before the signal, the other half behind it.
    with Server(scrim, "--drain-timeout", DRAIN_TIMEOUT, "--log-level", "notice") as server:
        sent = post("/v1/specs", SPEC, "Expect: 100-continue")
        with Connection(server.port, 10) as connection, Connection(server.port, 10) as idle:
            connection.send(sent[:-10])
            connection.socket.recv(25)
            idle.send(get())
            idle.read()
            server.process.terminate()
            # It stops listening before it answers.
            wait_until(lambda: not is_alive(server.port), 5)
            connection.send(sent[-10:])
            answer = connection.read()
            status = answer.status if answer else connection.ending
            ended = wait_until(lambda: server.status is not None, DRAIN_TIMEOUT + 5)
        report.check("SIGTERM with half a request: it is answered, and the end comes at once", status == 200 and ended is not None
                     and ended < 1.5 and server.status == 0, f"answered {status}, ended {ended and round(ended, 2)} s later")


def send_some(connection, data):
    """Sends what the socket takes at once: a client that reads nothing may not be able to send all."""
    end = time.monotonic() + 2
    while data and time.monotonic() < end:
        try:
            data = data[connection.socket.send(data):]
        except BlockingIOError:
            time.sleep(0.005)
        except ConnectionError:
            return
