"""Compares a server's PNG with what librsvg makes of its SVG and what rlottie makes of its Lottie, has Pillow read its PNG
and animated PNG, and holds its Lottie and its cards against the published schemas and its source texts against their languages.

    check.py URL DIRECTORY
"""

import importlib.util
import io
import json
import pathlib
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request

import jsonschema
from PIL import Image, ImageChops
from rlottie_python import LottieAnimation

import cards
import sources

# A pixel differs visibly where a channel is off by more than this, of 255.
VISIBLE = 16
# Shares of the pixels that may.
MOST = 0.02
# The same for Lottie, which has no shadows and no materials; on black, as the panel is where no window lies.
MOST_OF_LOTTIE = 0.02

STYLES = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView", "sheet",
    "semiModal", "floating", "slidingMessage",
]
DEVICES = ["iphone-4", "iphone-8", "iphone-15", "iphone-17", "ipad-pro-11", "pixel-9"]
CONTENT = {
    "dialog.content.title": "Delete this note?",
    "dialog.content.message": "It cannot be brought back.",
    "dialog.content.actions.0.title": "Cancel",
    "dialog.content.actions.0.role": "cancel",
    "dialog.content.actions.1.title": "Delete",
    "dialog.content.actions.1.role": "destructive",
}
ANCHOR = {f"dialog.placement.anchor.{side}": value for side, value in {"x": 130, "y": 260, "width": 60, "height": 32}.items()}
# On pads these stand beside something.
ANCHORED = {"popover", "actionSheet", "activityView"}


def cases():
    """Names, and members of a request with the options of a picture."""
    for place, style in enumerate(STYLES):
        # Three of the devices each, so that every two styles meet them all.
        for number, device in list(enumerate(DEVICES))[place % 2::2]:
            members = {"device": device, "dialog.style": style, **CONTENT}
            if style in ANCHORED:
                members.update(ANCHOR)
            if number % 4 > 1:
                members["device.appearance"] = "dark"
            yield f"{style} on {device}", members
        moving = {"device": "iphone-15", "dialog.style": style, **CONTENT, "phase": "present", "time": "0.1"}
        yield f"{style} coming in", {**moving, **(ANCHOR if style in ANCHORED else {})}
    for name, more in {
        "a keyboard": {"device.keyboard": "docked"},
        "another side": {"device.orientation": "landscapeLeft"},
        "right to left": {"device.layoutDirection": "rightToLeft", "dialog.content.title": "حذف الصورة؟"},
        "annotations": {"annotate": "frames,safeArea,hits,measures"},
        "no device": {"background": "transparent"},
    }.items():
        yield f"formSheet with {name}", {"device": "ipad-pro-11", "dialog.style": "formSheet", **CONTENT, **more}


def fetch(url, members, form, **options):
    # `device` is a member of the request and an option of the picture.
    query = "&".join(urllib.parse.urlencode(part) for part in (members, {"format": form, **options}))
    with urllib.request.urlopen(f"{url}/v1/specs?{query}") as answer:
        return answer.read()


def drawn(svg, work, size):
    """What librsvg makes of a document."""
    path = pathlib.Path(work) / "picture.svg"
    path.write_bytes(svg)
    command = ["rsvg-convert", "--width", str(size[0]), "--height", str(size[1]), str(path)]
    return Image.open(io.BytesIO(subprocess.run(command, check=True, capture_output=True).stdout))


def difference(one, other, ground="white"):
    """The share of pixels of which a channel differs visibly, on a ground."""
    pictures = []
    for picture in (one, other):
        behind = Image.new("RGBA", picture.size, ground)
        pictures.append(Image.alpha_composite(behind, picture.convert("RGBA")).convert("RGB"))
    channels = ImageChops.difference(*pictures).split()
    largest = channels[0]
    for channel in channels[1:]:
        largest = ImageChops.lighter(largest, channel)
    return sum(largest.histogram()[VISIBLE + 1:]) / (one.size[0] * one.size[1])


