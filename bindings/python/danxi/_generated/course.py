# Generated from interface/course.toml by `make generate`; do not edit.

"""Semesters, courses with their times and rooms, conflicts between courses, and calendar files.

Dates and times are in Asia/Shanghai. Semesters and courses are cached in memory and below `store.path`.
Undergraduates and graduates have different servers: the parameter `student_type` of `campus.login()` decides which
one is asked.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._pages import AsyncItems, Items
from .._service import AsyncService, Service
from .._time import parse_date, parse_time_of_day
from .curriculum import CourseReviews
from .options import CachePolicy
from .reservation import Reservation

__all__ = [
    "AsyncCourseService",
    "ClassTimeSlot",
    "Course",
    "CourseCampus",
    "CourseConflict",
    "CoursePlace",
    "CourseSearchPage",
    "CourseService",
    "CourseWeek",
    "DayChange",
    "OfferedCourse",
    "OfferedMeeting",
    "Semester",
    "SemesterType",
]

SemesterType = Literal["first", "winter", "second", "summer"]
"""A term of an academic year.

"first": The autumn term; "winter": The winter term, between autumn and spring; "second": The spring term; "summer":
The summer term.
"""

CourseCampus = Literal["handan", "zhangjiang", "fenglin", "jiangwan", "other"]
"""A campus in the search over all courses.

"handan": Handan campus 邯郸校区; "zhangjiang": Zhangjiang campus 张江校区; "fenglin": Fenglin campus 枫林校区; "jiangwan":
Jiangwan campus 江湾校区; "other": Another place 其他校区.
"""


class Semester(Entity):
    """A semester: a term of teaching.

    Attributes:
        id: Identifier, for the parameter `semester_id` of other methods. Undergraduates' are numbers such as 505;
            graduates' are the first year of the academic year followed by the number of the term, such as 20252.
        name: Name that the university uses, such as 2026-2027学年1学期.
        year: First year of the academic year, such as 2026 for 2026-2027.
        type: Term of the academic year. `None` if the name does not contain it. "first": The autumn term; "winter":
            The winter term, between autumn and spring; "second": The spring term; "summer": The summer term.
        start_date: Monday of the first week. `None` if the university does not publish it.
        end_date: Sunday of the last week. `None` if the university does not publish it.
        week_count: Number of weeks. `None` if the university does not publish it. At least 0.
        is_current: Whether it is the current semester according to the university.
    """

    id: int
    """Identifier, for the parameter `semester_id` of other methods. Undergraduates' are numbers such as 505;
    graduates' are the first year of the academic year followed by the number of the term, such as 20252.
    """
    name: str
    """Name that the university uses, such as 2026-2027学年1学期."""
    year: int
    """First year of the academic year, such as 2026 for 2026-2027."""
    type: SemesterType | None = None
    """Term of the academic year. `None` if the name does not contain it."""
    start_date: dt.date | None = None
    """Monday of the first week. `None` if the university does not publish it."""
    end_date: dt.date | None = None
    """Sunday of the last week. `None` if the university does not publish it."""
    week_count: int | None = None
    """Number of weeks. `None` if the university does not publish it."""
    is_current: bool
    """Whether it is the current semester according to the university."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"start_date": parse_date, "end_date": parse_date}


