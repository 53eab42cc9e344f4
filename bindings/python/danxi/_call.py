"""Calls that run in the background."""

from __future__ import annotations

import ctypes
import queue
import weakref
from typing import TYPE_CHECKING, Any

from . import _library

if TYPE_CHECKING:
    from ._result import RawResult, Result


class Call:
    """A call that `Session.start` has started.

        call = session.start("http.download", url=url, file="large.iso")
        while not call.wait(0.5):
            print(call.progress())
        print(call.result().value)

    Only one thread may wait for a call.
    """

    def __init__(self, results: queue.SimpleQueue[RawResult], task: int) -> None:
        self._results = results
        self._result: RawResult | None = None
        self._task = task
        self._finalizer = weakref.finalize(self, _library.task_free, task)
        self._finalizer.atexit = False

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until the call has completed, for at most `timeout` seconds (None: without a limit). Returns whether the call has completed."""
        if self._result is None:
            try:
                self._result = self._results.get(timeout=timeout)
            except queue.Empty:
                return False
        return True

    def raw(self) -> RawResult:
        """Waits for the result, which may be an error."""
        self.wait()
        assert self._result is not None
        return self._result

    def progress(self) -> tuple[int, int | None]:
        """Returns the number of bytes received or sent so far, and the number expected or None if it is unknown.

        A call with many parts, such as `feeds.refresh_all`, counts the parts instead.
        """
        done, expected = ctypes.c_int64(), ctypes.c_int64(-1)
        _library.task_progress(self._task, done, expected)
        return done.value, expected.value if expected.value >= 0 else None

    def result(self) -> Result[Any]:
        """Waits for the value, and returns it as `Session.request` does.

        Raises:
            Error: The call failed; the class states the reason.
        """
        return self.raw().result()

    def cancel(self) -> None:
        """Cancels the call. `result` then raises `CallCancelledError`, unless the call has completed.

        A request that was sent may still take effect.
        """
        _library.task_cancel(self._task)
