"""Requests mutated at random, one at a time: what each does to the server is known to be its doing.

Every request is drawn from its own number and the seed, so that `--only NUMBER` sends one of them again. What fails is left in
.build/attacks/ as it was sent.
"""

import base64
import heapq
import json
import pathlib
import random
import time
import urllib.parse

import bodies
from server import Server
from wire import Connection, ask, chunk, get, is_alive, post

BOUND = 16 << 20
MOST_CPU = 1.0
CONNECTIONS = 32
KEPT = pathlib.Path(".build/attacks")
# The 503 that openapi.yaml has; any other answer of 5xx is a fault.
DOCUMENTED = {"overloaded", "tooManyStreams", "stopping"}
SHOWN = 10

NUMBERS = """0 -0 -0.0 1 -1 2 0.5 1e-320 5e-324 -5e-324 2.2250738585072014e-308 2.225073858507201e-308 1e308 -1e308
    1.7976931348623157e308 1e400 -1e400 1e-400 0.01 0.005 0.015 0.1 0.3 0.30000000000000004 99.99 0.33 33.33 1000000 -1000000
    1000000.01 1000001 100000 100000.01 3600 3599.9999 3600.0001 1e-7 0.00005 0.0001 0.00004999 9007199254740993
    123456789012345678901234567890 1E5 1e5 360 -360 359.99 361 4096 4097 10000 10001 0.001 0.99 1.01 255 256 65535 65536
    2147483647 2147483648 4294967295 4294967296 9223372036854775807 9223372036854775808 18446744073709551616 -9223372036854775809
    NaN Infinity -Infinity 01 +1 .5 5. 0x10 1e 1e+ -  1_000 ٣ 1e99999 0.000000000000000000000000000000000001""".split()
STRINGS = [
    "", " ", "a", "a" * 256, "a" * 257, "é" * 4096, "é" * 4097, "x" * 100_000, "مرحبا بالعالم", "สวัสดีชาวโลก ก็ที่สุด", "नमस्ते दुनिया क्ष्म्य",
    "👩‍👩‍👧‍👦🏳️‍🌈" * 20, "e" + "\u0301" * 500, "\u202e\u202d\u2066\u2069", "\ufeff", "\u2028\u2029", "\ue000\uf8ff", "\ufffe\uffff", "\U0010ffff",
    "﷽" * 50, "word " * 800, "longwordwithoutaspace" * 190, "a\u00adb\u200bc\u2060d", "\t\n\r", "\x00", "\x1b[31m", "日本語の文章、改行。" * 100,
    "50%", "0%", "100%", "100.01%", "-5%", "1e3%", "33.333333333%", "400%", "%", "fit", "M0 0", "M0 0H10V10H0Z", "M0 0A1 1 0 0 1 1e-300 1Z",
    "M0 0" + "L1 1" * 1000, "M0 0" + "A9 9 0 1 1 9 9" * 200, "M1e308 0L-1e308 0Z", "#", "#FFF", "#FFFFFF", "#12345678", "2024", "26.1", "0.0.0.0",
    "../../etc/passwd", "' OR 1=1", "<script>", "${jndi:ldap://x}", "%s%n", "~0~1", "/", "\\",
]
ESCAPES = ['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"', '"\\', '"a', '"\x01"', '"\\ud83d\\ude00"', '"\\/\\b\\f"']
CONTRACT = json.loads((pathlib.Path(__file__).parents[2] / "Sources/CEmbedded/openapi.json").read_text())
PATHS = [path for path, item in CONTRACT["paths"].items() if "post" in item]
GETS = ["/v1/specs", "/v1/devices", "/v1/devices/iphone-4", "/v1/styles", "/v1/styles/sheet", "/healthz", "/readyz", "/version",
        "/openapi.json", "/openapi.yaml", "/v1/devices?family=iphone", "/v1/specs?device=iphone-4&dialog.style=semiModal"]
OPTIONS = [{"explain": True}, {"snap": "none"}, {"coordinateSpace": "fixed"}, {"snap": "pixel", "explain": True}]


class Literal(str):
    """JSON as it is written."""


class Pairs(list):
    """An object whose members may come more than once."""