class Course(Entity):
    """A weekly meeting of a course, with its time and rooms.

    A course that meets twice a week, or whose room or teacher changes during the semester, has several entries.

    Attributes:
        id: Identifier, made from semester, code (or name), weekday, first lesson and first week. It changes only if
            one of these does.
        semester_id: Identifier of the semester.
        code: Code of the class, such as COMP130135.03. Empty if the server does not send it.
        course_code: Code of the course, which its classes share. `None` if the server does not send it.
        name: Name of the course.
        class_name: Name of the class, such as 全校13. `None` if the server does not send it.
        type: Category of the course, such as 专业教育课程. `None` if the server does not send it.
        credits: Number of credits. `None` if the server does not send it.
        teachers: Names of the teachers. Empty if the server sends none.
        places: Rooms of the meeting, all used at the same time. Empty if the server sends none.
        weekday: Day of the week: 1 for Monday to 7 for Sunday. 1 to 7.
        start: Number of the meeting's first lesson, from 1. `course.list_class_times()` lists the times of lessons.
            1 to 20.
        end: Number of the meeting's last lesson. 1 to 20.
        start_time: Start of the first lesson. `None` if its time is not known.
        end_time: End of the last lesson. `None` if its time is not known.
        on_weeks: Weeks of the semester in which it meets, in ascending order. The first week is 1. Empty if the
            server sends none. 1 to 60.
        student_count: Number of students. `None` if the server does not send it.
        student_limit: Maximum number of students. `None` if the server does not send it.
        remark: Remark of the university. `None` without a remark.
    """

    id: str
    """Identifier, made from semester, code (or name), weekday, first lesson and first week. It changes only if one of
    these does.
    """
    semester_id: int
    """Identifier of the semester."""
    code: str
    """Code of the class, such as COMP130135.03. Empty if the server does not send it."""
    course_code: str | None = None
    """Code of the course, which its classes share. `None` if the server does not send it."""
    name: str
    """Name of the course."""
    class_name: str | None = None
    """Name of the class, such as 全校13. `None` if the server does not send it."""
    type: str | None = None
    """Category of the course, such as 专业教育课程. `None` if the server does not send it."""
    credits: float | None = None
    """Number of credits. `None` if the server does not send it."""
    teachers: tuple[str, ...]
    """Names of the teachers. Empty if the server sends none."""
    places: tuple[CoursePlace, ...]
    """Rooms of the meeting, all used at the same time. Empty if the server sends none."""
    weekday: int
    """Day of the week: 1 for Monday to 7 for Sunday."""
    start: int
    """Number of the meeting's first lesson, from 1. `course.list_class_times()` lists the times of lessons."""
    end: int
    """Number of the meeting's last lesson."""
    start_time: dt.time | None = None
    """Start of the first lesson. `None` if its time is not known."""
    end_time: dt.time | None = None
    """End of the last lesson. `None` if its time is not known."""
    on_weeks: tuple[int, ...]
    """Weeks of the semester in which it meets, in ascending order. The first week is 1. Empty if the server sends
    none.
    """
    student_count: int | None = None
    """Number of students. `None` if the server does not send it."""
    student_limit: int | None = None
    """Maximum number of students. `None` if the server does not send it."""
    remark: str | None = None
    """Remark of the university. `None` without a remark."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "teachers": tuple,
            "places": tuple_of(CoursePlace.from_json),
            "start_time": parse_time_of_day,
            "end_time": parse_time_of_day,
            "on_weeks": tuple,
        }


class CoursePlace(Entity):
    """A room in which a course meets.

    Attributes:
        room: Room, such as H逸夫楼204.
        building: Building, such as H逸夫楼. `None` if the server does not send it.
        campus: Campus, such as 邯郸校区. `None` if the server does not send it.
    """

    room: str
    """Room, such as H逸夫楼204."""
    building: str | None = None
    """Building, such as H逸夫楼. `None` if the server does not send it."""
    campus: str | None = None
    """Campus, such as 邯郸校区. `None` if the server does not send it."""


class CourseWeek(Entity):
    """A week of a semester with its courses.

    Attributes:
        semester: The semester of the week.
        week: Number of the week within the semester, from 1. 1 to 60.
        start_date: Monday of the week. `None` if the start of the semester is not known.
        end_date: Sunday of the week. `None` if the start of the semester is not known.
        current_week: Number of the week that contains today. It is 0 or negative before the semester, and greater
            than the number of weeks after it. `None` if the start of the semester is not known.
        first_week: First week in which a course meets. 1 if there are no courses. 1 to 60.
        last_week: Last week in which a course meets. 1 if there are no courses. 1 to 60.
        courses: Courses that meet in the week, sorted by weekday and lesson.
    """

    semester: Semester
    """The semester of the week."""
    week: int
    """Number of the week within the semester, from 1."""
    start_date: dt.date | None = None
    """Monday of the week. `None` if the start of the semester is not known."""
    end_date: dt.date | None = None
    """Sunday of the week. `None` if the start of the semester is not known."""
    current_week: int | None = None
    """Number of the week that contains today. It is 0 or negative before the semester, and greater than the number of
    weeks after it. `None` if the start of the semester is not known.
    """
    first_week: int
    """First week in which a course meets. 1 if there are no courses."""
    last_week: int
    """Last week in which a course meets. 1 if there are no courses."""
    courses: tuple[Course, ...]
    """Courses that meet in the week, sorted by weekday and lesson."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "semester": Semester.from_json,
            "start_date": parse_date,
            "end_date": parse_date,
            "courses": tuple_of(Course.from_json),
        }


class CourseConflict(Entity):
    """Two courses that meet at the same time.

    Attributes:
        courses: The two courses. The list always has two entries.
        weekday: Day of the week: 1 for Monday to 7 for Sunday. 1 to 7.
        start: Number of the first lesson that both share. 1 to 20.
        end: Number of the last lesson that both share. 1 to 20.
        weeks: Weeks in which both meet, in ascending order. 1 to 60.
    """

    courses: tuple[Course, ...]
    """The two courses. The list always has two entries."""
    weekday: int
    """Day of the week: 1 for Monday to 7 for Sunday."""
    start: int
    """Number of the first lesson that both share."""
    end: int
    """Number of the last lesson that both share."""
    weeks: tuple[int, ...]
    """Weeks in which both meet, in ascending order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"courses": tuple_of(Course.from_json), "weeks": tuple}


class ClassTimeSlot(Entity):
    """The time of one of the numbered lessons of a day.

    Attributes:
        id: Number of the lesson, from 1. 1 to 14.
        start: Start of the lesson.
        end: End of the lesson.
    """

    id: int
    """Number of the lesson, from 1."""
    start: dt.time
    """Start of the lesson."""
    end: dt.time
    """End of the lesson."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"start": parse_time_of_day, "end": parse_time_of_day}


