# Generated from interface/classroom.toml by `make generate`; do not edit.

"""What the classrooms are used for today.

The university's server answers on the campus network alone; from elsewhere it is asked through WebVPN, which
needs a signed-in campus account.
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
    """A classroom, and what takes place there today.

    Attributes:
        name: Its name, such as H2101.
        capacity: How many seats it has; missing where the page leaves it empty.
        schedules: What takes place there, in the order of lessons; empty if it is free all day.
    """

    name: str
    """Its name, such as H2101."""
    capacity: int | None = None
    """How many seats it has; missing where the page leaves it empty."""
    schedules: tuple[ClassroomSchedule, ...]
    """What takes place there, in the order of lessons; empty if it is free all day."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Classroom:
        return cls(
            name=json["name"],
            capacity=json.get("capacity"),
            schedules=tuple([ClassroomSchedule._from_json(item) for item in json["schedules"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassroomSchedule:
    """What takes place in a classroom for some lessons on end.

    Attributes:
        start: The first lesson, 1 to 14.
        end: The last lesson, 1 to 14, the same as the first for a single one.
        name: The name of the course, or what else the page says, such as who borrowed the room.
        course_id: The course's code with the number of its class, such as PTSS110088.07; of other uses, the
            number in front of their text.
        category: What the page marks it as, such as 本 (undergraduates), 研 (graduates), 临借 (borrowed).
        teacher: Who teaches, where the page says so.
        capacity: How many students take part, where the page says so.
    """

    start: int
    """The first lesson, 1 to 14."""
    end: int
    """The last lesson, 1 to 14, the same as the first for a single one."""
    name: str
    """The name of the course, or what else the page says, such as who borrowed the room."""
    course_id: str | None = None
    """The course's code with the number of its class, such as PTSS110088.07; of other uses, the number in front
    of their text.
    """
    category: str | None = None
    """What the page marks it as, such as 本 (undergraduates), 研 (graduates), 临借 (borrowed)."""
    teacher: str | None = None
    """Who teaches, where the page says so."""
    capacity: int | None = None
    """How many students take part, where the page says so."""

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
    """What the classrooms are used for today.

    The university's server answers on the campus network alone; from elsewhere it is asked through WebVPN,
    which needs a signed-in campus account.

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
        """Lists the classrooms of a building with what takes place in each today.

        A stored value, kept in memory only, is valid for ten minutes.

        Args:
            building: The building: `H2` to `H6`, `HGX`, `HGD` and `HQ` at 邯郸, `J` at 江湾, `Z` at 张江, `F` at
                枫林.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

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
        """Empties the stores of all buildings.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("classroom.clear_cache", timeout_ms=timeout_ms)


class AsyncClassroomService:
    """What the classrooms are used for today.

    The university's server answers on the campus network alone; from elsewhere it is asked through WebVPN,
    which needs a signed-in campus account.

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
        """Lists the classrooms of a building with what takes place in each today.

        A stored value, kept in memory only, is valid for ten minutes.

        Args:
            building: The building: `H2` to `H6`, `HGX`, `HGD` and `HQ` at 邯郸, `J` at 江湾, `Z` at 张江, `F` at
                枫林.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

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
        """Empties the stores of all buildings.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("classroom.clear_cache", timeout_ms=timeout_ms)
