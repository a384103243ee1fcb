"""The specification of a dialog, read."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Mapping, Optional, Sequence, Tuple, Union, cast

from . import models

Detent = Union[str, float]
"""A resting height as it is told: `"medium"`, `"40%"`, 200."""


@dataclass(frozen=True)
class Rect:
    """A rectangle in the window's coordinates, in points, y down."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def of(cls, rect: models.Rect) -> Rect:
        return cls(rect["x"], rect["y"], rect["width"], rect["height"])

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> Tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def __str__(self) -> str:
        return f"({self.x:g}, {self.y:g}, {self.width:g} × {self.height:g})"


@dataclass(frozen=True)
class Layer:
    """One thing that is drawn, as it is at rest."""

    id: str
    role: str
    frame: Rect
    opacity: float
    parent: Optional[str]
    raw: models.Layer = field(repr=False, compare=False)
    """All that the answer says of it."""

    @classmethod
    def of(cls, layer: models.Layer) -> Layer:
        frame = Rect.of(layer["frame"])
        return cls(layer["id"], layer["role"], frame, layer["opacity"], layer.get("parent"), layer)

    @property
    def text(self) -> Optional[str]:
        """What it says, in full, also where it is cut."""
        text = self.raw.get("text")
        return text["content"] if text else None

    @property
    def is_cut(self) -> bool:
        """Whether it has more text than there is room for."""
        text = self.raw.get("text")
        return bool(text and text["truncated"])


@dataclass(frozen=True)
class Finding:
    """Where a dialog departs from a guideline."""

    rule: str
    severity: str
    pointer: str
    message: str
    fix: str
    changes: tuple[models.RequestChange, ...] = ()
    """The fix as changes to the request; none where it takes a person."""

    @classmethod
    def of(cls, finding: models.Diagnostic) -> Finding:
        return cls(
            finding["rule"], finding["severity"], finding["pointer"], finding["message"], finding["fix"],
            tuple(finding.get("changes", ())))

    def __str__(self) -> str:
        return f"{self.severity} {self.rule} at {self.pointer or '/'}: {self.message} {self.fix}"


class Answer:
    """The specification of one dialog on one device.

    `raw` is all of it, by the names of the contract, and `body` its bytes; the properties are what is asked for most.
    A part that `options.include` left out raises `KeyError`.
    """

    def __init__(self, raw: models.Specification, body: bytes) -> None:
        self.raw = raw
        self.body = body

    def __repr__(self) -> str:
        return f"<Answer of {len(self.body)} bytes: {', '.join(self.raw)}>"

    @cached_property
    def layers(self) -> Mapping[str, Layer]:
        """What is drawn, by id, from back to front."""
        return {layer["id"]: Layer.of(layer) for layer in self._part("layers")}

    @property
    def dialog(self) -> Layer:
        return self.layers["dialog"]

    @property
    def device(self) -> Optional[str]:
        """The catalogue's id of the device, where it has one."""
        return cast("Optional[str]", self._part("stage")["device"])

    @property
    def orientation(self) -> str:
        return str(self._part("stage")["orientation"])

    @property
    def window(self) -> Rect:
        return Rect.of(self._part("stage")["window"])

    @property
    def safe_area(self) -> Rect:
        """What neither bars nor cut-outs nor the home indicator cover."""
        return Rect.of(self._part("stage")["safeArea"])

    @property
    def visible(self) -> Rect:
        """The safe area less the keyboard."""
        return Rect.of(self._part("stage")["visible"])

    @property
    def style(self) -> str:
        """The style that is presented; `raw["presentation"]["requested"]` is what was asked for."""
        return str(self._part("presentation")["resolved"])

    @property
    def detents(self) -> Mapping[Detent, Rect]:
        """Where the dialog rests at each of its heights; empty for what has none."""
        rests = self._part("presentation").get("detents") or []
        return {rest["detent"]: Rect.of(rest["frame"]) for rest in rests}

    @property
    def findings(self) -> Sequence[Finding]:
        return tuple(Finding.of(finding) for finding in self._part("diagnostics"))

    def duration(self, phase: str = "present") -> Optional[float]:
        """How long a phase takes, in seconds; None where it does not come about."""
        timeline = self._part("transitions")[phase]
        return None if timeline is None else float(timeline["duration"])

    def _part(self, name: str) -> Any:
        try:
            return cast("Mapping[str, Any]", self.raw)[name]
        except KeyError:
            raise KeyError(f"the answer has no {name}: options.include named others") from None
