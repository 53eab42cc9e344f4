"""Loads libcurl with ctypes and sends the same request as load_danxi.py, for comparison. Usage: load_curl.py BASE_URL LIBRARY [OTHER…]

The other libraries are loaded, and not used.
"""

import ctypes
import json
import sys

from load_figures import Figures

base_url, library_path, *others = sys.argv[1:]
URL, POSTFIELDS, HTTPHEADER, ACCEPT_ENCODING, WRITEFUNCTION = 10002, 10015, 10023, 10102, 20011
body = json.dumps({"email": "benchmark@example.com", "password": "benchmark password"}).encode()
chunks = []

with Figures():
    curl = ctypes.CDLL(library_path)
    loaded = [ctypes.CDLL(name) for name in others]
    curl.curl_easy_init.restype = curl.curl_slist_append.restype = ctypes.c_void_p
    easy = ctypes.c_void_p(curl.curl_easy_init())

    @ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p)
    def receive(data, size, count, _):
        chunks.append(ctypes.string_at(data, size * count))
        return size * count

    headers = None
    for header in (b"Accept: application/json", b"Content-Type: application/json"):
        headers = ctypes.c_void_p(curl.curl_slist_append(headers, header))
    for option, value in (
        (URL, ctypes.c_char_p(base_url.encode() + b"/login")),
        (POSTFIELDS, ctypes.c_char_p(body)),
        (HTTPHEADER, headers),
        (ACCEPT_ENCODING, ctypes.c_char_p(b"")),
        (WRITEFUNCTION, receive),
    ):
        curl.curl_easy_setopt(easy, ctypes.c_int(option), value)
    status = curl.curl_easy_perform(easy)
    text = b"".join(chunks)

assert status == 0 and json.loads(text)["access"], (status, text)
