"""Lays an alert out and prints the answer, as POST /v1/specs gives it: python3 alert.py [libscrim.so]"""

import ctypes
import json
import sys

scrim = ctypes.CDLL(sys.argv[1] if len(sys.argv) > 1 else "libscrim.so.0")
scrim.scrim_make.restype = scrim.scrim_ask.restype = scrim.scrim_answer_body.restype = ctypes.c_void_p
scrim.scrim_make.argtypes = [ctypes.POINTER(ctypes.c_char_p), ctypes.c_char_p, ctypes.c_size_t]
scrim.scrim_ask.argtypes = [
    ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p]
scrim.scrim_answer_status.argtypes = scrim.scrim_answer_free.argtypes = scrim.scrim_free.argtypes = [ctypes.c_void_p]
scrim.scrim_answer_body.argtypes = [ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t)]


class Engine:
    def __init__(self, *settings):
        names = (ctypes.c_char_p * (len(settings) + 1))(*[each.encode() for each in settings], None)
        error = ctypes.create_string_buffer(256)
        self.pointer = scrim.scrim_make(names, error, len(error))
        if not self.pointer:
            raise ValueError(error.value.decode())

    def __del__(self):
        scrim.scrim_free(self.pointer)

    def ask(self, request, body=b"", fields="Content-Type: application/json"):
        """Status and bytes. Other threads of Python run meanwhile."""
        answer, size = scrim.scrim_ask(
            self.pointer, request.encode(), fields.encode(), body, len(body), None), ctypes.c_size_t()
        try:
            bytes_ = scrim.scrim_answer_body(answer, ctypes.byref(size))
            return scrim.scrim_answer_status(answer), ctypes.string_at(bytes_, size.value)
        finally:
            scrim.scrim_answer_free(answer)


if __name__ == "__main__":
    alert = {"style": "alert", "content": {"title": "Delete photo?", "actions": [{"title": "Delete"}]}}
    body = json.dumps({"device": "iphone-17", "dialog": alert}, separators=(",", ":")).encode()
    status, answer = Engine("--cache-bytes=16000000").ask("POST /v1/specs", body)
    print(status, *json.loads(answer), file=sys.stderr)
    sys.stdout.buffer.write(answer)
    sys.exit(status != 200)
