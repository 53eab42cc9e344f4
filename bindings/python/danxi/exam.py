# Generated from interface/exam.toml by `make generate`; do not edit.

"""Exams of an undergraduate.

Answers are stored in memory and below {config:store.path}.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "Exam",
    "ExamService",
    "AsyncExamService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exam:
    """An exam of a course.

    Attributes:
        course_id: Code of the class, such as COMP130135.03. Null if the page does not contain it.
        course: Name of the course.
        type: Kind of exam, such as 期中 or 期末. Null if the page does not contain it.
        method: Form of the exam, such as 闭卷 (closed book). Null if the page does not contain it.
        date: Day as YYYY-MM-DD. Null if no day is set, as for a term paper.
        time: Time in the university's words, such as 08:30~10:30. Null if no time is set.
        start_time: Start time as HH:MM, in Asia/Shanghai. Null if `time` does not contain it.
        end_time: End time as HH:MM, in Asia/Shanghai. Null if `time` does not contain it.
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
    date: str | None = None
    """Day as YYYY-MM-DD. Null if no day is set, as for a term paper."""
    time: str | None = None
    """Time in the university's words, such as 08:30~10:30. Null if no time is set."""
    start_time: str | None = None
    """Start time as HH:MM, in Asia/Shanghai. Null if `time` does not contain it."""
    end_time: str | None = None
    """End time as HH:MM, in Asia/Shanghai. Null if `time` does not contain it."""
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
    def _from_json(cls, json: dict[str, Any]) -> Exam:
        return cls(
            course_id=json.get("course_id"),
            course=json["course"],
            type=json.get("type"),
            method=json.get("method"),
            date=json.get("date"),
            time=json.get("time"),
            start_time=json.get("start_time"),
            end_time=json.get("end_time"),
            campus=json.get("campus"),
            building=json.get("building"),
            location=json.get("location"),
            note=json.get("note"),
            is_finished=json["is_finished"],
        )


class ExamService:
    """Exams of an undergraduate.

    Answers are stored in memory and below {config:store.path}.

    It is the `exam` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_exams(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Exam]:
        """Lists the exams, including those that are over.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
        """
        value = self._session.call("exam.get_exams", cache=cache, timeout_ms=timeout_ms)
        return [Exam._from_json(item) for item in value]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored exams, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("exam.clear_cache", timeout_ms=timeout_ms)


class AsyncExamService:
    """Exams of an undergraduate.

    Answers are stored in memory and below {config:store.path}.

    It is the `exam` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_exams(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Exam]:
        """Lists the exams, including those that are over.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
        """
        value = await self._session.call("exam.get_exams", cache=cache, timeout_ms=timeout_ms)
        return [Exam._from_json(item) for item in value]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored exams, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("exam.clear_cache", timeout_ms=timeout_ms)
