# Generated from interface/*.toml by `make generate`; do not edit.

"""The services as properties of the sessions."""

from __future__ import annotations

from typing import Any

from . import account, forum, campus, bus, classroom, electricity, library, canteen, profile, markup, announcement, wallet, reservation, sport, course, exam, score
from .account import AccountService, AsyncAccountService
from .forum import AsyncForumService, ForumService
from .campus import AsyncCampusService, CampusService
from .bus import AsyncBusService, BusService
from .classroom import AsyncClassroomService, ClassroomService
from .electricity import AsyncElectricityService, ElectricityService
from .library import AsyncLibraryService, LibraryService
from .canteen import AsyncCanteenService, CanteenService
from .profile import AsyncProfileService, ProfileService
from .markup import AsyncMarkupService, MarkupService
from .announcement import AnnouncementService, AsyncAnnouncementService
from .wallet import AsyncWalletService, WalletService
from .reservation import AsyncReservationService, ReservationService
from .sport import AsyncSportService, SportService
from .course import AsyncCourseService, CourseService
from .exam import AsyncExamService, ExamService
from .score import AsyncScoreService, ScoreService

__all__ = [
    "account",
    "forum",
    "campus",
    "bus",
    "classroom",
    "electricity",
    "library",
    "canteen",
    "profile",
    "markup",
    "announcement",
    "wallet",
    "reservation",
    "sport",
    "course",
    "exam",
    "score",
]


class Services:
    """The services of `Session`."""

    __slots__ = ()

    @property
    def account(self: Any) -> AccountService:
        """The account of the DanXi community, for the forum and the course reviews.

        A session is signed in with at most one account. The tokens stay in memory or, with `remember` of
        {method:account.login}, in a file of mode 0600 below {config:store.path}. They are renewed
        automatically.
        """
        return AccountService(self)

    @property
    def forum(self: Any) -> ForumService:
        """The forum 树洞: divisions, holes (threads), floors (posts) and tags.

        A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym
        that identifies a person within one hole only.
        """
        return ForumService(self)

    @property
    def campus(self: Any) -> CampusService:
        """The campus account, which most campus services need.

        A session is signed in with at most one campus account. Each campus service is signed in to when it is
        first called, and again after the university has ended the sign-in.

        The password is kept in memory only and is sent only to the university's sign-in. A call that needs a
        captcha or a second factor fails with {error:captcha_required} or {error:second_factor_required}.
        Answer with {method:campus.answer_challenge}, then repeat the call.
        """
        return CampusService(self)

    @property
    def bus(self: Any) -> BusService:
        """Timetables of the buses between the campuses.

        There is one timetable for workdays and one for holidays. Times are in Asia/Shanghai. Both timetables
        are stored in memory and below {config:store.path}.
        """
        return BusService(self)

    @property
    def classroom(self: Any) -> ClassroomService:
        """The use of the classrooms today.

        The server can be reached only from the campus network. From elsewhere it is accessed through WebVPN,
        which needs a signed-in campus account. Answers are stored in memory only.
        """
        return ClassroomService(self)

    @property
    def electricity(self: Any) -> ElectricityService:
        """The electricity of the account's dormitory room.

        Answers are stored in memory only, because they reveal where a person lives.
        """
        return ElectricityService(self)

    @property
    def library(self: Any) -> LibraryService:
        """The current occupancy of the libraries.

        No account is needed. Answers are not stored.
        """
        return LibraryService(self)

    @property
    def canteen(self: Any) -> CanteenService:
        """The current occupancy of the canteens.

        Answers are not stored.
        """
        return CanteenService(self)

    @property
    def profile(self: Any) -> ProfileService:
        """The university's data about the signed-in student.

        Answers are stored in memory only, because they are personal.
        """
        return ProfileService(self)

    @property
    def markup(self: Any) -> MarkupService:
        """CSS selectors on HTML pages, for pages that no service covers.

        It sends no requests.
        """
        return MarkupService(self)

    @property
    def announcement(self: Any) -> AnnouncementService:
        """Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School.

        The lists are public, so no account is needed. Reading an announcement itself may need one. Answers
        are stored in memory only.
        """
        return AnnouncementService(self)

    @property
    def wallet(self: Any) -> WalletService:
        """Balance, transactions and payment code of the campus card 一卡通.

        Amounts are in yuan. Answers are stored in memory only.
        """
        return WalletService(self)

    @property
    def reservation(self: Any) -> ReservationService:
        """Sports venues, rooms and student activities that can be reserved, and their free slots.

        The library does not make reservations: open the `reserve_url` of a {entity:Reservation} in a browser.
        The playgrounds are stored in memory and below {config:store.path}; slots are not stored.
        """
        return ReservationService(self)

    @property
    def sport(self: Any) -> SportService:
        """Exercise attendance 课外锻炼 of the semester and the fitness test 体质测试.

        Answers are stored in memory only.
        """
        return SportService(self)

    @property
    def course(self: Any) -> CourseService:
        """Semesters, timetables, conflicts between courses, and timetables as calendar files.

        Dates and times are in Asia/Shanghai. Semesters and courses are stored in memory and below
        {config:store.path}. For graduates, other servers are asked than for undergraduates.
        """
        return CourseService(self)

    @property
    def exam(self: Any) -> ExamService:
        """Exams of an undergraduate.

        Answers are stored in memory and below {config:store.path}.
        """
        return ExamService(self)

    @property
    def score(self: Any) -> ScoreService:
        """Course results and the ranking by grade point average.

        Answers are stored in memory and below {config:store.path}.
        """
        return ScoreService(self)