def check(url, work, name, members):
    """What is wrong with the pictures of one request; and by how much they differ."""
    try:
        png = Image.open(io.BytesIO(fetch(url, members, "png", scale=1)))
        png.load()
        svg = drawn(fetch(url, members, "svg"), work, png.size)
        share = difference(png, svg)
    except urllib.error.HTTPError as error:
        return f"{name}: {error.code} {error.read()[:300].decode()}", 0
    except (OSError, subprocess.CalledProcessError) as error:
        return f"{name}: {error}", 0
    if share > MOST:
        return f"{name}: {share:.2%} of the pixels differ visibly, and {MOST:.0%} may", share
    return None, share


def check_motion(url, style):
    members = {"device": "iphone-15", "dialog.style": style, **CONTENT, **(ANCHOR if style in ANCHORED else {})}
    try:
        picture = Image.open(io.BytesIO(fetch(url, members, "apng", framesPerSecond=5)))
        shown = 0
        for frame in range(picture.n_frames):
            picture.seek(frame)
            picture.load()
            shown += picture.info["duration"]
        return None if shown >= 1000 else f"{style} as it plays: {shown} milliseconds in all"
    except (OSError, EOFError, urllib.error.HTTPError) as error:
        return f"{style} as it plays: {error}"


def lottie_schema():
    """The schema that the Lottie Animation Community publishes, in a package of its own."""
    package = pathlib.Path(importlib.util.find_spec("lottie_specs").origin).parent
    schema = json.loads((package / "data" / "lottie.schema.json").read_text())
    return jsonschema.validators.validator_for(schema)(schema)


def check_lottie(url, schema, place, style, phase):
    """What is wrong with a Lottie animation: by the schema, and at its first, middle and last frame in a player."""
    # The first has a status bar with a ground of its own, which a window alone leaves out.
    devices = DEVICES[1:]
    members = {"device": devices[place % len(devices)], "dialog.style": style, **CONTENT, **(ANCHOR if style in ANCHORED else {})}
    name = f"{style} on {members['device']} as Lottie, {phase}"
    try:
        file = fetch(url, members, "lottie", phase=phase).decode()
        fault = next(schema.iter_errors(json.loads(file)), None)
        if fault:
            return f"{name}: {fault.json_path}: {fault.message[:200]}", 0
        animation = LottieAnimation.from_data(file)
        count, rate = animation.lottie_animation_get_totalframe(), animation.lottie_animation_get_framerate()
        shares = []
        for frame in (0, count // 2, count - 1):
            played = animation.render_pillow_frame(frame_num=frame)
            still = Image.open(io.BytesIO(fetch(url, members, "png", device="false", scale=1, phase=phase, time=frame / rate)))
            shares.append(difference(played, still, "black"))
    except urllib.error.HTTPError as error:
        return f"{name}: {error.code} {error.read()[:300].decode()}", 0
    except (OSError, ValueError) as error:
        return f"{name}: {error}", 0
    if max(shares) > MOST_OF_LOTTIE:
        return f"{name}: {max(shares):.2%} of the pixels differ visibly, and {MOST_OF_LOTTIE:.0%} may", max(shares)
    return None, max(shares)


def main():
    url, work = sys.argv[1:]
    faults, shares = [], []
    for name, members in cases():
        fault, share = check(url, work, name, members)
        shares.append((share, name))
        if fault:
            faults.append(fault)
    faults += [fault for fault in (check_motion(url, style) for style in STYLES) if fault]
    schema, played = lottie_schema(), []
    for place, style in enumerate(STYLES):
        fault, share = check_lottie(url, schema, place, style, ("present", "dismiss")[place % 2])
        played.append(share)
        if fault:
            faults.append(fault)
    wrong, texts = sources.check(url, work)
    faults += wrong
    wrong, counts = cards.check(url)
    faults += wrong
    for fault in faults:
        print(f"FAIL {fault}")
    share, name = max(shares)
    print(f"{len(shares)} pictures, {len(STYLES)} motions; at most {share:.2%} of the pixels differ visibly ({name})")
    print(f"{len(played)} Lottie animations by their schema and in rlottie; at most {max(played):.2%} differ")
    print(", ".join(f"{count} cards of {form}" for form, count in counts.items()) + " by their schemas")
    print(f"{texts} source texts by Swift's compiler and the grammars of Kotlin and Dart")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
