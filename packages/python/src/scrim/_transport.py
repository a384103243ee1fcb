"""Requests and answers over HTTP: connections that are kept, bodies as JSON, problems as errors."""

from __future__ import annotations

import base64
import http.client
import json
import threading
from dataclasses import dataclass
from typing import Any, Iterator, Mapping, Optional, Union
from urllib.parse import urlencode, urlsplit

from .errors import Fault, ScrimError

Parameter = Union[str, int, float, bool, None]
"""What stands behind the question mark of a URL; None is left out."""

Body = Union[bytes, str, Mapping[str, Any]]
"""Sent as it is where it is text, else as JSON."""


@dataclass(frozen=True)
class Response:
    """What a server answered, whatever its status."""

    status: int
    headers: Mapping[str, str]
    """By their names in lower case."""
    body: bytes

    @property
    def media_type(self) -> str:
        return self.headers.get("content-type", "").partition(";")[0].strip()

    @property
    def text(self) -> str:
        return self.body.decode("utf-8")

    def json(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)

    def checked(self) -> Response:
        """The answer itself; raises `ScrimError` where it is a problem."""
        if self.status < 400:
            return self
        if self.media_type != "application/problem+json":
            raise ScrimError(self.status, "", http.client.responses.get(self.status, "error"), self.text, (), self)
        problem = self.json()
        faults = tuple(Fault.of(fault) for fault in problem.get("errors", []))
        raise ScrimError(self.status, problem["code"], problem["title"], problem["detail"], faults, self)


class Connections:
    """Connections to one server. Threads may share it: a request has one to itself, and leaves it to the next."""

    def __init__(self, url: str, timeout: float, headers: Mapping[str, str]) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url!r} is not the URL of a server, such as http://127.0.0.1:8080")
        self._scheme, self._host, self._port = parts.scheme, parts.hostname, parts.port
        self._prefix = parts.path.rstrip("/")
        self._timeout = timeout
        self._headers = dict(headers)
        self._idle: list[http.client.HTTPConnection] = []
        self._lock = threading.Lock()

    def send(self, method: str, target: str, body: Optional[bytes], headers: Mapping[str, str]) -> Response:
        """Raises `OSError` or `http.client.HTTPException` where no answer comes within the timeout."""
        with self._lock:
            kept = self._idle.pop() if self._idle else None
        if kept is not None:
            try:
                return self._exchange(kept, method, target, body, headers)
            except (http.client.RemoteDisconnected, ConnectionResetError, BrokenPipeError):
                pass  # The server closed it while it was idle. Every request may be asked again: none changes anything.
        return self._exchange(self._connection(), method, target, body, headers)

    def lines(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Iterator[bytes]:
        """The lines of an answer, each as it comes, over a connection of its own."""
        connection = self._connection()
        try:
            connection.request(method, self._prefix + target, body, {**self._headers, **headers})
            answer = connection.getresponse()
            if answer.status >= 400:
                read(answer).checked()
            yield from answer
        finally:
            connection.close()

    def close(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _connection(self) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self._scheme == "https" else http.client.HTTPConnection
        return kind(self._host, self._port, timeout=self._timeout)

    def _exchange(
        self,
        connection: http.client.HTTPConnection,
        method: str,
        target: str,
        body: Optional[bytes],
        headers: Mapping[str, str],
    ) -> Response:
        try:
            connection.request(method, self._prefix + target, body, {**self._headers, **headers})
            response = read(connection.getresponse())
        except BaseException:
            connection.close()
            raise
        with self._lock:
            self._idle.append(connection)
        return response


def read(answer: http.client.HTTPResponse) -> Response:
    body = answer.read()
    return Response(answer.status, {name.lower(): value for name, value in answer.getheaders()}, body)


class Asking:
    """Asks a server anything."""

    def __init__(self, url: str, timeout: float, headers: Mapping[str, str]) -> None:
        self.url = url.rstrip("/")
        self._connections = Connections(url, timeout, headers)

    def ask(
        self,
        method: str,
        path: str,
        body: Optional[Body] = None,
        headers: Optional[Mapping[str, str]] = None,
        /,
        **parameters: Parameter,
    ) -> Response:
        """What the server answers, a problem as well: nothing is raised for a status.

        The body of a GET goes into its URL.

        `client.ask("POST", "/v1/specs", request, format="css").text`

        Raises `OSError` where no server answers, `ValueError` where the body holds a number that is none in JSON.
        """
        extra = dict(headers or {})
        content = None if body is None else encoded(body)
        if method in ("GET", "HEAD"):
            return self._connections.send(method, path + query(parameters, content), None, extra)
        if content is not None and not any(name.lower() == "content-type" for name in extra):
            extra["Content-Type"] = "application/json"
        return self._connections.send(method, path + query(parameters), content, extra)

    def address(self, path: str, body: Optional[Body] = None, /, **parameters: Parameter) -> str:
        """The URL of an answer, for what asks by GET: a picture in a page, a link, a cache."""
        return self.url + path + query(parameters, None if body is None else encoded(body))

    def _json(self, method: str, path: str, body: Any, parameters: Mapping[str, Parameter]) -> Any:
        return self.ask(method, path, body, **parameters).checked().json()

    def _text(self, method: str, path: str, body: Any, parameters: Mapping[str, Parameter]) -> str:
        return self.ask(method, path, body, **parameters).checked().text

    def _bytes(self, method: str, path: str, body: Any, parameters: Mapping[str, Parameter]) -> bytes:
        return self.ask(method, path, body, **parameters).checked().body


def encoded(body: Body) -> bytes:
    """The bytes of a body; JSON without a space more than it needs."""
    if isinstance(body, bytes):
        return body
    if not isinstance(body, str):
        body = json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return body.encode("utf-8")


def query(parameters: Mapping[str, Parameter], request: Optional[bytes] = None) -> str:
    """What follows a path, from the question mark on; `request` is a body that a URL has to hold."""
    words = {True: "true", False: "false"}
    pairs = {
        name: words[value] if isinstance(value, bool) else value
        for name, value in parameters.items()
        if value is not None
    }
    if request is not None:
        pairs["request"] = base64.urlsafe_b64encode(request).rstrip(b"=").decode("ascii")
    return "?" + urlencode(pairs) if pairs else ""
