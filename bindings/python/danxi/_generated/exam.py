# Generated from interface/exam.toml by `make generate`; do not edit.

"""Exams of an undergraduate.

Answers are stored in memory and below `store.path`.
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
        course_id: Code of the class, such as COMP130135.03. Null if the page does not contain it.
        course: Name of the course.
        type: Kind of exam, such as 期中 or 期末. Null if the page does not contain it.
        method: Form of the exam, such as 闭卷 (closed book). Null if the page does not contain it.
        date: Day of the exam. Null if no day is set, as for a term paper.
        time: Time in the university's words, such as 08:30~10:30. Null if no time is set.
        start_time: Start time in Asia/Shanghai. Null if `time` does not contain it.
        end_time: End time in Asia/Shanghai. Null if `time` does not contain it.
        campus: Campus, such as 邯郸校区. Null if the page does not contain it.
        building: Building. Null if the page does not contain it.
        location: Room, such as H6506. Null if the page does not contain it.
        note: Note of the university. Null if there is none.
        is_finished: Whether it is over.
    """

    course_id: str | None = None
    """Code of the class, such as COMP130135.03. Null if the page does not contain it."""
    course: str
    """Name of the course."""
    type: str | None = None
    """Kind of exam, such as 期中 or 期末. Null if the page does not contain it."""
    method: str | None = None
    """Form of the exam, such as 闭卷 (closed book). Null if the page does not contain it."""
    date: dt.date | None = None
    """Day of the exam. Null if no day is set, as for a term paper."""
    time: str | None = None
    """Time in the university's words, such as 08:30~10:30. Null if no time is set."""
    start_time: dt.time | None = None
    """Start time in Asia/Shanghai. Null if `time` does not contain it."""
    end_time: dt.time | None = None
    """End time in Asia/Shanghai. Null if `time` does not contain it."""
    campus: str | None = None
    """Campus, such as 邯郸校区. Null if the page does not contain it."""
    building: str | None = None
    """Building. Null if the page does not contain it."""
    location: str | None = None
    """Room, such as H6506. Null if the page does not contain it."""
    note: str | None = None
    """Note of the university. Null if there is none."""
    is_finished: bool
    """Whether it is over."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "start_time": parse_time_of_day, "end_time": parse_time_of_day}


class ExamService(Service):
    """Exams of an undergraduate. It is the property `exam` of `danxi.Session`."""

    __slots__ = ()

    def get_exams(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Exam]:
        """Lists the exams, including those that are over.

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
            NotFoundError: The account is not an undergraduate's.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the exams or of the semesters has another form.
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
        """Deletes the stored exams, in memory and on disk.

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
    """Exams of an undergraduate. It is the property `exam` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_exams(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Exam]:
        """Lists the exams, including those that are over.

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
            NotFoundError: The account is not an undergraduate's.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the exams or of the semesters has another form.
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
        """Deletes the stored exams, in memory and on disk.

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
