# Generated from interface/score.toml by `make generate`; do not edit.

"""Course results, and the ranking by grade point average.

Values are cached in memory and below `store.path`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .._watch import AsyncWatch, Watch
from .course import SemesterType
from .options import CachePolicy

__all__ = [
    "AsyncScoreService",
    "NewScores",
    "Rank",
    "RecordedScore",
    "Score",
    "ScoreService",
]


class Score(Entity):
    """The result of a course.

    Attributes:
        course_id: Code of the class, such as COMP130135.03. `None` for graduates, and for courses taken at another
            university.
        course_code: Code of the course, which its classes share. `None` if the server does not send it.
        course_name: Name of the course.
        course_type: Category of the course: the first of `course_modules` or, without modules, the type that the
            university reports. `None` if there is neither.
        course_modules: Modules of the study plan that the course counts for, from general to specific.
        course_credit: Number of credits. `None` if the server does not send it.
        teacher: Name of the teacher. `None` for undergraduates.
        grade: Grade, such as A-, or P for a pass. Empty if it is not published.
        grade_point: Grade point, from 0 to 4. `None` for a course without a grade point, such as one graded P.
        passed: Whether the course was passed. `None` for graduates.
    """

    course_id: str | None = None
    """Code of the class, such as COMP130135.03. `None` for graduates, and for courses taken at another university."""
    course_code: str | None = None
    """Code of the course, which its classes share. `None` if the server does not send it."""
    course_name: str
    """Name of the course."""
    course_type: str | None = None
    """Category of the course: the first of `course_modules` or, without modules, the type that the university reports.
    `None` if there is neither.
    """
    course_modules: tuple[str, ...]
    """Modules of the study plan that the course counts for, from general to specific."""
    course_credit: float | None = None
    """Number of credits. `None` if the server does not send it."""
    teacher: str | None = None
    """Name of the teacher. `None` for undergraduates."""
    grade: str
    """Grade, such as A-, or P for a pass. Empty if it is not published."""
    grade_point: float | None = None
    """Grade point, from 0 to 4. `None` for a course without a grade point, such as one graded P."""
    passed: bool | None = None
    """Whether the course was passed. `None` for graduates."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"course_modules": tuple}


class RecordedScore(Entity):
    """The result of a course in the list of all semesters.

    Attributes:
        course_code: Code of the course, which its classes share. `None` if the server does not send it.
        course_name: Name of the course.
        course_credit: Number of credits. `None` if the server does not send it.
        semester_name: Name of the semester, such as 2022-2023学年1学期. Empty if the server does not send it.
        year: First year of the academic year, such as 2022. `None` if the name does not contain it.
        semester_type: Term of the academic year. `None` if the name does not contain it. "first": The autumn term;
            "winter": The winter term, between autumn and spring; "second": The spring term; "summer": The summer
            term.
        grade: Grade, such as A-, or P for a pass. Empty if it is not published.
        grade_point: Grade point, from 0 to 4. `None` for a course without a grade point, such as one graded P.
    """

    course_code: str | None = None
    """Code of the course, which its classes share. `None` if the server does not send it."""
    course_name: str
    """Name of the course."""
    course_credit: float | None = None
    """Number of credits. `None` if the server does not send it."""
    semester_name: str
    """Name of the semester, such as 2022-2023学年1学期. Empty if the server does not send it."""
    year: int | None = None
    """First year of the academic year, such as 2022. `None` if the name does not contain it."""
    semester_type: SemesterType | None = None
    """Term of the academic year. `None` if the name does not contain it."""
    grade: str
    """Grade, such as A-, or P for a pass. Empty if it is not published."""
    grade_point: float | None = None
    """Grade point, from 0 to 4. `None` for a course without a grade point, such as one graded P."""


class Rank(Entity):
    """The rank of a student by grade point average, among students of the same year and department.

    The university hides the names of other students.

    Attributes:
        name: Name of the student. Asterisks for other students.
        code: Student number. Asterisks for other students. `None` if the server does not send it.
        grade: Year of enrollment, such as 2022.
        major: Name of the major.
        department: Name of the department.
        grade_point: Grade point average, from 0 to 4.
        credit: Number of credits that the average includes.
        rank: Rank, from 1 for the best.
        is_me: Whether it is the rank of the signed-in student.
    """

    name: str
    """Name of the student. Asterisks for other students."""
    code: str | None = None
    """Student number. Asterisks for other students. `None` if the server does not send it."""
    grade: str
    """Year of enrollment, such as 2022."""
    major: str
    """Name of the major."""
    department: str
    """Name of the department."""
    grade_point: float
    """Grade point average, from 0 to 4."""
    credit: float
    """Number of credits that the average includes."""
    rank: int
    """Rank, from 1 for the best."""
    is_me: bool
    """Whether it is the rank of the signed-in student."""


