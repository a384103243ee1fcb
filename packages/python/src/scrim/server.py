"""A server of one's own, on this machine."""

from __future__ import annotations

import atexit
import collections
import os
import pathlib
import subprocess
import sys
import threading
from types import TracebackType
from typing import Optional, Sequence, Type

from . import program
from .errors import ServerError

LISTENING = "listening on "
PATIENCE = 10
"""Seconds that a server has to end by itself."""


class Server:
    """`scrim serve` on a free port of 127.0.0.1, from the moment it accepts connections.

    It ends with `close`, with a `with` block, and at the latest with the process that started it, however that ends.
    """

    def __init__(self, *settings: str, program_path: Optional[str] = None, timeout: float = 30) -> None:
        """Starts it and waits for it, at most `timeout` seconds.

        `settings` are options of `scrim serve`, such as `"--threads", "2"`. Raises `ServerError` where it does not
        start, with what it printed.
        """
        self._program = program_path or program.path()
        self._settings = settings
        self._owner = os.getpid()
        self._printed: collections.deque[str] = collections.deque(maxlen=100)
        self._known = threading.Event()
        self._process: Optional[subprocess.Popen[str]] = None
        self._failure: Optional[OSError] = None
        self.url = ""
        """Where it listens."""
        # It ends with the thread that starts it, as the kernel sees it, so that thread has to stay.
        self._keeper = threading.Thread(target=self._keep, name="scrim serve", daemon=True)
        self._keeper.start()
        atexit.register(self.close)
        if not self._known.wait(timeout) or not self.url:
            self.close()
            raise ServerError(f"{self._program} does not serve: {self._failure or self.log or 'it printed nothing'}")

    @property
    def log(self) -> str:
        """The last lines that it printed."""
        return "\n".join(self._printed)

    def close(self) -> None:
        """Ends it after it has answered what is in hand; in a fork of its process does nothing."""
        if os.getpid() != self._owner:
            return
        if self._process is not None:
            self._process.terminate()
            self._keeper.join(PATIENCE)
            if self._keeper.is_alive():
                self._process.kill()
        self._keeper.join()
        atexit.unregister(self.close)

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def _command(self) -> Sequence[str]:
        serve = [self._program, "serve", "--host", "127.0.0.1", "--port", "0", *self._settings]
        if not sys.platform.startswith("linux") or not sys.executable:
            return serve
        keeper = pathlib.Path(__file__).with_name("_keeper.py")
        return [sys.executable, "-I", "-S", str(keeper), str(os.getpid()), *serve]

    def _keep(self) -> None:
        """Starts it, reads what it prints and waits for its end."""
        try:
            self._process = subprocess.Popen(
                self._command(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
            )
            with self._process as process:
                for line in process.stdout or ():
                    self._printed.append(line.rstrip("\n"))
                    if line.startswith(LISTENING) and not self.url:
                        self.url = line[len(LISTENING) :].strip()
                        self._known.set()
        except OSError as error:
            self._failure = error
        finally:
            self._known.set()
