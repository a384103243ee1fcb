"""What a request costs in processor time: the dearest that are known, each alone, and a search for dearer ones."""

import copy
import json
import random
import time

from bodies import PICTURES
from server import Server
from wire import Connection, post

# Seconds of processor that an answer may take: where no pixel is drawn, of one picture, and of a motion.
PLAIN, STILL, MOTION = 0.5, 1.0, 3.0
PIXELS = {"png": STILL, "apng": MOTION, "filmstrip": MOTION}


def bound(path):
    """What an answer may take, by the format that it is asked for in."""
    return PIXELS.get(path.partition("format=")[2].partition("&")[0], PLAIN)


def cost(server, path, body):
    """Sends one request on a connection of its own; gives the status and seconds of processor of all threads."""
    before = server.cpu_seconds()
    with Connection(server.port, 60) as connection:
        answer = connection.read() if connection.send(post(path, body)) else None
    return answer.status if answer else 0, server.cpu_seconds() - before


def check(scrim, report, arguments):
    """The dearest pictures and exports that are known, one at a time."""
    with Server(scrim, "--log-level", "critical", "--cache-bytes", 0) as server:
        for name, (path, body) in PICTURES.items():
            status, seconds = cost(server, path, body)
            # On a machine that does something else, too, the same work takes somewhat longer.
            report.check(
                f"{name} within {bound(path):g} s of processor", status in (200, 422) and seconds <= bound(path) * 1.5,
                f"{status}, {seconds:.2f} s")


# Seconds after which all of them are ended, and how far beyond that one may come: loops look at the clock now and then.
ENDED, BEYOND = 1, 1


def check_ends(scrim, report, arguments):
    """The same on any build, however slow it is: whatever is not done in time ends, wherever it is."""
    with Server(scrim, "--log-level", "critical", "--cache-bytes", 0, "--max-work", ENDED) as server:
        for name, (path, body) in PICTURES.items():
            status, seconds = cost(server, path, body)
            report.check(
                f"{name}: done, refused or ended", status in (200, 422, 503) and seconds <= ENDED + BEYOND, f"{status}, {seconds:.2f} s")


# MARK: A search

