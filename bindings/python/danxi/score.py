# Generated from interface/score.toml by `make generate`; do not edit.

"""What the account achieved in its courses, and where that puts it among others.

All methods need a campus account.
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
        course_id: The code of the class, such as COMP130135.03; missing for what was taken elsewhere.
        course_code: The code of the course, which its classes share.
        course_name: The course's name.
        course_type: What kind of course it is: the first of its modules, or, without modules, the type that
            the university gives it.
        course_modules: The modules of the curriculum that it counts for, from the general to the special.
        course_credit: How many credits it gives.
        teacher: Who taught it.
        grade: The grade, such as A-, or P for a pass; empty if it has none yet.
        grade_point: What the grade counts, 0 to 4; a pass has none.
        passed: Whether it was passed.
    """

    course_id: str | None = None
    """The code of the class, such as COMP130135.03; missing for what was taken elsewhere."""
    course_code: str | None = None
    """The code of the course, which its classes share."""
    course_name: str
    """The course's name."""
    course_type: str | None = None
    """What kind of course it is: the first of its modules, or, without modules, the type that the university
    gives it.
    """
    course_modules: tuple[str, ...]
    """The modules of the curriculum that it counts for, from the general to the special."""
    course_credit: float | None = None
    """How many credits it gives."""
    teacher: str | None = None
    """Who taught it."""
    grade: str
    """The grade, such as A-, or P for a pass; empty if it has none yet."""
    grade_point: float | None = None
    """What the grade counts, 0 to 4; a pass has none."""
    passed: bool | None = None
    """Whether it was passed."""

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
    """A place in the ranking by grade point average of a year and department. Others are anonymous.

    Attributes:
        name: The student's name; asterisks for everybody but the account.
        code: The student's number; asterisks for everybody but the account.
        grade: The year of enrolment, such as 2022.
        major: The major.
        department: The department.
        grade_point: The grade point average, 0 to 4.
        credit: How many credits it is made of.
        rank: The place, from 1.
        is_me: Whether it is the account's.
    """

    name: str
    """The student's name; asterisks for everybody but the account."""
    code: str | None = None
    """The student's number; asterisks for everybody but the account."""
    grade: str
    """The year of enrolment, such as 2022."""
    major: str
    """The major."""
    department: str
    """The department."""
    grade_point: float
    """The grade point average, 0 to 4."""
    credit: float
    """How many credits it is made of."""
    rank: int
    """The place, from 1."""
    is_me: bool
    """Whether it is the account's."""

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
    """What the account achieved in its courses, and where that puts it among others.

    All methods need a campus account.

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
        """Lists the results of a semester; an empty list while none is published.

        Of graduates, all results are listed, whatever the semester.

        Args:
            semester_id: The semester's identifier, as `course.get_semesters` has it.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
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
        """Lists the ranking of the account's year and department, the best first.

        It is for undergraduates.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search
        """
        value = self._session.call("score.get_ranks", cache=cache, timeout_ms=timeout_ms)
        return [Rank._from_json(item) for item in value]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored results and ranks, on disk too.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("score.clear_cache", timeout_ms=timeout_ms)


class AsyncScoreService:
    """What the account achieved in its courses, and where that puts it among others.

    All methods need a campus account.

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
        """Lists the results of a semester; an empty list while none is published.

        Of graduates, all results are listed, whatever the semester.

        Args:
            semester_id: The semester's identifier, as `course.get_semesters` has it.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
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
        """Lists the ranking of the account's year and department, the best first.

        It is for undergraduates.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search
        """
        value = await self._session.call("score.get_ranks", cache=cache, timeout_ms=timeout_ms)
        return [Rank._from_json(item) for item in value]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored results and ranks, on disk too.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("score.clear_cache", timeout_ms=timeout_ms)
