"""The open sessions of a pool: who gets one, who waits, and which one is parked."""

from __future__ import annotations

import hashlib
import os
from collections import deque
from collections.abc import Callable, Generator, Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from ._error import Error
from ._generated.errors import BusyError, ClosedError, InvalidArgumentError, TimeoutError

if TYPE_CHECKING:
    from typing import Union

    from ._generated.configuration import Config

    class Event(Protocol):
        """A `threading.Event` or an `asyncio.Event`."""

        def set(self) -> None: ...
        def clear(self) -> None: ...

    class AnySession(Protocol):
        """A `Session` or an `AsyncSession`."""

        @property
        def closed(self) -> bool: ...


SessionType = TypeVar("SessionType", bound="AnySession")
Given = TypeVar("Given")


class Wait:
    """A step: wait for an event. With `is_limited`, the timeout of the caller applies: after it, `Late` is thrown into the generator."""

    def __init__(self, event: Any, is_limited: bool = True) -> None:
        self.event = event
        self.is_limited = is_limited


class Late(Exception):
    """The timeout of the caller has passed."""


class Open:
    """A step: open the session of a person. The session is sent into the generator."""

    def __init__(self, person: str) -> None:
        self.person = person


class Park:
    """A step: park a session."""

    def __init__(self, session: Any) -> None:
        self.session = session


class Close:
    """A step: close a session."""

    def __init__(self, session: Any) -> None:
        self.session = session


class Done(Generic[Given]):
    """The end of the steps, with the value that the generator has returned."""

    def __init__(self, value: Given) -> None:
        self.value = value


if TYPE_CHECKING:
    Step = Union[Wait, Open, Park, Close]
    # The work of a pool. The pool runs the code between two steps alone, and each step without its lock. The error of a step is thrown into
    # the generator.
    Steps = Generator[Step, Any, Given]


class Place(Generic[SessionType]):
    """The place of a person's session in a pool."""

    def __init__(self, person: str) -> None:
        self.person = person
        # None while the session is being opened.
        self.session: SessionType | None = None
        self.is_parking = False
        # Whether the log has the reason why the session was not parked since its last use.
        self.has_warned = False
        # The number of blocks that use the session.
        self.uses = 0
        # The events of those that wait until the session is open, or parked.
        self.waiting: list[Event] = []

    @property
    def is_open(self) -> bool:
        return self.session is not None and not self.is_parking

    @property
    def is_idle(self) -> bool:
        return self.is_open and not self.uses

    def wake(self) -> None:
        for event in self.waiting:
            event.set()
        self.waiting.clear()


class Turn:
    """Somebody who waits for a place in a pool."""

    def __init__(self, person: str, event: Event) -> None:
        self.person = person
        self.event = event