class OfferedCourse(Entity):
    """A course that the university offers in a semester, with all its meetings.

    Attributes:
        id: Identifier of the course in its semester.
        code: Code of the class, such as COMP130135.03. Empty if the server does not send it.
        course_code: Code of the course, which its classes share. `None` if the server does not send it.
        name: Name of the course.
        class_name: Name of the class, such as 全校13. `None` if it has none of its own.
        level: Students for whom it is meant: 本科, 研究生 or 本研融通. `None` if the server does not send it.
        type: Type of the course. `None` if the server does not send it.
        category: Category in the university's list of courses. `None` if the server does not send it.
        department: School or department that offers it. `None` if the server does not send it.
        credits: Number of credits. `None` if the server does not send it.
        teachers: Names of the teachers. Empty if the server sends none.
        exam_method: Method of the exam, such as 闭卷 (closed book). `None` if the server does not send it.
        language: Language of teaching, such as 中文. `None` if the server does not send it.
        student_count: Number of students. `None` if the server does not send it.
        student_limit: Maximum number of students. `None` if the server does not send it.
        selection_limit: Conditions for selecting it. `None` without conditions.
        remark: Remark of the university. `None` without a remark.
        schedule: Weeks, times, rooms and teachers as the university writes them, one meeting on each line. `None`
            if the server does not send them.
        meetings: Meetings of `schedule` in order. A line that the library cannot read is left out.
    """

    id: int
    """Identifier of the course in its semester."""
    code: str
    """Code of the class, such as COMP130135.03. Empty if the server does not send it."""
    course_code: str | None = None
    """Code of the course, which its classes share. `None` if the server does not send it."""
    name: str
    """Name of the course."""
    class_name: str | None = None
    """Name of the class, such as 全校13. `None` if it has none of its own."""
    level: str | None = None
    """Students for whom it is meant: 本科, 研究生 or 本研融通. `None` if the server does not send it."""
    type: str | None = None
    """Type of the course. `None` if the server does not send it."""
    category: str | None = None
    """Category in the university's list of courses. `None` if the server does not send it."""
    department: str | None = None
    """School or department that offers it. `None` if the server does not send it."""
    credits: float | None = None
    """Number of credits. `None` if the server does not send it."""
    teachers: tuple[str, ...]
    """Names of the teachers. Empty if the server sends none."""
    exam_method: str | None = None
    """Method of the exam, such as 闭卷 (closed book). `None` if the server does not send it."""
    language: str | None = None
    """Language of teaching, such as 中文. `None` if the server does not send it."""
    student_count: int | None = None
    """Number of students. `None` if the server does not send it."""
    student_limit: int | None = None
    """Maximum number of students. `None` if the server does not send it."""
    selection_limit: str | None = None
    """Conditions for selecting it. `None` without conditions."""
    remark: str | None = None
    """Remark of the university. `None` without a remark."""
    schedule: str | None = None
    """Weeks, times, rooms and teachers as the university writes them, one meeting on each line. `None` if the server
    does not send them.
    """
    meetings: tuple[OfferedMeeting, ...]
    """Meetings of `schedule` in order. A line that the library cannot read is left out."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"teachers": tuple, "meetings": tuple_of(OfferedMeeting.from_json)}


class OfferedMeeting(Entity):
    """A weekly meeting of an offered course.

    Attributes:
        on_weeks: Weeks of the semester in which it meets, in ascending order. The first week is 1. 1 to 60.
        weekday: Day of the week: 1 for Monday to 7 for Sunday. 1 to 7.
        start: Number of the meeting's first lesson, from 1. `course.list_class_times()` lists the times of lessons.
            1 to 20.
        end: Number of the meeting's last lesson. 1 to 20.
        room: Room, such as H3108. `None` if the line has none.
        teachers: Names of the teachers. Empty if the line has none.
    """

    on_weeks: tuple[int, ...]
    """Weeks of the semester in which it meets, in ascending order. The first week is 1."""
    weekday: int
    """Day of the week: 1 for Monday to 7 for Sunday."""
    start: int
    """Number of the meeting's first lesson, from 1. `course.list_class_times()` lists the times of lessons."""
    end: int
    """Number of the meeting's last lesson."""
    room: str | None = None
    """Room, such as H3108. `None` if the line has none."""
    teachers: tuple[str, ...]
    """Names of the teachers. Empty if the line has none."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"on_weeks": tuple, "teachers": tuple}


class CourseSearchPage(Entity):
    """A page of the courses that match a search.

    Attributes:
        courses: Courses in the order of the university.
        page: Number of this page. At least 1.
        page_count: Number of pages of the list. At least 0.
        total: Number of courses on all pages. At least 0.
    """

    courses: tuple[OfferedCourse, ...]
    """Courses in the order of the university."""
    page: int
    """Number of this page."""
    page_count: int
    """Number of pages of the list."""
    total: int
    """Number of courses on all pages."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"courses": tuple_of(OfferedCourse.from_json)}


