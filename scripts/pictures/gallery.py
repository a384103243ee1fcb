"""Draws the pictures of the pages by a server's own: those of the README and the guide, and the gallery, which is every style
on every system, light and dark, and the members that change how a dialog stands, looks or moves.

    gallery.py URL
"""

import base64
import json
import math
import pathlib
import re
import struct
import subprocess
import sys
import urllib.error
import urllib.request
import zlib

from members import MEMBERS

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
GALLERY = PICTURES / "gallery"
OF_MEMBERS = PICTURES / "members"
PAGE = ROOT / "docs" / "gallery.md"

DELETE = {"id": "delete", "title": "Delete", "role": "destructive"}
CANCEL = {"id": "cancel", "title": "Cancel", "role": "cancel"}
SAVE = {"id": "save", "title": "Save"}
DONE = {"id": "done", "title": "Done"}
FINISH = dict(DONE, preferred=True)
ANCHOR = {"x": 130, "y": 260, "width": 60, "height": 32}

# What each style is for, and a dialog that shows it.
STYLES = {
    "alert": ("a question that stops everything", {
        "content": {"title": "Delete this note?", "message": "It cannot be brought back.", "actions": [CANCEL, DELETE]}}),
    "actionSheet": ("a choice of what to do", {
        "content": {"title": "Photo", "actions": [SAVE, DELETE, CANCEL]}, "placement": {"anchor": ANCHOR}}),
    "activityView": ("somewhere to send it", {
        "content": {"title": "Holiday.jpg", "actions": [
            {"id": "copy", "title": "Copy"}, {"id": "print", "title": "Print"}, CANCEL]},
        "placement": {"anchor": ANCHOR}}),
    "pageSheet": ("a task on a card", {
        "content": {"navigationBar": {"title": "New Event", "leading": CANCEL, "trailing": FINISH},
                    "title": "Lunch with Anna", "message": "Thursday at noon.",
                    "textFields": [{"id": "place", "placeholder": "Place"}]}}),
    "formSheet": ("a smaller task on a card", {
        "content": {"navigationBar": {"title": "Account", "leading": CANCEL, "trailing": FINISH},
                    "title": "Sign in", "textFields": [
                        {"id": "name", "placeholder": "Name"},
                        {"id": "word", "placeholder": "Password", "secure": True}]}}),
    "sheet": ("a card with heights to rest at", {
        "content": {"title": "Nearby", "message": "Twelve places are open now.", "actions": [SAVE]},
        "placement": {"detents": ["medium", "large"]}}),
    "popover": ("what belongs to a thing on the screen", {
        "content": {"size": {"width": 230, "height": "fit"}, "title": "Text size", "message": "It holds for all notes.",
                    "actions": [DONE]}, "placement": {"anchor": ANCHOR}}),
    "fullScreen": ("a place of its own", {
        "content": {"navigationBar": {"title": "Camera", "leading": CANCEL, "trailing": FINISH},
                    "title": "Scan the code", "message": "Hold the camera over it."}}),
    "currentContext": ("in the presenter's own frame", {
        "content": {"title": "No connection", "message": "The list is as it was this morning.", "actions": [SAVE]}}),
    "semiModal": ("a panel on the lower half", {
        "content": {"title": "Sort by", "message": "The list keeps its order.", "actions": [SAVE, CANCEL]}}),
    "floating": ("a card in the middle", {
        "content": {"title": "Well done", "message": "All tasks of today are finished.", "actions": [DONE]}}),
    "slidingMessage": ("a message that comes and goes", {
        "content": {"title": "Note archived"}, "dismissal": {"after": 4}}),
}
# The built-in styles of the web, which extend those above.
STYLES_OF_THE_WEB = {
    "x-responsive-dialog": ("a dialog in wide windows and a drawer in narrow ones, as of shadcn/ui", {
        "content": {"title": "Edit profile", "message": "Others see your name.", "textFields": [
            {"id": "name", "placeholder": "Name"}], "actions": [SAVE, CANCEL]}}),
    "x-side-drawer": ("a panel at the side, as of shadcn/ui", {
        "content": {"title": "Edit profile", "message": "Others see your name.", "actions": [SAVE, CANCEL]}}),
    "x-snap-drawer": ("a drawer with snap points, as of vaul", {
        "content": {"title": "Nearby", "message": "Twelve places are open now.", "actions": [SAVE]}}),
    "x-toaster": ("a toast of a stack, as of Sonner", {
        "content": {"title": "Note archived", "message": "It is kept for a year.", "actions": [{"id": "undo", "title": "Undo"}],
                    "closeButton": {"id": "close"}}}),
    "x-anchored-popover": ("a popover by CSS anchor positioning", {
        "content": {"title": "Text size", "message": "It holds for all notes."}, "placement": {"anchor": ANCHOR}}),
    "x-mui-dialog": ("a dialog as of MUI", {
        "content": {"title": "Delete this note?", "message": "It cannot be brought back.", "actions": [CANCEL, DELETE]}}),
    "x-bootstrap-modal": ("a modal as of Bootstrap", {
        "content": {"title": "Delete this note?", "message": "It cannot be brought back.", "actions": [CANCEL, DELETE],
                    "closeButton": {"id": "close"}}}),
}


