"""Whether refusals tell how much of a secret was right."""

import base64
import hashlib
import os
import subprocess
import tempfile

from access import KEY, signed
from server import Server
from wire import Connection, ask, get

# Comparisons of which the instructions are counted together.
ASKED = 200


def check_prefixes(scrim, report, arguments):
    """Whether a refusal takes another way the more of a secret is right: the instructions of both comparisons, as valgrind counts
    them, of one request whose digest or signature has so many first bytes right. A clock over a socket is too coarse to tell."""
    presented = "presented-token"
    digest = hashlib.sha256(presented.encode()).digest()
    good = signed("/v1/styles/alert")
    text, code = good[:-43], base64.urlsafe_b64decode(good[-43:] + "=")
    cases = {}
    for same in (0, 1, 16, 31):
        # One byte is wrong, behind so many that are right: all else, the letters of the text too, is nearly the same.
        entry = digest[:same] + bytes([digest[same] ^ 1]) + digest[same + 1:]
        wrong = code[:same] + bytes([code[same] ^ 1]) + code[same + 1:]
        target = text + base64.urlsafe_b64encode(wrong).decode().rstrip("=")
        cases[f"digest {same}"] = ("*13TokenRegisterC6holder*", entry, get("/v1/styles", f"Authorization: Bearer {presented}"), 401)
        cases[f"signature {same}"] = ("*11SigningKeysC8verified*", digest, get(target), 403)
    counts = {}
    stripped = tempfile.NamedTemporaryFile(suffix=".scrim", delete=False)
    # valgrind reads no debugging information of newer compilers, and needs none but the names of functions.
    subprocess.run(["objcopy", "--strip-debug", scrim, stripped.name], check=True)
    os.chmod(stripped.name, 0o755)
    stripped.close()
    try:
        count_comparisons(cases, stripped.name, counts)
    finally:
        os.unlink(stripped.name)
    for kind in ("digest", "signature"):
        found = {name: count for name, count in counts.items() if name.startswith(kind)}
        # A comparison that ends at the first wrong byte would take a hundred instructions more for the last than for the first.
        # What is made once, at the first call, varies by a few hundred in all, and letters of base64 by a few each.
        spread = (max(found.values()) - min(found.values())) / ASKED
        report.check(f"comparing a {kind} takes as many instructions whatever is right of it, to 30", spread < 30 and min(found.values())
                     > 1_000 * ASKED, f"{found} for {ASKED} each: {spread:.1f} apart")


def count_comparisons(cases, scrim, counts):
    """Into `counts`, the instructions of one comparison for each of the cases."""
    for name, (function, entry, message, status) in cases.items():
        with tempfile.TemporaryDirectory() as folder:
            for file, line in (("tokens", f"one read {entry.hex()}"), ("keys", f"k1 {base64.b64encode(KEY).decode()}")):
                with open(os.path.join(folder, file), "w") as out:
                    out.write(line + "\n")
            # Addresses and seeds that are drawn at each start take ways of their own through the runtime.
            program = os.path.join(folder, "counted")
            with open(program, "w") as out:
                out.write(f"#!/bin/sh\nexport SWIFT_DETERMINISTIC_HASHING=1\nexec setarch -R valgrind --quiet --tool=callgrind --toggle-collect='{function}' "
                          f"--callgrind-out-file={folder}/out '{os.path.abspath(scrim)}' \"$@\"\n")
            os.chmod(program, 0o755)
            flags = ("--tokens", f"{folder}/tokens", "--sign-keys", f"{folder}/keys", "--threads", 1, "--log-level", "critical")
            with Server(program, *flags, bound=None) as server:
                # The first of all pays for what is made once.
                assert ask(server.port, get("/v1/styles", "Authorization: Bearer other"), 60).status == 401
                assert ask(server.port, get(signed("/v1/styles")), 60).status == 200
                with Connection(server.port, 60) as connection:
                    for _ in range(ASKED):
                        connection.send(message)
                        assert connection.read().status == status
                server.stop(60)
            with open(f"{folder}/out") as lines:
                counts[name] = next(int(line.split()[1]) for line in lines if line.startswith(("totals:", "summary:")))
