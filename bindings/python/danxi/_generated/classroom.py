# Generated from interface/classroom.toml by `make generate`; do not edit.

"""The classrooms of each building, the lessons in which they are used on a day, and those that are free.

The server can be reached only from the campus network. From elsewhere, requests go through WebVPN, which needs a
signed-in campus account: see `network.webvpn`. Values are cached in memory only.
"""

from __future__ import annotations

import datetime as dt
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
"""A teaching building, or all those of a campus.

"H2": Second Teaching Building 第二教学楼, Handan campus 邯郸; "H3": Third Teaching Building 第三教学楼, Handan campus 邯郸; "H4":
Fourth Teaching Building 第四教学楼, Handan campus 邯郸; "H5": Fifth Teaching Building 第五教学楼, Handan campus 邯郸; "H6": Sixth
Teaching Building 第六教学楼, Handan campus 邯郸; "HGX": West Guanghua Building 光华西辅楼, Handan campus 邯郸; "HGD": East
Guanghua Building 光华东辅楼, Handan campus 邯郸; "HQ": School of Journalism 新闻学院, Handan campus 邯郸; "J": The buildings of
Jiangwan campus 江湾; "Z": The buildings of Zhangjiang campus 张江; "F": The buildings of Fenglin campus 枫林.
"""


