"""The page about the package: its blocks run, one after the other, and print what it says they do."""

import contextlib
import io
import pathlib
import re
from typing import Any, Dict, Iterator, Tuple

import contract
import pytest

FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGE = (contract.ROOT / "docs/guide/python.md").read_text(encoding="utf-8")


def examples() -> Iterator[Tuple[str, str]]:
    """Blocks of Python, each with the block of text right behind it."""
    blocks = [(match[1], match[2]) for match in FENCE.finditer(PAGE)]
    for (language, code), (following, text) in zip(blocks, [*blocks[1:], ("", "")]):
        if language == "python":
            yield code, text if following == "text" else ""


def test_every_block_runs(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: Dict[str, Any] = {}
    scripts = [(code, text) for code, text in examples() if "def test_" not in code]
    assert len(scripts) >= 4
    try:
        for code, text in scripts:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(code, names)
            if text:
                assert printed.getvalue() == text
    finally:
        names["client"].close()
    assert (tmp_path / "alert.svg").exists() and (tmp_path / "alert.png").exists()


def test_the_tests_pass_and_fail_as_it_says(pytester: pytest.Pytester) -> None:
    ((code, message),) = [(code, text) for code, text in examples() if "def test_" in code]
    wrong = '\n\ndef test_wrong(scrim):\n    answer = scrim.resolve(device="iphone-17", dialog=PLACES)\n'
    pytester.makepyfile(code + wrong + '    expect_dialog(answer).at(detent="large").is_inside_safe_area()\n')
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(passed=5, failed=1)
    assert message.strip() in result.stdout.str()
