"""Draws the dialogs of a repository that changed since a commit, before and after."""

import concurrent.futures
import html
import json
import os
import pathlib
import re
import subprocess

# Dialogs that are drawn; a change of all of them is no news of each.
MOST = 100
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dialogs before and after</title>
<style>
:root{{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}}body{{margin:1rem;max-width:80rem}}
h2{{font-size:1rem;overflow-wrap:anywhere}}section{{border-top:1px solid #8888;padding-block:.5rem}}
.pair{{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}}figure{{margin:0}}
img{{max-width:100%;height:auto;display:block}}.both{{position:relative;isolation:isolate;background:#000}}
.both img+img{{position:absolute;inset:0;mix-blend-mode:difference}}
</style>
<h1>Dialogs before and after</h1>
{sections}
</html>
"""


def git(*arguments):
    return subprocess.run(["git", *arguments], capture_output=True)


def changed(commit):
    """Names of the JSON files that changed since a commit, from the working folder; None where the commit is not to be had."""
    if git("cat-file", "-e", f"{commit}^{{commit}}").returncode:
        # What is checked out is often no more than one commit deep.
        git("fetch", "--quiet", "--depth=1", "origin", commit)
    found = git("diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--", "*.json")
    if found.returncode:
        return None
    return [name for name in found.stdout.decode(errors="surrogateescape").split("\0") if name]


def requests(text, device):
    """The requests for dialogs in a file by what they are called: one, those of a set, those of checks."""
    try:
        root = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    found = {}

    def add(name, request, options=None):
        if not isinstance(request, dict) or "dialog" not in request:
            return
        request = {key: request[key] for key in ("device", "dialog", "options") if key in request}
        if device:
            request.setdefault("device", device)
        if options is not None:
            request.setdefault("options", options)
        found[name] = request

    if isinstance(root, dict) and isinstance(root.get("requests"), list):
        for index, request in enumerate(root["requests"]):
            add(f"/requests/{index}", request, root.get("options"))
        return found
    for index, item in enumerate(root if isinstance(root, list) else [root]):
        if not isinstance(item, dict):
            continue
        if "expect" not in item:
            if not isinstance(root, list):
                add("", item)
        elif item.get("endpoint", "/v1/specs") == "/v1/specs":
            add(str(item.get("name") or f"check {index + 1}"), item.get("request", item))
    return found


def drawn(program, request):
    """A request as PNG; None where it cannot be drawn, of which the rules speak."""
    done = subprocess.run(
        [program, "resolve", "--format=png"], input=json.dumps(request).encode(), capture_output=True)
    return done.stdout if done.returncode == 0 else None


def pairs(program, commit, device):
    """For each dialog that looks different: file, name, picture before, picture after."""
    names = changed(commit)
    if names is None:
        return None
    found = []
    for name in names:
        before = git("show", f"{commit}:./{name}")
        was = requests(before.stdout, device) if before.returncode == 0 else {}
        file = pathlib.Path(name)
        now = requests(file.read_bytes(), device) if file.is_file() else {}
        for key in {**was, **now}:
            if was.get(key) != now.get(key):
                found.append((name, key, was.get(key), now.get(key)))
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as workers:
        sides = [(workers.submit(drawn, program, was) if was else None, workers.submit(drawn, program, now) if now else None)
                 for _, _, was, now in found[:MOST]]
        sides = [tuple(side.result() if side else None for side in pair) for pair in sides]
    looks = [(name, key, was, now) for (name, key, _, _), (was, now) in zip(found, sides) if was != now]
    return looks, max(0, len(found) - MOST)


def figure(caption, source):
    if source is None:
        return f"<figure><figcaption>{caption}: not there</figcaption></figure>"
    return f'<figure><figcaption>{caption}</figcaption><img src="{source}" alt="{caption}"></figure>'


def draw(program, commit, folder, settings):
    """Writes the pictures into a folder, with a page that shows them; what a summary says of it, in Markdown."""
    devices = [name for name in settings.get("devices", []) if isinstance(name, str) and not name.endswith(".json")]
    found = pairs(program, commit, devices[0] if devices else None)
    if found is None:
        return f"No pictures: the commit `{commit}` is not to be had. Check out with `fetch-depth: 0`.\n"
    looks, more = found
    if not looks:
        return ""
    folder.mkdir(parents=True, exist_ok=True)
    sections, rows = [], []
    for index, (name, key, was, now) in enumerate(looks, 1):
        title = html.escape(f"{name} {key}".strip())
        stem = f"{index:03}-" + re.sub(r"[^A-Za-z0-9]+", "-", f"{name}{key}").strip("-")[-80:]
        files = {}
        for side, picture in (("before", was), ("after", now)):
            if picture is not None:
                files[side] = f"{stem}.{side}.png"
                (folder / files[side]).write_bytes(picture)
        both = "".join(f'<img src="{file}" alt="">' for file in files.values()) if len(files) == 2 else ""
        both = f'<figure><figcaption>difference</figcaption><div class="both">{both}</div></figure>' if both else ""
        sections.append(
            f'<section><h2>{title}</h2><div class="pair">{figure("before", files.get("before"))}'
            f'{figure("after", files.get("after"))}{both}</div></section>')
        state = "changed" if len(files) == 2 else "new" if "after" in files else "gone"
        rows.append(f"| <code>{title.replace('|', '&#124;')}</code> | {state} |")
    (folder / "index.html").write_text(PAGE.format(sections="\n".join(sections)), encoding="utf-8")
    rest = f"\n{more} more changed and are not drawn.\n" if more else ""
    count = "1 dialog looks" if len(looks) == 1 else f"{len(looks)} dialogs look"
    return (
        f"### {count} different\n"
        "\n| dialog | |\n| --- | --- |\n" + "\n".join(rows) + f"\n{rest}\nThe pictures are in `{folder}/index.html`.\n")
