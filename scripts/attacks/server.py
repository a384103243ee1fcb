"""A server under attack."""

import contextlib
import os
import re
import resource
import signal
import subprocess
import tempfile
import time


ADDRESS_SPACE = 6 << 30


class Server:
    """`scrim serve` with flags, on 127.0.0.1 and a free port; it dies with this process.

    An attack that gets through shall not take the machine with it: `bound` is the address space that the server may have;
    `environment` is added to this process' own.
    """

    def __init__(self, scrim, *flags, bound=ADDRESS_SPACE, environment=None):
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", scrim, "serve", "--host", "127.0.0.1", "--port", "0", *map(str, flags)],
            stdout=subprocess.PIPE, stderr=self.errors, text=True, env={**os.environ, **(environment or {})})
        line = self.process.stdout.readline()
        if not line.startswith("listening on "):
            raise SystemExit(f"check-attacks: the server did not start: {line}{self.said}")
        if bound:
            resource.prlimit(self.process.pid, resource.RLIMIT_AS, (bound, bound))
        self.port = int(line.rsplit(":", 1)[1])
        self.pid = self.process.pid

    @property
    def said(self):
        """What it wrote to standard error."""
        self.errors.seek(0)
        return self.errors.read()

    @property
    def status(self):
        """Its exit status; None while it runs."""
        return self.process.poll()

    def peak_memory(self):
        """The most physical memory that it has had so far, in bytes."""
        with open(f"/proc/{self.pid}/status") as lines:
            return 1024 * int(re.search(r"VmHWM:\s+(\d+) kB", lines.read()).group(1))

    def cpu_seconds(self):
        """Processor time of all its threads so far."""
        return sum(self.thread_seconds().values())

    def thread_seconds(self):
        """Processor time so far, by thread, to the nanosecond where the kernel counts it."""
        seconds = {}
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            with contextlib.suppress(OSError), open(f"/proc/{self.pid}/task/{thread}/schedstat") as line:
                seconds[thread] = int(line.read().split()[0]) / 1e9
        return seconds

    def stop(self, within):
        """Seconds from SIGTERM to its end; None where it has not ended `within` seconds, and is killed."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(within)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return None
        return time.monotonic() - start

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.status is None:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.errors.close()
