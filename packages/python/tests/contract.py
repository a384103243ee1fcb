"""The contract as the tests use it: its operations, and the examples in it."""

import json
import pathlib
from typing import Any, Iterator, Tuple

ROOT = pathlib.Path(__file__).resolve().parents[3]
DOCUMENT: Any = json.loads((ROOT / "Sources/CEmbedded/openapi.json").read_text(encoding="utf-8"))


def operations() -> Iterator[Tuple[str, str, Any]]:
    """Path, method and operation."""
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            if method in ("get", "post"):
                yield path, method, operation


def bodies() -> Iterator[Tuple[str, str, str, Any]]:
    """Path, schema, name and value of each example of a body whose schema has a name."""
    for path, _, operation in operations():
        yield from examples(path, operation.get("requestBody", {}))


def answers() -> Iterator[Tuple[str, str, str, Any]]:
    """The same of answers."""
    for path, _, operation in operations():
        yield from examples(path, operation["responses"].get("200", {}))


def examples(path: str, message: Any) -> Iterator[Tuple[str, str, str, Any]]:
    content = message.get("content", {}).get("application/json", {})
    schema = content.get("schema", {}).get("$ref", "").rsplit("/", 1)[-1]
    for name, example in content.get("examples", {}).items():
        if schema:
            yield path, schema, name, example["value"]