class AsyncServices:
    """The services of `AsyncSession`."""

    __slots__ = ()

    @property
    def account(self: Any) -> AsyncAccountService:
        """The account of the DanXi community, for the forum and the course reviews.

        A session is signed in with at most one account. The tokens stay in memory or, with `remember` of
        {method:account.login}, in a file of mode 0600 below {config:store.path}. They are renewed
        automatically.
        """
        return AsyncAccountService(self)

    @property
    def forum(self: Any) -> AsyncForumService:
        """The forum 树洞: divisions, holes (threads), floors (posts) and tags.

        A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym
        that identifies a person within one hole only.
        """
        return AsyncForumService(self)

    @property
    def campus(self: Any) -> AsyncCampusService:
        """The campus account, which most campus services need.

        A session is signed in with at most one campus account. Each campus service is signed in to when it is
        first called, and again after the university has ended the sign-in.

        The password is kept in memory only and is sent only to the university's sign-in. A call that needs a
        captcha or a second factor fails with {error:captcha_required} or {error:second_factor_required}.
        Answer with {method:campus.answer_challenge}, then repeat the call.
        """
        return AsyncCampusService(self)

    @property
    def bus(self: Any) -> AsyncBusService:
        """Timetables of the buses between the campuses.

        There is one timetable for workdays and one for holidays. Times are in Asia/Shanghai. Both timetables
        are stored in memory and below {config:store.path}.
        """
        return AsyncBusService(self)

    @property
    def classroom(self: Any) -> AsyncClassroomService:
        """The use of the classrooms today.

        The server can be reached only from the campus network. From elsewhere it is accessed through WebVPN,
        which needs a signed-in campus account. Answers are stored in memory only.
        """
        return AsyncClassroomService(self)

    @property
    def electricity(self: Any) -> AsyncElectricityService:
        """The electricity of the account's dormitory room.

        Answers are stored in memory only, because they reveal where a person lives.
        """
        return AsyncElectricityService(self)

    @property
    def library(self: Any) -> AsyncLibraryService:
        """The current occupancy of the libraries.

        No account is needed. Answers are not stored.
        """
        return AsyncLibraryService(self)

    @property
    def canteen(self: Any) -> AsyncCanteenService:
        """The current occupancy of the canteens.

        Answers are not stored.
        """
        return AsyncCanteenService(self)

    @property
    def profile(self: Any) -> AsyncProfileService:
        """The university's data about the signed-in student.

        Answers are stored in memory only, because they are personal.
        """
        return AsyncProfileService(self)

    @property
    def markup(self: Any) -> AsyncMarkupService:
        """CSS selectors on HTML pages, for pages that no service covers.

        It sends no requests.
        """
        return AsyncMarkupService(self)

    @property
    def announcement(self: Any) -> AsyncAnnouncementService:
        """Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School.

        The lists are public, so no account is needed. Reading an announcement itself may need one. Answers
        are stored in memory only.
        """
        return AsyncAnnouncementService(self)

    @property
    def wallet(self: Any) -> AsyncWalletService:
        """Balance, transactions and payment code of the campus card 一卡通.

        Amounts are in yuan. Answers are stored in memory only.
        """
        return AsyncWalletService(self)

    @property
    def reservation(self: Any) -> AsyncReservationService:
        """Sports venues, rooms and student activities that can be reserved, and their free slots.

        The library does not make reservations: open the `reserve_url` of a {entity:Reservation} in a browser.
        The playgrounds are stored in memory and below {config:store.path}; slots are not stored.
        """
        return AsyncReservationService(self)

    @property
    def sport(self: Any) -> AsyncSportService:
        """Exercise attendance 课外锻炼 of the semester and the fitness test 体质测试.

        Answers are stored in memory only.
        """
        return AsyncSportService(self)

    @property
    def course(self: Any) -> AsyncCourseService:
        """Semesters, timetables, conflicts between courses, and timetables as calendar files.

        Dates and times are in Asia/Shanghai. Semesters and courses are stored in memory and below
        {config:store.path}. For graduates, other servers are asked than for undergraduates.
        """
        return AsyncCourseService(self)

    @property
    def exam(self: Any) -> AsyncExamService:
        """Exams of an undergraduate.

        Answers are stored in memory and below {config:store.path}.
        """
        return AsyncExamService(self)

    @property
    def score(self: Any) -> AsyncScoreService:
        """Course results and the ranking by grade point average.

        Answers are stored in memory and below {config:store.path}.
        """
        return AsyncScoreService(self)
