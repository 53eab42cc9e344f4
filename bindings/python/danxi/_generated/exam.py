# Generated from interface/exam.toml by `make generate`; do not edit.

"""Dates, times and rooms of an undergraduate's exams.

Values are cached in memory and below `store.path`.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity
from .._service import AsyncService, Service
from .._time import parse_date, parse_time_of_day
from .options import CachePolicy

__all__ = [
    "AsyncExamService",
    "Exam",
    "ExamService",
]


class Exam(Entity):
    """An exam of a course.

    Attributes:
        course_id: Code of the class, such as COMP130135.03. `None` if the university does not publish it.
        course: Name of the course.
        type: Kind of exam, such as 期中 or 期末. `None` if the university does not publish it.
        method: Form of the exam, such as 闭卷 (closed book). `None` if the university does not publish it.
        date: Day of the exam. `None` if none is set, for example for a term paper.
        time: Time as the university writes it, such as 08:30~10:30. `None` if none is set.
        start_time: Start time in Asia/Shanghai. `None` if `time` does not contain it.
        end_time: End time in Asia/Shanghai. `None` if `time` does not contain it.
        campus: Campus, such as 邯郸校区. `None` if the university does not publish it.
        building: Name of the building. `None` if the university does not publish it.
        location: Room, such as H6506. `None` if the university does not publish it.
        seat: Number of the seat. `None` if the university does not publish it.
        note: Note of the university. `None` without a note.
        is_finished: Whether the exam is over.
    """

    course_id: str | None = None
    """Code of the class, such as COMP130135.03. `None` if the university does not publish it."""
    course: str
    """Name of the course."""
    type: str | None = None
    """Kind of exam, such as 期中 or 期末. `None` if the university does not publish it."""
    method: str | None = None
    """Form of the exam, such as 闭卷 (closed book). `None` if the university does not publish it."""
    date: dt.date | None = None
    """Day of the exam. `None` if none is set, for example for a term paper."""
    time: str | None = None
    """Time as the university writes it, such as 08:30~10:30. `None` if none is set."""
    start_time: dt.time | None = None
    """Start time in Asia/Shanghai. `None` if `time` does not contain it."""
    end_time: dt.time | None = None
    """End time in Asia/Shanghai. `None` if `time` does not contain it."""
    campus: str | None = None
    """Campus, such as 邯郸校区. `None` if the university does not publish it."""
    building: str | None = None
    """Name of the building. `None` if the university does not publish it."""
    location: str | None = None
    """Room, such as H6506. `None` if the university does not publish it."""
    seat: str | None = None
    """Number of the seat. `None` if the university does not publish it."""
    note: str | None = None
    """Note of the university. `None` without a note."""
    is_finished: bool
    """Whether the exam is over."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "start_time": parse_time_of_day, "end_time": parse_time_of_day}


class ExamService(Service):
    """Dates, times and rooms of an undergraduate's exams. It is the property `exam` of `danxi.Session`."""

    __slots__ = ()

    def get_exams(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Exam]:
        """Lists the account's exams, including those that are over.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Exam]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The server has no timetable for the account: it is probably not an undergraduate's.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the exams or the semesters, because the layout of an HTML page
                has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}

        Since:
            0.1.0

        Example:
            session.exam.get_exams()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("exam.get_exams", params)
        return [Exam.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached exams from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.exam.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("exam.clear_cache", params)


class AsyncExamService(AsyncService):
    """Dates, times and rooms of an undergraduate's exams. It is the property `exam` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_exams(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Exam]:
        """Lists the account's exams, including those that are over.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Exam]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The server has no timetable for the account: it is probably not an undergraduate's.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the exams or the semesters, because the layout of an HTML page
                has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}

        Since:
            0.1.0

        Example:
            await session.exam.get_exams()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("exam.get_exams", params)
        return [Exam.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached exams from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.exam.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("exam.clear_cache", params)
