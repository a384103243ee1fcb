"""Messages as bytes, and what each has to come to.

A table first: every case is a name, the bytes and the outcomes that are right. A message that is refused is answered once,
in problem+json, and the connection is closed; one that is taken is answered, and so is what follows it. Each is sent in one
piece, byte by byte, and behind a good request.
"""

import concurrent.futures

from server import Server
from wire import Connection, get, is_alive, probe

BODY = b'{"device":"iphone-4","dialog":{"style":"alert"}}'
CODED = (400, 501)
TOO_LONG = (400, 413, 431)
# The connection ends without an answer: only where a client cannot expect one.
UNANSWERED = "closed without an answer"


class Message:
    def __init__(self, name, sent, refused=(), taken=(), is_whole_only=False):
        self.name = name
        self.sent = sent
        self.refused = refused
        self.taken = taken
        self.is_whole_only = is_whole_only or len(sent) > 1_000


def fields(*lines, first=b"GET /healthz HTTP/1.1", host=b"Host: x"):
    """A request without a body; `lines` are what stands in its head, in bytes as they are."""
    return b"\r\n".join([first, *([host] if host else []), *lines, b"", b""])


def body(*lines, content=BODY, type=b"Content-Type: application/json"):
    """A POST with `content` behind a head in which nothing says how long it is unless `lines` do."""
    return fields(*([type] if type else []), *lines, first=b"POST /v1/specs HTTP/1.1") + content


def sized(*lines, content=BODY):
    return body(b"Content-Length: %d" % len(content), *lines, content=content)


def chunked(content, *lines):
    return body(b"Transfer-Encoding: chunked", *lines, content=content)


def chunks(*pieces, end=b"0\r\n\r\n"):
    return b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces) + end


