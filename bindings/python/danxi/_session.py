"""`Session`, whose methods block, and the base class that it shares with `AsyncSession`."""

from __future__ import annotations

import ctypes
import itertools
import os
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, overload

from . import _authorities, _library
from ._ahead import Ahead
from ._call import Call
from ._encode import encode
from ._events import Events
from ._generated.errors import ClosedError, ForkedError, InvalidHandleError
from ._generated.services import Services
from ._log import LEVELS, Log
from ._result import RawResult, Result
from ._service import Recorder
from ._watch import Stream

if TYPE_CHECKING:
    from types import TracebackType
    from typing import NoReturn

    from typing_extensions import Unpack

    from ._client import Client
    from ._extension import Loop
    from ._generated.configuration import Config
    from ._service import Parameters, Value
    from ._storage import Storage

# Numbers that identify calls: the user_data of the C interface.
keys = itertools.count(1)

# The queues that receive the results of unfinished calls of `Session.start`, by the key of the call.
_waiting: dict[int, SimpleQueue[RawResult]] = {}


def _deliver(handle: int, key: int) -> None:
    _waiting.pop(key).put(RawResult(handle))


# The queues that receive the results of the streams of a `Session`, by the key of the stream.
_streams: dict[int, SimpleQueue[RawResult]] = {}


def _deliver_news(handle: int, key: int) -> None:
    results = _streams[key]
    # A stream ends with its first failure.
    if _library.result_status(handle) != 0:
        del _streams[key]
    results.put(RawResult(handle))


# The library may call these functions at any time, so they must never be garbage-collected.
_DELIVER = _library.ResultCallback(_deliver)
_DELIVER_NEWS = _library.ResultCallback(_deliver_news)


def _close(handle: int | None, pid: int) -> None:
    if os.getpid() == pid:
        _library.session_close(handle)


class BaseSession:
    """The base class of `Session` and `AsyncSession`, which opens the session and configures its log."""

    # The event loop of the interceptors and the client. None without extensions.
    _extension_loop: Loop | None = None

    def __init__(
        self,
        config: Config | None = None,
        *,
        interceptors: Sequence[object] = (),
        client: Client | None = None,
        storage: Storage | None = None,
        **sections: Unpack[Config],
    ) -> None:
        """Opens the session. No request is sent.

        Args:
            config: The configuration; see `danxi.Config`. Default: {}.
            interceptors: Objects with any of the methods `prepare`, `will_send`, `will_receive`, `intercept` and
                `did_receive`, which are called with a `danxi.Exchange` around each request. An exception in `prepare`,
                `will_send` or `intercept` refuses the request. In an `AsyncSession`, the methods may be coroutine functions.
            client: An object that sends the requests instead of libcurl: its method `send` takes a `danxi.Request` and returns a
                `danxi.Response`. In an `AsyncSession`, `send` may be a coroutine function.
            storage: An object with the methods of `danxi.Storage`, in which the session keeps cached values, sign-ins and locks
                instead of in files. Its `get` is called while the session is opened.
            sections: Sections of the configuration by name, such as `network={"timeout_ms": 5000}`. A section replaces the one
                in `config`.

        Raises:
            InvalidArgumentError: The configuration is invalid; the message names the key.
            StorageError: `store.path` cannot be used.
            TypeError: An interceptor has none of the methods, or the client or the storage lacks a required one.
            ImportError: The shared library cannot be loaded; the message names its expected path.
        """
        handle = ctypes.c_void_p()
        text = encode(_authorities.added({**(config or {}), **sections}))
        if interceptors or client is not None or storage is not None:
            from ._extension import Loop
            from ._open import open_with

            self._extension_loop = Loop()
            RawResult(open_with(text, interceptors, client, storage, self._extension_loop, handle)).value()
        else:
            RawResult(_library.session_open(text, handle)).value()
        self._handle: int = handle.value or 0
        self._pid = os.getpid()
        self._finalizer = weakref.finalize(self, _close, handle.value, self._pid)
        self._log = Log(self._handle)
        self._log.follow()
        self._events = Events(self._handle)

    @property
    def closed(self) -> bool:
        """Whether the session was closed."""
        return not self._finalizer.alive

    def set_log(self, level: int, callback: Callable[[int, str], object] | None) -> None:
        """Sends the session's messages to a function instead of the logger `danxi`.

        Messages never contain passwords, tokens, the content of posts, or search words.

        Args:
            level: The lowest level to report: `logging.ERROR`, `WARNING`, `INFO` or `DEBUG`.
            callback: Called with the level and the text of each message, on a thread of the library. It should
                return quickly, because results wait until it returns. None discards the messages.

        Raises:
            ValueError: `level` is not one of these four levels.
            ClosedError: The session is closed.
        """
        self._check_process()
        numbers = {name: number for number, name in LEVELS.items()}
        if level not in numbers:
            raise ValueError(f"level must be logging.ERROR, WARNING, INFO or DEBUG, not {level!r}")
        if not self._log.choose(numbers[level], callback):
            raise ClosedError("The session is closed. Open a new session to continue.")

    def set_events(self, callback: Callable[[dict[str, Any]], object] | None) -> None:
        """Passes the events of the session to a function: the starts and ends of calls and requests. They never contain secrets.

        The documentation of `danxi_event_callback` describes the events. `danxi.opentelemetry` makes traces from them.

        Args:
            callback: Called with each event. The event `call_start` arrives on the thread and in the context
                (`contextvars`) of the caller, and all others on a thread of the library, one at a time. None turns the events off.

        Raises:
            ClosedError: The session is closed.
        """
        self._check_process()
        if not self._events.choose(callback):
            raise ClosedError("The session is closed. Open a new session to continue.")

    def _health(self, timeout: float) -> dict[str, Any]:
        self._check_process()
        result = RawResult(_library.session_health(self._handle, round(1000 * min(max(timeout, 0), 60))))
        if result.status == InvalidHandleError.code:
            raise ClosedError("The session is closed. Open a new session to continue.")
        health: dict[str, Any] = result.value()
        return health

    def _park(self) -> None:
        self._check_process()
        handles: list[int | None] = []
        try:
            # Ctrl-C can interrupt at any line.
            _library.keep(handles, _library.session_park, self._handle)
        finally:
            for handle in handles:
                result = RawResult(handle or 0)
                if result.status == 0:
                    self._finalizer.detach()
        if result.status == InvalidHandleError.code:
            raise ClosedError("The session is closed. Open a new session to continue.")
        result.value()

    def __repr__(self) -> str:
        return f"<danxi.{type(self).__name__}, {'closed' if self.closed else 'open'}>"

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError(f"cannot pickle {type(self).__name__}: open a session in each process")

    def _check_process(self) -> None:
        pid = os.getpid()
        if pid == self._pid:
            return
        # The library lets a child use the session if the parent had started no threads of the library before the fork.
        if _library.session_fd(self._handle) < 0:
            raise ForkedError(
                "the parent process had started threads of the library before it was forked. Start processes with multiprocessing's "
                "spawn method and open a session in each, or fork before the first call and before a session with a storage is opened."
            )
        self._finalizer.detach()
        self._pid = pid
        self._finalizer = weakref.finalize(self, _close, self._handle, pid)


