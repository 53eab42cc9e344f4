# Generated from interface/exam.toml by `make generate`; do not edit.

"""The exams of an undergraduate.

All methods need the campus account of one.
"""

from __future__ import annotations

from .._entity import Entity
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "AsyncExamService",
    "Exam",
    "ExamService",
]


class Exam(Entity):
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


class ExamService(Service):
    """The exams of an undergraduate. The `exam` of a `danxi.Session`."""

    __slots__ = ()

    def get_exams(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Exam]:
        """Lists the exams, those that are over included; an empty list while none is arranged.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Exam]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
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
        """Forgets the stored exams, on disk too.

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
    """The exams of an undergraduate. The `exam` of a `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_exams(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Exam]:
        """Lists the exams, those that are over included; an empty list while none is arranged.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Exam]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
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
        """Forgets the stored exams, on disk too.

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
