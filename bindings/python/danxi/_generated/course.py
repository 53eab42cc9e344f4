# Generated from interface/course.toml by `make generate`; do not edit.

"""Semesters, timetables, conflicts between courses, and timetables as calendar files.

Dates and times are in Asia/Shanghai. Semesters and courses are stored in memory and below `store.path`. For
graduates, other servers are asked than for undergraduates.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .._time import parse_date, parse_time_of_day
from .options import CachePolicy
from .reservation import Reservation

__all__ = [
    "AsyncCourseService",
    "ClassTimeSlot",
    "Course",
    "CourseCaptcha",
    "CourseConflict",
    "CoursePlace",
    "CourseService",
    "CourseWeek",
    "Semester",
    "SemesterType",
]

SemesterType = Literal["first", "winter", "second", "summer"]
"""A term of an academic year.

"first": The autumn term; "winter": The winter term, between autumn and spring; "second": The spring term; "summer":
The summer term.
"""


class Semester(Entity):
    """A semester.

    Attributes:
        id: Identifier. For graduates, it is the first year of the academic year followed by the number of the term,
            such as 20252.
        name: Name in the university's words, such as 2026-2027学年1学期.
        year: First year of the academic year, such as 2026 for 2026-2027.
        type: Term of the academic year. Null if the name does not contain it. "first": The autumn term; "winter":
            The winter term, between autumn and spring; "second": The spring term; "summer": The summer term.
        start_date: Monday of the first week. Null if the university does not publish it.
        end_date: Sunday of the last week. Null if the university does not publish it.
        week_count: Number of weeks. Null if the university does not publish it. At least 0.
        is_current: Whether the university shows it as the current semester.
    """

    id: int
    """Identifier. For graduates, it is the first year of the academic year followed by the number of the term, such as
    20252.
    """
    name: str
    """Name in the university's words, such as 2026-2027学年1学期."""
    year: int
    """First year of the academic year, such as 2026 for 2026-2027."""
    type: SemesterType | None = None
    """Term of the academic year. Null if the name does not contain it."""
    start_date: dt.date | None = None
    """Monday of the first week. Null if the university does not publish it."""
    end_date: dt.date | None = None
    """Sunday of the last week. Null if the university does not publish it."""
    week_count: int | None = None
    """Number of weeks. Null if the university does not publish it."""
    is_current: bool
    """Whether the university shows it as the current semester."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"start_date": parse_date, "end_date": parse_date}


class Course(Entity):
    """A weekly meeting of a course.

    A course that meets twice a week, or whose room or teacher changes during the semester, has several entries.

    Attributes:
        id: Identifier within the account. It stays the same as long as semester, code, weekday, first lesson and
            first week do.
        semester_id: Identifier of the semester.
        code: Code of the class, such as COMP130135.03. Empty if it has none.
        course_code: Code of the course, which its classes share. Null if the server does not send it.
        name: Name of the course.
        class_name: Name of the class, such as 全校13. Null if the server does not send it.
        type: Kind of course, such as 专业教育课程. Null if the server does not send it.
        credits: Number of credits. Null if the server does not send it.
        teachers: Names of the teachers. Empty if the server does not send them.
        places: Rooms that the meeting uses at the same time. Empty if no room is known.
        weekday: Day of the week: 1 for Monday to 7 for Sunday. 1 to 7.
        start: Number of the first lesson of the day. `course.list_class_times()` lists the times of lessons. 1 to
            20.
        end: Number of the last lesson. 1 to 20.
        start_time: Start time. Null for a lesson whose time is not known.
        end_time: End time. Null for a lesson whose time is not known.
        on_weeks: Weeks of the semester in which it meets, in ascending order. Week 1 is the first. 1 to 60.
        student_count: Number of students. Null if the server does not send it.
        student_limit: Maximum number of students. Null if the server does not send it.
        remark: Remark of the university. Null if there is none.
    """

    id: str
    """Identifier within the account. It stays the same as long as semester, code, weekday, first lesson and first week
    do.
    """
    semester_id: int
    """Identifier of the semester."""
    code: str
    """Code of the class, such as COMP130135.03. Empty if it has none."""
    course_code: str | None = None
    """Code of the course, which its classes share. Null if the server does not send it."""
    name: str
    """Name of the course."""
    class_name: str | None = None
    """Name of the class, such as 全校13. Null if the server does not send it."""
    type: str | None = None
    """Kind of course, such as 专业教育课程. Null if the server does not send it."""
    credits: float | None = None
    """Number of credits. Null if the server does not send it."""
    teachers: tuple[str, ...]
    """Names of the teachers. Empty if the server does not send them."""
    places: tuple[CoursePlace, ...]
    """Rooms that the meeting uses at the same time. Empty if no room is known."""
    weekday: int
    """Day of the week: 1 for Monday to 7 for Sunday."""
    start: int
    """Number of the first lesson of the day. `course.list_class_times()` lists the times of lessons."""
    end: int
    """Number of the last lesson."""
    start_time: dt.time | None = None
    """Start time. Null for a lesson whose time is not known."""
    end_time: dt.time | None = None
    """End time. Null for a lesson whose time is not known."""
    on_weeks: tuple[int, ...]
    """Weeks of the semester in which it meets, in ascending order. Week 1 is the first."""
    student_count: int | None = None
    """Number of students. Null if the server does not send it."""
    student_limit: int | None = None
    """Maximum number of students. Null if the server does not send it."""
    remark: str | None = None
    """Remark of the university. Null if there is none."""

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
        building: Building, such as H逸夫楼. Null if the server does not send it.
        campus: Campus, such as 邯郸校区. Null if the server does not send it.
    """

    room: str
    """Room, such as H逸夫楼204."""
    building: str | None = None
    """Building, such as H逸夫楼. Null if the server does not send it."""
    campus: str | None = None
    """Campus, such as 邯郸校区. Null if the server does not send it."""