class DayChange(Entity):
    """A day on which other courses are held than the timetable says.

    Attributes:
        date: Day to which the change applies.
        is_off: Whether no courses are held on the day.
        courses_of: The day whose courses are held on this day instead of its own. They are also held on their own
            day, unless the list has that day as a day off. `None` if the day keeps its own courses or has none.
        name: Name to show, such as 国庆节. `None` without a name.
    """

    date: dt.date
    """Day to which the change applies."""
    is_off: bool
    """Whether no courses are held on the day."""
    courses_of: dt.date | None = None
    """The day whose courses are held on this day instead of its own. They are also held on their own day, unless the
    list has that day as a day off. `None` if the day keeps its own courses or has none.
    """
    name: str | None = None
    """Name to show, such as 国庆节. `None` without a name."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "courses_of": parse_date}


class CourseService(Service):
    """Semesters, courses with their times and rooms, conflicts between courses, and calendar files. It is the property
    `course` of `danxi.Session`.
    """

    __slots__ = ()

    def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the start and end times of the 14 lessons of a day.

        The times are part of the library: no request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ClassTimeSlot]

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.course.list_class_times()
        """
        params = {"timeout_ms": timeout_ms}
        items = self._call("course.list_class_times", params)
        return [ClassTimeSlot.from_json(item) for item in items]

    def get_semesters(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Semester]:
        """Lists the semesters, newest first.

        For graduates, if the graduate school's list is not available, the terms of `course.list_search_semesters()`
        take its place, with the graduates' identifiers. Their dates are those of the university's calendar.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Semester]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search

        Since:
            0.1.0

        Example:
            session.course.get_semesters()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("course.get_semesters", params)
        return [Semester.from_json(item) for item in items]

    def get_current_semester(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> Semester:
        """Returns the current semester.

        It shares the cached semesters of `course.get_semesters()`.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Semester: A semester: a term of teaching.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The university marks no semester as the current one.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index

        Since:
            0.1.0

        Example:
            session.course.get_current_semester()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return Semester.from_json(self._call("course.get_current_semester", params))

    def get_courses(
        self,
        semester_id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Course]:
        """Lists the courses of a semester, sorted by weekday and lesson.

        Consecutive lessons with the same teachers and rooms become one entry, and so do equal meetings in several
        weeks. For graduates, one request is sent for each week of the semester.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: For graduates: the semester does not exist, or its dates are not published. For others:
                the server has no timetable for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            session.course.get_courses(505)
        """
        params = {"semester_id": semester_id, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("course.get_courses", params)
        return [Course.from_json(item) for item in items]

    def list_search_semesters(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Semester]:
        """Lists the semesters that `course.search_courses()` can search, newest first.

        No account is needed. `is_current` marks the semester that the university's search shows first, which may be
        a summer term without courses.

        A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Semester]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the semesters, because the layout of the HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search

        Since:
            0.1.0

        Example:
            session.course.list_search_semesters()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("course.list_search_semesters", params)
        return [Semester.from_json(item) for item in items]

    def search_courses(
        self,
        *,
        semester_id: int | None = None,
        keyword: str | None = None,
        teacher: str | None = None,
        campus: CourseCampus | None = None,
        weekday: int | None = None,
        page: int = 1,
        size: int = 50,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> CourseSearchPage:
        """Searches all courses that the university offers in a semester, page by page.

        No account is needed. The list of a semester has several thousand courses of undergraduates and graduates.
        It is requested once, in several requests, and then searched locally. The first call can take a minute: set
        the option `timeout_ms` accordingly. With `campus`, the list of that campus is requested instead. The number
        of students changes during course selection: use the option `cache` with `"refresh"`.

        A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.list_search_semesters()`. The default is the
                current semester. At least 1.
            keyword: Words that must all occur in the name, a code or the name of a teacher, whether in upper or
                lower case. By default, all courses match.
            teacher: Part of a teacher's name. By default, all teachers match. Not empty.
            campus: Campus of the courses. The default is all. "handan": Handan campus 邯郸校区; "zhangjiang":
                Zhangjiang campus 张江校区; "fenglin": Fenglin campus 枫林校区; "jiangwan": Jiangwan campus 江湾校区; "other":
                Another place 其他校区.
            weekday: Day of the week on which a course meets: 1 for Monday to 7 for Sunday. The default is any. 1 to
                7.
            page: Number of the page, from 1. 1 to 100,000. Default: 1.
            size: Number of courses on a page. 1 to 1,000. Default: 50.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseSearchPage: A page of the courses that match a search.

        Raises:
            NotFoundError: The university marks no semester as the current one.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the semesters, because the layout of the HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search
            GET
                https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search/semester/{semester_id}/search/{semester_id}?queryPage__={page},{size}

        Since:
            0.1.0

        Example:
            session.course.search_courses(keyword="数据", size=5)
        """
        params = {
            "semester_id": semester_id,
            "keyword": keyword,
            "teacher": teacher,
            "campus": campus,
            "weekday": weekday,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return CourseSearchPage.from_json(self._call("course.search_courses", params))

    def list_day_changes(self, holidays: Any, *, timeout_ms: int | None = None) -> list[DayChange]:
        """Lists the days off and make-up days 调休 of a calendar of public holidays, earliest first.

        The calendar is the JSON document of a year as projects such as https://github.com/NateScarlet/holiday-cn
        publish it. No request is sent: the program gets the document itself.

        Such a calendar has the days off, and the Saturdays and Sundays on which people work. It does not have the
        day whose courses are held on a make-up day, because each university announces that itself. Set `courses_of`
        from the announcement: without it, the day keeps its own courses, usually none.

        Args:
            holidays: An object whose member `days` is a list of objects with `name`, `date` and `isOffDay`, or that
                list.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[DayChange]

        Raises:
            InvalidArgumentError: The calendar has another form. The message names the place.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.course.list_day_changes({"year": 2026, "days": [{"name": "国庆节", "date": "2026-10-01",
                "isOffDay": True}, {"name": "国庆节", "date": "2026-10-10", "isOffDay": False}]})
        """
        params = {"holidays": holidays, "timeout_ms": timeout_ms}
        items = self._call("course.list_day_changes", params)
        return [DayChange.from_json(item) for item in items]

    def get_reviews(self, *, semester_id: int | None = None, timeout_ms: int | None = None) -> list[CourseReviews]:
        """Lists the courses of a semester with what students have written about them in the course reviews 蛋壳.

        The courses of the timetable are matched by their codes. A course that the course reviews do not have is
        listed with `None` as `group_id`. The list of course groups comes from the cache of
        `curriculum.list_course_groups()`; the reviews are requested for each course. To write one, pass the
        identifier of the course that has the right teacher and semester to `curriculum.create_review()`.

        The session must be signed in with `account.login()` and `campus.login()`.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. The default is the current
                semester. At least 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseReviews]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, or the university marks no semester as the current one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/courses/hash
            GET https://danke.fduhole.com/api/courses
            GET https://danke.fduhole.com/api/v3/course_groups/{id}

        Since:
            0.1.0

        Example:
            session.course.get_reviews()
        """
        params = {"semester_id": semester_id, "timeout_ms": timeout_ms}
        items = self._call("course.get_reviews", params)
        return [CourseReviews.from_json(item) for item in items]

    def get_selected_courses(self, *, timeout_ms: int | None = None) -> list[Course]:
        """Lists the courses that a graduate has selected, newest semester first, then sorted by weekday and lesson.

        The course selection is open on one of two servers, depending on the time of the year; both are tried.
        Outside the campus network they are reached through WebVPN. `semester_id` has the identifiers of
        `course.get_semesters()`, or 0 if the server does not send it.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The course selection is closed, or its servers have moved.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.edu.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}
            GET http://yjsxktest.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}

        Since:
            0.1.0

        Example:
            session.course.get_selected_courses()
        """
        params = {"timeout_ms": timeout_ms}
        items = self._call("course.get_selected_courses", params)
        return [Course.from_json(item) for item in items]

    def get_week(
        self,
        *,
        semester_id: int | None = None,
        week: int | None = None,
        day_changes: Sequence[DayChange | Mapping[str, Any]] | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> CourseWeek:
        """Returns a week of a semester with its courses.

        A course that `day_changes` move to another day has the `id` of the course followed by that day.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. The default is the current
                semester. At least 0.
            week: Number of the week, from 1. The default is the current week or, before the first or after the last
                week with courses, the nearest of these. 1 to 60.
            day_changes: Days that differ from the timetable, such as public holidays and make-up days. Empty by
                default.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseWeek: A week of a semester with its courses.

        Raises:
            InvalidArgumentError: `day_changes` have a day twice, or a day off with courses.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, the university marks no semester as the current one, or
                there is no timetable for the account. With `day_changes`, also: the start of the semester is not
                published.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            session.course.get_week(week=3, day_changes=[{"date": "2026-10-01", "is_off": True}, {"date":
                "2026-10-10", "is_off": False, "courses_of": "2026-10-08"}])
        """
        params = {
            "semester_id": semester_id,
            "week": week,
            "day_changes": day_changes,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        return CourseWeek.from_json(self._call("course.get_week", params))

    def get_conflicts(
        self,
        *,
        semester_id: int | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[CourseConflict]:
        """Lists the pairs of courses of a semester that meet at the same time.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. The default is the current
                semester. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseConflict]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The university marks no semester as the current one, or there is no timetable for the
                account. For graduates also: the semester does not exist, or its dates are not published.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            session.course.get_conflicts(semester_id=505)
        """
        params = {"semester_id": semester_id, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("course.get_conflicts", params)
        return [CourseConflict.from_json(item) for item in items]

    def calendar(
        self,
        *,
        semester_id: int | None = None,
        exams: bool = True,
        bookings: Sequence[Reservation | Mapping[str, Any]] | None = None,
        reminder_minutes: int | None = None,
        day_changes: Sequence[DayChange | Mapping[str, Any]] | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> str:
        """Returns a semester's courses and exams as a calendar file (iCalendar, RFC 5545).

        Each course becomes an event that repeats weekly or every two weeks. Exams and `bookings` become single
        events. Courses without weeks and exams without a date are left out. A course that `day_changes` move to
        another day becomes a single event.

        When a calendar program imports a newer file, it replaces the events of the older one, because their UIDs
        are equal: the UID of a course is made from its `id`, and that of a booking from playground, date, start
        time and name.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. The default is the current
                semester. At least 0.
            exams: Whether to include exams. Only the current semester of an undergraduate has any. Default: True.
            bookings: Slots of playgrounds that the person has booked, as `reservation.get_reservations()` returned
                them. That site has no list of a person's bookings, so the caller has to keep them. They are
                included whatever their dates. The default is an empty list.
            reminder_minutes: How long before each event the calendar shows a reminder. By default there are no
                reminders. 0 to 10,080 minutes.
            day_changes: Days that differ from the timetable, such as public holidays and make-up days. Empty by
                default.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str: The content of the calendar file.

        Raises:
            InvalidArgumentError: `day_changes` have a day twice, or a day off with courses. Or a booking has no
                name, does not end after it starts, or has an invalid date or time. The message contains its index.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, its start is not published, the university marks no semester
                as the current one, or there is no timetable for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters or exams, because the layout
                of an HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            session.course.calendar(reminder_minutes=15)
        """
        params = {
            "semester_id": semester_id,
            "exams": exams,
            "bookings": bookings,
            "reminder_minutes": reminder_minutes,
            "day_changes": day_changes,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        value: str = self._call("course.calendar", params)
        return value

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached semesters and courses from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.course.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("course.clear_cache", params)

    def iter_search_courses(
        self,
        *,
        semester_id: int | None = None,
        keyword: str | None = None,
        teacher: str | None = None,
        campus: CourseCampus | None = None,
        weekday: int | None = None,
        page: int = 1,
        size: int = 50,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[OfferedCourse]:
        """Iterates over the items of all pages of `search_courses`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_courses`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "semester_id": semester_id,
            "keyword": keyword,
            "teacher": teacher,
            "campus": campus,
            "weekday": weekday,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "course.search_courses", params, OfferedCourse.from_json, "courses")


