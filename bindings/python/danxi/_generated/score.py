# Generated from interface/score.toml by `make generate`; do not edit.

"""What the account achieved in its courses, and where that puts it among others.

All methods need a campus account.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "AsyncScoreService",
    "Rank",
    "Score",
    "ScoreService",
]


class Score(Entity):
    """The result of a course.

    Attributes:
        course_id: The code of the class, such as COMP130135.03; missing for what was taken elsewhere.
        course_code: The code of the course, which its classes share.
        course_name: The course's name.
        course_type: What kind of course it is: the first of its modules, or, without modules, the type that the
            university gives it.
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
    """What kind of course it is: the first of its modules, or, without modules, the type that the university gives it."""
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"course_modules": tuple}


class Rank(Entity):
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


class ScoreService(Service):
    """What the account achieved in its courses, and where that puts it among others. The `score` of a `danxi.Session`."""

    __slots__ = ()

    def get_scores(
        self,
        semester_id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Score]:
        """Lists the results of a semester; an empty list while none is published.

        Of graduates, all results are listed, whatever the semester.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            semester_id: The semester's identifier, as `course.get_semesters()` has it. At least 0.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Score]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}
            GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do

        Since:
            0.1.0

        Example:
            session.score.get_scores(505)
        """
        params = {"semester_id": semester_id, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("score.get_scores", params)
        return [Score.from_json(item) for item in items]

    def get_ranks(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Rank]:
        """Lists the ranking of the account's year and department, the best first.

        It is for undergraduates.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Rank]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search

        Since:
            0.1.0

        Example:
            session.score.get_ranks()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("score.get_ranks", params)
        return [Rank.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored results and ranks, on disk too.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.score.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("score.clear_cache", params)


class AsyncScoreService(AsyncService):
    """What the account achieved in its courses, and where that puts it among others. The `score` of a
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_scores(
        self,
        semester_id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Score]:
        """Lists the results of a semester; an empty list while none is published.

        Of graduates, all results are listed, whatever the semester.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            semester_id: The semester's identifier, as `course.get_semesters()` has it. At least 0.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Score]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}
            GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do

        Since:
            0.1.0

        Example:
            await session.score.get_scores(505)
        """
        params = {"semester_id": semester_id, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("score.get_scores", params)
        return [Score.from_json(item) for item in items]

    async def get_ranks(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Rank]:
        """Lists the ranking of the account's year and department, the best first.

        It is for undergraduates.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Rank]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search

        Since:
            0.1.0

        Example:
            await session.score.get_ranks()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("score.get_ranks", params)
        return [Rank.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored results and ranks, on disk too.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.score.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("score.clear_cache", params)
