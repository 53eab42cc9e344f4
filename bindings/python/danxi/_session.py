"""The sessions."""

from __future__ import annotations

import ctypes
import dataclasses
import itertools
import json
import logging
import os
import threading
import weakref
from collections.abc import Callable, Mapping
from datetime import datetime
from queue import SimpleQueue
from types import TracebackType
from typing import Any

from . import _library
from ._config import Config, NetworkConfig, ServerConfig, StoreConfig
from ._result import Answer, Result
from ._services import Services
from .errors import ClosedError, ForkedError, InvalidHandleError

_LEVELS = {logging.ERROR: 1, logging.WARNING: 2, logging.INFO: 3, logging.DEBUG: 4}
_LOGGING_LEVELS = {number: level for level, number in _LEVELS.items()}

# What the library hands back to say what a callback or a result is for.
keys = itertools.count(1)

# The calls that the main thread waits for, by key: where it waits.
_waiting: dict[int, SimpleQueue[Answer]] = {}


class _Log:
    """Where a session's log goes. It belongs to the session; the library knows only its key."""

    def __init__(self, callback: Callable[[int, str], object]) -> None:
        self.callback = callback


_logs: weakref.WeakValueDictionary[int, _Log] = weakref.WeakValueDictionary()


def _answer(handle: int, key: int) -> None:
    _waiting.pop(key).put(Answer.take(handle))


def _write_log(level: int, message: bytes, key: int) -> None:
    log = _logs.get(key)
    if log is not None:
        log.callback(_LOGGING_LEVELS[level], message.decode())


# What the library calls. It may do so at any time, so these live as long as the module.
_ON_RESULT = _library.ResultCallback(_answer)
_ON_LOG = _library.LogCallback(_write_log)
_NO_LOG = _library.LogCallback()


def _json_value(value: object) -> str | dict[str, Any]:
    if isinstance(value, datetime):
        if value.utcoffset() is None:
            raise ValueError(f"a time needs a time zone: {value!r}")
        return value.isoformat()
    if isinstance(value, os.PathLike):
        return os.fsdecode(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return dataclasses.asdict(value)
    raise TypeError(f"not a JSON value: {value!r}")


_encoder = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_json_value)


def encode(members: Mapping[str, Any]) -> bytes:
    return _encoder.encode({name: value for name, value in members.items() if value is not None}).encode()


def _close(handle: int | None, pid: int) -> None:
    if os.getpid() == pid:
        _library.session_close(handle)


class BaseSession:
    """What both kinds of session have in common: opening, closing, and the log."""

    def __init__(
        self,
        config: Config | None = None,
        *,
        network: NetworkConfig | None = None,
        store: StoreConfig | None = None,
        forum: ServerConfig | None = None,
        curriculum: ServerConfig | None = None,
        auth: ServerConfig | None = None,
        image: ServerConfig | None = None,
    ) -> None:
        """Opens the session. Nothing is sent yet.

        Args:
            config: The whole configuration; unknown keys are refused.
            network: How servers are reached. This section and the others take the place of those in `config`.
            store: What is kept beyond the process; `{"path": directory}`.
            forum: Where the forum is: `{"base_url": ...}`, as for the other servers.
            curriculum: Where the course reviews are.
            auth: Where the community's accounts are.
            image: Where the forum's images are.

        Raises:
            InvalidArgumentError: The configuration is wrong; the message names the key.
            StorageError: `store.path` cannot be used.
        """
        sections = {
            "network": network,
            "store": store,
            "forum": forum,
            "curriculum": curriculum,
            "auth": auth,
            "image": image,
        }
        given = {name: section for name, section in sections.items() if section is not None}
        handle = ctypes.c_void_p()
        Answer.take(_library.session_open(encode({**(config or {}), **given}), handle)).result()
        self._handle = handle.value
        self._pid = os.getpid()
        self._finalizer = weakref.finalize(self, _close, handle.value, self._pid)
        self._log: _Log | None = None

    @property
    def closed(self) -> bool:
        """Whether the session was closed."""
        return not self._finalizer.alive

    def set_log(self, level: int, callback: Callable[[int, str], object] | None) -> None:
        """Chooses where the session's log goes; it goes nowhere before.

        The log never holds passwords, tokens, texts or search words. To hand it to `logging`:

            session.set_log(logging.DEBUG, logging.getLogger("danxi").log)

        Args:
            level: The most talkative level wanted: `logging.ERROR`, `WARNING`, `INFO` or `DEBUG`.
            callback: Called with the level and the text of each message, on a thread of the library's own; None for no log.
                Results wait behind it, so it should be short.

        Raises:
            ValueError: The level is another one.
        """
        self._check_process()
        if level not in _LEVELS:
            raise ValueError(f"level must be logging.ERROR, WARNING, INFO or DEBUG, not {level!r}")
        key, log, function = None, None, _NO_LOG
        if callback is not None:
            key, log, function = next(keys), _Log(callback), _ON_LOG
            _logs[key] = log
        if _library.session_set_log(self._handle, _LEVELS[level], function, key) != 0:
            raise ClosedError("the session is closed")
        self._log = log

    def _check_process(self) -> None:
        if os.getpid() != self._pid:
            raise ForkedError("the session belongs to the process that this one was forked from; open another here")


class Session(BaseSession, Services):
    """An account's world: its configuration, tokens, stores and connections.

    Its services are properties, whose methods block until their result is there:

        with danxi.Session() as session:
            session.account.login(email, password)
            for hole in session.forum.list_holes_in_division(1):
                print(hole.id, hole.reply)

    Any number of threads may use one session at once. Close it, or use it in a `with` statement. A process that was forked
    from the one that opened it must open its own.
    """

    def call(self, method: str, /, **params: Any) -> Any:
        """Calls a method by its name, such as `"forum.get_hole"`; `danxi.schema()` lists them all.

        Args:
            method: The method's name.
            params: Its parameters. Those that are None are left out.

        Returns:
            The value, as JSON: dicts, lists, strings, numbers, booleans and None.

        Raises:
            Error: The call failed; its class says why.
        """
        return self.request(method, **params).value

    def request(self, method: str, /, **params: Any) -> Result:
        """Calls a method by its name as `call` does, and also tells where the value came from, and how old it is."""
        self._check_process()
        name, parameters = method.encode(), encode(params)
        # Signals (Ctrl-C) reach the main thread only, and only while it is in Python.
        if threading.get_ident() == threading.main_thread().ident:
            answer = self._call_interruptibly(name, parameters)
        else:
            answer = Answer.take(_library.call(self._handle, name, parameters))
            if answer.status == InvalidHandleError.code:
                raise ClosedError("the session is closed")
        return answer.result()

    def _call_interruptibly(self, name: bytes, parameters: bytes) -> Answer:
        key = next(keys)
        answers: SimpleQueue[Answer] = SimpleQueue()
        _waiting[key] = answers
        task = _library.call_async(self._handle, name, parameters, _ON_RESULT, key)
        if task is None:
            del _waiting[key]
            raise ClosedError("the session is closed")
        try:
            return answers.get()
        except BaseException:
            _library.task_cancel(task)
            raise
        finally:
            _library.task_free(task)

    def close(self) -> None:
        """Closes the session: ends its calls with `ClosedError`. A second time, nothing happens."""
        self._finalizer()

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
