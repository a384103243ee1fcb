import os
import pathlib
import signal
import socket
import subprocess
import sys
import threading
from importlib import metadata
from typing import List
from urllib.parse import urlsplit

import pytest
from scrim import Client, Server, ServerError


def connected(url: str) -> socket.socket:
    """A connection that is at its end when the server is."""
    parts = urlsplit(url)
    return socket.create_connection((parts.hostname, parts.port), timeout=20)


def test_a_server_ends_with_its_block() -> None:
    with Client.local("--threads", "1") as client:
        assert client.get_health()["status"] == "ok"
        watch = connected(client.url)
    assert watch.recv(1) == b""
    with pytest.raises(OSError):
        connected(client.url)


def test_a_server_ends_with_a_process_that_is_killed() -> None:
    code = "import scrim, sys; client = scrim.Client.local(); print(client.url, flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        watch = connected(process.stdout.readline().strip())
        process.send_signal(signal.SIGKILL)
    assert watch.recv(1) == b""


def test_a_server_ends_with_a_process_that_forgets_it() -> None:
    code = "import scrim; print(scrim.Client.local().url)"
    url = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    ).stdout.strip()
    with pytest.raises(OSError):
        connected(url)


def test_a_server_outlives_the_thread_that_started_it() -> None:
    servers: List[Server] = []
    thread = threading.Thread(target=lambda: servers.append(Server()))
    thread.start()
    thread.join()
    with servers[0] as server:
        assert Client(server.url).get_health()["status"] == "ok"


def test_a_fork_leaves_the_server_alone() -> None:
    with Client.local() as client:
        child = os.fork()
        if child == 0:
            client.close()
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
        assert client.get_health()["status"] == "ok"


def test_a_setting_that_cannot_be_used_is_named() -> None:
    with pytest.raises(ServerError, match="threads"):
        Server("--threads", "none")


def test_closing_twice_does_nothing() -> None:
    server = Server()
    server.close()
    server.close()


def test_a_program_that_is_not_there_is_named(tmp_path: pathlib.Path) -> None:
    with pytest.raises(ServerError, match="nothing-here does not serve: No such file or directory$"):
        Server(program_path=str(tmp_path / "nothing-here"))


def test_a_program_that_says_nothing_is_given_up(tmp_path: pathlib.Path) -> None:
    silent = tmp_path / "silent"
    silent.write_text("#!/bin/sh\nexec sleep 600\n")
    silent.chmod(0o755)
    with pytest.raises(ServerError, match="silent does not serve: it printed nothing"):
        Server(program_path=str(silent), timeout=0.2)


def test_the_command_is_the_program() -> None:
    command = pathlib.Path(sys.executable).with_name("scrim")
    environment = {name: value for name, value in os.environ.items() if name != "SCRIM_PROGRAM"}
    printed = subprocess.run([command, "--version"], capture_output=True, text=True, check=True, env=environment).stdout
    assert printed == f"scrim {metadata.version('scrim')}\n"
    wrong = subprocess.run([command, "serv"], capture_output=True, text=True, check=False, env=environment)
    assert wrong.returncode == 64
