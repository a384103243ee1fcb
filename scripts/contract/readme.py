"""Runs the README's curl examples: readme.py SCRIM, in the repository's root.

A fenced `sh` block that calls curl is run against a server started for the purpose, with localhost:8080 standing for it.
If the next fenced block is `json`, the answer must equal it token by token, white space aside; `…` stands for
anything, also inside a string. A block without one need only succeed.
"""

import difflib
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|…|[{}\[\],:]|[^\s{}\[\],:"…]+')


def same(expected, actual):
    """Whether the tokens are equal one by one; … inside a string stands for any part of it."""
    return len(expected) == len(actual) and all(
        re.fullmatch(".*".join(map(re.escape, wanted.split("…"))), token, re.DOTALL)
        for wanted, token in zip(expected, actual))


def matches(expected, actual):
    """Whether the tokens of `actual` are those of `expected`, in which a … of its own stands for any run of them."""
    tokens = TOKEN.findall(actual)
    runs = [[]]
    for token in TOKEN.findall(expected):
        runs.append([]) if token == "…" else runs[-1].append(token)
    if len(runs) == 1:
        return same(runs[0], tokens)
    first, *middle, last = runs
    position, end = len(first), len(tokens) - len(last)
    if position > end or not same(first, tokens[:position]) or not same(last, tokens[end:]):
        return False
    for run in middle:
        # The earliest place is as good as any later one: what follows has the most room then.
        while position + len(run) <= end and not same(run, tokens[position : position + len(run)]):
            position += 1
        position += len(run)
    return position <= end


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


def fault(script, expected, directory, environment):
    """What is wrong with one example, or None."""
    ran = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=directory, env=environment, capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
    if expected is None:
        return None if ran.returncode == 0 else f"exit code {ran.returncode}\n{ran.stdout}{ran.stderr}"
    if matches(expected, ran.stdout):
        return None
    lines = difflib.unified_diff(laid_out(expected), laid_out(ran.stdout), "README.md", "the answer", lineterm="")
    return "\n".join(lines) + ran.stderr


def main(scrim):
    readme = pathlib.Path("README.md")
    if not readme.exists():
        sys.exit("check-readme: there is no README.md")
    text = readme.read_text(encoding="utf-8")
    blocks = [(text.count("\n", 0, m.start()) + 1, m.group(1), m.group(2)) for m in FENCE.finditer(text)]
    examples = []
    for (line, language, body), following in zip(blocks, blocks[1:] + [(0, "", "")]):
        if language == "sh" and re.search(r"\bcurl\b", body):
            examples.append((line, body, following[2] if following[1] == "json" else None))
    if not examples:
        sys.exit("check-readme: README.md has no sh block that calls curl")

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    failed = 0
    with tempfile.TemporaryDirectory() as directory, tempfile.TemporaryFile("w+") as log:
        # Examples may read the repository's files, and write what they like beside them.
        for entry in pathlib.Path.cwd().iterdir():
            os.symlink(entry, pathlib.Path(directory, entry.name))
        quiet = pathlib.Path(directory, ".curlrc")
        quiet.write_text("silent\nshow-error\nfail-with-body\n")
        environment = {**os.environ, "CURL_HOME": directory}
        server, port = start(scrim, log)
        try:
            for line, body, expected in examples:
                script = re.sub(r"\b(localhost|127\.0\.0\.1):8080\b", f"127.0.0.1:{port}", body)
                wrong = fault(script, expected, directory, environment)
                if wrong is not None:
                    failed += 1
                    print(f"README.md:{line}: the example does not give what is printed\n{body}{wrong}\n")
        finally:
            server.terminate()
            server.wait(timeout=20)
    print(f"README.md: {len(examples) - failed} of {len(examples)} examples as printed")
    if failed:
        sys.exit(1)


main(os.path.abspath(sys.argv[1]))
