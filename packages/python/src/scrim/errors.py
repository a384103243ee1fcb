"""What goes wrong: problems that a server answers with, and servers that do not start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Mapping, Optional, Sequence

if TYPE_CHECKING:
    from ._transport import Response


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a request."""

    pointer: str
    """Where, as a JSON pointer into the request."""
    code: str
    message: str
    allowed: Optional[Sequence[Any]] = None
    """What may stand there, where that can be listed."""
    nearest: Optional[str] = None
    """The known name that is nearest to what was sent."""

    @classmethod
    def of(cls, fault: Mapping[str, Any]) -> Fault:
        return cls(fault["pointer"], fault["code"], fault["message"], fault.get("allowed"), fault.get("nearest"))

    def __str__(self) -> str:
        hint = f" Did you mean {self.nearest}?" if self.nearest is not None and self.nearest not in self.message else ""
        return f"{self.pointer or 'the whole body'}: {self.message}{hint}"


class ScrimError(Exception):
    """A server answered with a problem (RFC 9457). Its text has every fault, with the member that it is about."""

    def __init__(
        self, status: int, code: str, title: str, detail: str, errors: Sequence[Fault], response: Response
    ) -> None:
        super().__init__(status, code, title, detail)
        self.status = status
        self.code = code
        self.title = title
        self.detail = detail
        self.errors = tuple(errors)
        self.response = response

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.code, self.title, self.detail, self.errors, self.response)

    @property
    def pointers(self) -> Sequence[str]:
        """Where the faults are, in the order in which they were reported."""
        return tuple(fault.pointer for fault in self.errors)

    @property
    def request_id(self) -> Optional[str]:
        """Names the request in the server's log."""
        return self.response.headers.get("x-request-id")

    @property
    def retry_after(self) -> Optional[float]:
        """Seconds after which to ask again, where the server says so."""
        seconds = self.response.headers.get("retry-after", "")
        return float(seconds) if seconds.isdigit() else None

    def __str__(self) -> str:
        head = f"{self.status} {self.code or self.title}: {self.detail}"
        return "\n".join([head, *(f"  {fault}" for fault in self.errors)])


class ServerError(Exception):
    """A server of one's own did not start, or was not found; the text says what it printed."""
