"""The client: the contract's operations, with the two that are used most in a shorter form."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, Dict, Iterable, Iterator, Literal, Mapping, Optional, Sequence, Type, Union, cast

from . import models
from ._endpoints import Endpoints
from ._transport import Body, Parameter, encoded
from .answer import Answer
from .picture import Picture
from .server import Server

Line = Union[models.BatchLine, models.BatchEnd]
NDJSON = "application/x-ndjson"


class Client(Endpoints):
    """Asks a server of Scrim. Threads may share one; connections are kept between requests.

    Every operation of the contract is a method that takes and gives its JSON, with types (`scrim.models`); what stands
    behind the question mark of a URL is given by name: `client.get_devices(release="0.2.0")`. Each raises `ScrimError`
    where the answer is a problem and `OSError` where there is no answer.
    """

    def __init__(
        self,
        url: str = "http://127.0.0.1:8080",
        *,
        token: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
        timeout: float = 30,
    ) -> None:
        """`token` is sent as a bearer token, `headers` with every request; `timeout` is in seconds."""
        bearer = {} if token is None else {"Authorization": f"Bearer {token}"}
        super().__init__(url, timeout, {**bearer, **(headers or {})})
        self._server: Optional[Server] = None

    @classmethod
    def local(cls, *settings: str, timeout: float = 30) -> Client:
        """A client of a server of its own, which ends with `close`, the `with` block, or this process.

        `settings` are options of `scrim serve`. Raises `ServerError` where the server does not start.
        """
        server = Server(*settings)
        client = cls(server.url, timeout=timeout)
        client._server = server
        return client

    def close(self) -> None:
        """Closes its connections, and ends the server that `local` started."""
        self._connections.close()
        if self._server is not None:
            self._server.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def resolve(
        self, *, device: models.DeviceChoice, dialog: models.Dialog, options: Optional[models.Options] = None
    ) -> Answer:
        """The specification of a dialog on a device: `POST /v1/specs`."""
        response = self.ask("POST", "/v1/specs", _request(device=device, dialog=dialog, options=options)).checked()
        return Answer(cast("models.Specification", json.loads(response.body)), response.body)

    def resolve_lines(self, requests: Iterable[models.SpecRequest]) -> Iterator[Line]:
        """The specifications of many requests, each as soon as it is there: `POST /v1/specs/batch`, line by line.

        A faulty request has a problem in its place; the last line has the summary.
        """
        body = b"".join(encoded(request) + b"\n" for request in requests)
        headers = {"Content-Type": NDJSON, "Accept": NDJSON}
        for line in self._connections.lines("POST", "/v1/specs/batch", body, headers):
            yield cast(Line, json.loads(line))

    def draw(
        self,
        *,
        device: models.DeviceChoice,
        dialog: Optional[models.Dialog] = None,
        dialogs: Optional[Sequence[models.Dialog]] = None,
        options: Optional[models.Options] = None,
        format: str = "svg",
        bezel: Optional[Union[bool, Literal["only"]]] = None,
        **parameters: Parameter,
    ) -> Picture:
        """A dialog, or the dialogs of a scene from the lowest to the topmost, as a picture.

        `format` is `svg`, `png`, `apng`, `filmstrip` or `html`; with `bezel=False` only the window is drawn; `parameters`
        are the contract's: `phase="present"`, `time=0.2`, `scale=2`, `animate="all"`, `annotate="frames,safeArea"`.
        """
        body = _request(device=device, dialog=dialog, dialogs=dialogs, options=options)
        path = "/v1/specs" if dialogs is None else "/v1/scenes"
        return self.picture(path, body, format=format, **{**parameters, "device": bezel})

    def picture(self, path: str, body: Body, /, **parameters: Parameter) -> Picture:
        """The picture of any request that has one: `client.picture("/v1/schedules", schedule, format="apng")`."""
        response = self.ask("POST", path, body, None, **parameters).checked()
        return Picture(response.body, response.media_type)


def _request(**members: Any) -> Dict[str, Any]:
    """The members that were given."""
    return {name: value for name, value in members.items() if value is not None}
