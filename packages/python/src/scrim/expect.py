"""Expectations of dialogs, for tests: each holds, or raises `AssertionError` with what was seen.

expect_dialog(answer).is_inside_safe_area().has_no_findings().at(detent="medium").has_frame(width=402)
"""

from __future__ import annotations

from typing import Collection, Optional

from .answer import Answer, Detent, Rect

TOLERANCE = 0.001
"""Points by which a length may miss: the wire has four decimals."""


def expect_dialog(answer: Answer) -> ExpectedDialog:
    """What is expected of the dialog where it rests."""
    return ExpectedDialog(answer, answer.dialog.frame, "")


class ExpectedDialog:
    """A dialog at one of its rests. Every expectation gives it back, so that they can be chained."""

    def __init__(self, answer: Answer, frame: Rect, rest: str) -> None:
        self._answer = answer
        self._frame = frame
        self._rest = rest

    def at(self, *, detent: Detent) -> ExpectedDialog:
        """The dialog at one of its heights; what is expected of frames is then meant there."""
        frame = self._answer.detents.get(detent)
        known = ", ".join(map(repr, self._answer.detents)) or "none at all"
        self._hold(frame is not None, f"has no detent {detent!r}, but {known}")
        assert frame is not None
        return ExpectedDialog(self._answer, frame, f" at detent {detent!r}")

    # Frames

    def is_inside_safe_area(self) -> ExpectedDialog:
        return self._is_inside(self._answer.safe_area, "the safe area")

    def is_inside_visible(self) -> ExpectedDialog:
        """The safe area less the keyboard."""
        return self._is_inside(self._answer.visible, "what the keyboard leaves of the safe area")

    def is_inside_window(self) -> ExpectedDialog:
        return self._is_inside(self._answer.window, "the window")

    def is_inside(self, rect: Rect) -> ExpectedDialog:
        return self._is_inside(rect, "the rectangle")

    def has_frame(
        self,
        *,
        x: Optional[float] = None,
        y: Optional[float] = None,
        width: Optional[float] = None,
        height: Optional[float] = None,
    ) -> ExpectedDialog:
        """The members that are named, in points, within a thousandth."""
        wanted = {"x": x, "y": y, "width": width, "height": height}
        wrong = [
            f"{name} {getattr(self._frame, name):g} and not {value:g}"
            for name, value in wanted.items()
            if value is not None and abs(getattr(self._frame, name) - value) > TOLERANCE
        ]
        return self._hold(not wrong, f"has {', '.join(wrong)}: its frame is {self._frame}")

    # Contents

    def has_style(self, style: str) -> ExpectedDialog:
        """The style that is presented, not the one that was asked for."""
        return self._hold(self._answer.style == style, f"is presented as {self._answer.style} and not as {style}")

    def has_layer(self, id: str) -> ExpectedDialog:
        """A layer such as `title` or `action:ok`."""
        return self._hold(id in self._answer.layers, f"has no layer {id}, but {', '.join(self._answer.layers)}")

    def shows(self, text: str) -> ExpectedDialog:
        """Exactly this text in one of its layers, also where it is cut."""
        texts = [layer.text for layer in self._answer.layers.values() if layer.text is not None]
        return self._hold(text in texts, f"does not show {text!r}, but {', '.join(map(repr, texts)) or 'no text'}")

    def cuts_no_text(self) -> ExpectedDialog:
        cut = [f"{layer.id} ({layer.text!r})" for layer in self._answer.layers.values() if layer.is_cut]
        return self._hold(not cut, f"has no room for all of {', '.join(cut)}")

    # Rules and motion

    def has_no_findings(self, *, but: Collection[str] = ()) -> ExpectedDialog:
        """No rule finds anything, the rules in `but` aside."""
        found = [str(finding) for finding in self._answer.findings if finding.rule not in but]
        return self._hold(not found, "departs from guidelines:" + "".join(f"\n  {finding}" for finding in found))

    def has_finding(self, rule: str) -> ExpectedDialog:
        found = [finding.rule for finding in self._answer.findings]
        return self._hold(rule in found, f"has no finding {rule}, but {', '.join(found) or 'none'}")

    def takes(self, seconds: float, *, phase: str = "present") -> ExpectedDialog:
        """How long a phase takes, within a thousandth of a second."""
        duration = self._answer.duration(phase)
        self._hold(duration is not None, f"has no phase {phase}")
        assert duration is not None
        holds = abs(duration - seconds) <= TOLERANCE
        return self._hold(holds, f"takes {duration:g} s and not {seconds:g} s for {phase}")

    # How they are held

    def _is_inside(self, outer: Rect, name: str) -> ExpectedDialog:
        frame = self._frame
        past = {
            "left": outer.x - frame.x,
            "top": outer.y - frame.y,
            "right": frame.right - outer.right,
            "bottom": frame.bottom - outer.bottom,
        }
        sides = [f"{amount:g} pt past its {side} edge" for side, amount in past.items() if amount > TOLERANCE]
        return self._hold(not sides, f"{frame} is not inside {name} {outer}: {', '.join(sides)}")

    def _hold(self, holds: bool, otherwise: str) -> ExpectedDialog:
        if not holds:
            device = self._answer.device or "a device of its own"
            raise AssertionError(
                f"the {self._answer.style} on {device} in {self._answer.orientation}{self._rest} {otherwise}"
            )
        return self
