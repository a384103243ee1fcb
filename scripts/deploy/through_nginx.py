"""Sends requests through a real nginx with the committed configuration to real servers: through_nginx.py SCRIM."""

import concurrent.futures
import contextlib
import http.client
import http.server
import json
import os
import pathlib
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

DEPLOY = pathlib.Path(__file__).resolve().parents[2] / "deploy"
JSON = {"Content-Type": "application/json"}
# No check may wait for longer.
PATIENCE = 10


def check(holds, what):
    if not holds:
        sys.exit(f"check-deploy: {what}")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Server:
    """A Scrim of its own."""

    def __init__(self, scrim, *flags):
        self.process = subprocess.Popen(
            [scrim, "serve", "--host", "127.0.0.1", "--port", "0", "--operations-port", "0", "--threads", "1", *flags],
            stdout=subprocess.PIPE, text=True)
        self.port, self.operations = [int(self.process.stdout.readline().rsplit(":", 1)[1]) for _ in range(2)]

    def worked_out(self):
        text = ask(self.operations, "GET", "/metrics").body.decode()
        return int(re.search(r"^scrim_cache_misses_total (\d+)$", text, re.MULTILINE)[1])

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        return self.process.wait()


class Answer:
    def __init__(self, response):
        self.status, self.body = response.status, response.read()
        self.headers = response.headers