class AsyncCourseService(AsyncService):
    """Semesters, courses with their times and rooms, conflicts between courses, and calendar files. It is the property
    `course` of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the start and end times of the 14 lessons of a day.

        The times are part of the library: no request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ClassTimeSlot]

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.course.list_class_times()
        """
        params = {"timeout_ms": timeout_ms}
        items = await self._call("course.list_class_times", params)
        return [ClassTimeSlot.from_json(item) for item in items]

    async def get_semesters(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Semester]:
        """Lists the semesters, newest first.

        For graduates, if the graduate school's list is not available, the terms of `course.list_search_semesters()`
        take its place, with the graduates' identifiers. Their dates are those of the university's calendar.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Semester]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search

        Since:
            0.1.0

        Example:
            await session.course.get_semesters()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("course.get_semesters", params)
        return [Semester.from_json(item) for item in items]

    async def get_current_semester(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> Semester:
        """Returns the current semester.

        It shares the cached semesters of `course.get_semesters()`.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Semester: A semester: a term of teaching.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The university marks no semester as the current one.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index

        Since:
            0.1.0

        Example:
            await session.course.get_current_semester()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return Semester.from_json(await self._call("course.get_current_semester", params))

    async def get_courses(
        self,
        semester_id: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Course]:
        """Lists the courses of a semester, sorted by weekday and lesson.

        Consecutive lessons with the same teachers and rooms become one entry, and so do equal meetings in several
        weeks. For graduates, one request is sent for each week of the semester.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: For graduates: the semester does not exist, or its dates are not published. For others:
                the server has no timetable for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            await session.course.get_courses(505)
        """
        params = {"semester_id": semester_id, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("course.get_courses", params)
        return [Course.from_json(item) for item in items]

    async def list_search_semesters(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Semester]:
        """Lists the semesters that `course.search_courses()` can search, newest first.

        No account is needed. `is_current` marks the semester that the university's search shows first, which may be
        a summer term without courses.

        A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Semester]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the semesters, because the layout of the HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search

        Since:
            0.1.0

        Example:
            await session.course.list_search_semesters()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("course.list_search_semesters", params)
        return [Semester.from_json(item) for item in items]

    async def search_courses(
        self,
        *,
        semester_id: int | None = None,
        keyword: str | None = None,
        teacher: str | None = None,
        campus: CourseCampus | None = None,
        weekday: int | None = None,
        page: int = 1,
        size: int = 50,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> CourseSearchPage:
        """Searches all courses that the university offers in a semester, page by page.

        No account is needed. The list of a semester has several thousand courses of undergraduates and graduates.
        It is requested once, in several requests, and then searched locally. The first call can take a minute: set
        the option `timeout_ms` accordingly. With `campus`, the list of that campus is requested instead. The number
        of students changes during course selection: use the option `cache` with `"refresh"`.

        A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.list_search_semesters()`. The default is the
                current semester. At least 1.
            keyword: Words that must all occur in the name, a code or the name of a teacher, whether in upper or
                lower case. By default, all courses match.
            teacher: Part of a teacher's name. By default, all teachers match. Not empty.
            campus: Campus of the courses. The default is all. "handan": Handan campus 邯郸校区; "zhangjiang":
                Zhangjiang campus 张江校区; "fenglin": Fenglin campus 枫林校区; "jiangwan": Jiangwan campus 江湾校区; "other":
                Another place 其他校区.
            weekday: Day of the week on which a course meets: 1 for Monday to 7 for Sunday. The default is any. 1 to
                7.
            page: Number of the page, from 1. 1 to 100,000. Default: 1.
            size: Number of courses on a page. 1 to 1,000. Default: 50.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseSearchPage: A page of the courses that match a search.

        Raises:
            NotFoundError: The university marks no semester as the current one.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the semesters, because the layout of the HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search
            GET
                https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search/semester/{semester_id}/search/{semester_id}?queryPage__={page},{size}

        Since:
            0.1.0

        Example:
            await session.course.search_courses(keyword="数据", size=5)
        """
        params = {
            "semester_id": semester_id,
            "keyword": keyword,
            "teacher": teacher,
            "campus": campus,
            "weekday": weekday,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return CourseSearchPage.from_json(await self._call("course.search_courses", params))

    async def list_day_changes(self, holidays: Any, *, timeout_ms: int | None = None) -> list[DayChange]:
        """Lists the days off and make-up days 调休 of a calendar of public holidays, earliest first.

        The calendar is the JSON document of a year as projects such as https://github.com/NateScarlet/holiday-cn
        publish it. No request is sent: the program gets the document itself.

        Such a calendar has the days off, and the Saturdays and Sundays on which people work. It does not have the
        day whose courses are held on a make-up day, because each university announces that itself. Set `courses_of`
        from the announcement: without it, the day keeps its own courses, usually none.

        Args:
            holidays: An object whose member `days` is a list of objects with `name`, `date` and `isOffDay`, or that
                list.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[DayChange]

        Raises:
            InvalidArgumentError: The calendar has another form. The message names the place.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.course.list_day_changes({"year": 2026, "days": [{"name": "国庆节", "date": "2026-10-01",
                "isOffDay": True}, {"name": "国庆节", "date": "2026-10-10", "isOffDay": False}]})
        """
        params = {"holidays": holidays, "timeout_ms": timeout_ms}
        items = await self._call("course.list_day_changes", params)
        return [DayChange.from_json(item) for item in items]

    async def get_reviews(
        self,
        *,
        semester_id: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[CourseReviews]:
        """Lists the courses of a semester with what students have written about them in the course reviews 蛋壳.

        The courses of the timetable are matched by their codes. A course that the course reviews do not have is
        listed with `None` as `group_id`. The list of course groups comes from the cache of
        `curriculum.list_course_groups()`; the reviews are requested for each course. To write one, pass the
        identifier of the course that has the right teacher and semester to `curriculum.create_review()`.

        The session must be signed in with `account.login()` and `campus.login()`.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. The default is the current
                semester. At least 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseReviews]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, or the university marks no semester as the current one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/courses/hash
            GET https://danke.fduhole.com/api/courses
            GET https://danke.fduhole.com/api/v3/course_groups/{id}

        Since:
            0.1.0

        Example:
            await session.course.get_reviews()
        """
        params = {"semester_id": semester_id, "timeout_ms": timeout_ms}
        items = await self._call("course.get_reviews", params)
        return [CourseReviews.from_json(item) for item in items]

    async def get_selected_courses(self, *, timeout_ms: int | None = None) -> list[Course]:
        """Lists the courses that a graduate has selected, newest semester first, then sorted by weekday and lesson.

        The course selection is open on one of two servers, depending on the time of the year; both are tried.
        Outside the campus network they are reached through WebVPN. `semester_id` has the identifiers of
        `course.get_semesters()`, or 0 if the server does not send it.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The course selection is closed, or its servers have moved.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.edu.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}
            GET http://yjsxktest.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}

        Since:
            0.1.0

        Example:
            await session.course.get_selected_courses()
        """
        params = {"timeout_ms": timeout_ms}
        items = await self._call("course.get_selected_courses", params)
        return [Course.from_json(item) for item in items]

    async def get_week(
        self,
        *,
        semester_id: int | None = None,
        week: int | None = None,
        day_changes: Sequence[DayChange | Mapping[str, Any]] | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> CourseWeek:
        """Returns a week of a semester with its courses.

        A course that `day_changes` move to another day has the `id` of the course followed by that day.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. The default is the current
                semester. At least 0.
            week: Number of the week, from 1. The default is the current week or, before the first or after the last
                week with courses, the nearest of these. 1 to 60.
            day_changes: Days that differ from the timetable, such as public holidays and make-up days. Empty by
                default.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseWeek: A week of a semester with its courses.

        Raises:
            InvalidArgumentError: `day_changes` have a day twice, or a day off with courses.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, the university marks no semester as the current one, or
                there is no timetable for the account. With `day_changes`, also: the start of the semester is not
                published.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            await session.course.get_week(week=3, day_changes=[{"date": "2026-10-01", "is_off": True}, {"date":
                "2026-10-10", "is_off": False, "courses_of": "2026-10-08"}])
        """
        params = {
            "semester_id": semester_id,
            "week": week,
            "day_changes": day_changes,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        return CourseWeek.from_json(await self._call("course.get_week", params))

    async def get_conflicts(
        self,
        *,
        semester_id: int | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[CourseConflict]:
        """Lists the pairs of courses of a semester that meet at the same time.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. The default is the current
                semester. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseConflict]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The university marks no semester as the current one, or there is no timetable for the
                account. For graduates also: the semester does not exist, or its dates are not published.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters, because the layout of the
                HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            await session.course.get_conflicts(semester_id=505)
        """
        params = {"semester_id": semester_id, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("course.get_conflicts", params)
        return [CourseConflict.from_json(item) for item in items]

    async def calendar(
        self,
        *,
        semester_id: int | None = None,
        exams: bool = True,
        bookings: Sequence[Reservation | Mapping[str, Any]] | None = None,
        reminder_minutes: int | None = None,
        day_changes: Sequence[DayChange | Mapping[str, Any]] | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> str:
        """Returns a semester's courses and exams as a calendar file (iCalendar, RFC 5545).

        Each course becomes an event that repeats weekly or every two weeks. Exams and `bookings` become single
        events. Courses without weeks and exams without a date are left out. A course that `day_changes` move to
        another day becomes a single event.

        When a calendar program imports a newer file, it replaces the events of the older one, because their UIDs
        are equal: the UID of a course is made from its `id`, and that of a booking from playground, date, start
        time and name.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester, from `course.get_semesters()`. The default is the current
                semester. At least 0.
            exams: Whether to include exams. Only the current semester of an undergraduate has any. Default: True.
            bookings: Slots of playgrounds that the person has booked, as `reservation.get_reservations()` returned
                them. That site has no list of a person's bookings, so the caller has to keep them. They are
                included whatever their dates. The default is an empty list.
            reminder_minutes: How long before each event the calendar shows a reminder. By default there are no
                reminders. 0 to 10,080 minutes.
            day_changes: Days that differ from the timetable, such as public holidays and make-up days. Empty by
                default.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str: The content of the calendar file.

        Raises:
            InvalidArgumentError: `day_changes` have a day twice, or a day off with courses. Or a booking has no
                name, does not end after it starts, or has an invalid date or time. The message contains its index.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, its start is not published, the university marks no semester
                as the current one, or there is no timetable for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: For undergraduates: the library cannot read the semesters or exams, because the layout
                of an HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            await session.course.calendar(reminder_minutes=15)
        """
        params = {
            "semester_id": semester_id,
            "exams": exams,
            "bookings": bookings,
            "reminder_minutes": reminder_minutes,
            "day_changes": day_changes,
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        value: str = await self._call("course.calendar", params)
        return value

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached semesters and courses from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.course.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("course.clear_cache", params)

    def iter_search_courses(
        self,
        *,
        semester_id: int | None = None,
        keyword: str | None = None,
        teacher: str | None = None,
        campus: CourseCampus | None = None,
        weekday: int | None = None,
        page: int = 1,
        size: int = 50,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[OfferedCourse]:
        """Iterates over the items of all pages of `search_courses`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_courses`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "semester_id": semester_id,
            "keyword": keyword,
            "teacher": teacher,
            "campus": campus,
            "weekday": weekday,
            "page": page,
            "size": size,
            "cache": cache,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "course.search_courses", params, OfferedCourse.from_json, "courses")
