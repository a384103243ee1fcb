"""Answers and expectations, on a specification written by hand: a sheet of 200 points on a phone of 400 by 800."""

from typing import Any, Callable

import pytest
from scrim import Answer, Client, Rect, expect_dialog
from scrim.expect import ExpectedDialog

SHEET: Any = {
    "stage": {
        "device": "iphone-17",
        "orientation": "portrait",
        "window": {"x": 0, "y": 0, "width": 400, "height": 800},
        "safeArea": {"x": 0, "y": 60, "width": 400, "height": 700},
        "visible": {"x": 0, "y": 60, "width": 400, "height": 440},
    },
    "presentation": {
        "requested": "formSheet",
        "resolved": "sheet",
        "detents": [
            {"detent": 200, "frame": {"x": 0, "y": 560, "width": 400, "height": 200}},
            {"detent": "large", "frame": {"x": 0, "y": 60, "width": 400, "height": 740}},
        ],
    },
    "layers": [
        {
            "id": "dialog",
            "role": "dialog",
            "frame": {"x": 0, "y": 560, "width": 400, "height": 200},
            "opacity": 1,
            "background": None,
        },
        {
            "id": "title",
            "role": "title",
            "parent": "dialog",
            "frame": {"x": 20, "y": 570, "width": 360, "height": 20},
            "opacity": 1,
            "background": None,
            "text": {"content": "A very long title", "truncated": True},
        },
    ],
    "transitions": {"present": {"duration": 0.5}, "keyboard": None},
    "diagnostics": [
        {
            "rule": "exitRequired",
            "severity": "error",
            "message": "There is no way out.",
            "pointer": "/dialog",
            "guideline": "",
            "fix": "Add an action.",
        }
    ],
}


@pytest.fixture
def sheet() -> ExpectedDialog:
    return expect_dialog(Answer(SHEET, b"{}"))


def test_an_answer_is_read() -> None:
    answer = Answer(SHEET, b"{}")
    assert answer.layers["title"].frame == Rect(20, 570, 360, 20)
    assert answer.layers["title"].frame.center == (200, 580)
    assert (answer.layers["title"].frame.right, answer.layers["title"].frame.bottom) == (380, 590)
    assert list(answer.layers) == ["dialog", "title"]
    assert (answer.layers["title"].text, answer.dialog.text) == ("A very long title", None)
    assert answer.detents["large"].height == 740
    assert (answer.duration(), answer.duration("keyboard")) == (0.5, None)
    assert [finding.rule for finding in answer.findings] == ["exitRequired"]


def test_a_part_that_was_left_out_is_named() -> None:
    with pytest.raises(KeyError, match="no layers: options.include"):
        Answer({"schemaVersion": 1, "id": None}, b"").layers


def test_what_holds_is_passed(sheet: ExpectedDialog) -> None:
    sheet.is_inside_safe_area().is_inside_window().has_frame(y=560, height=200.0004).has_style("sheet").has_layer(
        "title"
    )
    sheet.shows("A very long title").has_finding("exitRequired").has_no_findings(but=["exitRequired"]).takes(0.5)
    sheet.at(detent="large").has_frame(height=740).is_inside(Rect(0, 0, 400, 800))


SEEN = {
    "the sheet on iphone-17 in portrait (0, 560, 400 × 200) is not inside what the keyboard leaves of the safe area "
    "(0, 60, 400 × 440): 260 pt past its bottom edge": lambda sheet: sheet.is_inside_visible(),
    "the sheet on iphone-17 in portrait at detent 'large' (0, 60, 400 × 740) is not inside the safe area "
    "(0, 60, 400 × 700): 40 pt past its bottom edge": lambda sheet: sheet.at(detent="large").is_inside_safe_area(),
    "the sheet on iphone-17 in portrait (0, 560, 400 × 200) is not inside the rectangle (10, 560, 390 × 200): "
    "10 pt past its left edge": lambda sheet: sheet.is_inside(Rect(10, 560, 390, 200)),
    "the sheet on iphone-17 in portrait has no detent 'medium', but 200, 'large'": lambda sheet: sheet.at(
        detent="medium"
    ),
    "the sheet on iphone-17 in portrait has width 400 and not 300, height 200 and not 100: its frame is "
    "(0, 560, 400 × 200)": lambda sheet: sheet.has_frame(x=0, width=300, height=100),
    "the sheet on iphone-17 in portrait is presented as sheet and not as formSheet": lambda sheet: sheet.has_style(
        "formSheet"
    ),
    "the sheet on iphone-17 in portrait has no layer action:ok, but dialog, title": lambda sheet: sheet.has_layer(
        "action:ok"
    ),
    "the sheet on iphone-17 in portrait does not show 'Hello', but 'A very long title'": lambda sheet: sheet.shows(
        "Hello"
    ),
    "the sheet on iphone-17 in portrait has no room for all of title ('A very long title')": lambda sheet: sheet.cuts_no_text(),
    "the sheet on iphone-17 in portrait departs from guidelines:\n  error exitRequired at /dialog: There is no way out. "
    "Add an action.": lambda sheet: sheet.has_no_findings(),
    "the sheet on iphone-17 in portrait has no finding textTruncated, but exitRequired": lambda sheet: sheet.has_finding(
        "textTruncated"
    ),
    "the sheet on iphone-17 in portrait takes 0.5 s and not 0.4 s for present": lambda sheet: sheet.takes(0.4),
    "the sheet on iphone-17 in portrait has no phase keyboard": lambda sheet: sheet.takes(0.4, phase="keyboard"),
}


@pytest.mark.parametrize("message", SEEN)
def test_what_does_not_hold_says_what_was_seen(sheet: ExpectedDialog, message: str) -> None:
    expectation: Callable[[ExpectedDialog], object] = SEEN[message]
    with pytest.raises(AssertionError) as raised:
        expectation(sheet)
    assert str(raised.value) == message


def test_a_real_sheet_meets_what_is_said_of_it(scrim: Client) -> None:
    answer = scrim.resolve(
        device="iphone-17",
        dialog={
            "style": "sheet",
            "content": {"title": "Places", "actions": [{"title": "Close", "role": "cancel"}]},
            "placement": {"detents": ["medium", "large"]},
        },
    )
    expect_dialog(answer).has_style("sheet").shows("Places").cuts_no_text().at(detent="large").is_inside_window()
    with pytest.raises(AssertionError, match="in portrait is presented as sheet"):
        expect_dialog(answer).has_style("alert")
