# Generated from interface/exam.toml by `make generate`; do not edit.

"""The exams of an undergraduate.

All methods need the campus account of one.
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
        course_id: The code of the class, such as COMP130135.03.
        course: The course's name.
        type: Which exam of the course it is, such as 期中 or 期末.
        method: How one is examined, such as 闭卷; missing where the university does not say.
        date: The day, such as 2027-01-04; missing if it is not set, or there is none, such as for a paper.
        time: The time as the university writes it, such as 08:30~10:30.
        start_time: When it begins, Asia/Shanghai, such as 08:30.
        end_time: When it ends, Asia/Shanghai, such as 10:30.
        campus: The campus, such as 邯郸校区.
        building: The building.
        location: The room, such as H6506.
        note: What the university notes.
        is_finished: Whether it is over.
    """

    course_id: str | None = None
    """The code of the class, such as COMP130135.03."""
    course: str
    """The course's name."""
    type: str | None = None
    """Which exam of the course it is, such as 期中 or 期末."""
    method: str | None = None
    """How one is examined, such as 闭卷; missing where the university does not say."""
    date: str | None = None
    """The day, such as 2027-01-04; missing if it is not set, or there is none, such as for a paper."""
    time: str | None = None
    """The time as the university writes it, such as 08:30~10:30."""
    start_time: str | None = None
    """When it begins, Asia/Shanghai, such as 08:30."""
    end_time: str | None = None
    """When it ends, Asia/Shanghai, such as 10:30."""
    campus: str | None = None
    """The campus, such as 邯郸校区."""
    building: str | None = None
    """The building."""
    location: str | None = None
    """The room, such as H6506."""
    note: str | None = None
    """What the university notes."""
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
    """The exams of an undergraduate.

    All methods need the campus account of one.

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
        """Lists the exams, those that are over included; an empty list while none is arranged.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
        """
        value = self._session.call("exam.get_exams", cache=cache, timeout_ms=timeout_ms)
        return [Exam._from_json(item) for item in value]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored exams, on disk too.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("exam.clear_cache", timeout_ms=timeout_ms)


class AsyncExamService:
    """The exams of an undergraduate.

    All methods need the campus account of one.

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
        """Lists the exams, those that are over included; an empty list while none is arranged.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
        """
        value = await self._session.call("exam.get_exams", cache=cache, timeout_ms=timeout_ms)
        return [Exam._from_json(item) for item in value]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored exams, on disk too.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("exam.clear_cache", timeout_ms=timeout_ms)
