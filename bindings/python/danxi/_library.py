"""The shared library, and the C functions that the package uses (declared in include/danxi/core.h and extensions.h).

The library is loaded when one of its functions is first used, not when this module is imported.
Handles (sessions, results, tasks) are tokens, never addresses: here they are integers, None for NULL.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_size_t, c_void_p
from threading import current_thread, main_thread
from typing import Any

SONAME = "libdanxi.so.0"

ResultCallback = CFUNCTYPE(None, c_void_p, c_void_p)
LogCallback = CFUNCTYPE(None, c_int, c_char_p, c_void_p)
EventCallback = CFUNCTYPE(None, c_char_p, c_void_p)

# The type of each function's result, then the types of its parameters.
_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "session_open": (c_void_p, c_char_p, POINTER(c_void_p)),
    "session_open_with": (c_void_p, c_char_p, c_void_p, POINTER(c_void_p)),
    "session_close": (None, c_void_p),
    "session_park": (c_void_p, c_void_p),
    "session_set_log": (c_int, c_void_p, c_int, LogCallback, c_void_p),
    "session_set_events": (c_int, c_void_p, EventCallback, c_void_p),
    "session_health": (c_void_p, c_void_p, c_int),
    "session_fd": (c_int, c_void_p),
    "session_next": (c_void_p, c_void_p, c_int),
    "call": (c_void_p, c_void_p, c_char_p, c_char_p),
    "call_start": (c_void_p, c_void_p, c_char_p, c_char_p),
    "call_async": (c_void_p, c_void_p, c_char_p, c_char_p, ResultCallback, c_void_p),
    "watch": (c_void_p, c_void_p, c_char_p, c_char_p, ResultCallback, c_void_p),
    "task_wait": (c_void_p, c_void_p),
    "task_cancel": (None, c_void_p),
    "task_progress": (c_int, c_void_p, POINTER(c_int64), POINTER(c_int64)),
    "task_free": (None, c_void_p),
    "result_status": (c_int, c_void_p),
    "result_json": (c_void_p, c_void_p, POINTER(c_size_t)),
    "result_user_data": (c_void_p, c_void_p),
    "result_source": (c_int, c_void_p),
    "result_age_ms": (c_int64, c_void_p),
    "result_skipped": (c_void_p, c_void_p, POINTER(c_size_t)),
    "result_skipped_count": (c_int64, c_void_p),
    "result_continuation": (c_char_p, c_void_p),
    "result_continuation_after": (c_char_p, c_void_p, c_size_t),
    "result_free": (None, c_void_p),
    "decision_proceed": (c_int, c_void_p),
    "decision_replace": (c_int, c_void_p, c_char_p),
    "decision_veto": (c_int, c_void_p, c_char_p),
    "decision_retry": (c_int, c_void_p, c_int),
    "transfer_respond": (c_int, c_void_p, c_char_p, c_char_p, c_size_t),
    "transfer_fail": (c_int, c_void_p, c_int, c_char_p, c_int),
    "operation_succeed": (c_int, c_void_p, c_char_p, c_size_t),
    "operation_miss": (c_int, c_void_p),
    "operation_fail": (c_int, c_void_p, c_char_p),
    "metrics": (c_void_p, c_int),
    "version": (c_char_p,),
    "schema": (c_char_p,),
    "build_info": (c_char_p,),
}


def __getattr__(name: str) -> Callable[..., Any]:
    """Loads the library and returns one of its functions. Later look-ups find the function in the module itself."""
    if name not in _FUNCTIONS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    library = _load()
    functions = {}
    for function, (returns, *parameters) in _FUNCTIONS.items():
        functions[function] = library[f"danxi_{function}"]
        functions[function].restype = returns
        functions[function].argtypes = parameters
    globals().update(functions)
    return functions[name]


# Ctrl-C within callbacks, which cannot raise exceptions.
interrupts: list[KeyboardInterrupt] = []


def keep(handles: list[int | None], function: Callable[..., int | None], *arguments: Any) -> None:
    """Calls a function that returns a handle, and appends the handle to `handles`. Ctrl-C cannot interrupt between these two steps.

    Raises:
        KeyboardInterrupt: The user has pressed Ctrl-C during a callback.
    """
    handles.extend(map(function, *zip(arguments)))
    if interrupts and current_thread() is main_thread():
        raise interrupts.pop()


def _load() -> ctypes.CDLL:
    """Loads the library that DANXI_LIBRARY names, otherwise the one in the package's directory, otherwise the system's."""
    chosen = os.environ.get("DANXI_LIBRARY")
    own = os.path.join(os.path.dirname(__file__), SONAME)
    path = chosen or (own if os.path.exists(own) else SONAME)
    try:
        return ctypes.CDLL(path)
    except OSError as problem:
        advice = (
            "The environment variable DANXI_LIBRARY names this file: correct or unset the variable"
            if chosen
            else "Install libdanxi, or set the environment variable DANXI_LIBRARY to its path"
        )
        raise ImportError(f"cannot load {path}: {problem}. {advice}.", name="danxi", path=path) from problem
