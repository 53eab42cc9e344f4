# Generated from interface/course.toml by `make generate`; do not edit.

"""The courses that the account takes: semesters, the timetable of each, the week that is now, courses that meet
at the same time, and all of it as a calendar file.

Days and times are those of the university, Asia/Shanghai, wherever the caller is. All methods but
{method:course.list_class_times} need an account of the university.
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
    """A semester, as the university divides its years.

    Attributes:
        id: Identifier, for the methods that take a `semester_id`. Of graduates it is the first year of the
            academic year and the number of the term, such as 20252.
        name: Name, as the university writes it, such as 2026-2027学年1学期.
        year: The first year of the academic year: 2026 of 2026-2027.
        type: `first` (autumn), `winter`, `second` (spring) or `summer`; missing where the name does not tell.
        start_date: The Monday of the first week, such as 2026-09-07; missing where the university does not
            say.
        end_date: The Sunday of the last week, such as 2027-01-10; missing where the university does not say.
        week_count: How many weeks it has; missing where the university does not say.
        is_current: Whether it is the one that the university shows now.
    """

    id: int
    """Identifier, for the methods that take a `semester_id`. Of graduates it is the first year of the academic
    year and the number of the term, such as 20252.
    """
    name: str
    """Name, as the university writes it, such as 2026-2027学年1学期."""
    year: int
    """The first year of the academic year: 2026 of 2026-2027."""
    type: str | None = None
    """`first` (autumn), `winter`, `second` (spring) or `summer`; missing where the name does not tell."""
    start_date: str | None = None
    """The Monday of the first week, such as 2026-09-07; missing where the university does not say."""
    end_date: str | None = None
    """The Sunday of the last week, such as 2027-01-10; missing where the university does not say."""
    week_count: int | None = None
    """How many weeks it has; missing where the university does not say."""
    is_current: bool
    """Whether it is the one that the university shows now."""

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
    """A course's meeting at one time of the week: a course that meets twice a week, or whose room or teacher
    changes, is several of them.

    Attributes:
        id: Identifier within the account: the same as long as the meeting keeps its semester, code, day,
            first lesson and first week.
        semester_id: The semester that it belongs to.
        code: The code of the class, such as COMP130135.03; empty if it has none.
        course_code: The code of the course, which its classes share.
        name: Name.
        class_name: Name of the class, such as 全校13.
        type: What kind of course it is, such as 专业教育课程.
        credits: How many credits it gives.
        teachers: Who teaches it then.
        places: Where it meets; several if it is in several rooms at a time, none if no room is known.
        weekday: Day of the week, 1 for Monday to 7 for Sunday.
        start: Its first lesson of the day, from 1; `course.list_class_times` tells when that begins.
        end: Its last lesson of the day.
        start_time: When it begins, such as 13:30.
        end_time: When it ends, such as 15:10.
        on_weeks: The weeks of the semester on which it meets, in order, from 1.
        student_count: How many students take it.
        student_limit: How many students may take it.
        remark: What the university remarks on it.
    """

    id: str
    """Identifier within the account: the same as long as the meeting keeps its semester, code, day, first lesson
    and first week.
    """
    semester_id: int
    """The semester that it belongs to."""
    code: str
    """The code of the class, such as COMP130135.03; empty if it has none."""
    course_code: str | None = None
    """The code of the course, which its classes share."""
    name: str
    """Name."""
    class_name: str | None = None
    """Name of the class, such as 全校13."""
    type: str | None = None
    """What kind of course it is, such as 专业教育课程."""
    credits: float | None = None
    """How many credits it gives."""
    teachers: tuple[str, ...]
    """Who teaches it then."""
    places: tuple[CoursePlace, ...]
    """Where it meets; several if it is in several rooms at a time, none if no room is known."""
    weekday: int
    """Day of the week, 1 for Monday to 7 for Sunday."""
    start: int
    """Its first lesson of the day, from 1; `course.list_class_times` tells when that begins."""
    end: int
    """Its last lesson of the day."""
    start_time: str | None = None
    """When it begins, such as 13:30."""
    end_time: str | None = None
    """When it ends, such as 15:10."""
    on_weeks: tuple[int, ...]
    """The weeks of the semester on which it meets, in order, from 1."""
    student_count: int | None = None
    """How many students take it."""
    student_limit: int | None = None
    """How many students may take it."""
    remark: str | None = None
    """What the university remarks on it."""

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
    """Where a course meets.

    Attributes:
        room: The room, such as H逸夫楼204.
        building: The building, such as H逸夫楼.
        campus: The campus, such as 邯郸校区.
    """

    room: str
    """The room, such as H逸夫楼204."""
    building: str | None = None
    """The building, such as H逸夫楼."""
    campus: str | None = None
    """The campus, such as 邯郸校区."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CoursePlace:
        return cls(
            room=json["room"],
            building=json.get("building"),
            campus=json.get("campus"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseWeek:
    """A week of a semester, and what meets in it.

    Attributes:
        semester: The semester.
        week: The week, from 1.
        start_date: Its Monday; missing where the semester's start is not known.
        end_date: Its Sunday; missing where the semester's start is not known.
        current_week: The week that today is in: 0 or less before the semester, more than its weeks after it;
            missing where the semester's start is not known.
        first_week: The first week on which any course meets; 1 if none does.
        last_week: The last week on which any course meets; 1 if none does.
        courses: The courses that meet in this week, by day and lesson.
    """

    semester: Semester
    """The semester."""
    week: int
    """The week, from 1."""
    start_date: str | None = None
    """Its Monday; missing where the semester's start is not known."""
    end_date: str | None = None
    """Its Sunday; missing where the semester's start is not known."""
    current_week: int | None = None
    """The week that today is in: 0 or less before the semester, more than its weeks after it; missing where the
    semester's start is not known.
    """
    first_week: int
    """The first week on which any course meets; 1 if none does."""
    last_week: int
    """The last week on which any course meets; 1 if none does."""
    courses: tuple[Course, ...]
    """The courses that meet in this week, by day and lesson."""

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
        weekday: Day of the week, 1 for Monday to 7 for Sunday.
        start: The first lesson that both take.
        end: The last lesson that both take.
        weeks: The weeks on which both meet, in order.
    """

    courses: tuple[Course, ...]
    """The two courses."""
    weekday: int
    """Day of the week, 1 for Monday to 7 for Sunday."""
    start: int
    """The first lesson that both take."""
    end: int
    """The last lesson that both take."""
    weeks: tuple[int, ...]
    """The weeks on which both meet, in order."""

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
    """When a lesson takes place.

    Attributes:
        id: The lesson's number, 1 to 14.
        start: When it begins, such as 08:00.
        end: When it ends, such as 08:45.
    """

    id: int
    """The lesson's number, 1 to 14."""
    start: str
    """When it begins, such as 08:00."""
    end: str
    """When it ends, such as 08:45."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> ClassTimeSlot:
        return cls(
            id=json["id"],
            start=json["start"],
            end=json["end"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseCaptcha:
    """A picture with characters that a person has to read, for the graduates' choice of courses.

    Attributes:
        id: Identifier, for `course.answer_captcha`.
        image: The picture, as a data URL (RFC 2397).
    """

    id: str
    """Identifier, for `course.answer_captcha`."""
    image: str
    """The picture, as a data URL (RFC 2397)."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CourseCaptcha:
        return cls(
            id=json["id"],
            image=json["image"],
        )


class CourseService:
    """The courses that the account takes: semesters, the timetable of each, the week that is now, courses that
    meet at the same time, and all of it as a calendar file.

    Days and times are those of the university, Asia/Shanghai, wherever the caller is. All methods but
    {method:course.list_class_times} need an account of the university.

    It is the `course` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the day's lessons, without asking any server.

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
        """Lists the semesters, the newest first.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

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
        """Gets the semester that the university shows now.

        Where it names none, `NotFoundError`.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
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
        """Lists the courses of a semester, by day and lesson.

        What the university lists several times (once for each room, teacher or lesson) is put together; a
        semester without courses is an empty list.

        Of graduates, all weeks of the semester are asked for, one request each.

        Args:
            semester_id: The semester's identifier.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = self._session.call(
            "course.get_courses",
            semester_id=semester_id,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Course._from_json(item) for item in value]

    def get_captcha(self, *, timeout_ms: int | None = None) -> CourseCaptcha:
        """Gets the picture that the graduates' choice of courses asks of who signs in there.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do
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
        """Signs in to the graduates' choice of courses, which has a sign-in of its own beside `campus.login`; it
        is good for about ten minutes.

        The password is sent once, in the server's own encryption: its keys are known to everybody and the
        connection has no TLS.

        A wrong answer is `RejectedError`, a wrong account or password `WrongPasswordError`; both take a new
        picture.

        Args:
            id: The picture's identifier.
            answer: The characters of the picture.
            username: The student number.
            password: The campus account's password.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
            WrongPasswordError: The server does not accept this password for the account.
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
        """Lists the courses that a graduate has chosen, with their teachers, the newest semester first, by day
        and lesson.

        Their `semester_id` is as in `course.get_semesters`, 0 where the server does not say. Without
        `course.answer_captcha`, `NotSignedInError`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has
                expired: sign in again.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do
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
        """Gets a week of a semester with the courses that meet in it.

        Args:
            semester_id: The semester's identifier. Default: the current one.
            week: The week, from 1. Default: the one that today is in; outside of the weeks with courses, the
                nearest of them.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

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
        """Lists the pairs of courses of a semester that meet at the same time; an empty list if none do.

        Args:
            semester_id: The semester's identifier. Default: the current one.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

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
        """Writes a semester as a calendar file (iCalendar, RFC 5545), for any calendar program: its courses as
        events that repeat every week or every other week, the exams, and the bookings that are handed in.

        An event keeps its UID, so that importing it again replaces it: a course's as long as its meeting
        keeps its semester, code, day, first lesson and first week, a booking's as long as it keeps its
        playground, name, day and begin. A semester whose start is not known is `NotFoundError`.

        No page that lists an account's own bookings is known: the caller says which slots of
        `reservation.get_reservations` it booked.

        Args:
            semester_id: The semester's identifier. Default: the current one.
            exams: Whether exams are part of it; they are known of the current semester of undergraduates
                only.
            bookings: The slots that the account has booked, as `reservation.get_reservations` gave them; each
                becomes an event, whatever the semester. Default: none.
            reminder_minutes: How many minutes before each event the calendar program reminds of it. Default:
                no reminder.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:

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
        """Forgets the stored semesters and courses, on disk too.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("course.clear_cache", timeout_ms=timeout_ms)


class AsyncCourseService:
    """The courses that the account takes: semesters, the timetable of each, the week that is now, courses that
    meet at the same time, and all of it as a calendar file.

    Days and times are those of the university, Asia/Shanghai, wherever the caller is. All methods but
    {method:course.list_class_times} need an account of the university.

    It is the `course` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the day's lessons, without asking any server.

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
        """Lists the semesters, the newest first.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

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
        """Gets the semester that the university shows now.

        Where it names none, `NotFoundError`.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
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
        """Lists the courses of a semester, by day and lesson.

        What the university lists several times (once for each room, teacher or lesson) is put together; a
        semester without courses is an empty list.

        Of graduates, all weeks of the semester are asked for, one request each.

        Args:
            semester_id: The semester's identifier.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data;
                POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
        """
        value = await self._session.call(
            "course.get_courses",
            semester_id=semester_id,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Course._from_json(item) for item in value]

    async def get_captcha(self, *, timeout_ms: int | None = None) -> CourseCaptcha:
        """Gets the picture that the graduates' choice of courses asks of who signs in there.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do
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
        """Signs in to the graduates' choice of courses, which has a sign-in of its own beside `campus.login`; it
        is good for about ten minutes.

        The password is sent once, in the server's own encryption: its keys are known to everybody and the
        connection has no TLS.

        A wrong answer is `RejectedError`, a wrong account or password `WrongPasswordError`; both take a new
        picture.

        Args:
            id: The picture's identifier.
            answer: The characters of the picture.
            username: The student number.
            password: The campus account's password.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
            WrongPasswordError: The server does not accept this password for the account.
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
        """Lists the courses that a graduate has chosen, with their teachers, the newest semester first, by day
        and lesson.

        Their `semester_id` is as in `course.get_semesters`, 0 where the server does not say. Without
        `course.answer_captcha`, `NotSignedInError`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has
                expired: sign in again.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do
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
        """Gets a week of a semester with the courses that meet in it.

        Args:
            semester_id: The semester's identifier. Default: the current one.
            week: The week, from 1. Default: the one that today is in; outside of the weeks with courses, the
                nearest of them.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

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
        """Lists the pairs of courses of a semester that meet at the same time; an empty list if none do.

        Args:
            semester_id: The semester's identifier. Default: the current one.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

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
        """Writes a semester as a calendar file (iCalendar, RFC 5545), for any calendar program: its courses as
        events that repeat every week or every other week, the exams, and the bookings that are handed in.

        An event keeps its UID, so that importing it again replaces it: a course's as long as its meeting
        keeps its semester, code, day, first lesson and first week, a booking's as long as it keeps its
        playground, name, day and begin. A semester whose start is not known is `NotFoundError`.

        No page that lists an account's own bookings is known: the caller says which slots of
        `reservation.get_reservations` it booked.

        Args:
            semester_id: The semester's identifier. Default: the current one.
            exams: Whether exams are part of it; they are known of the current semester of undergraduates
                only.
            bookings: The slots that the account has booked, as `reservation.get_reservations` gave them; each
                becomes an event, whatever the semester. Default: none.
            reminder_minutes: How many minutes before each event the calendar program reminds of it. Default:
                no reminder.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:

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
        """Forgets the stored semesters and courses, on disk too.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("course.clear_cache", timeout_ms=timeout_ms)
