"""A back end whose apps show what it says: back_end.py http://localhost:8080 8000

    GET /dialogs/rate?device=iphone-17     the dialog as that device shows it; only what a renderer plays and touches

It is written down once, in dialogs.json. iOS, Android and the web each get theirs: an app that knows how to draw layers
needs no new release for a new dialog. Answers carry Scrim's entity tag, so an app that has one already gets 304.
"""

import http.server
import json
import pathlib
import sys
import urllib.parse

import scrim

DIALOGS = json.loads(pathlib.Path(__file__).with_name("dialogs.json").read_text(encoding="utf-8"))
PARTS = ["stage", "layers", "hitRegions", "transitions.present", "transitions.dismiss", "accessibility"]
PASSED = ("content-type", "etag", "cache-control")


class BackEnd(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    engine: scrim.Client

    def do_GET(self) -> None:
        url = urllib.parse.urlsplit(self.path)
        _, place, name = (url.path.split("/") + ["", ""])[:3]
        device = urllib.parse.parse_qs(url.query).get("device", ["desktop-1440x900"])[0]
        if place != "dialogs" or name not in DIALOGS:
            self.answer(404, {"Content-Type": "text/plain"}, b"There is no such dialog.\n")
            return
        request = {"device": device, "dialog": DIALOGS[name], "options": {"include": PARTS}}
        known = {"If-None-Match": self.headers["If-None-Match"]} if "If-None-Match" in self.headers else {}
        # By GET, as 304 answers no other method. Problems say what is wrong with a device: they are passed on.
        response = self.engine.ask("GET", "/v1/specs", request, known)
        passed = {name: value for name, value in response.headers.items() if name in PASSED}
        self.answer(response.status, passed, response.body)

    def answer(self, status: int, headers: "dict[str, str]", body: bytes) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    BackEnd.engine = scrim.Client(sys.argv[1])
    with http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2])), BackEnd) as server:
        print(f"listening on http://127.0.0.1:{server.server_address[1]}", flush=True)
        server.serve_forever()
