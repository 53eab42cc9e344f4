"""The sources of all documents: each is asked at most once per interval, however many programs ask, also after a restart."""

from __future__ import annotations

import asyncio
import hashlib
import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Protocol

import danxi

from .. import accounts, failures
from . import files

MINUTE, HOUR = 60, 3600
# Seconds until a source is asked again after a failure before which nothing was sent to its server, or the person has to sign in.
PAUSE = 5 * MINUTE
UNSENT = ("network", "tls", "not_signed_in", "account_changed", "closed", "cancelled")
# The errors after which a source is asked again as soon as the person has signed in.
SIGN_IN = tuple(each.name for each in danxi.SignInError.__subclasses__())


class Library(Protocol):
    """The part of the library that sources use."""

    async def request(self, method: str, /, **params: Any) -> danxi.Result[Any]:
        """Calls a method. Raises danxi.Error if the call fails."""

    async def owner(self, kind: str) -> str | None:
        """Returns who is signed in with an account of a kind. None if nobody is."""

    def last_login(self) -> int | None:
        """Returns a number that changes with each login. None if there was none."""


@dataclass(frozen=True)
class Source:
    """A value of a server.

    Attributes:
        interval: Minimum time between two requests, in seconds.
        account: The kind of account that the value belongs to. None for public values.
        keeps: Whether the value is kept in a file. Otherwise, the library's store has it, and only the times are kept.
    """

    name: str
    interval: int
    method: str
    params: Mapping[str, Any] = field(default_factory=dict)
    account: str | None = accounts.CAMPUS
    keeps: bool = True


@dataclass
class State:
    """The last value of a source.

    Attributes:
        value: The value. None before the first success, and if the library's store has it.
        fetched: Time at which the value came from the server, in seconds since 1970. None before the first success.
        tried: Time of the last attempt.
        error: Name and message of the last error, if the last attempt has failed.
        owner: Hash of the account that the value belongs to.
        login: The last login before the last attempt, as `Library.last_login` returned it.
    """

    value: Any = None
    fetched: float | None = None
    tried: float | None = None
    error: dict[str, str] | None = None
    owner: str | None = None
    login: int | None = None

    def is_due(self, now: float, interval: float, login: int | None) -> bool:
        """Returns whether the source may be asked. A time in the future does not count: the clock was set back."""
        if self.error and self.error["name"] in SIGN_IN and self.login != login:
            return True
        if self.error:
            since, wait = self.tried, min(interval, PAUSE) if self.error["name"] in UNSENT else interval
        else:
            since, wait = self.fetched, interval
        return since is None or not 0 <= now - since < wait


