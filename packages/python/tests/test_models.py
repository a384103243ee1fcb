"""The types are the contract's: mypy takes its examples and its server's answers, and refuses what it does not allow."""

import pathlib
import subprocess
import sys
from typing import Dict, Iterable, List, Tuple

import contract
from scrim import Client, models

Typed = Tuple[str, object]
"""A type's name and a value that has to be of that type."""


def mypy(path: pathlib.Path, values: Iterable[Typed]) -> str:
    """What mypy says of values written as literals of their types."""
    lines: List[str] = ["from scrim import models"]
    lines += [f"value{number}: models.{name} = {value!r}" for number, (name, value) in enumerate(values)]
    path.write_text("\n".join(lines), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", str(path)]
    return subprocess.run(command, capture_output=True, text=True, cwd=path.parent, check=False).stdout


def test_every_example_of_a_body_has_its_type(tmp_path: pathlib.Path) -> None:
    examples = [(schema, value) for _, schema, _, value in contract.bodies()]
    assert len(examples) > 50
    assert mypy(tmp_path / "bodies.py", examples).startswith("Success")


def test_an_answer_of_every_operation_has_its_type(tmp_path: pathlib.Path, scrim: Client) -> None:
    answers: Dict[str, Typed] = {}
    for path, _, _, value in contract.bodies():
        operation = contract.DOCUMENT["paths"][path]["post"]
        schema = operation["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[-1]
        answers.setdefault(path, (schema, scrim.ask("POST", path, value).checked().json()))
    assert len(answers) >= 11
    assert mypy(tmp_path / "answers.py", answers.values()).startswith("Success")


def test_what_the_contract_does_not_allow_is_refused(tmp_path: pathlib.Path) -> None:
    wrong = {
        "an unknown member": {"device": "iphone-4", "dialog": {"stile": "alert"}},
        "a member missing": {"device": "iphone-4"},
        "another type": {"device": 4, "dialog": {}},
        "an unknown name": {"device": {"profile": "iphone-4", "orientation": "left"}, "dialog": {}},
    }
    for what, value in wrong.items():
        assert "error:" in mypy(tmp_path / "wrong.py", [("SpecRequest", value)]), what


def test_every_operation_has_a_method() -> None:
    gets = {path for path, method, _ in contract.operations() if method == "get"}
    posts = {path for path, method, _ in contract.operations() if method == "post"}
    for path, method, operation in contract.operations():
        name = "".join("_" + letter.lower() if letter.isupper() else letter for letter in operation["operationId"])
        # A GET that has a POST beside it asks the same, with the body in its URL.
        assert hasattr(Client, name) or (method == "get" and path in posts & gets), operation["operationId"]


def test_types_and_methods_are_made_of_the_contract_as_it_is() -> None:
    command = [sys.executable, str(contract.ROOT / "scripts/packages/python_types.py"), "check"]
    assert subprocess.run(command, capture_output=True, text=True, check=False).stderr == ""


def test_documentation_is_the_contracts() -> None:
    assert models.Problem.__doc__ == contract.DOCUMENT["components"]["schemas"]["Problem"]["description"]
