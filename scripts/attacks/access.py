"""Who is let in: every endpoint by every method in every form, with tokens and without, signed, and asked too often."""

import base64
import hashlib
import hmac
import json
import os
import tempfile
import time

from server import Server
from wire import Answer, Connection, chunk, get, post, stream_head

OPEN = ("/healthz", "/readyz", "/version")
CONTRACT = os.path.join(os.path.dirname(__file__), "../../Sources/CEmbedded/openapi.json")
# What stands in the place of a name in a path.
NAMES = {"/v1/devices/{id}": "iphone-4", "/v1/styles/{id}": "alert", "/problems/{id}": "not-found", "/fonts/{id}": None}
# What no page of the contract tells of.
MORE = ["/guide", "/rules", "/decisions", "/problems", "/search?q=alert", "/playground/main.js", "/site/base.css"]
KEY = bytes(range(32))
TOKENS = {"reader": "read", "computer": "compute", "renderer": "render", "operator": "operations"}


def token(name):
    return f"{name}-token"


def bearer(name):
    return f"Authorization: Bearer {token(name)}"


class Files:
    """A file of tokens and one of keys; gone with this."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        lines = [f"{name} {scope} {hashlib.sha256(token(name).encode()).hexdigest()}" for name, scope in TOKENS.items()]
        lines.append(f"all read,compute,render,operations {hashlib.sha256(token('all').encode()).hexdigest()}")
        lines.append(f"gone read,compute {hashlib.sha256(token('gone').encode()).hexdigest()} until=2020-01-01T00:00:00Z")
        self.tokens = self.write("tokens", "\n".join(lines) + "\n")
        self.keys = self.write("keys", f"k1 {base64.b64encode(KEY).decode()}\n")
        self.flags = ("--tokens", self.tokens, "--sign-keys", self.keys, "--log-level", "critical")

    def write(self, name, text):
        path = os.path.join(self.folder.name, name)
        with open(path, "w") as file:
            file.write(text)
        return path

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()


def signed(target, expires=None, key=KEY):
    """A target with its signature, by Python's own HMAC."""
    message = target + ("&" if "?" in target else "?") + "key=k1" + (f"&expires={expires}" if expires else "")
    code = hmac.new(key, message.encode(), hashlib.sha256).digest()
    return message + "&signature=" + base64.urlsafe_b64encode(code).decode().rstrip("=")


class Asking:
    """One connection after the other, each for as long as the server keeps it."""

    def __init__(self, port):
        self.port = port
        self.connection = None

    def __call__(self, message):
        for fresh in (False, True):
            if self.connection is None or fresh:
                self.close()
                self.connection = Connection(self.port, 30)
            self.connection.send(message)
            answer = self.connection.read()
            if answer is not None:
                if (answer["Connection"] or "").lower() == "close":
                    self.close()
                return answer
        return None

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = None


class Question:
    """One thing that can be asked: a target, a method, a form, and the scope that it needs."""

    def __init__(self, method, target, scope, body=None, fields=(), kind="application/json"):
        self.method, self.target, self.scope, self.body, self.fields, self.kind = method, target, scope, body, fields, kind

    def message(self, *fields, target=None):
        target = target or self.target
        if self.method == "POST":
            return post(target, self.body, *self.fields, *fields, kind=self.kind)
        return get(target, *self.fields, *fields).replace(b"GET", self.method.encode(), 1)

    def __str__(self):
        return " ".join([self.method, self.target[:80], *self.fields])


def example(operation):
    examples = operation["requestBody"]["content"]["application/json"]["examples"]
    return min((one["value"] for one in examples.values()), key=lambda value: len(json.dumps(value)))


