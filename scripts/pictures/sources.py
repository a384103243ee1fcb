"""Holds the source texts of a server against the languages that they are written in: Swift's own compiler, Node, and the grammars
of Kotlin and Dart that editors use."""

import json
import pathlib
import shutil
import subprocess
import urllib.error
import urllib.request

import tree_sitter
import tree_sitter_dart
import tree_sitter_kotlin

EASINGS = [
    {"spring": {"mass": 1, "stiffness": 300, "damping": 12, "initialVelocity": 5}},
    {"spring": {"mass": 1, "stiffness": 100, "damping": 60, "allowOverdamping": True}},
    {"cubicBezier": [0.9, -0.4, 0.1, 1.4]}, {"steps": 4}, {"linear": [[0, 0], [1.2, 0.4], [1, 1]]}, "default",
]
POSE = {"scale": [0.4, 1.3], "opacity": 0.2, "translation": [30, -50], "rotationX": 50, "rotationY": -30, "rotationZ": 20}
# What would end a string, a comment or a line, or begin something else in one of the languages.
NASTY = '"$x ${y} \\(z) */ \n } \u202e\u2028 `é`'
# Which module the texts in Swift are for, and which are scripts.
MODULES = {"swiftui": "SwiftUI", "swiftui+program": "SwiftUI", "uikit": "UIKit"}
SCRIPTS = ("gsap", "motion")
PROGRAM = "+program"
STYLES = ["fullScreen", "pageSheet", "formSheet", "alert", "sheet", "semiModal", "floating", "slidingMessage"]


def dialog(style, place):
    custom = {"style": "custom", "from": POSE, "to": POSE} if place % 3 == 2 else {}
    return {
        "id": f"{place} {NASTY}", "style": style,
        "content": {"title": NASTY, "actions": [{"id": NASTY, "title": NASTY}]},
        "transition": {"easing": EASINGS[place % len(EASINGS)], "delay": 0.1 * (place % 2), **custom},
    }


def cases():
    """Paths and bodies."""
    for place, style in enumerate(STYLES):
        device = ["iphone-15", "pixel-8", "iphone-4", "ipad-10"][place % 4]
        yield "/v1/specs", {"device": device, "dialog": dialog(style, place)}
    plain = {"device": "iphone-15", "dialog": {"style": "alert", "transition": {"style": "none"}}}
    yield "/v1/specs", plain
    yield "/v1/scenes", {"device": "iphone-15", "dialogs": [dialog("pageSheet", 0), dialog("alert", 1)]}
    yield "/v1/specs/retarget", {
        "device": "iphone-15", "dialog": dialog("sheet", 0), "phase": "present", "at": 0.2, "to": "dismissed",
    }


def source(url, path, body, form):
    """A text by its format; `swiftui+program` is the whole program."""
    options = form.replace("+program", "&program=true")
    request = urllib.request.Request(
        f"{url}{path}?format={options}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return answer.read()


def fault(node, text):
    """The first place at which a text is not of its language."""
    if node.type == "ERROR" or node.is_missing:
        return f"line {node.start_point[0] + 1}: {text.splitlines()[node.start_point[0]].decode()[:120]}"
    return next(filter(None, (fault(child, text) for child in node.children if child.has_error or child.is_missing)), None)


def swift(*arguments):
    answer = subprocess.run(["swiftc", *map(str, arguments)], capture_output=True, text=True)
    return (answer.stderr.strip() or f"swiftc ends with {answer.returncode}") if answer.returncode else None


def check(url, work):
    """What is wrong, and how many texts there were."""
    grammars = {"compose": tree_sitter_kotlin.language(), "flutter": tree_sitter_dart.language()}
    parsers = {form: tree_sitter.Parser(tree_sitter.Language(grammar)) for form, grammar in grammars.items()}
    parsers |= {form + PROGRAM: parser for form, parser in parsers.items()}
    work, faults, files, count = pathlib.Path(work), [], [], 0
    for path, body in cases():
        for form in (*MODULES, *SCRIPTS, *parsers):
            try:
                text = source(url, path, body, form)
            except urllib.error.HTTPError as error:
                faults.append(f"{form} of {path}: {error.code} {error.read()[:300].decode()}")
                continue
            count += 1
            if form in MODULES:
                files.append((form, work / f"transition-{len(files)}.swift"))
                files[-1][1].write_bytes(text)
            elif form in SCRIPTS:
                wrong = subprocess.run(["node", "--check", "--input-type=module", "-"], input=text, capture_output=True)
                faults += [f"{form} of {path}: {wrong.stderr.decode()[:600]}"] if wrong.returncode else []
            elif (root := parsers[form].parse(text).root_node).has_error:
                faults.append(f"{form} of {path}, {json.dumps(body)[:80]}: {fault(root, text)}")
    # The modules that Apple's systems have, by their signatures.
    for name in sorted(set(MODULES.values())):
        shutil.copy(pathlib.Path(__file__).parent / f"{name}.swift", work / f"{name}.swift")
        shape = ("-parse-as-library", "-emit-module", "-module-name", name)
        module = swift(*shape, work / f"{name}.swift", "-o", work / f"{name}.swiftmodule")
        faults += [f"{name}.swift: {module}"] if module else []
    for form, file in files:
        # A program has its values in the file that it begins with, as a library has its own.
        library = ["-parse-as-library"] if form.endswith(PROGRAM) else []
        wrong = swift("-swift-version", "6", "-typecheck", *library, "-I", work, file)
        faults += [f"{form}: {wrong[:600]}"] if wrong else []
    return faults, count