def table():
    size = b"%d" % len(BODY)
    hexsize = b"%x" % len(BODY)

    def bad(name, sent, *statuses, **options):
        return Message(name, sent, refused=statuses or (400,), **options)

    def good(name, sent, *statuses, **options):
        return Message(name, sent, taken=statuses or (200,), **options)

    def either(name, sent, refused=(400,), taken=(200,), **options):
        return Message(name, sent, refused, taken, **options)

    # Names and values

    for label, gap in [("a space", b" "), ("a tab", b"\t"), ("two spaces", b"  ")]:
        yield bad(f"{label} before the colon of a name nobody knows", fields(b"X-A" + gap + b": 1"))
        yield bad(f"{label} before the colon of Host", fields(host=b"Host" + gap + b": x"))
        yield bad(f"{label} before the colon of Content-Length", body(b"Content-Length" + gap + b": " + size))
        yield bad(f"{label} before the colon of Transfer-Encoding",
                  body(b"Transfer-Encoding" + gap + b": chunked", content=chunks(BODY)))
        yield bad(f"{label} before the colon of Content-Type",
                  sized(b"X: 1", content=BODY).replace(b"Content-Type:", b"Content-Type" + gap + b":"))
        yield bad(f"{label} before the colon of a second length", sized(b"Content-Length" + gap + b": 0"))
    for label, fold in [("a space", b" "), ("a tab", b"\t"), ("spaces", b"    ")]:
        yield bad(f"a line folded by {label}", fields(b"X-A: 1", fold + b"2"))
        yield bad(f"Content-Length folded by {label}", body(b"Content-Length:", fold + size))
        yield bad(f"Content-Length's digits folded by {label}", body(b"Content-Length: " + size[:1], fold + size[1:]))
        yield bad(f"Transfer-Encoding folded by {label}",
                  body(b"Transfer-Encoding:", fold + b"chunked", content=chunks(BODY)))
        yield bad(f"a Content-Length inside a line folded by {label}",
                  fields(b"X-A: 1", fold + b"Content-Length: 5"))
        yield bad(f"a Transfer-Encoding inside a line folded by {label}",
                  fields(b"X-A: 1", fold + b"Transfer-Encoding: chunked"))
        yield bad(f"Host folded by {label}", fields(host=b"Host:\r\n" + fold + b"x"))
        yield bad(f"a first line of the head that starts with {label}", fields(host=fold + b"Host: x"))
        yield bad(f"a line of nothing but {label}", fields(b"X-A: 1", fold, b"X-B: 2"))
        yield bad(f"a last line of nothing but {label}", fields(b"X-A: 1", fold))
    for label, line in [("alone", b":"), ("with a value", b": value"), ("after a space", b" : value"),
                        ("with a length", b": Content-Length: 5"), ("and a colon", b"::")]:
        yield bad(f"an empty name, {label}", fields(line))
        yield bad(f"an empty name, {label}, before a body's length", body(line, b"Content-Length: " + size))
    yield bad("a line without a colon", fields(b"Garbage"))
    yield bad("a line without a colon, with a space", fields(b"Garbage and more"))
    yield bad("a length without a colon", body(b"Content-Length " + size))
    for code in [*range(1, 9), 11, 12, *range(14, 32), 127, 128, 160, 255]:
        yield bad(f"the byte {code:#04x} in a name", fields(b"X-%cA: 1" % code))
    for code in (1, 11, 12, 31, 127):
        yield bad(f"the byte {code:#04x} in a value", fields(b"X-A: 1%c2" % code))
        yield bad(f"the byte {code:#04x} in Content-Length's name", body(b"Content-%cLength: " % code + size))
        yield bad(f"the byte {code:#04x} before Content-Length's value", body(b"Content-Length: %c" % code + size))
        yield bad(f"the byte {code:#04x} behind Content-Length's value", body(b"Content-Length: " + size + b"%c" % code))
        yield bad(f"the byte {code:#04x} before chunked",
                  body(b"Transfer-Encoding: %cchunked" % code, content=chunks(BODY)), *CODED)
        yield bad(f"the byte {code:#04x} behind chunked",
                  body(b"Transfer-Encoding: chunked%c" % code, content=chunks(BODY)), *CODED)
    for mark in b'"(),/;<=>?@[\\]{} ':
        yield bad(f"{chr(mark)!r} in a name", fields(b"X%cA: 1" % mark))
    for label, line in [
        ("in a name", b"X-\0A: 1"), ("at the start of a name", b"\0X-A: 1"), ("at the end of a name", b"X-A\0: 1"),
        ("in a value", b"X-A: 1\0002"), ("as a value", b"X-A: \0"), ("in a line of its own", b"\0"),
    ]:
        yield bad(f"NUL {label}", fields(line))
    for label, line in [
        ("behind Content-Length's value", b"Content-Length: " + size + b"\0"),
        ("before Content-Length's value", b"Content-Length: \0" + size),
        ("inside Content-Length's value", b"Content-Length: " + size[:1] + b"\0" + size[1:]),
        ("behind Content-Length's name", b"Content-Length\0: " + size),
        ("inside Content-Length's name", b"Content\0Length: " + size),
        ("and more behind Content-Length's value", b"Content-Length: " + size + b"\0 and more"),
    ]:
        yield bad(f"NUL {label}", body(line))
    for label, line in [
        ("behind chunked", b"Transfer-Encoding: chunked\0"), ("before chunked", b"Transfer-Encoding: \0chunked"),
        ("inside chunked", b"Transfer-Encoding: chun\0ked"), ("behind Transfer-Encoding", b"Transfer-Encoding\0: chunked"),
        ("inside Transfer-Encoding", b"Transfer\0Encoding: chunked"),
        ("and gzip behind chunked", b"Transfer-Encoding: chunked\0, gzip"),
    ]:
        yield bad(f"NUL {label}", body(line, content=chunks(BODY)), *CODED)
        yield bad(f"NUL {label}, and a length", sized(line), *CODED)
    yield bad("NUL in Host", fields(host=b"Host: x\0y"))
    yield bad("NUL in Content-Type", sized().replace(b"application/json", b"application/json\0"))
    yield good("letters beyond ASCII in a value", fields("X-A: é€".encode(), b"X-B: \xff\x80"))
    yield good("a tab in a value", fields(b"X-A: 1\t2"))
    yield good("spaces and tabs around a value", fields(b"X-A: \t 1 \t "))
    yield good("no space after the colon", fields(b"X-A:1", host=b"Host:x"))
    yield good("an empty value", fields(b"X-A:", b"X-B: "))
    yield good("every mark that a name may have", fields(b"!#$%&'*+-.^_`|~09azAZ: 1"))
    yield good("names in any case", body(b"cOnTeNt-LeNgTh: " + size, type=b"CONTENT-TYPE: application/json"))
    yield good("colons in a value", fields(b"X-A: a:b:c: d"))
    yield good("fields that come twice and may", fields(b"X-A: 1", b"X-A: 2", b"Accept: */*", b"Accept: text/html"))

    # Ends of lines

    for label, sent in [
        ("in all of the head", fields(b"X-A: 1").replace(b"\r\n", b"\n")),
        ("after the request line", fields().replace(b"\r\n", b"\n", 1)),
        ("after a field", b"GET /healthz HTTP/1.1\r\nHost: x\nX-A: 1\r\n\r\n"),
        ("after a length", body(b"X: 1").replace(b"X: 1\r\n", b"Content-Length: " + size + b"\n")),
        ("at the end of the head", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\n"),
        ("twice at the end of the head", b"GET /healthz HTTP/1.1\r\nHost: x\n\n"),
    ]:
        yield bad(f"bare LF {label}", sent)
    for label, sent in [
        ("in all of the head", fields(b"X-A: 1").replace(b"\r\n", b"\r")),
        ("in a value", fields(b"X-A: 1\r2")), ("in a name", fields(b"X-\rA: 1")),
        ("between two fields", fields(b"X-A: 1\rX-B: 2")), ("before a length", fields(b"X-A: 1\rContent-Length: 5")),
        ("at the end of a value", fields(b"X-A: 1\r")), ("in the target", fields(first=b"GET /heal\rthz HTTP/1.1")),
        ("after the request line", fields(first=b"GET /healthz HTTP/1.1\r")), ("alone in a line", fields(b"\r")),
    ]:
        yield bad(f"bare CR {label}", sent)
    for count in (1, 2, 3):
        yield good(f"{count} empty lines before the request", b"\r\n" * count + fields())
    yield either("an empty line of LF before the request", b"\n" + fields())
    yield bad("a CR alone before the request", b"\r" + fields())
    yield bad("100,000 empty lines", b"\r\n" * 100_000 + fields(), 400, 408, 413, 414, 431)
    yield bad("a space before the request", b" " + fields())
    yield bad("an empty line of a space before the request", b" \r\n" + fields())

    # The request line

    for label, first in [
        ("a tab after the method", b"GET\t/healthz HTTP/1.1"), ("a tab after the target", b"GET /healthz\tHTTP/1.1"),
        ("tabs for spaces", b"GET\t/healthz\tHTTP/1.1"), ("two spaces after the method", b"GET  /healthz HTTP/1.1"),
        ("two spaces after the target", b"GET /healthz  HTTP/1.1"), ("a space at the end", b"GET /healthz HTTP/1.1 "),
        ("a tab at the end", b"GET /healthz HTTP/1.1\t"), ("a fourth word", b"GET /healthz HTTP/1.1 x"),
        ("a space in the target", b"GET /heal thz HTTP/1.1"), ("no version", b"GET /healthz"),
        ("no version and a space", b"GET /healthz "), ("nothing but a method", b"GET"),
        ("nothing but a method and a space", b"GET "), ("no target", b"GET HTTP/1.1"), ("no target, two spaces", b"GET  HTTP/1.1"),
        ("no method", b"/healthz HTTP/1.1"), ("a version in small letters", b"GET /healthz http/1.1"),
        ("a version in mixed letters", b"GET /healthz Http/1.1"), ("a version without a minor", b"GET /healthz HTTP/1"),
        ("a version without digits", b"GET /healthz HTTP/"), ("a version without a point", b"GET /healthz HTTP/11"),
        ("a minor of two digits", b"GET /healthz HTTP/1.10"), ("a major of two digits", b"GET /healthz HTTP/01.1"),
        ("a comma for the point", b"GET /healthz HTTP/1,1"), ("a letter for the minor", b"GET /healthz HTTP/1.x"),
        ("another protocol", b"GET /healthz HTCPCP/1.0"), ("another protocol of four letters", b"GET /healthz RTSP/1.1"),
        ("a space inside the version", b"GET /healthz HTTP/1. 1"), ("a slash too many", b"GET /healthz HTTP//1.1"),
        ("a sign in the version", b"GET /healthz HTTP/+1.1"), ("NUL in the method", b"G\0T /healthz HTTP/1.1"),
        ("NUL at the method's end", b"GET\0 /healthz HTTP/1.1"), ("NUL in the target", b"GET /heal\0thz HTTP/1.1"),
        ("NUL at the target's end", b"GET /healthz\0 HTTP/1.1"), ("NUL in the version", b"GET /healthz HTTP/1.1\0"),
        ("NUL before the method", b"\0GET /healthz HTTP/1.1"), ("a control character in the method", b"G\x01T /healthz HTTP/1.1"),
        ("a control character in the target", b"GET /heal\x01thz HTTP/1.1"), ("DEL in the target", b"GET /heal\x7fthz HTTP/1.1"),
        ("a colon in the method", b"GE:T /healthz HTTP/1.1"), ("a slash in the method", b"GE/T /healthz HTTP/1.1"),
        ("braces for a method", b"{} /healthz HTTP/1.1"), ("a letter beyond ASCII in the method", "GÉT /healthz HTTP/1.1".encode()),
        ("a field for a request line", b"Host: x"),
        ("a tab in the target", b"GET /heal\tthz HTTP/1.1"), ("vertical tabs for spaces", b"GET\v/healthz\vHTTP/1.1"),
    ]:
        yield bad(f"{label}", fields(first=first))
    yield bad("HTTP/0.9, as it was", b"GET /healthz\r\n")
    for version in (b"2.0", b"3.0", b"9.9", b"0.9", b"0.0", b"2.1"):
        yield bad(f"version {version.decode()}", fields(first=b"GET /healthz HTTP/" + version), 505)
    yield bad("version 2", fields(first=b"GET /healthz HTTP/2"), 400, 505)
    yield either("version 1.2, which is to be read as 1.1", fields(first=b"GET /healthz HTTP/1.2"), refused=(505,))
    yield bad("HTTP/2's first words", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, 505)
    hello = bytes.fromhex("160301007a010000760303") + bytes(range(1, 33)) + bytes.fromhex("00000813021303130100ff01000045")
    yield bad("a TLS client's hello", hello + b"\r\n\r\n")
    yield bad("SSH's first words", b"SSH-2.0-OpenSSH_9.6\r\n\r\n")
    yield bad("SMTP's first words", b"EHLO x\r\n\r\n")
    yield bad("JSON alone", BODY + b"\r\n\r\n")
    yield bad("a megabyte of the letter A", b"A" * (1 << 20), 400, 408, 414, 431, 501, is_whole_only=True)
    for method in (b"FOO", b"get", b"PROPFIND", b"PATCH", b"DELETE", b"PUT", b"TRACE", b"X!#$%&'*+-.^_`|~9"):
        yield either(f"the method {method.decode()}", fields(first=method + b" /healthz HTTP/1.1"), (405, 501), (405, 501))
    yield either("a method of 200 characters", fields(first=b"M" * 200 + b" /healthz HTTP/1.1"), (400, 405, 414, 431, 501), (405, 501))
    yield bad("a method of 200 KB", fields(first=b"M" * 200_000 + b" /healthz HTTP/1.1"), 400, 405, 414, 431, 501)
    yield good("a target in absolute form", fields(first=b"GET http://x/healthz HTTP/1.1"))
    for target in (b"http:///healthz", b"http://?a", b"http://:80/healthz", b"http://user@/healthz", b"http://a@x/healthz",
                   b"http://x:y/healthz", b"ftp://x/healthz"):
        yield good(f"a target in absolute form: {target.decode()}", fields(first=b"GET " + target + b" HTTP/1.1"), 400)
    yield good("a target in absolute form, with a port", fields(first=b"GET http://x:80/healthz HTTP/1.1"))
    yield good("OPTIONS *", fields(first=b"OPTIONS * HTTP/1.1"), 200, 204)
    yield either("GET *", fields(first=b"GET * HTTP/1.1"), (400,), (400, 404))
    yield either("a bad escape in the target", fields(first=b"GET /%zz HTTP/1.1"), (400,), (400,))
    yield either("an escaped NUL in the target", fields(first=b"GET /healthz%00 HTTP/1.1"), (400,), (400, 404))
    yield either("bytes beyond ASCII in the target", fields(first=b"GET /\xff\xfe HTTP/1.1"), (400,), (400, 404))
    yield bad("a target of 200 KB", fields(first=b"GET /" + b"a" * 200_000 + b" HTTP/1.1"), 414)
    yield bad("a query of 200 KB", fields(first=b"GET /v1/specs?" + b"a" * 200_000 + b" HTTP/1.1"), 414)
    yield bad("a target of 17 KB", fields(first=b"GET /" + b"a" * 17_000 + b" HTTP/1.1"), 414)

    # Host

    yield bad("no Host", fields(host=None))
    yield bad("no Host, and a body", b"POST /v1/specs HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}")
    yield bad("Host twice", fields(b"Host: x"))
    yield bad("Host twice, with other values", fields(b"Host: y"))
    yield bad("Host twice, in two cases", fields(b"HOST: x"))
    yield bad("Host twice, the first empty", fields(b"Host: x", host=b"Host:"))
    yield bad("Host thrice", fields(b"Host: x", b"Host: x"))
    yield bad("no Host beside a target in absolute form", fields(first=b"GET http://x/healthz HTTP/1.1", host=None))
    yield good("an empty Host", fields(host=b"Host:"))
    yield good("a Host with a port", fields(host=b"Host: [::1]:8080"))
    for value in (b"a b", b"a/b", b"a,b", b"a@b", b"a\\b", b"a b:80"):
        yield bad(f"the Host {value.decode()!r}", fields(host=b"Host: " + value))
    yield Message("HTTP/1.0 without Host", fields(first=b"GET /healthz HTTP/1.0", host=None), refused=("closing 200",))

    # Length and coding

    for value in (b"-1", b"-0", b"+5", b"0x5", b"5,6", b"5, 6", b"5;6", b"", b" ", b"5 5", b"5\t5", b"1e1", b"5.0", b".5", b"five",
                  b"\xd9\xa5", b"5_0", b"NaN", b"5,", b",5", b"'5'", b'"5"', b"--1", b"\xc2\xa05"):
        yield bad(f"Content-Length: {value!r}", body(b"Content-Length: " + value, content=b"{}   "))
        yield bad(f"Content-Length: {value!r}, where there is no body", fields(b"Content-Length: " + value))
    for value in (b"262145", b"4294967296", b"4294967301", b"9223372036854775807", b"9223372036854775808",
                  b"18446744073709551615", b"18446744073709551616", b"18446744073709551621", b"9" * 20, b"9" * 400):
        yield bad(f"Content-Length: {value.decode()[:24]}", body(b"Content-Length: " + value), 413)
    yield good("Content-Length with zeros in front", body(b"Content-Length: 000" + size))
    yield bad("Content-Length twice, the same", sized(b"Content-Length: " + size))
    yield bad("Content-Length as a list of the same", body(b"Content-Length: " + size + b", " + size))
    yield bad("Content-Length twice, unlike", sized(b"Content-Length: 5"))
    yield bad("Content-Length twice, unlike, the larger first", body(b"Content-Length: 500", b"Content-Length: " + size))
    yield bad("Content-Length twice, the second no number", sized(b"Content-Length: x"))
    yield bad("Content-Length twice, the second empty", sized(b"Content-Length:"))
    yield bad("Content-Length twice, on GET", fields(b"Content-Length: 0", b"Content-Length: 5"))
    for label, lines in [
        ("a length before chunked", (b"Content-Length: " + size, b"Transfer-Encoding: chunked")),
        ("a length behind chunked", (b"Transfer-Encoding: chunked", b"Content-Length: " + size)),
        ("no bytes before chunked", (b"Content-Length: 0", b"Transfer-Encoding: chunked")),
        ("a length, and chunked in capitals", (b"Content-Length: " + size, b"TRANSFER-ENCODING: CHUNKED")),
        ("a length, and identity", (b"Content-Length: " + size, b"Transfer-Encoding: identity")),
        ("a length, and an empty coding", (b"Content-Length: " + size, b"Transfer-Encoding:")),
        ("a length, and xchunked", (b"Content-Length: " + size, b"Transfer-Encoding: xchunked")),
    ]:
        yield bad(label, body(*lines, content=chunks(BODY)), *CODED)
    yield bad("a length beside chunked, on GET", fields(b"Content-Length: 5", b"Transfer-Encoding: chunked"), *CODED)
    for value in (b"xchunked", b"chunkedx", b"chunked, chunked", b"chunked,chunked", b"gzip", b"gzip, chunked", b"chunked, gzip",
                  b"identity", b"identity, chunked", b"chunked, identity", b"chunked;q=1", b"chunked ; a=b", b"", b" ", b",",
                  b"'chunked'", b'"chunked"', b"chunke", b"chu nked", b"deflate", b"cow", b"chunked\xa0"):
        yield bad(f"Transfer-Encoding: {value!r}", body(b"Transfer-Encoding: " + value, content=chunks(BODY)), *CODED)
    for value in (b", chunked", b"chunked,", b", chunked ,"):
        yield either(f"Transfer-Encoding: {value!r}", body(b"Transfer-Encoding: " + value, content=chunks(BODY)), CODED)
    for first, second in [(b"chunked", b"chunked"), (b"gzip", b"chunked"), (b"chunked", b"gzip"), (b"identity", b"chunked"),
                          (b"chunked", b""), (b"", b"chunked"), (b"chunked", b"xchunked"), (b"xchunked", b"chunked")]:
        yield bad(f"Transfer-Encoding twice: {first.decode()!r}, {second.decode()!r}",
                  body(b"Transfer-Encoding: " + first, b"Transfer-Encoding: " + second, content=chunks(BODY)), *CODED)
    for value in (b"Chunked", b"CHUNKED", b"\tchunked"):
        yield good(f"Transfer-Encoding: {value!r}", body(b"Transfer-Encoding: " + value, content=chunks(BODY)))
    ancient = chunked(chunks(BODY)).replace(b"HTTP/1.1", b"HTTP/1.0")
    yield bad("Transfer-Encoding in HTTP/1.0", ancient, *CODED)
    yield bad("Transfer-Encoding in HTTP/1.0, kept alive", ancient.replace(b"Host: x", b"Host: x\r\nConnection: keep-alive"), *CODED)
    yield bad("a second Content-Type", sized(b"Content-Type: text/plain"), 400, 415)
    yield bad("a second Content-Type, the same", sized(b"Content-Type: application/json"), 400, 415)
    yield bad("a second Content-Type, in capitals", sized(b"CONTENT-TYPE: text/plain"), 400, 415)
    yield bad("a second Content-Type, empty", sized(b"Content-Type:"), 400, 415)
    for first, second in [(b"identity", b"identity"), (b"identity", b"gzip"), (b"gzip", b"identity"), (b"", b"gzip")]:
        yield bad(f"a second Content-Encoding: {first.decode()!r}, {second.decode()!r}",
                  sized(b"Content-Encoding: " + first, b"Content-Encoding: " + second), 400, 415)
    yield good("an expectation of 100", sized(b"Expect: 100-continue"))
    yield either("an expectation of something else", sized(b"Expect: a miracle"), (417,), (200, 417))
    yield good("an upgrade that is not offered", fields(b"Connection: Upgrade", b"Upgrade: websocket"))
    yield good("an upgrade to HTTP/2", fields(b"Connection: Upgrade, HTTP2-Settings", b"Upgrade: h2c", b"HTTP2-Settings: AAMAAABk"))
    yield Message("Connection: close", fields(b"Connection: close"), refused=("closing 200",))
    yield Message("Connection: close in capitals", fields(b"Connection: CLOSE"), refused=("closing 200",))
    yield Message("Connection: close in a list", fields(b"Connection: x, close"), refused=("closing 200",))
    yield Message("HTTP/1.0", fields(first=b"GET /healthz HTTP/1.0"), refused=("closing 200",))

    # Chunks

    yield good("one chunk", chunked(chunks(BODY)))
    yield good("a chunk for each byte", chunked(chunks(*(BODY[i : i + 1] for i in range(len(BODY))))))
    yield good("digits in capitals", chunked(chunks(BODY).replace(hexsize, hexsize.upper())))
    yield good("zeros before a size", chunked(b"0000" + chunks(BODY, end=b"0000\r\n\r\n")))
    yield good("extensions", chunked(chunks(BODY).replace(b"\r\n", b';a=b;c="d e";f\r\n', 1)))
    yield good("a trailer", chunked(chunks(BODY, end=b"0\r\nX-A: 1\r\nX-B: 2\r\n\r\n")))
    whole = chunks(BODY)
    for label, content in [
        ("after a size", whole.replace(b"\r\n", b"\n", 1)), ("after the data", whole.replace(BODY + b"\r\n", BODY + b"\n")),
        ("after the last size", chunks(BODY, end=b"0\n\r\n")), ("at the end", chunks(BODY, end=b"0\r\n\n")),
        ("twice at the end", chunks(BODY, end=b"0\n\n")), ("everywhere", whole.replace(b"\r\n", b"\n")),
        ("after an extension", whole.replace(b"\r\n", b";a=b\n", 1)), ("inside an extension", whole.replace(b"\r\n", b";a\nb\r\n", 1)),
        ("after a trailer", chunks(BODY, end=b"0\r\nX-A: 1\n\r\n")), ("after the trailers", chunks(BODY, end=b"0\r\nX-A: 1\r\n\n")),
    ]:
        yield bad(f"chunks with bare LF {label}", chunked(content))
    for label, content in [
        ("after a size", whole.replace(b"\r\n", b"\r", 1)), ("after the data", whole.replace(BODY + b"\r\n", BODY + b"\r")),
        ("twice after a size", whole.replace(b"\r\n", b"\r\r\n", 1)), ("inside an extension", whole.replace(b"\r\n", b";a\rb\r\n", 1)),
        ("after the last size", chunks(BODY, end=b"0\r\r\n")), ("in a trailer", chunks(BODY, end=b"0\r\nX-A: 1\r2\r\n\r\n")),
    ]:
        yield bad(f"chunks with bare CR {label}", chunked(content))
    for label, given in [
        ("empty", b""), ("a space", b" "), ("a sign", b"+" + hexsize), ("negative", b"-" + hexsize), ("with 0x", b"0x" + hexsize),
        ("no number", b"zz"), ("a letter behind it", hexsize + b"g"), ("a space before it", b" " + hexsize),
        ("a tab before it", b"\t" + hexsize), ("NUL behind it", hexsize + b"\0"), ("NUL before it", b"\0" + hexsize),
        ("a comma behind it", hexsize + b","), ("two of them", hexsize + b" " + hexsize), ("an underscore in it", b"0_" + hexsize),
        ("a control character behind it", hexsize + b"\x01"), ("a vertical tab behind it", hexsize + b"\v"),
        ("digits of another script", "٣٠".encode()), ("nothing but an extension", b";a=b"),
    ]:
        yield bad(f"a chunk's size, {label}", chunked(given + b"\r\n" + BODY + b"\r\n0\r\n\r\n"))
    yield either("a chunk's size and a space", chunked(hexsize + b" \r\n" + BODY + b"\r\n0\r\n\r\n"))
    yield either("a chunk's size, a space and an extension", chunked(hexsize + b" ;a=b\r\n" + BODY + b"\r\n0\r\n\r\n"))
    yield bad("NUL in an extension", chunked(whole.replace(b"\r\n", b";a\0b\r\n", 1)))
    for given in (b"40001", b"7fffffff", b"80000000", b"ffffffff", b"100000000", b"7fffffffffffffff", b"8000000000000000",
                  b"ffffffffffffffff", b"fffffffffffffffe", b"10000000000000000", b"1" + b"0" * 15 + hexsize.rjust(16, b"0"),
                  b"f" * 17, b"f" * 40):
        yield bad(f"a chunk of {given.decode()[:24]} bytes", chunked(given + b"\r\n" + BODY), 413)
    yield bad("a chunk's size of 100,000 digits", chunked(b"f" * 100_000 + b"\r\n"), *TOO_LONG)
    yield bad("a chunk's size of 100,000 zeros", chunked(b"0" * 100_000 + hexsize + b"\r\n" + BODY), *TOO_LONG)
    for label, content in [
        ("more data than its size", b"5\r\nhello!\r\n0\r\n\r\n"), ("no end of line behind it", b"5\r\nhello0\r\n\r\n"),
        ("other data behind it", b"5\r\nhelloXY0\r\n\r\n"), ("a space behind its data", b"5\r\nhello \r\n0\r\n\r\n"),
        ("only CR behind its data", b"5\r\nhello\r0\r\n\r\n"), ("only LF behind its data", b"5\r\nhello\n0\r\n\r\n"),
    ]:
        yield bad(f"a chunk with {label}", chunked(content))
    yield bad("an extension of 60 KB", chunked(whole.replace(b"\r\n", b";" + b"a" * 60_000 + b"\r\n", 1)), *TOO_LONG)
    yield bad("an extension of 1 MB", chunked(whole.replace(b"\r\n", b";" + b"a" * 1_000_000 + b"\r\n", 1)), *TOO_LONG)
    yield bad("an extension of 60 KB at the last chunk", chunked(chunks(BODY, end=b"0;" + b"a" * 60_000 + b"\r\n\r\n")), *TOO_LONG)
    for label, line in [
        ("without a name", b": 1"), ("with a space before the colon", b"X-A : 1"), ("without a colon", b"Garbage"),
        ("with NUL", b"X-A: \0"), ("folded", b"X-A: 1\r\n 2"), ("with a control character in its name", b"X-\x01A: 1"),
        ("that starts with a space", b" X-A: 1"),
    ]:
        yield bad(f"a trailer {label}", chunked(chunks(BODY, end=b"0\r\n" + line + b"\r\n\r\n")))
    for label, line in [("a length", b"Content-Length: 5"), ("a coding", b"Transfer-Encoding: chunked"), ("a Host", b"Host: y")]:
        yield either(f"{label} in a trailer", chunked(chunks(BODY, end=b"0\r\n" + line + b"\r\n\r\n")))
    yield bad("trailers of 200 KB", chunked(chunks(BODY, end=b"0\r\nX-A: " + b"a" * 200_000 + b"\r\n\r\n")), *TOO_LONG)
    yield bad("20,000 trailers", chunked(chunks(BODY, end=b"0\r\n" + b"a:b\r\n" * 20_000 + b"\r\n")), *TOO_LONG)
    yield bad("300,000 bytes in chunks of one", chunked(chunks(*[b" "] * 300_000)), 413)

    # Sizes of heads

    yield bad("a field of 200 KB", fields(b"X-A: " + b"a" * 200_000), 431)
    yield bad("a name of 200 KB", fields(b"X-" + b"a" * 200_000 + b": 1"), 431)
    yield bad("a field of 17 KB", fields(b"X-A: " + b"a" * 17_000), 431)
    yield bad("a head without an end, of 1 MB", fields()[:-2] + b"X-A: " + b"a" * (1 << 20), 431)
    yield either("588 tiny fields", fields(*[b"a:b"] * 588), (431,))
    yield bad("4,000 tiny fields", fields(*[b"a:b"] * 4_000), 431)
    yield bad("50,000 tiny fields", fields(*[b"a:b"] * 50_000), 431)
    yield bad("50,000 empty fields", fields(*[b"a:"] * 50_000), 431)
    yield good("100 fields", fields(*[b"X-%d: value" % number for number in range(99)]))
    yield good("a field of 8 KB", fields(b"X-A: " + b"a" * 8_000))


GOOD = get("/version", "X-Request-Id: attack-first")
WAYS = ("whole", "byte by byte", "behind a good request")


def outcome(port, message, way):
    """What came: the faults, in words, or none."""
    with Connection(port, timeout=5) as connection:
        sent = (GOOD if way == WAYS[2] else b"") + message.sent
        connection.send(sent, piece=1 if way == WAYS[1] else None)
        # What follows has to stay unread where the message is refused.
        connection.send(probe())
        answers, broken = [], None
        try:
            while (answer := connection.read()) is not None:
                answers.append(answer)
                if answer.is_probed:
                    break
        except ValueError as error:
            broken = str(error)
        came = [f"{answer.status}{' of the probe' if answer.is_probed else ''}" for answer in answers]
        came.append(broken or ("open" if connection.ending is None else connection.ending))
    if broken:
        return [broken], came
    if way == WAYS[2]:
        if not answers or answers[0].status != 200 or answers[0]["X-Request-Id"] != "attack-first":
            return ["the good request before it was not answered first"], came
        answers = answers[1:]
    if len(answers) == 2 and answers[1].is_probed and answers[0].status in message.taken:
        faults = [] if answers[1].status == 200 else ["what followed was answered with an error"]
        return faults + (answers[0].faults_as_problem() if answers[0].status >= 400 else []), came
    if not answers:
        return [{"silent": "no answer within 5 s, and the connection is open"}.get(
            connection.ending, f"{connection.ending} without an answer")], came
    if len(answers) > 1 or answers[0].is_probed:
        return ["what followed was read" if any(a.is_probed for a in answers) else "more than one answer"], came
    if connection.ending == "silent":
        return ["the connection is open 5 s later, and what followed is not answered"], came
    if f"closing {answers[0].status}" in message.refused:
        return [], came
    if answers[0].status not in message.refused:
        return [f"answered with {answers[0].status}: {answers[0].body[:120]!r}"], came
    return answers[0].faults_as_problem(), came


def shown(data):
    text = repr(data)[2:-1]
    return text if len(text) <= 360 else f"{text[:240]} … {text[-100:]} ({len(data)} bytes)"


def wanted(message):
    words = []
    if message.refused:
        refused = " or ".join(map(str, message.refused))
        words.append(f"{refused} and the end of the connection")
    if message.taken:
        words.append(f"{' or '.join(map(str, message.taken))}, then an answer to what follows")
    return "; or ".join(words)


def check(scrim, report, arguments):
    """Every message, in every way that it can come."""
    messages = list(table())
    names = [message.name for message in messages]
    assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]
    with Server(scrim, "--log-level", "critical") as server, concurrent.futures.ThreadPoolExecutor(24) as pool:
        runs = [(message, way, pool.submit(outcome, server.port, message, way))
                for message in messages for way in WAYS if way == WAYS[0] or not message.is_whole_only]
        failed = 0
        for message in messages:
            wrong = []
            for other, way, future in runs:
                if other is message:
                    try:
                        faults, came = future.result()
                    except OSError as error:
                        faults, came = [f"no connection: {error}"], []
                    failed += bool(faults)
                    if faults:
                        wrong.append((way, came, faults))
            details = [f"sent    {shown(message.sent)}", f"wanted  {wanted(message)}"]
            for way, came, faults in wrong:
                details += [f"{way}: {', '.join(came)}", *(f"        {fault}" for fault in faults)]
            report.quiet(message.name, not wrong, details)
        report.check("messages: the server lives", server.status is None and is_alive(server.port),
                     f"{len(runs)} messages sent, {failed} not as they should be")
