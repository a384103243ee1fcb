"""Fixtures for pytest, which finds them by itself once the package is installed."""

from __future__ import annotations

import os
from typing import Iterator

import pytest

from .client import Client


@pytest.fixture(scope="session")
def scrim() -> Iterator[Client]:
    """A client of a server that lives as long as the session does, or of the one that `SCRIM_URL` names."""
    url = os.environ.get("SCRIM_URL")
    with Client(url) if url else Client.local() as client:
        yield client
