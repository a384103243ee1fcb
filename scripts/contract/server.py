"""Holds a running server against the contract."""

import base64
import gzip
import http.client
import json
import re
import socket
import time
import urllib.parse

from mutations import Mutations

REQUEST = "/components/schemas/SpecRequest"
SET = "/components/schemas/LintRequest"
ANIMATIONS = "/components/schemas/WebAnimations"
# Paths whose answers are computed from a document.
COMPUTED = ["/v1/specs", "/v1/lint"]
FIXED = [
    "/v1/devices", "/v1/styles", "/fonts", "/", "/docs", "/openapi.yaml", "/openapi.json", "/healthz", "/readyz", "/version",
]
# An id for each kind of path that ends in one.
SAMPLE_IDS = {"devices": "iphone-4", "styles": "floating", "fonts": "Inter-Regular.otf", "problems": "not-found"}
# Codes of faults that only layout can find: requests that fit the schema, and yet ask for the impossible.
IMPOSSIBLE = {
    "transitionNeedsStyle", "unknownKeyboardHeight", "keyboardFillsScreen", "outsideWindow", "outsideScreen", "leavesNoRoom",
    "outlineLeavesFrame",
    "neverSettles", "materialNotOffered",
}
# What the schema cannot say: which devices and elements there are, that ids differ, how many sources a device has, and what has no
# meaning beside another member or on another platform.
BEYOND_SCHEMA = {"unknownDevice", "unknownElement", "duplicateID", "missingItem", "conflictingMember"}
# Steps of a motion follow each other in time, and the one at its end is the dialog at rest.
LINKED = re.compile(r"/keyframes/\w+/[0-9]+/(?:time|value)$")
# Where the server takes more than the schema says: one action in the place of a list, regions of one aspect alone.
TAKES_MORE = re.compile(r"/navigationBar/(?:leading|trailing)$|/reservedRegions/(?:portrait|landscape)$")
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?")


class Answer:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def media(self):
        return self.headers.get("content-type", "").split(";")[0]


class HungUp(Exception):
    """The server closed the connection instead of answering: it may have died."""


class Client:
    def __init__(self, url):
        parts = urllib.parse.urlsplit(url)
        self.host, self.port = parts.hostname, parts.port or 80
        self.connection = None

    def __call__(self, method, target, body=None, **headers):
        """One exchange; underscores in names of header fields stand for hyphens."""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if isinstance(body, str):
            body = body.encode()
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
        for attempt in (1, 2):
            try:
                if self.connection is None:
                    self.connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
                self.connection.request(method, target, body, headers)
                raw = self.connection.getresponse()
                answer = Answer(raw.status, {k.lower(): v for k, v in raw.getheaders()}, raw.read())
                if raw.will_close:
                    self.close()
                return answer
            except (http.client.HTTPException, OSError):
                # A connection that the server has closed in the meantime, unless it happens again.
                self.close()
                if attempt == 2:
                    raise HungUp(f"the server hung up on {method} {target[:200]}")

    def wait(self):
        """Waits for a server that somebody may be starting anew; False where there is none in time."""
        for _ in range(100):
            try:
                socket.create_connection((self.host, self.port), timeout=5).close()
                return True
            except OSError:
                time.sleep(0.1)
        return False

    def close(self):
        if self.connection is not None:
            self.connection.close()
        self.connection = None


# One answer


def literal_faults(body):
    """Numbers that are not written as the contract has it: without exponent, no -0, few decimals."""
    wrong = []

    def note(text, most):
        if not NUMBER.fullmatch(text):
            wrong.append(f"the number {text} is written otherwise than the contract says")
        elif text.lstrip("-").strip("0.") == "" and text.startswith("-"):
            wrong.append("there is a -0")
        elif len(text.partition(".")[2]) > most:
            wrong.append(f"the number {text} has more than {most} decimals")

    class Literal(str):
        pass

    def walk(value, most):
        if isinstance(value, Literal):
            note(value, most)
        elif isinstance(value, dict):
            for key, member in value.items():
                walk(member, 9 if key in ("easing", "spring", "turn") else most)
        elif isinstance(value, list):
            for item in value:
                walk(item, most)

    walk(json.loads(body, parse_float=Literal, parse_int=Literal), 4)
    return wrong


