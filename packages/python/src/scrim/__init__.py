"""Scrim lays out dialogs: a device and a dialog in; frames, dimming, hit regions, motion and findings out.

import scrim

with scrim.Client.local() as client:
    answer = client.resolve(device="iphone-17", dialog={"style": "alert", "content": {"title": "Hello"}})
    print(answer.dialog.frame)
"""

from __future__ import annotations

from importlib import metadata

from . import models
from ._transport import Response
from .answer import Answer, Finding, Layer, Rect
from .client import Client
from .errors import Fault, ScrimError, ServerError
from .expect import expect_dialog
from .picture import Picture
from .server import Server

__all__ = [
    "Answer",
    "Client",
    "Fault",
    "Finding",
    "Layer",
    "Picture",
    "Rect",
    "Response",
    "ScrimError",
    "Server",
    "ServerError",
    "__version__",
    "expect_dialog",
    "models",
]

try:
    __version__ = metadata.version("scrim")
    """The release of the package and of the program in it."""
except metadata.PackageNotFoundError:
    __version__ = "unreleased"
