"""Runs the examples of Markdown pages: examples.py SCRIM PAGE..., in the repository's root.

A fenced `sh` block that calls curl or `.build/debug/scrim` is run: the first against a server started for the purpose, with
localhost:8080 standing for it, the second with SCRIM. If the next fenced block is `json` or `text`, the output must equal it
token by token, white space aside; `…` stands for anything, also inside a string. A block without one need only succeed.
Each page is run in a directory of its own, so that no page needs another; its blocks find what those before them wrote.
"""

import difflib
import os
import pathlib
import re
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAM = ".build/debug/scrim"
RUNNABLE = re.compile(r"\bcurl\b|" + re.escape(PROGRAM) + r"\b")
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|…|[{}\[\],:]|[^\s{}\[\],:"…]+')


def same(expected, actual):
    """Whether the tokens are equal one by one; … inside a string stands for any part of it."""
    return len(expected) == len(actual) and all(
        re.fullmatch(".*".join(map(re.escape, wanted.split("…"))), token, re.DOTALL)
        for wanted, token in zip(expected, actual))


def matches(expected, actual):
    """Whether the tokens of `actual` are those of `expected`; a … of its own stands for any run of whole items."""
    tokens = TOKEN.findall(actual)
    runs = [[]]
    for token in TOKEN.findall(expected):
        runs.append([]) if token == "…" else runs[-1].append(token)
    failed = set()

    def skipped(position):
        """The places that whole items from `position` on lead to; what encloses them does not end in between."""
        depth = 0
        while True:
            if depth == 0:
                yield position
            if position == len(tokens) or depth == 0 and tokens[position] in ("}", "]"):
                return
            depth += {"{": 1, "[": 1, "}": -1, "]": -1}.get(tokens[position], 0)
            position += 1

    def fits(index, position):
        """Whether the run and all that follow it are in the tokens from `position` to the end."""
        if (index, position) in failed:
            return False
        end = position + len(runs[index])
        if same(runs[index], tokens[position:end]):
            if index + 1 == len(runs):
                if end == len(tokens):
                    return True
            elif any(fits(index + 1, place) for place in skipped(end)):
                return True
        failed.add((index, position))
        return False

    return fits(0, 0)


def laid_out(text):
    """The tokens of `text`, a member or item a line, each as it was written: 2.50 and 2.5 are a difference."""
    lines, depth = [""], 0
    for token in TOKEN.findall(text):
        if token in "}]":
            depth -= 1
            lines.append("  " * depth)
        lines[-1] += token + (" " if token == ":" else "")
        if token in "{[":
            depth += 1
        if token in "{[,…":
            lines.append("  " * depth)
    return [line for line in lines if line.strip()]


def start(scrim, log):
    """The server on a free port of 127.0.0.1, once it answers, and that port. It dies with this process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["setpriv", "--pdeathsig", "TERM", scrim, "serve", "--host", "127.0.0.1", "--port", str(port)]
    server = subprocess.Popen(command, stdout=log, stderr=log)
    for _ in range(200):
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                return server, port
        except OSError:
            time.sleep(0.05)
    server.kill()
    log.seek(0)
    sys.exit(f"check-readme: the server did not start:\n{log.read()}")


def fault(page, script, expected, directory, environment):
    """What is wrong with one example, or None."""
    ran = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=directory, env=environment, capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
    if expected is None:
        return None if ran.returncode == 0 else f"exit code {ran.returncode}\n{ran.stdout}{ran.stderr}"
    if matches(expected, ran.stdout):
        return None
    lines = difflib.unified_diff(laid_out(expected), laid_out(ran.stdout), page, "the answer", lineterm="")
    return "\n".join(lines) + ran.stderr


def examples_of(page):
    """The examples of a page: the line of each, what it runs, and what it should print, None where that is not said."""
    text = pathlib.Path(page).read_text(encoding="utf-8")
    blocks = [(text.count("\n", 0, m.start()) + 1, m.group(1), m.group(2)) for m in FENCE.finditer(text)]
    return [
        (line, body, following[2] if following[1] in ("json", "text") else None)
        for (line, language, body), following in zip(blocks, blocks[1:] + [(0, "", "")])
        if language == "sh" and RUNNABLE.search(body)]


def run(page, examples, scrim, port):
    """Runs a page's examples, prints what is wrong with them, and gives how many are."""
    failed = 0
    with tempfile.TemporaryDirectory() as directory:
        # Examples may read the repository's files, and write what they like beside them.
        for entry in pathlib.Path.cwd().iterdir():
            os.symlink(entry, pathlib.Path(directory, entry.name))
        quiet = pathlib.Path(directory, ".curlrc")
        quiet.write_text("silent\nshow-error\nfail-with-body\n")
        environment = {**os.environ, "CURL_HOME": directory}
        for line, body, expected in examples:
            script = re.sub(r"\b(localhost|127\.0\.0\.1):8080\b", f"127.0.0.1:{port}", body)
            script = script.replace(PROGRAM, shlex.quote(scrim))
            wrong = fault(page, script, expected, directory, environment)
            if wrong is not None:
                failed += 1
                print(f"{page}:{line}: the example does not give what is printed\n{body}{wrong}\n")
    return failed


def main(scrim, *pages):
    examples = {page: examples_of(page) for page in pages}
    if not any(examples.values()):
        sys.exit("check-readme: no page has an sh block that calls curl or the program")

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    failed = 0
    with tempfile.TemporaryFile("w+") as log:
        server, port = start(scrim, log)
        try:
            for page, of_page in examples.items():
                if not of_page:
                    continue
                wrong = run(page, of_page, scrim, port)
                failed += wrong
                print(f"{page}: {len(of_page) - wrong} of {len(of_page)} examples as printed")
        finally:
            server.terminate()
            server.wait(timeout=20)
    if failed:
        sys.exit(1)


main(os.path.abspath(sys.argv[1]), *sys.argv[2:])
