"""Pictures, as notebooks show them."""

from __future__ import annotations

import html
import os
from dataclasses import dataclass
from typing import Optional, Union


@dataclass(frozen=True, repr=False)
class Picture:
    """A picture or a page of a dialog. A notebook shows it as the last value of a cell."""

    body: bytes
    """As the server sent it."""
    media_type: str

    @property
    def text(self) -> str:
        """The source of an SVG or of a page."""
        return self.body.decode("utf-8")

    def save(self, path: Union[str, os.PathLike[str]]) -> None:
        with open(path, "wb") as file:
            file.write(self.body)

    def __repr__(self) -> str:
        return f"<Picture {self.media_type}, {len(self.body)} bytes>"

    def _repr_svg_(self) -> Optional[str]:
        return self.text if self.media_type == "image/svg+xml" else None

    def _repr_png_(self) -> Optional[bytes]:
        return self.body if self.media_type in ("image/png", "image/apng") else None

    def _repr_html_(self) -> Optional[str]:
        """A page plays in a frame of its own."""
        if self.media_type != "text/html":
            return None
        return f'<iframe srcdoc="{html.escape(self.text)}" style="width: 100%; height: 640px; border: 0"></iframe>'
