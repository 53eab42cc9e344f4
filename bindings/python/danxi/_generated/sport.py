# Generated from interface/sport.toml by `make generate`; do not edit.

"""Attendance at exercise 课外锻炼 in the current semester, and results of the fitness test 体质测试.

Values are cached in memory only.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._pages import Items
from .._service import AsyncService, Service
from .._time import parse_date, parse_time_of_day
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
    """The account's attendance at exercise in the current semester.

    Attributes:
        exercises: Number of attendances in each category, in the university's order.
        logs: Single attendances, in the university's order.
    """

    exercises: tuple[Exercise, ...]
    """Number of attendances in each category, in the university's order."""
    logs: tuple[ExerciseLog, ...]
    """Single attendances, in the university's order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"exercises": tuple_of(Exercise.from_json), "logs": tuple_of(ExerciseLog.from_json)}


class Exercise(Entity):
    """The number of attendances in a category of exercise.

    Attributes:
        category: Category, such as 早操.
        count: Number of attendances. `None` if the university shows no number, which can happen for 合计 (total). At
            least 0.
    """

    category: str
    """Category, such as 早操."""
    count: int | None = None
    """Number of attendances. `None` if the university shows no number, which can happen for 合计 (total)."""


class ExerciseLog(Entity):
    """A single attendance at exercise.

    Attributes:
        category: Category, such as 早操.
        date: Day of the attendance. `None` if `date_text` is not a full date.
        date_text: Day as the university writes it, such as 2026-11-21 or 第3周.
        time: Time in Asia/Shanghai. `None` if the university shows none.
        status: Status, such as 正常 (normal). Empty if the university shows none.
        notes: Further information that the university shows, in its order.
    """

    category: str
    """Category, such as 早操."""
    date: dt.date | None = None
    """Day of the attendance. `None` if `date_text` is not a full date."""
    date_text: str
    """Day as the university writes it, such as 2026-11-21 or 第3周."""
    time: dt.time | None = None
    """Time in Asia/Shanghai. `None` if the university shows none."""
    status: str
    """Status, such as 正常 (normal). Empty if the university shows none."""
    notes: tuple[str, ...]
    """Further information that the university shows, in its order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "time": parse_time_of_day, "notes": tuple}


class SportExam(Entity):
    """The results of the fitness test.

    Attributes:
        total: Total score, normally up to 100. `None` until it is published. In points.
        evaluation: Grade of the total score, such as 及格 (pass). Empty until it is published.
        items: Items of the test, in the university's order.
        logs: Attempts, in the university's order.
    """

    total: float | None = None
    """Total score, normally up to 100. `None` until it is published."""
    evaluation: str
    """Grade of the total score, such as 及格 (pass). Empty until it is published."""
    items: tuple[SportExamItem, ...]
    """Items of the test, in the university's order."""
    logs: tuple[SportExamLog, ...]
    """Attempts, in the university's order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(SportExamItem.from_json), "logs": tuple_of(SportExamLog.from_json)}


class SportExamItem(Entity):
    """The result of one item of the fitness test.

    Attributes:
        name: Name, such as 肺活量 (lung capacity).
        result: Measured result as the university writes it, with or without a unit. Empty if the item was not
            taken.
        score: Score of the item. `None` if the item has no score. In points.
        status: Grade of the score, such as 良好 (good). Empty if the item has no grade.
    """

    name: str
    """Name, such as 肺活量 (lung capacity)."""
    result: str
    """Measured result as the university writes it, with or without a unit. Empty if the item was not taken."""
    score: float | None = None
    """Score of the item. `None` if the item has no score."""
    status: str
    """Grade of the score, such as 良好 (good). Empty if the item has no grade."""


class SportExamLog(Entity):
    """An attempt at one item of the fitness test.

    Attributes:
        name: Name of the item.
        date: Day of the attempt. `None` if `date_text` is not a full date.
        date_text: Day as the university writes it, such as 2026-11-21 or 第3周.
        result: Measured result as the university writes it.
        notes: Further information that the university shows, such as the place, in its order.
    """

    name: str
    """Name of the item."""
    date: dt.date | None = None
    """Day of the attempt. `None` if `date_text` is not a full date."""
    date_text: str
    """Day as the university writes it, such as 2026-11-21 or 第3周."""
    result: str
    """Measured result as the university writes it."""
    notes: tuple[str, ...]
    """Further information that the university shows, such as the place, in its order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "notes": tuple}


class SportService(Service):
    """Attendance at exercise 课外锻炼 in the current semester, and results of the fitness test 体质测试. It is the property
    `sport` of `danxi.Session`.
    """

    __slots__ = ()

    def get_exercise(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> ExerciseRecord:
        """Returns the account's attendance at exercise in the current semester.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ExerciseRecord: The account's attendance at exercise in the current semester.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the attendances, because the layout of the HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

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
        """Returns the account's results of the fitness test.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SportExam: The results of the fitness test.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the results, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

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
        """Deletes the cached attendance and test results from memory.

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
    """Attendance at exercise 课外锻炼 in the current semester, and results of the fitness test 体质测试. It is the property
    `sport` of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_exercise(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> ExerciseRecord:
        """Returns the account's attendance at exercise in the current semester.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ExerciseRecord: The account's attendance at exercise in the current semester.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the attendances, because the layout of the HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

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
        """Returns the account's results of the fitness test.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SportExam: The results of the fitness test.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the results, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

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
        """Deletes the cached attendance and test results from memory.

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
