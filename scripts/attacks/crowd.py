"""Clients that attack all at once, in a program of their own, so that no other client waits for a lock of theirs.

crowd.py PORT CLIENTS SECONDS asks for the dearest legal answers of each endpoint and format; crowd.py PORT CLIENTS SECONDS NAME
sends the attack of that name alone. It says "ready" when it begins, and at its end how they fared.
"""

import collections
import json
import random
import sys
import threading
import time

from bodies import ATTACKS, PICTURES
from wire import ask, post

FORMATS = ("svg", "svg&animate=all", "html", "css", "waapi", "tokens", "lottie", "swiftui", "compose", "flutter", "uikit", "gsap", "motion", "styledictionary", "figma", "markup", "divkit", "adaptivecards", "png", "apng", "filmstrip")
WITH_FORMATS = ("/v1/specs", "/v1/scenes", "/v1/schedules", "/v1/specs/transitions", "/v1/specs/retarget")


def requests():
    """(path, body): every dear body in every format of its endpoint."""
    bodies = [(path.partition("?")[0], body) for path, body in PICTURES.values()]
    bodies += [(path, make(1)) for path, make in ATTACKS.values() if not path.endswith("batch")]
    for path, body in bodies:
        text = body if isinstance(body, str) else json.dumps(body)
        yield path, text
        if path in WITH_FORMATS:
            yield from ((f"{path}?format={form}", text) for form in FORMATS)


def attack(name):
    """The same of one attack, legal or not, in a few bodies."""
    if name in PICTURES:
        path, body = PICTURES[name]
        return [(path, json.dumps(body))]
    path, make = ATTACKS[name]
    made = [make(number) for number in range(1, 5)]
    return [(path, body if isinstance(body, str) else json.dumps(body)) for body in made]


class Crowd:
    def __init__(self, port, pool, keeps_refused):
        self.port, self.pool, self.keeps_refused = port, pool, keeps_refused
        self.statuses = collections.Counter()

    def run(self, seed, until):
        draw = random.Random(seed)
        while time.monotonic() < until:
            request = draw.choice(self.pool)
            path, text = request
            fields = ("Accept: application/x-ndjson",) if path.endswith("batch") else ()
            try:
                # White space makes another body of it, which has to be read.
                answer = ask(self.port, post(path, text + " " * draw.randrange(4_000), *fields), 30)
            except (OSError, ValueError) as error:
                self.statuses[type(error).__name__] += 1
                time.sleep(0.05)
                continue
            self.statuses[answer.status if answer else "none"] += 1
            # What is refused for good costs less than what is answered.
            if answer and answer.status in (400, 422) and not self.keeps_refused and len(self.pool) > 1:
                self.pool = [other for other in self.pool if other != request]


def main():
    port, clients, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    pool = [one for name in sys.argv[4:] for one in attack(name)] or list(requests())
    crowd = Crowd(port, pool, bool(sys.argv[4:]))
    print("ready", flush=True)
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=crowd.run, args=(seed, until), daemon=True) for seed in range(clients)]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    print(f"{clients} clients, {len(crowd.pool)} requests, answered {dict(crowd.statuses)}")


if __name__ == "__main__":
    main()
