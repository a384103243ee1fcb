"""The program that comes with the package."""

from __future__ import annotations

import os
import pathlib
import sys

from .errors import ServerError

BUNDLED = pathlib.Path(__file__).parent / "_program" / "bin" / "scrim"


def path() -> str:
    """The program: what `SCRIM_PROGRAM` names, else the package's own.

    Raises `ServerError` where there is none.
    """
    named = os.environ.get("SCRIM_PROGRAM")
    if named:
        return named
    if not BUNDLED.exists():
        raise ServerError("there is no program in this package: install its wheel, or name a program in SCRIM_PROGRAM")
    return str(BUNDLED)


def main() -> None:
    """The command `scrim`: becomes the program."""
    try:
        program = path()
        os.execv(program, [program, *sys.argv[1:]])
    except (ServerError, OSError) as error:
        sys.exit(f"scrim: {error}")