def encode(value):
    if isinstance(value, Literal):
        return str(value)
    if isinstance(value, Pairs):
        return "{" + ",".join(f"{json.dumps(key, ensure_ascii=False)}:{encode(member)}" for key, member in value) + "}"
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(key, ensure_ascii=False)}:{encode(member)}" for key, member in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(encode, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


class Seeds:
    """What is mutated: the document's examples, and what costs most."""

    def __init__(self, document):
        self.posts = []
        for path, operations in document["paths"].items():
            content = operations.get("post", {}).get("requestBody", {}).get("content", {})
            for example in content.get("application/json", {}).get("examples", {}).values():
                self.posts.append((path, json.dumps(example["value"])))
        for response in document["components"]["responses"].values():
            for media in response.get("content", {}).values():
                for example in media.get("examples", {}).values():
                    text = example.get("x-request")
                    if isinstance(text, str) and text.startswith("{"):
                        try:
                            self.posts.append((example.get("x-path", "/v1/specs"), json.dumps(json.loads(text))))
                        except ValueError:
                            pass
        self.posts += [(path, json.dumps(body)) for path, body in small_seeds()]
        self.dear = []
        for path, body in bodies.ATTACKS.values():
            value = body(1)
            if isinstance(value, dict):
                self.dear.append((path, json.dumps(value)))
        self.words = sorted(enumerated(document["components"]["schemas"]) | {
            "default", "present", "dismiss", "refuse", "keyboard", "keyboardHide", "all", "detent.medium", "detent.50%", "rotate.portrait",
            "docked", "presented", "dismissed", "40%", "iphone-4", "iphone-17", "ipad-1", "pixel-9", "apple-tv-4k", "desktop-1440x900"})
        # Parts of all seeds by the name of their member, to put in one another's stead.
        self.parts = {}
        for _, text in self.posts:
            collect(json.loads(text), self.parts)


def small_seeds():
    """By hand: what examples leave out."""
    yield "/v1/specs/samples", {**bodies.bezier_samples(), "times": [0, 0.5, 1]}
    yield "/v1/specs/samples", {"device": "iphone-17", "dialog": bodies.long_ids(20, 1, 3), "phase": "rotate.landscapeLeft", "framesPerSecond": 60}
    yield "/v1/specs/hit-test", {**bodies.hit_test(), "points": [[1, 2], [160, 240], [0.01, 479.99]]}
    yield "/v1/specs/hit-test", {**bodies.moving_hit_test(), "points": [[160, 240]]}
    yield "/v1/specs/retarget", {**bodies.retarget(), "times": [0, 0.1]}
    for policy in ("queue", "replace", "ignore", "stack"):
        yield "/v1/schedules", {**bodies.dear_schedule(1, 20), "policy": policy, "gap": 0.1}
    yield "/v1/schedules", bodies.turning_schedule(1, 12)
    yield "/v1/schedules", bodies.touched_shapes(1) | {"events": bodies.touched_shapes(1)["events"][::50]}
    scene = bodies.dear_scene()
    yield "/v1/scenes", {**scene, "dialogs": scene["dialogs"][:3]}
    yield "/v1/specs/transitions", bodies.dear_transition()
    yield "/v1/specs", bodies.dear_spec() | {"options": {"explain": True, "coordinateSpace": "fixed"}}
    yield "/v1/specs", {"device": "iphone-4", "dialog": bodies.arc_dialog("arcs", 12)}
    for easing in ({"linear": [[0, 0], [0.5, 0.2], [1, 1]]}, {"steps": 9, "position": "jumpNone"}, {"cubicBezier": [1, 0, 0, 1]},
                   {"spring": {"response": 0.5, "dampingRatio": 0.01}}, {"spring": {"mass": 1, "stiffness": 1e6, "damping": 0.1}},
                   {"spring": {"duration": 3, "bounce": 0.99}}):
        yield "/v1/specs", {"device": "iphone-17", "dialog": {"style": "sheet", "transition": {"easing": easing, "duration": 0.4}}}
        yield "/v1/specs/samples", {"device": "iphone-17", "dialog": {"style": "semiModal", "transition": {"easing": easing}},
                                    "phase": "all", "framesPerSecond": 30}


