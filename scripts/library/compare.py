"""Asks libscrim and a server the same, and compares: compare.py LIBRARY ANSWER… URL

Each ANSWER is a file in which an example left what it was answered.
"""

import ctypes
import http.client
import json
import pathlib
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "examples" / "library"))
sys.dont_write_bytecode = True
from alert import Engine, scrim  # noqa: E402: it takes the library from the command line, as this does

scrim.scrim_answer_fields.argtypes = [ctypes.c_void_p]
scrim.scrim_answer_fields.restype = ctypes.c_char_p

ALERT = b'{"device":"iphone-17","dialog":{"style":"alert","content":{"title":"Delete photo?","actions":[{"title":"Delete"}]}}}'
SHEET = b'{"device":"ipad-a16","dialog":{"style":"formSheet"}}'
LINES = b"\n".join([ALERT, b"{", SHEET, b'{"device":"iphone-71"}'])
DOCUMENT = {"Content-Type": "application/json"}
#: What is about the connection, or another each time.
UNLIKE = {"date", "server-timing", "connection", "content-length", "transfer-encoding"}

REQUESTS = [
    ("POST", "/v1/specs", DOCUMENT, ALERT),
    ("POST", "/v1/specs", DOCUMENT, ALERT),
    ("POST", "/v1/specs", DOCUMENT | {"Accept-Encoding": "gzip"}, SHEET),
    ("POST", "/v1/specs", DOCUMENT | {"Accept-Encoding": "zstd"}, SHEET),
    ("POST", "/v1/specs", DOCUMENT | {"Accept": "image/svg+xml"}, ALERT),
    ("POST", "/v1/specs?format=png&scale=1", DOCUMENT, ALERT),
    ("POST", "/v1/specs?format=swiftui", DOCUMENT, ALERT),
    ("POST", "/v1/specs", DOCUMENT, b'{"device":"iphone-71","dialog":{"style":"alrt"}}'),
    ("POST", "/v1/specs", DOCUMENT, b"{"),
    ("POST", "/v1/specs", {"Content-Type": "text/plain"}, ALERT),
    ("POST", "/v1/specs", DOCUMENT, b" " * 262_145),
    ("POST", "/v1/specs/batch", {"Content-Type": "application/x-ndjson"}, LINES),
    ("POST", "/v1/lint", DOCUMENT, b'{"requests":[' + ALERT + b"," + SHEET + b"]}"),
    ("GET", "/v1/specs?device=iphone-4&dialog.style=semiModal", {}, b""),
    ("GET", "/v1/specs?device=iphone-4&dialog.style=semiModal", {"If-None-Match": "*"}, b""),
    ("HEAD", "/v1/styles", {}, b""),
    ("GET", "/v1/devices/iphone-17", {}, b""),
    ("GET", "/openapi.json", {"Accept-Encoding": "gzip"}, b""),
    ("DELETE", "/v1/specs", {}, b""),
    ("OPTIONS", "/v1/specs", {"Origin": "https://app.example", "Access-Control-Request-Method": "POST"}, b""),
    ("GET", "/nothing", {}, b""),
]


def told(fields):
    return sorted((name, value) for name, value in fields if name.lower() not in UNLIKE)


def served(address, method, target, fields, body):
    connection = http.client.HTTPConnection(address, timeout=60)
    connection.putrequest(method, target, skip_accept_encoding=True)
    for name, value in fields.items():
        connection.putheader(name, value)
    if body:
        connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(body or None)
    response = connection.getresponse()
    answer = response.status, told(response.getheaders()), response.read()
    connection.close()
    return answer


def called(engine, method, target, fields, body):
    lines = "\r\n".join(f"{name}: {value}" for name, value in fields.items()).encode()
    size = ctypes.c_size_t()
    answer = scrim.scrim_ask(engine.pointer, f"{method} {target}".encode(), lines, body, len(body), None)
    start = scrim.scrim_answer_body(answer, ctypes.byref(size))
    text = scrim.scrim_answer_fields(answer).decode()
    found = [tuple(line.split(": ", 1)) for line in text.split("\r\n") if line]
    result = scrim.scrim_answer_status(answer), told(found), ctypes.string_at(start, size.value)
    scrim.scrim_answer_free(answer)
    return result


def main(answers, url):
    address = urllib.parse.urlsplit(url).netloc
    engine = Engine()
    wrong = 0
    for method, target, fields, body in REQUESTS:
        fields = fields | {"X-Request-Id": "compare"}
        theirs = served(address, method, target, fields, body)
        ours = called(engine, method, target, fields, body)
        for what, one, other in zip(("status", "fields", "bytes"), theirs, ours):
            if one != other:
                wrong += 1
                print(f"compare: {method} {target}: {what}: {str(one)[:300]} over HTTP, {str(other)[:300]} here", file=sys.stderr)
    expected = served(address, "POST", "/v1/specs", DOCUMENT, ALERT)[2]
    for file in answers:
        if pathlib.Path(file).read_bytes() != expected:
            wrong += 1
            print(f"compare: {file} is not what a server answers", file=sys.stderr)
    json.loads(expected)
    print(f"compare: {len(REQUESTS)} requests and {len(answers)} examples, {wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[2:-1], sys.argv[-1]))