class Shelf(Generic[SessionType]):
    """The places of a pool. Only one thread at a time may use a shelf or run one of its generators.

    Args:
        limit: Maximum number of open sessions.
        event: Makes an event.
        warn: Receives the reason why a session was not parked.
    """

    def __init__(self, limit: int, event: Callable[[], Event], warn: Callable[[str], object]) -> None:
        if limit < 1:
            raise ValueError(f"max_open must be at least 1, not {limit}")
        self._limit = limit
        self._event = event
        self._warn = warn
        # From the least recently to the most recently used one.
        self._places: dict[str, Place[SessionType]] = {}
        # Those that need a place, in the order of their arrival.
        self._queue: deque[Turn] = deque()
        # The events of those that close the pool.
        self._ends: list[Event] = []
        self.is_closed = False

    @property
    def open_count(self) -> int:
        return sum(place.session is not None for place in self._places.values())

    # MARK: Use

    def take(self, person: str) -> Steps[Place[SessionType]]:
        """Waits for a place, and opens the session of a person unless it is open. The caller must give the place back."""
        turn = Turn(person, self._event())
        # The places whose sessions could not be parked since the last wait, and the last error.
        tried: list[Place[SessionType]] = []
        failure: Error | None = None
        try:
            while True:
                if self.is_closed:
                    raise _closed()
                place = self._find(person)
                if place is not None and place.is_open:
                    self._use(place)
                    return place
                if place is not None:
                    place.waiting.append(turn.event)
                elif self._is_first(turn):
                    if len(self._places) < self._limit:
                        return (yield from self._open(turn))
                    idle = next((idle for idle in self._places.values() if idle.is_idle and idle not in tried), None)
                    if idle is not None:
                        tried.append(idle)
                        failure = yield from self._park(idle, turn)
                        continue
                    if failure is not None and all(place.is_idle for place in self._places.values()):
                        raise BusyError(
                            f"The pool has {self._limit} open sessions, and none of them can be parked. {failure.message}"
                        ) from failure
                tried.clear()
                turn.event.clear()
                yield Wait(turn.event)
        except Late:
            in_use = sum(place.uses > 0 for place in self._places.values())
            raise TimeoutError(
                f"No session of the pool became free in time: {in_use} of at most {self._limit} sessions are in use. Leave each "
                "block with a session soon, or increase max_open."
            ) from failure
        finally:
            if turn in self._queue:
                self._queue.remove(turn)
                self._wake()

    def give_back(self, place: Place[SessionType]) -> None:
        """Ends one use of a place."""
        place.uses -= 1
        if place.uses:
            return
        if self._places.get(place.person) is place:
            self._places[place.person] = self._places.pop(place.person)
            self._find(place.person)
        self._wake()

    def _find(self, person: str) -> Place[SessionType] | None:
        """Returns the place of a person. None if the person has none, or if the program has closed the session."""
        place = self._places.get(person)
        if place is not None and place.session is not None and not place.is_parking and place.session.closed:
            del self._places[person]
            return None
        return place

    def _use(self, place: Place[SessionType]) -> None:
        place.uses += 1
        place.has_warned = False
        self._places[place.person] = self._places.pop(place.person)

    def _is_first(self, turn: Turn) -> bool:
        if turn not in self._queue:
            self._queue.append(turn)
        return self._queue[0] is turn

    def _wake(self) -> None:
        """Wakes the first of the queue, because a place may have become free, and those that close the pool."""
        if self._queue:
            self._queue[0].event.set()
        for event in self._ends:
            event.set()

    def _open(self, turn: Turn) -> Steps[Place[SessionType]]:
        place = self._places[turn.person] = Place[SessionType](turn.person)
        self._queue.remove(turn)
        self._wake()
        try:
            place.session = yield Open(turn.person)
        except BaseException:
            del self._places[turn.person]
            raise
        finally:
            place.wake()
            for other in self._queue:
                if other.person == turn.person:
                    other.event.set()
            self._wake()
        if self.is_closed:
            raise _closed()
        self._use(place)
        return place

    def _park(self, place: Place[SessionType], turn: Turn) -> Steps[Error | None]:
        """Parks an idle session for the first of the queue, who afterwards is the first again. Meanwhile, the next one goes on.

        Returns the error if the session was not parked.
        """
        self._queue.remove(turn)
        self._wake()
        place.is_parking = True
        try:
            yield Park(place.session)
        except ClosedError:
            pass
        except Error as error:
            self._tell(place, error)
            return error
        finally:
            place.is_parking = False
            self._queue.appendleft(turn)
            place.wake()
        del self._places[place.person]
        return None

    def _tell(self, place: Place[SessionType], error: Error) -> None:
        if not place.has_warned:
            self._warn(error.message)
        place.has_warned = True

    # MARK: Close

    def close(self) -> Steps[None]:
        """Refuses further use, waits until no session is in use, and then parks all sessions. After the timeout, the sessions in use are
        closed. Sessions that cannot be parked are closed too, and the first of their errors is raised at the end."""
        self.is_closed = True
        for turn in self._queue:
            turn.event.set()
        for place in self._places.values():
            place.wake()
        yield from self._wait_until(lambda: not any(place.uses for place in self._places.values()), True)
        yield from self._wait_until(lambda: all(place.is_open for place in self._places.values()), False)
        failure: Error | None = None
        while self._places:
            _, place = self._places.popitem()
            try:
                yield Close(place.session) if place.uses else Park(place.session)
            except ClosedError:
                pass
            except Error as error:
                self._tell(place, error)
                failure = failure or error
                yield Close(place.session)
        if failure is not None:
            raise failure

    def _wait_until(self, condition: Callable[[], bool], is_limited: bool) -> Steps[None]:
        event = self._event()
        self._ends.append(event)
        try:
            while not condition():
                event.clear()
                yield Wait(event, is_limited)
        except Late:
            pass
        finally:
            self._ends.remove(event)


def _closed() -> ClosedError:
    return ClosedError("The pool is closed. Open a new pool to continue.")


class People:
    """The configurations of the persons of a pool: each person has a namespace or a directory of their own.

    Args:
        config: The configuration that all persons share.
        has_storage: Whether the sessions have a `storage`.
    """

    def __init__(self, config: Mapping[str, Any], has_storage: bool) -> None:
        self._config = config
        self._store: Mapping[str, Any] = config.get("store") or {}
        self._has_namespaces = has_storage or self._store.get("url") is not None
        if not self._has_namespaces and self._store.get("path") is None:
            raise InvalidArgumentError(
                "A pool needs a store, in which its sessions are parked. Set store.url or store.path, or pass a storage."
            )

    def config(self, person: str) -> Config:
        name = hashlib.sha256(person.encode()).hexdigest()[:32]
        store = dict(self._store)
        if self._has_namespaces:
            store["namespace"] = f"{store.get('namespace') or 'default'}/{name}"
        if store.get("path") is not None:
            store["path"] = os.path.join(store["path"], name)
        config: Any = {**self._config, "store": store}
        own: Config = config
        return own
