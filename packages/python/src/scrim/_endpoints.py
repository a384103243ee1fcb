"""A method for each operation of the contract. Made of it by scripts/openapi; not written by hand."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from . import models
from ._transport import Asking, Parameter


def _part(name: str) -> str:
    return quote(name, safe="")


class Endpoints(Asking):
    """What a server answers, an operation a method; each raises `ScrimError` where the answer is a problem."""

    def create_spec(self, body: models.SpecRequest, **parameters: Parameter) -> models.Specification:
        """The specification of one dialog on one device: `POST /v1/specs`."""
        answer: models.Specification = self._json("POST", "/v1/specs", body, parameters)
        return answer

    def sample_timeline(self, body: models.SamplesRequest, **parameters: Parameter) -> models.Samples:
        """The values of everything that a timeline moves, at given moments: `POST /v1/specs/samples`."""
        answer: models.Samples = self._json("POST", "/v1/specs/samples", body, parameters)
        return answer

    def retarget_timeline(self, body: models.RetargetRequest, **parameters: Parameter) -> models.Timeline:
        """A new timeline that takes over from an interrupted one: `POST /v1/specs/retarget`."""
        answer: models.Timeline = self._json("POST", "/v1/specs/retarget", body, parameters)
        return answer

    def resolve_batch(self, body: models.BatchMatrix, **parameters: Parameter) -> models.Batch:
        """The specifications of many dialogs on many devices: `POST /v1/specs/batch`."""
        answer: models.Batch = self._json("POST", "/v1/specs/batch", body, parameters)
        return answer

    def change_timeline(self, body: models.ChangeRequest, **parameters: Parameter) -> models.Timeline:
        """The timeline from one rest to another: `POST /v1/specs/transitions`."""
        answer: models.Timeline = self._json("POST", "/v1/specs/transitions", body, parameters)
        return answer

    def release_drag(self, body: models.ReleaseRequest, **parameters: Parameter) -> models.Released:
        """Where a dialog goes when a finger lets go of it, and the timeline from there: `POST /v1/specs/release`."""
        answer: models.Released = self._json("POST", "/v1/specs/release", body, parameters)
        return answer

    def find_breakpoints(self, body: models.BreakpointsRequest, **parameters: Parameter) -> models.Breakpoints:
        """The intervals of a window size, text size or keyboard height in which an answer stays the same: `POST
        /v1/specs/breakpoints`.
        """
        answer: models.Breakpoints = self._json("POST", "/v1/specs/breakpoints", body, parameters)
        return answer

    def follow_drag(self, body: models.DragRequest, **parameters: Parameter) -> models.Dragged:
        """Where every layer is while a finger drags a dialog: `POST /v1/specs/drag`."""
        answer: models.Dragged = self._json("POST", "/v1/specs/drag", body, parameters)
        return answer

    def hit_test(self, body: models.HitTestRequest, **parameters: Parameter) -> models.HitTest:
        """What touches reach, and what they do there: `POST /v1/specs/hit-test`."""
        answer: models.HitTest = self._json("POST", "/v1/specs/hit-test", body, parameters)
        return answer

    def diff(self, body: models.DiffRequest, **parameters: Parameter) -> models.Difference:
        """What changed from one specification to another: `POST /v1/specs/diff`."""
        answer: models.Difference = self._json("POST", "/v1/specs/diff", body, parameters)
        return answer

    def lint(self, body: models.LintRequest, **parameters: Parameter) -> models.LintReport:
        """What the guidelines find in several requests, each by itself and all together as one app's: `POST /v1/lint`.
        """
        answer: models.LintReport = self._json("POST", "/v1/lint", body, parameters)
        return answer

    def check(self, body: models.CheckRequest, **parameters: Parameter) -> models.CheckReport:
        """Whether requests are still answered as they were: `POST /v1/check`."""
        answer: models.CheckReport = self._json("POST", "/v1/check", body, parameters)
        return answer

    def create_schedule(self, body: models.ScheduleRequest, **parameters: Parameter) -> models.Schedule:
        """Which dialog is on screen when, of several shown over time, and one timeline of all: `POST /v1/schedules`."""
        answer: models.Schedule = self._json("POST", "/v1/schedules", body, parameters)
        return answer

    def scenes(self, body: models.SceneRequest, **parameters: Parameter) -> models.Scene:
        """One specification of a whole stack of dialogs on one device: `POST /v1/scenes`."""
        answer: models.Scene = self._json("POST", "/v1/scenes", body, parameters)
        return answer

    def get_devices(self, **parameters: Parameter) -> models.DeviceList:
        """The catalogue of devices: `GET /v1/devices`."""
        answer: models.DeviceList = self._json("GET", "/v1/devices", None, parameters)
        return answer

    def get_device(self, id: str, **parameters: Parameter) -> models.DeviceProfile:
        """One device with everything that the catalogue knows of it: `GET /v1/devices/{id}`."""
        answer: models.DeviceProfile = self._json("GET", f"/v1/devices/{_part(id)}", None, parameters)
        return answer

    def get_behaviours(self, **parameters: Parameter) -> models.BehaviourList:
        """The libraries whose behaviour a dialog can follow: `GET /v1/behaviours`."""
        answer: models.BehaviourList = self._json("GET", "/v1/behaviours", None, parameters)
        return answer

    def get_styles(self, **parameters: Parameter) -> models.StyleList:
        """The styles with their defaults: `GET /v1/styles`."""
        answer: models.StyleList = self._json("GET", "/v1/styles", None, parameters)
        return answer

    def get_style(self, id: str, **parameters: Parameter) -> models.Style:
        """One style with its defaults and the figures behind them: `GET /v1/styles/{id}`."""
        answer: models.Style = self._json("GET", f"/v1/styles/{_part(id)}", None, parameters)
        return answer

    def get_health(self, **parameters: Parameter) -> models.Health:
        """Whether the server runs: `GET /healthz`."""
        answer: models.Health = self._json("GET", "/healthz", None, parameters)
        return answer

    def get_readiness(self, **parameters: Parameter) -> models.Readiness:
        """Whether the server takes requests: `GET /readyz`."""
        answer: models.Readiness = self._json("GET", "/readyz", None, parameters)
        return answer

    def get_version(self, **parameters: Parameter) -> models.Version:
        """The version of Scrim, of its contract and of its text engine: `GET /version`."""
        answer: models.Version = self._json("GET", "/version", None, parameters)
        return answer

    def get_metrics(self, **parameters: Parameter) -> str:
        """What the server has counted: `GET /metrics`."""
        return self._text("GET", "/metrics", None, parameters)

    def get_playground(self, **parameters: Parameter) -> str:
        """The playground: `GET /`."""
        return self._text("GET", "/", None, parameters)

    def get_reference(self, **parameters: Parameter) -> str:
        """The reference: `GET /docs`."""
        return self._text("GET", "/docs", None, parameters)

    def get_problem_page(self, id: str, **parameters: Parameter) -> str:
        """What a problem is, and what to do about it: `GET /problems/{id}`."""
        return self._text("GET", f"/problems/{_part(id)}", None, parameters)

    def get_renderer(self, **parameters: Parameter) -> str:
        """The renderer for web pages: `GET /scrim.js`."""
        return self._text("GET", "/scrim.js", None, parameters)

    def get_open_api_yaml(self, **parameters: Parameter) -> str:
        """This document: `GET /openapi.yaml`."""
        return self._text("GET", "/openapi.yaml", None, parameters)

    def get_open_api_json(self, **parameters: Parameter) -> dict[str, Any]:
        """This document as JSON: `GET /openapi.json`."""
        answer: dict[str, Any] = self._json("GET", "/openapi.json", None, parameters)
        return answer

    def import_devices(self, body: models.ForeignDevice, **parameters: Parameter) -> models.DeviceImport:
        """Devices of other tools as device profiles: `POST /v1/devices/import`."""
        answer: models.DeviceImport = self._json("POST", "/v1/devices/import", body, parameters)
        return answer

    def get_fonts(self, **parameters: Parameter) -> dict[str, Any]:
        """The fonts in which texts are measured: `GET /fonts`."""
        answer: dict[str, Any] = self._json("GET", "/fonts", None, parameters)
        return answer

    def get_font(self, id: str, **parameters: Parameter) -> bytes:
        """A font, or its licence: `GET /fonts/{id}`."""
        return self._bytes("GET", f"/fonts/{_part(id)}", None, parameters)
