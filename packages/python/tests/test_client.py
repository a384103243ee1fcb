import http.server
import json
import socket
import threading
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Iterator, List, Tuple

import contract
import pytest
from scrim import Client, ScrimError

ALERT: Any = {"device": "iphone-17", "dialog": {"style": "alert", "content": {"title": "Hello"}}}


def by_hand(url: str, body: Any) -> bytes:
    """What Python's own client gets."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as response:
        return bytes(response.read())


def test_every_example_gets_the_bytes_that_http_gives(scrim: Client) -> None:
    examples = list(contract.bodies())
    assert len(examples) > 50
    for path, _, name, body in examples:
        assert scrim.ask("POST", path, body).body == by_hand(scrim.url + path, body), (path, name)


def test_an_answer_has_the_bytes_that_http_gives(scrim: Client) -> None:
    assert scrim.resolve(**ALERT).body == by_hand(scrim.url + "/v1/specs", ALERT)


def test_a_picture_has_the_bytes_that_http_gives(scrim: Client) -> None:
    drawn = scrim.draw(**ALERT, format="png", scale=2, bezel=False)
    assert drawn.body == by_hand(scrim.url + "/v1/specs?format=png&scale=2&device=false", ALERT)


def test_an_address_has_the_bytes_of_the_request(scrim: Client) -> None:
    with urllib.request.urlopen(scrim.address("/v1/specs", ALERT, format="svg")) as response:
        assert response.read() == scrim.draw(**ALERT).body
    assert scrim.ask("GET", "/v1/specs", ALERT).body == scrim.resolve(**ALERT).body


def test_what_is_known_is_not_sent_again(scrim: Client) -> None:
    known = scrim.ask("GET", "/v1/specs", ALERT).headers["etag"]
    again = scrim.ask("GET", "/v1/specs", ALERT, {"If-None-Match": known})
    assert (again.status, again.body) == (304, b"")
    assert scrim.ask("HEAD", "/v1/specs", ALERT).headers["etag"] == known


def test_a_problem_names_every_fault_and_its_place(scrim: Client) -> None:
    body: Any = {"device": "iphone-170", "dialog": {"stile": "alert"}}
    with pytest.raises(ScrimError) as raised:
        scrim.create_spec(body)
    error = raised.value
    assert (error.status, error.response.media_type) == (422, "application/problem+json")
    assert set(error.pointers) == {"/device", "/dialog/stile"}
    nearest = {fault.pointer: fault.nearest for fault in error.errors}
    assert nearest == {"/device": "iphone-17", "/dialog/stile": "style"}
    assert error.request_id and "/dialog/stile: " in str(error) and str(error).startswith("422 ")


def test_ask_gives_a_problem_as_the_answer_it_is(scrim: Client) -> None:
    assert scrim.ask("POST", "/v1/specs", "{").status == 400
    assert scrim.ask("GET", "/v1/nothing").status == 404


def test_ids_in_paths_are_quoted(scrim: Client) -> None:
    assert scrim.get_device("iphone-17")["id"] == "iphone-17"
    with pytest.raises(ScrimError) as raised:
        scrim.get_device("../styles")
    assert raised.value.status == 404


def test_text_comes_as_it_is(scrim: Client) -> None:
    assert scrim.get_open_api_yaml().startswith("openapi: 3.1")


def test_lines_come_in_order_with_problems_in_their_place(scrim: Client) -> None:
    faulty: Any = {"device": "iphone-17", "dialog": {"stile": "alert"}}
    *lines, last = list(scrim.resolve_lines([ALERT, faulty, ALERT]))
    assert [set(line) & {"spec", "problem"} for line in lines] == [{"spec"}, {"problem"}, {"spec"}]
    assert lines[0]["spec"] == scrim.resolve(**ALERT).raw  # type: ignore[typeddict-item]
    assert last["summary"] == {"count": 3, "problems": 1}  # type: ignore[typeddict-item]


def test_a_problem_in_the_place_of_lines_is_raised(scrim: Client) -> None:
    with Client(scrim.url + "/elsewhere") as client, pytest.raises(ScrimError, match="^404 "):
        next(client.resolve_lines([ALERT]))


def test_a_schedule_is_drawn_like_any_request(scrim: Client) -> None:
    message = {"style": "slidingMessage", "id": "a", "content": {"title": "Saved"}, "dismissal": {"after": 2}}
    schedule = {"device": "iphone-17", "policy": "queue", "events": [{"at": 0, "show": message}]}
    assert scrim.picture("/v1/schedules", schedule, format="svg", time=1).text.startswith("<svg")


def test_threads_share_a_client(scrim: Client) -> None:
    widths = [100 + number for number in range(40)]

    def width(points: int) -> float:
        size: Any = {"size": {"width": points, "height": 50}}
        return scrim.resolve(device="ipad-a16", dialog={"style": "floating", "content": size}).dialog.frame.width

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(width, widths)) == widths


def test_a_number_that_json_has_not_is_refused_before_it_is_sent(scrim: Client) -> None:
    with pytest.raises(ValueError):
        scrim.ask("POST", "/v1/specs", {"device": float("nan")})


@pytest.mark.parametrize("url", ["127.0.0.1:8080", "ftp://127.0.0.1", "", "http://"])
def test_what_is_no_url_of_a_server_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="http://127.0.0.1:8080"):
        Client(url)


def test_a_server_that_is_not_there_is_an_os_error() -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        with pytest.raises(OSError):
            Client(f"http://127.0.0.1:{closed.getsockname()[1]}").get_version()


class Recording(http.server.BaseHTTPRequestHandler):
    """Answers everything with an object, keeps a connection for two requests, and notes what it was asked."""

    protocol_version = "HTTP/1.1"
    seen: List[Tuple[str, Any, int]]

    def do_GET(self) -> None:
        self.seen.append((self.path, self.headers, self.client_address[1]))
        ports = [port for _, _, port in self.seen]
        self.send_response(200)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")
        # Without a word to the client, as a server does whose idle connections have a limit.
        self.close_connection = ports.count(self.client_address[1]) == 2

    def log_message(self, format: str, *arguments: Any) -> None:
        pass


@pytest.fixture
def recording() -> Iterator[Tuple[str, List[Tuple[str, Any, int]]]]:
    handler = type("Handler", (Recording,), {"seen": []})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}", handler.seen  # type: ignore[attr-defined]
        server.shutdown()
        thread.join()


def test_a_connection_is_kept_and_replaced_when_the_server_closed_it(
    recording: Tuple[str, List[Tuple[str, Any, int]]],
) -> None:
    url, seen = recording
    with Client(url) as client:
        for _ in range(5):
            assert client.ask("GET", "/version").json() == {}
    ports = [port for _, _, port in seen]
    assert [ports.count(port) for port in dict.fromkeys(ports)] == [2, 2, 1]


def test_tokens_headers_and_prefixes_are_sent(recording: Tuple[str, List[Tuple[str, Any, int]]]) -> None:
    url, seen = recording
    with Client(url + "/scrim/", token="secret", headers={"traceparent": "00-1"}) as client:
        client.ask("GET", "/v1/specs", None, None, format="svg", time=0.5, device=False, phase=None)
    path, headers, _ = seen[0]
    assert path == "/scrim/v1/specs?format=svg&time=0.5&device=false"
    assert (headers["Authorization"], headers["traceparent"]) == ("Bearer secret", "00-1")
