# Generated from interface/sport.toml by `make generate`; do not edit.

"""Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test 体质测试.

All methods need a signed-in campus account.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "AsyncSportService",
    "Exercise",
    "ExerciseLog",
    "ExerciseRecord",
    "SportExam",
    "SportExamItem",
    "SportExamLog",
    "SportService",
]


class ExerciseRecord(Entity):
    """The semester's exercise: how often by kind, and each time.

    Attributes:
        exercises: How often, by kind, in the order of the page.
        logs: Each time, in the order of the page.
    """

    exercises: tuple[Exercise, ...]
    """How often, by kind, in the order of the page."""
    logs: tuple[ExerciseLog, ...]
    """Each time, in the order of the page."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"exercises": tuple_of(Exercise.from_json), "logs": tuple_of(ExerciseLog.from_json)}


class Exercise(Entity):
    """How often the account has exercised in a way.

    Attributes:
        category: The kind, such as 早操.
        count: How often; left out where the page shows no number, as it may for 合计.
    """

    category: str
    """The kind, such as 早操."""
    count: int | None = None
    """How often; left out where the page shows no number, as it may for 合计."""


class ExerciseLog(Entity):
    """One time that the account exercised.

    Attributes:
        category: The kind, such as 早操.
        date: The day, such as `2026-11-21`; as the page writes it where that is no full date.
        time: When, such as `07:12`, where the page says so.
        status: What it counts as, such as 正常; empty where the page leaves it so.
        notes: What else the row says, in its order.
    """

    category: str
    """The kind, such as 早操."""
    date: str
    """The day, such as `2026-11-21`; as the page writes it where that is no full date."""
    time: str | None = None
    """When, such as `07:12`, where the page says so."""
    status: str
    """What it counts as, such as 正常; empty where the page leaves it so."""
    notes: tuple[str, ...]
    """What else the row says, in its order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"notes": tuple}


class SportExam(Entity):
    """The fitness test: what it came to, item by item, and each attempt.

    Attributes:
        total: The total, in points of about 100; left out until there is one.
        evaluation: What the total counts as, such as 及格; empty until there is one.
        items: The items, in the order of the page.
        logs: The attempts, in the order of the page.
    """

    total: float | None = None
    """The total, in points of about 100; left out until there is one."""
    evaluation: str
    """What the total counts as, such as 及格; empty until there is one."""
    items: tuple[SportExamItem, ...]
    """The items, in the order of the page."""
    logs: tuple[SportExamLog, ...]
    """The attempts, in the order of the page."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(SportExamItem.from_json), "logs": tuple_of(SportExamLog.from_json)}


class SportExamItem(Entity):
    """An item of the fitness test.

    Attributes:
        name: Name, such as 肺活量.
        result: What was achieved, with or without its unit, as the page writes it; empty if it was not tried.
        score: The points for it; left out if there are none.
        status: What the points count as, such as 良好; empty if there are none.
    """

    name: str
    """Name, such as 肺活量."""
    result: str
    """What was achieved, with or without its unit, as the page writes it; empty if it was not tried."""
    score: float | None = None
    """The points for it; left out if there are none."""
    status: str
    """What the points count as, such as 良好; empty if there are none."""


class SportExamLog(Entity):
    """An attempt at an item of the fitness test.

    Attributes:
        name: The item's name.
        date: The day, such as `2026-11-21`; as the page writes it where that is no full date.
        result: What was achieved, as the page writes it.
        notes: What else the row says, in its order.
    """

    name: str
    """The item's name."""
    date: str
    """The day, such as `2026-11-21`; as the page writes it where that is no full date."""
    result: str
    """What was achieved, as the page writes it."""
    notes: tuple[str, ...]
    """What else the row says, in its order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"notes": tuple}


class SportService(Service):
    """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test 体质测试. The
    `sport` of a `danxi.Session`.
    """

    __slots__ = ()

    def get_exercise(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> ExerciseRecord:
        """Gets the semester's exercise, by kind and each time.

        It is kept in memory for an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ExerciseRecord: The semester's exercise: how often by kind, and each time.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1

        Since:
            0.1.0

        Example:
            session.sport.get_exercise()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return ExerciseRecord.from_json(self._call("sport.get_exercise", params))

    def get_exam(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> SportExam:
        """Gets the fitness test's results and attempts.

        They are kept in memory for an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SportExam: The fitness test: what it came to, item by item, and each attempt.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=3

        Since:
            0.1.0

        Example:
            session.sport.get_exam()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return SportExam.from_json(self._call("sport.get_exam", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of exercise and of the fitness test.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.sport.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("sport.clear_cache", params)


class AsyncSportService(AsyncService):
    """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test 体质测试. The
    `sport` of a `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_exercise(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> ExerciseRecord:
        """Gets the semester's exercise, by kind and each time.

        It is kept in memory for an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ExerciseRecord: The semester's exercise: how often by kind, and each time.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1

        Since:
            0.1.0

        Example:
            await session.sport.get_exercise()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return ExerciseRecord.from_json(await self._call("sport.get_exercise", params))

    async def get_exam(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> SportExam:
        """Gets the fitness test's results and attempts.

        They are kept in memory for an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SportExam: The fitness test: what it came to, item by item, and each attempt.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=3

        Since:
            0.1.0

        Example:
            await session.sport.get_exam()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return SportExam.from_json(await self._call("sport.get_exam", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of exercise and of the fitness test.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.sport.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("sport.clear_cache", params)
