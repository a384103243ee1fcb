"""Compares a server's PNG with what librsvg makes of its SVG, and has Pillow read its PNG and animated PNG.

    check.py URL DIRECTORY
"""

import io
import pathlib
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request

from PIL import Image, ImageChops

# A pixel differs visibly where a channel is off by more than this, of 255.
VISIBLE = 16
# Shares of the pixels that may.
MOST = 0.02

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
    query = urllib.parse.urlencode({**members, "format": form, **options})
    with urllib.request.urlopen(f"{url}/v1/specs?{query}") as answer:
        return answer.read()


def drawn(svg, work, size):
    """What librsvg makes of a document."""
    path = pathlib.Path(work) / "picture.svg"
    path.write_bytes(svg)
    command = ["rsvg-convert", "--width", str(size[0]), "--height", str(size[1]), str(path)]
    return Image.open(io.BytesIO(subprocess.run(command, check=True, capture_output=True).stdout))


def difference(one, other):
    """The share of pixels of which a channel differs visibly, on white."""
    pictures = []
    for picture in (one, other):
        ground = Image.new("RGBA", picture.size, "white")
        pictures.append(Image.alpha_composite(ground, picture.convert("RGBA")).convert("RGB"))
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


def main():
    url, work = sys.argv[1:]
    faults, shares = [], []
    for name, members in cases():
        fault, share = check(url, work, name, members)
        shares.append((share, name))
        if fault:
            faults.append(fault)
    faults += [fault for fault in (check_motion(url, style) for style in STYLES) if fault]
    for fault in faults:
        print(f"FAIL {fault}")
    share, name = max(shares)
    print(f"{len(shares)} pictures, {len(STYLES)} motions; at most {share:.2%} of the pixels differ visibly ({name})")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
