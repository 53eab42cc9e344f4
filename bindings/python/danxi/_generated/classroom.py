# Generated from interface/classroom.toml by `make generate`; do not edit.

"""What the classrooms are used for today.

The university's server answers on the campus network alone; from elsewhere it is asked through WebVPN, which needs
a signed-in campus account.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "AsyncClassroomService",
    "Classroom",
    "ClassroomSchedule",
    "ClassroomService",
    "TeachingBuilding",
]

TeachingBuilding = Literal["H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "Z", "F"]
"""A teaching building.

"H2": Second teaching building, Handan campus 邯郸; "H3": Third teaching building, Handan campus 邯郸; "H4": Fourth
teaching building, Handan campus 邯郸; "H5": Fifth teaching building, Handan campus 邯郸; "H6": Sixth teaching building,
Handan campus 邯郸; "HGX": Western Guanghua building 光华西辅楼, Handan campus 邯郸; "HGD": Eastern Guanghua building 光华东辅楼,
Handan campus 邯郸; "HQ": New building 新闻学院, Handan campus 邯郸; "J": Jiangwan campus 江湾; "Z": Zhangjiang campus 张江;
"F": Fenglin campus 枫林.
"""


class Classroom(Entity):
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"schedules": tuple_of(ClassroomSchedule.from_json)}


class ClassroomSchedule(Entity):
    """What takes place in a classroom for some lessons on end.

    Attributes:
        start: The first lesson, 1 to 14.
        end: The last lesson, 1 to 14, the same as the first for a single one.
        name: The name of the course, or what else the page says, such as who borrowed the room.
        course_id: The course's code with the number of its class, such as PTSS110088.07; of other uses, the number
            in front of their text.
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
    """The course's code with the number of its class, such as PTSS110088.07; of other uses, the number in front of
    their text.
    """
    category: str | None = None
    """What the page marks it as, such as 本 (undergraduates), 研 (graduates), 临借 (borrowed)."""
    teacher: str | None = None
    """Who teaches, where the page says so."""
    capacity: int | None = None
    """How many students take part, where the page says so."""


class ClassroomService(Service):
    """What the classrooms are used for today. The `classroom` of a `danxi.Session`."""

    __slots__ = ()

    def get_classrooms(
        self,
        building: TeachingBuilding,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Classroom]:
        """Lists the classrooms of a building with what takes place in each today.

        A stored value, kept in memory only, is valid for ten minutes.

        The session must be signed in with `campus.login()`. A stored answer is valid for 10 minutes.

        Args:
            building: The building: `"H2"` to `"H6"`, `"HGX"`, `"HGD"` and `"HQ"` at 邯郸, `"J"` at 江湾, `"Z"` at 张江,
                `"F"` at 枫林. "H2": Second teaching building, Handan campus 邯郸; "H3": Third teaching building, Handan
                campus 邯郸; "H4": Fourth teaching building, Handan campus 邯郸; "H5": Fifth teaching building, Handan
                campus 邯郸; "H6": Sixth teaching building, Handan campus 邯郸; "HGX": Western Guanghua building 光华西辅楼,
                Handan campus 邯郸; "HGD": Eastern Guanghua building 光华东辅楼, Handan campus 邯郸; "HQ": New building 新闻学院,
                Handan campus 邯郸; "J": Jiangwan campus 江湾; "Z": Zhangjiang campus 张江; "F": Fenglin campus 枫林.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Classroom]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET http://10.64.130.6/?b={building}

        Since:
            0.1.0

        Example:
            session.classroom.get_classrooms("H2")
        """
        params = {"building": building, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("classroom.get_classrooms", params)
        return [Classroom.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of all buildings.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.classroom.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("classroom.clear_cache", params)


class AsyncClassroomService(AsyncService):
    """What the classrooms are used for today. The `classroom` of a `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_classrooms(
        self,
        building: TeachingBuilding,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Classroom]:
        """Lists the classrooms of a building with what takes place in each today.

        A stored value, kept in memory only, is valid for ten minutes.

        The session must be signed in with `campus.login()`. A stored answer is valid for 10 minutes.

        Args:
            building: The building: `"H2"` to `"H6"`, `"HGX"`, `"HGD"` and `"HQ"` at 邯郸, `"J"` at 江湾, `"Z"` at 张江,
                `"F"` at 枫林. "H2": Second teaching building, Handan campus 邯郸; "H3": Third teaching building, Handan
                campus 邯郸; "H4": Fourth teaching building, Handan campus 邯郸; "H5": Fifth teaching building, Handan
                campus 邯郸; "H6": Sixth teaching building, Handan campus 邯郸; "HGX": Western Guanghua building 光华西辅楼,
                Handan campus 邯郸; "HGD": Eastern Guanghua building 光华东辅楼, Handan campus 邯郸; "HQ": New building 新闻学院,
                Handan campus 邯郸; "J": Jiangwan campus 江湾; "Z": Zhangjiang campus 张江; "F": Fenglin campus 枫林.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Classroom]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET http://10.64.130.6/?b={building}

        Since:
            0.1.0

        Example:
            await session.classroom.get_classrooms("H2")
        """
        params = {"building": building, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("classroom.get_classrooms", params)
        return [Classroom.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of all buildings.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.classroom.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("classroom.clear_cache", params)
