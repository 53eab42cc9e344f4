# Generated from interface/classroom.toml by `make generate`; do not edit.

"""The use of the classrooms today.

The server can be reached only from the campus network. From elsewhere it is accessed through WebVPN, which
needs a signed-in campus account. Answers are stored in memory only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "Classroom",
    "ClassroomSchedule",
    "ClassroomService",
    "AsyncClassroomService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Classroom:
    """A classroom and its use today.

    Attributes:
        name: Name, such as H2101.
        capacity: Number of seats. Null if the page leaves it empty.
        schedules: Uses in the order of lessons. Empty if the classroom is free all day.
    """

    name: str
    """Name, such as H2101."""
    capacity: int | None = None
    """Number of seats. Null if the page leaves it empty."""
    schedules: tuple[ClassroomSchedule, ...]
    """Uses in the order of lessons. Empty if the classroom is free all day."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Classroom:
        return cls(
            name=json["name"],
            capacity=json.get("capacity"),
            schedules=tuple([ClassroomSchedule._from_json(item) for item in json["schedules"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassroomSchedule:
    """The use of a classroom during consecutive lessons.

    Attributes:
        start: Number of the first lesson. `course.list_class_times` lists the times of lessons.
        end: Number of the last lesson, which is the first one if there is only one.
        name: Name of the course. For other uses, the text of the page, such as who booked the room.
        course_id: Code of the class, such as PTSS110088.07. For other uses, the number before their text.
            Null if there is neither.
        category: Label of the page, such as 本 (undergraduate course), 研 (graduate course) or 临借 (booking).
            Null if there is none.
        teacher: Name of the teacher. Null if the page does not contain it.
        capacity: Number of participants. Null if the page does not contain it.
    """

    start: int
    """Number of the first lesson. `course.list_class_times` lists the times of lessons."""
    end: int
    """Number of the last lesson, which is the first one if there is only one."""
    name: str
    """Name of the course. For other uses, the text of the page, such as who booked the room."""
    course_id: str | None = None
    """Code of the class, such as PTSS110088.07. For other uses, the number before their text. Null if there is
    neither.
    """
    category: str | None = None
    """Label of the page, such as 本 (undergraduate course), 研 (graduate course) or 临借 (booking). Null if there is
    none.
    """
    teacher: str | None = None
    """Name of the teacher. Null if the page does not contain it."""
    capacity: int | None = None
    """Number of participants. Null if the page does not contain it."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> ClassroomSchedule:
        return cls(
            start=json["start"],
            end=json["end"],
            name=json["name"],
            course_id=json.get("course_id"),
            category=json.get("category"),
            teacher=json.get("teacher"),
            capacity=json.get("capacity"),
        )


class ClassroomService:
    """The use of the classrooms today.

    The server can be reached only from the campus network. From elsewhere it is accessed through WebVPN,
    which needs a signed-in campus account. Answers are stored in memory only.

    It is the `classroom` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_classrooms(
        self,
        building: Literal["H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "Z", "F"],
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Classroom]:
        """Lists the classrooms of a building with their use today.

        Args:
            building: Building or campus.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has
                expired: sign in again.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET http://10.64.130.6/?b={building}
        """
        value = self._session.call(
            "classroom.get_classrooms",
            building=building,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Classroom._from_json(item) for item in value]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored answers for all buildings.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("classroom.clear_cache", timeout_ms=timeout_ms)


class AsyncClassroomService:
    """The use of the classrooms today.

    The server can be reached only from the campus network. From elsewhere it is accessed through WebVPN,
    which needs a signed-in campus account. Answers are stored in memory only.

    It is the `classroom` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_classrooms(
        self,
        building: Literal["H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "Z", "F"],
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Classroom]:
        """Lists the classrooms of a building with their use today.

        Args:
            building: Building or campus.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has
                expired: sign in again.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET http://10.64.130.6/?b={building}
        """
        value = await self._session.call(
            "classroom.get_classrooms",
            building=building,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Classroom._from_json(item) for item in value]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored answers for all buildings.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("classroom.clear_cache", timeout_ms=timeout_ms)
