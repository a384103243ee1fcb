import pathlib
import xml.etree.ElementTree
from typing import Any

from scrim import Client

ALERT: Any = {"device": "iphone-17", "dialog": {"style": "alert", "content": {"title": 'Say "Hello" & go'}}}


def test_notebooks_show_vectors(scrim: Client) -> None:
    picture = scrim.draw(**ALERT)
    svg = picture._repr_svg_()
    assert svg is not None and picture._repr_png_() is None and picture._repr_html_() is None
    assert xml.etree.ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
    assert repr(picture) == f"<Picture image/svg+xml, {len(picture.body)} bytes>"


def test_notebooks_show_pixels(scrim: Client, tmp_path: pathlib.Path) -> None:
    picture = scrim.draw(**ALERT, format="png")
    png = picture._repr_png_()
    assert png is not None and png.startswith(b"\x89PNG\r\n") and picture._repr_svg_() is None
    picture.save(tmp_path / "alert.png")
    assert (tmp_path / "alert.png").read_bytes() == png


def test_notebooks_show_motion(scrim: Client) -> None:
    assert scrim.draw(**ALERT, format="apng", phase="present")._repr_png_() is not None
    page = scrim.draw(**ALERT, format="html")._repr_html_()
    assert page is not None
    frame = xml.etree.ElementTree.fromstring(page)
    assert frame.attrib["srcdoc"].lower().startswith("<!doctype html>")


def test_scenes_are_drawn(scrim: Client) -> None:
    first: Any = {**ALERT["dialog"], "id": "first"}
    second: Any = {**ALERT["dialog"], "id": "second"}
    assert 'data-layer="second/dialog"' in scrim.draw(device="iphone-17", dialogs=[first, second]).text
