"""The shared library: where it is, and the C functions that the package uses, as include/danxi/core.h declares them.

Handles (sessions, results, tasks) are tokens, never addresses: here they are integers, None for NULL.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_size_t, c_void_p
from pathlib import Path
from typing import Any

SONAME = "libdanxi.so.0"


def load() -> ctypes.CDLL:
    """Loads the library: the one that DANXI_LIBRARY names, if it is set; else the package's own; else the system's."""
    chosen = os.environ.get("DANXI_LIBRARY")
    own = Path(__file__).with_name(SONAME)
    path = chosen or (str(own) if own.exists() else SONAME)
    try:
        return ctypes.CDLL(path)
    except OSError as problem:
        origin = "which DANXI_LIBRARY names" if chosen else "install libdanxi, or set DANXI_LIBRARY to its path"
        raise ImportError(f"cannot load {path} ({origin}): {problem}", name="danxi", path=path) from problem


def declare(name: str, returns: Any, *parameters: Any) -> Callable[..., Any]:
    """A function of the library, with its types."""
    function = library[name]
    function.restype = returns
    function.argtypes = parameters
    return function


library = load()

ResultCallback = CFUNCTYPE(None, c_void_p, c_void_p)
LogCallback = CFUNCTYPE(None, c_int, c_char_p, c_void_p)

session_open = declare("danxi_session_open", c_void_p, c_char_p, POINTER(c_void_p))
session_close = declare("danxi_session_close", None, c_void_p)
session_set_log = declare("danxi_session_set_log", c_int, c_void_p, c_int, LogCallback, c_void_p)
session_fd = declare("danxi_session_fd", c_int, c_void_p)
session_next = declare("danxi_session_next", c_void_p, c_void_p, c_int)

call = declare("danxi_call", c_void_p, c_void_p, c_char_p, c_char_p)
call_async = declare("danxi_call_async", c_void_p, c_void_p, c_char_p, c_char_p, ResultCallback, c_void_p)
task_cancel = declare("danxi_task_cancel", None, c_void_p)
task_free = declare("danxi_task_free", None, c_void_p)

result_status = declare("danxi_result_status", c_int, c_void_p)
result_json = declare("danxi_result_json", c_void_p, c_void_p, POINTER(c_size_t))
result_user_data = declare("danxi_result_user_data", c_void_p, c_void_p)
result_source = declare("danxi_result_source", c_int, c_void_p)
result_age_ms = declare("danxi_result_age_ms", c_int64, c_void_p)
result_free = declare("danxi_result_free", None, c_void_p)

version = declare("danxi_version", c_char_p)
schema = declare("danxi_schema", c_char_p)