class CourseWeek(Entity):
    """A week of a semester with its courses.

    Attributes:
        semester: The semester.
        week: Number of the week. 1 to 60.
        start_date: Monday of the week. Null if the start of the semester is not known.
        end_date: Sunday of the week. Null if the start of the semester is not known.
        current_week: Number of the week that contains today: 0 or less before the semester, and greater than the
            number of its weeks after it. Null if the start of the semester is not known.
        first_week: First week in which a course meets. 1 if there are no courses. 1 to 60.
        last_week: Last week in which a course meets. 1 if there are no courses. 1 to 60.
        courses: Courses that meet in the week, sorted by weekday and lesson.
    """

    semester: Semester
    """The semester."""
    week: int
    """Number of the week."""
    start_date: dt.date | None = None
    """Monday of the week. Null if the start of the semester is not known."""
    end_date: dt.date | None = None
    """Sunday of the week. Null if the start of the semester is not known."""
    current_week: int | None = None
    """Number of the week that contains today: 0 or less before the semester, and greater than the number of its weeks
    after it. Null if the start of the semester is not known.
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
        courses: The two courses.
        weekday: Day of the week: 1 for Monday to 7 for Sunday. 1 to 7.
        start: Number of the first lesson that both share. 1 to 20.
        end: Number of the last lesson that both share. 1 to 20.
        weeks: Weeks in which both meet, in ascending order. 1 to 60.
    """

    courses: tuple[Course, ...]
    """The two courses."""
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
    """The time of a lesson.

    Attributes:
        id: Number of the lesson. 1 to 14.
        start: Start of the lesson.
        end: End of the lesson.
    """

    id: int
    """Number of the lesson."""
    start: dt.time
    """Start of the lesson."""
    end: dt.time
    """End of the lesson."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"start": parse_time_of_day, "end": parse_time_of_day}


class CourseCaptcha(Entity):
    """A captcha of the graduates' course selection.

    Attributes:
        id: Identifier, for `course.answer_captcha()`.
        image: Image, as a data URL (RFC 2397).
    """

    id: str
    """Identifier, for `course.answer_captcha()`."""
    image: str
    """Image, as a data URL (RFC 2397)."""


class CourseService(Service):
    """Semesters, timetables, conflicts between courses, and timetables as calendar files. It is the property `course`
    of `danxi.Session`.
    """

    __slots__ = ()

    def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the times of the day's 14 lessons.

        No request is sent.

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
            PageChangedError: The page of the undergraduates' semesters has another form.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index

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

        It comes from the semesters that `course.get_semesters()` stores.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Semester: A semester.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The university shows no semester as the current one.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the undergraduates' semesters has another form.
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

        Entries of the server that differ only in room, teacher or lesson are merged. For graduates, one request is
        sent for each week of the semester.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: For graduates: the semester does not exist, or its dates are not published. For others:
                the academic system has no timetable for the account.
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

    def get_captcha(self, *, timeout_ms: int | None = None) -> CourseCaptcha:
        """Returns a captcha for `course.answer_captcha()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseCaptcha: A captcha of the graduates' course selection.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/%2Adefault/index.do
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/vcode/image.do?vtoken={id}

        Since:
            0.1.0

        Example:
            session.course.get_captcha()
        """
        params = {"timeout_ms": timeout_ms}
        return CourseCaptcha.from_json(self._call("course.get_captcha", params))

    def answer_captcha(
        self,
        id: str,
        answer: str,
        username: str,
        password: str,
        *,
        timeout_ms: int | None = None,
    ) -> None:
        """Signs in to the graduates' course selection, which is separate from `campus.login()`.

        The sign-in lasts about ten minutes. Every failed call needs a new captcha from `course.get_captcha()`.

        The password is sent once. The server uses neither TLS nor a secret key, so anyone on the network path can
        read the password unless WebVPN is used: see `network.webvpn`.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the captcha. Not empty.
            answer: The characters of the captcha. Not empty.
            username: Student number. Not empty.
            password: Password of the campus account. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            WrongPasswordError: The username or the password is wrong.
            RejectedError: The answer to the captcha is wrong.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do

        Since:
            0.1.0

        Example:
            session.course.answer_captcha("3f2a", "w8kx", "24210240002", "a password")
        """
        params = {"id": id, "answer": answer, "username": username, "password": password, "timeout_ms": timeout_ms}
        self._call("course.answer_captcha", params)

    def get_selected_courses(self, *, timeout_ms: int | None = None) -> list[Course]:
        """Lists the courses that a graduate has selected, by semester, newest first, then by weekday and lesson.

        It needs `course.answer_captcha()` first. `semester_id` is as in `course.get_semesters()`, or 0 if the
        server does not send it.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The sign-in with `course.answer_captcha()` is missing or has expired.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}

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
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> CourseWeek:
        """Returns a week of a semester with its courses.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester. The default is the current semester. At least 0.
            week: Number of the week. The default is the week that contains today or, if courses have not begun or
                have ended, the nearest week with courses. 1 to 60.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseWeek: A week of a semester with its courses.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, the university shows no current semester, or there is no
                timetable for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the undergraduates' semesters has another form.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            session.course.get_week(week=3)
        """
        params = {"semester_id": semester_id, "week": week, "cache": cache, "timeout_ms": timeout_ms}
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
            semester_id: Identifier of the semester. The default is the current semester. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseConflict]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The university shows no current semester, or there is no timetable for the account. For
                graduates also: the semester does not exist, or its dates are not published.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the undergraduates' semesters has another form.
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
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> str:
        """Returns a semester's courses and exams as a calendar file (iCalendar, RFC 5545).

        Courses become weekly or biweekly events. Exams and `bookings` become single events.

        Importing a newer file replaces the events of an older one, because their UIDs stay the same: a course's UID
        depends on semester, code, weekday, first lesson and first week; a booking's on playground, name, date and
        start time.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester. The default is the current semester. At least 0.
            exams: Whether to include exams. They are known only for the current semester of undergraduates.
                Default: True.
            bookings: Slots of `reservation.get_reservations()` that the account has reserved. The caller has to
                pass them, because the university offers no list of them. They are included whatever the semester.
                By default there are none.
            reminder_minutes: Time between a reminder and the start of each event. By default there are no
                reminders. 0 to 10,080 minutes.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str: The content of the calendar file.

        Raises:
            InvalidArgumentError: A booking has an invalid date or time, ends before it starts, or has no name. The
                message has its index.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, its start is not published, the university shows no current
                semester, or there is no timetable for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the undergraduates' semesters or exams has another form.
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
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        value: str = self._call("course.calendar", params)
        return value

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored semesters and courses, in memory and on disk.

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


class AsyncCourseService(AsyncService):
    """Semesters, timetables, conflicts between courses, and timetables as calendar files. It is the property `course`
    of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the times of the day's 14 lessons.

        No request is sent.

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
            PageChangedError: The page of the undergraduates' semesters has another form.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index

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

        It comes from the semesters that `course.get_semesters()` stores.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Semester: A semester.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The university shows no semester as the current one.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the undergraduates' semesters has another form.
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

        Entries of the server that differ only in room, teacher or lesson are merged. For graduates, one request is
        sent for each week of the semester.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: For graduates: the semester does not exist, or its dates are not published. For others:
                the academic system has no timetable for the account.
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

    async def get_captcha(self, *, timeout_ms: int | None = None) -> CourseCaptcha:
        """Returns a captcha for `course.answer_captcha()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseCaptcha: A captcha of the graduates' course selection.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/%2Adefault/index.do
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/vcode/image.do?vtoken={id}

        Since:
            0.1.0

        Example:
            await session.course.get_captcha()
        """
        params = {"timeout_ms": timeout_ms}
        return CourseCaptcha.from_json(await self._call("course.get_captcha", params))

    async def answer_captcha(
        self,
        id: str,
        answer: str,
        username: str,
        password: str,
        *,
        timeout_ms: int | None = None,
    ) -> None:
        """Signs in to the graduates' course selection, which is separate from `campus.login()`.

        The sign-in lasts about ten minutes. Every failed call needs a new captcha from `course.get_captcha()`.

        The password is sent once. The server uses neither TLS nor a secret key, so anyone on the network path can
        read the password unless WebVPN is used: see `network.webvpn`.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the captcha. Not empty.
            answer: The characters of the captcha. Not empty.
            username: Student number. Not empty.
            password: Password of the campus account. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            WrongPasswordError: The username or the password is wrong.
            RejectedError: The answer to the captcha is wrong.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do

        Since:
            0.1.0

        Example:
            await session.course.answer_captcha("3f2a", "w8kx", "24210240002", "a password")
        """
        params = {"id": id, "answer": answer, "username": username, "password": password, "timeout_ms": timeout_ms}
        await self._call("course.answer_captcha", params)

    async def get_selected_courses(self, *, timeout_ms: int | None = None) -> list[Course]:
        """Lists the courses that a graduate has selected, by semester, newest first, then by weekday and lesson.

        It needs `course.answer_captcha()` first. `semester_id` is as in `course.get_semesters()`, or 0 if the
        server does not send it.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The sign-in with `course.answer_captcha()` is missing or has expired.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}

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
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> CourseWeek:
        """Returns a week of a semester with its courses.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester. The default is the current semester. At least 0.
            week: Number of the week. The default is the week that contains today or, if courses have not begun or
                have ended, the nearest week with courses. 1 to 60.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseWeek: A week of a semester with its courses.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, the university shows no current semester, or there is no
                timetable for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the undergraduates' semesters has another form.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
            GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
            POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do

        Since:
            0.1.0

        Example:
            await session.course.get_week(week=3)
        """
        params = {"semester_id": semester_id, "week": week, "cache": cache, "timeout_ms": timeout_ms}
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
            semester_id: Identifier of the semester. The default is the current semester. At least 0.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseConflict]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The university shows no current semester, or there is no timetable for the account. For
                graduates also: the semester does not exist, or its dates are not published.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the undergraduates' semesters has another form.
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
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> str:
        """Returns a semester's courses and exams as a calendar file (iCalendar, RFC 5545).

        Courses become weekly or biweekly events. Exams and `bookings` become single events.

        Importing a newer file replaces the events of an older one, because their UIDs stay the same: a course's UID
        depends on semester, code, weekday, first lesson and first week; a booking's on playground, name, date and
        start time.

        The session must be signed in with `campus.login()`. A cached value is valid for 6 hours.

        Args:
            semester_id: Identifier of the semester. The default is the current semester. At least 0.
            exams: Whether to include exams. They are known only for the current semester of undergraduates.
                Default: True.
            bookings: Slots of `reservation.get_reservations()` that the account has reserved. The caller has to
                pass them, because the university offers no list of them. They are included whatever the semester.
                By default there are none.
            reminder_minutes: Time between a reminder and the start of each event. By default there are no
                reminders. 0 to 10,080 minutes.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str: The content of the calendar file.

        Raises:
            InvalidArgumentError: A booking has an invalid date or time, ends before it starts, or has no name. The
                message has its index.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The semester does not exist, its start is not published, the university shows no current
                semester, or there is no timetable for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The page of the undergraduates' semesters or exams has another form.
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
            "cache": cache,
            "timeout_ms": timeout_ms,
        }
        value: str = await self._call("course.calendar", params)
        return value

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored semesters and courses, in memory and on disk.

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
