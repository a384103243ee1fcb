"""Draws the gallery: every style on every system, light and dark, by a server's own pictures.

    gallery.py URL
"""

import json
import pathlib
import sys
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures" / "gallery"
PAGE = ROOT / "docs" / "gallery.md"

DELETE = {"id": "delete", "title": "Delete", "role": "destructive"}
CANCEL = {"id": "cancel", "title": "Cancel", "role": "cancel"}
SAVE = {"id": "save", "title": "Save"}
DONE = {"id": "done", "title": "Done"}
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
        "content": {"navigationBar": {"title": "New Event", "leading": CANCEL, "trailing": DONE},
                    "title": "Lunch with Anna", "message": "Thursday at noon.",
                    "textFields": [{"id": "place", "placeholder": "Place"}]}}),
    "formSheet": ("a smaller task on a card", {
        "content": {"navigationBar": {"title": "Account", "leading": CANCEL, "trailing": DONE},
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
        "content": {"navigationBar": {"title": "Camera", "leading": CANCEL, "trailing": DONE},
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


def apple(profile, version):
    return {"profile": profile, "system": {"name": "iPadOS" if version >= "13" and "ipad" in profile else "iOS",
                                           "version": version}}


# Column, its device, whether the system knows a dark appearance.
SYSTEMS = [
    ("iPhone OS 5", apple("iphone-4", "5.1"), False),
    ("iOS 9", apple("iphone-5", "9.3"), False),
    ("iOS 14", apple("iphone-11", "14.0"), True),
    ("iOS 17", apple("iphone-15", "17.0"), True),
    ("iOS 26", apple("iphone-15", "26.0"), True),
    ("iPadOS 26", apple("ipad-air-11-m2", "26.0"), True),
    ("Material 3", {"profile": "pixel-8"}, True),
    ("web", {"profile": "desktop-1280x800"}, True),
]


def picture(url, style, dialog, device, dark):
    request = {"device": dict(device, appearance="dark" if dark else "light"), "dialog": dict(dialog, style=style)}
    call = urllib.request.Request(
        url + "/v1/specs?format=svg", json.dumps(request).encode(),
        {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(call) as answer:
            return answer.read()
    except urllib.error.HTTPError as fault:
        sys.exit(f"gallery: {style} on {device}: {fault.read().decode()}")


def row(url, style, dialog, dark):
    cells = []
    for name, device, has_dark in SYSTEMS:
        if dark and not has_dark:
            cells.append("")
            continue
        file = f"{style}-{name.lower().replace(' ', '-')}-{'dark' if dark else 'light'}.svg"
        (PICTURES / file).write_bytes(picture(url, style, dialog, device, dark))
        words = f"{style} on {name}, {'dark' if dark else 'light'}"
        cells.append(f'<img src="pictures/gallery/{file}" alt="{words}" height="220">')
    return "| " + " | ".join(cells) + " |"


def main(url):
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob("*.svg"):
        old.unlink()
    lines = [
        "# Gallery", "",
        "Every style on every system, light and dark, drawn by the service itself: `scripts/gallery` asks a server for",
        "`/v1/specs?format=svg` and writes this page. Systems before iOS 13 have no dark appearance.",
        "", "The requests stand in `scripts/pictures/gallery.py`; [Pictures](guide/pictures.md) says how to ask for one.", "",
    ]
    for style, (purpose, dialog) in STYLES.items():
        lines += [f"## {style}", "", f"{purpose[0].upper()}{purpose[1:]}.", ""]
        lines += ["| " + " | ".join(name for name, _, _ in SYSTEMS) + " |", "| " + " | ".join("---" for _ in SYSTEMS) + " |"]
        lines += [row(url, style, dialog, False), row(url, style, dialog, True), ""]
    PAGE.write_text("\n".join(lines).rstrip() + "\n")
    print(f"{len(list(PICTURES.glob('*.svg')))} pictures, {sum(f.stat().st_size for f in PICTURES.glob('*.svg')) // 1024} KiB")


main(sys.argv[1].rstrip("/"))