def answer_faults(contract, method, template, answer):
    """What is wrong with an answer by what the contract has for its status."""
    found = contract.response(method, template, answer.status)
    if found is None:
        return [f"the status {answer.status} is not among {method} {template}'s: {answer.body[:200]!r}"]
    place, response = found
    faults = list(contract.header_faults(response, answer.headers))
    if answer.status >= 400 and "x-request-id" not in answer.headers:
        faults.append("the field X-Request-Id is missing from an error")
    content = response.get("content")
    if method == "HEAD" or not content:
        if answer.body:
            faults.append(f"a body of {len(answer.body)} bytes where there is none")
        return faults
    if answer.media not in content:
        return faults + [f"the media type is {answer.media!r}, none of {list(content)}"]
    if "json" not in answer.media:
        return faults
    media = answer.media.replace("~", "~0").replace("/", "~1")
    faults += contract.faults_at(f"{place}/content/{media}/schema", answer.json)
    if answer.media == "application/json":
        faults += literal_faults(answer.body) if template != "/openapi.json" else []
    elif answer.json.get("status") != answer.status:
        faults.append(f"$.status: {answer.json.get('status')} in an answer with status {answer.status}")
    return faults


def specification_faults(spec):
    """What no schema can say: promises between the members of a specification."""
    layers = {}
    for index, layer in enumerate(spec["layers"]):
        if layer["id"] in layers:
            yield f"$.layers[{index}].id: {layer['id']} comes twice"
        if "parent" in layer and layer["parent"] not in layers:
            yield f"$.layers[{index}].parent: no layer {layer['parent']} lies behind it"
        layers[layer["id"]] = layer
    timelines = [(name, spec["transitions"][name]) for name in ("present", "dismiss", "refuse", "keyboard")
                 if spec["transitions"].get(name)]
    timelines += [(f"rotate.{name}", timeline) for name, timeline in spec["transitions"]["rotate"].items()]
    for name, timeline in timelines:
        for index, track in enumerate(timeline["tracks"]):
            times = [keyframe["time"] for keyframe in track["keyframes"]]
            place = f"$.transitions.{name}.tracks[{index}]"
            # A keyboard may come in a motion and not be there at rest.
            if track["layer"] not in layers and track["layer"] != "keyboard":
                yield f"{place}.layer: there is no layer {track['layer']}"
            if times != sorted(times) or times[0] != 0 or times[-1] != timeline["duration"]:
                yield f"{place}.keyframes: times {times} do not span 0…{timeline['duration']}"
        times = [event["time"] for event in timeline["events"]]
        if times != sorted(times):
            yield f"$.transitions.{name}.events: times {times} are not in order"
    # Values at rest equal the layer's.
    for name, index in (("present", -1), ("dismiss", 0)):
        for track in spec["transitions"][name]["tracks"]:
            value = track["keyframes"][index]["value"]
            layer = layers.get(track["layer"], {})
            frame = layer.get("frame", {"x": 0, "y": 0, "width": 0, "height": 0})
            rest = {
                "position": [frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2],
                "opacity": layer.get("opacity"), "scale": layer.get("scale", 1),
                "cornerRadius": layer.get("cornerRadius", 0), "rotationY": layer.get("rotationY", 0),
                "rotationX": 0, "rotationZ": 0,
            }.get(track["property"])
            if rest is None:
                continue
            pairs = zip(value, rest if isinstance(rest, list) else [rest] * 2) if isinstance(value, list) else [(value, rest)]
            if any(abs(a - b) > 2e-4 for a, b in pairs):
                yield f"$.transitions.{name}: {track['layer']}.{track['property']} rests at {value}, the layer at {rest}"
    moves = [(f"rotate.{name}", timeline, 0) for name, timeline in spec["transitions"]["rotate"].items()]
    moves += [("keyboard", spec["transitions"]["keyboard"], -1)] if spec["transitions"]["keyboard"] else []
    for name, timeline, index in moves:
        for track in timeline["tracks"]:
            frame = layers.get(track["layer"], {}).get("frame")
            if frame is None:
                continue
            rest = {
                "position": [frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2],
                "size": [frame["width"], frame["height"]],
            }.get(track["property"])
            value = track["keyframes"][index]["value"]
            if rest and any(abs(a - b) > 2e-4 for a, b in zip(value, rest)):
                yield f"$.transitions.{name}: {track['layer']}.{track['property']} rests at {value}, the layer at {rest}"
    for index, region in enumerate(spec["dimmingRegions"]):
        # What is cut out of the backdrop is told as paths alone.
        if "outline" in layers[region["layer"]]:
            continue
        dark, hole = layers[region["layer"]]["frame"], layers["dialog"]["frame"]
        whole = dark["width"] * dark["height"] - overlap(dark, hole)
        tiled = sum(rect["width"] * rect["height"] for rect in region["rects"])
        if abs(whole - tiled) > 1e-6 * max(1, whole) + 0.5:
            yield f"$.dimmingRegions[{index}].rects: they cover {tiled} square points of {whole}"
        for number, rect in enumerate(region["rects"]):
            if any(overlap(rect, other) > 0 for other in region["rects"][:number] + [hole]):
                yield f"$.dimmingRegions[{index}].rects[{number}]: overlaps another, or the dialog"
    for id in spec["accessibility"]["focusOrder"] + spec["accessibility"]["inert"]:
        if id not in layers:
            yield f"$.accessibility: there is no layer {id}"
    for index, region in enumerate(spec["hitRegions"]):
        if region["target"] not in layers and region["target"] != "keyboard":
            yield f"$.hitRegions[{index}].target: there is no layer {region['target']}"


