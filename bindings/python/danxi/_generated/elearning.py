# Generated from interface/elearning.toml by `make generate`; do not edit.

"""Courses and to-dos of eLearning, the university's Canvas.

Values are cached in memory only, because they are personal.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any, Literal

from .._entity import Entity
from .._service import AsyncService, Service
from .._time import Timestamp
from .options import CachePolicy

__all__ = [
    "AsyncElearningService",
    "ElearningCourse",
    "ElearningService",
    "ElearningTodo",
    "ElearningTodoKind",
]

ElearningTodoKind = Literal[
    "assignment",
    "quiz",
    "discussion_topic",
    "wiki_page",
    "announcement",
    "calendar_event",
    "planner_note",
]
"""A kind of to-do.

"assignment": An assignment to hand in; "quiz": A quiz to take; "discussion_topic": A discussion to take part in;
"wiki_page": A page to read; "announcement": An announcement to read; "calendar_event": An event of the calendar;
"planner_note": A note of the person's own. A server may send others.
"""


class ElearningCourse(Entity):
    """A course in eLearning.

    Attributes:
        id: Identifier. https://elearning.fudan.edu.cn/courses/ followed by it is the page of the course.
        name: Name of the course.
        code: Code that eLearning shows. `None` without a code.
        term: Name of the term. `None` if the server does not send it.
        score: Current score of the account. `None` without a score, or if the teacher hides it. In %.
    """

    id: int
    """Identifier. https://elearning.fudan.edu.cn/courses/ followed by it is the page of the course."""
    name: str
    """Name of the course."""
    code: str | None = None
    """Code that eLearning shows. `None` without a code."""
    term: str | None = None
    """Name of the term. `None` if the server does not send it."""
    score: float | None = None
    """Current score of the account. `None` without a score, or if the teacher hides it."""


class ElearningTodo(Entity):
    """Something to do in a course, such as an assignment.

    Attributes:
        id: Identifier among the items of its `kind`.
        kind: Kind of the to-do. "assignment": An assignment to hand in; "quiz": A quiz to take; "discussion_topic":
            A discussion to take part in; "wiki_page": A page to read; "announcement": An announcement to read;
            "calendar_event": An event of the calendar; "planner_note": A note of the person's own. A server may
            send others.
        title: Title of the to-do.
        course_id: Identifier of the course, as in `elearning.list_courses()`. `None` outside a course.
        course_name: Name of the course. `None` outside a course.
        due_time: When it is due, or when an event starts. `None` without a time.
        url: URL of its page. `None` if the server does not send it.
        points: Maximum number of points. `None` without points.
        submitted: Whether the account has handed it in. `None` if it cannot be handed in.
        graded: Whether it has been graded. `None` if it cannot be handed in.
        missing: Whether it is overdue and not handed in. `None` if it cannot be handed in.
    """

    id: int
    """Identifier among the items of its `kind`."""
    kind: ElearningTodoKind | str
    """Kind of the to-do."""
    title: str
    """Title of the to-do."""
    course_id: int | None = None
    """Identifier of the course, as in `elearning.list_courses()`. `None` outside a course."""
    course_name: str | None = None
    """Name of the course. `None` outside a course."""
    due_time: Timestamp | None = None
    """When it is due, or when an event starts. `None` without a time."""
    url: str | None = None
    """URL of its page. `None` if the server does not send it."""
    points: float | None = None
    """Maximum number of points. `None` without points."""
    submitted: bool | None = None
    """Whether the account has handed it in. `None` if it cannot be handed in."""
    graded: bool | None = None
    """Whether it has been graded. `None` if it cannot be handed in."""
    missing: bool | None = None
    """Whether it is overdue and not handed in. `None` if it cannot be handed in."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"due_time": Timestamp.parse}


class ElearningService(Service):
    """Courses and to-dos of eLearning, the university's Canvas. It is the property `elearning` of `danxi.Session`."""

    __slots__ = ()

    def list_courses(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[ElearningCourse]:
        """Lists the account's courses in eLearning.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ElearningCourse]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://elearning.fudan.edu.cn/api/v1/courses

        Since:
            0.1.0

        Example:
            session.elearning.list_courses()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("elearning.list_courses", params)
        return [ElearningCourse.from_json(item) for item in items]

    def list_todos(
        self,
        *,
        start_date: dt.date | str | None = None,
        end_date: dt.date | str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[ElearningTodo]:
        """Lists the assignments, quizzes, announcements and events of a period, in order of their times.

        The session must be signed in with `campus.login()`. A cached value is valid for 10 minutes.

        Args:
            start_date: First day, in Asia/Shanghai. The default is today.
            end_date: Last day, in Asia/Shanghai. By default there is no limit.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ElearningTodo]

        Raises:
            InvalidArgumentError: `end_date` is before `start_date`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://elearning.fudan.edu.cn/api/v1/planner/items

        Since:
            0.1.0

        Example:
            session.elearning.list_todos()
        """
        params = {"start_date": start_date, "end_date": end_date, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("elearning.list_todos", params)
        return [ElearningTodo.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached courses and to-dos from memory.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.elearning.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("elearning.clear_cache", params)


class AsyncElearningService(AsyncService):
    """Courses and to-dos of eLearning, the university's Canvas. It is the property `elearning` of
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def list_courses(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[ElearningCourse]:
        """Lists the account's courses in eLearning.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ElearningCourse]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://elearning.fudan.edu.cn/api/v1/courses

        Since:
            0.1.0

        Example:
            await session.elearning.list_courses()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("elearning.list_courses", params)
        return [ElearningCourse.from_json(item) for item in items]

    async def list_todos(
        self,
        *,
        start_date: dt.date | str | None = None,
        end_date: dt.date | str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[ElearningTodo]:
        """Lists the assignments, quizzes, announcements and events of a period, in order of their times.

        The session must be signed in with `campus.login()`. A cached value is valid for 10 minutes.

        Args:
            start_date: First day, in Asia/Shanghai. The default is today.
            end_date: Last day, in Asia/Shanghai. By default there is no limit.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ElearningTodo]

        Raises:
            InvalidArgumentError: `end_date` is before `start_date`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://elearning.fudan.edu.cn/api/v1/planner/items

        Since:
            0.1.0

        Example:
            await session.elearning.list_todos()
        """
        params = {"start_date": start_date, "end_date": end_date, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("elearning.list_todos", params)
        return [ElearningTodo.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached courses and to-dos from memory.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.elearning.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("elearning.clear_cache", params)
