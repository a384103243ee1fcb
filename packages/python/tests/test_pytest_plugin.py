"""What somebody has who installs the package and runs pytest."""

import pytest
from scrim import Client

TESTS = """
from scrim import expect_dialog

def test_fits(scrim):
    answer = scrim.resolve(device="iphone-17", dialog={"style": "alert", "content": {"title": "Hello", "actions": [{"title": "OK"}]}})
    expect_dialog(answer).is_inside_safe_area()

def test_is_the_same_server(scrim):
    expect_dialog(scrim.resolve(device="ipad-1", dialog={"style": "semiModal"})).has_style("alert")
"""


def test_the_fixture_serves_a_session(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SCRIM_URL", raising=False)
    pytester.makepyfile(TESTS)
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        ["*AssertionError: the semiModal on ipad-1 in portrait is presented as semiModal and not as alert"]
    )


def test_the_fixture_takes_a_server_that_runs(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, scrim: Client
) -> None:
    monkeypatch.setenv("SCRIM_URL", scrim.url)
    monkeypatch.setenv("SCRIM_PROGRAM", "/nothing")
    pytester.makepyfile("def test_runs(scrim):\n    assert scrim.get_health()\n")
    pytester.runpytest_subprocess().assert_outcomes(passed=1)