class Classroom(Entity):
    """A classroom and its use on a day.

    Attributes:
        name: Name, such as H2101.
        capacity: Number of seats. `None` if the university does not publish a number. At least 0.
        schedules: Uses of the classroom on the day, in the order of lessons. Empty if it is free all day.
    """

    name: str
    """Name, such as H2101."""
    capacity: int | None = None
    """Number of seats. `None` if the university does not publish a number."""
    schedules: tuple[ClassroomSchedule, ...]
    """Uses of the classroom on the day, in the order of lessons. Empty if it is free all day."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"schedules": tuple_of(ClassroomSchedule.from_json)}


class ClassroomSchedule(Entity):
    """The use of a classroom during consecutive lessons.

    Attributes:
        start: Number of the first lesson of the day, from 1. `course.list_class_times()` lists the times of
            lessons. 1 to 15.
        end: Number of the last lesson. Equal to `start` for a single lesson. 1 to 15.
        name: Name of the course. For other uses, a description, such as the name of a department that booked the
            room.
        course_id: Code of the class, such as PTSS110088.07. For other uses, the number of the booking. `None` if
            there is neither.
        category: The university's label for the use, such as 本 (undergraduate course), 研 (graduate course) or 临借
            (booking). `None` without a label.
        teacher: Name of the teacher. `None` if the university does not publish it.
        capacity: Number of participants. `None` if the university does not publish it. At least 0.
    """

    start: int
    """Number of the first lesson of the day, from 1. `course.list_class_times()` lists the times of lessons."""
    end: int
    """Number of the last lesson. Equal to `start` for a single lesson."""
    name: str
    """Name of the course. For other uses, a description, such as the name of a department that booked the room."""
    course_id: str | None = None
    """Code of the class, such as PTSS110088.07. For other uses, the number of the booking. `None` if there is neither."""
    category: str | None = None
    """The university's label for the use, such as 本 (undergraduate course), 研 (graduate course) or 临借 (booking).
    `None` without a label.
    """
    teacher: str | None = None
    """Name of the teacher. `None` if the university does not publish it."""
    capacity: int | None = None
    """Number of participants. `None` if the university does not publish it."""


class ClassroomService(Service):
    """The classrooms of each building, the lessons in which they are used on a day, and those that are free. It is the
    property `classroom` of `danxi.Session`.
    """

    __slots__ = ()

    def get_classrooms(
        self,
        building: TeachingBuilding,
        *,
        date: dt.date | str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Classroom]:
        """Lists the classrooms of a building, with the lessons in which they are used on a day.

        A cached value is valid for 10 minutes.

        Args:
            building: Building or campus. "H2": Second Teaching Building 第二教学楼, Handan campus 邯郸; "H3": Third
                Teaching Building 第三教学楼, Handan campus 邯郸; "H4": Fourth Teaching Building 第四教学楼, Handan campus 邯郸;
                "H5": Fifth Teaching Building 第五教学楼, Handan campus 邯郸; "H6": Sixth Teaching Building 第六教学楼, Handan
                campus 邯郸; "HGX": West Guanghua Building 光华西辅楼, Handan campus 邯郸; "HGD": East Guanghua Building
                光华东辅楼, Handan campus 邯郸; "HQ": School of Journalism 新闻学院, Handan campus 邯郸; "J": The buildings of
                Jiangwan campus 江湾; "Z": The buildings of Zhangjiang campus 张江; "F": The buildings of Fenglin campus
                枫林.
            date: The day, in Asia/Shanghai. The default is today.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Classroom]

        Raises:
            NotSignedInError: The request goes through WebVPN, and the session is not signed in with a campus
                account. Call `campus.login()` first.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the table of classrooms, because the layout of the HTML page
                has changed.
            CaptchaRequiredError: The request goes through WebVPN, whose sign-in asks for a captcha. Answer with
                `campus.answer_challenge()`.
            SecondFactorRequiredError: The request goes through WebVPN, whose sign-in asks for a second factor.
                Answer with `campus.answer_challenge()`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET http://10.64.130.6/?b={building}&day={date}

        Since:
            0.1.0

        Example:
            session.classroom.get_classrooms("H2")
        """
        params = {"building": building, "date": date, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("classroom.get_classrooms", params)
        return [Classroom.from_json(item) for item in items]

    def list_free_classrooms(
        self,
        building: TeachingBuilding,
        start: int,
        end: int,
        *,
        date: dt.date | str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Classroom]:
        """Lists the classrooms of a building that are free during all of some consecutive lessons.

        It shares the cached value of `classroom.get_classrooms()`. Lessons that the HTML page does not show, such
        as lesson 15, count as free. The university may still use a free classroom, for example for an exam.

        A cached value is valid for 10 minutes.

        Args:
            building: Building or campus. "H2": Second Teaching Building 第二教学楼, Handan campus 邯郸; "H3": Third
                Teaching Building 第三教学楼, Handan campus 邯郸; "H4": Fourth Teaching Building 第四教学楼, Handan campus 邯郸;
                "H5": Fifth Teaching Building 第五教学楼, Handan campus 邯郸; "H6": Sixth Teaching Building 第六教学楼, Handan
                campus 邯郸; "HGX": West Guanghua Building 光华西辅楼, Handan campus 邯郸; "HGD": East Guanghua Building
                光华东辅楼, Handan campus 邯郸; "HQ": School of Journalism 新闻学院, Handan campus 邯郸; "J": The buildings of
                Jiangwan campus 江湾; "Z": The buildings of Zhangjiang campus 张江; "F": The buildings of Fenglin campus
                枫林.
            start: Number of the first lesson, from 1. `course.list_class_times()` lists the times of lessons. 1 to
                15.
            end: Number of the last lesson. Equal to `start` for a single lesson. 1 to 15.
            date: The day, in Asia/Shanghai. The default is today.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Classroom]

        Raises:
            InvalidArgumentError: `end` is less than `start`.
            NotSignedInError: The request goes through WebVPN, and the session is not signed in with a campus
                account. Call `campus.login()` first.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the table of classrooms, because the layout of the HTML page
                has changed.
            CaptchaRequiredError: The request goes through WebVPN, whose sign-in asks for a captcha. Answer with
                `campus.answer_challenge()`.
            SecondFactorRequiredError: The request goes through WebVPN, whose sign-in asks for a second factor.
                Answer with `campus.answer_challenge()`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET http://10.64.130.6/?b={building}&day={date}

        Since:
            0.1.0

        Example:
            session.classroom.list_free_classrooms("H2", 3, 4)
        """
        params = {
            "building": building,
            "start": start,
            "end": end,
            "date": date,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        items = self._call("classroom.list_free_classrooms", params)
        return [Classroom.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached classrooms of all buildings from memory.

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
    """The classrooms of each building, the lessons in which they are used on a day, and those that are free. It is the
    property `classroom` of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_classrooms(
        self,
        building: TeachingBuilding,
        *,
        date: dt.date | str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Classroom]:
        """Lists the classrooms of a building, with the lessons in which they are used on a day.

        A cached value is valid for 10 minutes.

        Args:
            building: Building or campus. "H2": Second Teaching Building 第二教学楼, Handan campus 邯郸; "H3": Third
                Teaching Building 第三教学楼, Handan campus 邯郸; "H4": Fourth Teaching Building 第四教学楼, Handan campus 邯郸;
                "H5": Fifth Teaching Building 第五教学楼, Handan campus 邯郸; "H6": Sixth Teaching Building 第六教学楼, Handan
                campus 邯郸; "HGX": West Guanghua Building 光华西辅楼, Handan campus 邯郸; "HGD": East Guanghua Building
                光华东辅楼, Handan campus 邯郸; "HQ": School of Journalism 新闻学院, Handan campus 邯郸; "J": The buildings of
                Jiangwan campus 江湾; "Z": The buildings of Zhangjiang campus 张江; "F": The buildings of Fenglin campus
                枫林.
            date: The day, in Asia/Shanghai. The default is today.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Classroom]

        Raises:
            NotSignedInError: The request goes through WebVPN, and the session is not signed in with a campus
                account. Call `campus.login()` first.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the table of classrooms, because the layout of the HTML page
                has changed.
            CaptchaRequiredError: The request goes through WebVPN, whose sign-in asks for a captcha. Answer with
                `campus.answer_challenge()`.
            SecondFactorRequiredError: The request goes through WebVPN, whose sign-in asks for a second factor.
                Answer with `campus.answer_challenge()`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET http://10.64.130.6/?b={building}&day={date}

        Since:
            0.1.0

        Example:
            await session.classroom.get_classrooms("H2")
        """
        params = {"building": building, "date": date, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("classroom.get_classrooms", params)
        return [Classroom.from_json(item) for item in items]

    async def list_free_classrooms(
        self,
        building: TeachingBuilding,
        start: int,
        end: int,
        *,
        date: dt.date | str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Classroom]:
        """Lists the classrooms of a building that are free during all of some consecutive lessons.

        It shares the cached value of `classroom.get_classrooms()`. Lessons that the HTML page does not show, such
        as lesson 15, count as free. The university may still use a free classroom, for example for an exam.

        A cached value is valid for 10 minutes.

        Args:
            building: Building or campus. "H2": Second Teaching Building 第二教学楼, Handan campus 邯郸; "H3": Third
                Teaching Building 第三教学楼, Handan campus 邯郸; "H4": Fourth Teaching Building 第四教学楼, Handan campus 邯郸;
                "H5": Fifth Teaching Building 第五教学楼, Handan campus 邯郸; "H6": Sixth Teaching Building 第六教学楼, Handan
                campus 邯郸; "HGX": West Guanghua Building 光华西辅楼, Handan campus 邯郸; "HGD": East Guanghua Building
                光华东辅楼, Handan campus 邯郸; "HQ": School of Journalism 新闻学院, Handan campus 邯郸; "J": The buildings of
                Jiangwan campus 江湾; "Z": The buildings of Zhangjiang campus 张江; "F": The buildings of Fenglin campus
                枫林.
            start: Number of the first lesson, from 1. `course.list_class_times()` lists the times of lessons. 1 to
                15.
            end: Number of the last lesson. Equal to `start` for a single lesson. 1 to 15.
            date: The day, in Asia/Shanghai. The default is today.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Classroom]

        Raises:
            InvalidArgumentError: `end` is less than `start`.
            NotSignedInError: The request goes through WebVPN, and the session is not signed in with a campus
                account. Call `campus.login()` first.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the table of classrooms, because the layout of the HTML page
                has changed.
            CaptchaRequiredError: The request goes through WebVPN, whose sign-in asks for a captcha. Answer with
                `campus.answer_challenge()`.
            SecondFactorRequiredError: The request goes through WebVPN, whose sign-in asks for a second factor.
                Answer with `campus.answer_challenge()`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET http://10.64.130.6/?b={building}&day={date}

        Since:
            0.1.0

        Example:
            await session.classroom.list_free_classrooms("H2", 3, 4)
        """
        params = {
            "building": building,
            "start": start,
            "end": end,
            "date": date,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("classroom.list_free_classrooms", params)
        return [Classroom.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached classrooms of all buildings from memory.

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
