"""Shows dialogs by libadwaita and prints where its widgets lie: a case a line of JSON in, the frames of its parts a line of JSON out.

Runs inside the root that scripts/judge-toolkits makes; toolkits.py says what stands in a case. Frames are [x, y, width, height] in
points from the window's top left corner; null is a number that libadwaita does not tell.
"""

import json
import sys
import time

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
from gi.repository import Adw, GLib, Graphene, Gtk  # noqa: E402

# The release of GNOME, each of which has the next minor version of libadwaita: 48 has 1.7.
VERSION = str(Adw.get_minor_version() + 41)
# What a window without a manager keeps for its shadow, in points, on all sides together.
SHADOW = 10


def tree(widget):
    yield widget
    child = widget.get_first_child()
    while child:
        yield from tree(child)
        child = child.get_next_sibling()


def frame(widget, window):
    known, bounds = widget.compute_bounds(window)
    sides = (bounds.get_x(), bounds.get_y(), bounds.get_width(), bounds.get_height())
    return [round(side, 3) for side in sides] if known else None


def text_frame(label, window):
    """Without the padding that the style sheet gives it; its text alone where that is lower than its room."""
    _, at = label.compute_point(window, Graphene.Point())
    height = label.get_layout().get_pixel_size()[1]
    left = max(0, label.get_height() - height) / 2
    return [round(at.x, 3), round(at.y + left, 3), label.get_width(), label.get_height() - 2 * left]


def wait(seconds):
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.001)


def alert(case, window):
    dialog = Adw.AlertDialog(heading=case["title"], body=case["body"])
    for index, title in enumerate(case["actions"]):
        dialog.add_response(str(index), title)
    dialog.set_close_response("0")
    dialog.present(window)
    return dialog


def form(case, window):
    dialog = Adw.Dialog(content_width=case["contentWidth"], content_height=case["contentHeight"])
    dialog.set_child(Gtk.Box())
    dialog.present(window)
    return dialog


def sheet(case, window):
    scrolled = Gtk.ScrolledWindow(propagate_natural_width=True, propagate_natural_height=True)
    scrolled.set_child(Gtk.Box(width_request=case["contentWidth"], height_request=case["contentHeight"]))
    bottom = Adw.BottomSheet(content=Gtk.Box(), full_width=False, align=0.5, open=True)
    bottom.set_sheet(scrolled)
    window.set_content(bottom)


def message(case, window):
    overlay = Adw.ToastOverlay()
    overlay.set_child(Gtk.Box())
    window.set_content(overlay)
    toast = Adw.Toast(title=case["body"])
    if case["actions"]:
        toast.set_button_label(case["actions"][0])
    overlay.add_toast(toast)


KINDS = {"alert": alert, "form": form, "sheet": sheet, "message": message}
DIALOGS = ("sheet", "toast")


def parts(case, window):
    frames = {"name": case["name"], "version": VERSION, "window": [window.get_width(), window.get_height()]}
    actions = frames["actions"] = {}
    for widget in tree(window):
        if not widget.get_mapped():
            continue
        if widget.get_css_name() in DIALOGS:
            frames.setdefault("dialog", frame(widget, window))
        elif isinstance(widget, Gtk.Button) and widget.get_label() in case.get("actions", []):
            actions[widget.get_label()] = frame(widget, window)
        elif case["kind"] == "message" and isinstance(widget, Gtk.Button):
            frames["action:close"] = frame(widget, window)
        elif isinstance(widget, Gtk.Label) and widget.get_label():
            if widget.get_label() == case.get("title"):
                at = text_frame(widget, window)
                frames["title"] = [at[0], round(at[1] - (widget.get_height() - at[3]) / 2, 3), at[2], widget.get_height()]
            elif widget.get_label() == case.get("body"):
                frames["message"] = text_frame(widget, window)
    if case["kind"] == "message" and "message" in frames:
        # Its label takes all the room there is; where its text ends in that is not told.
        frames["message"][2] = None
        if case.get("mirrored"):
            frames["message"][0] = None
    return frames


def show(case):
    settings = Gtk.Settings.get_default()
    settings.set_property("gtk-enable-animations", False)
    settings.set_property("gtk-font-name", "Adwaita Sans 11")
    settings.set_property("gtk-xft-dpi", int(96 * 1024 * case.get("textSize", 1)))
    mirrored = Gtk.TextDirection.RTL if case.get("mirrored") else Gtk.TextDirection.LTR
    Gtk.Widget.set_default_direction(mirrored)
    window = Adw.Window(default_width=case["width"] + SHADOW, default_height=case["height"] + SHADOW)
    window.set_content(Gtk.Box())
    window.present()
    wait(0.1)
    dialog = KINDS[case["kind"]](case, window)
    wait(0.15)
    for _ in range(20):
        if "dialog" in parts(case, window):
            break
        wait(0.1)
    print(json.dumps(parts(case, window)), flush=True)
    if dialog:
        dialog.force_close()
    window.destroy()
    wait(0.05)


Adw.init()
for line in sys.stdin:
    show(json.loads(line))
