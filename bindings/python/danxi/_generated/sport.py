# Generated from interface/sport.toml by `make generate`; do not edit.

"""Exercise attendance 课外锻炼 of the semester and the fitness test 体质测试.

Answers are stored in memory only.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
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
    """The exercise attendance of the current semester.

    Attributes:
        exercises: Attendance by category, in the order of the page.
        logs: Single attendances, in the order of the page.
    """

    exercises: tuple[Exercise, ...]
    """Attendance by category, in the order of the page."""
    logs: tuple[ExerciseLog, ...]
    """Single attendances, in the order of the page."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"exercises": tuple_of(Exercise.from_json), "logs": tuple_of(ExerciseLog.from_json)}


class Exercise(Entity):
    """The number of attendances in a category of exercise.

    Attributes:
        category: Category, such as 早操.
        count: Number of attendances. Null if the page shows none, as it may for 合计 (total). At least 0.
    """

    category: str
    """Category, such as 早操."""
    count: int | None = None
    """Number of attendances. Null if the page shows none, as it may for 合计 (total)."""


class ExerciseLog(Entity):
    """A single attendance at exercise.

    Attributes:
        category: Category, such as 早操.
        date: Day of the attendance. Null if `date_text` is not a full date.
        date_text: Day as the page writes it, such as 2026-11-21 or 第3周.
        time: Time in Asia/Shanghai. Null if the page shows none.
        status: Status, such as 正常. Empty if the page shows none.
        notes: Further columns of the row. Empty columns are left out.
    """

    category: str
    """Category, such as 早操."""
    date: dt.date | None = None
    """Day of the attendance. Null if `date_text` is not a full date."""
    date_text: str
    """Day as the page writes it, such as 2026-11-21 or 第3周."""
    time: dt.time | None = None
    """Time in Asia/Shanghai. Null if the page shows none."""
    status: str
    """Status, such as 正常. Empty if the page shows none."""
    notes: tuple[str, ...]
    """Further columns of the row. Empty columns are left out."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "time": parse_time_of_day, "notes": tuple}


class SportExam(Entity):
    """The results of the fitness test.

    Attributes:
        total: Total score, normally up to 100. Null until it is published. In points.
        evaluation: Grade of the total score, such as 及格. Empty until it is published.
        items: Items of the test, in the order of the page.
        logs: Attempts, in the order of the page.
    """

    total: float | None = None
    """Total score, normally up to 100. Null until it is published."""
    evaluation: str
    """Grade of the total score, such as 及格. Empty until it is published."""
    items: tuple[SportExamItem, ...]
    """Items of the test, in the order of the page."""
    logs: tuple[SportExamLog, ...]
    """Attempts, in the order of the page."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(SportExamItem.from_json), "logs": tuple_of(SportExamLog.from_json)}


class SportExamItem(Entity):
    """The result of one item of the fitness test.

    Attributes:
        name: Name, such as 肺活量.
        result: Measured result in the page's words, with or without a unit. Empty if the item was not taken.
        score: Score. Null if there is none. In points.
        status: Grade of the score, such as 良好. Empty if there is none.
    """

    name: str
    """Name, such as 肺活量."""
    result: str
    """Measured result in the page's words, with or without a unit. Empty if the item was not taken."""
    score: float | None = None
    """Score. Null if there is none."""
    status: str
    """Grade of the score, such as 良好. Empty if there is none."""


class SportExamLog(Entity):
    """An attempt at one item of the fitness test.

    Attributes:
        name: Name of the item.
        date: Day of the attempt. Null if `date_text` is not a full date.
        date_text: Day as the page writes it, such as 2026-11-21 or 第3周.
        result: Measured result in the page's words.
        notes: Further columns of the row, such as the place. Empty columns are left out.
    """

    name: str
    """Name of the item."""
    date: dt.date | None = None
    """Day of the attempt. Null if `date_text` is not a full date."""
    date_text: str
    """Day as the page writes it, such as 2026-11-21 or 第3周."""
    result: str
    """Measured result in the page's words."""
    notes: tuple[str, ...]
    """Further columns of the row, such as the place. Empty columns are left out."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "notes": tuple}


class SportService(Service):
    """Exercise attendance 课外锻炼 of the semester and the fitness test 体质测试. It is the property `sport` of
    `danxi.Session`.
    """

    __slots__ = ()

    def get_exercise(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> ExerciseRecord:
        """Returns the exercise attendance of the current semester.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ExerciseRecord: The exercise attendance of the current semester.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The tables of attendances have another form.
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
        """Returns the results of the fitness test.

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
            PageChangedError: The tables of results have another form.
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
        """Deletes the stored exercise attendance and fitness test.

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
    """Exercise attendance 课外锻炼 of the semester and the fitness test 体质测试. It is the property `sport` of
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_exercise(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> ExerciseRecord:
        """Returns the exercise attendance of the current semester.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ExerciseRecord: The exercise attendance of the current semester.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The tables of attendances have another form.
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
        """Returns the results of the fitness test.

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
            PageChangedError: The tables of results have another form.
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
        """Deletes the stored exercise attendance and fitness test.

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
