"""Shows dialogs by Kirigami and prints where its items lie: a case a line of JSON in, the frames of its parts a line of JSON out.

Runs inside the root that scripts/judge-toolkits makes; toolkits.py says what stands in a case. Frames are [x, y, width, height] in
points from the window's top left corner.
"""

import json
import os
import pathlib
import sys

# Without a screen, and without the graphics card.
os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QT_QUICK_CONTROLS_STYLE="org.kde.desktop")
settings = pathlib.Path(os.environ.setdefault("XDG_CONFIG_HOME", "/tmp/judge-config"))
settings.mkdir(parents=True, exist_ok=True)

from PySide6.QtCore import QEventLoop, Qt, QTimer, QUrl  # noqa: E402
from PySide6.QtGui import QFont  # noqa: E402
from PySide6.QtQml import QQmlApplicationEngine  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

MARK = "FRAMES "
FONT = "Noto Sans"
# Longer than dialogs move, in milliseconds. Without motion a dialog that is as high as its window stays where it was begun.
SETTLES = 450

# Items are looked at by QML itself: Python does not know the types of all of them.
STAGE = """
import QtQuick
import QtQuick.Controls as QQC2
import QtQuick.Layouts
import org.kde.kirigami as Kirigami

Kirigami.ApplicationWindow {
    id: stage
    visible: true; width: %(width)s; height: %(height)s
    pageStack.initialPage: Kirigami.Page {}
    property var dialog: null
    %(content)s

    function found(item, into) {
        if (!item.visible) return
        const name = item.toString().replace(/[(_].*/, "")
        const at = item.mapToItem(null, 0, 0)
        into.push({name: name, text: item.text === undefined ? "" : String(item.text),
            frame: [at.x, at.y, item.width, item.height]})
        for (const child of item.children) found(child, into)
    }
    Timer {
        interval: %(settles)s; running: true
        onTriggered: {
            const into = []
            let top = stage.contentItem
            while (top.parent) top = top.parent
            const of = stage.dialog ? stage.dialog.contentItem.parent : top
            found(of, into)
            stage.title = "%(mark)s" + JSON.stringify({window: [stage.width, stage.height], items: into})
        }
    }
}
"""

text = json.dumps


def actions(case):
    return "[ " + ", ".join(f"Kirigami.Action {{ text: {text(title)} }}" for title in case["actions"]) + " ]"


def opened(kind, case, members):
    title = f"title: {text(case.get('title') or '')};" if "title" in case else ""
    return f"{kind} {{ id: dialog; {title} {members} }} Component.onCompleted: {{ stage.dialog = dialog; dialog.open() }}"


def content(case):
    none = "standardButtons: QQC2.Dialog.NoButton;"
    match case["kind"]:
        case "alert":
            members = f"subtitle: {text(case['body'])}; customFooterActions: {actions(case)}"
            return opened("Kirigami.PromptDialog", case, none + members)
        case "form":
            # What is left between borders of 1, below a header of 51, above a footer. It is the dialog that has a width: for its
            # content's one that scrolls would be wider.
            height = case["contentHeight"] - 51 - (50 if case["actions"] else 2)
            size = f"preferredWidth: {case['contentWidth'] - 2};"
            members = f"{size} customFooterActions: {actions(case)}\n Item {{ implicitHeight: {height} }}"
            return opened("Kirigami.Dialog", case, none + members)
        case "menu":
            return opened("Kirigami.MenuDialog", case, f"actions: {actions(case)}")
        case "drawer":
            edge = {"bottom": "Bottom", "top": "Top", "left": "Left", "right": "Right"}[case["edge"]]
            # An app's content is as large as the drawer less its padding of 4 on either side.
            size = f"implicitWidth: {case['contentWidth'] - 8}; implicitHeight: {case['contentHeight'] - 8}"
            members = f"edge: Qt.{edge}Edge; contentItem: Item {{ {size} }}"
            return opened("Kirigami.OverlayDrawer", case, members)
        case "message":
            button = "".join(f", {text(title)}" for title in case["actions"])
            return f"Component.onCompleted: showPassiveNotification({text(case['body'])}, 'long'{button})"
    raise ValueError(case["kind"])


def shown(case):
    """What QML says of one case: the size of its window, and of each item its type, text and frame."""
    direction = Qt.LayoutDirection.RightToLeft if case.get("mirrored") else Qt.LayoutDirection.LeftToRight
    app.setLayoutDirection(direction)
    engine = QQmlApplicationEngine()
    source = settings / f"{len(kept)}.qml"
    source.write_text(STAGE % {**case, "content": content(case), "settles": SETTLES, "mark": MARK})
    engine.load(QUrl.fromLocalFile(str(source)))
    kept.append(engine)  # Kirigami does not survive the end of its engine
    windows = engine.rootObjects()
    said = ""
    for _ in range(100 if windows else 0):
        wait(20)
        said = windows[0].title()
        if said.startswith(MARK):
            break
    for window in windows:
        window.hide()
    return json.loads(said[len(MARK):]) if said.startswith(MARK) else {"window": None, "items": []}


def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def parts(case, seen):
    """The frames of the parts that Scrim knows, by their names there."""
    items = seen["items"]
    frames = {"name": case["name"], "window": seen["window"], "actions": {}}
    if case["kind"] != "message":
        frames["dialog"] = items[0]["frame"] if items else None
    for item in items:
        kind, words = item["name"], item["text"]
        if kind == "Control" and words and words == case.get("body"):
            frames["dialog"] = item["frame"]
        elif kind == "ToolButton":
            frames["action:close"] = item["frame"]
        elif kind in ("Button", "ItemDelegate") and words in case.get("actions", []):
            frames["actions"][words] = item["frame"]
        elif kind == "Heading" and words and words == case.get("title"):
            frames["title"] = item["frame"]
        elif kind in ("Label", "SelectableLabel") and words and words == case.get("body"):
            frames["message"] = item["frame"]
    return frames


app = QApplication(sys.argv)
app.setStyle("breeze")
font = QFont(FONT, 10)
font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
app.setFont(font)
kept = []
if __name__ == "__main__":
    for line in sys.stdin:
        case = json.loads(line)
        print(json.dumps(parts(case, shown(case))), flush=True)
    os._exit(0)  # past the ends of Python's and Qt's objects, which do not go together