class NewScores(Entity):
    """The results of courses that are new or changed since a token.

    Attributes:
        token: Token of the state after these results. The next call takes it as `since`.
        scores: The new and changed results, in the server's order.
    """

    token: str
    """Token of the state after these results. The next call takes it as `since`."""
    scores: tuple[Score, ...]
    """The new and changed results, in the server's order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"scores": tuple_of(Score.from_json)}


class ScoreService(Service):
    """Course results, and the ranking by grade point average. It is the property `score` of `danxi.Session`."""

    __slots__ = ()

    def get_scores(
        self,
        semester_id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Score]:
        """Lists the course results of a semester.

        For graduates, the list has the results of all semesters, and `semester_id` has no effect. The list is empty
        if no results are published.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Score]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: For accounts other than graduates': the server has no timetable for the account. It is
                probably not an undergraduate's.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
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

    def poll(self, semester_id: int, *, since: str | None = None, timeout_ms: int | None = None) -> NewScores:
        """Returns the course results of a semester that were published or changed since a token.

        Results whose grade is not published are left out. For graduates, the list has the results of all semesters,
        and `semester_id` has no effect.

        The session must be signed in with `campus.login()`.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. At least 0.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            NewScores: The results of courses that are new or changed since a token.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: For accounts other than graduates': the server has no timetable for the account. It is
                probably not an undergraduate's.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}
            GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do

        Since:
            0.1.0

        Example:
            session.score.poll(505)
        """
        params = {"semester_id": semester_id, "since": since, "timeout_ms": timeout_ms}
        return NewScores.from_json(self._call("score.watch", params))

    def list_all_scores(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[RecordedScore]:
        """Lists the course results of all semesters of an undergraduate, in the server's order.

        The site of this list asks for a second factor. `score.get_scores()` needs none: it lists one semester, with
        more fields.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[RecordedScore]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            SecondFactorRequiredError: The site asks for a second factor. Answer with `campus.answer_challenge()`,
                then repeat the call.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://my.fudan.edu.cn/data_tables/bks_xx_cj.json

        Since:
            0.1.0

        Example:
            session.score.list_all_scores()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("score.list_all_scores", params)
        return [RecordedScore.from_json(item) for item in items]

    def get_ranks(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Rank]:
        """Lists the ranking of the students of the account's year and department, best first.

        Only undergraduates have a ranking.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Rank]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The server has no timetable for the account: it is probably not an undergraduate's.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the search form or the semesters, because the layout of an
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search-index/{student_id}
            GET
                https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search?studentAssoc={student_id}&grade={grade}&departmentAssoc={department}&majorAssoc=

        Since:
            0.1.0

        Example:
            session.score.get_ranks()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("score.get_ranks", params)
        return [Rank.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached course results and ranks from memory and disk.

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

    def watch(
        self,
        semester_id: int,
        *,
        since: str | None = None,
        interval_ms: int = 600000,
        timeout_ms: int | None = None,
    ) -> Watch[Score]:
        """Watches what `poll` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. At least 0.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 60,000 to 86,400,000
                ms. Default: 600000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            for item in session.score.watch(505): print(item)
        """
        params = {"semester_id": semester_id, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return Watch(self._watch("score.watch", params), NewScores.from_json, "scores")


class AsyncScoreService(AsyncService):
    """Course results, and the ranking by grade point average. It is the property `score` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_scores(
        self,
        semester_id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Score]:
        """Lists the course results of a semester.

        For graduates, the list has the results of all semesters, and `semester_id` has no effect. The list is empty
        if no results are published.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Score]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: For accounts other than graduates': the server has no timetable for the account. It is
                probably not an undergraduate's.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
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

    async def poll(self, semester_id: int, *, since: str | None = None, timeout_ms: int | None = None) -> NewScores:
        """Returns the course results of a semester that were published or changed since a token.

        Results whose grade is not published are left out. For graduates, the list has the results of all semesters,
        and `semester_id` has no effect.

        The session must be signed in with `campus.login()`.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. At least 0.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            NewScores: The results of courses that are new or changed since a token.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: For accounts other than graduates': the server has no timetable for the account. It is
                probably not an undergraduate's.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}
            GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do

        Since:
            0.1.0

        Example:
            await session.score.poll(505)
        """
        params = {"semester_id": semester_id, "since": since, "timeout_ms": timeout_ms}
        return NewScores.from_json(await self._call("score.watch", params))

    async def list_all_scores(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[RecordedScore]:
        """Lists the course results of all semesters of an undergraduate, in the server's order.

        The site of this list asks for a second factor. `score.get_scores()` needs none: it lists one semester, with
        more fields.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[RecordedScore]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            SecondFactorRequiredError: The site asks for a second factor. Answer with `campus.answer_challenge()`,
                then repeat the call.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://my.fudan.edu.cn/data_tables/bks_xx_cj.json

        Since:
            0.1.0

        Example:
            await session.score.list_all_scores()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("score.list_all_scores", params)
        return [RecordedScore.from_json(item) for item in items]

    async def get_ranks(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Rank]:
        """Lists the ranking of the students of the account's year and department, best first.

        Only undergraduates have a ranking.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Rank]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The server has no timetable for the account: it is probably not an undergraduate's.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the search form or the semesters, because the layout of an
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search-index/{student_id}
            GET
                https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search?studentAssoc={student_id}&grade={grade}&departmentAssoc={department}&majorAssoc=

        Since:
            0.1.0

        Example:
            await session.score.get_ranks()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("score.get_ranks", params)
        return [Rank.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached course results and ranks from memory and disk.

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

    def watch(
        self,
        semester_id: int,
        *,
        since: str | None = None,
        interval_ms: int = 600000,
        timeout_ms: int | None = None,
    ) -> AsyncWatch[Score]:
        """Watches what `poll` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. At least 0.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 60,000 to 86,400,000
                ms. Default: 600000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            async for item in session.score.watch(505): print(item)
        """
        params = {"semester_id": semester_id, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return AsyncWatch(self._watch("score.watch", params), NewScores.from_json, "scores")
