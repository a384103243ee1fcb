"""What three apps get from the back end: check.py BACK_END ENGINE"""

import json
import sys
import urllib.error
import urllib.request

back_end, engine = sys.argv[1:]


def get(path, **headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(back_end + path, headers=headers)) as response:
            return response.status, dict(response.headers), response.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read()


families = {}
for device in ("iphone-17", "pixel-9", "desktop-1440x900"):
    for name, first in (("rate", "later"), ("share", "link")):
        status, headers, body = get(f"/dialogs/{name}?device={device}")
        assert (status, headers["content-type"]) == (200, "application/json"), (device, status, body)
        answer = json.loads(body)
        assert set(answer) == {"schemaVersion", "id", "stage", "layers", "hitRegions", "transitions", "accessibility"}
        action = next(layer for layer in answer["layers"] if layer["id"] == f"action:{first}")
        families[device, name] = action["text"]["font"]["family"]
        # What an app has is not sent again.
        assert get(f"/dialogs/{name}?device={device}", **{"If-None-Match": headers["etag"]})[::2] == (304, b"")
assert families["iphone-17", "rate"] == "SF Pro" and families["pixel-9", "rate"] == "Roboto", families

assert get("/dialogs/nothing")[0] == 404
status, headers, body = get("/dialogs/rate?device=iphone-170")
assert (status, headers["content-type"]) == (422, "application/problem+json")
assert json.loads(body)["errors"][0]["nearest"] == "iphone-17"
print("three apps, two dialogs, each in its own look; 304 for what is known; problems name the member")