def apple(profile, version):
    return {"profile": profile, "system": {"name": "iPadOS" if version >= "13" and "ipad" in profile else "iOS",
                                           "version": version}}


# The tables of each style, a column a system: its name, its device, whether it knows a dark appearance.
TABLES = [
    [
        ("iPhone OS 5", apple("iphone-4", "5.1"), False),
        ("iOS 9", apple("iphone-5", "9.3"), False),
        ("iOS 14", apple("iphone-12", "14.1"), True),
        ("iOS 17", apple("iphone-15", "17.0"), True),
        ("iOS 26", apple("iphone-15", "26.0"), True),
        ("Material 3", {"profile": "pixel-8"}, True),
        ("Compose", {"profile": "pixel-8", "system": {"name": "Android", "version": "14", "toolkit": "compose"}}, True),
        ("web", {"profile": "desktop-1280x800"}, True),
    ],
    [
        ("iPad, iOS 5", apple("ipad-2", "5.1"), False),
        ("iPad, iOS 9", apple("ipad-2", "9.3"), False),
        ("iPadOS 14", apple("ipad-air-4", "14.1"), True),
        ("iPadOS 17", apple("ipad-air-11-m2", "17.4"), True),
        ("iPadOS 26", apple("ipad-air-11-m2", "26.0"), True),
    ],
    [
        ("GNOME", {"profile": "gnome-800x600"}, True),
        ("GNOME, phone", {"profile": "gnome-phone-360x720"}, True),
        ("KDE Plasma", {"profile": "kde-800x600"}, True),
        ("KDE Plasma, phone", {"profile": "kde-phone-360x720"}, True),
        ("Windows", {"profile": "windows-1024x720"}, True),
        ("Windows, small window", {"profile": "windows-500x600"}, True),
    ],
    [
        ("HarmonyOS", {"profile": "mate-70"}, True),
        ("HarmonyOS, tablet", {"profile": "matepad-2560x1600"}, True),
        ("macOS", {"profile": "macos-900x600"}, True),
        ("visionOS", {"profile": "visionos-960x720"}, True),
    ],
    [
        ("Wear OS", {"profile": "pixel-watch"}, False),
        ("Wear OS, square", {"profile": "wear-square"}, False),
    ],
    [
        ("tvOS 18", {"profile": "apple-tv-4k", "system": {"name": "tvOS", "version": "18"}}, True),
        ("tvOS 26", {"profile": "apple-tv-4k", "system": {"name": "tvOS", "version": "26"}}, True),
        ("CarPlay, iOS 18", {"profile": "carplay-800x480", "system": {"name": "CarPlay", "version": "18"}}, True),
        ("CarPlay, iOS 26", {"profile": "carplay-1920x720", "system": {"name": "CarPlay", "version": "26"}}, True),
    ],
]
TABLE_OF_THE_WEB = [
    ("web", {"profile": "desktop-1280x800"}, True),
    ("iOS 17", apple("iphone-15", "17.0"), True),
    ("Material 3", {"profile": "pixel-8"}, True),
    ("Windows", {"profile": "windows-1024x720"}, True),
]
# What a popover points at on a pad, where there is room on all sides.
PAD_ANCHOR = {"x": 340, "y": 360, "width": 60, "height": 32}


def dialog(style, **members):
    return dict((STYLES | STYLES_OF_THE_WEB)[style][1], style=style, **members)