def named(method: str, args: Sequence[object], params: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns the parameters of a method that is called by its name. Raises TypeError if a parameter has no name."""
    if args:
        raise TypeError(
            f"pass the parameters of {method} as keyword arguments, because the method is called by its name"
        )
    return params


class Session(BaseSession, Services):
    """A session whose methods block: the configuration, sign-ins, caches and connections of one user.

    The services are its properties:

        with danxi.Session() as session:
            session.account.login(email, password)
            for hole in session.forum.list_holes_in_division(1):
                print(hole.id, hole.reply)

    A session is thread-safe. Close it, or use it in a `with` statement. A child process can use the session only if the process was
    forked before the first call, and before a session with a `storage` was opened.
    """

    def call(self, method: str, /, **params: Any) -> Any:
        """Calls a method by its name, such as `"forum.get_hole"`; `danxi.schema()` lists all methods.

        Args:
            method: Name of the method.
            params: Parameters of the method. Parameters that are None are left out.

        Returns:
            The value as JSON: dicts, lists, strings, numbers, booleans and None.

        Raises:
            Error: The call failed; the class states the reason.
        """
        return self._run(method, params).value()

    @overload
    def request(self, method: str, /, **params: Any) -> Result[Any]: ...

    @overload
    def request(
        self, method: Callable[Parameters, Value], /, *args: Parameters.args, **params: Parameters.kwargs
    ) -> Result[Value]: ...

    def request(self, method: str | Callable[..., Any], /, *args: Any, **params: Any) -> Result[Any]:
        """Calls a method, and returns its value with its source, its age and the rows that were left out.

            result = session.request(session.forum.list_all_tags, cache="prefer")
            print(len(result.value), "tags from", result.source, result.age, "seconds old")

        Args:
            method: A method of a service of this session, or its name. If it is a name, the value is JSON, as with `call`.
            args: The required parameters, if `method` is not a name.
            params: The other parameters by name.

        Raises:
            Error: The call failed; the class states the reason.
            TypeError: `method` does not belong to a service, or returns an iterator.
            ValueError: The service belongs to another session.
        """
        if isinstance(method, str):
            return self._run(method, named(method, args, params)).result()
        recorder = Recorder(method, self._run)
        value = recorder.method(lambda name, params: recorder.record(self._run(name, params)))(*args, **params)
        return recorder.result(value)

    def start(self, method: str, /, **params: Any) -> Call:
        """Starts a call of a method by its name, and returns at once. The `Call` reports the progress and can cancel the call. When the
        session is closed, the call ends.

        Raises:
            ClosedError: The session is closed.
        """
        self._check_process()
        self._log.follow()
        name, parameters, key = method.encode(), encode(params), next(keys)
        results: SimpleQueue[RawResult] = SimpleQueue()
        tasks: list[int | None] = []
        # Ctrl-C can interrupt at any line.
        try:
            _waiting[key] = results
            _library.keep(tasks, _library.call_async, self._handle, name, parameters, _DELIVER, key)
            if tasks[0] is None:
                raise ClosedError("The session is closed. Open a new session to continue.")
            return Call(results, tasks[0])
        except BaseException:
            for task in tasks:
                _library.task_cancel(task)
                _library.task_free(task)
            if not any(tasks):
                _waiting.pop(key, None)
            raise

    def health(self, timeout: float = 5) -> dict[str, Any]:
        """Checks whether the library's threads run and the session's store can be used. Sends no request to a server.

        Args:
            timeout: How long to wait for the answers, in seconds. At most a minute.

        Returns:
            A dict with `healthy`, `threads`, `store`, `paused` and `in_trouble`: the JSON of `danxi_session_health()`.

        Raises:
            ClosedError: The session is closed.
        """
        return self._health(timeout)

    def park(self) -> None:
        """Closes the session for now: a session with the same configuration and store continues it.

        A parked session is only in the store. Opening it again reads its sign-ins there, and sends no request. The password of the campus
        account, the functions of `set_log` and `set_events`, and what is only in memory are lost; docs/many-people.md has the list. A
        `SessionPool` parks sessions by itself.

        Raises:
            BusyError: A call or a watch has not ended. The session stays open, as after each of the following errors.
            NotRememberedError: The session is signed in without `remember`, so its sign-in would be lost.
            InvalidArgumentError: The session has no store.
            StorageError: The store cannot be read or written.
            ClosedError: The session is closed.
        """
        self._park()

    def close(self) -> None:
        """Closes the session. Unfinished calls raise `ClosedError`. Does nothing if the session is closed."""
        self._finalizer()

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _watch(self, method: str, params: Mapping[str, Any]) -> Stream:
        self._check_process()
        self._log.follow()
        name, parameters, key = method.encode(), encode(params), next(keys)
        results: SimpleQueue[RawResult] = SimpleQueue()
        tasks: list[int | None] = []
        try:
            _streams[key] = results
            _library.keep(tasks, _library.watch, self._handle, name, parameters, _DELIVER_NEWS, key)
            if tasks == [None]:
                raise ClosedError("The session is closed. Open a new session to continue.")
            return Stream(results, tasks[0])
        except BaseException:
            for task in tasks:
                _library.task_cancel(task)
                _library.task_free(task)
            if not any(tasks):
                _streams.pop(key, None)
            raise

    def _read_ahead(self, method: str, params: Mapping[str, Any]) -> Ahead:
        return Ahead(self.start(method, **params), lambda: self.closed)

    def _run(self, method: str, params: Mapping[str, Any]) -> RawResult:
        self._check_process()
        self._log.follow()
        name, parameters = method.encode(), encode(params)
        # Ctrl-C reaches the main thread only, and only while that thread runs Python code, so its waits end after a signal.
        if threading.get_ident() == threading.main_thread().ident:
            return self._call_interruptibly(name, parameters)
        result = RawResult(_library.call(self._handle, name, parameters))
        if result.status == InvalidHandleError.code:
            raise ClosedError("The session is closed. Open a new session to continue.")
        return result

    def _call_interruptibly(self, name: bytes, parameters: bytes) -> RawResult:
        tasks: list[int | None] = []
        handles: list[int | None] = []
        # Ctrl-C can interrupt at any line, so the call starts within the `try`.
        try:
            _library.keep(tasks, _library.call_start, self._handle, name, parameters)
            if tasks == [None]:
                raise ClosedError("The session is closed. Open a new session to continue.")
            # The wait also ends after a signal. Python then runs the signal's handler here.
            while not any(handles):
                _library.keep(handles, _library.task_wait, tasks[0])
            return RawResult(handles[-1] or 0)
        except BaseException:
            for task in tasks:
                _library.task_cancel(task)
            for handle in handles:
                _library.result_free(handle)
            raise
        finally:
            for task in tasks:
                _library.task_free(task)