class Sources:
    """The states of all sources, in memory and in files.

    Attributes:
        attempts: Number of attempts since the start, by the name of the source.
        failed: Number of those that failed.
    """

    def __init__(self, library: Library, directory: Path, clock: Callable[[], float] = time.time) -> None:
        self.library = library
        self.clock = clock
        self.attempts: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self._directory = directory
        self._states: dict[str, State] = {}
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def get(self, source: Source) -> State:
        """Returns the state of a source, after a request if one is due. Those who ask at the same time share the request."""
        # A client that goes away does not cancel the request of the others.
        return await asyncio.shield(self._get(source))

    async def all(self, sources: list[Source]) -> dict[str, State]:
        """Returns the states of several sources by name. Due ones are asked at the same time."""
        states = await asyncio.gather(*map(self.get, sources))
        return {source.name: state for source, state in zip(sources, states)}

    def forget(self, source: Source) -> None:
        """Makes a source due whose value the library's store has lost, for example by a sign-out, unless it was asked a moment ago."""
        state = self._state(source)
        if not state.error and state.tried is not None and not 0 <= self.clock() - state.tried < PAUSE:
            state.fetched = None

    def known(self, names: list[str]) -> list[tuple[str, State]]:
        """Returns the states of sources that were asked for before, without a request."""
        return [(name, self._states[name]) for name in names if name in self._states]

    def age(self, state: State) -> float | None:
        return None if state.fetched is None else max(0.0, self.clock() - state.fetched)

    async def _get(self, source: Source) -> State:
        async with self._turns[source.name]:
            owner = await self._owner(source)
            state = self._state(source)
            if state.owner != owner:
                # The value of another account is never shown.
                state = State(owner=owner)
                self._save(source, state)
            if source.account and owner is None:
                error = danxi.NotSignedInError(
                    f"Not signed in to the {source.account}. Use `danxi login {source.account}`."
                )
                return State(error=_described(error))
            if state.is_due(self.clock(), source.interval, self.library.last_login()):
                await self._ask(source, state)
                # A request may have signed in with the password in the keyring.
                state.owner = await self._owner(source)
                self._save(source, state)
            return state

    async def _ask(self, source: Source, state: State) -> None:
        now = self.clock()
        unknown = {"name": "cancelled", "message": "The last request was interrupted."}
        # Saved before the request, so that a process that is killed meanwhile is not followed by one that asks at once.
        state.tried, state.login, state.error = now, self.library.last_login(), state.error or unknown
        self._save(source, state)
        self.attempts[source.name] += 1
        try:
            result = await self.library.request(source.method, **source.params)
            _check_parts(result.value)
            state.value = result.value if source.keeps else None
            state.fetched, state.error = now - result.age, None
        except danxi.Error as error:
            self.failed[source.name] += 1
            state.error = _described(error)

    async def _owner(self, source: Source) -> str | None:
        name = await self.library.owner(source.account) if source.account else None
        return None if name is None else hashlib.sha256(f"{source.account} {name}".encode()).hexdigest()[:32]

    def _state(self, source: Source) -> State:
        if source.name not in self._states:
            found = files.read(self._path(source))
            known = {name: found[name] for name in State.__dataclass_fields__ if name in found}
            self._states[source.name] = State(**known)
        return self._states[source.name]

    def _save(self, source: Source, state: State) -> None:
        self._states[source.name] = state
        self._directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        files.write(self._path(source), asdict(state))

    def _path(self, source: Source) -> Path:
        return self._directory / (re.sub(r"[^\w-]", "-", source.name) + ".json")


def _check_parts(value: Any) -> None:
    """Raises the error of a part of `day.get_overview`, whose call succeeds if a part fails."""
    for part in value.get("parts", []) if isinstance(value, dict) else []:
        if name := part.get("error_name"):
            error = danxi.Error(part["error_message"])
            error.name = name
            raise error


def _described(error: danxi.Error) -> dict[str, str]:
    return {"name": error.name, "message": failures.advise("", error.message)}


# The sources of a student's day. Their intervals are those after which the university's values are likely to differ.

LESSONS = Source("lessons", 6 * HOUR, "course.get_week", keeps=False)
EXAMS = Source("exams", 6 * HOUR, "day.get_overview", {"parts": ["exams"]}, keeps=False)
BUSES = Source("buses", 6 * HOUR, "day.get_overview", {"parts": ["buses"]}, keeps=False)
BOOKINGS = Source("bookings", 30 * MINUTE, "booking.list_bookings", {"size": 100})
LOANS = Source("loans", 6 * HOUR, "library.list_loans", {"size": 100})
CARD = Source("card", 15 * MINUTE, "wallet.get_content", keeps=False)
ELECTRICITY = Source("electricity", 15 * MINUTE, "electricity.get_electricity_usage", keeps=False)
CONSUMPTION = Source("consumption", 6 * HOUR, "electricity.get_electricity_logs")
MESSAGES = Source("messages", 15 * MINUTE, "forum.list_messages", {"unread": True}, accounts.COMMUNITY)


def deadlines(start: str) -> Source:
    """Returns the source of the to-dos from a day on."""
    return Source("deadlines", 30 * MINUTE, "elearning.list_todos", {"start_date": start})


def announcements(office: str) -> Source:
    """Returns the source of the announcements of an office: undergraduate or graduate."""
    return Source(f"announcements-{office}", HOUR, f"announcement.get_{office}_announcements", {"page": 1}, None)


def forum(name: str, method: str, **params: Any) -> Source:
    return Source(f"forum-{name}", 15 * MINUTE, f"forum.{method}", params, accounts.COMMUNITY)
