#!/usr/bin/env python3
"""Holds a server's answers to what a toolkit itself makes of the same dialogs.

    scripts/judge/toolkits.py gnome|kde URL COMMAND…

COMMAND shows dialogs (adwaita.py, kirigami.py): it reads cases, a line of JSON each, and writes the frames of their parts. A case
has its `name`, `kind`, the `width` and `height` of its window, what stands in it (`title`, `body`, `actions`), `contentWidth` and
`contentHeight` of what an app puts there, and `mirrored`, `textSize`, `edge` where they are not the usual. A frame that is no
further than half a point off in each number agrees. Ends with 1 where fewer than 97 % agree.
"""

import collections
import json
import subprocess
import sys
import urllib.error
import urllib.request

ENOUGH, MOST_SHOWN = 0.97, 12
# What one process shows: some of what it showed stays, and makes it slow.
AT_ONCE = 40
NEAR = 0.5
WINDOWS = [(800, 600), (1200, 900), (360, 720), (360, 294), (600, 350), (1920, 1080), (430, 932), (560, 500)]
TITLES = [
    "Title", "", "Replace everything that is in this folder for good?", "Delete the photo?",
    "Discard unsaved changes to the document before closing the window of the editor?",
]
BODIES = [
    "", "Message", "A sentence that goes on for much longer than any dialog may ever be wide at all, and has to be read.",
    "If you do not save, changes from the last ten minutes will be permanently lost.\nThis cannot be undone.",
]
ACTIONS = [["OK"], ["Cancel", "OK"], ["Cancel", "Discard", "Save All Documents"], ["Keep Editing Here", "Replace Everything"]]
CANCELS = ("Cancel", "Keep Editing Here")
MENUS = [["Open"], ["Open", "Share"], ["Open", "Share With Everybody", "Rename", "Move", "Delete"]]
MESSAGES = [
    ("Saved", []), ("Photo deleted", ["Undo"]),
    ("The connection to the server was lost and could not be established again in time", ["Retry"]),
    ("A message without an action that is a good deal wider than most are in everyday life", []),
]
# Within what a drawer may be: what a request asks for past that is kept.
DRAWERS = [(144, 72), (180, 100), (250, 120), (288, 140)]
SIZES = [(360, 200), (640, 576), (300, 300), (900, 700)]


def windows(kinds):
    """Each window with each of the contents, every fifth from right to left."""
    kinds = list(kinds)
    for number, (width, height) in enumerate(WINDOWS):
        for index, content in enumerate(kinds):
            mirrored = {"mirrored": True} if (number + index) % 5 == 4 else {}
            yield {"width": width, "height": height, **mirrored, **content}


def alerts(titles, sizes=(1,)):
    texts = [(title, body) for title in titles for body in BODIES if title or body]
    for index, case in enumerate(windows({"title": title, "body": body} for title, body in texts)):
        yield case | {"kind": "alert", "actions": ACTIONS[index % 4], "textSize": sizes[index * 7 % len(sizes)]}


def sized(kind, sizes=SIZES, **more):
    return windows([{"kind": kind, "contentWidth": w, "contentHeight": h, **more} for w, h in sizes])


def messages(kinds=MESSAGES):
    return windows({"kind": "message", "body": body, "actions": actions} for body, actions in kinds)


def gnome():
    yield from alerts(TITLES, sizes=(1, 1, 1, 1.25, 1.5))
    yield from sized("form")
    yield from sized("sheet")
    yield from messages(MESSAGES[:3])


def kde():
    # Buttons stand as an app gives them; here those that cancel are last.
    for case in alerts([title for title in TITLES if title]):
        yield case | {"actions": sorted(case["actions"], key=lambda title: title in CANCELS)}
    # Higher than some of the windows, so that it scrolls there.
    yield from windows([{"kind": "alert", "title": "Title", "body": "\n".join(BODIES[1:2] * 24), "actions": ACTIONS[0]}])
    yield from sized("form", title="Title", actions=["OK", "Cancel"])
    yield from sized("form", title=TITLES[3], actions=[])
    yield from windows({"kind": "menu", "title": "Title", "actions": titles} for titles in MENUS)
    yield from sized("drawer", DRAWERS, edge="bottom")
    yield from sized("drawer", DRAWERS, edge="left")
    yield from messages()


TOOLKITS = {
    "gnome": (gnome, {"name": "GNOME", "version": "51"}),
    "kde": (kde, {"name": "KDE Plasma", "version": "6"}),
}
STYLES = {
    "alert": "alert", "form": "formSheet", "sheet": "sheet", "message": "slidingMessage", "menu": "actionSheet",
    "drawer": "semiModal",
}