def scalars(value, path=()):
    """The places of all numbers and lists in a document."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from scalars(item, (*path, key))
    elif isinstance(value, list):
        yield path
        for index, item in enumerate(value[:8]):
            yield from scalars(item, (*path, index))
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        yield path


def place(document, path):
    for step in path[:-1]:
        document = document[step]
    return document, path[-1]


FACTORS = (0.1, 0.25, 0.5, 0.9, 1.1, 2, 4, 10)
FORMATS = ("", "svg", "svg&animate=all", "svg&animate=present", "svg&annotate=frames,hits", "html", "css", "waapi", "tokens", "lottie",
           "swiftui", "compose", "flutter", "png", "png&scale=4", "png&scale=1", "apng", "apng&scale=3", "apng&framesPerSecond=60",
           "filmstrip", "filmstrip&frames=60", "css&tolerance=0.00001", "waapi&tolerance=0.00001", "lottie&tolerance=0.00001")
PARTS = {
    "shadows": lambda draw: [{"blur": draw.choice((1, 9, 60, 400)), "spread": draw.choice((0, 40, 3000)), "opacity": 0.3,
                              "clipped": draw.random() < 0.5} for _ in range(draw.randint(1, 8))],
    "shape": lambda draw: draw.choice(({"kind": "ellipse"}, {"kind": "capsule"})),
    "size": lambda draw: {"width": draw.choice((100, 400, 2000)), "height": draw.choice((100, 400, 2000))},
    "actions": lambda draw: [{"id": f"a{index}", "title": f"Action {index}"} for index in range(draw.choice((2, 12, 32)))],
    "textFields": lambda draw: [{"id": f"f{index}"} for index in range(draw.choice((2, 12, 32)))],
    "title": lambda draw: draw.choice(("Title", "ก็ที่สุด العربية 日本語 " * 40, "word " * 400)),
    "message": lambda draw: draw.choice(("Text", "ก็ที่สุด العربية 日本語 " * 100, "word " * 700)),
}
SPRINGS = ({"spring": {"response": 0.05, "dampingRatio": 0.01}}, {"spring": {"response": 0.5, "dampingRatio": 0.05}},
           {"cubicBezier": [1, 0.5, 0, 0.5]}, "linear")
TURNS = ({"rotationX": 170, "rotationY": 80}, {"rotationZ": 90, "opacity": 0}, {"scale": 0.1})


def dialogs(document):
    """Every dialog in a request."""
    if isinstance(document, dict):
        for key, item in document.items():
            if key in ("dialog", "show") and isinstance(item, dict):
                yield item
            elif key == "dialogs" and isinstance(item, list):
                yield from (one for one in item if isinstance(one, dict))
            yield from dialogs(item)
    elif isinstance(document, list):
        for item in document:
            yield from dialogs(item)


def climbed(draw, path, document):
    """The request with something in it changed."""
    document = copy.deepcopy(document)
    kind = draw.random()
    if kind < 0.15:
        base = path.partition("?")[0]
        form = draw.choice(FORMATS)
        if base.endswith(("samples", "hit-test", "diff", "lint", "batch")):
            form = ""
        return (f"{base}?format={form}" if form else base), document
    every = list(dialogs(document))
    if kind < 0.5 and every:
        dialog = draw.choice(every)
        what = draw.random()
        if what < 0.6:
            name = draw.choice(list(PARTS))
            dialog.setdefault("content", {})[name] = PARTS[name](draw)
        elif what < 0.8:
            dialog["transition"] = {"present": {"style": "custom", "duration": draw.choice((0.3, 3, 60)), "easing": draw.choice(SPRINGS),
                                                "from": draw.choice(TURNS)}}
        elif what < 0.9:
            dialog["style"] = draw.choice(("alert", "sheet", "pageSheet", "formSheet", "floating", "popover", "actionSheet", "semiModal"))
        else:
            dialog.setdefault("placement", {})["detents"] = list(range(50, 50 + draw.choice((2, 16, 64))))
        return path, document
    if kind < 0.6:
        document.setdefault("options", {})[draw.choice(("rests", "explain"))] = True
        return path, document
    places = list(scalars(document))
    if not places:
        return path, document
    spot = draw.choice(places)
    if not spot:
        return path, document
    holder, key = place(document, spot)
    value = holder[key]
    if isinstance(value, list):
        if value and draw.random() < 0.7:
            more = [copy.deepcopy(draw.choice(value)) for _ in range(min(200, len(value)))]
            for number, item in enumerate(more):
                if isinstance(item, dict):
                    shown = item.get("show", item)
                    if isinstance(shown, dict) and "id" in shown:
                        shown["id"] = f"{shown['id'][:40]}~{draw.randrange(10**6)}"
                    if "at" in item and isinstance(item["at"], (int, float)):
                        item["at"] = round(item["at"] + draw.choice((0.0001, 0.01, 0.1)) * (number + 1), 4)
            value.extend(more)
            if value and all(isinstance(item, dict) and isinstance(item.get("at"), (int, float)) for item in value):
                value.sort(key=lambda item: item["at"])
        elif value:
            del value[draw.randrange(len(value))]
    else:
        holder[key] = type(value)(value * draw.choice(FACTORS))
        if isinstance(holder[key], float):
            holder[key] = round(holder[key], 6)
    return path, document


def climb(scrim, report, arguments):
    """Changes the dearest requests again and again, and goes on from what became dearer, for --seconds."""
    draw = random.Random(arguments.seed)
    end = time.monotonic() + arguments.seconds
    found = {}
    with Server(scrim, "--log-level", "critical", "--cache-bytes", 0) as server:
        def try_one(path, body):
            if len(json.dumps(body)) > 200_000:
                return None
            status, seconds = cost(server, path, body)
            # Who ends is gone a moment after its connections are.
            if not status or server.status is not None:
                report.check("the server lives", False, f"{path}", [json.dumps(body)])
                raise SystemExit(1)
            return seconds / bound(path), seconds, status

        heads = []
        for name, (path, body) in PICTURES.items():
            if time.monotonic() < end:
                heads.append((*try_one(path, body), path, body))
        while time.monotonic() < end:
            # One of the dearest, or any.
            heads.sort(key=lambda head: -head[0])
            start = draw.choice(heads[:6]) if draw.random() < 0.6 else draw.choice(heads)
            path, body = start[3], start[4]
            for _ in range(draw.randint(1, 3)):
                path, body = climbed(draw, path, body)
            tried = try_one(path, body)
            if tried is None or tried[2] not in (200, 422, 503):
                continue
            if tried[0] > start[0] * 1.05 or draw.random() < 0.02 and tried[2] == 200:
                heads.append((*tried, path, body))
                heads = sorted(heads, key=lambda head: -head[0])[:60]
            key = path.partition("&")[0]
            if tried[0] > found.get(key, (0,))[0]:
                found[key] = (*tried, path, body)
    print("     the dearest that was found, as a share of what it may take:")
    for share, seconds, status, path, body in sorted(found.values(), key=lambda one: -one[0])[:20]:
        print(f"     {share:6.2f}  {seconds:6.2f} s  {status}  {path}  {len(json.dumps(body))} bytes")
        if share > 1:
            print(f"             {json.dumps(body)[:3000]}")
    worst = max((one[0] for one in found.values()), default=0)
    report.check(f"nothing takes more than it may, after {arguments.seconds:g} s of climbing", worst <= 1, f"{worst:.2f} of it")