def image(width, height, color):
    """A PNG of red, green and blue, of a color for each place from (0, 0) to (1, 1), in a URL."""
    rows = b"".join(b"\0" + bytes(
        round(channel) for x in range(width) for channel in color((x + 0.5) / width, (y + 0.5) / height))
        for y in range(height))
    chunks = [(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    file = b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
        for name, content in chunks)
    return "data:image/png;base64," + base64.b64encode(file).decode()


def evening(x, y):
    """A sky over hills, with a sun."""
    if y > 0.72 + 0.05 * math.sin(7 * x):
        return 38, 70, 83
    if y > 0.6 + 0.06 * math.sin(4 * x + 1):
        return 42, 110, 120
    if (x - 0.68) ** 2 + 4 * (y - 0.4) ** 2 < 0.02:
        return 255, 236, 179
    return 90 + 150 * y, 120 + 60 * y, 200 - 60 * y


def portrait(x, y):
    """Head and shoulders."""
    if (x - 0.5) ** 2 + (y - 0.4) ** 2 < 0.04 or (x - 0.5) ** 2 / 0.12 + (y - 1) ** 2 / 0.1 < 1:
        return 255, 255, 255
    return 88 + 40 * y, 86, 214


# The pictures of the pages: where each comes from.
PAGES = {
    # README
    "alert.svg": ("/v1/specs?format=svg&animate=all&background=transparent", {
        "device": apple("iphone-15", "26.0"), "dialog": dialog("alert")}),
    "form-sheet.svg": ("/v1/specs?format=svg&animate=all&background=transparent", {
        "device": dict(apple("ipad-air-11-m2", "18.0"), orientation="landscapeLeft"), "dialog": dialog("formSheet")}),
    "snackbar.svg": ("/v1/specs?format=svg&animate=all&background=transparent", {
        "device": {"profile": "pixel-8"}, "dialog": dialog("slidingMessage")}),
    # guide/first-answer.md
    "semi-modal.svg": ("/v1/specs?format=svg", {"device": "iphone-3gs", "dialog": {"style": "semiModal"}}),
    # guide/looks.md
    "theme.svg": ("/v1/specs?format=svg", {
        "device": apple("iphone-15", "17.0"),
        "dialog": dialog("actionSheet", theme={"light": {"tint": "#7A3FF2", "destructive": "#B00020"}})}),
    "increased-contrast.svg": ("/v1/specs?format=svg", {
        "device": dict(apple("iphone-15", "17.0"), contrast="increased"), "dialog": dialog("actionSheet")}),
    "reduced-transparency.svg": ("/v1/specs?format=svg", {
        "device": dict(apple("iphone-15", "17.0"), reduceTransparency=True), "dialog": dialog("actionSheet")}),
    # guide/rooms-and-text.md
    "keyboard.svg": ("/v1/specs?format=svg&annotate=safeArea", {
        "device": dict(apple("iphone-15", "17.0"), keyboard={}), "dialog": {
            "style": "alert", "content": {
                "title": "New folder", "textFields": [{"id": "name", "placeholder": "Name"}], "actions": [CANCEL, SAVE]}}}),
    "large-text.svg": ("/v1/specs?format=svg", {
        "device": dict(apple("iphone-15", "17.0"), textSize="accessibility2"), "dialog": dialog("alert")}),
    "right-to-left.svg": ("/v1/specs?format=svg", {
        "device": dict(apple("iphone-15", "17.0"), layoutDirection="rightToLeft"), "dialog": {
            "style": "alert", "content": {"title": "حذف الملاحظة؟", "message": "لا يمكن استعادتها.", "actions": [
                {"id": "cancel", "title": "إلغاء", "role": "cancel"},
                {"id": "delete", "title": "حذف", "role": "destructive"}]}}}),
    # guide/renderers.md
    "frames.svg": ("/v1/specs?format=svg&annotate=frames", {
        "device": apple("iphone-15", "17.0"), "dialog": dialog("alert")}),
    "hits.svg": ("/v1/specs?format=svg&annotate=hits,measures", {
        "device": apple("iphone-15", "17.0"), "dialog": dialog("alert")}),
    # guide/other-requests.md
    "scene.svg": ("/v1/scenes?format=svg", {
        "device": apple("iphone-15", "17.0"), "dialogs": [dialog("pageSheet", id="task"), dialog("alert", id="question")]}),
    # guide/dialog-members.md
    "cutouts.svg": ("/v1/specs?format=svg", {
        "device": dict(apple("iphone-15", "17.0"), elements=[
            {"id": "pen", "frame": {"x": 305, "y": 96, "width": 64, "height": 64}}]),
        "dialog": dialog("semiModal", backdrop={"cutouts": [{"frame": "pen", "cornerRadius": 32}]})}),
    "stack.svg": ("/v1/scenes?format=svg", {
        "device": apple("iphone-15", "17.0"), "dialogs": [
            {"id": f"{index}", "style": "slidingMessage", "content": {"title": title}, "placement": {
                "stack": {"offset": 14, "scale": 0.95, "most": 3}}}
            for index, title in enumerate(["Note sent", "Note moved", "Note archived"])]}),
    "behaviour.svg": ("/v1/specs?format=svg", {
        "device": apple("iphone-15", "17.0"), "options": {"behaviour": "vaul"}, "dialog": {
            "content": {"title": "Filters", "message": "Twelve places are open now.", "actions": [DONE]}}}),
    # guide/looks.md
    "picture.svg": ("/v1/specs?format=svg", {
        "device": apple("iphone-15", "17.0"), "dialog": {
            "style": "floating", "presenter": {"picture": image(98, 213, evening)},
            "content": {"title": "Ann", "message": "is in the hills today.", "actions": [DONE], "image": {
                "width": 80, "height": 80, "fit": "cover", "source": image(80, 80, portrait)}}}}),
    # guide/time.md
    **{f"time-{index}.svg": (f"/v1/specs?format=svg&phase=present&time={time}", {
        "device": apple("iphone-15", "17.0"), "dialog": dialog("pageSheet")})
       for index, time in enumerate([0.06, 0.1, 0.16, 0.25, 0.4], 1)},
}


def ask(url, path, request):
    call = urllib.request.Request(url + path, json.dumps(request).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(call) as answer:
            return answer.read()
    except urllib.error.HTTPError as fault:
        sys.exit(f"gallery: {path} {json.dumps(request)}: {fault.read().decode()}")


def picture(url, style, device, dark):
    shown = dialog(style)
    if "ipad" in device["profile"] and "anchor" in shown.get("placement", {}):
        shown["placement"] = dict(shown["placement"], anchor=PAD_ANCHOR)
    return ask(url, "/v1/specs?format=svg", {
        "device": dict(device, appearance="dark" if dark else "light"), "dialog": shown})


def table(url, style, systems):
    names = [name for name, _, _ in systems]
    return ["| " + " | ".join(names) + " |", "| " + " | ".join("---" for _ in names) + " |",
            row(url, style, systems, False), row(url, style, systems, True)]


def row(url, style, systems, dark):
    cells = []
    for name, device, has_dark in systems:
        if dark and not has_dark:
            cells.append("")
            continue
        file = f"{style}-{re.sub(r'[ ,]+', '-', name.lower())}-{'dark' if dark else 'light'}.svg"
        (GALLERY / file).write_bytes(picture(url, style, device, dark))
        words = f"{style} on {name}, {'dark' if dark else 'light'}"
        cells.append(f'<img src="pictures/gallery/{file}" alt="{words}" height="220">')
    return "| " + " | ".join(cells) + " |"


def members(url):
    """The table of members: four pictures a row, each above the name of what it shows."""
    cells = []
    for file, (name, (path, request)) in MEMBERS.items():
        (OF_MEMBERS / f"{file}.svg").write_bytes(ask(url, path, request))
        words = name.replace("`", "").replace('"', "&quot;")
        cells.append(f'<img src="pictures/members/{file}.svg" alt="{words}" height="220"><br>{name}')
    cells += [""] * (-len(cells) % 4)
    rows = ["| " + " | ".join(cells[index:index + 4]) + " |" for index in range(0, len(cells), 4)]
    return ["|  |  |  |  |", "| --- | --- | --- | --- |"] + rows


def main(url):
    GALLERY.mkdir(parents=True, exist_ok=True)
    OF_MEMBERS.mkdir(exist_ok=True)
    for old in PICTURES.rglob("*.svg"):
        old.unlink()
    for file, (path, request) in PAGES.items():
        (PICTURES / file).write_bytes(ask(url, path, request))
    lines = [
        "# Gallery", "",
        "Every style on every system, light and dark, drawn by the service itself: `scripts/gallery` asks a server for",
        "`/v1/specs?format=svg` and writes this page. Systems before iOS 13 have no dark appearance.",
        "", "The requests stand in `scripts/pictures/gallery.py`; [Pictures](guide/pictures.md) says how to ask for one.", "",
    ]
    for styles, tables in ((STYLES, TABLES), (STYLES_OF_THE_WEB, [TABLE_OF_THE_WEB])):
        for style, (purpose, _) in styles.items():
            lines += [f"## {style}", "", f"{purpose[0].upper()}{purpose[1:]}.", ""]
            for systems in tables:
                lines += table(url, style, systems) + [""]
    lines += [
        "## Members", "",
        "What members of a dialog and of a device change; [the guide](guide/dialog-members.md) says how each is asked for.", ""]
    lines += members(url)
    PAGE.write_text("\n".join(lines).rstrip() + "\n")
    subprocess.run([ROOT / "scripts" / "embed"], check=True)
    files = list(PICTURES.rglob("*.svg"))
    print(f"{len(files)} pictures, {sum(file.stat().st_size for file in files) // 1024} KiB")


main(sys.argv[1].rstrip("/"))
