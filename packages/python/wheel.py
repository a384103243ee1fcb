"""Puts the program and its libraries into the wheel, and names the systems that it is for."""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProgramHook(BuildHookInterface):
    """`SCRIM_WHEEL_PROGRAM` is a folder as scripts/portable makes it, `SCRIM_WHEEL_PLATFORM` a platform tag."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{os.environ['SCRIM_WHEEL_PLATFORM']}"
        build_data["force_include"][os.environ["SCRIM_WHEEL_PROGRAM"]] = "scrim/_program"