def overlap(one, other):
    """The area that two rectangles share."""
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    # Rounding to four decimals is no overlap.
    return width * height if width > 2e-4 and height > 2e-4 else 0


# The two forms of a GET


def base64url(body, padded=True):
    text = base64.urlsafe_b64encode(body.encode()).decode()
    return text if padded else text.rstrip("=")


def dotted(value, name=""):
    """The members of a body as pairs of a query."""
    if isinstance(value, dict) and (value or name):
        if not value:
            yield name, "{}"
        for key, member in value.items():
            yield from dotted(member, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        if not value:
            yield name, "[]"
        for index, item in enumerate(value):
            yield from dotted(item, f"{name}.{index}")
    elif isinstance(value, str):
        yield name, value
    else:
        yield name, json.dumps(value)


def query(pairs):
    return "/v1/specs?" + urllib.parse.urlencode(list(pairs))


# Checks


def check(contract, url, report, yaml_bytes, json_bytes):
    send = Client(url)

    def expect(name, method, template, answer, status, more=()):
        wrong = [] if answer.status == status else [f"status {answer.status}, not {status}: {answer.body[:300]!r}"]
        report.check(name, wrong + answer_faults(contract, method, template, answer) + list(more))

    try:
        check_specs(contract, send, report, expect)
        check_lint(contract, send, report, expect)
        check_documents(contract, send, report, expect, yaml_bytes, json_bytes)
        check_refusals(contract, send, report, expect)
        check_problem_examples(contract, send, report)
        check_mutations(contract, send, report)
    except HungUp as error:
        report.fail("the server", f"{error}, and is gone")
    send.close()


def check_specs(contract, send, report, expect):
    for name, value in contract.request_examples("/v1/specs"):
        body = json.dumps(value, ensure_ascii=False)
        first = send("POST", "/v1/specs", body)
        is_whole = "include" not in value.get("options", {})
        faults = list(specification_faults(first.json)) if first.status == 200 and is_whole else []
        expect(f"POST {name}", "POST", "/v1/specs", first, 200, faults)
        again = send("POST", "/v1/specs", json.dumps(value, indent=2))
        expect(
            f"POST {name}, spelt otherwise, from the cache", "POST", "/v1/specs", again, 200,
            [] if again.body == first.body else ["the bytes differ"])
        if again.headers.get("cache-status") != "Scrim; hit":
            report.fail(f"POST {name}, again", f"Cache-Status is {again.headers.get('cache-status')!r}")
        forms = {
            "request=": "/v1/specs?request=" + urllib.parse.quote(base64url(body)),
            "request= unpadded": "/v1/specs?format=json&request=" + base64url(body, padded=False),
            "dotted members": query(dotted(value)),
        }
        for form, target in forms.items():
            got = send("GET", target)
            expect(
                f"GET {name} by {form}", "GET", "/v1/specs", got, 200,
                [] if got.body == first.body else ["the bytes differ from the POST's"])
            if got.status != 200:
                continue
            tag = got.headers.get("etag", "")
            unchanged = send("GET", target, If_None_Match=f'"other", {tag}')
            expect(f"GET {name} by {form}, If-None-Match", "GET", "/v1/specs", unchanged, 304)
        unchanged = send("HEAD", forms["dotted members"], If_None_Match=f'W/{first.headers.get("etag")}')
        expect(f"HEAD {name}, If-None-Match", "HEAD", "/v1/specs", unchanged, 304)
        named = send("POST", "/v1/specs", body, X_Request_Id=f"example-{name}")
        echoed = named.headers.get("x-request-id") == f"example-{name}" and named.body == first.body
        expect(f"POST {name}, named", "POST", "/v1/specs", named, 200, [] if echoed else ["X-Request-Id is not echoed"])
        head = send("HEAD", forms["dotted members"])
        expect(
            f"HEAD {name}", "HEAD", "/v1/specs", head, 200,
            [] if head.headers.get("content-length") == str(len(first.body)) else ["Content-Length is not the GET's"])
        zipped = send("POST", "/v1/specs", body, Accept_Encoding="gzip")
        if zipped.headers.get("content-encoding") == "gzip":
            zipped.body = gzip.decompress(zipped.body)
        same = zipped.body == first.body and zipped.headers.get("etag") != first.headers.get("etag")
        expect(f"POST {name}, gzip", "POST", "/v1/specs", zipped, 200, [] if same else ["not the same bytes in another tag"])
        played = send("POST", "/v1/specs?format=waapi", body)
        faults = [f"status {played.status}: {played.body[:300]!r}"] if played.status != 200 else []
        report.check(f"POST {name} as waapi", faults or contract.faults_at(ANIMATIONS, played.json))
    for name, example in contract.parameter_examples("Members"):
        expect(f"GET members {name}", "GET", "/v1/specs", send("GET", query(example["value"].items())), 200)
    for name, example in contract.parameter_examples("Request"):
        target = "/v1/specs?request=" + example["value"]
        expect(f"GET request {name}", "GET", "/v1/specs", send("GET", target), 200)


def check_lint(contract, send, report, expect):
    for name, value in contract.request_examples("/v1/lint"):
        body = json.dumps(value, ensure_ascii=False)
        first = send("POST", "/v1/lint", body)
        faults = []
        if first.status == 200:
            faults = list(lint_faults(value, first.json, send))
        expect(f"lint {name}", "POST", "/v1/lint", first, 200, faults)
        again = send("POST", "/v1/lint?format=json", json.dumps(value, indent=2))
        kept = again.body == first.body and again.headers.get("cache-status") == "Scrim; hit"
        expect(
            f"lint {name}, spelt otherwise, from the cache", "POST", "/v1/lint", again, 200,
            [] if kept else [f"other bytes, or Cache-Status {again.headers.get('cache-status')!r}"])
        zipped = send("POST", "/v1/lint", body, Accept_Encoding="gzip", X_Request_Id=f"example-{name}")
        if zipped.headers.get("content-encoding") == "gzip":
            zipped.body = gzip.decompress(zipped.body)
        same = zipped.body == first.body and zipped.headers.get("x-request-id") == f"example-{name}"
        expect(f"lint {name}, gzip", "POST", "/v1/lint", zipped, 200, [] if same else ["not the same bytes, or no echo"])
    # What the schema of one request refuses is refused in a set: those changes are made of specifications.
    seen = set()
    for mutation in Mutations(contract).of(SET):
        body = json.dumps(mutation.body, ensure_ascii=False)
        if mutation.pointer.count("/") > 3 or len(body.encode()) > 200_000 or body in seen:
            continue
        seen.add(body)
        answer = send("POST", "/v1/lint", body)
        faults = answer_faults(contract, "POST", "/v1/lint", answer)
        errors = answer.json.get("errors", []) if answer.status == 422 else []
        if contract.is_valid(SET, mutation.body):
            if answer.status != 200 and not all(error["code"] in BEYOND_SCHEMA for error in errors):
                faults.append(f"fits the schema, and is answered {answer.status} {answer.body[:400].decode()}")
        elif not any(names(error["pointer"], mutation, contract, SET) for error in errors):
            faults.append(f"breaks the schema, and is answered {answer.status}: {[error['pointer'] for error in errors]}")
        report.check(f"lint, {mutation.kind} at {mutation.pointer or 'the root'}: {body[:300]}", faults)


def led(finding, place):
    """A finding with its pointers, and those of its changes, below a place."""
    moved = {**finding, "pointer": place + finding["pointer"]}
    if "changes" in finding:
        moved["changes"] = [{**change, "pointer": place + change["pointer"]} for change in finding["changes"]]
    return moved


def lint_faults(body, answer, send):
    """Whether each request's findings are those of its specification, their pointers led into the set."""
    if len(answer["results"]) != len(body["requests"]):
        yield f"$.results: {len(answer['results'])} of {len(body['requests'])}"
    for index, (request, result) in enumerate(zip(body["requests"], answer["results"])):
        alone = {**request, "options": {**body.get("options", {}), **request.get("options", {})}}
        found = send("POST", "/v1/specs", json.dumps(alone)).json["diagnostics"]
        moved = [led(finding, f"/requests/{index}") for finding in found]
        if result["diagnostics"] != moved:
            yield f"$.results[{index}]: not the findings of the specification"


def check_documents(contract, send, report, expect, yaml_bytes, json_bytes):
    targets = {path: path for path in FIXED}
    listed = {}
    for kind in ("devices", "styles"):
        answer = send("GET", f"/v1/{kind}")
        listed[kind] = answer.json[kind] if answer.status == 200 else []
        targets |= {f"/v1/{kind}/{entry['id']}": f"/v1/{kind}/{{id}}" for entry in listed[kind]}
    targets |= {f"/fonts/{file}": "/fonts/{id}" for file in ("Inter-Regular.otf", "NotoSansThai-Bold.ttf", "inter-OFL.txt")}
    targets |= {f"/problems/{name}": "/problems/{id}" for name in ("not-found", "invalid-request")}
    styles = contract.document["components"]["schemas"]["StyleName"]["enum"]
    given = [entry["id"] for entry in listed["styles"]]
    # Those that are rules first, then the web's, which are files.
    listed_well = given[: len(styles)] == styles and all(style.startswith("x-") for style in given[len(styles):])
    report.check("every style is listed", [] if listed_well else [f"listed are {given}, not {styles}"])
    for target, template in targets.items():
        answer = send("GET", target)
        more = []
        if target == "/openapi.yaml" and answer.body != yaml_bytes:
            more.append("not the bytes of openapi.yaml")
        if target == "/openapi.json" and answer.body != json_bytes:
            more.append("not the bytes of openapi.json")
        for entry in listed["devices"] + listed["styles"]:
            if target.endswith("/" + entry["id"]) and answer.status == 200:
                if {key: answer.json.get(key) for key in entry} != entry:
                    more.append("the list says otherwise")
        expect(f"GET {target}", "GET", template, answer, 200, more)
        head = send("HEAD", target)
        same = all(head.headers.get(name) == answer.headers.get(name) for name in ("etag", "content-length", "content-type"))
        expect(f"HEAD {target}", "HEAD", template, head, 200, [] if same else ["fields differ from the GET's"])
        unchanged = send("GET", target, If_None_Match=answer.headers.get("etag", ""))
        expect(f"GET {target}, If-None-Match", "GET", template, unchanged, 304)
    for media in ("text/plain", "application/openmetrics-text"):
        answer = send("GET", "/metrics", Accept=media)
        more = [] if answer.media == media else [f"the media type is {answer.media}"]
        expect(f"GET /metrics as {media}", "GET", "/metrics", answer, 200, more)
    target = "/v1/specs?device=iphone-4&dialog.style=floating&dialog.content.title=Hi"
    for media in contract.document["paths"]["/v1/specs"]["get"]["responses"]["200"]["content"]:
        answer = send("GET", target, Accept=media)
        expect(f"GET {target} as {media}", "GET", "/v1/specs", answer, 200)
        unchanged = send("GET", target, Accept=media, If_None_Match=answer.headers.get("etag", ""))
        expect(f"GET {target} as {media}, If-None-Match", "GET", "/v1/specs", unchanged, 304)
    for path in contract.document["paths"]:
        target = path.replace("{id}", sample_id(path))
        allowed = {name.upper() for name in contract.document["paths"][path] if name in ("get", "post")} | {"OPTIONS"}
        allowed |= {"HEAD"} if "GET" in allowed else set()
        answer = send("OPTIONS", target)
        given = set(answer.headers.get("allow", "").split(", "))
        report.check(
            f"OPTIONS {path}", [] if answer.status == 204 and given == allowed else [f"{answer.status}, Allow is {given}"])
        named = send("GET" if path not in COMPUTED else "OPTIONS", target, X_Request_Id="abc-123")
        echoed = named.headers.get("x-request-id") == "abc-123"
        report.check(f"X-Request-Id on {path}", [] if echoed else [f"is {named.headers.get('x-request-id')!r}"])


def sample_id(path):
    """An id that there is, for a path that ends in one."""
    return next((id for kind, id in SAMPLE_IDS.items() if kind in path), "")


def check_refusals(contract, send, report, expect):
    body = '{"device":"iphone-4","dialog":{}}'
    for path in contract.document["paths"]:
        target = path.replace("{id}", sample_id(path))
        operations = contract.document["paths"][path]
        # What stands for the path: the method that is there, and a body for it.
        there, sound = ("GET", None) if "get" in operations else ("POST", '{"requests":[' + body + "]}")
        missing = [m for m, as_one in (("GET", "get"), ("HEAD", "get"), ("POST", "post")) if as_one not in operations]
        allow = send("OPTIONS", target).headers.get("allow")
        for method in ["PUT", "DELETE", "PATCH"] + missing:
            answer = send(method, target)
            more = [] if answer.headers.get("allow") == allow else [f"Allow is {answer.headers.get('allow')!r}, not {allow!r}"]
            if method == "HEAD":
                report.check(f"HEAD {path}", more if answer.status == 405 else [f"status {answer.status}"])
                continue
            expect(f"{method} {path}", there, path, answer, 405, more)
        if path != "/v1/specs":
            # What others put behind the address of a page is passed over.
            media = operations[there.lower()]["responses"]["200"].get("content", {})
            status = 200 if media and set(media) <= {"text/html", "text/markdown"} else 422
            expect(f"{there} {path}?zz=1", there, path, send(there, target + "?zz=1", sound), status)
        expect(f"{there} {path}, Accept: video/mp4", there, path, send(there, target, sound, Accept="video/mp4"), 406)
        expect(f"{there} {path}?%zz", there, path, send(there, target + "?%zz=1", sound), 400)
    for place in ("/v1/devices", "/v1/styles", "/fonts", "/problems"):
        expect(f"GET {place}/zz", "GET", f"{place}/{{id}}", send("GET", f"{place}/zz"), 404)
        page = send("GET", f"{place}/zz", Accept="text/html")
        expect(f"GET {place}/zz as a page", "GET", f"{place}/{{id}}", page, 404)
    for path in ("/v1", "/v1/specs/", "/v1/nothing", "/V1/specs", "/v1/devices/"):
        answer = send("GET", path)
        expect(f"GET {path}", "GET", "/v1/devices/{id}", answer, 404)
    post = [
        ("no body", 400, {"body": ""}),
        ("a cut body", 400, {"body": body[:-1]}),
        ("two documents", 400, {"body": body + body}),
        ("a byte order mark", 400, {"body": b"\xef\xbb\xbf" + body.encode()}),
        ("a body that is not UTF-8", 400, {"body": body.encode().replace(b"iphone", b"\xff")}),
        ("a number no double holds", 400, {"body": body.replace("{}", '{"dismissal":{"after":1e999}}')}),
        ("33 levels", 400, {"body": '{"device":' + "[" * 33 + "]" * 33 + "}"}),
        ("32 levels", 422, {"body": '{"device":"iphone-4","dialog":{"zz":' + "[" * 30 + "]" * 30 + "}}"}),
        ("an array", 422, {"body": "[]"}),
        ("text/plain", 415, {"body": body, "Content_Type": "text/plain"}),
        ("charset latin1", 415, {"body": body, "Content_Type": "application/json; charset=iso-8859-1"}),
        ("a gzipped body", 415, {"body": gzip.compress(body.encode()), "Content_Encoding": "gzip"}),
        ("Accept: video/mp4", 406, {"body": body, "Accept": "video/mp4"}),
        ("a large body", 413, {"body": body + " " * 262_144}),
        ("large header fields", 431, {"body": body, "X_Filler": "x" * 20_000}),
        ("charset utf-8", 200, {"body": body, "Content_Type": "application/json; charset=UTF-8"}),
        ("application/scrim+json", 200, {"body": body, "Content_Type": "application/scrim+json"}),
        ("Accept: application/*;q=0.5", 200, {"body": body, "Accept": "application/*;q=0.5, text/html"}),
    ]
    for name, status, arguments in post:
        expect(f"POST with {name}", "POST", "/v1/specs", send("POST", "/v1/specs", **arguments), status)
    get = [
        ("nothing", 422, ""),
        ("format=bmp", 406, "?format=bmp&device=iphone-4"),
        ("a long URL", 414, "?request=" + "A" * 17_000),
        ("request= of no base64url", 400, "?request=%21%21"),
        ("request= of no JSON", 400, "?request=" + base64url("{")),
        ("request= beside members", 422, "?device=iphone-4&request=" + base64url(body)),
        ("a member twice", 400, "?device=iphone-4&device=iphone-5s&dialog.style=floating"),
        ("a gap in a list", 400, "?device=iphone-4&dialog.content.actions.1.title=OK"),
        ("an unknown member", 422, "?device=iphone-4&dialog.stile=floating"),
        ("a value and an object", 400, "?device=iphone-4&dialog.style=floating&dialog.style.x=1"),
    ]
    for name, status, target in get:
        expect(f"GET with {name}", "GET", "/v1/specs", send("GET", "/v1/specs" + target), status)
    answer = send("POST", "/v1/specs?format=bmp", body)
    expect("POST with format=bmp", "POST", "/v1/specs", answer, 406)
    answer = send("POST", "/v1/specs", "[", X_Request_Id="a" * 129)
    given = answer.headers.get("x-request-id", "")
    expect("POST with a long X-Request-Id", "POST", "/v1/specs", answer, 400, [] if 0 < len(given) < 129 else [f"got {given!r}"])


def check_problem_examples(contract, send, report):
    for name, example in contract.problem_examples():
        if "x-target" in example:
            answers = {"GET": send("GET", example["x-target"])}
        else:
            body = example["x-request"]
            path = example.get("x-path", "/v1/specs")
            answers = {"POST": send("POST", path, body)}
            if path == "/v1/specs":
                answers["GET"] = send("GET", "/v1/specs?request=" + base64url(body, padded=False))
        for method, answer in answers.items():
            wrong = []
            if answer.status != example["value"]["status"] or answer.json != example["value"]:
                wrong.append(f"answered {answer.status} {json.dumps(answer.json, ensure_ascii=False)}")
            report.check(f"{method} of the problem {name}", wrong)


def is_beyond_schema(error):
    return error["code"] in IMPOSSIBLE | BEYOND_SCHEMA | {"tooManyFaults"} or LINKED.search(error["pointer"])


def check_mutations(contract, send, report):
    seen = set()
    for mutation in Mutations(contract).of(REQUEST):
        body = json.dumps(mutation.body, ensure_ascii=False)
        if len(body.encode()) > 200_000 or body in seen:
            continue
        seen.add(body)
        shown = body if len(body) < 300 else body[:300] + "…"
        name = f"{mutation.kind} at {mutation.pointer or 'the root'}: {shown}"
        try:
            answer = send("POST", "/v1/specs", body)
        except HungUp as error:
            report.fail(name, error)
            if not send.wait():
                raise
            continue
        faults = answer_faults(contract, "POST", "/v1/specs", answer)
        errors = answer.json.get("errors", []) if answer.status == 422 else []
        if contract.is_valid(REQUEST, mutation.body):
            if answer.status == 200:
                if "include" not in mutation.body.get("options", {}):
                    faults += list(specification_faults(answer.json))
                faults += difference("dotted members", answer, send, query(dotted(mutation.body)))
            elif not all(is_beyond_schema(error) for error in errors) or answer.status != 422:
                faults.append(f"fits the schema, and is answered {answer.status} {answer.body[:400].decode(errors='replace')}")
        elif answer.status == 200 and TAKES_MORE.search(mutation.pointer):
            pass
        elif answer.status != 422:
            faults.append(f"breaks the schema, and is answered {answer.status}")
        elif not any(names(error["pointer"], mutation, contract) for error in errors):
            faults.append(f"the errors name {[error['pointer'] for error in errors]}")
        faults += difference("request=", answer, send, "/v1/specs?request=" + base64url(body, padded=False))
        report.check(name, faults)


def difference(form, answer, send, target):
    """What the same request by GET is answered otherwise."""
    if len(target) > 16_000:
        return []
    got = send("GET", target)
    if got.status == answer.status and got.body == answer.body:
        return []
    return [f"by GET with {form} it is answered {got.status} {got.body[:400].decode()}"]


def names(given, mutation, contract, place=REQUEST):
    """Whether an error's pointer names the value that was changed, something in it, or the array around it.

    Where values exclude each other, the schema may lay the fault at another of them.
    """
    if given == mutation.pointer or given.startswith(mutation.pointer + "/") or given == mutation.enclosing:
        return True
    return mutation.kind == "name" and given in contract.fault_pointers(place, mutation.body)
