"""HTTP as bytes: what is sent is sent as it is, and what comes is taken apart and no more."""

import json
import select
import socket
import time

PROBE = "attack-probe"


def get(target="/healthz", *fields):
    lines = [f"GET {target} HTTP/1.1", "Host: x", *fields]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def post(target, body, *fields, kind="application/json"):
    if isinstance(body, (dict, list)):
        body = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    body = body.encode() if isinstance(body, str) else body
    lines = [f"POST {target} HTTP/1.1", "Host: x", f"Content-Type: {kind}", f"Content-Length: {len(body)}", *fields]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


def chunk(data):
    return b"%x\r\n%s\r\n" % (len(data), data)


def stream_head(target="/v1/specs/batch", kind="application/x-ndjson"):
    """The head of a request whose body comes in chunks; of a batch of lines unless told otherwise."""
    return (f"POST {target} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nAccept: application/x-ndjson\r\n"
            "Transfer-Encoding: chunked\r\n\r\n").encode()


def probe():
    """A good request whose answer is known by its id."""
    return get("/healthz", f"X-Request-Id: {PROBE}")


class Answer:
    def __init__(self, status, fields, body):
        self.status = status
        self.fields = fields
        self.body = body

    def __getitem__(self, name):
        return next((value for key, value in self.fields if key == name.lower()), None)

    @property
    def is_probed(self):
        return self["X-Request-Id"] == PROBE

    def faults_as_problem(self):
        """What keeps it from being an error in the server's own words."""
        faults = []
        if (self["Content-Type"] or "").split(";")[0] != "application/problem+json":
            faults.append(f"Content-Type is {self['Content-Type']!r}")
        if not self["X-Request-Id"]:
            faults.append("no X-Request-Id")
        if self["Access-Control-Allow-Origin"] != "*":
            faults.append(f"Access-Control-Allow-Origin is {self['Access-Control-Allow-Origin']!r}")
        try:
            problem = json.loads(self.body)
            if problem["status"] != self.status or not problem["code"] or not problem["type"]:
                faults.append(f"the problem's members are {problem}")
        except (ValueError, KeyError, TypeError) as error:
            faults.append(f"the body is no problem ({error!r}): {self.body[:80]!r}")
        return faults


class Reader:
    """Answers out of bytes as they come."""

    def __init__(self):
        self.unread = bytearray()
        self.answer = None
        self.body = bytearray()

    def feed(self, data):
        self.unread += data

    def take(self, count):
        taken = bytes(self.unread[:count])
        del self.unread[:count]
        return taken

    def next(self):
        """The next whole answer, or None while there is none; raises ValueError at what is no answer."""
        if self.answer is None and not self.begin():
            return None
        answer = self.answer
        if answer.status // 100 == 1 or answer.status in (204, 304):
            pass
        elif (answer["Transfer-Encoding"] or "").lower() == "chunked":
            while True:
                end = self.unread.find(b"\r\n", 0, 64)
                if end < 0:
                    return None
                length = int(self.unread[:end], 16)
                if len(self.unread) < end + length + 4:
                    return None
                self.body += self.unread[end + 2 : end + 2 + length]
                del self.unread[: end + length + 4]
                if length == 0:
                    break
        else:
            length = int(answer["Content-Length"] or 0)
            if len(self.unread) < length:
                return None
            self.body += self.take(length)
        answer.body = bytes(self.body)
        self.answer, self.body = None, bytearray()
        return answer

    def begin(self):
        """Whether there is a head; then it is read."""
        end = self.unread.find(b"\r\n\r\n", 0, 65536)
        if not bytes(self.unread[:7]).startswith(b"HTTP/1."[: len(self.unread)]):
            raise ValueError(f"no answer: {bytes(self.unread[:80])!r}")
        if end < 0:
            return False
        first, *lines = self.take(end + 4)[:-4].decode("latin-1").split("\r\n")
        fields = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
        self.answer = Answer(int(first.split(" ")[1]), fields, b"")
        return True


class Connection:
    """A client that sends what it is given and reads at leisure."""

    def __init__(self, port, timeout=30, receive_buffer=None):
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(timeout)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.reader = Reader()
        self.ending = None

    def send(self, data, piece=None):
        """False where the server has gone before all is sent."""
        try:
            for start in range(0, len(data), piece or max(1, len(data))):
                self.socket.sendall(data[start : start + (piece or len(data))])
            return True
        except (ConnectionError, TimeoutError):
            return False

    def finish(self):
        self.socket.shutdown(socket.SHUT_WR)

    def read(self):
        """The next answer, interim ones left out; None at the end, and `ending` says how that came: closed, reset, silent."""
        while True:
            answer = self.reader.next()
            if answer is not None:
                if answer.status // 100 != 1:
                    return answer
                continue
            try:
                data = self.socket.recv(65536)
            except TimeoutError:
                self.ending = "silent"
                return None
            except ConnectionError:
                self.ending = "reset"
                return None
            if not data:
                self.ending = "closed"
                return None
            self.reader.feed(data)

    def has_ended(self):
        """Whether the server has closed, without waiting; what has come is read."""
        try:
            while select.select([self.socket], [], [], 0)[0]:
                data = self.socket.recv(65536)
                if not data:
                    return True
                self.reader.feed(data)
        except ConnectionError:
            return True
        return False

    def close(self):
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def ask(port, message, timeout=30):
    """The answer to one request on a connection of its own."""
    with Connection(port, timeout) as connection:
        connection.send(message)
        return connection.read()


def is_alive(port):
    try:
        answer = ask(port, get(), 5)
        return answer is not None and answer.status == 200
    except OSError:
        return False


def wait_until(condition, seconds, pause=0.02):
    """Seconds until `condition()` held; None where it did not in time."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        if condition():
            return time.monotonic() - start
        time.sleep(pause)
    return None
