"""Holds a server's cards against what their players read: DivKit's by the schema that its own package for Python has, which comes
from the published one, Adaptive Cards by the published schema, where SCRIM_ADAPTIVE_CARDS names its file (adaptive-card.json,
1.5.0). Members that neither schema knows are faults, too."""

import json
import os
import pathlib
import urllib.error
import urllib.request

import jsonschema
import pydivkit

STYLES = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView", "sheet",
    "semiModal", "floating", "slidingMessage",
]
DEVICES = ["iphone-4", "iphone-15", "iphone-17", "ipad-10", "pixel-9", "desktop-1440x900"]


def cases():
    """Requests: every style on half of the devices, with all that a card may have."""
    content = {
        "title": "Delete @{this} *note*?", "message": "It cannot be\nbrought back.", "closeButton": {"data": 7},
        "textFields": [{"id": "name", "placeholder": "Name"}, {"id": "key", "text": "abc", "secure": True}],
        "actions": [
            {"id": "keep", "title": "Keep", "role": "cancel"}, {"id": "gone", "title": "Gone", "enabled": False},
            {"id": "delete", "title": "Delete", "role": "destructive", "data": {"note": [1, None]}, "preferred": True},
        ],
    }
    anchor = {"anchor": {"x": 130, "y": 260, "width": 60, "height": 32}}
    for place, style in enumerate(STYLES):
        for number, device in list(enumerate(DEVICES))[place % 2::2]:
            state = {"profile": device, "appearance": ["light", "dark"][number % 2]}
            if number % 3 == 2:
                state["layoutDirection"] = "rightToLeft"
            anchored = {"placement": anchor} if style in ("popover", "actionSheet", "activityView") else {}
            yield f"{style} on {device}", {"device": state, "dialog": {"style": style, "content": content, **anchored}}


def closed(schema):
    """A schema of Python's classes, in which every object has the members that it tells and no others."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {name: closed(value) for name, value in schema.items()}
    if isinstance(schema.get("properties"), dict):
        schema.setdefault("additionalProperties", False)
    return schema


def judges():
    div = pydivkit.DivData.schema()
    # Names of Python have no hyphen, those of the published schema do.
    radii = div["definitions"]["DivCornersRadius"]
    radii["properties"] = {name.replace("_", "-"): value for name, value in radii["properties"].items()}
    div = closed(div)
    yield "divkit", jsonschema.Draft7Validator(div)
    if path := os.environ.get("SCRIM_ADAPTIVE_CARDS"):
        schema = json.loads(pathlib.Path(path).read_text())
        yield "adaptivecards", jsonschema.validators.validator_for(schema)(schema)


def most_specific(fault):
    """The fault of the choice whose type was meant, in the place of "not one of all"."""
    while fault.context:
        choices = {}
        for inner in fault.context:
            choices.setdefault(inner.schema_path[0], []).append(inner)
        meant = [faults for faults in choices.values() if not any(inner.path and inner.path[-1] == "type" for inner in faults)]
        fault = max((meant or list(choices.values()))[0], key=lambda inner: len(inner.absolute_path))
    return fault


def check(url):
    """What is wrong, and how many cards there were of each kind."""
    faults, counts = [], {}
    for form, judge in judges():
        for name, body in cases():
            request = urllib.request.Request(
                f"{url}/v1/specs?format={form}", json.dumps(body).encode(), {"Content-Type": "application/json"})
            try:
                with urllib.request.urlopen(request) as answer:
                    card = json.loads(answer.read())["card"]
            except urllib.error.HTTPError as error:
                faults.append(f"{form}, {name}: {error.code} {error.read()[:300].decode()}")
                continue
            counts[form] = counts.get(form, 0) + 1
            for fault in judge.iter_errors(card):
                inner = most_specific(fault)
                faults.append(f"{form}, {name}: {inner.json_path}: {inner.message[:200]}")
    return faults, counts
