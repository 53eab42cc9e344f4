# Generated from interface/course.toml by `make generate`; do not edit.

"""Semesters, timetables, conflicts between courses, and timetables as calendar files.

Dates and times are in Asia/Shanghai. Semesters and courses are stored in memory and below
{config:store.path}. For graduates, other servers are asked than for undergraduates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from .reservation import Reservation

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "Semester",
    "Course",
    "CoursePlace",
    "CourseWeek",
    "CourseConflict",
    "ClassTimeSlot",
    "CourseCaptcha",
    "CourseService",
    "AsyncCourseService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Semester:
    """A semester.

    Attributes:
        id: Identifier. For graduates, it is the first year of the academic year followed by the number of the
            term, such as 20252.
        name: Name in the university's words, such as 2026-2027学年1学期.
        year: First year of the academic year, such as 2026 for 2026-2027.
        type: Term of the academic year: `first` (autumn), `winter`, `second` (spring) or `summer`. Null if
            the name does not contain it.
        start_date: Monday of the first week as YYYY-MM-DD. Null if the university does not publish it.
        end_date: Sunday of the last week as YYYY-MM-DD. Null if the university does not publish it.
        week_count: Number of weeks. Null if the university does not publish it.
        is_current: Whether the university shows it as the current semester.
    """

    id: int
    """Identifier. For graduates, it is the first year of the academic year followed by the number of the term,
    such as 20252.
    """
    name: str
    """Name in the university's words, such as 2026-2027学年1学期."""
    year: int
    """First year of the academic year, such as 2026 for 2026-2027."""
    type: str | None = None
    """Term of the academic year: `first` (autumn), `winter`, `second` (spring) or `summer`. Null if the name
    does not contain it.
    """
    start_date: str | None = None
    """Monday of the first week as YYYY-MM-DD. Null if the university does not publish it."""
    end_date: str | None = None
    """Sunday of the last week as YYYY-MM-DD. Null if the university does not publish it."""
    week_count: int | None = None
    """Number of weeks. Null if the university does not publish it."""
    is_current: bool
    """Whether the university shows it as the current semester."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Semester:
        return cls(
            id=json["id"],
            name=json["name"],
            year=json["year"],
            type=json.get("type"),
            start_date=json.get("start_date"),
            end_date=json.get("end_date"),
            week_count=json.get("week_count"),
            is_current=json["is_current"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """A weekly meeting of a course.

    Attributes:
        id: Identifier within the account. It stays the same as long as semester, code, weekday, first lesson
            and first week do.
        semester_id: Identifier of the semester.
        code: Code of the class, such as COMP130135.03. Empty if it has none.
        course_code: Code of the course, which its classes share. Null if the server does not send it.
        name: Name of the course.
        class_name: Name of the class, such as 全校13. Null if the server does not send it.
        type: Kind of course, such as 专业教育课程. Null if the server does not send it.
        credits: Number of credits. Null if the server does not send it.
        teachers: Names of the teachers. Empty if the server does not send them.
        places: Rooms that the meeting uses at the same time. Empty if no room is known.
        weekday: Day of the week: 1 for Monday to 7 for Sunday.
        start: Number of the first lesson of the day. `course.list_class_times` lists the times of lessons.
        end: Number of the last lesson.
        start_time: Start time as HH:MM, such as 13:30. Null for a lesson whose time is not known.
        end_time: End time as HH:MM, such as 15:10. Null for a lesson whose time is not known.
        on_weeks: Weeks of the semester in which it meets, in ascending order. Week 1 is the first.
        student_count: Number of students. Null if the server does not send it.
        student_limit: Maximum number of students. Null if the server does not send it.
        remark: Remark of the university. Null if there is none.
    """

    id: str
    """Identifier within the account. It stays the same as long as semester, code, weekday, first lesson and
    first week do.
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
    """Number of the first lesson of the day. `course.list_class_times` lists the times of lessons."""
    end: int
    """Number of the last lesson."""
    start_time: str | None = None
    """Start time as HH:MM, such as 13:30. Null for a lesson whose time is not known."""
    end_time: str | None = None
    """End time as HH:MM, such as 15:10. Null for a lesson whose time is not known."""
    on_weeks: tuple[int, ...]
    """Weeks of the semester in which it meets, in ascending order. Week 1 is the first."""
    student_count: int | None = None
    """Number of students. Null if the server does not send it."""
    student_limit: int | None = None
    """Maximum number of students. Null if the server does not send it."""
    remark: str | None = None
    """Remark of the university. Null if there is none."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Course:
        return cls(
            id=json["id"],
            semester_id=json["semester_id"],
            code=json["code"],
            course_code=json.get("course_code"),
            name=json["name"],
            class_name=json.get("class_name"),
            type=json.get("type"),
            credits=json.get("credits"),
            teachers=tuple(json["teachers"]),
            places=tuple([CoursePlace._from_json(item) for item in json["places"]]),
            weekday=json["weekday"],
            start=json["start"],
            end=json["end"],
            start_time=json.get("start_time"),
            end_time=json.get("end_time"),
            on_weeks=tuple(json["on_weeks"]),
            student_count=json.get("student_count"),
            student_limit=json.get("student_limit"),
            remark=json.get("remark"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CoursePlace:
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

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CoursePlace:
        return cls(
            room=json["room"],
            building=json.get("building"),
            campus=json.get("campus"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseWeek:
    """A week of a semester with its courses.

    Attributes:
        semester: The semester.
        week: Number of the week.
        start_date: Monday of the week as YYYY-MM-DD. Null if the start of the semester is not known.
        end_date: Sunday of the week as YYYY-MM-DD. Null if the start of the semester is not known.
        current_week: Number of the week that contains today: 0 or less before the semester, and greater than
            the number of its weeks after it. Null if the start of the semester is not known.
        first_week: First week in which a course meets. 1 if there are no courses.
        last_week: Last week in which a course meets. 1 if there are no courses.
        courses: Courses that meet in the week, sorted by weekday and lesson.
    """

    semester: Semester
    """The semester."""
    week: int
    """Number of the week."""
    start_date: str | None = None
    """Monday of the week as YYYY-MM-DD. Null if the start of the semester is not known."""
    end_date: str | None = None
    """Sunday of the week as YYYY-MM-DD. Null if the start of the semester is not known."""
    current_week: int | None = None
    """Number of the week that contains today: 0 or less before the semester, and greater than the number of its
    weeks after it. Null if the start of the semester is not known.
    """
    first_week: int
    """First week in which a course meets. 1 if there are no courses."""
    last_week: int
    """Last week in which a course meets. 1 if there are no courses."""
    courses: tuple[Course, ...]
    """Courses that meet in the week, sorted by weekday and lesson."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CourseWeek:
        return cls(
            semester=Semester._from_json(json["semester"]),
            week=json["week"],
            start_date=json.get("start_date"),
            end_date=json.get("end_date"),
            current_week=json.get("current_week"),
            first_week=json["first_week"],
            last_week=json["last_week"],
            courses=tuple([Course._from_json(item) for item in json["courses"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseConflict:
    """Two courses that meet at the same time.

    Attributes:
        courses: The two courses.
        weekday: Day of the week: 1 for Monday to 7 for Sunday.
        start: Number of the first lesson that both share.
        end: Number of the last lesson that both share.
        weeks: Weeks in which both meet, in ascending order.
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
    def _from_json(cls, json: dict[str, Any]) -> CourseConflict:
        return cls(
            courses=tuple([Course._from_json(item) for item in json["courses"]]),
            weekday=json["weekday"],
            start=json["start"],
            end=json["end"],
            weeks=tuple(json["weeks"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassTimeSlot:
    """The time of a lesson.

    Attributes:
        id: Number of the lesson.
        start: Start time as HH:MM, such as 08:00.
        end: End time as HH:MM, such as 08:45.
    """

    id: int
    """Number of the lesson."""
    start: str
    """Start time as HH:MM, such as 08:00."""
    end: str
    """End time as HH:MM, such as 08:45."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> ClassTimeSlot:
        return cls(
            id=json["id"],
            start=json["start"],
            end=json["end"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseCaptcha:
    """A captcha of the graduates' course selection.

    Attributes:
        id: Identifier, for `course.answer_captcha`.
        image: Image, as a data URL (RFC 2397).
    """

    id: str
    """Identifier, for `course.answer_captcha`."""
    image: str
    """Image, as a data URL (RFC 2397)."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CourseCaptcha:
        return cls(
            id=json["id"],
            image=json["image"],
        )


class CourseService:
    """Semesters, timetables, conflicts between courses, and timetables as calendar files.

    Dates and times are in Asia/Shanghai. Semesters and courses are stored in memory and below
    {config:store.path}. For graduates, other servers are asked than for undergraduates.

    It is the `course` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the times of the day's 14 lessons.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = self._session.call("course.list_class_times", timeout_ms=timeout_ms)
        return [ClassTimeSlot._from_json(item) for item in value]

    def get_semesters(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Semester]:
        """Lists the semesters, newest first.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
        """
        value = self._session.call("course.get_semesters", cache=cache, timeout_ms=timeout_ms)
        return [Semester._from_json(item) for item in value]

    def get_current_semester(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> Semester:
        """Returns the current semester.

        It comes from the semesters that `course.get_semesters` stores.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
        """
        value = self._session.call("course.get_current_semester", cache=cache, timeout_ms=timeout_ms)
        return Semester._from_json(value)

    def get_courses(
        self,
        semester_id: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Course]:
        """Lists the courses of a semester, sorted by weekday and lesson.

        Entries of the server that differ only in room, teacher or lesson are merged. For graduates, one
        request is sent for each week of the semester.

        Args:
            semester_id: Identifier of the semester.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index; POST
                https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = self._session.call(
            "course.get_courses",
            semester_id=semester_id,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Course._from_json(item) for item in value]

    def get_captcha(self, *, timeout_ms: int | None = None) -> CourseCaptcha:
        """Returns a captcha for `course.answer_captcha`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/%2Adefault/index.do; GET
                http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do; GET
                http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/vcode/image.do?vtoken={id}
        """
        value = self._session.call("course.get_captcha", timeout_ms=timeout_ms)
        return CourseCaptcha._from_json(value)

    def answer_captcha(
        self,
        id: str,
        answer: str,
        username: str,
        password: str,
        *,
        timeout_ms: int | None = None,
    ) -> None:
        """Signs in to the graduates' course selection, which is separate from `campus.login`.

        The sign-in lasts about ten minutes. Every failed call needs a new captcha from `course.get_captcha`.

        The password is sent once. The server uses neither TLS nor a secret key, so anyone on the network path
        can read the password unless WebVPN is used: see `network.webvpn`.

        Args:
            id: Identifier of the captcha.
            answer: The characters of the captcha.
            username: Student number.
            password: Password of the campus account.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            WrongPasswordError: The server does not accept this password for the account.
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do
        """
        self._session.call(
            "course.answer_captcha",
            id=id,
            answer=answer,
            username=username,
            password=password,
            timeout_ms=timeout_ms,
        )

    def get_selected_courses(self, *, timeout_ms: int | None = None) -> list[Course]:
        """Lists the courses that a graduate has selected, by semester, newest first, then by weekday and lesson.

        It needs `course.answer_captcha` first. `semester_id` is as in `course.get_semesters`, or 0 if the
        server does not send it.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has
                expired: sign in again.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}
        """
        value = self._session.call("course.get_selected_courses", timeout_ms=timeout_ms)
        return [Course._from_json(item) for item in value]

    def get_week(
        self,
        *,
        semester_id: int | None = None,
        week: int | None = None,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> CourseWeek:
        """Returns a week of a semester with its courses.

        Args:
            semester_id: Identifier of the semester. The default is the current semester.
            week: Number of the week. The default is the week that contains today or, if courses have not
                begun or have ended, the nearest week with courses.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index; POST
                https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = self._session.call(
            "course.get_week",
            semester_id=semester_id,
            week=week,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return CourseWeek._from_json(value)

    def get_conflicts(
        self,
        *,
        semester_id: int | None = None,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[CourseConflict]:
        """Lists the pairs of courses of a semester that meet at the same time.

        Args:
            semester_id: Identifier of the semester. The default is the current semester.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index; POST
                https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = self._session.call(
            "course.get_conflicts",
            semester_id=semester_id,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [CourseConflict._from_json(item) for item in value]

    def calendar(
        self,
        *,
        semester_id: int | None = None,
        exams: bool | None = None,
        bookings: Sequence[Reservation | Mapping[str, Any]] | None = None,
        reminder_minutes: int | None = None,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> str:
        """Returns a semester's courses and exams as a calendar file (iCalendar, RFC 5545).

        Courses become weekly or biweekly events. Exams and `bookings` become single events.

        Importing a newer file replaces the events of an older one, because their UIDs stay the same: a
        course's UID depends on semester, code, weekday, first lesson and first week; a booking's on
        playground, name, date and start time.

        Args:
            semester_id: Identifier of the semester. The default is the current semester.
            exams: Whether to include exams. They are known only for the current semester of undergraduates.
            bookings: Slots of `reservation.get_reservations` that the account has reserved. The caller has to
                pass them, because the university offers no list of them. They are included whatever the
                semester. By default there are none.
            reminder_minutes: Time between a reminder and the start of each event. By default there are no
                reminders.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}; GET
                https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index; POST
                https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = self._session.call(
            "course.calendar",
            semester_id=semester_id,
            exams=exams,
            bookings=bookings,
            reminder_minutes=reminder_minutes,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return value

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored semesters and courses, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("course.clear_cache", timeout_ms=timeout_ms)


class AsyncCourseService:
    """Semesters, timetables, conflicts between courses, and timetables as calendar files.

    Dates and times are in Asia/Shanghai. Semesters and courses are stored in memory and below
    {config:store.path}. For graduates, other servers are asked than for undergraduates.

    It is the `course` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the times of the day's 14 lessons.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = await self._session.call("course.list_class_times", timeout_ms=timeout_ms)
        return [ClassTimeSlot._from_json(item) for item in value]

    async def get_semesters(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Semester]:
        """Lists the semesters, newest first.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
        """
        value = await self._session.call("course.get_semesters", cache=cache, timeout_ms=timeout_ms)
        return [Semester._from_json(item) for item in value]

    async def get_current_semester(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> Semester:
        """Returns the current semester.

        It comes from the semesters that `course.get_semesters` stores.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
        """
        value = await self._session.call("course.get_current_semester", cache=cache, timeout_ms=timeout_ms)
        return Semester._from_json(value)

    async def get_courses(
        self,
        semester_id: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Course]:
        """Lists the courses of a semester, sorted by weekday and lesson.

        Entries of the server that differ only in room, teacher or lesson are merged. For graduates, one
        request is sent for each week of the semester.

        Args:
            semester_id: Identifier of the semester.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index; POST
                https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = await self._session.call(
            "course.get_courses",
            semester_id=semester_id,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Course._from_json(item) for item in value]

    async def get_captcha(self, *, timeout_ms: int | None = None) -> CourseCaptcha:
        """Returns a captcha for `course.answer_captcha`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/%2Adefault/index.do; GET
                http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do; GET
                http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/vcode/image.do?vtoken={id}
        """
        value = await self._session.call("course.get_captcha", timeout_ms=timeout_ms)
        return CourseCaptcha._from_json(value)

    async def answer_captcha(
        self,
        id: str,
        answer: str,
        username: str,
        password: str,
        *,
        timeout_ms: int | None = None,
    ) -> None:
        """Signs in to the graduates' course selection, which is separate from `campus.login`.

        The sign-in lasts about ten minutes. Every failed call needs a new captcha from `course.get_captcha`.

        The password is sent once. The server uses neither TLS nor a secret key, so anyone on the network path
        can read the password unless WebVPN is used: see `network.webvpn`.

        Args:
            id: Identifier of the captcha.
            answer: The characters of the captcha.
            username: Student number.
            password: Password of the campus account.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            WrongPasswordError: The server does not accept this password for the account.
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do
        """
        await self._session.call(
            "course.answer_captcha",
            id=id,
            answer=answer,
            username=username,
            password=password,
            timeout_ms=timeout_ms,
        )

    async def get_selected_courses(self, *, timeout_ms: int | None = None) -> list[Course]:
        """Lists the courses that a graduate has selected, by semester, newest first, then by weekday and lesson.

        It needs `course.answer_captcha` first. `semester_id` is as in `course.get_semesters`, or 0 if the
        server does not send it.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has
                expired: sign in again.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}
        """
        value = await self._session.call("course.get_selected_courses", timeout_ms=timeout_ms)
        return [Course._from_json(item) for item in value]

    async def get_week(
        self,
        *,
        semester_id: int | None = None,
        week: int | None = None,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> CourseWeek:
        """Returns a week of a semester with its courses.

        Args:
            semester_id: Identifier of the semester. The default is the current semester.
            week: Number of the week. The default is the week that contains today or, if courses have not
                begun or have ended, the nearest week with courses.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index; POST
                https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = await self._session.call(
            "course.get_week",
            semester_id=semester_id,
            week=week,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return CourseWeek._from_json(value)

    async def get_conflicts(
        self,
        *,
        semester_id: int | None = None,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[CourseConflict]:
        """Lists the pairs of courses of a semester that meet at the same time.

        Args:
            semester_id: Identifier of the semester. The default is the current semester.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index; POST
                https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = await self._session.call(
            "course.get_conflicts",
            semester_id=semester_id,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [CourseConflict._from_json(item) for item in value]

    async def calendar(
        self,
        *,
        semester_id: int | None = None,
        exams: bool | None = None,
        bookings: Sequence[Reservation | Mapping[str, Any]] | None = None,
        reminder_minutes: int | None = None,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> str:
        """Returns a semester's courses and exams as a calendar file (iCalendar, RFC 5545).

        Courses become weekly or biweekly events. Exams and `bookings` become single events.

        Importing a newer file replaces the events of an older one, because their UIDs stay the same: a
        course's UID depends on semester, code, weekday, first lesson and first week; a booking's on
        playground, name, date and start time.

        Args:
            semester_id: Identifier of the semester. The default is the current semester.
            exams: Whether to include exams. They are known only for the current semester of undergraduates.
            bookings: Slots of `reservation.get_reservations` that the account has reserved. The caller has to
                pass them, because the university offers no list of them. They are included whatever the
                semester. By default there are none.
            reminder_minutes: Time between a reminder and the start of each event. By default there are no
                reminders.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table; GET
                https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}; GET
                https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index; POST
                https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = await self._session.call(
            "course.calendar",
            semester_id=semester_id,
            exams=exams,
            bookings=bookings,
            reminder_minutes=reminder_minutes,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return value

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored semesters and courses, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("course.clear_cache", timeout_ms=timeout_ms)
