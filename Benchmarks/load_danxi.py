"""Loads libdanxi with ctypes, opens a session and makes a first call. Usage: load_danxi.py BASE_URL LIBRARY"""

import ctypes
import json
import sys

from load_figures import Figures

base_url, library_path = sys.argv[1:]
config = json.dumps({"auth": {"base_url": base_url}}).encode()

with Figures():
    danxi = ctypes.CDLL(library_path)
    danxi.danxi_session_open.restype = danxi.danxi_account_login.restype = ctypes.c_void_p
    danxi.danxi_result_json.restype = ctypes.c_char_p
    session = ctypes.c_void_p()
    opened = danxi.danxi_session_open(config, ctypes.byref(session))
    result = danxi.danxi_account_login(session, b"benchmark@example.com", b"benchmark password", None)
    text = danxi.danxi_result_json(ctypes.c_void_p(result), None)

assert json.loads(text)["signed_in"], text
