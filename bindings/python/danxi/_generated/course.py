# Generated from interface/course.toml by `make generate`; do not edit.

"""The courses that the account takes: semesters, the timetable of each, the week that is now, courses that meet at the
same time, and all of it as a calendar file.

Days and times are those of the university, Asia/Shanghai, wherever the caller is. All methods but
`course.list_class_times()` need an account of the university.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
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
]


class Semester(Entity):
    """A semester, as the university divides its years.

    Attributes:
        id: Identifier, for the methods that take a `semester_id`. Of graduates it is the first year of the academic
            year and the number of the term, such as 20252.
        name: Name, as the university writes it, such as 2026-2027学年1学期.
        year: The first year of the academic year: 2026 of 2026-2027.
        type: `first` (autumn), `winter`, `second` (spring) or `summer`; missing where the name does not tell.
        start_date: The Monday of the first week, such as 2026-09-07; missing where the university does not say.
        end_date: The Sunday of the last week, such as 2027-01-10; missing where the university does not say.
        week_count: How many weeks it has; missing where the university does not say.
        is_current: Whether it is the one that the university shows now.
    """

    id: int
    """Identifier, for the methods that take a `semester_id`. Of graduates it is the first year of the academic year
    and the number of the term, such as 20252.
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


class Course(Entity):
    """A course's meeting at one time of the week: a course that meets twice a week, or whose room or teacher changes,
    is several of them.

    Attributes:
        id: Identifier within the account: the same as long as the meeting keeps its semester, code, day, first
            lesson and first week.
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
        start: Its first lesson of the day, from 1; `course.list_class_times()` tells when that begins.
        end: Its last lesson of the day.
        start_time: When it begins, such as 13:30.
        end_time: When it ends, such as 15:10.
        on_weeks: The weeks of the semester on which it meets, in order, from 1.
        student_count: How many students take it.
        student_limit: How many students may take it.
        remark: What the university remarks on it.
    """

    id: str
    """Identifier within the account: the same as long as the meeting keeps its semester, code, day, first lesson and
    first week.
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
    """Its first lesson of the day, from 1; `course.list_class_times()` tells when that begins."""
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"teachers": tuple, "places": tuple_of(CoursePlace.from_json), "on_weeks": tuple}


class CoursePlace(Entity):
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


class CourseWeek(Entity):
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"semester": Semester.from_json, "courses": tuple_of(Course.from_json)}


class CourseConflict(Entity):
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"courses": tuple_of(Course.from_json), "weeks": tuple}


class ClassTimeSlot(Entity):
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


class CourseCaptcha(Entity):
    """A picture with characters that a person has to read, for the graduates' choice of courses.

    Attributes:
        id: Identifier, for `course.answer_captcha()`.
        image: The picture, as a data URL (RFC 2397).
    """

    id: str
    """Identifier, for `course.answer_captcha()`."""
    image: str
    """The picture, as a data URL (RFC 2397)."""


class CourseService(Service):
    """The courses that the account takes: semesters, the timetable of each, the week that is now, courses that meet at
    the same time, and all of it as a calendar file. The `course` of a `danxi.Session`.
    """

    __slots__ = ()

    def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the day's lessons, without asking any server.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ClassTimeSlot]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.course.list_class_times()
        """
        params = {"timeout_ms": timeout_ms}
        items = self._call("course.list_class_times", params)
        return [ClassTimeSlot.from_json(item) for item in items]

    def get_semesters(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Semester]:
        """Lists the semesters, the newest first.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Semester]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

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
        """Gets the semester that the university shows now.

        Where it names none, `NotFoundError`.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Semester: A semester, as the university divides its years.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table

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
        """Lists the courses of a semester, by day and lesson.

        What the university lists several times (once for each room, teacher or lesson) is put together; a semester
        without courses is an empty list.

        Of graduates, all weeks of the semester are asked for, one request each.

        The session must be signed in with `campus.login()`. A stored answer is valid for 6 hours.

        Args:
            semester_id: The semester's identifier. At least 0.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
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
        """Gets the picture that the graduates' choice of courses asks of who signs in there.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseCaptcha: A picture with characters that a person has to read, for the graduates' choice of
                courses.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do

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
        """Signs in to the graduates' choice of courses, which has a sign-in of its own beside `campus.login()`; it is
        good for about ten minutes.

        The password is sent once, in the server's own encryption: its keys are known to everybody and the
        connection has no TLS.

        A wrong answer is `RejectedError`, a wrong account or password `WrongPasswordError`; both take a new
        picture.

        The session must be signed in with `campus.login()`. The request is sent at most once; if the call fails, it
        may have taken effect nevertheless.

        Args:
            id: The picture's identifier.
            answer: The characters of the picture.
            username: The student number.
            password: The campus account's password.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            WrongPasswordError: The server does not accept this password for the account.
            RejectedError: The server rejected the request. The message contains the server's words, and `detail`
                holds what the server said about each field.
            Error: Any other reason; see `danxi.errors`.

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
        """Lists the courses that a graduate has chosen, with their teachers, the newest semester first, by day and
        lesson.

        Their `semester_id` is as in `course.get_semesters()`, 0 where the server does not say. Without
        `course.answer_captcha()`, `NotSignedInError`.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do

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
        """Gets a week of a semester with the courses that meet in it.

        The session must be signed in with `campus.login()`. A stored answer is valid for 6 hours.

        Args:
            semester_id: The semester's identifier. Default: the current one. At least 0.
            week: The week, from 1. Default: the one that today is in; outside of the weeks with courses, the
                nearest of them. 1 to 60.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseWeek: A week of a semester, and what meets in it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.course.get_week()
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
        """Lists the pairs of courses of a semester that meet at the same time; an empty list if none do.

        The session must be signed in with `campus.login()`. A stored answer is valid for 6 hours.

        Args:
            semester_id: The semester's identifier. Default: the current one. At least 0.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseConflict]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.course.get_conflicts()
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
        """Writes a semester as a calendar file (iCalendar, RFC 5545), for any calendar program: its courses as events
        that repeat every week or every other week, the exams, and the bookings that are handed in.

        An event keeps its UID, so that importing it again replaces it: a course's as long as its meeting keeps its
        semester, code, day, first lesson and first week, a booking's as long as it keeps its playground, name, day
        and begin. A semester whose start is not known is `NotFoundError`.

        No page that lists an account's own bookings is known: the caller says which slots of
        `reservation.get_reservations()` it booked.

        The session must be signed in with `campus.login()`. A stored answer is valid for 6 hours.

        Args:
            semester_id: The semester's identifier. Default: the current one. At least 0.
            exams: Whether exams are part of it; they are known of the current semester of undergraduates only.
                Default: True.
            bookings: The slots that the account has booked, as `reservation.get_reservations()` gave them; each
                becomes an event, whatever the semester. Default: none.
            reminder_minutes: How many minutes before each event the calendar program reminds of it. Default: no
                reminder. 0 to 10,080.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.course.calendar()
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
        """Forgets the stored semesters and courses, on disk too.

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
    """The courses that the account takes: semesters, the timetable of each, the week that is now, courses that meet at
    the same time, and all of it as a calendar file. The `course` of a `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def list_class_times(self, *, timeout_ms: int | None = None) -> list[ClassTimeSlot]:
        """Lists the day's lessons, without asking any server.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ClassTimeSlot]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.course.list_class_times()
        """
        params = {"timeout_ms": timeout_ms}
        items = await self._call("course.list_class_times", params)
        return [ClassTimeSlot.from_json(item) for item in items]

    async def get_semesters(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Semester]:
        """Lists the semesters, the newest first.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Semester]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

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
        """Gets the semester that the university shows now.

        Where it names none, `NotFoundError`.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Semester: A semester, as the university divides its years.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table

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
        """Lists the courses of a semester, by day and lesson.

        What the university lists several times (once for each room, teacher or lesson) is put together; a semester
        without courses is an empty list.

        Of graduates, all weeks of the semester are asked for, one request each.

        The session must be signed in with `campus.login()`. A stored answer is valid for 6 hours.

        Args:
            semester_id: The semester's identifier. At least 0.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
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
        """Gets the picture that the graduates' choice of courses asks of who signs in there.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseCaptcha: A picture with characters that a person has to read, for the graduates' choice of
                courses.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do

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
        """Signs in to the graduates' choice of courses, which has a sign-in of its own beside `campus.login()`; it is
        good for about ten minutes.

        The password is sent once, in the server's own encryption: its keys are known to everybody and the
        connection has no TLS.

        A wrong answer is `RejectedError`, a wrong account or password `WrongPasswordError`; both take a new
        picture.

        The session must be signed in with `campus.login()`. The request is sent at most once; if the call fails, it
        may have taken effect nevertheless.

        Args:
            id: The picture's identifier.
            answer: The characters of the picture.
            username: The student number.
            password: The campus account's password.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            WrongPasswordError: The server does not accept this password for the account.
            RejectedError: The server rejected the request. The message contains the server's words, and `detail`
                holds what the server said about each field.
            Error: Any other reason; see `danxi.errors`.

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
        """Lists the courses that a graduate has chosen, with their teachers, the newest semester first, by day and
        lesson.

        Their `semester_id` is as in `course.get_semesters()`, 0 where the server does not say. Without
        `course.answer_captcha()`, `NotSignedInError`.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Course]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do

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
        """Gets a week of a semester with the courses that meet in it.

        The session must be signed in with `campus.login()`. A stored answer is valid for 6 hours.

        Args:
            semester_id: The semester's identifier. Default: the current one. At least 0.
            week: The week, from 1. Default: the one that today is in; outside of the weeks with courses, the
                nearest of them. 1 to 60.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseWeek: A week of a semester, and what meets in it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.course.get_week()
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
        """Lists the pairs of courses of a semester that meet at the same time; an empty list if none do.

        The session must be signed in with `campus.login()`. A stored answer is valid for 6 hours.

        Args:
            semester_id: The semester's identifier. Default: the current one. At least 0.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseConflict]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.course.get_conflicts()
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
        """Writes a semester as a calendar file (iCalendar, RFC 5545), for any calendar program: its courses as events
        that repeat every week or every other week, the exams, and the bookings that are handed in.

        An event keeps its UID, so that importing it again replaces it: a course's as long as its meeting keeps its
        semester, code, day, first lesson and first week, a booking's as long as it keeps its playground, name, day
        and begin. A semester whose start is not known is `NotFoundError`.

        No page that lists an account's own bookings is known: the caller says which slots of
        `reservation.get_reservations()` it booked.

        The session must be signed in with `campus.login()`. A stored answer is valid for 6 hours.

        Args:
            semester_id: The semester's identifier. Default: the current one. At least 0.
            exams: Whether exams are part of it; they are known of the current semester of undergraduates only.
                Default: True.
            bookings: The slots that the account has booked, as `reservation.get_reservations()` gave them; each
                becomes an event, whatever the semester. Default: none.
            reminder_minutes: How many minutes before each event the calendar program reminds of it. Default: no
                reminder. 0 to 10,080.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.course.calendar()
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
        """Forgets the stored semesters and courses, on disk too.

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
