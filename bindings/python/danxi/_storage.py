"""Passes the library's operations on its store to a storage, an object of the program, and the outcomes to the library."""

from __future__ import annotations

import ctypes
import inspect
import logging
from abc import abstractmethod
from typing import Any, Protocol

from . import _library
from ._extension import Extension, Loop, described, extensions, release
from ._tables import KeyFunction, LockFunction, Put, Release, StoreTable, Unlock


class Storage(Protocol):
    """A store of the program, such as a database, in which sessions keep cached values, sign-ins and locks instead of in files.

    The methods are called on threads of the library, several at the same time. They may block for
    `store.timeout_ms`, and cannot be coroutine functions. If a method raises an exception or takes longer, the operation has
    failed: the call continues without the storage, and the reason is logged. After a failure, the library may repeat an operation.

    Keys are ASCII strings of at most 300 characters. Values contain tokens, encrypted if `store.key` is set.
    """

    @abstractmethod
    def get(self, key: str, /) -> bytes | bytearray | memoryview | None:
        """Returns the value of `key`, or None if there is none."""

    @abstractmethod
    def put(self, key: str, value: bytes, lifetime: float, /) -> object:
        """Adds or replaces a value as a whole. The storage may forget the value after `lifetime` seconds."""

    @abstractmethod
    def remove(self, key: str, /) -> object:
        """Removes the value of `key`, if there is one."""

    @abstractmethod
    def remove_all(self, prefix: str, /) -> object:
        """Removes all values whose keys begin with `prefix`."""

    @abstractmethod
    def lock(self, key: str, token: str, lease: float, /) -> bool:
        """Takes a lock for `lease` seconds, after which the lock is free again. Does not wait for another holder.

        A lock and a value may have the same key and are independent.

        Returns:
            True if the lock was free, or if the same token holds it: the lease then starts again. False if another token holds the lock.
        """

    @abstractmethod
    def unlock(self, key: str, token: str, /) -> object:
        """Releases a lock, if `token` holds it."""


_METHODS = ("get", "put", "remove", "remove_all", "lock", "unlock")


def table(storage: object, loop: Loop) -> StoreTable:
    """Registers a storage, and returns the `danxi_store` through which the library calls the storage."""
    for name in _METHODS:
        method = getattr(storage, name, None)
        if not callable(method):
            raise TypeError(f"{storage!r} is not a storage: it has no method `{name}`")
        if inspect.iscoroutinefunction(method):
            raise TypeError(_coroutine(name))
    key = Extension(storage, loop).key
    return StoreTable(ctypes.sizeof(StoreTable), key, _GET, _PUT, _REMOVE, _REMOVE_ALL, _LOCK, _UNLOCK, _RELEASE)


def _get(operation: int, name: bytes, key: int) -> None:
    _perform(operation, key, "get", name.decode())


def _put(operation: int, name: bytes, value: int | None, length: int, lifetime_ms: int, key: int) -> None:
    content = ctypes.string_at(value, length) if value and length else b""
    _perform(operation, key, "put", name.decode(), content, lifetime_ms / 1000)


def _remove(operation: int, name: bytes, key: int) -> None:
    _perform(operation, key, "remove", name.decode())


def _remove_all(operation: int, prefix: bytes, key: int) -> None:
    _perform(operation, key, "remove_all", prefix.decode())


def _lock(operation: int, name: bytes, token: bytes, lease_ms: int, key: int) -> None:
    _perform(operation, key, "lock", name.decode(), token.decode(), lease_ms / 1000)


def _unlock(operation: int, name: bytes, token: bytes, key: int) -> None:
    _perform(operation, key, "unlock", name.decode(), token.decode())


def _perform(operation: int, key: int, method: str, *arguments: Any) -> None:
    """Calls a method of the storage, and ends the operation, unless the library has ended it because the method took too long."""
    try:
        _finish(operation, method, getattr(extensions[key].target, method)(*arguments))
    except BaseException as error:  # The exception must not propagate into the library.
        # The exception is logged before the operation ends, so that the traceback is in the log when the call returns.
        logging.getLogger("danxi").debug("the method `%s` of a storage failed", method, exc_info=error)
        _library.operation_fail(operation, described(error))


def _finish(operation: int, method: str, value: Any) -> None:
    """Checks and reports the value that a method has returned. Messages contain types only, because a value may be secret."""
    if inspect.iscoroutine(value):
        value.close()
        raise TypeError(_coroutine(method))
    content = b""
    if method == "get" and value is not None:
        if not isinstance(value, (bytes, bytearray, memoryview)):
            raise TypeError(f"`get` must return bytes or None, not {type(value).__name__}")
        content = bytes(value)
    if method == "lock" and not isinstance(value, bool):
        raise TypeError(f"`lock` must return True or False, not {type(value).__name__}")
    if (method == "get" and value is None) or (method == "lock" and not value):
        _library.operation_miss(operation)
    else:
        _library.operation_succeed(operation, content, len(content))


def _coroutine(method: str) -> str:
    return f"`{method}` of a storage cannot be a coroutine function. It is called on a thread of the library, where it may block."


# The library may call these functions at any time, so they must never be garbage-collected.
_GET = KeyFunction(_get)
_PUT = Put(_put)
_REMOVE = KeyFunction(_remove)
_REMOVE_ALL = KeyFunction(_remove_all)
_LOCK = LockFunction(_lock)
_UNLOCK = Unlock(_unlock)
_RELEASE = Release(release)
