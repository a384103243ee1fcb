"""Bodies that cost as much as the limits let them: the dearest that is known for each endpoint."""

import json
import math

from wire import get, post


def long_answer(number=0):
    """A request for an answer of megabytes, another for each number: what a reader that never reads is sent."""
    return post("/v1/specs/samples", many_samples(40, number, 6))


def duplicates(number=0):
    """21 KB of one member again and again."""
    member = '"d%d":0,' % number
    return '{"device":"iphone-4","dialog":{' + member * (21_000 // len(member)) + '"id":"x"}}'


def duplicate_pairs(number=0):
    """As many names as 21 KB have room for, each twice."""
    members = "".join('"%x":0,"%x":0,' % (name, name) for name in range(number % 16, 1_350))
    return '{"device":"iphone-4","dialog":{' + members + '"id":"x"}}'


def deep(number=0):
    return '{"device":' * 31 + str(number) + "}" * 31


def long_ids(length, number, actions):
    """A dialog of many layers, with ids so long."""
    return {"id": f"{number:06d}" + "i" * (length - 6), "style": "formSheet", "content": {
        "navigationBar": {"title": "Title", "leading": {"id": "l" * length, "title": "L"}, "trailing": {"id": "t" * length, "title": "T"}},
        "textFields": [{"id": f"{field}" + "f" * (length - 1)} for field in range(3)],
        "actions": [{"id": f"{action:02d}" + "a" * (length - 2), "title": "A"} for action in range(actions)]}}


def many_samples(length, number=0, actions=28):
    """The most samples of a turn, in which every layer moves: each sample has all the ids in it."""
    return {"device": "iphone-17", "dialog": long_ids(length, number, actions), "phase": "rotate.landscapeLeft",
            "times": [moment / 12_000 for moment in range(3600)]}


def bezier_samples(number=0):
    """3,600 samples of 30 layers, each of which moves by Bézier curves of its own that are hard to solve."""
    tracks = []
    for action in range(28):
        for name, ends in (("position", ([160, 0], [200, 400])), ("size", ([10, 20], [30, 40]))):
            tracks.append({"layer": f"action:{action:02d}" + "a" * 18, "property": name, "keyframes": [
                {"time": 0, "value": ends[0], "easing": {"cubicBezier": [1, 0.5 + (action + number % 1000) / 1e5, 0, 0.5]}},
                {"time": 1, "value": ends[1]}]})
    return {"device": "iphone-17", "dialog": long_ids(20, number, 28), "timeline": {"duration": 1, "tracks": tracks},
            "times": [moment / 3600 for moment in range(3600)]}


def timeline_samples(number=0):
    """3,600 samples of a timeline of many keyframes, each with a curve of its own."""
    tracks = []
    for name in ("opacity", "rotationX", "rotationY", "rotationZ", "cornerRadius", "positionX", "positionY"):
        keyframes = [{"time": step, "value": step % 2, "easing": {"cubicBezier": [0.99, step / 1000, 0.01, 1]}} for step in range(150)]
        tracks.append({"layer": "dialog", "property": name, "keyframes": keyframes})
    return {"device": "iphone-4", "dialog": {"style": "semiModal"}, "timeline": {"duration": 149, "tracks": tracks},
            "times": [moment * 0.0413 + number % 7 * 1e-4 for moment in range(3600)]}


def arcs(count):
    """Path data of so many elliptical arcs along a circle in a square of 300 points."""
    points = [(150 + 140 * math.cos(2 * math.pi * step / count), 150 + 140 * math.sin(2 * math.pi * step / count))
              for step in range(count)]
    return "M%.1f %.1f" % points[0] + "".join("A150 140 30 0 1 %.1f %.1f" % point for point in points[1:]) + "Z"


def arc_dialog(name, count):
    return {"id": name, "style": "floating", "content": {
        "size": {"width": 300, "height": 300}, "shape": {"kind": "path", "path": arcs(count)}, "title": "Path"}}


def hit_test(number=0):
    """10,000 points on a path of 90 arcs."""
    points = [[(step * 7.3 + number) % 320, step * 11.7 % 480] for step in range(10_000)]
    return {"device": "iphone-4", "dialog": arc_dialog(f"arcs-{number}", 90), "points": [[round(x, 2), round(y, 2)] for x, y in points]}


def moving_hit_test(number=0):
    return {**hit_test(number), "phase": "present", "at": 0.1}


def retarget(number=0):
    """A dialog of many layers that is turned while it comes, sampled 3,600 times."""
    body = many_samples(250, number)
    return {**body, "phase": "present", "at": 0.1, "to": "landscapeLeft"}


def dialog_to_show(number, actions=2):
    return {"id": f"d{number}", "style": ("formSheet", "floating", "semiModal", "pageSheet")[number % 4], "content": {
        "title": f"Title {number}", "actions": [{"id": f"a{action}", "title": f"A{action}"} for action in range(actions)]}}


def dear_schedule(number=0, count=420):
    """Events that stack, turn, dismiss and touch: as many as --max-keyframes lets through."""
    events = []
    for step in range(count):
        moment = round(step * 0.05, 3)
        kind = step % 10
        if kind in (0, 1, 2):
            events.append({"at": moment, "show": {"id": f"{number}-{step}", "style": "semiModal"}})
        elif kind in (3, 6):
            events.append({"at": moment, "orientation": "landscapeLeft" if step % 20 < 10 else "portrait"})
        elif kind == 4:
            events.append({"at": moment, "keyboard": "docked" if step % 20 < 10 else None})
        elif kind in (5, 7):
            events.append({"at": moment, "tap": [160, 300]})
        else:
            events.append({"at": moment, "dismiss": f"{number}-{step - kind}"})
    return {"device": "ipad-1", "policy": "stack", "events": events}


def replaced_schedule(number=0, count=1000):
    """1,000 dialogs each of which takes the place of the one before while that comes."""
    events = [{"at": round(step * 0.03, 3), "show": {"id": f"{number}-{step}", "style": "floating", "content": {"title": "T"}}}
              for step in range(count)]
    return {"device": "iphone-4", "policy": "replace", "events": events}


def turning_schedule(number=0, count=300):
    """A long dialog that is turned hundreds of times while it is shown."""
    events = [{"at": 0, "show": {**dialog_to_show(0, 20), "id": f"turned-{number:09d}"}}]
    events += [{"at": round(0.02 * step + 0.1, 3), "orientation": ("landscapeLeft", "portrait", "landscapeRight")[step % 3]}
               for step in range(count)]
    return {"device": "iphone-17", "policy": "queue", "events": events}


def touched_shapes(number=0):
    """Taps on 40 dialogs with an outline of arcs each."""
    events = [{"at": round(0.01 * step, 3), "show": arc_dialog(f"{number}-{step}", 40)} for step in range(40)]
    events += [{"at": round(1 + 0.001 * step, 3), "tap": [160 + step % 100, 240]} for step in range(900)]
    return {"device": "iphone-4", "policy": "stack", "events": events}


def dear_scene(number=0):
    """16 big dialogs on one another."""
    texts = ("The quick brown fox jumps over the lazy dog. " * 30)[:1200]
    styles = ("pageSheet", "formSheet", "sheet", "pageSheet")
    return {"device": {"profile": "ipad-pro-11", "keyboard": "docked"}, "dialogs": [
        {"id": f"{number}-{index}", "style": styles[index % 4], "content": {
            "title": f"Title {index}", "message": texts, "textFields": [{"id": f"f{field}"} for field in range(8)],
            "actions": [{"id": f"a{action}", "title": f"Action {action}"} for action in range(32)]}}
        for index in range(16)]}


def dear_transition(number=0):
    one = {"device": {"profile": "ipad-1", "orientation": "landscapeLeft"}, "dialog": dialog_to_show(number * 4, 32)}
    two = {"device": {"profile": "ipad-1", "keyboard": {"height": 352}}, "dialog": dialog_to_show(number * 4, 31)}
    return {"from": one, "to": two}


def dear_spec(number=0):
    text = ("ก็ที่สุด العربية 日本語 ﷽ e\u0301\u0302\u0303 👩‍👩‍👧‍👦 " * 200)[:4000]
    return {"device": "iphone-17", "dialog": {"id": f"spec-{number}", "style": "alert", "content": {
        "title": text, "message": text, "textFields": [{"id": f"f{field}"} for field in range(10)],
        "actions": [{"title": text[action : action + 500]} for action in range(32)]}}, "options": {"explain": True}}


def dear_set(number=0):
    return {"requests": [{"device": "iphone-4", "dialog": {"id": f"{number}-{index}", "style": "alert"}} for index in range(3_000)]}


def matrix(number=0):
    """100 devices × 100 dialogs, streamed."""
    return {"devices": ["iphone-4", "ipad-1", "iphone-17", "pixel-9"] * 25,
            "dialogs": [{"id": f"{number}-{index}", "style": "semiModal"} for index in range(100)]}


# What pictures and exports cost most: each a request of a few hundred bytes, or of some kilobytes.
SPRING = {"spring": {"response": 0.05, "dampingRatio": 0.01}}
FLIP = {"present": {"style": "custom", "duration": 3, "easing": SPRING, "from": {"rotationX": 170, "rotationY": 80}}}
SHADOWS = [{"blur": 60 + index, "opacity": 0.3, "offset": [index, index]} for index in range(8)]
SQUARE = {"screen": {"width": 4000, "height": 4000, "scale": 1}}


def tall_sheet(number=0):
    """A sheet with all the detents, actions and fields that it may have."""
    return {"device": "iphone-17", "dialog": {"id": f"{number}", "style": "sheet", "placement": {"detents": list(range(50, 114))},
                                              "content": {"actions": [{}] * 32, "textFields": [{}] * 32}}, "options": {"rests": True}}


def dear_breakpoints(number=0):
    """Forty layouts of such a sheet, of which whole timelines are compared."""
    return {**tall_sheet(number), "vary": "width", "from": 50, "to": 4000, "of": ["transitions"]}


def many_breakpoints(number=0):
    """As many timelines as may be compared, all of them different."""
    return {"device": "iphone-17", "dialog": {"id": f"{number}", "style": "sheet", "content": {"actions": [{}] * 32}},
            "vary": "width", "from": 300, "to": 4000, "of": ["transitions"], "options": {"rests": True}}


def flips(count):
    """Dialogs that turn in space, one over the other."""
    return {"device": "ipad-1", "policy": "stack", "events": [
        {"at": round(step * 0.001, 4), "show": {"id": f"{step}", "style": "floating", "transition": FLIP}} for step in range(count)]}


def swinging_flip():
    flip = {**FLIP["present"], "duration": 60, "easing": {"spring": {"response": 0.05, "dampingRatio": 0.001}}}
    return {"device": "ipad-1", "dialog": {"style": "floating", "transition": {"present": flip}}}


def flipping_scene():
    actions = [{"id": f"a{action}", "title": f"A{action}"} for action in range(20)]
    return {"device": "ipad-1", "dialogs": [
        {**swinging_flip()["dialog"], "id": f"{index}", "content": {"actions": actions}} for index in range(16)]}


def shadowy(side, number, **content):
    return {"id": f"d{number}", "style": "floating", "content": {
        "size": {"width": side, "height": side}, "shadows": SHADOWS, "background": {"color": "#3366CC", "opacity": 0.5}, **content}}


def shadowy_ellipse():
    shadows = [{"blur": 9 + index, "spread": 3000, "opacity": 0.3, "clipped": True} for index in range(8)]
    return {"device": SQUARE, "dialog": {"style": "floating", "content": {
        "size": {"width": 3900, "height": 3900}, "shape": {"kind": "ellipse"}, "shadows": shadows, "border": {"width": 100, "color": "#123456"}}}}


def shadowy_scene(**content):
    return {"device": SQUARE, "dialogs": [shadowy(3000, number, **content) for number in range(16)]}


def shadowy_stack():
    return {"device": {"screen": {"width": 1000, "height": 1000, "scale": 1}}, "policy": "stack", "events": [
        {"at": round(step * 0.0001, 4), "show": shadowy(800, step)} for step in range(200)]}


def spinning_scene():
    """600 pictures of 16 dialogs that turn and fade."""
    turn = {"present": {"style": "custom", "duration": 9.9, "easing": "linear", "from": {"rotationZ": 90, "opacity": 0}}}
    return {"device": {"screen": {"width": 300, "height": 300, "scale": 1}}, "dialogs": [
        {**shadowy(280, number), "transition": turn} for number in range(16)]}


def plain_sheet(*detents):
    return {"device": "iphone-17", "dialog": {"style": "sheet", "placement": {"detents": detents}, "content": {
        "title": "Hello", "message": "World", "actions": [{"title": "OK"}, {"title": "Cancel", "role": "cancel"}]}}}


def turning_path():
    """A path of many arcs with all the shadows that it may have, which swings as it turns in space."""
    easing = {"spring": {"response": 0.3, "dampingRatio": 0.02}}
    turn = {"present": {"style": "custom", "duration": 5, "easing": easing, "from": {"rotationX": 100, "rotationZ": 270, "scale": 0.2}}}
    content = {**arc_dialog("path", 90)["content"], "shadows": [{"blur": 40, "opacity": 0.4}] * 8, "border": {"width": 6, "color": "#123456"}}
    return {"device": "iphone-17", "dialog": {"style": "floating", "content": content, "transition": turn}}


def turning_sheet(count=230):
    """A sheet with all its actions, turned while it comes to another height."""
    show = {"id": "a", "style": "sheet", "placement": {"detents": ["medium", "large"]}, "content": {
        "title": "T", "actions": [{"id": f"x{action}", "title": "A"} for action in range(32)]}}
    return {"device": "iphone-17", "policy": "stack", "events": [{"at": 0, "show": show}] + [
        {"at": round(0.1 + 0.011 * step, 4), "orientation": ("landscapeLeft", "portrait", "landscapeRight")[step % 3]}
        for step in range(count)]}


def ellipses(number=0, count=16):
    """Dialogs whose curved outlines are cut out of one another."""
    return {"device": "ipad-pro-11", "dialogs": [
        {"id": f"{number}-{index}", "style": "floating", "content": {
            "size": {"width": 300 + index, "height": 500 - 3 * index}, "shape": {"kind": "ellipse"}, "title": "T"}}
        for index in range(count)]}


PICTURES = {
    "differences of sheets with all their rests": ("/v1/specs/diff", {"from": tall_sheet(0), "to": tall_sheet(1)}),
    "breakpoints of all rests": ("/v1/specs/breakpoints", dear_breakpoints()),
    "breakpoints of many rests": ("/v1/specs/breakpoints", many_breakpoints()),
    "a style sheet of all rests": ("/v1/specs?format=css", tall_sheet()),
    "tokens of all rests": ("/v1/specs?format=tokens", tall_sheet()),
    "a page of all rests": ("/v1/specs?format=html", tall_sheet()),
    "an SVG of a long swing": ("/v1/specs?format=svg&animate=present", swinging_flip()),
    "an SVG of 16 flips": ("/v1/schedules?format=svg&animate=all", flips(16)),
    "an SVG of a scene of swings": ("/v1/scenes?format=svg&animate=present", flipping_scene()),
    "a Lottie of a scene of swings": ("/v1/scenes?format=lottie", flipping_scene()),
    "an ellipse of clipped shadows": ("/v1/specs?format=png", shadowy_ellipse()),
    "a scene of 128 shadows": ("/v1/scenes?format=png&scale=1", shadowy_scene()),
    "a scene of 128 shadows of ellipses": ("/v1/scenes?format=png&scale=1", shadowy_scene(shape={"kind": "ellipse"})),
    "a stack of 200 dialogs with shadows": ("/v1/schedules?format=png&scale=1&time=0.2", shadowy_stack()),
    "600 pictures of a scene": ("/v1/scenes?format=apng&framesPerSecond=60&phase=present", spinning_scene()),
    "a sheet that comes, at 3x": ("/v1/specs?format=apng&scale=3", plain_sheet("medium", "large")),
    "a sheet that grows, at 3x": (
        "/v1/specs/transitions?format=apng&scale=3", {"from": plain_sheet("medium", "large"), "to": plain_sheet("large")}),
    "tokens of 200 turns": ("/v1/schedules?format=tokens", turning_schedule(0, 200)),
    "an SVG of 200 turns": ("/v1/schedules?format=svg&animate=all", turning_schedule(0, 200)),
    "an SVG of a path that turns": ("/v1/specs?format=svg&animate=all", turning_path()),
    "an SVG of a sheet that is turned": ("/v1/schedules?format=svg&animate=all", turning_sheet()),
    "a page of 16 ellipses": ("/v1/scenes?format=html", ellipses()),
    "a Lottie of 200 turns": ("/v1/schedules?format=lottie", turning_schedule(0, 200)),
    "a style sheet of 200 turns": ("/v1/schedules?format=css", turning_schedule(0, 200)),
}

# Every attack by name: the path, and the body by a number that no two requests share.
ATTACKS = {
    "duplicate members": ("/v1/specs", duplicates),
    "duplicate members of many names": ("/v1/specs", duplicate_pairs),
    "breakpoints of many rests": ("/v1/specs/breakpoints", many_breakpoints),
    "deep nesting": ("/v1/specs", deep),
    "texts of every script": ("/v1/specs", dear_spec),
    "samples with ids of 4,000 characters": ("/v1/specs/samples", lambda number: many_samples(4000, number)),
    "samples with ids of 256 characters": ("/v1/specs/samples", lambda number: many_samples(256, number)),
    "samples of Bézier curves": ("/v1/specs/samples", bezier_samples),
    "samples of a given timeline": ("/v1/specs/samples", timeline_samples),
    "10,000 points on arcs": ("/v1/specs/hit-test", hit_test),
    "10,000 points on arcs that move": ("/v1/specs/hit-test", moving_hit_test),
    "retargeting with 3,600 times": ("/v1/specs/retarget", retarget),
    "schedules of stacks": ("/v1/schedules", lambda number: dear_schedule(number, 200)),
    "schedules with too many keyframes": ("/v1/schedules", lambda number: dear_schedule(number, 1000)),
    "schedules of 1,000 replacements": ("/v1/schedules", replaced_schedule),
    "schedules of turns": ("/v1/schedules", turning_schedule),
    "taps on 40 shapes": ("/v1/schedules", touched_shapes),
    "scenes of 16 dialogs": ("/v1/scenes", dear_scene),
    "scenes of 3 ellipses": ("/v1/scenes", lambda number: ellipses(number, 3)),
    "scenes of 16 ellipses": ("/v1/scenes", ellipses),
    "transitions of 32 buttons": ("/v1/specs/transitions", dear_transition),
    "sets of 3,000 requests": ("/v1/lint", dear_set),
    "matrices of 10,000": ("/v1/specs/batch", matrix),
}


def message(name, number):
    path, body = ATTACKS[name]
    fields = ("Accept: application/x-ndjson",) if path.endswith("batch") else ()
    return post(path, body(number), *fields)
