# Generated from interface/score.toml by `make generate`; do not edit.

"""Course results and the ranking by grade point average.

Answers are stored in memory and below {config:store.path}.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "Score",
    "Rank",
    "ScoreService",
    "AsyncScoreService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """The result of a course.

    Attributes:
        course_id: Code of the class, such as COMP130135.03. Null for graduates and for courses taken
            elsewhere.
        course_code: Code of the course, which its classes share. Null if the server does not send it.
        course_name: Name of the course.
        course_type: Kind of course: the first of `course_modules` or, without modules, the university's type.
            Null if there is neither.
        course_modules: Modules of the curriculum that the course counts for, from general to specific.
        course_credit: Number of credits. Null if the server does not send it.
        teacher: Name of the teacher. Null for undergraduates.
        grade: Grade, such as A-, or P for a pass. Empty if it is not published.
        grade_point: Grade point, from 0 to 4. Null for a pass without a grade.
        passed: Whether the course was passed. Null for graduates.
    """

    course_id: str | None = None
    """Code of the class, such as COMP130135.03. Null for graduates and for courses taken elsewhere."""
    course_code: str | None = None
    """Code of the course, which its classes share. Null if the server does not send it."""
    course_name: str
    """Name of the course."""
    course_type: str | None = None
    """Kind of course: the first of `course_modules` or, without modules, the university's type. Null if there is
    neither.
    """
    course_modules: tuple[str, ...]
    """Modules of the curriculum that the course counts for, from general to specific."""
    course_credit: float | None = None
    """Number of credits. Null if the server does not send it."""
    teacher: str | None = None
    """Name of the teacher. Null for undergraduates."""
    grade: str
    """Grade, such as A-, or P for a pass. Empty if it is not published."""
    grade_point: float | None = None
    """Grade point, from 0 to 4. Null for a pass without a grade."""
    passed: bool | None = None
    """Whether the course was passed. Null for graduates."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Score:
        return cls(
            course_id=json.get("course_id"),
            course_code=json.get("course_code"),
            course_name=json["course_name"],
            course_type=json.get("course_type"),
            course_modules=tuple(json["course_modules"]),
            course_credit=json.get("course_credit"),
            teacher=json.get("teacher"),
            grade=json["grade"],
            grade_point=json.get("grade_point"),
            passed=json.get("passed"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Rank:
    """A student's rank by grade point average among those of the same year and department.

    Attributes:
        name: Name. For other students, asterisks.
        code: Student number. For other students, asterisks. Null if the server does not send it.
        grade: Year of enrolment, such as 2022.
        major: Major.
        department: Department.
        grade_point: Grade point average, from 0 to 4.
        credit: Number of credits that the average includes.
        rank: Rank. 1 is the best.
        is_me: Whether it is the account's own rank.
    """

    name: str
    """Name. For other students, asterisks."""
    code: str | None = None
    """Student number. For other students, asterisks. Null if the server does not send it."""
    grade: str
    """Year of enrolment, such as 2022."""
    major: str
    """Major."""
    department: str
    """Department."""
    grade_point: float
    """Grade point average, from 0 to 4."""
    credit: float
    """Number of credits that the average includes."""
    rank: int
    """Rank. 1 is the best."""
    is_me: bool
    """Whether it is the account's own rank."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Rank:
        return cls(
            name=json["name"],
            code=json.get("code"),
            grade=json["grade"],
            major=json["major"],
            department=json["department"],
            grade_point=json["grade_point"],
            credit=json["credit"],
            rank=json["rank"],
            is_me=json["is_me"],
        )


class ScoreService:
    """Course results and the ranking by grade point average.

    Answers are stored in memory and below {config:store.path}.

    It is the `score` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_scores(
        self,
        semester_id: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Score]:
        """Lists the course results of a semester.

        For graduates, the results of all semesters are listed, whatever the semester. The list is empty if no
        results are published.

        Args:
            semester_id: Identifier of the semester, as in `course.get_semesters`.
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
                GET
                https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id};
                GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
        """
        value = self._session.call(
            "score.get_scores",
            semester_id=semester_id,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Score._from_json(item) for item in value]

    def get_ranks(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Rank]:
        """Lists the ranking of the account's year and department, best first.

        Only undergraduates have a ranking.

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
                GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search-index/{student_id}; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search?studentAssoc={student_id}&grade={grade}&departmentAssoc={department}&majorAssoc=
        """
        value = self._session.call("score.get_ranks", cache=cache, timeout_ms=timeout_ms)
        return [Rank._from_json(item) for item in value]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored results and ranks, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("score.clear_cache", timeout_ms=timeout_ms)


class AsyncScoreService:
    """Course results and the ranking by grade point average.

    Answers are stored in memory and below {config:store.path}.

    It is the `score` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_scores(
        self,
        semester_id: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Score]:
        """Lists the course results of a semester.

        For graduates, the results of all semesters are listed, whatever the semester. The list is empty if no
        results are published.

        Args:
            semester_id: Identifier of the semester, as in `course.get_semesters`.
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
                GET
                https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id};
                GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
        """
        value = await self._session.call(
            "score.get_scores",
            semester_id=semester_id,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Score._from_json(item) for item in value]

    async def get_ranks(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Rank]:
        """Lists the ranking of the account's year and department, best first.

        Only undergraduates have a ranking.

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
                GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search-index/{student_id}; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search?studentAssoc={student_id}&grade={grade}&departmentAssoc={department}&majorAssoc=
        """
        value = await self._session.call("score.get_ranks", cache=cache, timeout_ms=timeout_ms)
        return [Rank._from_json(item) for item in value]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored results and ranks, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("score.clear_cache", timeout_ms=timeout_ms)