def request(case, system):
    """What Scrim is asked for: the same dialog in the same window."""
    screen = {"width": case["width"], "height": case["height"], "scale": 1}
    device = {"screen": screen, "idiom": "desktop", "system": system}
    if case.get("mirrored"):
        device["layoutDirection"] = "rightToLeft"
    if case.get("textSize", 1) != 1:
        device["textSize"] = case["textSize"]
    content = {ours: case[theirs] for ours, theirs in (("title", "title"), ("message", "body")) if case.get(theirs)}
    if case.get("actions"):
        roles = [{"role": "cancel"} if title in CANCELS else {} for title in case["actions"]]
        content["actions"] = [
            {"id": f"a{index}", "title": title, **role}
            for index, (title, role) in enumerate(zip(case["actions"], roles))
        ]
    if "contentWidth" in case:
        content["size"] = {"width": case["contentWidth"], "height": case["contentHeight"]}
    if "edge" in case:
        # A drawer is as long as its window.
        del content["size"]["height" if case["edge"] in ("left", "right") else "width"]
    if case["kind"] in {"KDE Plasma": ("form", "menu"), "GNOME": ("message",)}[system["name"]]:
        content["closeButton"] = {}
    dialog = {"style": STYLES[case["kind"]], "content": content}
    if "edge" in case:
        dialog["placement"] = {"edge": case["edge"]}
    return {"device": device, "dialog": dialog}


def answered(url, body):
    """The frames of the layers of an answer by their ids; of what scrolls the whole frame, where a part of it is seen."""
    asked = urllib.request.Request(url + "/v1/specs", json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(asked) as answer:
            layers = json.load(answer)["layers"]
    except urllib.error.HTTPError as problem:
        sys.exit(f"toolkits: {json.dumps(body)} was refused: {problem.read().decode()[:600]}")
    frames = {layer["id"]: layer.get("scrolled", layer)["frame"] for layer in layers}
    return {name: [frame[side] for side in ("x", "y", "width", "height")] for name, frame in frames.items()}


def shown(cases, command):
    """What the toolkit makes of some cases."""
    lines = "".join(json.dumps(case) + "\n" for case in cases)
    judge = subprocess.run(command, input=lines, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    truths = [json.loads(line) for line in judge.stdout.splitlines() if line.startswith("{")]
    if len(truths) != len(cases):
        sys.exit(f"toolkits: {len(truths)} of {len(cases)} cases were shown (status {judge.returncode}): {judge.stderr[-2000:]}")
    return truths


def pairs(case, truth, layers):
    """Each part that the toolkit shows, with its frame here and there."""
    yield "dialog", layers.get("dialog"), truth.get("dialog")
    for part in ("title", "message", "action:close"):
        if truth.get(part):
            yield part, layers.get(part), truth[part]
    for index, title in enumerate(case.get("actions", [])):
        yield "action", layers.get(f"action:a{index}"), truth.get("actions", {}).get(title)


def agree(ours, theirs):
    if not ours or not theirs:
        return False
    return all(there is None or abs(here - there) <= NEAR for here, there in zip(ours, theirs))


def main():
    toolkit, url, *command = sys.argv[1:]
    make, system = TOOLKITS[toolkit]
    cases = [case | {"name": f"{index} {case['kind']}"} for index, case in enumerate(make())]
    truths = [truth for start in range(0, len(cases), AT_ONCE) for truth in shown(cases[start:start + AT_ONCE], command)]
    counts, different = collections.defaultdict(lambda: [0, 0]), []
    for case, truth in zip(cases, truths):
        if truth["window"] != [case["width"], case["height"]]:
            sys.exit(f"toolkits: {case} has a window of {truth['window']}")
        release = {"version": truth["version"]} if "version" in truth else {}
        for part, ours, theirs in pairs(case, truth, answered(url, request(case, system | release))):
            same = agree(ours, theirs)
            counts[case["kind"]][0] += same
            counts[case["kind"]][1] += 1
            if not same:
                different.append((case, part, ours, theirs))
    told = collections.Counter()
    for case, part, ours, theirs in different:
        told[case["kind"]] += 1
        if told[case["kind"]] <= MOST_SHOWN:
            print(f"{part} is {ours}, {toolkit} has {theirs}: {json.dumps(case)}")
    good, total = (sum(count[index] for count in counts.values()) for index in (0, 1))
    for kind, (same, all_of_them) in counts.items():
        print(f"{kind}: {same} of {all_of_them}")
    print(f"{toolkit}: {good} of {total} frames of {len(cases)} dialogs agree, {100 * good / total:.1f} %")
    sys.exit(good < ENOUGH * total)


if __name__ == "__main__":
    main()