def formats_of(contract, operation):
    """The names that `format` may have; JSON is what stands there without."""
    for parameter in operation.get("parameters", []):
        while "$ref" in parameter:
            parameter = contract["components"]["parameters"][parameter["$ref"].rsplit("/", 1)[1]]
        if parameter["name"] == "format" and parameter["in"] == "query":
            schema = parameter["schema"]
            while "$ref" in schema:
                schema = contract["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
            return schema.get("enum", [])
    return []


def questions():
    """Every endpoint of the contract by each of its methods in each of its forms."""
    with open(CONTRACT) as file:
        contract = json.load(file)
    found = []
    for path, operations in contract["paths"].items():
        if path in OPEN:
            continue
        if "post" not in operations:
            name = NAMES.get(path, "")
            if name is None:
                continue
            scope = "operations" if path == "/metrics" else "read"
            target = path.replace("{id}", name)
            for method in ("GET", "HEAD"):
                found += [Question(method, target, scope)]
                found += [Question(method, f"{target}?format={form}", scope) for form in formats_of(contract, operations["get"])]
            continue
        body = example(operations["post"])
        request = base64.urlsafe_b64encode(json.dumps(body).encode()).decode().rstrip("=")
        formats = formats_of(contract, operations["post"]) if "import" not in path else []
        for form in [None, *formats]:
            scope = "compute" if form in (None, "json", "ndjson", "sarif", "junit", "tap") else "render"
            beside = "" if form is None else f"format={form}"
            found.append(Question("POST", path + (f"?{beside}" if beside else ""), scope, body))
            for method in ("GET", "HEAD"):
                found.append(Question(method, f"{path}?request={request}" + (f"&{beside}" if beside else ""), scope))
        for kind in ("image/svg+xml", "image/png", "text/html"):
            if "svg" in formats:
                found.append(Question("POST", path, "render", body, (f"Accept: {kind}",)))
    lines = "\n".join(json.dumps({"device": "iphone-4", "dialog": {"style": style}}) for style in ("alert", "semiModal"))
    found.append(Question("POST", "/v1/specs/batch", "compute", lines, ("Accept: application/x-ndjson",), "application/x-ndjson"))
    found += [Question("GET", path, "read") for path in MORE]
    return found


def is_refusal(answer, status, codes):
    """Whether it is an error in the server's own words; what a HEAD gets has none."""
    return answer is not None and answer.status == status and answer["Cache-Control"] == "no-store" and (
        not answer.body or json.loads(answer.body)["code"] in codes) and (
        status != 401 or answer["WWW-Authenticate"] == "Bearer")


class Head(Asking):
    """The same for HEAD, whose answers announce a body that does not come."""

    def __call__(self, message):
        if not message.startswith(b"HEAD"):
            return super().__call__(message)
        with Connection(self.port, 30) as connection:
            connection.send(message.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
            data = b""
            while more := connection.socket.recv(65536):
                data += more
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        fields = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
        return Answer(int(first.split()[1]), fields, body)


def check(scrim, report, arguments):
    every = questions()
    with Files() as files:
        with Server(scrim, *files.flags, "--max-wait", 0) as server, Server(scrim, "--max-wait", 0, "--log-level", "critical") as free:
            check_tokens(Head(server.port), Head(free.port), every, report)
            check_signed(Head(server.port), Head(free.port), every, report)
            check_bits(Asking(server.port), report)
            check_streams(server, report)
        check_limits(scrim, every, report)


def check_tokens(ask, free, every, report):
    wrong = []
    counts = {}

    def hold(question, what, holds, answer):
        counts[what] = counts.get(what, 0) + 1
        if not holds:
            wrong.append(f"{question} with {what}: {answer.status if answer else None} {answer.body[:200] if answer else b''}")

    for question in every:
        answer = ask(question.message())
        hold(question, "no token", is_refusal(answer, 401, ["tokenMissing"]), answer)
        for field, code in (("Authorization: Bearer nobody", "tokenUnknown"), (bearer("gone"), "tokenExpired"),
                            ("Authorization: Basic YTpi", "tokenMissing"), ("Authorization: Bearer", "tokenMissing"),
                            ("Authorization: Bearer " + token("all")[:-1], "tokenUnknown")):
            answer = ask(question.message(field))
            hold(question, field, is_refusal(answer, 401, [code]), answer)
        for name, scope in TOKENS.items():
            answer = ask(question.message(bearer(name)))
            if scope == question.scope:
                bare = free(question.message())
                hold(question, "the scope that it needs", answer.status == bare.status == 200, answer)
                if question.target != "/metrics":
                    hold(question, "the same bytes as without tokens", answer.body == bare.body, answer)
                hold(question, "an answer for its holder alone", (answer["Cache-Control"] or "").startswith(("private", "no-store")), answer)
            else:
                hold(question, "another scope", is_refusal(answer, 403, ["scopeMissing"]), answer)
        for method in ("PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"):
            answer = ask(get(question.target).replace(b"GET", method.encode(), 1))
            hold(question, method, is_refusal(answer, 401, ["tokenMissing"]), answer)
        answer = ask(get(question.target, "Origin: https://a.example").replace(b"GET", b"OPTIONS", 1))
        hold(question, "a preflight", answer.status == 204 and not answer.body, answer)
    for target in OPEN:
        answer = ask(get(target))
        hold(target, "no token, and is how the server is", answer.status == 200, answer)
    for target in ("/nowhere", "/v1", "/healthz/", "//healthz", "/healthz%2f", "/v1/../healthz", "/HEALTHZ", "/metrics?x=/healthz",
                   "/healthzz", "http://a/v1/styles"):
        answer = ask(get(target))
        hold(target, "no token, and leads nowhere", answer.status in (400, 401), answer)
    report.check(
        f"with tokens on, {len(every)} questions are answered to whom they are for, and to nobody else", not wrong and len(every) > 150,
        ", ".join(f"{count} with {what}" for what, count in counts.items()), wrong[:20])


def check_signed(ask, free, every, report):
    wrong = []
    late, past = int(time.time()) + 3_600, 1_000_000_000
    for question in every:
        target = signed(question.target)
        answer = ask(question.message(target=target))
        if question.method == "POST":
            holds = is_refusal(answer, 401, ["tokenMissing"])
        elif question.scope == "operations":
            holds = is_refusal(answer, 403, ["scopeMissing"])
        else:
            bare = free(question.message())
            again = ask(question.message(target=signed(question.target, late)))
            old = ask(question.message(target=signed(question.target, past)))
            other = ask(question.message(target=signed(question.target, key=bytes(32))))
            age = next((int(part[8:]) for part in (again["Cache-Control"] or "").split(", ") if part.startswith("max-age=")), 0)
            holds = (answer.status == bare.status == again.status == 200 and answer.body == bare.body == again.body and age <= 3_600
                     and is_refusal(old, 403, ["signatureExpired"]) and is_refusal(other, 403, ["signatureWrong"]))
        if not holds:
            wrong.append(f"{question}: {answer.status} {answer.body[:200]}")
    report.check(f"signed, {len(every)} questions are answered where they are GET or HEAD and no operations", not wrong, details=wrong[:20])


def check_bits(ask, report):
    """Each bit of signed targets changed in turn."""
    targets = [signed("/v1/styles/alert"), signed("/v1/specs?device=iphone-4&dialog.style=alert&format=svg", 4_000_000_000),
               signed("/v1/specs/batch?devices.0=iphone-4&dialogs.0.style=alert")]
    statuses, wrong = {}, []
    for target in targets:
        assert ask(get(target)).status == 200
        for index in range(len(target)):
            for bit in range(8):
                changed = bytearray(target.encode())
                changed[index] ^= 1 << bit
                answer = ask(b"GET " + bytes(changed) + b" HTTP/1.1\r\nHost: x\r\n\r\n")
                status = answer.status if answer else None
                statuses[status] = statuses.get(status, 0) + 1
                if status not in (400, 401, 403, 505):
                    wrong.append(f"{status} for {bytes(changed)}")
    report.check(
        f"a signed URL with any one bit changed is refused: {sum(statuses.values())} bits of {len(targets)}", not wrong,
        f"{statuses}", wrong[:10])


def check_streams(server, report):
    """Lines that are sent in chunks: refused at the head, before any of them is read."""
    line = json.dumps({"device": "iphone-4", "dialog": {"style": "alert"}}).encode() + b"\n"

    def stream(*fields, target="/v1/specs/batch"):
        with Connection(server.port, 10) as connection:
            head = stream_head(target).replace(b"\r\n\r\n", "".join(f"\r\n{field}" for field in fields).encode() + b"\r\n\r\n", 1)
            connection.send(head + chunk(line))
            # Whoever is let in says the rest; whoever is not gets its answer without.
            if fields and "computer" in fields[0]:
                connection.send(chunk(line) + b"0\r\n\r\n")
            return connection.read()

    answers = {"no token": (stream(), 401), "another scope": (stream(bearer("renderer")), 403),
               "a token that is over": (stream(bearer("gone")), 401),
               "a signature": (stream(target=signed("/v1/specs/batch")), 401)}
    answers["its scope"] = (stream(bearer("computer")), 200)
    wrong = [f"{what}: {answer and answer.status}" for what, (answer, status) in answers.items() if not answer or answer.status != status]
    lines = answers["its scope"][0].body.count(b"\n") if answers["its scope"][0] else 0
    report.check("streamed lines need a token of their scope, at their head", not wrong and lines == 3, f"{lines} lines", wrong)


def check_limits(scrim, every, report):
    """A token may ask three times at once, whatever it asks and however; others are not held up by it."""
    wrong = []
    chosen = [question for question in every if question.scope == "compute"]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tokens")
        # A token for each question.
        with open(path, "w") as file:
            for index in range(len(chosen)):
                file.write(f"token{index} compute {hashlib.sha256(token(index).encode()).hexdigest()}\n")
            file.write(f"operator operations {hashlib.sha256(token('operator').encode()).hexdigest()}\n")
        flags = ("--tokens", path, "--max-wait", 0, "--rate-limit", "0.001/3", "--log-level", "critical")
        with Server(scrim, *flags) as server:
            ask = Head(server.port)
            for index, question in enumerate(chosen):
                answers = [ask(question.message(bearer(index))) for _ in range(5)]
                statuses = [answer.status for answer in answers]
                if statuses != [200, 200, 200, 429, 429] or int(answers[4]["Retry-After"]) <= 0 or not answers[4]["RateLimit"]:
                    wrong.append(f"{question}: {statuses}")
            # Who has no token is counted by its address; what tells how the server is counts for nobody.
            strangers = [ask(chosen[0].message()).status for _ in range(4)]
            told = [ask(get(target)).status for target in OPEN] + [ask(get("/metrics", bearer("operator"))).status for _ in range(4)]
            if strangers != [401, 401, 401, 429] or told != [200] * 7:
                wrong.append(f"without a token {strangers}, health and metrics {told}")
    report.check(f"a rate limit counts {len(chosen)} questions alike, streamed lines too", not wrong, details=wrong[:10])


def check_clients(scrim, report, arguments):
    """Every request of a million comes from another client, as a trusted proxy tells it."""
    count = arguments.clients
    flags = ("--rate-limit", "1/2", "--trusted-proxies", "127.0.0.0/8", "--access-log", "errors", "--log-level", "critical")
    with Server(scrim, *flags) as server:
        asking = Asking(server.port)
        # The table is there from the start; what the first requests bring is no client's.
        for number in range(2_000):
            asking(get("/v1/styles/alert", f"X-Forwarded-For: 10.0.{number >> 8 & 255}.{number & 255}"))
        before = resident(server.pid)
        statuses = {}
        # By HEAD, whose answers end where their fields do, and many at a time: a million is enough work without reading each.
        with Connection(server.port, 60) as connection:
            for start in range(0, count, 200):
                numbers = range(start, min(start + 200, count))
                connection.send(b"".join(b"HEAD /v1/styles/alert HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: %s\r\n\r\n"
                                         % client(number).encode() for number in numbers))
                data = b""
                while data.count(b"\r\n\r\n") < len(numbers):
                    more = connection.socket.recv(1 << 18)
                    assert more, "the server closed the connection"
                    data += more
                good = data.count(b"HTTP/1.1 200 ")
                statuses["200"] = statuses.get("200", 0) + good
                statuses["others"] = statuses.get("others", 0) + len(numbers) - good
        grown = resident(server.pid) - before
        report.check(
            f"{count} clients by X-Forwarded-For: memory grows by less than 32 MiB", grown < 32 << 20 and statuses == {"200": count, "others": 0},
            f"by {grown / 2**20:.1f} MiB from {before / 2**20:.1f}; answered {statuses}")
        # The limit still holds for one of them.
        last = [asking(get("/v1/styles/alert", "X-Forwarded-For: 203.0.113.5")).status for _ in range(3)]
        report.check("and the limit counts one of them as before", last == [200, 200, 429], f"{last}")
        asking.close()


def client(number):
    """Half of them by IPv4, half by IPv6, no two alike."""
    if number % 2:
        return f"2001:db8:{number >> 16:x}:{number & 0xFFFF:x}::1"
    return f"{11 + (number >> 24)}.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def resident(pid):
    with open(f"/proc/{pid}/statm") as line:
        return int(line.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
