"""Clients that ask for everything there is by chance: what is cached, what is new, what is long, and lines in streams."""

import base64
import json
import random
import threading
import time

from wire import Connection, ask, chunk, get, post, stream_head

STYLES = ["alert", "semiModal", "formSheet", "fullScreen", "floating", "slidingMessage", "pageSheet", "activityView"]
DEVICES = ["iphone-4", "iphone-17", "ipad-1", "pixel-8", "iphone-x"]


def spec(number, title="Hello"):
    return {"device": DEVICES[number % len(DEVICES)], "dialog": {
        "style": STYLES[number % len(STYLES)], "content": {"title": title, "actions": [{"title": "OK"}]}}}


def carried(path, body, beside=""):
    text = base64.urlsafe_b64encode(json.dumps(body).encode()).decode().rstrip("=")
    return get(f"{path}?request={text}{beside}")


def known():
    """Requests that come again and again, by a name each: POST and GET, JSON and pictures, small and long."""
    found = {}
    for number in range(40):
        found[f"post {number}"] = post("/v1/specs", spec(number))
        found[f"get {number}"] = carried("/v1/specs", spec(number))
    for form in ("svg", "html", "css", "waapi", "lottie", "tokens", "swiftui", "png"):
        found[form] = carried("/v1/specs", spec(1), f"&format={form}")
        found[f"post {form}"] = post(f"/v1/specs?format={form}", spec(2))
    for target in ("/v1/devices", "/v1/styles", "/openapi.json", "/", "/scrim.js", "/v1/devices/iphone-17"):
        found[target] = get(target)
    return found


def long_ones():
    """Answers of megabytes, and of hundreds of kilobytes."""
    times = [moment / 2_000 for moment in range(600)]
    found = {}
    for number in range(4):
        dialog = {"style": "semiModal", "id": f"long-{number}" + "i" * 100, "content": {
            "title": "Long", "actions": [{"id": f"{action}" + "a" * 60, "title": "A"} for action in range(10)]}}
        found[f"samples {number}"] = post("/v1/specs/samples", {
            "device": "iphone-17", "dialog": dialog, "phase": "rotate.landscapeLeft", "times": times})
    found["apng"] = post("/v1/specs?format=apng&framesPerSecond=10", spec(0))
    found["filmstrip"] = post("/v1/specs?format=filmstrip", spec(0))
    return found


def wanted(port, messages):
    """The bodies of the answers, which have to be good ones."""
    bodies = {}
    for name, message in messages.items():
        answer = ask(port, message, 60)
        if answer is None or answer.status != 200:
            raise SystemExit(f"{name} is no good question: {answer and answer.status} {answer and answer.body[:300]}")
        bodies[name] = answer.body
    return bodies


class Failure:
    def __init__(self, kind, what, has_begun, seconds):
        self.kind, self.what, self.has_begun, self.seconds = kind, what, has_begun, seconds

    def __str__(self):
        return f"{self.kind} after {self.seconds * 1000:.0f} ms{', its answer had begun' if self.has_begun else ''}: {self.what}"


class Client(threading.Thread):
    """Sends one request after the other until there are enough, and counts those that failed."""

    def __init__(self, course, seed):
        super().__init__(daemon=True)
        self.course = course
        self.draw = random.Random(seed)
        self.seed = seed
        self.sent = {"cached": 0, "new": 0, "long": 0, "streamed": 0}
        self.failures = []
        self.waits = []
        # When the request in hand was begun.
        self.since = 0
        self.connection = None

    def run(self):
        while self.course.take():
            kind = self.draw.choices(("cached", "new", "long", "streamed"), (70, 22, 5, 3))[0]
            start = self.since = time.monotonic()
            try:
                what = getattr(self, kind)()
            except (OSError, ValueError, AssertionError) as error:
                what = f"{type(error).__name__}: {error}"
            self.waits.append(time.monotonic() - start)
            self.sent[kind] += 1
            if what:
                self.failures.append(Failure(kind, what, self.has_begun, time.monotonic() - start))
                self.close()
        self.close()

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = None

    @property
    def has_begun(self):
        """Whether some of an answer has come that is not whole."""
        return self.connection is not None and (self.connection.reader.answer is not None or bool(self.connection.reader.unread))

    def asked(self, message):
        """The answer, by the connection at hand while nginx keeps it."""
        if self.connection is None or self.connection.has_ended():
            self.close()
            self.connection = Connection(self.course.port, 60)
        self.connection.send(message)
        answer = self.connection.read()
        if answer is not None and (answer["Connection"] or "").lower() == "close":
            self.close()
        return answer

    def fault(self, answer, status=200):
        if answer is None:
            return f"no answer: the connection is {self.connection.ending}"
        return None if answer.status == status else f"{answer.status}: {answer.body[:160]!r}"

    def same(self, wanted, message):
        name = self.draw.choice(list(wanted))
        answer = self.asked(message(name))
        return self.fault(answer) or (None if answer.body == wanted[name] else f"other bytes for {name}")

    def cached(self):
        return self.same(self.course.cached, lambda name: self.course.known[name])

    def long(self):
        return self.same(self.course.long, lambda name: self.course.long_ones[name])

    def new(self):
        title = f"New {self.seed} {self.draw.random()}"
        body = spec(self.draw.randrange(40), title)
        message = post("/v1/specs", body) if self.draw.random() < 0.5 else carried("/v1/specs", body)
        answer = self.asked(message)
        fault = self.fault(answer)
        if not fault and title.encode() not in answer.body:
            return f"the answer is none to {title}"
        if not fault and self.draw.random() < 0.02:
            self.course.keep(message, answer.body)
        return fault

    def streamed(self):
        """Lines that come one by one, each answered before the next is sent; the last line is the summary."""
        count = self.draw.randrange(2, 12)
        self.close()
        self.connection = Connection(self.course.port, 60)
        self.connection.send(stream_head())
        for number in range(count):
            line = json.dumps(spec(number, f"Line {self.seed} {self.draw.random()}")).encode() + b"\n"
            if not self.connection.send(chunk(line)):
                return "the stream was cut while lines were sent"
            time.sleep(self.draw.random() * 0.02)
        if not self.connection.send(b"0\r\n\r\n"):
            return "the stream was cut before its end"
        answer = self.connection.read()
        fault = self.fault(answer)
        self.close() if not fault else None
        if fault:
            return fault
        lines = answer.body.splitlines()
        if len(lines) != count + 1 or json.loads(lines[-1])["summary"]["problems"] != 0:
            return f"{len(lines)} lines for {count}, the last {lines[-1][:100] if lines else b''}"
        return None