def enumerated(node):
    """Every string that a schema lists."""
    found = set()
    if isinstance(node, dict):
        found |= {value for value in node.get("enum", []) if isinstance(value, str)} if isinstance(node.get("enum"), list) else set()
        for member in node.values():
            found |= enumerated(member)
    elif isinstance(node, list):
        for item in node:
            found |= enumerated(item)
    return found


def collect(value, parts):
    if isinstance(value, dict):
        for key, member in value.items():
            parts.setdefault(key, []).append(member)
            collect(member, parts)
    elif isinstance(value, list):
        for item in value:
            collect(item, parts)


def places(value, found, most=4000):
    """(container, key) of all that lies in `value`."""
    keys = value.keys() if isinstance(value, dict) else range(len(value))
    for key in list(keys):
        if len(found) >= most:
            return found
        found.append((value, key))
        if isinstance(value[key], (dict, list)) and not isinstance(value[key], Pairs):
            places(value[key], found, most)
    return found


class Mutator:
    def __init__(self, seeds, seed, number):
        self.seeds = seeds
        self.draw = random.Random(f"{seed}:{number}")
        self.done = []

    def number(self, old):
        draw = self.draw
        kind = draw.randrange(6)
        if kind <= 2:
            return Literal(draw.choice(NUMBERS))
        if kind == 3:
            return round(draw.uniform(-2000, 2000), 2)
        if isinstance(old, bool) or not isinstance(old, (int, float)):
            return draw.randrange(-10, 5000)
        return draw.choice([old + 0.01, old - 0.01, old * 1000, old / 1000, -old, old + 1e-9, round(old + draw.uniform(-1, 1), 2), old * 1.0000001])

    def string(self):
        draw = self.draw
        kind = draw.randrange(8)
        if kind <= 3:
            return draw.choice(self.seeds.words)
        if kind == 4:
            return Literal(draw.choice(ESCAPES))
        if kind == 5:
            return "".join(chr(draw.choice([draw.randrange(32, 127), draw.randrange(0x250, 0xd7ff), draw.randrange(0x1f000, 0x1fbff)]))
                           for _ in range(draw.randrange(1, 60)))
        return draw.choice(STRINGS)

    def once(self, root):
        """One mutation of what `root`, a list of one, has in it."""
        draw = self.draw
        found = places(root, [])
        container, key = draw.choice(found)
        old = container[key]
        if draw.random() < 0.6 and isinstance(old, (int, float)) and not isinstance(old, bool):
            kind = "number"
        elif draw.random() < 0.6 and isinstance(old, str):
            kind = "string"
        else:
            kind = draw.choice(["number", "string", "type", "remove", "duplicate", "move", "rename", "cross", "cross", "cross", "repeat", "repeat",
                                "list", "add", "add", "swap", "nest", "options"])
        self.done.append(kind)
        if kind == "number":
            container[key] = self.number(old)
        elif kind == "string":
            container[key] = self.string()
        elif kind == "type":
            container[key] = draw.choice([None, True, False, [], {}, "x", 0, [0], {"x": 0}, [[]], [None]])
        elif kind == "remove" and container is not root:
            del container[key]
        elif kind == "duplicate":
            objects = [(c, k) for c, k in found if isinstance(c[k], dict) and c[k]]
            if objects:
                c, k = draw.choice(objects)
                pairs = list(c[k].items())
                name, value = draw.choice(pairs)
                pairs.insert(draw.randrange(len(pairs) + 1), (name, draw.choice([value, None, 0, "x"])))
                c[k] = Pairs(pairs * draw.choice([1, 1, 1, 2, 30]))
        elif kind == "move" and isinstance(key, str):
            targets = [c[k] for c, k in found if isinstance(c[k], dict) and not isinstance(c[k], Pairs) and c[k] is not old]
            if targets:
                draw.choice(targets)[key] = json.loads(encode_safe(old))
                container.pop(key, None)
        elif kind == "rename" and isinstance(key, str):
            value = container.pop(key)
            container[draw.choice([key[:-1], key + "s", key.upper(), draw.choice(list(self.seeds.parts)), "__proto__", "", "é" * 300])] = value
        elif kind == "cross" and isinstance(key, str) and key in self.seeds.parts:
            container[key] = json.loads(json.dumps(draw.choice(self.seeds.parts[key])))
        elif kind == "repeat":
            lists = [(c, k) for c, k in found if isinstance(c[k], list) and c[k] and not isinstance(c[k], Pairs)]
            if lists:
                c, k = draw.choice(lists)
                times = draw.choice([2, 3, 10, 33, 100, 1000])
                item = encode_safe(c[k])
                c[k] = c[k] * max(1, min(times, 200_000 // max(1, len(item))))
        elif kind == "list" and isinstance(old, list) and old and not isinstance(old, Pairs):
            container[key] = draw.choice([old[::-1], old[1:], old[:1], [], old + [old[0]], sorted(old, key=str)])
        elif kind == "add":
            objects = [c[k] for c, k in found if isinstance(c[k], dict)]
            if objects:
                name = draw.choice(list(self.seeds.parts))
                draw.choice(objects)[name] = json.loads(json.dumps(draw.choice(self.seeds.parts[name])))
        elif kind == "swap":
            other, name = draw.choice(found)
            try:
                container[key], other[name] = json.loads(encode_safe(other[name])), json.loads(encode_safe(old))
            except (KeyError, IndexError):
                pass
        elif kind == "nest":
            for _ in range(draw.choice([1, 2, 30, 200])):
                container[key] = draw.choice([[container[key]], {"dialog": container[key]}])
        elif kind == "options" and isinstance(root[0], dict):
            root[0]["options"] = dict(draw.choice(OPTIONS))

    def bytes(self, data):
        """Some of the bytes changed, dropped or repeated."""
        draw, data = self.draw, bytearray(data)
        for _ in range(draw.choice([1, 1, 2, 8])):
            if not data:
                break
            at = draw.randrange(len(data))
            kind = draw.randrange(6)
            self.done.append("bytes")
            if kind == 0:
                data[at] ^= 1 << draw.randrange(8)
            elif kind == 1:
                data[at] = draw.choice(b'{}[],:"\\0-9eE. \x00\xff\xc0')
            elif kind == 2:
                del data[at : at + draw.choice([1, 2, 20])]
            elif kind == 3:
                data[at:at] = data[at : at + draw.randrange(1, 60)] * draw.choice([1, 2, 50])
            elif kind == 4:
                del data[at:]
            else:
                data[at:at] = draw.choice([b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\x80", b"\x00", b"/**/", b"//\n", b"'"])
        return bytes(data)

    def body(self):
        """(path, bytes) of one document."""
        draw = self.draw
        path, text = draw.choice(self.seeds.dear if draw.random() < 0.03 else self.seeds.posts)
        root = [json.loads(text)]
        for _ in range(draw.choice([0, 1, 1, 1, 2, 2, 3, 5])):
            try:
                self.once(root)
            except (ValueError, RecursionError, KeyError, IndexError, TypeError):
                pass
        try:
            data = encode(root[0]).encode("utf-8", "surrogatepass")
        except RecursionError:
            data = text.encode()
        if draw.random() < 0.12:
            data = self.bytes(data)
        return path, data

    def request(self):
        """(what it is, bytes to send)."""
        draw = self.draw
        fields = []
        if draw.random() < 0.15:
            fields.append(draw.choice([
                "Accept: application/json", "Accept: application/problem+json", "Accept: */*;q=0", "Accept: text/html, */*;q=0.1",
                "Accept: application/x-ndjson", "Accept-Encoding: gzip", "Accept-Encoding: gzip;q=0, identity", "Accept-Encoding: " + "gzip," * 500,
                "Accept: " + "a/b;q=0.5," * 300, 'If-None-Match: "x", W/"y", *', "If-None-Match: *", 'If-None-Match: ' + '"a",' * 500,
                "Content-Encoding: gzip", "Content-Encoding: identity", "Range: bytes=0-1", "X-Request-Id: " + "r" * 200, "Origin: null",
                "Cache-Control: no-cache", "Cookie: " + "c" * 4000, "TE: trailers", "Expect: 100-continue"]))
        kind = draw.random()
        if kind < 0.06:
            return self.get(fields)
        path, data = self.body()
        if kind < 0.10:
            path = draw.choice(PATHS)
            self.done.append("path")
        if kind < 0.14:
            encoded = base64.urlsafe_b64encode(data).rstrip(b"=").decode()
            return "GET /v1/specs?request=", get("/v1/specs?request=" + encoded[:15_000], *fields)
        if path == "/v1/specs/batch" and draw.random() < 0.5 or draw.random() < 0.02:
            lines = b"\n".join([data.replace(b"\n", b" ")] + [self.body()[1].replace(b"\n", b" ") for _ in range(draw.randrange(0, 5))])
            return "POST /v1/specs/batch in lines", post("/v1/specs/batch", lines, *fields, kind="application/x-ndjson")
        if draw.random() < 0.05:
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
            step = draw.choice([1, 7, 1000, 100_000])
            step = max(step, len(data) // 500)
            pieces = b"".join(chunk(data[start : start + step]) for start in range(0, len(data), step))
            return f"POST {path} in chunks", head + pieces + b"0\r\n\r\n"
        kind = draw.choice(["text/plain", "application/json; charset=utf-8", "application/x-ndjson", "a", "*/*"]) if draw.random() < 0.02 \
            else "application/json"
        return f"POST {path}", post(path, data, *fields, kind=kind)

    def get(self, fields):
        draw = self.draw
        target = draw.choice(GETS)
        for _ in range(draw.randrange(0, 4)):
            path, text = draw.choice(self.seeds.posts)
            pairs = []
            dotted(json.loads(text), "", pairs)
            name, value = draw.choice(pairs)
            value = draw.choice([value, str(self.string()), draw.choice(NUMBERS)])
            target += ("&" if "?" in target else "?") + urllib.parse.quote(name) + "=" + urllib.parse.quote(value.encode("utf-8", "replace")[:3000])
        if draw.random() < 0.3:
            at = draw.randrange(1, len(target) + 1)
            target = target[:at] + draw.choice(["%00", "%", "%zz", "%C0%80", "/", "//", "?", "&", "&&", "=", ";", "..", "%2F", "+", "[0]", ".0", "'"]) + target[at:]
        return f"GET {target[:60]}", get(target[:15_000], *fields)


def encode_safe(value):
    """JSON that can be read again: literals and doubled members are lost."""
    if isinstance(value, Literal):
        return "0"
    if isinstance(value, Pairs):
        return encode_safe(dict(value))
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(key)}:{encode_safe(member)}" for key, member in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(encode_safe, value)) + "]"
    return json.dumps(value)


def dotted(value, name, pairs):
    if isinstance(value, dict):
        for key, member in value.items():
            dotted(member, f"{name}.{key}" if name else key, pairs)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            dotted(item, f"{name}.{index}", pairs)
    else:
        pairs.append((name, value if isinstance(value, str) else json.dumps(value)))
    if not pairs:
        pairs.append((name, ""))


def cpu_clock(pid):
    """The clock that counts the processor time of a process (clock_getcpuclockid of POSIX, as Linux numbers them)."""
    return (~pid << 3) | 2


def fault(answer, connection, cpu, is_streamed):
    """What is wrong with what came, or None."""
    if answer is None:
        return f"the connection was {connection.ending}, and no answer came"
    if answer.status >= 500:
        try:
            code = json.loads(answer.body)["code"]
        except (ValueError, KeyError, TypeError):
            code = None
        if answer.status != 503 or code not in DOCUMENTED:
            return f"answered with {answer.status}: {answer.body[:200]!r}"
    if len(answer.body) > BOUND and not is_streamed:
        return f"an answer of {len(answer.body)} bytes"
    if cpu > MOST_CPU:
        return f"{cpu:.2f} s of processor time (answered {answer.status}, {len(answer.body)} bytes)"
    if 400 <= answer.status < 600 and answer.body and (wrong := answer.faults_as_problem()):
        return f"answered with {answer.status}, but {wrong[0]}"
    if answer.status == 200 and (answer["Content-Type"] or "").startswith("application/json") and not answer["Content-Encoding"] \
            and len(answer.body) < 1 << 20:
        try:
            json.loads(answer.body, parse_constant=lambda name: 1 / 0)
        except (ValueError, ZeroDivisionError):
            return f"an answer that is no JSON: {answer.body[:200]!r}"
    return None


def check(scrim, report, arguments):
    """So many mutants: none traps, none gets an undocumented 5xx, none costs a second, no answer is above the bound."""
    KEPT.mkdir(parents=True, exist_ok=True)
    server = Server(scrim, "--log-level", "critical")
    seeds = Seeds(json.loads(ask(server.port, get("/openapi.json")).body))
    numbers = range(arguments.count) if arguments.only is None else [arguments.only]
    connections, statuses, faults, dearest = [None] * CONNECTIONS, {}, [], []
    start, sent_bytes, largest = time.monotonic(), 0, 0
    try:
        for number in numbers:
            mutator = Mutator(seeds, arguments.seed, number)
            name, sent = mutator.request()
            what = f"{number}: {name}, {len(sent)} bytes, {'+'.join(mutator.done) or 'as it is'}"
            slot = number % CONNECTIONS
            before = time.clock_gettime(cpu_clock(server.pid))
            answer, wrong = None, None
            try:
                # The server may have closed an idle connection, or one whose request it refused.
                if connections[slot] is not None and (connections[slot].has_ended()):
                    connections[slot].close()
                    connections[slot] = None
                if connections[slot] is None:
                    connections[slot] = Connection(server.port, 60)
                connection = connections[slot]
                connection.send(sent)
                answer = connection.read()
                cpu = time.clock_gettime(cpu_clock(server.pid)) - before
                is_streamed = answer is not None and (answer["Transfer-Encoding"] or "").lower() == "chunked"
                wrong = fault(answer, connection, cpu, is_streamed)
            except (OSError, ValueError) as error:
                wrong, cpu = f"{type(error).__name__}: {error}", 0
            if server.status is None and answer is None and not is_alive(server.port):
                wrong = f"the server does not answer any more ({wrong})"
            time_over = server.status is not None or (wrong and "any more" in wrong)
            if answer is None or (answer["Connection"] or "").lower() == "close":
                if connections[slot] is not None:
                    connections[slot].close()
                connections[slot] = None
            if answer is not None:
                statuses[answer.status] = statuses.get(answer.status, 0) + 1
                largest = max(largest, 0 if is_streamed else len(answer.body))
                entry = (cpu, number, f"{what}, answered {answer.status} with {len(answer.body)} bytes")
                (heapq.heappush if len(dearest) < SHOWN else heapq.heappushpop)(dearest, entry)
            sent_bytes += len(sent)
            if time_over:
                if server.status is not None:
                    wrong = f"the server ended with {server.status}: {server.said[-600:]}"
                server.__exit__()
                server = Server(scrim, "--log-level", "critical")
                connections = [None] * CONNECTIONS
            if wrong:
                kept = KEPT / f"mutant-{arguments.seed}-{number}.http"
                kept.write_bytes(sent)
                faults.append((what, wrong))
                if len(faults) <= 20:
                    print(f"     {what}: {wrong}\n       kept in {kept}", flush=True)
        peak = server.peak_memory()
    finally:
        server.__exit__()
    seconds = time.monotonic() - start
    print(f"     {len(numbers)} requests in {seconds:.0f} s, {len(numbers) / seconds:.0f} a second, {sent_bytes / 1e6:.0f} MB sent; "
          f"answered {dict(sorted(statuses.items()))}; the longest answer {largest / 1e6:.1f} MB; peak memory {peak / 1e6:.0f} MB")
    print(f"     the {len(dearest)} dearest:")
    for cpu, _, what in sorted(dearest, reverse=True):
        print(f"       {cpu * 1000:7.1f} ms  {what}")
    report.check(f"{len(numbers)} mutated requests of seed {arguments.seed}: no trap, no 5xx that is not documented, no answer above "
                 "16 MiB, none of a second", not faults, f"{len(faults)} at fault")