def ask(port, method, target, body=None, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    with contextlib.closing(connection):
        connection.putrequest(method, target, skip_accept_encoding=True)
        for name, value in {**({"Content-Length": str(len(body))} if body else {}), **headers}.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders(body.encode() if body else None)
        return Answer(connection.getresponse())


def certificate(folder):
    """Its own, for an hour."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1",
         "-subj", "/CN=localhost", "-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")],
        check=True, capture_output=True)


@contextlib.contextmanager
def nginx(ports, listen="listen.conf"):
    """nginx as committed, but for where it listens and whom it asks."""
    with tempfile.TemporaryDirectory() as folder:
        root, port = pathlib.Path(folder), free_port()
        conf, state = root / "conf", root / "state"
        conf.mkdir(), state.mkdir()
        for file in (DEPLOY / "nginx").glob("*.conf"):
            text = file.read_text()
            for number, replica in enumerate(ports, 1):
                text = text.replace(f"scrim-{number}:8080", f"127.0.0.1:{replica}")
            (conf / file.name).write_text(re.sub(r"^listen \d+", f"listen 127.0.0.1:{port}", text, flags=re.MULTILINE))
        if listen != "listen.conf":
            (conf / listen).replace(conf / "listen.conf")
            certificate(conf)
        if os.geteuid() == 0:
            # Its workers are somebody else then.
            os.chmod(root, 0o755), os.chmod(state, 0o777)
        command = ["nginx", "-p", str(state), "-c", str(conf / "nginx.conf")]
        tested = subprocess.run([*command, "-t"], capture_output=True, text=True)
        # How many files it may have open is the machine's affair.
        warnings = [line for line in tested.stderr.splitlines() if "[warn]" in line and "open file resource limit" not in line]
        check(tested.returncode == 0 and not warnings, f"nginx has this against it: {tested.stderr}")
        with open(root / "log", "w+") as log:
            process = subprocess.Popen([*command, "-g", "daemon off;"], stdout=log, stderr=log)
            try:
                while True:
                    with contextlib.suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
                        break
                yield port, log
            finally:
                process.terminate()
                process.wait()


def check_representations(through, direct):
    """What Vary names chooses among answers from the cache, too."""
    target = "/v1/specs?device=iphone-4&dialog.style=alert&dialog.content.title=Through"
    cases = [
        {"Accept": accept, "Accept_Encoding": coding, **({"Origin": origin} if origin else {})}
        for accept in ("application/json", "image/svg+xml", "*/*")
        for coding in ("gzip", "zstd", "gzip, deflate, br, zstd", "identity", "gzip;q=0, zstd;q=0.0", "br")
        for origin in (None, "https://a.example", "https://b.example")
    ]
    for turn in range(2):
        for headers in cases:
            here, there = ask(through, "GET", target, **headers), ask(direct, "GET", target, **headers)
            same = all(
                here.headers.get(name) == there.headers.get(name)
                for name in ("Content-Type", "Content-Encoding", "ETag", "Access-Control-Allow-Origin"))
            check(here.status == 200 and same and here.body == there.body, f"another answer through nginx to {headers}")
            if turn == 1:
                check("nginx; hit" in here.headers.get_all("Cache-Status"), f"nginx does not keep the answer to {headers}")
                check("Server-Timing" not in here.headers, "a kept answer tells how long it took")
    tag = here.headers["ETag"]
    check(ask(through, "GET", target, If_None_Match=tag, **headers).status == 304, "an answer that is known is sent again")


def check_lock(through, servers):
    """Of many that ask for the same one is answered by a server."""
    before = sum(server.worked_out() for server in servers)
    target = "/v1/specs?device=ipad-2&dialog.style=formSheet&format=png"
    with concurrent.futures.ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: ask(through, "GET", target), range(20)))
    check({answer.status for answer in answers} == {200} and len({answer.body for answer in answers}) == 1, "answers differ")
    worked_out = sum(server.worked_out() for server in servers) - before
    check(worked_out == 1, f"twenty that asked for the same had it worked out {worked_out} times")


def check_lines(through):
    """Each line is answered before the next is sent, and there may be more of them than nginx takes otherwise."""
    line = json.dumps({"device": "iphone-4", "dialog": {"style": "semiModal"}}).encode() + b"\n"
    connection = http.client.HTTPConnection("127.0.0.1", through, timeout=PATIENCE)
    connection.putrequest("POST", "/v1/specs/batch")
    connection.putheader("Content-Type", "application/x-ndjson")
    connection.putheader("Transfer-Encoding", "chunked")
    connection.endheaders()

    def send(bytes):
        connection.send(b"%x\r\n%s\r\n" % (len(bytes), bytes))

    send(line)
    response = connection.getresponse()
    first = response.readline()
    check(response.status == 200 and b'"schemaVersion"' in first, "the first line has no answer of its own")
    send(line)
    check(b'"schemaVersion"' in response.readline(), "the second line has no answer of its own")
    # Blank lines count for nothing, and are bytes all the same.
    for _ in range(24):
        send(b"\n" * 65_536)
    send(line)
    connection.send(b"0\r\n\r\n")
    third, rest = response.readline(), response.read()
    check(b'"schemaVersion"' in third and json.loads(rest)["summary"]["count"] == 3, "a stream of more than a megabyte does not go through")
    connection.close()


def check_words(through):
    """What neither may change."""
    answer = ask(through, "GET", "/v1//specs%2Fx/..?a=%20")
    check(answer.status == 404 and b"/v1//specs%2Fx/.." in answer.body, f"the target arrives as {answer.body}")
    answer = ask(through, "GET", "/version", X_Request_Id="mine")
    check(answer.headers.get_all("X-Request-Id") == ["mine"], "the request's name is another one")
    for name in ("first", "second"):
        answer = ask(through, "GET", "/v1/devices/iphone-4", X_Request_Id=name)
        check(answer.headers.get_all("X-Request-Id") == [name], "an answer has the name of somebody else's request")
    check(ask(through, "GET", "/metrics").status == 404, "metrics are told to everybody")
    for size in (300_000, 2_000_000):
        answer = ask(through, "POST", "/v1/specs", " " * size, **JSON)
        check(answer.status == 413 and json.loads(answer.body)["code"] == "bodyTooLarge", f"{size} bytes get {answer.body}")


def check_failures(through, servers, log):
    """One after the other goes, and nobody notices."""
    body = json.dumps({"device": "iphone-4", "dialog": {"style": "semiModal"}})
    for server, number in zip(servers, (signal.SIGTERM, signal.SIGKILL)):
        statuses = []

        def load():
            connection = http.client.HTTPConnection("127.0.0.1", through, timeout=PATIENCE)
            for _ in range(100):
                connection.request("POST", "/v1/specs", body, JSON)
                response = connection.getresponse()
                response.read()
                statuses.append(response.status)

        threads = [threading.Thread(target=load) for _ in range(4)]
        [thread.start() for thread in threads]
        code = server.end(number)
        [thread.join() for thread in threads]
        check(code in (0, -signal.SIGKILL), f"a server ended with {code}")
        check(statuses == [200] * 400, f"of 400 requests {sum(status != 200 for status in statuses)} failed at {number.name}")
    servers[2].end()
    answer = ask(through, "POST", "/v1/specs", body, **JSON)
    check(
        answer.status == 503 and answer.headers["Retry-After"] and json.loads(answer.body)["code"] == "unavailable",
        f"where nobody answers, nginx says {answer.status}: {answer.body}")
    log.seek(0)
    check("device=" not in log.read(), "queries are in nginx' log")


def check_signed(scrim, folder):
    """A signed URL is asked for each time: its key may have gone."""
    keys = pathlib.Path(folder) / "keys"
    keys.write_text("k1 AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\n")
    server = Server(scrim, "--sign-keys", str(keys))
    target = subprocess.run(
        [scrim, "sign", "/v1/devices/iphone-4", "--sign-keys", str(keys)], capture_output=True, text=True, check=True)
    with nginx([server.port] * 3) as (through, _):
        target = target.stdout.strip()
        check(ask(through, "GET", target).status == 200, "a signed URL does not go through")
        keys.write_text("k2 AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=\n")
        server.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + PATIENCE
        while ask(through, "GET", target).status != 403:
            check(time.monotonic() < end, "an answer outlives the key of its URL")
    server.end()


def check_tls(port):
    """HTTP/2 is offered, and everything is there by HTTP/1.1, too."""
    with nginx([port] * 3, listen="tls.conf") as (through, _):
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        connection = http.client.HTTPSConnection("127.0.0.1", through, timeout=PATIENCE, context=context)
        connection.request("GET", "/v1/devices/iphone-4")
        check(connection.getresponse().status == 200, "nothing is answered by TLS")
        context.set_alpn_protocols(["h2", "http/1.1"])
        with context.wrap_socket(socket.create_connection(("127.0.0.1", through))) as tls:
            check(tls.selected_alpn_protocol() == "h2", "HTTP/2 is not offered")


class Slow(http.server.BaseHTTPRequestHandler):
    """Answers at once the first time, and then when it is let."""

    protocol_version = "HTTP/1.1"
    may_answer = threading.Event()
    asked = 0

    def do_GET(self):
        Slow.asked += 1
        number = Slow.asked
        if number > 1:
            Slow.may_answer.wait(PATIENCE)
        body = str(number).encode()
        self.send_response(200)
        self.send_header("Cache-Control", "public, max-age=1")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def check_stale():
    """Who asks for what is a little too old gets it, and does not wait for what is new."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Slow)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with nginx([server.server_port] * 3) as (through, _):
        check(ask(through, "GET", "/x").body == b"1", "the first answer is none")
        end = time.monotonic() + PATIENCE
        while "stale" not in str((answer := ask(through, "GET", "/x")).headers.get_all("Cache-Status")):
            check(time.monotonic() < end and answer.body == b"1", "what is too old is not given")
        check(answer.body == b"1", "what is too old is not given")
        while Slow.asked < 2:
            check(time.monotonic() < end, "what is too old is not made anew meanwhile")
        Slow.may_answer.set()
        while ask(through, "GET", "/x").body == b"1":
            check(time.monotonic() < end, "what is too old stays for ever")
    server.shutdown()


def main(scrim):
    began = time.monotonic()
    servers = [Server(scrim, "--cors", "https://a.example,https://b.example") for _ in range(3)]
    try:
        with nginx([server.port for server in servers]) as (through, log), tempfile.TemporaryDirectory() as folder:
            check_representations(through, servers[0].port)
            check_lock(through, servers)
            check_lines(through)
            check_words(through)
            check_tls(servers[0].port)
            check_failures(through, servers, log)
            check_signed(scrim, folder)
        check_stale()
    finally:
        for server in servers:
            server.process.kill()
    print(f"check-deploy: nginx holds, in {time.monotonic() - began:.0f} s")


main(sys.argv[1])
