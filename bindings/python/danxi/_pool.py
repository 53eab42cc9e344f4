"""`SessionPool`, and the base class that it shares with `AsyncSessionPool`."""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic

from ._session import Session
from ._shelf import Close, Done, Late, Open, Park, People, SessionType, Shelf

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Unpack

    from ._client import Client
    from ._generated.configuration import Config
    from ._shelf import Event, Given, Place, Step, Steps
    from ._storage import Storage


class BasePool(Generic[SessionType]):
    """The base class of `SessionPool` and `AsyncSessionPool`: the settings of the sessions."""

    # The class of the sessions, and of the events for those that wait.
    _session_class: Callable[..., SessionType]
    _event_class: Callable[[], Event]

    def __init__(
        self,
        config: Config | None = None,
        *,
        max_open: int = 100,
        timeout: float | None = 30,
        interceptors: Sequence[object] = (),
        client: Client | None = None,
        storage: Storage | None = None,
        **sections: Unpack[Config],
    ) -> None:
        """Makes a pool. No session is opened.

        Args:
            config: The configuration of all sessions; see `danxi.Config`. It must have a store: `store.url` or `store.path`.
            max_open: Maximum number of open sessions, at least 1. Each needs some tens of kilobytes, and its cached values. Choose more than
                the number of people whose requests your program handles at the same time.
            timeout: How long `session()` waits for a place if `max_open` sessions are in use, in seconds. None waits without a limit.
            interceptors: Interceptors of all sessions; see `danxi.Session`.
            client: The client of all sessions; see `danxi.Session`.
            storage: A store of the program for all sessions, in place of `store.url`; see `danxi.Storage`.
            sections: Sections of the configuration by name, such as `store={"url": "redis://127.0.0.1"}`.

        Raises:
            InvalidArgumentError: The configuration has no store.
            ValueError: `max_open` is not positive.
        """
        settings: Any = {**(config or {}), **sections}
        self._people = People(settings, storage is not None)
        self._options = {"interceptors": interceptors, "client": client, "storage": storage}
        self._timeout = timeout
        self._limit = max_open
        self._shelf: Shelf[SessionType] = Shelf(max_open, self._event_class, _warn)
        # Held by whoever uses the shelf.
        self._lock = threading.Lock()

    @property
    def closed(self) -> bool:
        """Whether the pool was closed."""
        return self._shelf.is_closed

    def config(self, person: str) -> Config:
        """Returns the configuration of a person's session, for a program that opens the session without the pool.

        `store.namespace` is the one of the pool, or `default`, then `/` and the first 32 hexadecimal digits of the SHA-256 of `person`.
        `store.path` has a subdirectory with this name. So the store does not name the person.
        """
        return self._people.config(person)

    def _open(self, person: str) -> SessionType:
        return self._session_class(self.config(person), **self._options)

    def _next(self, steps: Steps[Given], value: SessionType | None, error: BaseException | None) -> Step | Done[Given]:
        """Continues the work of the shelf with the value or the error of the last step, and returns the next step."""
        with self._lock:
            try:
                return steps.send(value) if error is None else steps.throw(error)
            except StopIteration as stop:
                return Done(stop.value)

    def _give_back(self, place: Place[SessionType]) -> None:
        with self._lock:
            self._shelf.give_back(place)

    def __repr__(self) -> str:
        state = "closed" if self.closed else f"{self._shelf.open_count} of {self._limit} sessions open"
        return f"<danxi.{type(self).__name__}, {state}>"


def _warn(reason: str) -> None:
    logging.getLogger("danxi").warning("A session of the pool was not parked. %s", reason)


class SessionPool(BasePool[Session]):
    """The sessions of many people, of which a limited number is open. The others are parked in the store.

        with danxi.SessionPool(store={"url": "redis://127.0.0.1", "key": key}) as pool:
            with pool.session("student 1") as session:
                session.account.login(email, password, remember=True)
            with pool.session("student 1") as session:
                print(session.forum.get_profile().nickname)

    A pool is thread-safe. Make one for each process, after the process was forked.
    """

    _session_class = Session
    _event_class = threading.Event

    @contextlib.contextmanager
    def session(self, person: str) -> Iterator[Session]:
        """Gives the session of a person to the block of a `with` statement.

        The session is opened if it is not open. Blocks of the same person share one session, also in several threads, and never wait for
        each other. If `max_open` sessions are open, the one that was not used for the longest time is parked. If all are in use, those that
        wait get a place in the order of their arrival.

        After the block, do not use the session: it can be parked at any time. Close its iterators and watches, and wait for its calls, in the
        block. A session with a running call or stream is not parked.

        Args:
            person: The name of the person, any string that identifies the person in your program.

        Raises:
            TimeoutError: All sessions were in use until the timeout.
            BusyError: No session is in use, and none of them can be parked. The message has the reason, and `__cause__` is the error.
            ClosedError: The pool is closed.
            Error: The session cannot be opened.
        """
        place = self._run(self._shelf.take(person), self._timeout)
        assert place.session is not None
        try:
            yield place.session
        finally:
            self._give_back(place)

    def close(self, timeout: float | None = None) -> None:
        """Waits until no session is in use, and parks all sessions. Meanwhile, `session()` raises `ClosedError`.

        Args:
            timeout: How long to wait, in seconds. After that, the sessions in use are closed, and their calls raise `ClosedError`. None waits
                without a limit.

        Raises:
            NotRememberedError: A session was signed in without `remember`. It was closed, so its sign-in is lost.
            Error: Another reason why a session was not parked but closed. The first error is raised, and all are logged.
        """
        self._run(self._shelf.close(), timeout)

    def __enter__(self) -> SessionPool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _run(self, steps: Steps[Given], timeout: float | None) -> Given:
        end = None if timeout is None else time.monotonic() + timeout
        value: Session | None = None
        error: BaseException | None = None
        while True:
            step = self._next(steps, value, error)
            if isinstance(step, Done):
                return step.value
            value = error = None
            try:
                value = self._do(step, end)
            except BaseException as problem:
                error = problem

    def _do(self, step: Step, end: float | None) -> Session | None:
        if isinstance(step, Open):
            return self._open(step.person)
        if isinstance(step, Park):
            step.session.park()
        elif isinstance(step, Close):
            step.session.close()
        elif not step.event.wait(None if end is None or not step.is_limited else max(0.0, end - time.monotonic())):
            raise Late
        return None
